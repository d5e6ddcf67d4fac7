export const id = 961;
export const ids = [961];
export const modules = {

/***/ 5729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ isBusy),
/* harmony export */   Fh: () => (/* binding */ createUnknownTokenHint),
/* harmony export */   JC: () => (/* binding */ expiredText),
/* harmony export */   K8: () => (/* binding */ tlsRequiredText),
/* harmony export */   VQ: () => (/* binding */ readServerMessage),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   ql: () => (/* binding */ formatPolicyLine),
/* harmony export */   tp: () => (/* binding */ toNomadError),
/* harmony export */   wy: () => (/* binding */ describePolicy)
/* harmony export */ });
/* unused harmony export classifyRefusal */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _http_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7244);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4482);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9815);




const notFound = { reason: 'not-found', title: () => 'Not found in Nomad' };
const deniedKind = { reason: 'unauthorized', title: (host) => `Permission denied by Nomad at ${host}` };
const invalid = { reason: undefined, title: () => 'Rejected as invalid by Nomad' };
const conflict = { reason: 'conflict', title: () => 'Rejected by Nomad because the job has changed' };
const blockedKind = { reason: 'blocked', title: () => 'Temporarily rejected by Nomad' };
const disabledKind = {
    reason: 'blocked',
    title: (host) => `Nomad at ${host} does not accept job registrations`,
};
const tooLarge = { reason: 'input', title: () => 'Request too large for Nomad' };
const gateway = {
    reason: 'unreachable',
    title: (host) => `Nomad is not available behind the gateway at ${host}`,
};
const limitedKind = {
    reason: 'server',
    title: (host) => `Nomad at ${host}, or a proxy in front of it, limits requests`,
};
const tooManyConnections = {
    reason: 'server',
    title: (host) => `Nomad at ${host} accepts no more connections from this address`,
};
const fault = { reason: 'server', title: (host) => `Nomad at ${host} reported a server error` };
const busyText = /No cluster leader|Not ready to serve consistent reads|^(rpc error: )*no servers$|session shutdown$|: broken pipe$|rpc error:.{0,500}(EOF|timeout|connection|i\/o)/;
const tlsRequiredText = /sent an HTTP request to an HTTPS server|plain HTTP request was sent to HTTPS port/;
const refusalRules = [
    [/are disabled by the scheduler configuration$/, disabledKind, 'disabled'],
    [/^Your IP is issuing too many concurrent connections/, tooManyConnections, 'connections'],
    [
        /Permission denied$|ACL token (not found|expired)|acl token lookup failed|failed to parse signed|missing key ID header/,
        deniedKind,
    ],
    [/no role or policy bindings matched$/, deniedKind, 'binding-rules'],
    [/Enforcing job modify index|Current job has version \d+; enforcing/, conflict],
    [/blocked due to active deployment/, blockedKind],
    [/Payload exceeds maximum size/, tooLarge],
    [/No path to region in `multiregion`$/, invalid, 'multiregion'],
    [/No path to region/, invalid, 'region'],
    [/^(rpc error: )*(1 error(\(s\))? occurred:\s*\* )?job "[^\n]*" is in nonexistent namespace "/, invalid, 'namespace'],
    [/^(rpc error: )*(1 error(\(s\))? occurred:\s*\* )?job "[^\n]*" is in nonexistent node pool "/, invalid, 'node-pool'],
    [/\bfailed to read (result page|filter expression)\b/, invalid, 'filter'],
    [/\berrors?(\(s\))? occurred:/, invalid],
    [busyText, fault],
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
    const text = readServerMessage(body);
    if (status === 400 && tlsRequiredText.test(body)) {
        return { reason: 'unreachable', title: (host) => `Nomad at ${host} expects HTTPS`, text, subject: 'scheme' };
    }
    const plain = isHtml(body) ? '' : keepBothEnds(body.trim());
    const [, kind, subject] = refusalRules.find(([pattern]) => pattern.test(plain)) ?? [];
    if (kind === blockedKind || kind === disabledKind || kind === tooManyConnections)
        return { ...kind, text, subject };
    const [, character] = subject === 'filter' ? (/ \d+:(\d+) \(/.exec(plain) ?? []) : [];
    if (character !== undefined)
        return { ...invalid, title: () => `The filter is not valid at character ${character}`, text: '', subject };
    const byStatus = kindsByStatus[status];
    if (byStatus !== undefined)
        return { ...byStatus, text };
    if (status === 404 ? !isNomadNotFound(plain) : status === 405 && plain === '') {
        const title = status === 405 ? 'returned an empty body: is this the address of Nomad?' : 'responds but is not Nomad';
        return { reason: 'server', title: (host) => `${host} ${title}`, text, subject: 'other-service' };
    }
    if (status === 404)
        return { ...notFound, text };
    if (status === 400 && (kind === undefined || kind === notFound))
        return { ...(plain === '' ? fault : invalid), text };
    return { ...(kind ?? fault), text, subject };
}
function toNomadError(refusal) {
    const { call, response, options } = refusal;
    const { invalidReason = 'input', secrets = [] } = call;
    const { status } = response;
    const { host } = new URL(options.address);
    const withoutSecrets = [options.token, options.httpAuth, ...secrets].reduce((text, secret) => ((0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .dropEmpty */ .nV)(secret) === undefined ? text : text.replaceAll(String(secret), () => '‹hidden›')), response.body);
    const body = options.redact?.(withoutSecrets) ?? withoutSecrets;
    const target = (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveTarget */ .u1)(call, options);
    const inBlock = invalidReason === 'parse' ? ' in `multiregion`' : '';
    const region = target.region === undefined ? inBlock : ` ${JSON.stringify(target.region)}`;
    const bodyWithRegion = body.replace(/No path to region$/, (text) => text + region);
    const classifiedRefusal = classifyRefusal(status, bodyWithRegion);
    const hasNoText = classifiedRefusal.subject === 'other-service' && !isHtml(body);
    const { reason, title, text, subject } = classifiedRefusal;
    const isFromProxy = reason === 'unauthorized' && (isHtml(response.body) || isPasswordRequest(response));
    const remedy = selectRefusalRemedy(classifiedRefusal, refusal);
    const setting = subject === 'namespace' || subject === 'region' ? subject : undefined;
    const value = setting && target[setting];
    if (setting !== undefined && value !== undefined && value === options[setting])
        return createScopeError(setting, value, { ...call, status });
    const sentence = remedy.help === 'no-token'
        ? `No token is set, and Nomad at ${host} requires one`
        : remedy.help === 'missing-capability' && call.capability !== undefined
            ? `The token needs ${call.capability.replaceAll(/ \([^)]*\)/g, '')} in namespace \`${target.namespace ?? 'default'}\``
            : isFromProxy
                ? `Permission denied at ${host}`
                : title(host);
    const effectiveReason = reason ?? invalidReason;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        httpStatus: status,
        reason: effectiveReason,
        help: effectiveReason === 'input' ? 'rejected-request' : effectiveReason,
        isTransient: subject === 'scheme' ? false : undefined,
        attribute: subject === 'multiregion' ? subject : setting,
        ...(effectiveReason === 'parse'
            ? { message: `${sentence}: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .removeFullStop */ .AF)(text)}` }
            : (0,_http_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRequest */ .Ng)(sentence, { ...call, status }, hasNoText || remedy.help === 'no-token' || remedy.help === 'missing-capability' ? '' : text)),
        ...remedy,
    });
}
function createScopeError(name, value, request) {
    const setting = name === 'region' ? `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)(name)} or \`NOMAD_REGION\`` : '`namespace`';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        httpStatus: request.status,
        reason: 'input',
        ...(0,_http_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRequest */ .Ng)(`\`${name}\` is \`${value}\`, which does not exist`, request),
        help: 'unknown-namespace-or-region',
        hint: `Set ${setting} to an existing ${name}${name === 'region' ? '' : ', or create it (`nomad namespace apply`)'}.`,
    });
}
const remedies = {
    scheme: { hint: 'Set `address` to an `https://` URL.', help: 'http-or-https' },
    'other-service': { hint: 'Check that `address` is the address of Nomad itself, without a path.', help: 'not-nomad' },
    region: { hint: 'Change `region` in the job file to an existing region.', help: 'unknown-namespace-or-region' },
    multiregion: {
        hint: 'Change `multiregion` in the job file, which needs Nomad Enterprise, to existing regions.',
        help: 'unknown-namespace-or-region',
    },
    namespace: {
        hint: 'Change `namespace` in the job file to an existing namespace, or create it (`nomad namespace apply`).',
        help: 'unknown-namespace-or-region',
    },
    'node-pool': {
        hint: 'Set `node_pool` in the job file to an existing node pool (`nomad node pool list`), or create it (`nomad node pool apply`).',
        help: 'unknown-node-pool',
    },
    filter: {
        hint: 'Correct `filter`, such as `Status == "running"`. A filter can use all fields of a job, with their names in `nomad job inspect`: `ParentID`, `Type`, `Status`, `Meta.team`, `TaskGroups`. Put strings in double quotation marks.',
        help: 'rejected-request',
    },
    connections: {
        hint: 'Run fewer jobs at the same time behind this address, or raise `http_max_conns_per_client` in `limits` of the agent.',
        help: 'server',
    },
    disabled: {
        hint: 'An operator has set `reject_job_registration`. Re-run this workflow job once it is off: `nomad operator scheduler set-config -reject-job-registration=false`.',
        help: 'blocked',
    },
    'binding-rules': {
        hint: 'Compare the selectors of the binding rules (`nomad acl binding-rule list -json`) with the claims of this job: the IDs of the repository and its owner, and the environment. The policy or role that a rule names must exist.',
        help: 'no-binding-rule',
    },
};
function selectRefusalRemedy({ reason, text, subject }, refusal) {
    if (subject !== undefined)
        return remedies[subject];
    if (reason === 'unauthorized')
        return explainDenied(text, refusal);
    if (reason === 'not-found')
        return { help: 'no-such-job' };
    return reason === 'conflict' ? { help: 'concurrent-change' } : {};
}
function explainDenied(text, refusal) {
    const { call, response, options } = refusal;
    const { namespace = 'default' } = (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveTarget */ .u1)(call, options);
    const { capabilities = [], tokenHint = '' } = options;
    if (isPasswordRequest(response)) {
        const title = (0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .dropEmpty */ .nV)(options.httpAuth) !== undefined
            ? `rejected ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)('http-auth')}: check the user and the password`
            : `asks for a password: set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)('http-auth')} to \`user:password\``;
        return { hint: `A proxy in front of Nomad ${title}.`, help: 'response-from-another-service' };
    }
    if (isHtml(response.body)) {
        const hint = `The response is a web page: a proxy in front of Nomad requires a login. Set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)('http-auth')} if the proxy accepts it, or set \`address\` to Nomad itself.`;
        return { hint, help: 'response-from-another-service' };
    }
    if (call.deniedHint !== undefined)
        return { hint: call.deniedHint };
    const scope = `in the namespace \`${namespace}\``;
    const need = call.capability === undefined ? undefined : `the ACL capability ${call.capability} ${scope}`;
    const rights = listRights(call.capability ?? '');
    const policy = need === undefined || capabilities.length === 0
        ? ''
        : ` ${describePolicy(namespace, [...capabilities, ...rights])}`;
    const replacement = `Set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)('token', options.tokenSecret)} to ${need === undefined ? 'a valid token' : `a token with ${need}`}.${policy}`;
    if (expiredText.test(text))
        return { hint: replacement, help: 'unknown-token' };
    if (/token not found|UUID must be 36 characters|parse signed|key ID header/.test(text))
        return { hint: createUnknownTokenHint(options.tokenSecret), help: 'unknown-token' };
    if ((0,_call_js__WEBPACK_IMPORTED_MODULE_3__/* .dropEmpty */ .nV)(options.token) === undefined)
        return { hint: `${replacement} ${tokenHint}`.trim(), help: 'no-token' };
    if (need === undefined)
        return { hint: 'The token may have expired, or it may belong to a different cluster.', help: 'missing-capability' };
    const otherCauses = [
        ...(refusal.isTokenKnown ? [] : ['the namespace is wrong']),
        ...(call.path === '/v1/jobs/parse'
            ? ['the server has just started and does not recognize the token yet: re-run this workflow job']
            : []),
    ];
    const causes = otherCauses.length === 0 ? '' : ` It is also possible that ${otherCauses.join(', or that ')}.`;
    const isPlanToken = options.tokenSecret === _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .planTokenSecret */ .jE || /`(?:parse|plan|read)-job`/.test(call.capability ?? '');
    const setToken = `If this is the token of the plan, store a different one as the secret \`${options.tokenSecret}\`, and pass it as \`token\`. Otherwise, add`;
    const add = isPlanToken || options.tokenSecret === undefined ? 'Add' : setToken;
    return { hint: `${add} ${call.capability} to a policy of the token.${policy}${causes}`, help: 'missing-capability' };
}
const expiredText = /\btoken expired\b/;
function createUnknownTokenHint(tokenSecret) {
    return `Set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)('token', tokenSecret)} to the Secret ID of a token, not its Accessor ID, without quotes or \`Bearer\`. The token may also have expired or been deleted, or it may belong to a different cluster or region.`;
}
function isPasswordRequest({ status, headers }) {
    return status === 401 && /^basic\b/i.test(headers['www-authenticate'] ?? '');
}
function listRights(capability) {
    return [...capability.replaceAll(/ \([^)]*\)/g, '').matchAll(/`([^`]+)`/g)].map(([, right = '']) => right);
}
function describePolicy(namespace, rights) {
    const [rules, capabilities] = [true, false].map((isRule) => rights.filter((right) => right.includes('{') === isRule));
    return `This mode needs the policy \`${[formatPolicyLine(namespace, capabilities ?? []), ...(rules ?? [])].join(' ')}\`.`;
}
function formatPolicyLine(namespace, capabilities) {
    const list = [...new Set(capabilities)].map((capability) => JSON.stringify(capability)).join(', ');
    return `namespace ${JSON.stringify(namespace)} { capabilities = [${list}] }`;
}
function isNomadNotFound(text) {
    return text !== '' && text !== '404 page not found' && !/^[[{]/.test(text);
}
function keepBothEnds(text) {
    const maxCharacters = 8192;
    return text.length <= 2 * maxCharacters ? text : `${text.slice(0, maxCharacters)}\n${text.slice(-maxCharacters)}`;
}
const kindsByStatus = {
    401: deniedKind,
    403: deniedKind,
    413: tooLarge,
    429: limitedKind,
    502: gateway,
    503: gateway,
    504: gateway,
};
function isBusy({ status, body }) {
    return status >= 500 && body.length < 4096 && busyText.test(body.trim());
}
const maxTextLength = 2000;
function readServerMessage(body) {
    if (isHtml(body)) {
        const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1]?.trim().replaceAll(/\s+/g, ' ') ?? '';
        return title === '' ? 'an HTML page without a title' : `an HTML page titled "${title}"`;
    }
    const plain = body.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
    const text = plain
        .replace(/^(rpc error: )+/, '')
        .replaceAll(/\b1 error(?:\(s\))? occurred:\s*\*\s+/g, '')
        .replaceAll(/\bTask group (\S+) validation failed: /g, 'group $1: ')
        .replaceAll(/\bTask (\S+) validation failed: /g, 'task $1: ')
        .trim()
        .replaceAll(/\n\s*\n/g, '\n');
    if (text === '')
        return 'an empty response';
    return text.length > maxTextLength ? `${text.slice(0, maxTextLength).replace(/[\ud800-\udbff]$/, '')} …` : text;
}
function isHtml(body) {
    return /^\s*<(!doctype html|html|head|body)\b/i.test(body.slice(0, 1000));
}


/***/ }),

/***/ 7513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createLineFinder)
/* harmony export */ });
/* harmony import */ var _jobfiles_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(409);
/* harmony import */ var _jobfiles_hcl_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(253);
/* harmony import */ var _jobfiles_hcl_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5380);



function createLineFinder({ text, kind }) {
    if (kind !== 'hcl')
        return () => undefined;
    let scan;
    const bodies = new Map();
    const read = (opener, body) => {
        const bodyIndex = bodies.get(opener) ?? indexBody(body());
        bodies.set(opener, bodyIndex);
        return bodyIndex;
    };
    return ({ group, task, at = [] }) => {
        const { hcl, positions } = (scan ??= { hcl: (0,_jobfiles_hcl_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .scanHcl */ .J)(text), positions: (0,_jobfiles_hcl_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .mapPositions */ .Z)(text) });
        const outer = [['job'], ['group', group], ['task', task]].filter(([, label]) => label !== '');
        let body = read(-1, () => (0,_jobfiles_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileBody */ .lX)(hcl));
        let token;
        for (const [index, [name = '', label]] of [...outer, ...at.map((step) => [step])].entries()) {
            const block = body.blocks.get(JSON.stringify([name, label]));
            if (block === undefined && index < outer.length)
                return undefined;
            const attribute = index < outer.length ? undefined : body.attributes.get(name);
            token = (attribute ?? block)?.at ?? token;
            if (attribute !== undefined || block === undefined)
                break;
            body = read(block.opener, () => (0,_jobfiles_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlockBody */ .AC)(hcl, block));
        }
        const offset = token === undefined ? undefined : hcl.starts[token];
        return offset === undefined ? undefined : positions.findPosition(offset).line;
    };
}
function indexBody({ attributes, blocks }) {
    const entries = blocks.toReversed().flatMap((block) => {
        const { type, labels } = block;
        return [[JSON.stringify([type, undefined]), block], [JSON.stringify([type, labels[0]]), block]];
    });
    return {
        attributes: new Map(attributes.toReversed().map((attribute) => [attribute.name, attribute])),
        blocks: new Map(entries),
    };
}


/***/ }),

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ collectJobs)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8877);
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(606);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2027);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6590);
/* harmony import */ var _preprocess_declared_job_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2454);
/* harmony import */ var _functions_work_budget_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6858);
/* harmony import */ var _inputs_configuration_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(748);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1352);
/* harmony import */ var _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7580);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1385);
/* harmony import */ var _preprocess_job_source_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9305);
/* harmony import */ var _preprocess_load_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3686);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6948);
/* harmony import */ var _stages_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1321);
/* harmony import */ var _file_kind_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7503);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7941);
/* harmony import */ var _touched_files_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(5132);




















const maxFilesBeforeGc = 500;
async function collectJobs(options) {
    return (0,_inputs_configuration_js__WEBPACK_IMPORTED_MODULE_9__/* .locateErrors */ .y)(collectEachJob(options), options.inputs.configuration);
}
async function collectEachJob({ inputs, workspace, changes, deadline }) {
    const search = await (0,_find_js__WEBPACK_IMPORTED_MODULE_12__/* .resolveFolders */ .cJ)({ patterns: inputs.patterns, directory: inputs.workingDirectory, workspace });
    const isJobFile = (name) => (0,_find_js__WEBPACK_IMPORTED_MODULE_12__/* .matchesJobFiles */ .oH)(name, search);
    const removedFiles = (changes?.removed ?? []).filter(({ name }) => isJobFile(name));
    const mayBeEmpty = inputs.mayBeEmpty === true;
    const foundFiles = await (0,_find_js__WEBPACK_IMPORTED_MODULE_12__/* .findJobFiles */ .eU)({ ...search, mayBeEmpty, removed: removedFiles.map(({ name }) => name) });
    const files = await (0,_stages_js__WEBPACK_IMPORTED_MODULE_16__/* .assignStages */ .Z9)(foundFiles, inputs.stages ?? [], search);
    if (files.length > maxFilesBeforeGc)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_1__.setFlagsFromString)('--semi-space-growth-factor=1 --heap-growing-percent=100');
    const budget = (0,_functions_work_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .createRunBudget */ .f)(deadline);
    const load = (0,_preprocess_load_js__WEBPACK_IMPORTED_MODULE_14__/* .createLoader */ .E)({ inputs, workspace, budget });
    const configNames = inputs.configuration === undefined ? [] : (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .listAliases */ .PO)(inputs.configuration.path, search.workspace);
    const isReconfigured = configNames.some((name) => changes?.names.includes(name) === true);
    const consideredChanges = inputs.onlyChanged && !isReconfigured ? changes : undefined;
    const selectJob = async (file) => {
        const loadedJob = await load(file);
        const job = consideredChanges === undefined ? loadedJob : selectTouched(loadedJob, consideredChanges, budget);
        const takesVariables = !('source' in loadedJob) || loadedJob.preparedJob !== undefined;
        const lateNames = 'source' in loadedJob ? (loadedJob.late?.names ?? []) : undefined;
        return { file, job, lateNames, takesVariables, skippedJobs: job === undefined ? listSkippedJobs(loadedJob) : [] };
    };
    const selectedJobs = await (0,p_map__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .Ay)(files, selectJob, { concurrency: 10 });
    const { vars, secret, strict } = inputs.variables;
    const takesVariables = files.length === 0 || selectedJobs.some((each) => each.takesVariables);
    if (strict && !takesVariables && vars.length + secret.length > 0)
        throw createNoVariablesError();
    const undeclaredNames = findUndeclaredLate(inputs.late?.names ?? [], selectedJobs.map(({ lateNames }) => lateNames));
    const jobs = selectedJobs.flatMap(({ job }) => job ?? []);
    if (strict && undeclaredNames !== undefined)
        throw createUndeclaredLateError(undeclaredNames, jobs);
    const groups = (0,_patterns_js__WEBPACK_IMPORTED_MODULE_18__/* .splitPatterns */ .sb)(search.patterns);
    const isEmpty = files.length + removedFiles.length === 0;
    const skippedFiles = selectedJobs.flatMap(({ file, job }) => (job === undefined ? [file] : []));
    return {
        jobs,
        removed: removedFiles.map(({ name, newName }) => ({
            name,
            newName: newName !== undefined && isJobFile(newName) ? newName : undefined,
        })),
        removedNames: (changes?.removed ?? []).flatMap(({ name }) => ((0,_patterns_js__WEBPACK_IMPORTED_MODULE_18__/* .mayBeJobFile */ .gX)(name, groups) ? [name] : [])),
        skippedCount: skippedFiles.length,
        skippedJobs: selectedJobs.flatMap(({ skippedJobs }) => skippedJobs),
        loadSkippedJobs: async () => Promise.all(skippedFiles.map(load)),
        loadOutsideJobs: async () => {
            const names = (changes?.names ?? []).filter((name) => (0,_patterns_js__WEBPACK_IMPORTED_MODULE_18__/* .mayBeJobFile */ .gX)(name, groups) && !isJobFile(name));
            const outsideFiles = await Promise.all(names.map((name) => findRegularFile(name, search.workspace)));
            const loadedJobs = await Promise.all(outsideFiles.filter((file) => file !== undefined).map(load));
            return loadedJobs.flatMap(listSkippedJobs);
        },
        noFilesMessage: isEmpty
            ? await describeNoJobFiles({ patterns: inputs.patterns, isJobFile, workspace: search.workspace, budget })
            : undefined,
        budget,
        configNames,
        isJobFile,
    };
}
function createNoVariablesError() {
    const message = 'Input `vars` is set, but JSON job files have no variables.';
    const hint = 'Remove it, or write the jobs in HCL.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ActionError */ .lZ({ reason: 'input', message, hint, help: 'conflicting-inputs' });
}
function findUndeclaredLate(names, declared) {
    return names.find((name) => declared.length > 0 && declared.every((file) => file?.includes(name) === false));
}
function createUndeclaredLateError(name, jobs) {
    const sources = jobs.flatMap((job) => ('source' in job && job.source.kind === 'hcl' ? [job.source] : []));
    const variables = sources.flatMap(({ text, budget }) => [...(0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_11__/* .readJobText */ .fY)(text, budget.step).declarations.keys()]);
    const message = `\`late-vars\` names \`${name}\`, which no job file declares.`;
    const hint = `${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_10__/* .suggest */ .ZA)(name, variables, 'Correct the name.')} Otherwise, remove it, or set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeSetting */ .w5)('strict-vars: false')}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ActionError */ .lZ({ reason: 'input', message, hint, help: 'variable-not-declared' });
}
async function findRegularFile(name, workspace) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(workspace, name);
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.lstat)(path).catch(() => undefined);
    return stats?.isFile() === true && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.realpath)(path)) === path ? { path, name } : undefined;
}
function listSkippedJobs(loaded) {
    const job = 'source' in loaded ? (0,_preprocess_declared_job_js__WEBPACK_IMPORTED_MODULE_7__/* .evaluateDeclaredJob */ .T)(loaded) : undefined;
    return job === undefined || job === 'unknown' ? [] : [{ file: loaded.file.name, job }];
}
function selectTouched(job, touchedFiles, budget) {
    if ('source' in job ? job.late !== undefined : job.isLate === true)
        return job;
    try {
        return (0,_touched_files_js__WEBPACK_IMPORTED_MODULE_19__/* .isTouched */ .D)(job.findDependencies().lookups, touchedFiles, budget.openFileBudget(job.file.name))
            ? job
            : undefined;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ActionError */ .lZ) || budget.isRunError(error))
            throw error;
        return { file: job.file, failures: [error], findDependencies: job.findDependencies };
    }
}
const maxFilesRead = 200;
async function describeNoJobFiles({ patterns, isJobFile, workspace, budget }) {
    const names = (0,_glob_js__WEBPACK_IMPORTED_MODULE_15__/* .findGlobMatches */ .zX)({ folder: workspace, rest: '**/*' }, () => false)
        .map(({ name }) => name)
        .filter((name) => _file_kind_js__WEBPACK_IMPORTED_MODULE_17__/* .jobFileKind */ .gL.extensions.includes((0,node_path__WEBPACK_IMPORTED_MODULE_4__.extname)(name).toLowerCase()))
        .toSorted();
    const examples = [];
    for (const name of names.slice(0, maxFilesRead)) {
        const file = { name, path: `${workspace}/${name}` };
        const source = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .orUndefined */ .y0)((0,_preprocess_job_source_js__WEBPACK_IMPORTED_MODULE_13__/* .readJobFile */ .i5)(file, workspace, budget.openFileBudget(name)));
        if (source !== undefined && (0,_preprocess_declared_job_js__WEBPACK_IMPORTED_MODULE_7__/* .readDeclaredJob */ .m)(source) !== undefined)
            examples.push(name);
    }
    const noMatchText = `No file matches ${patterns.map((pattern) => `\`${pattern}\``).join(' or ')}, the default of \`job-files\`, so there is nothing to do.`;
    const [first] = examples;
    if (first === undefined)
        return `${noMatchText} No other file contains a job either: add one, such as \`jobs/web.nomad.hcl\`.`;
    const examplesText = `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .codeList */ .E5)(examples, 3)} ${examples.length > 1 ? 'contain' : 'contains'}`;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(first);
    return `${noMatchText} ${examplesText} a job${isJobFile(first) ? ', but git ignores the folder' : ''}: set \`job-files: ${folder === '.' ? '' : `${folder}/`}*${(0,node_path__WEBPACK_IMPORTED_MODULE_4__.extname)(first)}\`.`;
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
        const characters = (0,_functions_fileset_js__WEBPACK_IMPORTED_MODULE_1__/* .countCharacters */ .wZ)(glob) + 1;
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
/* harmony export */   KS: () => (/* binding */ findFileset),
/* harmony export */   On: () => (/* binding */ createLister),
/* harmony export */   _r: () => (/* binding */ filesetSyntax),
/* harmony export */   wZ: () => (/* binding */ countCharacters)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6590);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6090);
/* harmony import */ var _resolve_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8811);
/* harmony import */ var _patterns_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8508);
/* harmony import */ var _patterns_text_pattern_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6138);







const filesetSyntax = { hasDots: true, hasEscapes: true };
function countCharacters(glob) {
    return ((0,_patterns_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .expandBraces */ .P)(glob, filesetSyntax) ?? []).join('').length;
}
const maxEntries = 200_000;
function createLister() {
    const entriesByFolder = new Map();
    return (folder) => {
        const entries = entriesByFolder.get(folder) ?? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
        entriesByFolder.set(folder, entries);
        return entries;
    };
}
const invalidPattern = { problem: 'is not a valid pattern', hint: 'Use `*`, `**`, `?`, `[a-z]` and `{a,b}`.' };
function findFileset(path, pattern, base, folderAccess) {
    if (path.length + pattern.length > _resolve_path_js__WEBPACK_IMPORTED_MODULE_4__/* .maxPathLength */ .Op)
        return invalidPattern;
    const fullPattern = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toSlashes */ .TH)(path), pattern);
    const alternatives = (0,_patterns_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .expandBraces */ .P)(fullPattern, filesetSyntax);
    if (alternatives === undefined)
        return invalidPattern;
    folderAccess.budget.spend(1 + (fullPattern.length * alternatives.length) / charactersPerUnit);
    const walk = { base, folderAccess, names: new Set(), problem: undefined, entriesLeft: maxEntries };
    for (const literal of alternatives) {
        const problem = walkPattern(literal, walk);
        if (problem !== undefined)
            return problem;
    }
    if (walk.problem !== undefined)
        return walk.problem;
    if (walk.entriesLeft <= 0)
        return { problem: `searches more than ${maxEntries} files`, hint: 'Use a smaller directory.' };
    const folder = (0,_resolve_path_js__WEBPACK_IMPORTED_MODULE_4__/* .resolvePath */ .o1)(path, base);
    const names = [...walk.names].map((file) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRelativeName */ .PR)(folder, file));
    return {
        names: names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
        glob: (0,_resolve_path_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRepositoryName */ .FI)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base.directory, fullPattern), base),
    };
}
function walkPattern(pattern, walk) {
    const { root: beginning } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(pattern);
    const root = beginning.endsWith('/') ? beginning : '';
    const parts = pattern.slice(root.length).split('/');
    const parentCount = parts.findIndex((part) => part !== '..');
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(walk.base.directory, root, ...parts.slice(0, Math.max(parentCount, 0)));
    const segments = parts.slice(Math.max(parentCount, 0));
    const wildcardIndex = segments.findIndex((part) => wildcard.test(part));
    const literalSegments = segments.slice(0, wildcardIndex === -1 ? -1 : wildcardIndex);
    const rest = segments.slice(literalSegments.length).map(readPart);
    if (rest.includes(undefined))
        return invalidPattern;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(start, ...literalSegments);
    const entryPath = resolveEntry(folder, walk.base);
    if (entryPath !== undefined && 'problem' in entryPath)
        return entryPath;
    visitFolder(folder, entryPath, rest, walk, []);
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
function visitFolder(folder, parent, parts, walk, parentFolders) {
    const [part, ...rest] = parts;
    if (part === undefined || parent === undefined || walk.entriesLeft <= 0)
        return;
    if ('problem' in parent)
        return noteProblem(parent, walk);
    if (parent.kind !== 'folder')
        return;
    if (typeof part === 'object' && 'name' in part) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, part.name);
        return acceptEntry(path, resolveEntry(path, walk.base), rest, walk, parentFolders);
    }
    const { real } = parent;
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
            acceptEntry(path, resolveDirent(entry, path, real, walk.base), rest, walk, parentFolders);
            continue;
        }
        if (rest.length > 0 && entry.isFile())
            continue;
        const path = joinName(folder, name);
        const entryTarget = resolveDirent(entry, path, real, walk.base);
        if (rest.length === 0)
            acceptEntry(path, entryTarget, [], walk, parentFolders);
        const isDangling = entryTarget !== undefined && 'problem' in entryTarget && entryTarget.failsInNomadToo === true;
        const mayHoldMatch = !parentFolders.includes(real) && !(isDangling && rest.length > 0);
        if (mayHoldMatch)
            visitFolder(path, entryTarget, parts, walk, [...parentFolders, real]);
    }
    if (part === '**' && rest.length > 0)
        visitFolder(folder, parent, rest, walk, parentFolders);
}
const charactersPerUnit = 100;
function acceptEntry(path, entry, rest, walk, foldersAbove) {
    if (rest.length > 0)
        return visitFolder(path, entry, rest, walk, foldersAbove);
    if (entry === undefined)
        return;
    if ('problem' in entry)
        noteProblem(entry, walk);
    else if (entry.kind === 'file')
        walk.names.add(path);
}
function noteProblem(problem, walk) {
    if (walk.problem === undefined || problem.problem < walk.problem.problem)
        walk.problem = problem;
}
function resolveDirent(entry, path, folder, base) {
    if (entry.isSymbolicLink())
        return resolveEntry(path, base);
    const real = joinName(folder, entry.name);
    if (mayBelongToGit.test(entry.name) && (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .findPathProblem */ .W0)(real, base.workspace) !== undefined)
        return undefined;
    return { real, kind: classifyEntry(entry) };
}
const mayBelongToGit = /^(?:\.git|git~1)/i;
function joinName(folder, name) {
    return folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder + name : folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep + name;
}
function resolveEntry(path, { workspace }) {
    const target = (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_3__/* .locateInside */ .t3)(path, workspace);
    if ('problem' in target)
        return target;
    if (target.stats !== undefined)
        return { real: target.path, kind: classifyEntry(target.stats) };
    return target.danglingLink === undefined ? undefined : (0,_resolve_path_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDangling */ .o3)(target.danglingLink);
}
function classifyEntry(entry) {
    if (entry.isFile())
        return 'file';
    return entry.isDirectory() ? 'folder' : 'other';
}


/***/ }),

/***/ 2864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ findCallBracket),
/* harmony export */   fC: () => (/* binding */ transformsPath),
/* harmony export */   ih: () => (/* binding */ toResolver),
/* harmony export */   lr: () => (/* binding */ createConstantResolver),
/* harmony export */   wM: () => (/* binding */ evaluateCall)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(409);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(832);
/* harmony import */ var _hcl_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3327);
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6267);
/* harmony import */ var _resolve_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8811);






const createTextResult = (text) => ({ source: (0,_hcl_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o)(text), text });
const fileFunctions = new Map([
    ['file', { count: 1, call: ([path = ''], { access }) => createFileTextResult(access.read(path, 'text')) }],
    ['filebase64', { count: 1, call: ([path = ''], { access }) => createFileTextResult(access.read(path, 'base64')) }],
    ['fileexists', { count: 1, call: ([path = ''], { access }) => existsResult(access.exists(path)) }],
    [
        'fileset',
        { count: 2, call: ([path = '', pattern = ''], { access }) => createFilesetResult(access.fileset(path, pattern)) },
    ],
    ['basename', { count: 1, call: ([path = '']) => createTextResult(path === '' ? '.' : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) || '/') }],
    ['dirname', { count: 1, call: ([path = '']) => createTextResult(readParentFolder(path)) }],
    ['abspath', { count: 1, call: ([path = ''], { base }) => createTextResult((0,_resolve_path_js__WEBPACK_IMPORTED_MODULE_5__/* .resolvePath */ .o1)(path, base)) }],
    ['pathexpand', { count: 1, call: ([path = '']) => createTextResult((0,_resolve_path_js__WEBPACK_IMPORTED_MODULE_5__/* .expandHome */ .kc)(path)) }],
]);
function createFileTextResult(read) {
    return 'problem' in read ? read : createTextResult(read.text);
}
function existsResult(response) {
    return 'problem' in response ? response : { source: String(response.exists), text: String(response.exists) };
}
function readParentFolder(path) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path.slice(0, path.lastIndexOf('/') + 1));
    return folder === '/' ? folder : folder.replace(/\/$/, '');
}
function createFilesetResult(response) {
    if ('problem' in response)
        return response;
    const names = [...new Set(response.names.map((name) => name.normalize('NFC')))];
    const sortedNames = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    return { source: `convert([${sortedNames.map(_hcl_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteText */ .o).join(', ')}], set(string))` };
}
const pathTransformers = new Set(['basename', 'dirname', 'abspath', 'pathexpand']);
function transformsPath(hcl, at) {
    return pathTransformers.has((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .readToken */ .AI)(hcl, at));
}
function findCallBracket(hcl, at) {
    if (hcl.kinds[at] !== 'name' || !fileFunctions.has((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .readToken */ .AI)(hcl, at)))
        return undefined;
    const open = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .findToken */ .fm)(hcl, at + 1, hcl.kinds.length, 'skip');
    const isCall = hcl.kinds[open] === 'open' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .readToken */ .AI)(hcl, open) === '(' && (hcl.closes[open] ?? 0) < hcl.kinds.length;
    return isCall && !isPartOfName(hcl, at) ? open : undefined;
}
function isPartOfName(hcl, at) {
    let before = at - 1;
    while (hcl.kinds[before] === 'space' || hcl.kinds[before] === 'comment')
        before--;
    const character = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .readToken */ .AI)(hcl, before);
    return character === '.' || (character === ':' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .readToken */ .AI)(hcl, before - 1) === ':');
}
const constantPathHint = 'Build the path from text, variables and locals, such as `file("${var.env}.conf")`. In a `dynamic` block, use `local.texts[template.value]`, with a local `texts = { a = file("a.conf") }`.';
function evaluateCall(hcl, at, open, names, functions) {
    const fileFunction = fileFunctions.get((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .readToken */ .AI)(hcl, at));
    const ranges = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_1__/* .splitArguments */ .vj)(hcl, open);
    if (fileFunction?.count !== ranges.length)
        return undefined;
    const args = [];
    for (const [from, to] of ranges) {
        const value = (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .readConstant */ .tk)({ hcl, from, to }, names);
        if ('problem' in value)
            return { ...value, hint: value.hint ?? constantPathHint };
        args.push(value.text);
    }
    return fileFunction.call(args, functions);
}
const maxDepth = 50;
const maxSteps = 100_000;
function toResolver({ locals }) {
    return (name, resolver) => {
        const definition = locals.get(name);
        return definition === undefined ? undefined : (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .readConstant */ .tk)(definition, resolver);
    };
}
function createConstantResolver(local, variable, evaluate = () => undefined, resolveAttribute = () => _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .computed */ .EW) {
    const open = new Set();
    let steps = 0;
    const resolveOnce = (name, find) => {
        if (open.size >= maxDepth || ++steps > maxSteps)
            return { problem: 'is computed in too many steps' };
        if (open.has(name))
            return { problem: 'refers to itself', hint: `Check the definition of \`${name}\`.` };
        open.add(name);
        const value = find();
        open.delete(name);
        return value;
    };
    const resolver = {
        resolveAttribute,
        resolveVariable: (name) => resolveOnce(`var.${name}`, () => variable(name, resolver)),
        resolveLocal: (name) => resolveOnce(`local.${name}`, () => {
            const problem = `needs \`local.${name}\`, which is not defined`;
            return local(name, resolver) ?? { problem, hint: 'Define it in a `locals` block.' };
        }),
        call: (hcl, at, bracket) => resolveOnce(`call ${open.size}`, () => {
            const result = evaluate(hcl, at, bracket, resolver);
            if (result === undefined)
                return { problem: `is computed by \`${(0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_4__/* .readToken */ .AI)(hcl, at)}\`` };
            if ('problem' in result)
                return result;
            return result.text === undefined ? _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .computed */ .EW : { text: result.text };
        }),
    };
    return resolver;
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
    const throwIfLate = (file) => {
        sinceClockCheck = 0;
        if (time === undefined || (time.readRemainingMilliseconds() > 0 && !time.signal.aborted))
            return;
        endError = createInterruptedError(time.readRemainingMilliseconds() > 0, file);
        throw endError;
    };
    const spendOn = (file, units) => {
        const spentOnFile = (spentByFile.get(file) ?? 0) + units;
        spentByFile.set(file, spentOnFile);
        if (spentOnFile > maxFileUnits)
            throw createFileLimitError(file);
        sinceClockCheck += units;
        if (sinceClockCheck > unitsBetweenClockChecks)
            throwIfLate(file);
    };
    const yieldToEventLoop = async (file) => {
        await new Promise((resolve) => setImmediate(resolve));
        yieldedAt = performance.now();
        throwIfLate(file);
    };
    return {
        openFileBudget(file) {
            let steps = 0;
            let stepsAtOnce = 0;
            return {
                step(count = 1) {
                    steps += count;
                    if (steps < stepsBetweenChecks)
                        return;
                    stepsAtOnce += steps;
                    if (stepsAtOnce > maxStepsAtOnce)
                        throw createFileLimitError(file);
                    spendOn(file, steps / stepsPerUnit);
                    steps = 0;
                },
                spend(units) {
                    spent += units;
                    if (spent > maxRunUnits)
                        throw runLimitError(spentByFile);
                    spendOn(file, units);
                },
                countBytes(bytes) {
                    bytesKept += bytes;
                    if (bytesKept > maxRunMiB * 1024 * 1024)
                        throw createMemoryLimitError(file);
                },
                yieldIfDue() {
                    stepsAtOnce = 0;
                    return performance.now() - yieldedAt > maxBlockingMilliseconds ? yieldToEventLoop(file) : undefined;
                },
            };
        },
        isRunError: (error) => error !== undefined && error === endError,
    };
}
function createLimitError(message, file, hint) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'parse', message, location: { file }, hint, help: 'too-much-work' });
}
function createFileLimitError(file) {
    const message = 'This job file is too complex: it is too large or nested too deeply, or refers to too many files.';
    const hint = 'Split the job, let fewer names refer to each other, or use smaller directories and simpler patterns in `fileset`.';
    return createLimitError(message, file, hint);
}
function runLimitError(spentByFile) {
    const [largest] = [...spentByFile].toSorted(([, a], [, b]) => b - a);
    const file = largest?.[0] ?? '';
    const message = `The job files of this run refer to too many files, most of them in \`${file}\`.`;
    return createLimitError(message, file, 'Use smaller directories and simpler patterns in `fileset`, or split the job.');
}
function createMemoryLimitError(file) {
    const message = `With this file, the job files of the run and the files that they read exceed ${maxRunMiB} MiB.`;
    const hint = 'Let tasks download large files with an `artifact` block, or plan the job files in several runs.';
    return createLimitError(message, file, hint);
}
function createInterruptedError(isCancelled, file) {
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

/***/ 2454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ evaluateDeclaredJob),
/* harmony export */   m: () => (/* binding */ readDeclaredJob)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _functions_path_functions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2864);
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(409);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(832);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5380);
/* harmony import */ var _json_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3950);
/* harmony import */ var _hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4116);
/* harmony import */ var _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7580);
/* harmony import */ var _variables_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4886);









function readDeclaredJob(source) {
    const job = evaluateDeclaredJob({ source, preparedJob: undefined });
    return job === 'unknown' ? undefined : job;
}
function evaluateDeclaredJob({ source, preparedJob }) {
    const { kind, text, budget } = source;
    const { step } = budget;
    if (preparedJob === undefined)
        return kind === 'hcl' ? readFromHcl(text, _hcl_constants_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolvedNames */ .cW, step) : readFromApiJson(text, step);
    const job = (0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_7__/* .readJobText */ .fY)(preparedJob.text, step);
    const resolver = (0,_functions_path_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .createConstantResolver */ .lr)((0,_functions_path_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .toResolver */ .ih)(job), (name, all) => (0,_variables_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .resolveSettingText */ .CB)(name, job.declarations.get(name), preparedJob.settings.get(name), all, step));
    return readFromHcl(preparedJob.text, resolver, step);
}
function readFromHcl(text, resolver, step) {
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .scanHcl */ .J)(text, step);
    const [job, ...others] = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_2__/* .readFileBody */ .lX)(hcl).blocks.filter((block) => block.type === 'job');
    if (job === undefined || others.length > 0)
        return undefined;
    const { attributes } = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_2__/* .readBlockBody */ .AC)(hcl, job);
    return buildDeclaredJob(job.labels[0], (name) => {
        const match = attributes.find((attribute) => attribute.name === name);
        return match === undefined ? undefined : (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_3__/* .readConstant */ .tk)(match.expression, resolver);
    });
}
function buildDeclaredJob(label, argument) {
    const [ownId, namespace, region] = [argument('id'), argument('namespace'), argument('region')];
    const id = ownId === undefined ? label : 'text' in ownId ? ownId.text : undefined;
    if (id === undefined)
        return 'unknown';
    const isKnown = [namespace, region].every((constant) => constant === undefined || 'text' in constant);
    const address = { namespace: readNonEmptyText(namespace), region: readNonEmptyText(region) };
    return { id, address: isKnown ? address : undefined };
}
function readNonEmptyText(constant) {
    return constant === undefined || !('text' in constant) || constant.text === '' ? undefined : constant.text;
}
function readFromApiJson(text, step) {
    try {
        const job = (0,_json_job_js__WEBPACK_IMPORTED_MODULE_5__/* .extractJob */ .RC)(JSON.parse(text), [], step);
        if (!(0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(job) || typeof job['ID'] !== 'string')
            return undefined;
        return buildDeclaredJob(job['ID'], (name) => {
            const value = job[{ namespace: 'Namespace', region: 'Region' }[name] ?? ''];
            return typeof value === 'string' ? { text: value } : undefined;
        });
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ)
            throw error;
        return undefined;
    }
}


/***/ }),

/***/ 9305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ decodeSource),
/* harmony export */   Zs: () => (/* binding */ formatExcludeHint),
/* harmony export */   i5: () => (/* binding */ readJobFile),
/* harmony export */   kN: () => (/* binding */ findGitError)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6090);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1352);
/* harmony import */ var _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7580);
/* harmony import */ var _functions_work_budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6858);






function findGitError({ text, file }) {
    const fault = (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .findGitText */ .n5)(text);
    if (fault === undefined)
        return undefined;
    const { line, problem, hint } = fault;
    const location = { file: file.name, line };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({ reason: 'parse', message: `Line ${line} is ${problem}.`, location, hint });
}
const maxJobFileMiB = 2;
async function readJobFile(file, workspace, budget) {
    const content = (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkspaceFile */ .sL)(file.path, workspace, maxJobFileMiB);
    if (!('bytes' in content))
        throw createUnreadError(content, file);
    checkText(content.bytes, file);
    return decodeSource(file, content.bytes, budget);
}
function formatExcludeHint({ name }) {
    const base = name.replace(/^.*\//, '').replace(/^.*(?=\.vars\.hcl$)/, '*');
    return `Exclude a file without a job: add \`!**/${base}\` to \`job-files\`.`;
}
const excludeHint = 'Exclude other files with a `!` pattern; let tasks download large files with an `artifact` block.';
function createUnreadError(content, file) {
    const toError = (message, hint) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({ reason: 'parse', message, location: { file: file.name }, help: 'unreadable-file', hint });
    if ('problem' in content)
        return toError(`The file ${content.problem}.`, content.hint);
    return 'tooLarge' in content
        ? toError(`The file is ${content.tooLarge} MiB; the limit for a job file is ${maxJobFileMiB} MiB.`, excludeHint)
        : toError(`The file cannot be read (${content.code}).`);
}
function decodeSource(file, bytes, budget = (0,_functions_work_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .createRunBudget */ .f)().openFileBudget(file.name)) {
    const text = new TextDecoder().decode(bytes);
    const kind = file.name.endsWith('.json') || (0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonForm */ .Dj)(text) ? 'json' : 'hcl';
    return { file, text, kind, bytes, budget };
}
const isText = (bytes) => (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && !bytes.includes(0);
function checkText(bytes, file) {
    if (isText(bytes))
        return;
    const line = findInvalidLine(bytes);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
        reason: 'parse',
        message: 'The file is not UTF-8 text.',
        location: { file: file.name, line },
        hint: 'Save it as UTF-8.',
        help: 'unreadable-file',
    });
}
function findInvalidLine(bytes) {
    let line = 1;
    let start = 0;
    for (;;) {
        const end = bytes.indexOf(0x0a, start);
        if (end === -1 || !isText(bytes.subarray(start, end)))
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
/* harmony import */ var _job_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9305);







function readJsonJob(source) {
    let value;
    try {
        value = (0,_clients_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(source.text);
    }
    catch (cause) {
        throw (0,_job_source_js__WEBPACK_IMPORTED_MODULE_6__/* .findGitError */ .kN)(source) ?? createInvalidJsonError(source, cause);
    }
    const faults = [];
    const jobValue = extractJob(value, faults, source.budget.step);
    const failures = checkKeys(source, faults);
    if (failures.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(failures);
    const job = (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .toJob */ .z6)(jobValue);
    if ('output' in job && job.output.ID !== '')
        return job.output;
    const { problem, path } = 'problem' in job ? job : { problem: '`ID` is empty', path: 'ID' };
    const location = { file: source.file.name, ...locateField(source.text, path) };
    if (path !== undefined && path !== 'ID')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
            reason: 'parse',
            message: `The job is invalid: ${problem}.`,
            location,
            hint: 'Write the job as `nomad job run -output` prints it.',
        });
    const isMissing = (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(jobValue) && jobValue['ID'] === undefined;
    const fix = Array.isArray(value) ? 'write each job of the list into its own file' : problem;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'parse',
        message: `The file contains no job: ${isMissing ? '`ID` is missing' : fix}.`,
        location,
        help: 'no-job-in-the-file',
        hint: `Write the job as \`nomad job run -output\` prints it: with an \`ID\`, at the top level or under \`Job\`. ${(0,_job_source_js__WEBPACK_IMPORTED_MODULE_6__/* .formatExcludeHint */ .Zs)(source.file)}`,
    });
}
function locateField(text, path) {
    const name = path?.split('.').findLast((part) => !/^\d+$/.test(part));
    const offset = name === undefined ? undefined : (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .findOnlyKey */ .BP)(text, name);
    return offset === undefined ? undefined : (0,_hcl_positions_js__WEBPACK_IMPORTED_MODULE_5__/* .mapPositions */ .Z)(text).findPosition(offset);
}
function locateFieldError(error, { text, file }) {
    const path = /\binto Go struct field (\S{1,500}) of type /.exec(error.message)?.[1];
    const position = error.location === undefined ? locateField(text, path) : undefined;
    if (position === undefined)
        return error;
    const isDuration = / of type time\.Duration\b/.test(error.message);
    const note = isDuration ? '. In JSON, a duration is a number of nanoseconds: 10000000000 for 10s' : '';
    return error.with({ message: error.sentence + note, location: { file: file.name, ...position } });
}
const keysBesideJob = new Set(['id', 'namespace', 'region']);
function extractJob(value, faults, step) {
    if (!(0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value))
        return value;
    const jobEntries = Object.entries(value).filter(([key]) => (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .foldKey */ .pU)(key) === 'job');
    const [first, second] = jobEntries;
    if (first !== undefined && second !== undefined)
        faults.push((0,_json_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .createDuplicateProblem */ .PP)(first[0], second[0]));
    if (first === undefined || first[1] === null) {
        return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .renameFields */ .Ui)(Object.fromEntries(Object.entries(value).filter(([key]) => (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .foldKey */ .pU)(key) !== 'job')), faults, step);
    }
    for (const [key, sibling] of Object.entries(value)) {
        if (!keysBesideJob.has((0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .foldKey */ .pU)(key)) || sibling === null || sibling === '')
            continue;
        const message = `\`${key}\` is next to \`${first[0]}\` instead of inside it.`;
        faults.push({ key, message, hint: `Move it into \`${first[0]}\`, or remove it.` });
    }
    return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .renameFields */ .Ui)(first[1], faults, step);
}
const maxListedKeys = 100;
function checkKeys({ text, file, budget: { step } }, faults) {
    const positions = (0,_hcl_positions_js__WEBPACK_IMPORTED_MODULE_5__/* .mapPositions */ .Z)(text);
    const locateString = (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .createStringLocator */ .MO)(text, step);
    const repeatedKeys = [...(0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .scanStrings */ .e9)(text, step)].filter(({ isRepeated }) => isRepeated).slice(0, maxListedKeys);
    const problems = [
        ...repeatedKeys.map(({ source, start }) => {
            const key = (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenKey */ .PV)((0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeString */ .sc)(source) ?? '');
            return { at: start, message: `The key \`${key}\` appears twice in the same object.`, hint: 'Keep one of them.' };
        }),
        ...faults.slice(0, maxListedKeys).map(({ key, ...problem }) => ({ ...problem, at: locateString(key) })),
    ];
    return problems.map(({ at, message, hint }) => {
        const location = { file: file.name, ...positions.findPosition(at) };
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'parse', message, location, hint, help: 'ambiguous-keys' });
    });
}
function createInvalidJsonError({ text, file }, cause) {
    const { problem, ...position } = (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_4__/* .explainInvalidJson */ .rb)(text, cause);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'parse',
        message: `${problem}.`,
        location: { file: file.name, ...position },
        hint: 'Correct the JSON: `nomad job run -output` prints a job in this form.',
    });
}


/***/ }),

/***/ 2281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PP: () => (/* binding */ createDuplicateProblem),
/* harmony export */   PV: () => (/* binding */ shortenKey),
/* harmony export */   Ui: () => (/* binding */ renameFields)
/* harmony export */ });
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1352);
/* harmony import */ var _hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4116);
/* harmony import */ var _clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8937);



function simplifyKey(key) {
    return (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .foldKey */ .pU)(key.normalize('NFKC')).replace(/[^a-z0-9]+/g, '');
}
const ownKeys = new Set([..._clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .freeMaps */ .QT, ..._clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .blockMaps */ .BI, 'Args'].map(_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .foldKey */ .pU));
const keysOfBlockMaps = new Set([..._clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .blockMaps */ .BI].map(_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .foldKey */ .pU));
function indexKeys(block) {
    return new Map((0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .findSpecBlock */ .UO)(block).keys.map((key) => [(0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .foldKey */ .pU)(key), key]));
}
const childFields = new Set(['Dispatched', 'ParentID']);
const keysOfBlocks = new Map();
function renameFields(value, faults, step, field = 'Job') {
    if (Array.isArray(value)) {
        if (value.includes(null))
            faults.push({ key: field, message: `\`${field}\` contains \`null\`.`, hint: 'Remove it.' });
        return value.map((item) => renameFields(item, faults, step, field));
    }
    if (!(0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return value;
    const hasOwnKeys = ownKeys.has((0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .foldKey */ .pU)(field));
    const item = (0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .toDiffName */ .qu)(field);
    const itemField = item === field ? '' : item;
    const keysByField = new Map();
    const names = keysOfBlocks.get(field) ?? indexKeys(field);
    keysOfBlocks.set(field, names);
    const isJob = field === 'Job' && Object.keys(value).some((key) => (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .foldKey */ .pU)(key) === 'id');
    const entries = Object.entries(value).map(([key, held]) => {
        if (hasOwnKeys)
            return [key, keysOfBlockMaps.has((0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .foldKey */ .pU)(field)) ? renameFields(held, faults, step, itemField) : held];
        const foldedKey = (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .foldKey */ .pU)(key);
        const before = keysByField.get(foldedKey);
        if (before !== undefined)
            faults.push(createDuplicateProblem(before, key));
        keysByField.set(foldedKey, before ?? key);
        const name = names.get(foldedKey);
        const spelling = name === undefined ? (names.get(simplifyKey(key)) ?? findSimilarKey(foldedKey, names, step)) : undefined;
        if (spelling !== undefined)
            faults.push(createIgnoredProblem(key, `Write \`${spelling}\`, or remove it.`));
        if (field === 'Job' && name !== undefined && childFields.has(name) && Boolean(held))
            faults.push(createIgnoredProblem(key, 'Remove it: only Nomad makes a job the child of another one.'));
        if (isJob && (name === 'Version' || name === 'VersionTag') && Boolean(held))
            faults.push(createVersionProblem(key));
        return [name ?? key, renameFields(held, faults, step, name ?? key)];
    });
    return Object.fromEntries(entries);
}
function findSimilarKey(foldedKey, names, step) {
    if (foldedKey.length < 5)
        return undefined;
    step(2 * names.size);
    return names.get((0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearest */ .qg)(foldedKey, [...names.keys()]) ?? '');
}
function createDuplicateProblem(before, key) {
    const message = `\`${shortenKey(before)}\` and \`${shortenKey(key)}\` are the same key for Nomad, which uses the last one.`;
    return { key, message, hint: 'Keep one of them.' };
}
function createIgnoredProblem(key, hint) {
    return { key, message: `Nomad ignores the key \`${shortenKey(key)}\`.`, hint };
}
function createVersionProblem(key) {
    const message = `\`${shortenKey(key)}\` would be registered, but no plan shows it.`;
    return { key, message, hint: 'Remove it: Nomad numbers the versions, and `nomad job tag apply` tags them.' };
}
const maxKeyLength = 100;
function shortenKey(key) {
    return key.length > maxKeyLength ? `${key.slice(0, maxKeyLength).toWellFormed()}…` : key;
}


/***/ }),

/***/ 3686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ buildSubmission),
  E: () => (/* binding */ createLoader)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/work-budget.js
var work_budget = __webpack_require__(6858);
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
const bytesPerMebibyte = 1024 * 1024;
const unitsPerLookup = 20;
const downloadInstead = 'Let the task download large files with an `artifact` block.';
function createFileAccess(base, folderAccess) {
    const files = [];
    const reads = new Map();
    let total = 0;
    const lookups = new Set();
    const listed = new Set();
    const locate = (path) => {
        folderAccess.budget.spend(unitsPerLookup);
        const target = (0,resolve_path/* locateFile */.pM)(path, base);
        if ('name' in target)
            lookups.add(target.name);
        return target;
    };
    const countContent = (bytes) => {
        total += bytes;
        folderAccess.budget.countBytes(bytes);
        if (total <= maxTotalMiB * bytesPerMebibyte)
            return undefined;
        const problem = `exceeds, with the other files that the job file reads, the limit of ${maxTotalMiB} MiB`;
        return { problem, hint: downloadInstead };
    };
    const readOnce = (target, path, form) => {
        if ('problem' in target)
            return target;
        const bytes = readFileBytes(target, path, base);
        if ('problem' in bytes)
            return bytes;
        if (form === 'text' && !(0,external_node_buffer_.isUtf8)(bytes))
            return notText;
        return { name: target.name, text: bytes.toString(form === 'text' ? 'utf8' : 'base64'), bytes, form };
    };
    return {
        files,
        lookups,
        listed,
        read(path, form) {
            const key = `${form} ${path}`;
            const cachedRead = reads.get(key);
            const read = cachedRead ?? readOnce(locate(path), path, form);
            reads.set(key, read);
            if ('problem' in read)
                return read;
            if (cachedRead === undefined)
                files.push(read);
            return countContent(read.bytes.length) ?? { text: read.text, name: read.name };
        },
        exists(path) {
            const target = locate(path);
            if ('problem' in target)
                return target;
            return target.stats === undefined || target.stats.isFile()
                ? { exists: target.stats !== undefined }
                : (0,resolve_path/* describeNonFile */.TZ)(target.stats);
        },
        fileset(path, pattern) {
            const names = (0,fileset/* findFileset */.KS)(path, pattern, base, folderAccess);
            if (!('glob' in names))
                return names;
            lookups.add(names.glob);
            for (const name of names.names)
                listed.add((0,resolve_path/* formatRepositoryName */.FI)((0,external_node_path_.join)((0,resolve_path/* resolvePath */.o1)(path, base), name), base));
            return countContent(names.names.reduce((sum, name) => sum + name.length, 0)) ?? names;
        },
    };
}
const notText = {
    problem: 'refers to a file that is not UTF-8 text',
    hint: 'Save it as UTF-8; `filebase64` reads any bytes.',
    failsInNomadToo: true,
};
function readFileBytes(target, path, base) {
    if (target.stats === undefined)
        return (0,resolve_path/* describeMissing */.UV)(path, target, base);
    if (!target.stats.isFile())
        return (0,resolve_path/* describeNonFile */.TZ)(target.stats);
    const content = (0,workspace_file/* readWorkspaceFile */.sL)(target.path, base.workspace, maxFileMiB);
    if ('bytes' in content)
        return content.bytes;
    if ('problem' in content)
        return content;
    return 'tooLarge' in content
        ? { problem: `refers to a file of ${content.tooLarge} MiB; the limit is ${maxFileMiB} MiB`, hint: downloadInstead }
        : { problem: `cannot be read (${content.code})`, hint: 'Check the permissions of the file.' };
}

// EXTERNAL MODULE: ./build/js/files/paths.js
var paths = __webpack_require__(6590);
// EXTERNAL MODULE: ./build/js/jobfiles/variables/late-variables.js
var late_variables = __webpack_require__(2771);
// EXTERNAL MODULE: ./build/js/jobfiles/variables/variable-sources.js
var variable_sources = __webpack_require__(3904);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/positions.js
var hcl_positions = __webpack_require__(253);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/path-functions.js
var path_functions = __webpack_require__(2864);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/inline-functions.js



const maxCalls = 5000;
const tooManyCalls = {
    message: `The file calls file and path functions more than ${maxCalls} times.`,
    hint: 'Let tasks download files with an `artifact` block, or split the job.',
};
async function inlineFunctions(job, context) {
    const { budget } = context;
    const { hcl, inert } = job;
    const evaluate = createCallEvaluator(job, context);
    const edits = [];
    const errors = [];
    const deferredErrors = [];
    let calls = 0;
    let isConditional;
    for (let at = 0; at < hcl.kinds.length; at++) {
        at = inert.get(at) ?? at;
        const open = (0,path_functions/* findCallBracket */.Ai)(hcl, at);
        if (open === undefined)
            continue;
        const pause = budget.yieldIfDue();
        if (pause !== undefined)
            await pause;
        const call = { hcl, at, open };
        const result = evaluate(call);
        if (result === undefined)
            continue;
        if (++calls > maxCalls)
            return { edits: [], errors: [...errors, { at: findCallStart(call), ...tooManyCalls }], deferred: deferredErrors };
        at = hcl.closes[open] ?? open;
        if ('problem' in result) {
            const isDeferred = result.failsInNomadToo === true && (isConditional ??= hasConditionals(hcl));
            (isDeferred ? deferredErrors : errors).push(createCallError(call, result));
        }
        else
            edits.push(result);
    }
    return { edits, errors, deferred: deferredErrors };
}
function createCallEvaluator(job, context) {
    let usedNames = new Set();
    let files = new Set();
    const recordingContext = recordFiles(context, (name) => files.add(name));
    const resolver = (0,path_functions/* createConstantResolver */.lr)((0,path_functions/* toResolver */.ih)(job), (name, all) => {
        usedNames.add(name);
        return context.variable(name, all);
    }, (...call) => ((0,path_functions/* findCallBracket */.Ai)(call[0], call[1]) === call[2] ? (0,path_functions/* evaluateCall */.wM)(...call, recordingContext) : undefined));
    return ({ hcl, at, open }) => {
        usedNames = new Set();
        files = new Set();
        const result = (0,path_functions/* evaluateCall */.wM)(hcl, at, open, resolver, recordingContext);
        if (result === undefined || 'problem' in result)
            return result;
        const [start, end] = [hcl.starts[at] ?? 0, hcl.starts[(hcl.closes[open] ?? open) + 1] ?? 0];
        const variables = (0,path_functions/* transformsPath */.fC)(hcl, at) && usedNames.size > 0 ? usedNames : undefined;
        return { start, end, text: result.source, variables, files };
    };
}
function recordFiles(functions, note) {
    const read = (...args) => {
        const result = functions.access.read(...args);
        if ('name' in result)
            note(result.name);
        return result;
    };
    return { ...functions, access: { ...functions.access, read } };
}
function hasConditionals(hcl) {
    return hcl.kinds.some((kind, at) => {
        const word = kind === 'symbol' || kind === 'name' || kind === 'template' ? (0,tokens/* readToken */.AI)(hcl, at) : '';
        return ['?', 'try', 'can', 'if', '%{', '%{~'].includes(word);
    });
}
const maxQuotedLength = 80;
const maxSearchedLength = 1000;
function createCallError(call, { problem, hint }) {
    return { at: findCallStart(call), message: `${formatCall(call)}: the path ${problem}.`, hint };
}
function findCallStart({ hcl, at }) {
    return hcl.starts[at] ?? 0;
}
function formatCall(call) {
    const { hcl, open } = call;
    const start = findCallStart(call);
    const end = Math.min(hcl.starts[(hcl.closes[open] ?? open) + 1] ?? start, start + maxSearchedLength);
    return `\`${(0,markdown/* clip */.$Q)(hcl.text.slice(start, end).replace(/\s+/g, ' '), maxQuotedLength)}\``;
}

// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-keys.js
var json_keys = __webpack_require__(2281);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/job-text.js
var job_text = __webpack_require__(7580);
// EXTERNAL MODULE: ./build/js/jobfiles/variables/settings.js
var variables_settings = __webpack_require__(4886);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
;// CONCATENATED MODULE: ./build/js/jobfiles/variables/resolve.js






const maxCompared = 100;
function resolveVariables(options) {
    const { declarations, locate, environment, settings, strict } = options;
    const unknown = settings.filter(({ name }) => !declarations.has(name));
    const declaredSettings = [...environment, ...settings].filter(({ name }) => declarations.has(name));
    const resolved = new Map(declaredSettings.map((setting) => [setting.name, setting]));
    const isFew = unknown.length <= maxCompared && declarations.size <= maxCompared;
    const names = isFew ? [...declarations.keys()].filter((name) => name.length <= maxCompared) : [];
    const unset = [...declarations].filter(([name, { default: value }]) => value === undefined && !resolved.has(name));
    return {
        settings: resolved,
        dropped: strict ? [] : unknown,
        errors: [
            ...(strict ? unknown.map((setting) => createUndeclaredError(setting, names, locate(0).file)) : []),
            ...[...resolved.values()].flatMap((setting) => listExpressionErrors(setting, declarations.get(setting.name))),
            ...unset.map(([name, { at }]) => createUnsetError(name, locate(at))),
        ],
    };
}
function createUndeclaredError({ name, origin }, declaredNames, file) {
    const similar = (0,suggest/* findNearest */.qg)(name.replace(/^NOMAD_VAR_/, ''), declaredNames);
    const declare = name.startsWith('NOMAD_VAR_') ? '' : `declare \`${name}\` in the file (\`variable "${name}" {}\`), `;
    const fix = `${declare}remove the setting, or set ${(0,js_errors/* describeSetting */.w5)('strict-vars: false')}.`;
    return new js_errors/* ActionError */.lZ({
        reason: 'input',
        message: `The variable \`${name}\`, set by ${origin.text}, is not declared in \`${file}\`.`,
        location: origin.location,
        help: 'variable-not-declared',
        hint: similar === undefined ? (0,numbers/* capitalize */.ZH)(fix) : `Did you mean \`${similar}\`? Otherwise, ${fix}`,
    });
}
function createUnsetError(name, location) {
    return new js_errors/* ActionError */.lZ({
        reason: 'parse',
        message: `The variable \`${name}\` has no value.`,
        location,
        hint: (0,variables_settings/* formatValueHint */.OX)(name),
        help: 'variable-without-a-value',
    });
}
function listExpressionErrors(setting, declaration) {
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
            location: origin.location,
            hint: 'Write it as in a job file, such as `["a", "b"]`, `{ key = "value" }` or `true`, on one line.',
            help: 'invalid-variables',
        }),
    ];
}
function isOneExpression(text) {
    const hcl = (0,scan/* scanHcl */.J)(text);
    const count = hcl.kinds.length;
    if (hcl.broken !== undefined || (0,tokens/* findToken */.fm)(hcl, 0, count) >= count)
        return false;
    for (let at = 0; at < count; at = (0,tokens/* skipToken */.hT)(hcl, at)) {
        const isStray = hcl.kinds[at] === 'symbol' && /^(?:[)\]}]|\/\*)/.test(text.slice(hcl.starts[at], (hcl.starts[at] ?? 0) + 2));
        if (isStray || hcl.kinds[at] === 'newline' || hcl.closes[at] === count)
            return false;
    }
    return true;
}

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/job-source.js
var job_source = __webpack_require__(9305);
;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/prepare.js











async function prepareJob({ text, file, budget }, options) {
    const { step } = budget;
    const job = (0,job_text/* readJobText */.fY)(text, step);
    const positions = (0,hcl_positions/* mapPositions */.Z)(text);
    const locate = (offset) => ({ file: file.name, ...positions.findPosition(offset) });
    const cause = findCause(job.hcl.broken === undefined ? job.label : '', { file, text });
    if (job.hcl.broken !== undefined)
        throw cause ?? (0,job_text/* createUnterminatedError */.Jn)(job.hcl.broken, 'parse', locate);
    if (job.declarations.size > job_text/* maxVariables */.I4)
        throw new js_errors/* ActionError */.lZ({
            reason: 'parse',
            message: `The file declares more than ${job_text/* maxVariables */.I4} variables.`,
            location: { file: file.name },
            hint: 'Combine related values in one variable, such as a map.',
        });
    const result = resolveVariables({ ...options, declarations: job.declarations, locate });
    const inlined = await inlineFunctions(job, {
        ...options,
        budget,
        variable: (name, resolver) => (0,variables_settings/* resolveSettingText */.CB)(name, job.declarations.get(name), result.settings.get(name), resolver, step),
    });
    await budget.yieldIfDue();
    const random = listRandomCalls(text, step);
    const misplaced = random
        .filter(({ field }) => !freeText.test(field))
        .slice(0, maxReported)
        .map((call) => createRandomCallError(call, locate));
    const errors = [...result.errors, ...misplaced, ...inlined.errors.map((call) => createFunctionError(call, locate))];
    if (cause !== undefined && (errors.length > 0 || packTemplate.test(job.label ?? '')))
        throw cause;
    if (errors.length > 0)
        throw new js_errors/* ActionErrors */.o9(errors);
    const deferredErrors = inlined.deferred.map((call) => createFunctionError(call, locate));
    return {
        ...assembleJob(job, result, (0,hcl_positions/* applyEdits */.c)(text, inlined.edits), file.name),
        renderWithout: createTextWithout(text, inlined.edits),
        replaced: inlined.edits,
        isRandom: random.length > 0,
        explain: createExplainer(deferredErrors, { file, text }, cause),
    };
}
function assembleJob({ declarations }, { settings, dropped }, editedText, file) {
    const lines = editedText.text.split('\n').length;
    const reads = new Map([...declarations].map(([name, declaration]) => [name, { reads: declaration.reads }]));
    const variables = (0,variables_settings/* encodeVariables */.IH)(settings, reads, lines + 1);
    return {
        text: editedText.text,
        variables: variables.text === '' ? undefined : variables.text,
        settings,
        dropped,
        encode: (values) => (0,variables_settings/* encodeVariables */.IH)(values, reads).text,
        locate: (position) => position.line > lines
            ? locateVariable(variables, position)
            : { location: { file, ...editedText.original(position) }, subject: undefined },
    };
}
function locateVariable(variables, position) {
    const variable = variables.findOrigin(position);
    const subject = variable && `variable \`${variable.name}\`, set by ${variable.origin.text}`;
    return { location: variable?.location, subject };
}
function createTextWithout(text, edits) {
    return (isSecret) => {
        const publicEdits = edits.filter(({ variables }) => ![...(variables ?? [])].some(isSecret));
        return (0,hcl_positions/* applyEdits */.c)(text, publicEdits).text;
    };
}
function createExplainer(deferredErrors, source, cause) {
    return (failure) => findFormatError(failure, source) ??
        (failure.reason === 'parse' ? cause : undefined) ??
        explainCall(failure, deferredErrors);
}
const packTemplate = /\[\[-?\s{0,4}(?:[.$]|(?:end|else)\s{0,4}-?\]\]|(?!for\b)[A-Za-z]\w{0,40}\s{1,4}[.$"\w(])/;
const otherFormats = [
    [
        packTemplate,
        /^/,
        '`[[ … ]]` looks like a Nomad Pack or Levant template.',
        'Render it first, for example with `nomad-pack render` or `levant render`.',
    ],
    [/\{\{-?\s{0,4}\.Values\./, /^/, '`{{ .Values… }}` looks like a Helm template.', 'Write HCL variables instead.'],
    [/\$\{\{ ?\w+[.(]/, /^/, '`${{ … }}` is evaluated only in workflows.', 'Declare a variable, and set it in `vars`.'],
    [
        /(?:[=[,]|^)\s{0,200}\{\{|^\s{0,200}\{%/,
        /^(?:Missing key\/value separator|Argument or block definition required|Unsupported operator)\b/,
        '`{{ … }}` outside a string looks like a template of a different tool, such as Jinja.',
        'Render it first, for example with Ansible.',
    ],
];
function findCause(label, source) {
    const gitError = (0,job_source/* findGitError */.kN)(source);
    if (gitError !== undefined)
        return gitError;
    if (label !== undefined && !packTemplate.test(label))
        return undefined;
    const line = source.text.split('\n').findIndex((content) => packTemplate.test(content)) + 1;
    const none = new js_errors/* ActionError */.lZ({
        reason: 'parse',
        message: 'The file contains no job.',
        location: { file: source.file.name },
        help: 'no-job-in-the-file',
        hint: `A job file declares a job: \`job "name" { … }\`. ${(0,job_source/* formatExcludeHint */.Zs)(source.file)}`,
    });
    return line === 0
        ? none
        : findFormatError(none.with({ message: '', location: { file: source.file.name, line } }), source);
}
function findFormatError(failure, { file, text }) {
    const { location } = failure;
    if (location?.file !== file.name || location.line === undefined)
        return undefined;
    const line = text.split('\n')[location.line - 1] ?? '';
    const tool = otherFormats.find(([pattern, message]) => pattern.test(line) && message.test(failure.message));
    if (tool === undefined)
        return undefined;
    const [, , message, hint] = tool;
    return new js_errors/* ActionError */.lZ({ reason: 'parse', message, location, help: 'unrendered-template', hint, cause: failure });
}
function explainCall(failure, deferredErrors) {
    if (!/filesystem functions? disabled/.test(failure.message))
        return failure;
    const onLine = deferredErrors.filter(({ location }) => location?.line === failure.location?.line);
    const atColumn = onLine.find(({ location }) => location?.column === failure.location?.column);
    return atColumn ?? onLine[0] ?? failure;
}
function createFunctionError({ at, message, hint }, locate) {
    return new js_errors/* ActionError */.lZ({ reason: 'parse', message, hint, help: 'functions-that-read-files', location: locate(at) });
}
const randomFunctions = ['uuidv4', 'bcrypt'];
const freeText = /^job\.(?:group\.)?(?:task\.)?(?:meta|env)(?:\.|$)/;
const maxReported = 50;
const maxShownBlocks = 8;
function listRandomCalls(text, step) {
    return randomFunctions.some((name) => text.includes(name)) ? [...listCalls((0,scan/* scanHcl */.J)(text, step))] : [];
}
function readRandomCall(hcl, at) {
    const name = hcl.kinds[at] === 'name' ? randomFunctions.find((candidate) => candidate === (0,tokens/* readToken */.AI)(hcl, at)) : undefined;
    if (name === undefined)
        return undefined;
    const open = (0,tokens/* findToken */.fm)(hcl, at + 1, hcl.kinds.length, 'skip');
    return (0,tokens/* readToken */.AI)(hcl, open) === '(' && (hcl.closes[open] ?? open) < hcl.kinds.length ? name : undefined;
}
function* listCalls(hcl) {
    for (const { enclosing, name: attribute, expression } of (0,bodies/* listStatements */.l9)(hcl)) {
        for (let at = expression.from; at < expression.to; at++) {
            const name = readRandomCall(hcl, at);
            if (name === undefined)
                continue;
            const isLabel = attribute === '' && hcl.kinds[expression.from] === 'name';
            const last = isLabel ? `${(0,tokens/* readToken */.AI)(hcl, expression.from)} "…"` : attribute;
            const names = [...enclosing.slice(0, maxShownBlocks).map(({ type }) => type), last];
            const path = names.filter((part) => part !== '').map(json_keys/* shortenKey */.PV);
            yield { name, field: (0,json_keys/* shortenKey */.PV)(path.join('.')), at: hcl.starts[at] ?? 0 };
        }
    }
}
function createRandomCallError({ name, field, at }, locate) {
    return new js_errors/* ActionError */.lZ({
        reason: 'input',
        message: `\`${name}()\` in \`${(0,json_keys/* shortenKey */.PV)(field) || 'job'}\` returns a different result in each plan: the registered job would differ from the reviewed one.`,
        hint: 'Write a fixed value, or call it in a `meta` or `env` block.',
        help: 'random-value',
        location: locate(at),
    });
}

;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/load.js











function createLoader(options) {
    const { inputs, budget: runBudget = (0,work_budget/* createRunBudget */.f)() } = options;
    const list = (0,fileset/* createLister */.On)();
    const late = inputs.late === undefined ? undefined : { ...inputs.late, marks: (0,late_variables/* createLateMarks */.T$)(inputs.late.names) };
    const sharedBase = { ...selectFileBase(undefined, options), directory: inputs.workingDirectory };
    const variables = (0,variable_sources/* readVariableSources */.j)(inputs, sharedBase);
    return async (file) => {
        const base = selectFileBase(file, options);
        const budget = runBudget.openFileBudget(file.name);
        const access = createFileAccess(base, { budget, list });
        const { settings, errors, vars, ...variableFiles } = variables.selectForJob(file.path);
        let dependencies;
        const findDependencies = () => (dependencies ??= collectDependencies(file, variableFiles, access, base.workspace));
        let isLate = false;
        try {
            await budget.yieldIfDue();
            const source = await (0,job_source/* readJobFile */.i5)(file, base.workspace, budget);
            budget.countBytes(source.bytes.length);
            const { environment } = variables;
            const mayBeLate = late !== undefined && source.kind !== 'json';
            const { text } = source;
            const lateOptions = { text, file: file.name, step: budget.step, settings: [...environment, ...settings] };
            const lateNames = mayBeLate ? (0,late_variables/* readLateSettings */.Oc)({ ...late, ...lateOptions }) : undefined;
            isLate = lateNames !== undefined && lateNames.marked.length > 0;
            await budget.yieldIfDue();
            const failures = [...errors, ...(lateNames?.errors ?? [])];
            if (failures.length > 0)
                throw new js_errors/* ActionErrors */.o9(failures);
            const { strict } = inputs.variables;
            const ownSettings = settings.filter(({ name }) => late?.names.includes(name) !== true);
            const prepare = async (lateSettings) => prepareJob(source, { base, access, environment, settings: [...ownSettings, ...lateSettings], strict });
            const preparedJob = source.kind === 'json' ? undefined : await prepare(lateNames?.valued ?? []);
            return {
                file,
                source,
                preparedJob,
                late: late === undefined || lateNames === undefined || preparedJob === undefined || !isLate
                    ? undefined
                    : {
                        ...lateNames,
                        marks: late.marks,
                        markedJob: lateNames.values.size === 0 ? preparedJob : await prepare(lateNames.marked),
                    },
                variableFiles: variableFiles.used,
                variables: { environment, listNames: variables.listNames, vars },
                reads: access.files,
                findDependencies,
            };
        }
        catch (error) {
            const failures = (0,js_errors/* listErrors */.Gr)(error);
            if (failures === undefined || runBudget.isRunError(error))
                throw error;
            return { file, failures, findDependencies, isLate };
        }
    };
}
function collectDependencies(file, variableFiles, access, workspace) {
    const addAliases = (names) => [...names].flatMap((name) => [name, ...(0,paths/* listAliases */.PO)((0,external_node_path_.join)(workspace, name), workspace)]);
    const files = new Set(addAliases([file.name, ...variableFiles.used, ...access.files.map(({ name }) => name)]));
    const behindLinks = addAliases(access.listed).filter((name) => !access.listed.has(name));
    const lookups = new Set([
        ...files,
        ...addAliases(variableFiles.names),
        ...addAliases(access.lookups),
        ...behindLinks,
    ]);
    return { files, lookups };
}
function selectFileBase(file, { inputs, workspace }) {
    const root = external_node_fs_.realpathSync.native(workspace);
    const workingBase = { directory: inputs.workingDirectory, setting: 'working-directory' };
    const jobFileBase = { directory: file === undefined ? root : (0,external_node_path_.dirname)(file.path), setting: 'job-file' };
    const [used, alternative] = inputs.fileBase === 'job-file' ? [jobFileBase, workingBase] : [workingBase, jobFileBase];
    return { workspace: root, directory: used.directory, alternative };
}
function buildSubmission({ source, preparedJob }, isSecret) {
    if (preparedJob === undefined)
        return { submission: { source: source.text, format: 'json', variables: undefined }, omitted: [] };
    const settings = [...preparedJob.settings];
    const secrets = settings.filter(([, setting]) => isSecret(setting)).map(([name]) => name);
    const variables = preparedJob.encode(new Map(settings.filter(([name]) => !secrets.includes(name))));
    const text = preparedJob.renderWithout((name) => secrets.includes(name));
    return { submission: { source: text, format: 'hcl2', variables: variables || undefined }, omitted: secrets };
}


/***/ }),

/***/ 2771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OJ: () => (/* binding */ formatLate),
/* harmony export */   Oc: () => (/* binding */ readLateSettings),
/* harmony export */   T$: () => (/* binding */ createLateMarks),
/* harmony export */   jT: () => (/* binding */ createLateError)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(832);
/* harmony import */ var _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7580);
/* harmony import */ var _hcl_positions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(253);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4886);






function formatLate(name) {
    return `(late: ${name})`;
}
function createLateMarks(names) {
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex');
    const start = `⟦${nonce}:`;
    const splitMarks = (text) => {
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
        markVariable: (name) => `${start}${names.indexOf(name)}⟧`,
        splitMarks,
        replaceMarks: (text) => (splitMarks(text) ?? [text]).map((part) => (typeof part === 'string' ? part : formatLate(part.late))).join(''),
    };
}
function readLateSettings({ text, file, step, names, values: use, marks, settings }) {
    const { declarations } = (0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readJobText */ .fY)(text, step);
    const positions = (0,_hcl_positions_js__WEBPACK_IMPORTED_MODULE_4__/* .mapPositions */ .Z)(text);
    const locate = (offset) => ({ file, ...positions.findPosition(offset) });
    const errors = [];
    const values = new Map();
    const declaredNames = names.filter((name) => declarations.has(name));
    for (const name of declaredNames) {
        const refuse = (message, location, hint = formatMissingHint(name)) => void errors.push(createLateError(message, hint, location));
        const declaration = declarations.get(name);
        const setting = settings.findLast((candidate) => candidate.name === name);
        const { type = 'string', default: fallback, at = 0 } = declaration ?? {};
        if (type !== 'string' && (type !== '' || fallback !== undefined))
            refuse(`The late variable \`${name}\` is not declared as a string.`, locate(at), declareHint);
        else if (setting?.origin.location !== undefined)
            refuse(`The late variable \`${name}\` is set by ${setting.origin.text}, which a pull request can change.`, setting.origin.location);
        else if (setting !== undefined && use !== 'unused') {
            const read = readValue((0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveSettingText */ .CB)(name, declaration, setting, _hcl_constants_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolvedNames */ .cW, step));
            if ('text' in read)
                values.set(name, read.text);
            else {
                const { text: origin, location } = setting.origin;
                refuse(`The value of \`${name}\`, set by ${origin}, ${read.problem}.`, location, valueHint);
            }
        }
        else if (use === 'required')
            refuse(`The late variable \`${name}\` has no value in this run.`, locate(at));
    }
    const markSettings = declaredNames.map((name) => createLateSetting(name, marks.markVariable(name)));
    return {
        names: declaredNames,
        marked: markSettings,
        valued: markSettings.map((setting) => createLateSetting(setting.name, values.get(setting.name) ?? setting.value)),
        values,
        errors,
    };
}
function createLateSetting(name, value) {
    return { name, value, form: 'text', isSecret: false, origin: { text: 'input `late-vars`', location: undefined } };
}
const declareHint = 'Declare it with `type = string`.';
const valueHint = 'Use the result of the build: a reference such as `ghcr.io/acme/web@sha256:…`, a tag or a URL.';
function formatMissingHint(name) {
    return `Set it to the result of the build, such as \`vars: ${name}=\${{ needs.build.outputs.${name} }}\`; a default is not used.`;
}
const maxValueCharacters = 512;
function readValue(constant) {
    if (!('text' in constant))
        return { problem: 'is not a string' };
    const { text } = constant;
    if (text === '')
        return { problem: 'is empty' };
    if (text.length > maxValueCharacters)
        return { problem: `has ${text.length} characters; at most ${maxValueCharacters} are allowed` };
    const [forbidden] = /[\s\p{C}"'`$%]/u.exec(text) ?? [];
    if (forbidden === undefined)
        return { text };
    const isVisible = /["'`$%]/.test(forbidden);
    return { problem: isVisible ? `contains ${forbidden}` : 'contains white space or an invisible character' };
}
function createLateError(message, hint, location) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({ reason: 'input', message, hint, location, help: 'late-value' });
}


/***/ }),

/***/ 1187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vL: () => (/* binding */ noDiff),
  Hc: () => (/* binding */ viewDiff)
});

// UNUSED EXPORTS: listChangedLines

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(7291);
// EXTERNAL MODULE: ./build/js/nomad-plan/read-diff.js
var read_diff = __webpack_require__(2342);
// EXTERNAL MODULE: ./build/js/nomad-plan/image.js
var nomad_plan_image = __webpack_require__(8391);
// EXTERNAL MODULE: ./build/js/redaction/shown-diff.js
var shown_diff = __webpack_require__(7301);
// EXTERNAL MODULE: ./build/js/nomad-plan/units.js
var units = __webpack_require__(7209);
// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(8300);
;// CONCATENATED MODULE: ./build/js/nomad-plan/key-changes.js





function listKeyChanges(diff) {
    if (diff.Type === 'Added')
        return diff.TaskGroups.flatMap(listGroupFacts);
    const tasks = diff.TaskGroups.flatMap((group) => group.Tasks);
    const counts = diff.TaskGroups.flatMap((group) => group.Fields.filter(({ Name }) => Name === 'Count'));
    const changes = [
        ...tasks
            .flatMap(({ Objects }) => filterFields(Objects, 'Config', ['image']))
            .flatMap((field) => describeImageChange(field)),
        ...counts.flatMap((field) => createChange('count', field)),
        ...listScheduleChanges(diff),
        ...tasks.flatMap(({ Objects }) => listResourceChanges(Objects)),
    ];
    const shownFields = new Set(changes.flatMap(({ fields }) => fields));
    const editedParts = [...tasks, ...diff.TaskGroups, diff].filter(({ Type }) => Type === 'Edited');
    const editedGroups = diff.TaskGroups.filter(({ Type }) => Type === 'Edited');
    const names = editedParts.flatMap((body) => listChangedNames(body, [], shownFields));
    return [
        ...changes.map(({ kind, text }) => ({ kind, text })),
        ...names.map((text) => ({ kind: 'changes', text })),
        ...diff.TaskGroups.flatMap((group) => describeWhole('group', group)),
        ...editedGroups.flatMap(({ Tasks }) => Tasks.flatMap((task) => describeWhole('task', task))),
    ];
}
function describeWhole(noun, { Type, Name }) {
    return (0,read_diff/* isWhole */.wP)({ Type }) ? [{ kind: Type === 'Added' ? 'adds' : 'removes', text: `${noun} ${Name}` }] : [];
}
function listGroupFacts({ Objects, Tasks }) {
    const networks = Objects.filter(({ Name }) => Name === 'Network').flatMap((network) => network.Objects);
    const ports = networks.filter(({ Name }) => Name.endsWith(' Port')).flatMap(describePort);
    const sum = (name) => {
        const fields = Tasks.flatMap((task) => filterFields(task.Objects, 'Resources', [name]));
        return fields.reduce((total, { New }) => total + (Number((0,shown_diff/* showText */.h$)(New)) || 0), 0);
    };
    const cores = sum('Cores');
    const cpu = cores > 0 ? { kind: 'cores', text: `${cores}` } : { kind: 'CPU', text: `${sum('CPU')} MHz` };
    const memory = { kind: 'memory', text: (0,units/* formatMebibytes */._C)(sum('MemoryMB')) };
    const images = Tasks.flatMap((task) => filterFields(task.Objects, 'Config', ['image']));
    return [
        ...images.flatMap(({ New }) => (New === shown_diff/* hidden */.R ? [] : [{ kind: 'image', text: (0,shown_diff/* showText */.h$)(New) }])),
        ...ports,
        ...(Tasks.length === 0 ? [] : [cpu, memory]),
    ];
}
const resources = { CPU: 'CPU', Cores: 'cores', MemoryMB: 'memory' };
function listResourceChanges(objects) {
    return Object.entries(resources).flatMap(([name, kind]) => filterFields(objects, 'Resources', [name]).flatMap((field) => createChange(kind, field)));
}
function describePort({ Fields }) {
    const values = ['Label', 'Value'].flatMap((name) => Fields.filter(({ Name }) => Name === name)).map(({ New }) => New);
    return values.includes(shown_diff/* hidden */.R) ? [] : [{ kind: 'port', text: values.map(shown_diff/* showText */.h$).join(' ') }];
}
const maxNameLength = 22;
const maxCharacters = 24;
function formatShortValues({ Type, Name, Old, New }, object) {
    if (Type !== 'Edited' || Old === shown_diff/* hidden */.R || New === shown_diff/* hidden */.R)
        return '';
    const format = (text) => (0,units/* formatUnit */.IV)(Name, text, object) ?? text;
    const [before, after] = [format((0,shown_diff/* showText */.h$)(Old)), format((0,shown_diff/* showText */.h$)(New))];
    const isShort = [before, after].every((text) => text !== '' && text.length <= maxCharacters && !text.includes('\n'));
    return isShort && before !== after ? `: ${before} → ${after}${(0,units/* formatUnitSuffix */.rD)(Name)}` : '';
}
function listChangedNames({ Fields, Objects }, path, shownFields) {
    const shortenName = (name) => {
        const fieldPath = [...path, name].join('.');
        if (fieldPath.length <= maxNameLength)
            return fieldPath;
        return name.length <= maxNameLength ? name : `${name.slice(0, maxNameLength - 1).toWellFormed()}…`;
    };
    const changedFields = Fields.filter((field) => field.Type !== 'None' && !shownFields.has(field));
    return [
        ...changedFields.map((field) => `${shortenName(field.Name)}${formatShortValues(field, path.at(-1))}`),
        ...Objects.flatMap((object) => {
            const changedNames = listChangedNames(object, [...path, object.Name], shownFields);
            if (object.Type === 'Edited')
                return changedNames;
            return object.Type === 'None' ||
                (changedNames.length === 0 && object.Fields.some((field) => shownFields.has(field)))
                ? []
                : [shortenName(object.Name)];
        }),
    ];
}
function filterFields(objects, name, fields) {
    return objects
        .filter(({ Name }) => Name === name)
        .flatMap(({ Fields }) => Fields.filter(({ Name }) => fields.includes(Name)));
}
function listScheduleChanges(diff) {
    const { before = hidden_text/* hiddenMark */.sd, after = hidden_text/* hiddenMark */.sd, fields = [] } = (0,read_diff/* findScheduleChange */.P8)(diff) ?? {};
    if ([before, after].some((text) => text.includes(hidden_text/* hiddenMark */.sd)))
        return [];
    return [{ kind: 'schedule', text: `${before} → ${after}`, fields }];
}
function createChange(kind, field) {
    const { Type, Name, Old, New } = field;
    if (Type !== 'Edited' || Old === shown_diff/* hidden */.R || New === shown_diff/* hidden */.R)
        return [];
    const [before, after] = [(0,shown_diff/* showText */.h$)(Old), (0,shown_diff/* showText */.h$)(New)];
    return [{ kind, text: `${before} → ${after}${(0,units/* formatUnitSuffix */.rD)(Name)}`, fields: [field] }];
}
function describeImageChange(field) {
    const { Old, New } = field;
    if (typeof Old !== 'string' || typeof New !== 'string')
        return createChange('image', field);
    const [before, after] = [(0,nomad_plan_image/* splitImage */.s)(Old), (0,nomad_plan_image/* splitImage */.s)(New)];
    const isLate = (0,nomad_plan_image/* isLateImage */.M)(New) && /^\([^)]*\)$/.test(New);
    if (field.Type !== 'Edited' || (before.name !== after.name && !isLate))
        return createChange('image', field);
    const name = before.name.slice(before.name.lastIndexOf('/') + 1);
    const next = isLate ? New : formatShortPin(after).replace(/^[:@]/, '') || 'no tag';
    return [{ kind: 'image', text: `${name}${formatShortPin(before)} → ${next}`, fields: [field] }];
}
function formatShortPin({ tag, digest }) {
    return tag + digest.replace(/^(@[\w+.-]+:[0-9a-f]{8})[0-9a-f]+$/, '$1…');
}

// EXTERNAL MODULE: ./build/js/text/visible.js
var visible = __webpack_require__(5410);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
;// CONCATENATED MODULE: ./build/js/nomad-plan/diff-lines.js







const markers = { Added: '+', Deleted: '-', Edited: '!', None: ' ' };
const maxValueCharacters = 240;
const shownEnds = 100;
const noDiff = { lines: [], hiddenValues: 0, keyChanges: [] };
function viewDiff(diff, verbose, verdict) {
    const groups = verdict?.starts === 'at-once' ? verdict.groups : [];
    const labelGroup = ({ Name }) => formatCounts(groups.find(({ name }) => name === Name));
    const isOpen = diff.Type === 'Edited' || verbose;
    const lines = [
        formatLine(diff.Type, 0, `Job: ${(0,visible/* quoteGo */.p)(diff.ID)}`),
        ...(isOpen ? listBodyLines(diff, 0) : []),
        ...diff.TaskGroups.flatMap((group) => groupLines(group, labelGroup(group), verbose)),
    ];
    return {
        lines: lines.map(({ text }) => text),
        hiddenValues: lines.reduce((sum, line) => sum + line.hiddenValues, 0),
        keyChanges: listKeyChanges(diff),
    };
}
function formatCounts(group) {
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
        formatLine(group.Type, 0, `Task Group: ${(0,visible/* quoteGo */.p)(group.Name)}${counts}`),
        ...(group.Type === 'Edited' || verbose ? listBodyLines(group, 1) : []),
        ...group.Tasks.flatMap((task) => listTaskLines(task, verbose)),
    ];
}
function listTaskLines(task, verbose) {
    const isOpen = task.Type === 'Edited' || (verbose && task.Type !== 'None');
    return [
        formatLine(task.Type, 1, `Task: ${(0,visible/* quoteGo */.p)(task.Name)}${formatAnnotations(task.Annotations)}`),
        ...(isOpen ? listBodyLines(task, 2) : []),
    ];
}
function listBodyLines(from, depth) {
    return [
        ...from.Fields.filter(({ Type, New }) => Type !== 'None' || New !== '').flatMap((field) => listTextLines(field, depth) ?? [formatFieldLine(field, depth, from.Name)]),
        ...from.Objects.flatMap((object) => {
            const bodyLines = listBodyLines(object, depth + 1);
            if (object.Type === 'Edited' && bodyLines.length === 0)
                return [];
            return [
                formatLine(object.Type, depth, `${(0,visible/* visible */.R)(object.Name)} {`),
                ...bodyLines,
                formatLine(object.Type === 'Edited' ? 'None' : object.Type, depth, '}'),
            ];
        }),
    ];
}
function listTextLines(field, depth) {
    const { Old: before, New: after } = field;
    if (field.Type === 'None' || before === shown_diff/* hidden */.R || after === shown_diff/* hidden */.R)
        return undefined;
    if (![before, after].some((side) => (0,shown_diff/* hasLines */.gE)((0,shown_diff/* showText */.h$)(side))))
        return undefined;
    const changedLines = listChangedLines(before, after);
    if (changedLines === undefined)
        return undefined;
    const head = formatLine(field.Type, depth, `${(0,visible/* visible */.R)(field.Name)}:${formatAnnotations(field.Annotations)}`);
    return [
        head,
        ...changedLines.map(({ type, text, isHidden }) => formatLine(type, depth + 1, text, isHidden === true ? 1 : 0)),
    ];
}
function formatFieldLine(field, depth, object) {
    const text = `${formatFieldText(field, object)}${formatAnnotations(field.Annotations)}`;
    const hiddenValues = listValues(field).filter((value) => typeof value !== 'string').length;
    return formatLine(field.Type, depth, text, hiddenValues);
}
function formatFieldText(field, object) {
    if (field.Type === 'Edited' && field.Old === '' && field.New === '')
        return `${(0,visible/* visible */.R)(field.Name)}:`;
    return `${(0,visible/* visible */.R)(field.Name)}: ${listValues(field).map(formatValue).join(' => ')}${formatUnits(field, object)}`;
}
function formatUnits(field, object) {
    const values = listValues(field);
    const texts = values.map((value) => (typeof value === 'string' ? (0,units/* formatUnit */.IV)(field.Name, value, object) : undefined));
    if (texts.every((text) => text === undefined))
        return '';
    return ` (${texts.map((text, at) => text ?? (0,shown_diff/* showText */.h$)(values[at] ?? '')).join(' → ')})`;
}
function listValues(field) {
    if (field.Type === 'Deleted')
        return [field.Old];
    const isSameText = typeof field.New === 'string' && field.Old === field.New;
    return field.Type === 'Edited' && !isSameText ? [field.Old, field.New] : [field.New];
}
function formatValue(field) {
    const fieldText = (0,shown_diff/* showText */.h$)(field);
    if (field === shown_diff/* hidden */.R)
        return fieldText;
    if (fieldText.length <= maxValueCharacters)
        return (0,visible/* quoteGo */.p)(fieldText);
    const start = (0,visible/* quoteGo */.p)(fieldText.slice(0, shownEnds).toWellFormed());
    const end = (0,visible/* quoteGo */.p)(fieldText.slice(-shownEnds).toWellFormed());
    return `${start} … ${end} (${(0,numbers/* thousands */.oh)(fieldText.length)} characters)`;
}
function formatAnnotations(list) {
    return list.length === 0 ? '' : ` (${list.map(visible/* visible */.R).join(', ')})`;
}
function formatLine(type, depth, text, hiddenValues = 0) {
    return { text: `${markers[type]} ${'  '.repeat(depth)}${text}`, hiddenValues };
}
const context = 2;
const maxLines = 80;
const maxLineLength = 160;
const maxEdits = 400;
function listChangedLines(former, latter) {
    const [before, after] = [toCompare(former), toCompare(latter)];
    const options = { context, maxEditLength: maxEdits };
    const patch = (0,create/* structuredPatch */.YB)('', '', before, after, undefined, undefined, options);
    if (patch === undefined)
        return undefined;
    const endChanges = before !== '' && after !== '' && before.endsWith('\n') !== after.endsWith('\n');
    const lines = patch.hunks.flatMap((hunk, index) => [
        ...(index === 0 ? [] : [{ type: 'None', text: '…' }]),
        ...hunk.lines.filter((line) => endChanges || !line.startsWith('\\')).map(patchLine),
    ]);
    const excess = lines.length - maxLines;
    return excess <= 0 ? lines : [...lines.slice(0, maxLines), { type: 'None', text: `… ${excess} more lines` }];
}
function patchLine(line) {
    if (line.startsWith('\\'))
        return { type: 'None', text: '(no line end)' };
    const isHidden = isHiddenLine.test(line);
    const text = isHidden ? hidden_text/* hiddenMark */.sd : (0,visible/* visible */.R)(line.slice(1).replaceAll('\t', '  '));
    const excerpt = text.length > maxLineLength ? `${text.slice(0, maxLineLength).toWellFormed()}…` : text;
    return { type: line.startsWith('+') ? 'Added' : line.startsWith('-') ? 'Deleted' : 'None', text: excerpt, isHidden };
}
const isHiddenLine = /^[ +-]‹hidden›\0\d+$/;
function toCompare(value) {
    if (typeof value === 'string')
        return value;
    return value.lines.map((line) => (typeof line === 'number' ? `${hidden_text/* hiddenMark */.sd}\0${line}` : line)).join('\n');
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

/***/ 4578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tX: () => (/* binding */ checkCommander),
  Tq: () => (/* binding */ findRecord),
  Bc: () => (/* binding */ judgeCommand),
  UK: () => (/* binding */ readCommand)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/clients/github/comments/requests.js
var requests = __webpack_require__(2716);
// EXTERNAL MODULE: ./build/js/clients/github/pull-requests/pull-requests.js
var pull_requests = __webpack_require__(5266);
// EXTERNAL MODULE: ./build/js/clients/github/repositories.js
var repositories = __webpack_require__(2813);
// EXTERNAL MODULE: ./build/js/review/record.js
var review_record = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/js/review/digests.js
var digests = __webpack_require__(4906);
// EXTERNAL MODULE: ./build/js/review/commands/parse-command.js
var parse_command = __webpack_require__(2489);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
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
    const isMerged = pull.state === 'merged';
    if (pull.state === 'closed' || (isMerged && verb === 'plan'))
        throw (0,refusals/* createClosedRefusal */.ZR)(pull.number, verb, isMerged);
    if (pull.isFromFork && (isWrite || (plan === undefined && commit === undefined)))
        throw (0,refusals/* createForkRefusal */.r)(verb, isWrite);
    if (commit !== undefined && commit !== pull.headSha)
        throw (0,refusals/* createStaleHeadRefusal */.m)(commit, pull.headSha);
}
function needsRecord({ verb, plan }) {
    return plan !== undefined || verb === 'status' || parse_command/* writingVerbs */.De.has(verb);
}
function checkPlanWasRead(signedRecord, { command, headSha, createdAt }) {
    const { verb, plan } = command;
    const { record } = signedRecord;
    const id = (0,record_codec/* derivePlanId */.wR)(signedRecord);
    if (plan !== undefined && !(0,digests/* equalsInConstantTime */.uz)(plan, id))
        throw new refusals/* CommandRefusal */.k0('unknown-plan', `The comment shows a different plan than \`${plan}\``, {
            hint: 'Read that plan, and repeat the command with its ID.',
            correctedCommand: { ...command, plan: id },
            otherPlan: plan,
        });
    if (plan === undefined && parse_command/* writingVerbs */.De.has(verb))
        throw new refusals/* CommandRefusal */.k0('unknown-plan', `Command \`${verb}\` requires the ID of the plan`, {
            hint: 'Read the plan in the comment, then repeat the command with its ID.',
            correctedCommand: { ...command, plan: id },
        });
    if (plan !== undefined && !isLater(createdAt, record.since))
        throw createPlanNewerRefusal('The plan was written');
    if (plan !== undefined && record.head !== headSha)
        throw (0,refusals/* createStaleHeadRefusal */.m)(record.head, headSha);
}
function isLater(createdAt, second) {
    return second < Math.floor(Date.parse(createdAt) / 1000);
}
function createPlanNewerRefusal(change) {
    const message = `${change} after the command or in the same second, so the author of the command may not have seen it`;
    const hint = 'Read the comment with the plan, and repeat the command.';
    return new refusals/* CommandRefusal */.k0('plan-newer-than-command', message, { hint });
}
function findCommandJob({ record, key }, { command, createdAt, address }) {
    const { verb, job: named } = command;
    if (verb === 'plan' || verb === 'help')
        return undefined;
    const isWrite = parse_command/* writingVerbs */.De.has(verb);
    const action = isWrite ? 'registered' : 'planned';
    const jobs = record.jobs.filter(({ namespace, region, done }) => (!isWrite || done !== undefined) &&
        (address === undefined ||
            ((0,review_record/* matchesIdentifier */.vd)(namespace, address.namespace, key) && (0,review_record/* mayBeRegion */.Zb)(region, address.region, key))));
    const candidates = jobs.filter(({ id }) => named === undefined ? typeof id === 'string' : (0,review_record/* matchesIdentifier */.vd)(id, named, key));
    const [job, ...others] = candidates;
    if (job !== undefined && others.length === 0) {
        if (isWrite && !isLater(createdAt, job.done?.at ?? 0))
            throw createPlanNewerRefusal('The job was registered');
        return job;
    }
    const ids = jobs.flatMap(({ id }) => (typeof id === 'string' && (0,parse_command/* isNameable */.g0)(id) ? [id] : []));
    const similar = (0,suggest/* findNearest */.qg)(named ?? '', ids);
    const suggestion = similar === undefined ? listOtherJobs(action, named, ids) : `Did you mean \`${similar}\`? `;
    const corrected = similar === undefined ? undefined : { ...command, job: similar };
    throw (0,refusals/* createNotApplicableRefusal */.vL)(describeNoJob(action, named, candidates.length), isWrite, suggestion, corrected);
}
function listOtherJobs(action, name, ids) {
    const others = ids.filter((id) => id !== name).map((id) => `\`${id}\``);
    return others.length === 0 ? '' : `It ${action} ${(0,numbers/* listTexts */.fU)(others)}. `;
}
function describeNoJob(action, name, count) {
    if (name !== undefined && count > 1)
        return `This pull request ${action} several jobs \`${name}\`, in different namespaces`;
    if (name !== undefined)
        return `This pull request has not ${action} job \`${name}\` here`;
    return count === 0
        ? `This pull request has not ${action} any job here`
        : `This pull request ${action} ${count} jobs: name one of them in the command`;
}

// EXTERNAL MODULE: ./build/js/operations/review/count-approvals.js + 1 modules
var count_approvals = __webpack_require__(3511);
// EXTERNAL MODULE: ./build/js/operations/review/open-review.js
var open_review = __webpack_require__(8649);
// EXTERNAL MODULE: ./build/js/review/approvals.js
var review_approvals = __webpack_require__(695);
;// CONCATENATED MODULE: ./build/js/operations/commands/judge-command.js











function readCommand({ event: { comment } }) {
    if (comment === undefined)
        throw (0,refusals/* refuseSilently */.P)('The event is not a new comment on a pull request (`issue_comment` with `types: [created]`)');
    const command = (0,parse_command/* readCommandOrHelp */.CS)(comment.body);
    if (command === undefined)
        throw (0,refusals/* refuseSilently */.P)('The first line of the comment is not a command');
    return { comment, command };
}
async function checkCommander({ comment: { author, isBot } }, { thread: { github, repository }, settings }) {
    const isNamed = settings.logins.has(author.toLowerCase());
    if (isBot) {
        if (isNamed)
            return;
        throw (0,refusals/* refuseAuthor */.i3)(author, 'it is an app, and `commanders` does not name it');
    }
    const minRole = isNamed ? 'write' : settings.role;
    if (minRole === undefined)
        throw (0,refusals/* refuseAuthor */.i3)(author, '`commanders` does not name it');
    const role = await (0,errors/* orElse */.NW)((0,repositories/* readRole */.fP)(github, repository, author), ({ message, hint }) => {
        throw new refusals/* CommandRefusal */.k0('not-allowed', message, { hint });
    });
    if (!(0,repositories/* isAtLeast */.du)(role, minRole))
        throw (0,refusals/* refuseAuthor */.i3)(author, `the role of the account is lower than \`${minRole}\``);
}
async function judgeCommand(permittedCommand, lookup) {
    const { comment, command } = permittedCommand;
    const { thread, settings, nomad } = lookup;
    await checkUnedited(comment, lookup);
    if (!settings.verbs.has(command.verb))
        throw (0,refusals/* createVerbRefusal */.Qp)(command.verb);
    const pullRequest = await (0,errors/* orUndefined */.y0)((0,pull_requests/* readPullRequest */.DQ)(thread.github, thread.repository, comment.number), 'not-found');
    if (pullRequest === undefined)
        throw (0,refusals/* createUnknownPlanRefusal */.Or)(`pull request ${comment.number} does not exist`);
    checkPullRequest(command, pullRequest);
    if (!needsRecord(command))
        return { ...permittedCommand, pullRequest, job: undefined, isApproved: false };
    const signedRecord = await findRecord(lookup);
    const context = {
        command,
        headSha: pullRequest.headSha,
        createdAt: comment.createdAt,
        address: nomad && { namespace: nomad.namespace ?? 'default', region: nomad.region ?? '' },
    };
    checkPlanWasRead(signedRecord, context);
    const job = findCommandJob(signedRecord, context);
    const { approvals, guards, registered } = signedRecord.record;
    const rules = registered?.flatMap((consent) => consent.rules) ?? (0,count_approvals/* createApprovalRules */.Ht)(approvals, guards?.role);
    if (command.verb === 'revert')
        await checkReverter(comment.author, rules, thread);
    if (command.verb === 'promote')
        await checkConsents(signedRecord.record, thread);
    return { ...permittedCommand, pullRequest, job, isApproved: rules.length > 0 };
}
async function checkReverter(author, rules, thread) {
    if (rules.length === 0)
        return;
    const has = await (0,repositories/* readRole */.fP)(thread.github, thread.repository, author);
    const rule = rules.find(({ role }) => !(0,repositories/* isAtLeast */.du)(has, role));
    if (rule === undefined)
        return;
    const requirement = { plan: 'the plan needs approvals', guards: 'its guarded changes need an approval' }[rule.of];
    const message = `\`${author}\` may not revert: ${requirement} of the role \`${rule.role}\``;
    throw new refusals/* CommandRefusal */.k0('not-allowed', message, { hint: 'Ask a person with that role to give the command.' });
}
async function checkConsents(record, thread) {
    const { registered, approvals, guards, ...shown } = record;
    const hasHits = [...record.jobs, ...record.removed].some(({ hits }) => hits !== undefined);
    const planned = { ...shown, rules: [...(0,count_approvals/* createApprovalRules */.Ht)(approvals, hasHits ? guards?.role : undefined)] };
    const counts = await (0,count_approvals/* countConsents */.dt)(thread, registered ?? [planned]);
    const reason = counts.flat().flatMap((count) => {
        const neededCount = registered === undefined ? 0 : count.needed;
        return (0,review_approvals/* describeShortfall */.Po)({ ...count, needed: neededCount }, `the plan of pull request ${count.pullRequest}`) ?? [];
    });
    if (reason.length === 0)
        return;
    const hint = 'Have the plan approved, or the objection dismissed. `fail` and `revert` remain possible.';
    throw new refusals/* CommandRefusal */.k0('not-approved', [...new Set(reason)].join('; '), { hint });
}
async function checkUnedited(comment, { thread }) {
    const current = await (0,errors/* orUndefined */.y0)((0,requests/* getComment */.OK)(thread, comment.id), 'not-found');
    if (current === undefined)
        throw (0,refusals/* createCommentChangedRefusal */.kC)('deleted');
    const isSame = current.user?.login === comment.author &&
        Date.parse(current.created_at) === Date.parse(comment.createdAt) &&
        normalizeLines(current.body ?? '') === normalizeLines(comment.body);
    if (!isSame)
        throw (0,refusals/* createCommentChangedRefusal */.kC)('edited');
}
function normalizeLines(text) {
    return text.replaceAll(/\r\n?/g, '\n').trimEnd();
}
async function findRecord(lookup) {
    const { comment, isByOthers, verified, refusal } = await (0,open_review/* openReview */.py)(lookup.thread, lookup.nomad);
    if (verified !== undefined)
        return { ...verified, comment };
    const keyHint = `Set ${(0,errors/* describeSetting */.w5)('signing-key')} in every job of this workflow to the key of the plan.`;
    const equalHint = `Use the same ${(0,errors/* describeSetting */.w5)('signing-key')} and \`environment\` in the workflows of plan and commands. If they are equal, plan the pull request again, read the new plan, and repeat the command.`;
    const hint = lookup.settings.keys === undefined ? keyHint : isByOthers ? refusal.hint : equalHint;
    throw (0,refusals/* createUnknownPlanRefusal */.Or)((0,numbers/* removeFullStop */.AF)(refusal.message), hint);
}


/***/ }),

/***/ 7519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vS: () => (/* binding */ authorizeOrReply),
  pp: () => (/* binding */ judgeOrReply),
  j$: () => (/* binding */ openStage),
  wv: () => (/* binding */ react),
  u7: () => (/* binding */ replyTo),
  d1: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/report/documentation.js
var documentation = __webpack_require__(3203);
// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/clients/github/comments/find.js
var find = __webpack_require__(6001);
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
// EXTERNAL MODULE: ./build/js/clients/github/comments/requests.js
var requests = __webpack_require__(2716);
// EXTERNAL MODULE: ./build/js/clients/github/repositories.js
var repositories = __webpack_require__(2813);
// EXTERNAL MODULE: ./build/js/operations/review/open-review.js
var open_review = __webpack_require__(8649);
// EXTERNAL MODULE: ./build/js/report/comment/notice.js
var comment_notice = __webpack_require__(2347);
// EXTERNAL MODULE: ./build/js/review/record-codec.js
var record_codec = __webpack_require__(4989);
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
;// CONCATENATED MODULE: ./build/js/report/comment/command-reply.js





const explanations = {
    plan: 'plans the pull request, and updates the comment with the plan',
    status: 'reports the health of a job of this plan',
    help: 'shows this reply',
    promote: 'promotes the canaries of the deployment that this pull request created',
    fail: 'fails the deployment that this pull request created',
    revert: 'reverts the job from the version that this pull request registered to an earlier one',
};
function renderReply(context, reply) {
    const quoteCommand = (text) => (0,markdown.md) `${(0,markdown/* name */.UU)(context.author)} wrote ${(0,markdown/* link */.nf)(text, context.commentUrl)}.`;
    const authorLine = quoteCommand((0,markdown/* name */.UU)(context.text));
    const parts = reply instanceof errors/* ActionError */.lZ
        ? renderRefusal(reply, authorLine)
        : reply.correction === undefined
            ? renderHelp(reply, (0,markdown.md) `### Commands`, authorLine)
            : renderHelp(reply, (0,markdown.md) `### 😕 No command`, (0,markdown.md) `${quoteCommand((0,markdown.md) `a comment`)} ${(0,markdown/* prose */.CS)(reply.correction)}`);
    const footer = (0,markdown.md) `<sub>By ${(0,markdown/* link */.nf)((0,markdown.md) `run ${context.runNumber}`, context.runUrl)}</sub>`;
    return (0,markdown.md) `${context.marker}\n${(0,markdown/* paragraphs */.qN)([...parts, footer])}`;
}
function renderRefusal(error, authorLine) {
    const { message, hint } = error;
    const more = (0,markdown/* link */.nf)((0,markdown.md) `More`, (0,documentation/* linkHelp */.OB)(error));
    const instead = error instanceof refusals/* CommandRefusal */.k0 ? error.options.correctedCommand : undefined;
    return [
        (0,markdown.md) `### 😕 Command refused`,
        (0,markdown.md) `${authorLine} ${(0,markdown/* prose */.CS)(message)}.`,
        (0,markdown.md) `${hint === undefined ? markdown/* nothing */.s6 : (0,markdown.md) `${(0,markdown/* prose */.CS)(hint)} `}${more}.`,
        ...(instead === undefined ? [] : [(0,markdown/* fence */.EU)([(0,parse_command/* formatCommand */.fE)(instead)], 'text')]),
    ];
}
function renderHelp({ allowed, example }, title, reason) {
    const verbs = [...allowed];
    const examples = verbs.map((verb) => (0,parse_command/* formatCommand */.fE)(createExample(verb, example)));
    const lines = verbs.map((verb) => (0,markdown.md) `- ${(0,markdown/* code */.aY)(verb)} ${(0,markdown/* prose */.CS)(explanations[verb])}`);
    return [
        title,
        (0,markdown.md) `${reason} These commands are allowed here, on the first line of a comment:`,
        (0,markdown/* joinLines */.cT)(lines),
        (0,markdown/* fence */.EU)(examples, 'text'),
    ];
}
function createExample(verb, { job = '<job>', plan = '<plan>' } = {}) {
    if (verb === 'plan' || verb === 'help')
        return { verb };
    const version = verb === 'revert' ? '<version>' : undefined;
    return { verb, job, version, plan: parse_command/* writingVerbs */.De.has(verb) ? plan : undefined };
}

;// CONCATENATED MODULE: ./build/js/operations/commands/run-command.js


















async function runCommand(run, act) {
    const stage = await openStage(run);
    const permittedCommand = await authorizeOrReply(stage);
    if (permittedCommand.command.verb !== run.verb)
        throw (0,refusals/* refuseSilently */.P)(`The command is \`${(0,parse_command/* formatCommand */.fE)(permittedCommand.command)}\`, which this mode does not run`);
    const judgment = await judgeOrReply(permittedCommand, stage);
    await setStatus(stage, judgment, 'pending', stage.runner.publisher.line(`Command of ${judgment.comment.author}`));
    return act({
        judgment,
        judgeAgain: async () => {
            await (0,judge_command/* checkCommander */.tX)(permittedCommand, stage);
            return (0,judge_command/* judgeCommand */.Bc)(permittedCommand, stage);
        },
        end: async (ending) => showEnd(stage, judgment, ending),
    });
}
async function judgeOrReply(permittedCommand, stage) {
    return replyIfRefused(permittedCommand, stage, (0,judge_command/* judgeCommand */.Bc)(permittedCommand, stage));
}
async function authorizeOrReply(stage) {
    const command = (0,judge_command/* readCommand */.UK)(stage);
    await replyIfRefused(command, stage, (0,judge_command/* checkCommander */.tX)(command, stage));
    return command;
}
async function replyIfRefused(command, stage, judging) {
    return (0,errors/* orElse */.NW)(judging, async (error) => {
        if (!(await isUnanswered(error, stage))) {
            await react(stage, command, 'confused');
            await replyTo(stage, command, error);
        }
        throw error;
    });
}
async function isUnanswered(error, { thread, settings }) {
    const { isSilent = false, otherPlan } = error instanceof refusals/* CommandRefusal */.k0 ? error.options : {};
    if (otherPlan === undefined)
        return isSilent;
    const markers = [(0,find/* createCommentMarker */.kp)(settings.comment.id), (0,find/* createCommentMarker */.kp)(settings.comment.id, 'reply')];
    const comments = (await (0,errors/* orUndefined */.y0)((0,requests/* listComments */.fg)(thread))) ?? [];
    const others = comments.filter(({ body }) => !markers.some((marker) => body?.startsWith(marker)));
    return others.some(({ body }) => body?.startsWith('<!-- outrider:') && body.includes(otherPlan));
}
async function openStage(run) {
    const { event, settings, runner, nomad } = run;
    const { repo: repository } = event;
    const { comment, keys } = settings;
    if (repository === undefined || comment.token === undefined)
        throw (0,refusals/* refuseSilently */.P)('There is no `github-token`, or the repository is unknown');
    const github = await (0,run_context/* connectGitHub */.U)(run, comment.token);
    const thread = (0,open_review/* createThreadOpener */.Ae)({ event, comment, keys }, github, repository)(event.comment?.number ?? 0);
    return { event, settings, thread, nomad, runner };
}
async function showEnd(stage, judgment, ending) {
    const { headline, failures, hasChangedJob } = ending;
    const isSuccess = failures.length === 0;
    const result = stage.runner.publisher.line(headline);
    await react(stage, judgment, isSuccess ? 'rocket' : 'confused');
    await setStatus(stage, judgment, isSuccess ? 'success' : 'failure', result);
    const hint = hasChangedJob ? undefined : failures[0]?.hint;
    const note = hint === undefined ? result : stage.runner.publisher.line(`${headline}. ${hint}`);
    if (judgment.command.verb !== 'plan')
        await showOnPlan(stage, judgment, { ...ending, isSuccess, result: note });
    const refusal = failures.find((failure) => failure instanceof refusals/* CommandRefusal */.k0 || failure.reason === 'not-applicable');
    if (refusal !== undefined)
        await replyTo(stage, judgment, refusal);
}
async function react(stage, { comment }, content) {
    await warnOnFailure(stage.runner, 'The reaction was not added', async () => (0,requests/* addReaction */.BB)(stage.thread, comment.id, content));
}
const maxDescriptionLength = 140;
async function setStatus(stage, { command, pullRequest }, state, description) {
    const { thread, event, settings } = stage;
    const environment = settings.comment.id === 'default' ? '' : ` (${settings.comment.id})`;
    const { publisher } = stage.runner;
    await warnOnFailure(stage.runner, 'The commit status was not set', async () => (0,repositories/* setCommitStatus */.MX)(thread.github, thread.repository, {
        commit: pullRequest.headSha,
        state,
        context: `outrider/${command.verb}${environment}`,
        description: publisher.line(description.replaceAll('`', ''), maxDescriptionLength),
        url: await thread.github.forge.findRunUrl(event),
    }));
}
async function showOnPlan(stage, { command, comment, job }, { isSuccess, result, hasChangedJob }) {
    const { thread, event, runner } = stage;
    await warnOnFailure(runner, 'The command was not added to the comment with the plan', async () => {
        const plan = await (0,errors/* orUndefined */.y0)((0,judge_command/* findRecord */.Tq)(stage), 'unknown-plan');
        if (plan === undefined)
            return;
        const record = hasChangedJob ? markUsed(plan.record, job, comment.id) : plan.record;
        const isAlone = plan.record.jobs.filter(({ changes }) => changes).length === 1;
        const ended = { author: comment.author, text: (0,parse_command/* formatCommand */.fE)(command), isSuccess, result, at: new Date() };
        const run = { number: event.runNumber, url: await thread.github.forge.findRunUrl(event) };
        const keepsRest = hasChangedJob && !isAlone;
        const notice = runner.publisher.markdown((0,comment_notice/* renderCommandNotice */._F)({ ...ended, keepsRest, run }));
        const { id } = stage.settings.comment;
        const headline = runner.publisher.markdown((0,markdown.md) `### ${isSuccess ? '🟢' : '🔴'} ${(0,markdown/* prose */.CS)(`${id === 'default' ? '' : `${id}: `}${result}`)}`);
        const recorded = (0,record_codec/* replaceRecord */.SN)(plan.comment.body, record);
        const maxLength = fit/* maxCommentCharacters */.iz - record_codec/* stampLength */.am;
        const folded = hasChangedJob && isAlone ? (0,comment_notice/* foldOutdated */.MS)((0,published/* toPublished */.ad)(recorded), headline, maxLength) : recorded;
        const draft = (0,comment_notice/* addNotice */.Mp)(folded, 'command', notice, maxLength);
        await (0,open_review/* sealAgainIfLate */.z6)(thread, await (0,upsert/* rewriteComment */.Iz)(thread, plan.comment.id, (0,open_review/* sealComment */.V)(thread, draft)));
    });
}
function markUsed(record, job, comment) {
    const jobs = record.jobs.map((entry) => entry.file === job?.file ? { ...entry, command: Math.max(comment, entry.command ?? 0) } : entry);
    return { ...record, jobs };
}
async function replyTo(stage, { comment, command }, reply) {
    const { settings, event, thread } = stage;
    await warnOnFailure(stage.runner, 'The reply was not written', async () => {
        const marker = (0,find/* createCommentMarker */.kp)(settings.comment.id, 'reply');
        const request = { author: comment.author, text: (0,parse_command/* formatCommand */.fE)(command), commentUrl: comment.url };
        const runUrl = await thread.github.forge.findRunUrl(event);
        const body = renderReply({ marker, ...request, runUrl, runNumber: event.runNumber }, reply);
        await (0,upsert/* upsertComment */.lB)({ ...thread, marker }, stage.runner.publisher.markdown(body), {
            isSame: (present, draft) => present.replaceAll('\r\n', '\n') === draft,
            mayCreate: true,
        });
    });
}
async function warnOnFailure(runner, title, work) {
    await (0,errors/* orElse */.NW)(work(), ({ reason, message, hint: errorHint }) => {
        const permissionHint = 'Give the job `permissions: { pull-requests: write, statuses: write }`.';
        const isDenied = reason === 'unauthorized' || reason === 'not-found';
        const hint = `The command itself is not affected. ${isDenied ? permissionHint : (errorHint ?? permissionHint)}`;
        const failure = new errors/* ActionError */.lZ({ reason, message: `${title}: ${message}`, help: 'command-not-shown', hint });
        runner.warning((0,log_text/* plainLines */.y1)((0,documentation/* formatFailure */.M3)(failure)));
    });
}


/***/ }),

/***/ 666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OE: () => (/* binding */ connectNomad),
  cT: () => (/* binding */ createUnknownTokenError),
  d7: () => (/* binding */ startNomadRun)
});

// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
;// CONCATENATED MODULE: ./build/js/clients/github/identity-token.js




const tokenSchema = dist/* object */.Ikc({ value: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) });
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
    const response = status === 200 ? dist/* safeParse */.xLC(tokenSchema, (0,json/* parseJsonOrUndefined */.rx)(body)) : undefined;
    if (response?.success === true)
        return response.output.value;
    const request = { method: 'GET', path: url.pathname, status };
    throw new errors/* ServiceError */._7({
        reason: 'server',
        ...(0,messages/* describeRequest */.Ng)('Unexpected response from GitHub: expected an identity token', request),
        hint: 'Re-run this workflow job.',
        help: 'github-is-unavailable',
    });
}

// EXTERNAL MODULE: ./build/js/clients/github/context.js
var github_context = __webpack_require__(5534);
// EXTERNAL MODULE: ./build/js/clients/nomad/wire/call.js
var wire_call = __webpack_require__(9815);
// EXTERNAL MODULE: ./build/js/clients/nomad/wire/fields.js
var fields = __webpack_require__(214);
;// CONCATENATED MODULE: ./build/js/clients/nomad/acl.js



const ownTokenSchema = dist/* object */.Ikc({
    AccessorID: dist/* string */.YjP(),
    Name: fields/* textField */.M8,
    Type: fields/* textField */.M8,
    Policies: (0,fields/* defineList */.aN)(dist/* string */.YjP()),
    Roles: (0,fields/* defineList */.aN)(dist/* object */.Ikc({ ID: fields/* textField */.M8, Name: fields/* textField */.M8 })),
    ExpirationTime: fields/* timeSchema */.Rl,
});
const newTokenSchema = dist/* object */.Ikc({ ...ownTokenSchema.entries, SecretID: dist/* string */.YjP() });
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
        shape: (0,wire_call/* toShape */.$X)(newTokenSchema),
    });
}
async function readOwnToken(wire, { region, isSingleAttempt = false }) {
    return wire.get({
        call: { method: 'GET', path: '/v1/acl/token/self', region, repeatable: !isSingleAttempt },
        shape: (0,wire_call/* toShape */.$X)(ownTokenSchema),
    });
}
const roleSchema = dist/* object */.Ikc({ Policies: (0,fields/* defineList */.aN)(dist/* object */.Ikc({ Name: fields/* textField */.M8 })) });
const readAclRole = (0,wire_call/* defineItemRead */.$z)('/v1/acl/role/:id', 'role ID', roleSchema);
const namespaceRuleSchema = dist/* object */.Ikc({
    Name: fields/* textField */.M8,
    Capabilities: (0,fields/* defineList */.aN)(dist/* string */.YjP()),
    Variables: dist/* nullish */.cl6(dist/* object */.Ikc({ Paths: (0,fields/* defineList */.aN)(dist/* object */.Ikc({ Capabilities: (0,fields/* defineList */.aN)(dist/* string */.YjP()) })) })),
});
const clusterRuleSchema = dist/* nullish */.cl6(dist/* object */.Ikc({ Policy: fields/* textField */.M8, Capabilities: (0,fields/* defineList */.aN)(dist/* string */.YjP()) }));
const policySchema = dist/* object */.Ikc({
    RulesJSON: dist/* object */.Ikc({
        Namespaces: (0,fields/* defineList */.aN)(namespaceRuleSchema),
        Agent: clusterRuleSchema,
        Node: clusterRuleSchema,
        Operator: clusterRuleSchema,
        Quota: clusterRuleSchema,
    }),
});
const readAclPolicy = (0,wire_call/* defineItemRead */.$z)('/v1/acl/policy/:id', 'policy name', policySchema);

// EXTERNAL MODULE: ./build/js/clients/nomad/wire/nomad-refusal.js
var nomad_refusal = __webpack_require__(5729);
// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(892);
// EXTERNAL MODULE: ./build/js/clients/nomad/wire/dialect.js
var wire_dialect = __webpack_require__(5749);
;// CONCATENATED MODULE: ./build/js/clients/nomad/wire/wire.js







const maxResponseBytes = 32 * 1024 * 1024;
function createNomadWire(options) {
    const headers = (0,wire_dialect/* createHeaders */.B)(options);
    const dialect = wire_dialect/* dialects */.O[options.dialect];
    const { host } = new URL(options.address);
    let isTokenKnown = false;
    let isLeaderless = false;
    const wire = {
        dialect,
        namespace: (0,wire_call/* dropEmpty */.nV)(options.namespace),
        signal: options.signal,
        pace: options.transport.pace,
        isCrowded: () => options.transport.isCrowded(new URL(options.address)),
        async send(call, limits) {
            const repeatable = call.repeatable ?? call.method === 'GET';
            const response = await options.transport.send({
                service: dialect.service,
                method: call.method,
                url: buildUrl(call, options),
                headers: call.body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
                body: call.body === undefined ? undefined : JSON.stringify(call.body),
                repeatable,
                timeoutMilliseconds: options.timeoutMilliseconds,
                signal: options.signal,
                ...limits,
                maxBytes: maxResponseBytes,
                maxBusyAttempts: (reply) => ((0,nomad_refusal/* isBusy */.A5)(reply) ? (isLeaderless ? retry/* defaultMaxAttempts */.MU : retry/* maxLeaderlessAttempts */.XO) : 0),
            });
            isLeaderless = (0,nomad_refusal/* isBusy */.A5)(response) && (repeatable === true || isLeaderless);
            return response;
        },
        read(call, response, shape) {
            if (response.status < 200 || response.status > 299)
                throw (0,nomad_refusal/* toNomadError */.tp)({ call, response, options, isTokenKnown });
            isTokenKnown ||= call.capability !== undefined;
            return readOutput(call, response, host, (value) => shape(value, { nextToken: (0,wire_call/* dropEmpty */.nV)(response.headers[dialect.nextPageHeader]) }));
        },
        async get({ call, shape }) {
            return wire.read(call, await wire.send(call), shape);
        },
        async write(permit, { verb, target, call, shape }) {
            permit.spend(verb, target);
            const { namespace, region } = target;
            return wire.get({ call: { method: 'POST', namespace, region, ...call, repeatable: 'if-refused' }, shape });
        },
    };
    return wire;
}
function defineWrite(verb, schema, describe) {
    const shape = (0,wire_call/* toShape */.$X)(schema);
    return async (wire, permit, request) => {
        const { target, ...call } = describe(request, wire.dialect);
        const { namespace, region } = request;
        return wire.write(permit, { verb, target: { ...target, namespace, region }, call, shape });
    };
}
function buildUrl(call, options) {
    const url = new URL(call.path, options.address);
    const query = { ...call.query, ...(0,wire_call/* resolveTarget */.u1)(call, options) };
    for (const [name, value] of Object.entries(query)) {
        if (value !== undefined && value !== false) {
            url.searchParams.set(name, String(value));
        }
    }
    return url;
}
function readOutput(call, { status, body }, host, shape) {
    const json = parseBody(body, call.mayLoseDigits !== true);
    const result = 'problem' in json ? json : shape(json.output);
    if ('output' in result)
        return result.output;
    throw new errors/* ServiceError */._7({
        reason: 'server',
        ...(0,messages/* describeRequest */.Ng)(`Unexpected response from Nomad at ${host}: ${result.problem}`, { ...call, status }),
        help: 'response-from-another-service',
        hint: 'Check that `address` is the address of Nomad itself.',
    });
}
function parseBody(body, isExact) {
    try {
        return { output: (0,json/* parseJson */.qF)(body, isExact) };
    }
    catch {
        return { problem: (0,nomad_refusal/* isHtml */._6)(body) ? `it is ${(0,nomad_refusal/* readServerMessage */.VQ)(body)}` : ((0,json/* findExcess */.Lb)(body) ?? 'it is not JSON') };
    }
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/job-call.js



const reservedSuffixes = ('evaluate allocations evaluations periodic/force plan summary dispatch dispatch/payload versions revert ' +
    'deployments deployment stable scale services submission actions action').split(' ');
function encodeJobId(id, reason) {
    const problem = findIdProblem(id);
    if (problem !== undefined) {
        throw new errors/* ServiceError */._7({
            reason,
            message: `The job ID ${JSON.stringify(id)} ${problem}`,
            hint: 'Give the job a different ID.',
            help: reason === 'input' ? 'invalid-value' : reason,
        });
    }
    return encodeURIComponent(id);
}
function findIdProblem(id) {
    if (id === '')
        return 'is empty';
    if (!id.isWellFormed())
        return 'is not valid Unicode';
    if (id.split('/').some((part) => part === '' || part === '.' || part === '..'))
        return 'has an empty part, `.` or `..` between slashes, which Nomad would read as the path of another job';
    const suffix = reservedSuffixes.find((ending) => id.endsWith(`/${ending}`)) ?? findVersionTagSuffix(id);
    return suffix === undefined ? undefined : `ends in \`/${suffix}\`, which Nomad reads as one of its endpoints`;
}
function findVersionTagSuffix(id) {
    const at = id.indexOf('/versions/');
    const end = at === -1 ? '' : id.slice(at + 1);
    return /^versions\/.+\/tag$/.test(end) ? end : undefined;
}
function defineRead(suffix, shape, more = {}) {
    return (target) => (0,wire_call/* defineCall */.mj)(target, { capability: wire_call/* readCapability */.pz, ...more, path: formatJobPath(target, suffix), shape });
}
function formatJobPath({ id }, suffix) {
    return `/v1/job/${encodeJobId(id, 'input')}${suffix}`;
}
function defineChange(verb, schema, describe) {
    return defineWrite(verb, schema, (request, dialect) => {
        const { suffix, ...call } = describe(request, dialect);
        return { target: { job: request.id }, path: formatJobPath(request, suffix), ...call };
    });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/allocations.js






const taskEventSchema = dist/* object */.Ikc({
    Type: fields/* textField */.M8,
    Time: fields/* timeSchema */.Rl,
    DisplayMessage: fields/* textField */.M8,
    Message: fields/* textField */.M8,
    ExitCode: fields/* countField */.QT,
    Signal: fields/* countField */.QT,
    Details: (0,fields/* defineMap */.aM)(dist/* string */.YjP()),
});
const taskStateSchema = dist/* object */.Ikc({
    State: fields/* textField */.M8,
    Failed: fields/* flagField */.tS,
    Restarts: fields/* countField */.QT,
    StartedAt: fields/* timeSchema */.Rl,
    Events: (0,fields/* defineList */.aN)(taskEventSchema),
});
const allocationSchema = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    Name: fields/* textField */.M8,
    NodeName: fields/* textField */.M8,
    JobType: fields/* textField */.M8,
    JobVersion: fields/* countField */.QT,
    TaskGroup: fields/* textField */.M8,
    DesiredStatus: fields/* textField */.M8,
    ClientStatus: fields/* textField */.M8,
    ClientDescription: fields/* textField */.M8,
    DesiredTransition: (0,fields/* defineMap */.aM)(dist/* unknown */.L5J()),
    TaskStates: (0,fields/* defineMap */.aM)(taskStateSchema),
    DeploymentStatus: dist/* nullish */.cl6(dist/* object */.Ikc({ Healthy: dist/* nullish */.cl6(dist/* boolean */.zMY(), null), Canary: fields/* flagField */.tS }), null),
    NextAllocation: fields/* textField */.M8,
    CreateIndex: fields/* countField */.QT,
    CreateTime: fields/* timeSchema */.Rl,
});
const listJobAllocations = defineRead('/allocations', (0,wire_call/* toShape */.$X)((0,fields/* defineList */.aN)(allocationSchema)), {
    mayLoseDigits: true,
});
const placementSchema = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    Namespace: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    NodeName: fields/* textField */.M8,
    TaskGroup: fields/* textField */.M8,
    AllocatedResources: dist/* nullish */.cl6(dist/* object */.Ikc({
        Shared: dist/* nullish */.cl6(dist/* object */.Ikc({ Ports: (0,fields/* defineList */.aN)(dist/* object */.Ikc({ Label: fields/* textField */.M8, Value: fields/* countField */.QT, HostIP: fields/* textField */.M8 })) }), {}),
    }), {}),
});
const readAllocation = (0,wire_call/* defineItemRead */.$z)('/v1/allocation/:id', 'allocation ID', placementSchema, wire_call/* readCapability */.pz);
const checksSchema = (0,fields/* defineMap */.aM)(dist/* object */.Ikc({
    Check: fields/* textField */.M8,
    Service: fields/* textField */.M8,
    Status: fields/* textField */.M8,
    Mode: fields/* textField */.M8,
    Output: fields/* textField */.M8,
    Timestamp: fields/* countField */.QT,
}));
const readAllocationChecks = (0,wire_call/* defineItemRead */.$z)('/v1/client/allocation/:id/checks', 'allocation ID', checksSchema, wire_call/* readCapability */.pz);
const restartAllocation = defineWrite('restart', dist/* object */.Ikc({}), ({ id }) => ({
    target: { allocation: id },
    path: `/v1/client/allocation/${(0,wire_call/* encodeSegment */.ug)(id, 'allocation ID')}/restart`,
    body: {},
    capability: '`alloc-lifecycle`',
    invalidReason: 'blocked',
}));
const maxLogBytes = 20_000;
const maxLogLines = 50;
async function readTaskLogs(wire, { id, task, namespace, region }) {
    const call = {
        method: 'GET',
        path: `/v1/client/fs/logs/${(0,wire_call/* encodeSegment */.ug)(id, 'allocation ID')}`,
        query: { task, type: 'stderr', plain: true, origin: 'end', offset: maxLogBytes },
        namespace,
        region,
        capability: '`read-logs`',
    };
    const response = await wire.send(call);
    if (response.status < 200 || response.status > 299 || (0,nomad_refusal/* isHtml */._6)(response.body))
        return wire.read(call, response, rejectNonText);
    const all = response.body.split(/\r?\n/);
    const completeLines = response.body.length >= maxLogBytes ? all.slice(1) : all;
    return (completeLines.at(-1) === '' ? completeLines.slice(0, -1) : completeLines).slice(-maxLogLines);
}
const rejectNonText = () => ({ problem: 'it is not text' });

;// CONCATENATED MODULE: ./build/js/clients/nomad/deployments.js





const deploymentGroupSchema = dist/* object */.Ikc({
    Promoted: fields/* flagField */.tS,
    ProgressDeadline: fields/* durationSchema */.sK,
    DesiredCanaries: fields/* countField */.QT,
    DesiredTotal: fields/* countField */.QT,
    PlacedAllocs: fields/* countField */.QT,
    HealthyAllocs: fields/* countField */.QT,
    UnhealthyAllocs: fields/* countField */.QT,
});
const deploymentSchema = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    Namespace: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    JobVersion: fields/* countField */.QT,
    JobSpecModifyIndex: fields/* countField */.QT,
    TaskGroups: (0,fields/* defineMap */.aM)(deploymentGroupSchema),
    Status: dist/* string */.YjP(),
    StatusDescription: fields/* textField */.M8,
    CreateIndex: fields/* countField */.QT,
    ModifyTime: fields/* timeSchema */.Rl,
});
const listJobDeployments = defineRead('/deployments', (0,wire_call/* toShape */.$X)((0,fields/* defineList */.aN)(deploymentSchema)));
function listDeployments(request) {
    return (0,wire_call/* defineCall */.mj)(request, {
        path: '/v1/deployments',
        capability: wire_call/* readCapability */.pz,
        shape: (0,wire_call/* toShape */.$X)((0,fields/* defineList */.aN)(deploymentSchema)),
    });
}
const readJobsMostRecentDeployment = defineRead('/deployment', (0,wire_call/* toShape */.$X)(dist/* nullable */.mee(deploymentSchema)));
const readDeployment = (0,wire_call/* defineItemRead */.$z)('/v1/deployment/:id', 'deployment ID', deploymentSchema, wire_call/* readCapability */.pz);
const promoteDeployment = defineDeploymentChange('promote', ({ groups }) => groups === undefined ? { All: true } : { Groups: groups });
const failDeployment = defineDeploymentChange('fail', (_request) => ({}));
function defineDeploymentChange(verb, describe) {
    return defineWrite(verb, dist/* object */.Ikc({ DeploymentModifyIndex: dist/* number */.aig() }), (request) => ({
        target: { deployment: request.id },
        path: `/v1/deployment/${verb}/${(0,wire_call/* encodeSegment */.ug)(request.id, 'deployment ID')}`,
        body: { DeploymentID: request.id, ...describe(request) },
        capability: `\`${verb}-deployment\` (\`submit-job\` on a server before 1.11.2)`,
        invalidReason: 'blocked',
    }));
}

// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var jobs_job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/plan.js





const diffTypeSchema = dist/* picklist */.KIO(['None', 'Added', 'Deleted', 'Edited']);
const stringListSchema = (0,fields/* defineList */.aN)(dist/* string */.YjP());
const countMapSchema = (0,fields/* defineMap */.aM)(dist/* number */.aig());
const exactCountSchema = dist/* union */.KCZ([
    dist/* number */.aig(),
    dist/* pipe */.FsL(dist/* object */.Ikc({ rawJSON: dist/* string */.YjP() }), dist/* transform */.pdi(({ rawJSON }) => rawJSON)),
]);
const fieldSchema = dist/* object */.Ikc({
    Type: diffTypeSchema,
    Name: dist/* string */.YjP(),
    Old: fields/* textField */.M8,
    New: fields/* textField */.M8,
    Annotations: stringListSchema,
});
const objectSchema = dist/* object */.Ikc({
    Type: diffTypeSchema,
    Name: dist/* string */.YjP(),
    Fields: (0,fields/* defineList */.aN)(fieldSchema),
    Objects: dist/* lazy */.RZV(() => (0,fields/* defineList */.aN)(objectSchema)),
});
const diffFields = { Type: diffTypeSchema, Fields: (0,fields/* defineList */.aN)(fieldSchema), Objects: (0,fields/* defineList */.aN)(objectSchema) };
const taskSchema = dist/* object */.Ikc({ ...diffFields, Name: dist/* string */.YjP(), Annotations: stringListSchema });
const groupDiffSchema = dist/* object */.Ikc({
    ...diffFields,
    Name: dist/* string */.YjP(),
    Tasks: (0,fields/* defineList */.aN)(taskSchema),
    Updates: (0,fields/* defineMap */.aM)(exactCountSchema),
});
const jobDiffSchema = dist/* object */.Ikc({ ...diffFields, ID: fields/* textField */.M8, TaskGroups: (0,fields/* defineList */.aN)(groupDiffSchema) });
const updatesSchema = dist/* object */.Ikc({
    Ignore: fields/* countField */.QT,
    Place: fields/* wrappingCountSchema */.lb,
    Migrate: fields/* countField */.QT,
    Stop: fields/* countField */.QT,
    InPlaceUpdate: fields/* countField */.QT,
    DestructiveUpdate: fields/* countField */.QT,
    Canary: fields/* countField */.QT,
    Preemptions: fields/* countField */.QT,
    Disconnect: dist/* optional */.lqM(dist/* number */.aig()),
    RescheduleNow: fields/* countField */.QT,
    RescheduleLater: fields/* countField */.QT,
});
const preemptedSchema = dist/* object */.Ikc({
    ID: fields/* textField */.M8,
    Namespace: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    JobType: fields/* textField */.M8,
    TaskGroup: fields/* textField */.M8,
});
const metricSchema = dist/* object */.Ikc({
    NodesEvaluated: fields/* countField */.QT,
    NodesFiltered: fields/* countField */.QT,
    NodesInPool: fields/* countField */.QT,
    NodePool: fields/* textField */.M8,
    NodesAvailable: countMapSchema,
    ClassFiltered: countMapSchema,
    ConstraintFiltered: countMapSchema,
    NodesExhausted: fields/* countField */.QT,
    ClassExhausted: countMapSchema,
    DimensionExhausted: countMapSchema,
    QuotaExhausted: stringListSchema,
    ResourcesExhausted: (0,fields/* defineMap */.aM)(dist/* object */.Ikc({ CPU: fields/* countField */.QT, Cores: fields/* countField */.QT, MemoryMB: fields/* countField */.QT, MemoryMaxMB: fields/* countField */.QT, DiskMB: fields/* countField */.QT })),
    CoalescedFailures: fields/* countField */.QT,
});
const planSchema = dist/* object */.Ikc({
    Annotations: dist/* object */.Ikc({
        DesiredTGUpdates: (0,fields/* defineMap */.aM)(updatesSchema),
        PreemptedAllocs: (0,fields/* defineList */.aN)(preemptedSchema),
    }),
    Diff: dist/* nullish */.cl6(jobDiffSchema, null),
    FailedTGAllocs: (0,fields/* defineMap */.aM)(metricSchema),
    JobModifyIndex: dist/* number */.aig(),
    NextPeriodicLaunch: dist/* pipe */.FsL(dist/* nullish */.cl6(dist/* string */.YjP(), null), dist/* transform */.pdi((time) => (time === null || time === '' || time.startsWith('0001-01-01T') ? null : time))),
    Warnings: fields/* textField */.M8,
});
async function createJobPlan(wire, request) {
    const { policyOverride = false, diff = true } = request;
    const { job, ...target } = (0,jobs_job/* resolveJobTarget */.TU)(request, wire);
    const override = policyOverride ? ', and `sentinel-override`,' : '';
    const call = {
        method: 'POST',
        path: `/v1/job/${encodeJobId(job.ID, 'parse')}/plan`,
        ...target,
        body: { Job: job, Diff: diff, PolicyOverride: policyOverride },
        repeatable: true,
        capability: `\`plan-job\` (\`submit-job\` on a server before 1.11.2)${override}`,
        invalidReason: 'parse',
    };
    const response = await wire.send(call);
    return { ...wire.read(call, response, (0,wire_call/* toShape */.$X)(planSchema)), raw: response.body };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/evaluations.js





const evaluationSchema = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    TriggeredBy: fields/* textField */.M8,
    JobID: fields/* textField */.M8,
    JobModifyIndex: fields/* countField */.QT,
    DeploymentID: fields/* textField */.M8,
    Status: dist/* string */.YjP(),
    NextEval: fields/* textField */.M8,
    BlockedEval: fields/* textField */.M8,
    FailedTGAllocs: (0,fields/* defineMap */.aM)(metricSchema),
    CreateIndex: fields/* countField */.QT,
    CreateTime: fields/* timeSchema */.Rl,
});
const listJobEvaluations = defineRead('/evaluations', (0,wire_call/* toShape */.$X)((0,fields/* defineList */.aN)(evaluationSchema)));
const readEvaluation = (0,wire_call/* defineItemRead */.$z)('/v1/evaluation/:id', 'evaluation ID', evaluationSchema, wire_call/* readCapability */.pz);

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/change.js





const writtenSchema = dist/* object */.Ikc({
    EvalID: fields/* textField */.M8,
    JobModifyIndex: dist/* number */.aig(),
});
async function createJob(wire, permit, request) {
    const { enforceIndex, submission, namespace, region } = request;
    encodeJobId(request.job.ID, 'parse');
    const { job, ...target } = (0,jobs_job/* resolveJobTarget */.TU)(request, wire);
    const needs = [
        '`register-job` (`submit-job` on a server before 1.11.2)',
        ...(request.policyOverride === true ? ['`sentinel-override`'] : []),
        ...new Set((job.TaskGroups ?? []).flatMap(listVolumeRights)),
    ];
    return wire.write(permit, {
        verb: job.Stop === true ? 'stop' : 'register',
        target: { job: job.ID, namespace, region },
        call: {
            path: '/v1/jobs',
            ...target,
            body: {
                Job: job,
                ...(enforceIndex === undefined ? {} : { EnforceIndex: true, JobModifyIndex: enforceIndex }),
                PolicyOverride: request.policyOverride,
                PreserveCounts: request.preserveCounts,
                Submission: submission && {
                    Source: submission.source,
                    Format: submission.format,
                    Variables: submission.variables,
                },
            },
            capability: new Intl.ListFormat('en').format(needs),
            invalidReason: 'parse',
        },
        shape: (0,wire_call/* toShape */.$X)(writtenSchema),
    });
}
const volumesSchema = dist/* fallback */.NpB(dist/* record */.g1P(dist/* string */.YjP(), dist/* object */.Ikc({ Type: fields/* textField */.M8, Source: fields/* textField */.M8, ReadOnly: dist/* nullish */.cl6(dist/* boolean */.zMY()) })), {});
function listVolumeRights(group) {
    return Object.values(dist/* parse */.qgA(volumesSchema, group['Volumes'])).flatMap(({ Type, Source, ReadOnly }) => Type === 'host'
        ? [`\`host_volume ${JSON.stringify(Source)} { policy = "${ReadOnly === true ? 'read' : 'write'}" }\``]
        : ['`csi-mount-volume`', '`plugin { policy = "read" }`']);
}
const stopJob = defineChange('stop', writtenSchema, ({ purge, global }) => ({
    method: 'DELETE',
    suffix: '',
    query: { purge, global },
    capability: `\`${purge === true ? 'purge-job' : 'deregister-job'}\` (\`submit-job\` on a server before 1.11.2)`,
}));
const scaleTaskGroup = defineChange('scale', writtenSchema, (request) => ({
    suffix: '/scale',
    body: {
        Target: { Group: request.group },
        Count: request.count,
        Message: request.message,
        Meta: request.meta,
        JobModifyIndex: request.enforceIndex,
    },
    capability: '`scale-job` (or `submit-job`)',
}));
const revertJob = defineChange('revert', writtenSchema, (request) => ({
    suffix: '/revert',
    body: { JobID: request.id, JobVersion: request.version, EnforcePriorVersion: request.enforcePriorVersion },
    capability: '`revert-job` (`submit-job` on a server before 1.11.2)',
}));
const stabilitySchema = dist/* object */.Ikc({ Index: dist/* number */.aig() });
const setJobStability = defineChange('stable', stabilitySchema, (request) => ({
    suffix: '/stable',
    body: { JobID: request.id, JobVersion: request.version, Stable: request.stable },
    capability: '`stable-job` (`submit-job` on a server before 1.11.2)',
}));
const dispatchedSchema = dist/* object */.Ikc({
    DispatchedJobID: dist/* string */.YjP(),
    EvalID: fields/* textField */.M8,
    JobCreateIndex: fields/* countField */.QT,
});
const dispatchJob = defineChange('dispatch', dispatchedSchema, (request) => {
    const { payload, meta, idempotencyToken, idPrefixTemplate, priority } = request;
    return {
        suffix: '/dispatch',
        query: { idempotency_token: (0,wire_call/* dropEmpty */.nV)(idempotencyToken) },
        body: { Payload: payload?.toString('base64'), Meta: meta, IdPrefixTemplate: idPrefixTemplate, Priority: priority },
        capability: '`dispatch-job`',
    };
});
const launchedSchema = dist/* object */.Ikc({ EvalID: dist/* string */.YjP() });
const forceNewPeriodicInstance = defineChange('periodic-force', launchedSchema, (_request) => ({
    suffix: '/periodic/force',
    capability: '`force-periodic-job` (`dispatch-job` on a server before 1.11.2)',
}));
const createJobEvaluation = defineChange('evaluate', writtenSchema, (request) => ({
    suffix: '/evaluate',
    body: { JobID: request.id, EvalOptions: { ForceReschedule: request.forceReschedule ?? false } },
    capability: '`evaluate-job` (`submit-job` on a server before 1.11.2)',
}));

// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/parse.js





const errorPrefix = /^Failed to parse job: (?:unable to parse var content: )?/;
const errorPosition = /^(?:<nil>|[^\s:]+:(\d+),(\d+)-[\d,]+): /;
const followUpError = /^Unsuitable value type: Unsuitable value: value must be known$/;
function parseDiagnostics(body, describe) {
    const diagnostics = [];
    for (const text of body.trim().replace(errorPrefix, '').split('\n')) {
        const position = errorPosition.exec(text);
        const last = diagnostics.at(-1);
        if (position === null && last !== undefined) {
            last.message += `\n${text}`;
            continue;
        }
        const [start = '', line, column] = position ?? [];
        const message = text.slice(start.length);
        diagnostics.push(line === undefined ? { message } : { line: Number(line), column: Number(column), message });
    }
    const errors = diagnostics.map(({ message, ...position }) => ({
        ...position,
        message: makeReadable(message, describe),
    }));
    const causes = errors.filter(({ message }) => !followUpError.test(message));
    return causes.length > 0 ? causes : errors;
}
function makeReadable(message, describe) {
    return message
        .trim()
        .replace('; ', ': ')
        .replace(/\.?, and (\d+) other diagnostic\(s\)$/, ' (and $1 more)')
        .replaceAll(/\binput\.hcl:(\d+),(\d+)-(?:\d+,)?\d+/g, (_all, line, column) => describe({ line: Number(line), column: Number(column) }));
}
const errorHints = [
    [
        /filesystem functions? disabled/,
        "Nomad's parser does not support functions that read files, and Outrider could not evaluate this call. Put the text in the job file.",
        'functions-that-read-files',
    ],
    [/^Unset variable/, 'Set the variable, or declare a `default` in the job file.', 'variable-without-a-value'],
    [
        /^Unsupported attribute: This object does not have an attribute named "/,
        'If the line uses a variable or a local with this name, declare it in this file; otherwise, correct the name.',
        'variable-not-declared',
    ],
    [/^Argument or block definition/, 'Write `name = value` or `name { … }`: a job file is HCL or JSON.', 'parse'],
    [
        /^Duplicate job block/,
        'A job file declares one job: put each job into its own file.',
        'more-than-one-job-in-the-file',
    ],
];
function selectVariableRemedy(isInFile) {
    const form = isInFile ? 'Write a string in quotes, and any other value' : 'Write any value other than a string';
    const hint = `Correct the value. ${form} as in HCL, such as \`3\`, \`true\` or \`["a", "b"]\`.`;
    return { hint, help: 'invalid-variables' };
}
function selectRemedy({ message }) {
    const [, hint, help] = errorHints.find(([text]) => text.test(message)) ?? [];
    return hint === undefined || help === undefined ? {} : { hint, help };
}
const requestError = /^(Request body is empty|invalid character|json: )/;
async function parseJob(wire, request) {
    const { source, namespace, region } = request;
    const call = {
        method: 'POST',
        path: '/v1/jobs/parse',
        namespace,
        region,
        body: { JobHCL: source, Variables: request.variables, Canonicalize: request.canonicalize },
        repeatable: true,
        capability: '`parse-job` (or `submit-job`)',
        invalidReason: 'parse',
    };
    const response = await wire.send(call);
    if (response.status === 400 && isAboutTheFile(response.body))
        throw new errors/* ActionErrors */.o9(toParseErrors(response.body, request));
    if (hasInfiniteNumber(response.body))
        throw createInfiniteNumberError(request);
    return wire.read(call, response, jobs_job/* parseServerJob */.Ms);
}
function hasInfiniteNumber(body) {
    return /[:,[][+-]Inf\b/.test(body) && (0,json/* parseJsonOrUndefined */.rx)(body) === undefined;
}
function createInfiniteNumberError({ file }) {
    return new errors/* ActionErrors */.o9([
        new errors/* ServiceError */._7({
            reason: 'parse',
            message: 'A number is infinite, which Nomad cannot store',
            location: { file },
            hint: 'Correct a division by zero, or a number of more than about 1.8e308.',
        }),
    ]);
}
function isAboutTheFile(body) {
    return body.trim() !== '' && !(0,nomad_refusal/* isHtml */._6)(body) && !nomad_refusal/* tlsRequiredText */.K8.test(body) && !requestError.test(body);
}
const repeatedSubject = /^Invalid value for variable: [^\n]{0,200} type constraint: /;
function toParseErrors(body, { file, locate }) {
    const locatePosition = locate ?? ((position) => ({ location: { file, ...position }, subject: undefined }));
    const describe = (position) => {
        const { location, subject } = locatePosition(position);
        return location === undefined ? (subject ?? file) : `${location.file}:${location.line ?? 1}`;
    };
    return parseDiagnostics(body, describe).map((diagnostic) => {
        const { line, column } = diagnostic;
        const { location, subject } = line === undefined || column === undefined
            ? { location: { file }, subject: undefined }
            : locatePosition({ line, column });
        const message = subject === undefined
            ? diagnostic.message
            : `${(0,numbers/* capitalize */.ZH)(subject)}: ${diagnostic.message.replace(repeatedSubject, '')}`;
        return new errors/* ServiceError */._7({
            reason: 'parse',
            message,
            location: location ?? { file },
            ...(subject === undefined ? selectRemedy(diagnostic) : selectVariableRemedy(location !== undefined)),
        });
    });
}

// EXTERNAL MODULE: ./build/js/clients/schema.js
var schema = __webpack_require__(7798);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/read.js









const readJob = defineRead('', jobs_job/* parseServerJob */.Ms);
const summarySchema = dist/* object */.Ikc({
    JobID: dist/* string */.YjP(),
    Summary: (0,fields/* defineMap */.aM)(dist/* object */.Ikc({
        Queued: fields/* countField */.QT,
        Starting: fields/* countField */.QT,
        Running: fields/* countField */.QT,
        Complete: fields/* countField */.QT,
        Failed: fields/* countField */.QT,
        Lost: fields/* countField */.QT,
    })),
    Children: dist/* nullish */.cl6(dist/* object */.Ikc({ Pending: fields/* countField */.QT, Running: fields/* countField */.QT, Dead: fields/* countField */.QT }), null),
});
const readJobSummary = defineRead('/summary', (0,wire_call/* toShape */.$X)(summarySchema));
const stubSchema = dist/* object */.Ikc({
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
    JobSummary: dist/* nullish */.cl6(summarySchema, null),
    Meta: (0,fields/* defineMap */.aM)(dist/* string */.YjP()),
    JobModifyIndex: fields/* countField */.QT,
    SubmitTime: fields/* timeSchema */.Rl,
});
function listJobs(request) {
    const { prefix, filter, perPage, nextToken, reverse, meta } = request;
    return (0,wire_call/* defineCall */.mj)(request, {
        path: '/v1/jobs',
        query: { prefix, filter, per_page: perPage, next_token: nextToken, reverse, meta },
        capability: '`list-jobs`',
        shape: (value, page) => {
            const result = (0,schema/* parseValue */.$)((0,fields/* defineList */.aN)(stubSchema), value);
            return 'problem' in result ? result : { output: { jobs: result.output, nextToken: page.nextToken } };
        },
    });
}
async function* readJobPages(wire, request) {
    const readTokens = new Set();
    let nextToken = request.nextToken;
    do {
        readTokens.add(nextToken);
        const listing = listJobs({ ...request, nextToken });
        const page = await wire.get(listing);
        ({ nextToken } = page);
        if (nextToken !== undefined && readTokens.has(nextToken)) {
            throw new errors/* ServiceError */._7({
                reason: 'server',
                ...(0,messages/* describeRequest */.Ng)('Nomad returns the same page repeatedly', listing.call),
                hint: 'Check that `address` is the address of Nomad itself.',
                help: 'response-from-another-service',
            });
        }
        yield page;
    } while (nextToken !== undefined);
}
const versionsSchema = dist/* object */.Ikc({ Versions: dist/* nullable */.mee(dist/* array */.YOg(jobs_job/* jobSchema */.jQ)), Diffs: (0,fields/* defineList */.aN)(jobDiffSchema) });
function listJobVersions(request) {
    return defineRead('/versions', parseVersions, { query: { diffs: request.diffs } })(request);
}
function parseVersions(value) {
    const result = (0,schema/* parseValue */.$)(versionsSchema, value);
    if ('problem' in result)
        return result;
    const { Versions } = value;
    Versions?.slice(0, 1).forEach(jobs_job/* requireSupported */._N);
    return { output: { Versions: Versions ?? [], Diffs: result.output.Diffs } };
}
const servicesSchema = (0,fields/* defineList */.aN)(dist/* object */.Ikc({ ID: dist/* string */.YjP(), ServiceName: fields/* textField */.M8, AllocID: fields/* textField */.M8, Address: fields/* textField */.M8, Port: fields/* countField */.QT }));
function readServices(request, dialect) {
    const { call, shape } = defineRead('/services', (0,wire_call/* toShape */.$X)(servicesSchema))(request);
    return { call: { ...call, path: dialect.formatServicesPath(encodeJobId(request.id, 'input')) }, shape };
}
const scalingEventSchema = dist/* object */.Ikc({
    Time: fields/* timeSchema */.Rl,
    Count: dist/* nullish */.cl6(dist/* number */.aig(), null),
    PreviousCount: fields/* countField */.QT,
    Message: fields/* textField */.M8,
    Error: dist/* nullish */.cl6(dist/* union */.KCZ([dist/* boolean */.zMY(), dist/* string */.YjP()]), false),
    Meta: dist/* fallback */.NpB(dist/* nullish */.cl6(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), null), null),
    EvalID: fields/* textField */.M8,
    CreateIndex: fields/* countField */.QT,
});
const scaleStatusSchema = dist/* object */.Ikc({
    JobID: dist/* string */.YjP(),
    TaskGroups: (0,fields/* defineMap */.aM)(dist/* object */.Ikc({ Events: (0,fields/* defineList */.aN)(scalingEventSchema) })),
});
const readJobScaleStatus = defineRead('/scale', (0,wire_call/* toShape */.$X)(scaleStatusSchema), {
    capability: '`read-job-scaling` (or `read-job`)',
});

;// CONCATENATED MODULE: ./build/js/clients/nomad/wire/watch.js


const defaultWaitMilliseconds = 50_000;
const crowdedWaitMilliseconds = 2000;
const minRoundMilliseconds = 500;
const networkMilliseconds = 30_000;
async function* watch(wire, { call, shape }, options) {
    const { onProblem, onResponse, wait = defaultWaitMilliseconds } = options;
    const clock = startWatchClock(wire, call, options);
    let index;
    let body;
    let failureCount = 0;
    let lastError;
    for (;;) {
        const startTime = performance.now();
        const remaining = clock.remaining(lastError);
        const limit = Math.min(wire.isCrowded() ? crowdedWaitMilliseconds : wait, remaining);
        const blockQuery = index === undefined ? {} : { index, wait: `${Math.ceil(limit)}ms` };
        const timeoutMilliseconds = Math.min(remaining, (index === undefined ? 0 : (limit * 17) / 16) + networkMilliseconds);
        let response;
        let output;
        try {
            const query = { ...call, query: { ...call.query, ...blockQuery }, repeatable: false };
            response = await wire.send(query, { timeoutMilliseconds, signal: clock.signal });
            output = wire.read(call, response, shape);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            const hasTimedOut = error.reason === 'timed-out';
            if (hasTimedOut && timeoutMilliseconds === remaining)
                throw createWatchTimeoutError(call, options.timeoutMilliseconds, lastError);
            if (!hasTimedOut || lastError === undefined)
                lastError = error;
            failureCount += 1;
            const pause = computeRetryPause(error, failureCount, wire.pace.random());
            if (pause === undefined)
                throw error;
            onProblem?.(error, pause);
            index = undefined;
            await clock.pause(pause);
            continue;
        }
        onResponse?.();
        lastError = undefined;
        failureCount = 0;
        index = computeNextIndex(index, response.headers[wire.dialect.indexHeader]);
        if (response.body !== body) {
            ({ body } = response);
            yield output;
        }
        await clock.pause(minRoundMilliseconds - (performance.now() - startTime));
    }
}
function startWatchClock(wire, call, { timeoutMilliseconds, signal }) {
    const startTime = performance.now();
    const combinedSignal = AbortSignal.any([wire.signal, signal].filter((source) => source !== undefined));
    const readRest = () => Math.floor(timeoutMilliseconds - (performance.now() - startTime));
    return {
        signal: combinedSignal,
        remaining(lastError) {
            if (readRest() < 1)
                throw createWatchTimeoutError(call, timeoutMilliseconds, lastError);
            return readRest();
        },
        async pause(milliseconds) {
            await wire.pace.pause(Math.max(0, Math.min(milliseconds, readRest())), combinedSignal);
            combinedSignal.throwIfAborted();
        },
    };
}
function createWatchTimeoutError({ method, path }, milliseconds, cause) {
    const message = `Timed out after ${Math.round(milliseconds / 100) / 10} s of waiting for a change in Nomad`;
    return new errors/* ServiceError */._7({
        reason: 'timed-out',
        ...(cause === undefined
            ? (0,messages/* describeRequest */.Ng)(message, { method, path })
            : { message: `${message}: ${cause.sentence}`, request: cause.request }),
        hint: cause?.hint,
        help: cause?.help,
        cause,
    });
}
function computeNextIndex(before, header) {
    if (header === undefined || !/^\d+$/.test(header))
        return undefined;
    const index = Number(header);
    if (!Number.isSafeInteger(index) || (before !== undefined && index < before))
        return undefined;
    return Math.max(1, index);
}
const firstPauseMilliseconds = 500;
const maxPauseMilliseconds = 12_000;
function computeRetryPause(error, consecutive, random) {
    if (!error.isTransient)
        return undefined;
    return Math.min(maxPauseMilliseconds, firstPauseMilliseconds * 2 ** (consecutive - 1)) * (0.5 + random / 2);
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/client.js












const regionsSchema = dist/* pipe */.FsL(dist/* array */.YOg(dist/* string */.YjP()), dist/* readonly */.tBZ());
function listRegions() {
    return (0,wire_call/* defineCall */.mj)({}, { path: '/v1/regions', shape: (0,wire_call/* toShape */.$X)(regionsSchema) });
}
function createNomad(options) {
    const wire = createNomadWire(options);
    const once = (endpoint) => (request) => endpoint(wire, request);
    const write = (endpoint) => (permit, request) => endpoint(wire, permit, request);
    const read = (endpoint) => async (request) => wire.get(endpoint(request, wire.dialect));
    const createWatch = (endpoint) => (request, watchOptions) => watch(wire, endpoint(request, wire.dialect), watchOptions);
    return {
        listJobs: read(listJobs),
        createJob: write(createJob),
        parseJob: once(parseJob),
        readJob: read(readJob),
        listJobVersions: read(listJobVersions),
        listJobAllocations: read(listJobAllocations),
        listJobEvaluations: read(listJobEvaluations),
        listDeployments: read(listDeployments),
        listJobDeployments: read(listJobDeployments),
        readJobsMostRecentDeployment: read(readJobsMostRecentDeployment),
        readJobSummary: read(readJobSummary),
        dispatchJob: write(dispatchJob),
        revertJob: write(revertJob),
        setJobStability: write(setJobStability),
        createJobEvaluation: write(createJobEvaluation),
        createJobPlan: once(createJobPlan),
        forceNewPeriodicInstance: write(forceNewPeriodicInstance),
        stopJob: write(stopJob),
        readJobScaleStatus: read(readJobScaleStatus),
        scaleTaskGroup: write(scaleTaskGroup),
        readJobServices: read(readServices),
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
        watch: {
            listJobs: createWatch(listJobs),
            readJob: createWatch(readJob),
            listJobVersions: createWatch(listJobVersions),
            listJobAllocations: createWatch(listJobAllocations),
            listJobEvaluations: createWatch(listJobEvaluations),
            listJobDeployments: createWatch(listJobDeployments),
            listDeployments: createWatch(listDeployments),
            readJobsMostRecentDeployment: createWatch(readJobsMostRecentDeployment),
            readJobSummary: createWatch(readJobSummary),
            readJobScaleStatus: createWatch(readJobScaleStatus),
            readJobServices: createWatch(readServices),
            readEvaluation: createWatch(readEvaluation),
            readDeployment: createWatch(readDeployment),
            readAllocation: createWatch(readAllocation),
        },
        pages: { listJobs: (request) => readJobPages(wire, request) },
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
        redactor.add({ ids: [job] });
    const { nomad, findCause } = await connectNomad(inputs.nomad, context);
    return {
        ...context,
        inputs,
        nomad: (0,learn_job/* addRedaction */.l8)(nomad, redactor, redaction),
        findCause,
        requestPermit: async (verb, target) => gate.requestPermit(verb, target, await evidence()),
    };
}
async function connectNomad(inputs, context) {
    const { event, redactor, deadline, capabilities, tokenSecret } = context;
    const { transport, hasResponded } = sendFirstRequestAlone(context.transport);
    const { address, namespace, region, httpAuth, dialect } = inputs;
    const { signal } = deadline;
    const { redact } = redactor;
    const target = { address: address.origin, namespace, region, httpAuth, dialect };
    const tokenHint = explainMissingToken(event, tokenSecret);
    const options = { ...target, transport, signal, tokenHint, tokenSecret, capabilities, redact };
    redactor.add({ shown: [address.host, namespace ?? '', region ?? '', ...listPublicAddresses(event)] });
    const createConnection = (token) => {
        const nomad = createNomad({ ...options, token });
        return { nomad, findCause: createFindCause({ nomad, connection: inputs, hasResponded, tokenSecret }) };
    };
    if (inputs.authMethod === undefined)
        return createConnection(inputs.token);
    const { token, secrets } = await connect_nomad_logIn(inputs.authMethod, inputs.audience, createNomad(options), context);
    redactor.add({ secrets });
    return createConnection(token);
}
async function connect_nomad_logIn(authMethod, audience, nomad, { event, transport, runner }) {
    const identityToken = await readIdentityToken(transport, event.identityToken, audience);
    runner.mask(identityToken);
    const { SecretID: token, Policies } = await nomad.logIn({ authMethod, identityToken });
    runner.mask(token);
    runner.log((0,log_text/* plain */.pj) `Logged in with \`${authMethod}\`${Policies.length === 0 ? '' : `; policies: ${Policies.join(', ')}`}.`);
    return { token, secrets: [identityToken, token] };
}
function listPublicAddresses({ repo: repository, serverUrl, runUrl }) {
    const repositoryUrl = repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.repo}`;
    return [repositoryUrl, runUrl ?? '', documentation/* helpPage */.rl];
}
function explainMissingToken(context, secret = '…') {
    if ((0,github_context/* isFromFork */.ty)(context)) {
        return 'GitHub gives no secrets to pull requests from forks. To plan this one, push its commits to a branch of this repository.';
    }
    if (context.eventName === 'pull_request' && context.actor === 'dependabot[bot]') {
        return 'This is a run of Dependabot, which gets only Dependabot secrets: store the token again, with `gh secret set NOMAD_PLAN_TOKEN --app dependabot`.';
    }
    return `\`\${{ secrets.${secret} }}\` is empty if the secret does not exist, or if the call of a reusable workflow does not pass it in \`secrets\`.`;
}
function createFindCause({ nomad, connection, hasResponded, tokenSecret }) {
    let isUnknown;
    return async (error) => {
        if (error.reason === 'unreachable' && !hasResponded())
            return createUnreachableError(error, connection.address);
        if (error.help === 'not-nomad' || error.help === 'certificates-and-keys')
            return error;
        if (!mayBeUnknownToken(error, connection))
            return undefined;
        isUnknown ??= isUnknownToken(nomad, connection);
        return (await isUnknown)
            ? createUnknownTokenError(`Nomad at ${connection.address.host}`, error, tokenSecret)
            : undefined;
    };
}
function mayBeUnknownToken(error, { token, authMethod, dialect }) {
    const isDenied = error instanceof errors/* ServiceError */._7 && error.reason === 'unauthorized' && isNomadError(error);
    return isDenied && dialect === 'nomad' && (token ?? authMethod) !== undefined;
}
function isNomadError({ help }) {
    return help !== 'response-from-another-service';
}
function createUnreachableError(error, { host }) {
    const problem = error.sentence.replace(`Nomad at ${host} `, 'it ').replace('it cannot be reached: ', '');
    return error.with({ reason: 'unreachable', message: `Nomad at ${host} cannot be reached: ${problem}` });
}
async function isUnknownToken(nomad, { region }) {
    const tokenRequest = nomad.readOwnToken({ region, isSingleAttempt: true });
    return (0,errors/* orElse */.NW)(tokenRequest.then(() => false), (error) => error.reason === 'unauthorized' && isNomadError(error));
}
function createUnknownTokenError(nomad, error, tokenSecret) {
    return new errors/* ActionError */.lZ({
        reason: 'unauthorized',
        message: nomad_refusal/* expiredText */.JC.test(error.message)
            ? `The token for ${nomad} has expired`
            : `${nomad} does not recognize this token`,
        help: 'unknown-token',
        hint: (error.help === 'unknown-token' && error.hint) || (0,nomad_refusal/* createUnknownTokenHint */.Fh)(tokenSecret),
        cause: error,
    });
}
const gatewayErrors = new Set([502, 503, 504]);
function sendFirstRequestAlone(transport) {
    let hasResponded = false;
    let first;
    const sendFirst = async (...[exchange]) => {
        try {
            const response = await transport.send(exchange);
            hasResponded = !gatewayErrors.has(response.status);
            return response;
        }
        catch (error) {
            hasResponded = !(error instanceof errors/* ActionError */.lZ) || error.reason !== 'unreachable';
            throw error;
        }
        finally {
            first = undefined;
        }
    };
    return {
        hasResponded: () => hasResponded,
        transport: {
            ...transport,
            async send(exchange) {
                if (hasResponded)
                    return transport.send(exchange);
                if (first === undefined) {
                    first = sendFirst(exchange);
                    return first;
                }
                const firstResponse = first;
                await Promise.allSettled([firstResponse]);
                return hasResponded ? transport.send(exchange) : firstResponse;
            },
        },
    };
}


/***/ }),

/***/ 8697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ hideJobSecrets),
/* harmony export */   gM: () => (/* binding */ createLiveRules),
/* harmony export */   l8: () => (/* binding */ addRedaction)
/* harmony export */ });
/* harmony import */ var _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3067);

const nothingPublic = { has: () => false };
const defaultRedaction = { mode: 'default', patterns: [], reveal: [] };
function createLiveRules(redactor, redaction = defaultRedaction) {
    return { ...redaction, secrets: redactor, published: nothingPublic };
}
function hideJobSecrets(job, rules, redactor, secret) {
    redactor.add((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeValues */ .A_)(job, rules, secret));
    if (redactor.redactName(job.ID) === job.ID)
        redactor.add({ ids: [job.ID] });
}
function addRedaction(nomad, redactor, redaction) {
    const learn = (job) => {
        hideJobSecrets(job, createLiveRules(redactor, redaction), redactor);
        return job;
    };
    return {
        ...nomad,
        readJob: async (request) => learn(await nomad.readJob(request)),
        listJobVersions: async (request) => {
            const response = await nomad.listJobVersions(request);
            response.Versions.forEach(learn);
            return response;
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
/* harmony export */   BK: () => (/* binding */ findDeclaringFile),
/* harmony export */   Kh: () => (/* binding */ addressJob),
/* harmony export */   TH: () => (/* binding */ createDuplicateErrors),
/* harmony export */   UP: () => (/* binding */ mayBeSameJob),
/* harmony export */   uq: () => (/* binding */ collectDeclarations)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(606);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4482);
/* harmony import */ var _parse_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5903);




function collectDeclarations(planned, { loadSkippedJobs, loadOutsideJobs }, access) {
    let all;
    const readDeclaration = async (job) => {
        const file = job.file.name;
        if (!('source' in job))
            return { file, job: undefined };
        const spec = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orElseAll */ .YR)((0,_parse_file_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLoaded */ .j$)(job, access.nomad), () => undefined);
        return { file, job: spec && addressJob({ id: spec.ID, namespace: spec.Namespace, region: spec.Region }, access) };
    };
    const readAll = async () => {
        const rest = await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(await loadSkippedJobs(), readDeclaration, { concurrency: 10 });
        const elsewhere = addressOthers(await loadOutsideJobs(), access).filter(({ job }) => job !== undefined);
        return [...planned, ...rest, ...elsewhere];
    };
    return () => (all ??= readAll());
}
function addressOthers(others, inputs) {
    return others.map(({ file, job: { id, address } }) => ({
        file,
        job: address === undefined ? undefined : addressJob({ id, ...address }, inputs),
    }));
}
function addressJob(job, { inputs: { nomad } }) {
    const namespace = job.namespace || nomad.namespace || 'default';
    return { id: job.id, namespace, region: job.region || nomad.region || '' };
}
function mayBeSameJob(left, right) {
    const sameRegion = left.region === right.region || left.region === '' || right.region === '';
    return left.id === right.id && left.namespace === right.namespace && sameRegion;
}
function findDeclaringFile({ file: moved, ...job }, declarations) {
    const certain = declarations.find((declaration) => declaration.job !== undefined &&
        mayBeSameJob(declaration.job, job) &&
        (declaration.file !== moved || declaration.job.region === job.region));
    const possible = certain ?? declarations.find((declaration) => declaration.job === undefined);
    return possible === undefined ? undefined : { file: possible.file, isCertain: certain !== undefined };
}
function createDuplicateErrors(planned, others, options) {
    const addresses = [...planned, ...addressOthers(others, options)].flatMap(({ file, job }) => job === undefined ? [] : [{ ...job, file, region: job.region === 'global' ? '' : job.region }]);
    const byJob = Map.groupBy(addresses, ({ id, namespace, region }) => JSON.stringify([id, namespace, region]));
    return new Map([...byJob.values()].flatMap(([first, ...duplicates]) => {
        if (first === undefined || duplicates.length === 0)
            return [];
        const files = [first, ...duplicates].map(({ file }) => file);
        const message = options.redactor.redactName(describeDuplicate(first, files));
        const hint = 'Rename one of the jobs, or exclude one of the files with a `!` pattern in `job-files`.';
        const createError = (file) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({ reason: 'input', message, location: { file }, hint, help: 'duplicate-job' });
        return files.map((file) => [file, [createError(file)]]);
    }));
}
function describeDuplicate({ id, namespace, region }, files) {
    const scope = `in namespace \`${namespace}\`${region === '' ? '' : ` of region \`${region}\``}`;
    return `Several files declare job \`${id}\` ${scope}: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .codeList */ .E5)(files.toSorted(), 4)}.`;
}


/***/ }),

/***/ 7834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DX: () => (/* binding */ createJobDependencies),
  av: () => (/* binding */ processJobs)
});

// UNUSED EXPORTS: readPublishedFiles

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-job.js
var json_job = __webpack_require__(3950);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/report/plan/plan-log.js
var plan_log = __webpack_require__(4745);
// EXTERNAL MODULE: ./build/js/guards/find-line.js
var find_line = __webpack_require__(7513);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js + 1 modules
var git = __webpack_require__(955);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/declared-job.js
var declared_job = __webpack_require__(2454);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/job-source.js
var job_source = __webpack_require__(9305);
// EXTERNAL MODULE: ./build/js/jobfiles/variables/var-files.js
var var_files = __webpack_require__(9352);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/literals.js
var literals = __webpack_require__(4021);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/published-values.js





async function readPublished(options) {
    const { workspace, names, base, readBase } = options;
    const { jobFiles = [], removed = [], removedJobFiles = [], configNames = [] } = options;
    const isCommit = base !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(base);
    const commits = isCommit ? ['HEAD', base] : ['HEAD'];
    const paths = [...names, ...configNames];
    const blobNames = commits.flatMap((commit) => paths.map((name) => `${commit}:${name}`));
    const blobs = await (0,git/* readBlobs */.b4)(workspace, blobNames);
    const isWhole = isCommit && (await (0,git/* hasWholeCommit */.jm)(workspace, base));
    const fromForge = isCommit && !isWhole ? await readBase?.() : undefined;
    const isKnown = (name) => isWhole || blobs.has(`${base}:${name}`) || fromForge?.has(name) === true;
    const readBaseContent = (name) => fromForge?.get(name) ?? blobs.get(`${base}:${name}`);
    const isEqual = (name) => readBaseContent(name)?.toString('latin1') === blobs.get(`HEAD:${name}`)?.toString('latin1');
    const isReconfigured = configNames.some((name) => isKnown(name) && !isEqual(name));
    const isConfigKept = !isReconfigured && configNames.every(isKnown);
    const jobsByFile = new Map();
    const evaluate = (name, { environment, listNames, vars }) => {
        const old = readBaseContent(name);
        if (old === undefined || jobsByFile.has(name))
            return jobsByFile.get(name);
        const files = listNames(name);
        const ofFiles = files.flatMap((file) => (0,var_files/* readVariableText */.YK)(readBaseContent(file)?.toString('utf8') ?? '', file).settings);
        const source = (0,job_source/* decodeSource */.E4)({ name }, old);
        const settings = new Map([...environment, ...ofFiles, ...vars].map((setting) => [setting.name, setting]));
        const preparedJob = source.kind === 'json' ? undefined : { text: source.text, settings };
        const job = files.every(isKnown) ? (0,declared_job/* evaluateDeclaredJob */.T)({ source, preparedJob }) : 'unknown';
        jobsByFile.set(name, job);
        return job;
    };
    let changedFiles;
    const listChangedFiles = () => (changedFiles ??= jobFiles
        .filter((name) => readBaseContent(name) !== undefined && !isEqual(name))
        .map((name) => [name, readJob(name, blobs.get(`HEAD:${name}`))?.id]));
    const isCommitted = (name, bytes) => {
        const blob = blobs.get(`HEAD:${name}`);
        return blob !== undefined && (blob.equals(bytes) || blob.equals(toGitLineEnds(bytes)));
    };
    return {
        isReconfigured,
        findJob: (name) => {
            const job = readJob(name, readBaseContent(name));
            return job === undefined || isConfigKept ? job : { ...job, address: undefined };
        },
        findFormerJob: ({ file, variables }, id) => {
            if (!isKnown(file.name) || !isConfigKept)
                return 'unknown';
            const ownJob = readBaseContent(file.name) === undefined ? undefined : (evaluate(file.name, variables) ?? 'unknown');
            if (ownJob === 'unknown' || ownJob?.id === id)
                return ownJob;
            const others = listChangedFiles().flatMap(([name, current]) => name === file.name || current === id ? [] : [name]);
            const otherJobs = [
                ...[...others, ...removedJobFiles].map((name) => evaluate(name, variables) ?? 'unknown'),
                ...removed.map((name) => evaluate(name, variables)),
            ];
            const former = otherJobs.find((job) => job !== 'unknown' && job?.id === id);
            if (former !== undefined)
                return former;
            return otherJobs.includes('unknown') || !removed.every(isKnown) ? 'unknown' : (ownJob ?? 'new');
        },
        listUncommitted: ({ reads }) => reads.filter((read) => !isCommitted(read.name, read.bytes)),
        readValues: ({ source, reads }) => {
            const old = readBaseContent(source.file.name);
            const file = new Set([
                ...(isCommitted(source.file.name, source.bytes) ? listValues(source) : []),
                ...reads.flatMap(({ name, bytes, text }) => (isCommitted(name, bytes) ? [text.normalize('NFC')] : [])),
            ]);
            const live = new Set([
                ...(old === undefined ? [] : listValues((0,job_source/* decodeSource */.E4)(source.file, old, source.budget))),
                ...reads.flatMap(({ name, form }) => readBaseContent(name)
                    ?.toString(form === 'text' ? 'utf8' : 'base64')
                    .normalize('NFC') ?? []),
            ]);
            return { has: (value, side) => (side === 'file' ? file : live).has(value) };
        },
    };
}
function readJob(name, bytes) {
    return bytes && (0,declared_job/* readDeclaredJob */.m)((0,job_source/* decodeSource */.E4)({ name }, bytes));
}
function listValues(source) {
    return [...(0,literals/* listLiterals */.P)(source)].map(([, value]) => value);
}
function toGitLineEnds(bytes) {
    return bytes.includes('\r\n') ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes;
}

// EXTERNAL MODULE: ./build/js/operations/planning/parse-file.js
var parse_file = __webpack_require__(5903);
// EXTERNAL MODULE: ./build/js/operations/planning/declarations.js
var declarations = __webpack_require__(1102);
// EXTERNAL MODULE: ./build/js/operations/connect-nomad.js + 13 modules
var connect_nomad = __webpack_require__(666);
// EXTERNAL MODULE: ./build/js/operations/pull-request-files.js
var pull_request_files = __webpack_require__(3000);
;// CONCATENATED MODULE: ./build/js/operations/planning/each-job.js











async function createJobDependencies(inputs, context, { verb, githubToken, pullRequests = (0,pull_request_files/* listOwnPull */.Gc)(context), showsRemoved = false }) {
    const { runner, workspace, redactor, deadline } = context;
    const { onlyChanged } = inputs.jobFiles;
    const [connection, changes] = await Promise.all([
        (0,connect_nomad/* connectNomad */.OE)(inputs.nomad, context),
        onlyChanged || (showsRemoved && githubToken !== undefined && pullRequests.length > 0)
            ? (0,pull_request_files/* findChanges */.pz)({ githubToken, pullRequests }, context)
            : undefined,
    ]);
    if (typeof changes === 'string' && onlyChanged)
        runner.notice((0,log_text/* plain */.pj) `\`only-changed\` has no effect and all job files are used: ${changes}`);
    else if (typeof changes === 'string')
        runner.log((0,log_text/* plain */.pj) `Deleted job files are not shown: ${changes}`);
    return {
        ...connection,
        inputs,
        redactor,
        workspace,
        deadline,
        changes: typeof changes === 'string' ? undefined : changes,
        warn: (title, text) => runner.warning((0,log_text/* plainLines */.y1)(text), { title }),
        hide: (values) => values.forEach((value) => runner.mask(value)),
        progress: (0,plan_log/* createProgress */.mf)(runner, verb),
    };
}
async function readPublishedFiles({ jobs, removed, removedNames, configNames, }, { changes, ...options }) {
    const { base } = options;
    const read = jobs.flatMap((job) => ('reads' in job ? job.reads.map(({ name }) => name) : []));
    const loadedJobs = jobs.filter((job) => 'variables' in job);
    const variables = [
        ...loadedJobs.flatMap((job) => job.variables.listNames(job.file.name)),
        ...removedNames.flatMap((name) => loadedJobs[0]?.variables.listNames(name) ?? []),
    ];
    const files = [...jobs.map(({ file }) => file.name), ...read, ...removedNames];
    const changedNames = new Set(changes?.names);
    const changedFiles = files.filter((name) => changedNames.has(name));
    const names = new Set([...changedFiles, ...variables, ...configNames]);
    return readPublished({
        ...options,
        names: [...new Set([...files, ...variables])],
        jobFiles: jobs.map(({ file }) => file.name),
        removed: removedNames,
        configNames,
        removedJobFiles: removed.map(({ name }) => name),
        readBase: base === undefined || changedFiles.length === 0
            ? undefined
            : async () => (await changes?.readAt(base, [...names])) ?? new Map(),
    });
}
const concurrency = 20;
async function processJobs(collection, dependencies, work) {
    const { redactor, progress, warn, findCause, workspace, base, changes } = dependencies;
    const published = await readPublishedFiles(collection, { workspace, base, changes });
    if (collection.noFilesMessage !== undefined)
        warn('No job file', collection.noFilesMessage);
    let count = 0;
    let isAnyDone = false;
    let common;
    const processFile = async (loaded) => {
        const file = loaded.file.name;
        let job;
        redactor.add({ shown: [file] });
        try {
            if (!('source' in loaded))
                throw new errors/* ActionErrors */.o9(loaded.failures);
            if (common !== undefined)
                throw common;
            const parsedFile = await (0,parse_file/* parseFile */.CJ)(loaded, { ...dependencies, published });
            job = (0,declarations/* addressJob */.Kh)(parsedFile.target, dependencies);
            const jobOutcome = await work(parsedFile, published);
            isAnyDone = true;
            return { file, job, done: jobOutcome, failures: [] };
        }
        catch (error) {
            const failures = (0,errors/* listErrors */.Gr)(error);
            if (failures === undefined)
                throw error;
            const [first] = failures;
            if (!isAnyDone)
                common ??= first === undefined ? undefined : await findCause(first);
            return {
                file,
                job,
                done: undefined,
                failures: failures.map((failure) => redactFailure(failure, loaded, redactor)),
            };
        }
    };
    const results = await (0,p_map/* default */.Ay)(collection.jobs, async (job) => {
        const result = await processFile(job);
        progress(++count, collection.jobs.length);
        return result;
    }, { concurrency });
    if (common !== undefined && !isAnyDone) {
        const { reason } = common;
        const others = results.flatMap(({ failures }) => failures.filter((failure) => failure.reason !== reason));
        throw new errors/* ActionErrors */.o9([common, ...others]);
    }
    const duplicates = (0,declarations/* createDuplicateErrors */.TH)(results, collection.skippedJobs, dependencies);
    return {
        jobs: results.flatMap(({ file, done }) => (done === undefined || duplicates.has(file) ? [] : [done])),
        failed: results.flatMap(({ file, failures }) => {
            const all = [...(duplicates.get(file) ?? []), ...failures];
            return all.length === 0 ? [] : [{ file, failures: all }];
        }),
        published,
    };
}
function redactFailure(failure, job, { redact }) {
    const isJson = 'source' in job && job.preparedJob === undefined;
    const locatedFailure = isJson ? (0,json_job/* locateFieldError */.VG)(failure, job.source) : failure;
    return locatedFailure.redact(redact, locatedFailure.location ?? findLocation(failure, job));
}
function findLocation({ help, attribute }, job) {
    const { name: file } = job.file;
    if (attribute !== undefined && 'source' in job)
        return { file, line: (0,find_line/* createLineFinder */.N)(job.source)({ group: '', task: '', at: [attribute] }) };
    return /^(?:response-from-another-service|unknown-namespace-or-region)$/.test(help) ? undefined : { file };
}


/***/ }),

/***/ 4253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TZ: () => (/* binding */ hasLateValues),
/* harmony export */   W_: () => (/* binding */ isRunning),
/* harmony export */   Wd: () => (/* binding */ formatField),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   bP: () => (/* binding */ fillRunningValues),
/* harmony export */   cn: () => (/* binding */ replaceJobMarks),
/* harmony export */   l7: () => (/* binding */ checkFilled),
/* harmony export */   nI: () => (/* binding */ findLateFields),
/* harmony export */   oy: () => (/* binding */ isValued),
/* harmony export */   uB: () => (/* binding */ bindLate),
/* harmony export */   zl: () => (/* binding */ checkLateReferences)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _inputs_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9244);
/* harmony import */ var _jobfiles_hcl_positions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(253);
/* harmony import */ var _jobfiles_provenance_secret_attributes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2455);
/* harmony import */ var _jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2771);
/* harmony import */ var _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3067);
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9986);
/* harmony import */ var _nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7619);









const hint = 'A late variable may set, as a whole or inside a quoted string: `config.image`, the source and the options of an `artifact`, values of `meta` and `env`, and tags and `meta` of a `service`.';
const lateAttributes = /^(?:(?:job|group|task) meta(?:\..+)?|task (?:env(?:\..+)?|config\.image|artifact\.(?:source|options(?:\..+)?))|(?:group|task) service\.(?:tags|canary_tags|(?:canary_)?meta(?:\..+)?))$/s;
const maxReported = 50;
function checkLateReferences({ source, late }) {
    if (late === undefined)
        return;
    const { names } = late;
    const sources = {
        variables: new Map(names.map((name) => [name, { isScalar: true }])),
        files: new Map(),
        mustBeUnchanged: true,
    };
    const positions = (0,_jobfiles_hcl_positions_js__WEBPACK_IMPORTED_MODULE_3__/* .mapPositions */ .Z)(source.text);
    const errors = (0,_jobfiles_provenance_secret_attributes_js__WEBPACK_IMPORTED_MODULE_4__/* .findSecretAttributes */ .X)(source, sources).attributes.flatMap((attribute) => {
        const message = findProblem(attribute);
        const location = { file: source.file.name, ...positions.findPosition(attribute.start) };
        return message === undefined ? [] : [(0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .createLateError */ .jT)(message, hint, location)];
    });
    const secretHint = 'Rename it, or set it by `secret-vars` in plan and register.';
    for (const name of names.filter((lateName) => (0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .isSecretSetting */ .dZ)({ name: lateName, isSecret: false }))) {
        const message = `The late variable \`${name}\` has the name of a secret, but late values are shown.`;
        errors.push((0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .createLateError */ .jT)(message, secretHint, { file: source.file.name }));
    }
    if (errors.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionErrors */ .o9(errors.slice(0, maxReported));
}
function findProblem({ level, blocks, name, isStructure, dependence }) {
    const { variable, isCopied } = dependence;
    if (variable === undefined)
        return undefined;
    const path = [...blocks, name].filter((part) => part !== '').join('.');
    const quotedPath = `\`${path || 'job'}\``;
    if (isStructure || !lateAttributes.test(`${level} ${path}`))
        return `${quotedPath} depends on the late variable \`${variable}\`, which may not set it.`;
    return isCopied ? undefined : `${quotedPath} computes its value from the late variable \`${variable}\`.`;
}
const lateFields = /^(?:(?:Env|Meta)\[.*\]|Config\.image|Artifact\.(?:GetterSource|GetterOptions\..*)|Service\.(?:(Tags|CanaryTags)\.\1|Meta\[.*\]|CanaryMeta\..*))$/s;
function findLateFields(markedJob, { source, late }) {
    if (late === undefined)
        return undefined;
    const fields = [];
    const errors = [];
    const location = { file: source.file.name };
    (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .changeSpec */ .Iy)(markedJob, (value, path) => {
        const isKey = path.trail.some((step) => typeof step === 'string' && late.marks.splitMarks(step) !== undefined);
        const parts = typeof value === 'string' ? late.marks.splitMarks(value) : undefined;
        if (isKey || (parts !== undefined && !lateFields.test([...path.objects, path.name].join('.')))) {
            const label = late.marks.replaceMarks((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .labelField */ .fC)(path));
            const variable = listNames(parts ?? [])[0] ?? late.names[0] ?? '';
            const message = `\`${label}\` depends on the late variable \`${variable}\`, which may not set it.`;
            errors.push((0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .createLateError */ .jT)(message, hint, location));
            return undefined;
        }
        if (parts !== undefined)
            fields.push({ trail: path.trail, label: (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .labelField */ .fC)(path), parts });
        return value;
    });
    const reachedNames = new Set(fields.flatMap(({ parts }) => listNames(parts)));
    for (const name of late.names.filter((lateName) => !reachedNames.has(lateName))) {
        const message = `The late variable \`${name}\` sets no field of the job.`;
        errors.push((0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .createLateError */ .jT)(message, 'Use it, or remove it from `late-vars`.', location));
    }
    if (errors.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionErrors */ .o9(errors.slice(0, maxReported));
    fields.sort((left, right) => (JSON.stringify(left.trail) < JSON.stringify(right.trail) ? -1 : 1));
    const { values } = late;
    const unfilledTexts = fields.filter((field) => !isValued(field, values)).map((field) => formatField(field, values));
    const reviewedJob = fillJob(markedJob, fields, (field) => formatField(field, noValues));
    return { fields, reviewedJob, values, unfilledTexts: new Set(unfilledTexts) };
}
function listNames(parts) {
    return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.late])))];
}
function isValued({ parts }, values) {
    return listNames(parts).every((name) => values.has(name));
}
function formatField({ trail, parts }, values) {
    const isChecksum = trail.at(-2) === 'GetterOptions' && trail.at(-1) === 'checksum';
    const formatMark = (name) => (isChecksum ? `\${late.${name}}` : (0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .formatLate */ .OJ)(name));
    return parts
        .map((part) => (typeof part === 'string' ? part : (values.get(part.late) ?? formatMark(part.late))))
        .join('');
}
const noValues = new Map();
function fillJob(job, fields, fill) {
    const texts = new Map(fields.map((field) => [JSON.stringify(field.trail), fill(field)]));
    return (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .changeSpec */ .Iy)(job, (value, { trail }) => texts.get(JSON.stringify(trail)) ?? value);
}
function replaceJobMarks(job, marks) {
    if (marks === undefined)
        return job;
    const { splitMarks } = marks;
    return (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .changeSpec */ .Iy)(job, (value, { trail }) => {
        const parts = typeof value === 'string' ? splitMarks(value) : undefined;
        return parts === undefined ? value : formatField({ trail, parts }, noValues);
    });
}
function checkFilled(spec, late, random, file) {
    const expectedJob = fillJob(late.reviewedJob, late.fields, (field) => formatField(field, late.values));
    if ((0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalize */ .dw)((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .clearRandomFields */ .iU)(expectedJob, random)) === (0,_nomad_plan_specification_js__WEBPACK_IMPORTED_MODULE_8__/* .canonicalize */ .dw)((0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .clearRandomFields */ .iU)(spec, random)))
        return;
    const names = (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .codeList */ .E5)([...late.values.keys()]);
    const message = `The value of ${names} changes fields of the job that were not reviewed.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionErrors */ .o9([(0,_jobfiles_variables_late_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .createLateError */ .jT)(message, hint, { file })]);
}
function fillRunningValues(job, live, { fields, values }) {
    return fillJob(job, fields, (field) => (isValued(field, values) ? undefined : readRunningText(field, job, live)));
}
function isRunning(job, live, { fields, values }) {
    return fields.some((field) => isValued(field, values) && readRunningText(field, job, live) === formatField(field, values));
}
function hasLateValues(job, version, { fields, values }) {
    return fields.every((field) => readRunningText(field, job, version) === formatField(field, values));
}
function readRunningText({ trail, parts }, job, live) {
    let [planned, running] = [job, live];
    for (const step of trail.slice(0, -1)) {
        planned = readEntry(planned, step);
        const name = readEntry(planned, 'Name');
        const counterpart = Array.isArray(running)
            ? running.find((entry) => name !== undefined && readEntry(entry, 'Name') === name)
            : undefined;
        running = counterpart ?? readEntry(running, step);
    }
    const last = trail.at(-1) ?? '';
    const candidates = Array.isArray(running) ? running : [readEntry(running, last)];
    const pieces = listPieces(parts);
    return candidates.find((text) => typeof text === 'string' && (0,_inputs_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesWhole */ .b)(pieces, text));
}
function readEntry(value, key) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
function listPieces(parts) {
    const pieces = [''];
    for (const part of parts) {
        if (typeof part === 'string')
            pieces.push(`${pieces.pop() ?? ''}${part}`);
        else
            pieces.push('');
    }
    return pieces;
}
function bindLate(spec, { fields }) {
    return { spec, late: fields.map(({ trail, parts }) => [trail, parts]) };
}


/***/ }),

/***/ 5903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ parseFile),
/* harmony export */   j$: () => (/* binding */ parseLoaded),
/* harmony export */   vy: () => (/* binding */ planNotes)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2601);
/* harmony import */ var _jobfiles_provenance_literals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4021);
/* harmony import */ var _redaction_detection_find_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1768);
/* harmony import */ var _redaction_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5435);
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7301);
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9986);
/* harmony import */ var _jobfiles_preprocess_declared_job_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2454);
/* harmony import */ var _jobfiles_preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3950);
/* harmony import */ var _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3067);
/* harmony import */ var _learn_job_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8697);
/* harmony import */ var _late_fields_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4253);
/* harmony import */ var _redaction_secret_fields_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6486);













async function parseFile(loadedJob, { inputs, redactor, published, nomad, hide }) {
    const { redaction } = inputs;
    await loadedJob.source.budget.yieldIfDue();
    const uncommittedNames = redaction.mode === 'none' ? [] : published.listUncommitted(loadedJob);
    const quotable = listQuotableTexts(loadedJob);
    hide(quotable.secrets);
    redactor.add({ ...quotable, hidden: [...quotable.hidden, ...uncommittedNames.map(({ text }) => text)] });
    const names = uncommittedNames.map(({ name }) => name);
    const { budget } = loadedJob.source;
    await budget.yieldIfDue();
    (0,_late_fields_js__WEBPACK_IMPORTED_MODULE_11__/* .checkLateReferences */ .zl)(loadedJob);
    await budget.yieldIfDue();
    const { fields, explain } = (0,_redaction_secret_fields_js__WEBPACK_IMPORTED_MODULE_12__/* .findSecretFields */ .R)(loadedJob, names, redaction);
    const parse = async (preparedJob = loadedJob.preparedJob) => parseLoaded({ ...loadedJob, preparedJob }, nomad).catch((error) => {
        throw explain(error);
    });
    const { marks, markedJob = loadedJob.preparedJob } = loadedJob.late ?? {};
    const parsedJob = await parse();
    const late = (0,_late_fields_js__WEBPACK_IMPORTED_MODULE_11__/* .findLateFields */ .nI)(markedJob === loadedJob.preparedJob ? parsedJob : await parse(markedJob), loadedJob);
    const spec = (0,_late_fields_js__WEBPACK_IMPORTED_MODULE_11__/* .replaceJobMarks */ .cn)(parsedJob, marks);
    const isRandom = loadedJob.preparedJob?.isRandom === true;
    const random = isRandom ? (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_9__/* .findRandomFields */ .Mv)(spec, (0,_late_fields_js__WEBPACK_IMPORTED_MODULE_11__/* .replaceJobMarks */ .cn)(await parse(), marks)) : _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_9__/* .noRandomFields */ .g1;
    if (late !== undefined)
        (0,_late_fields_js__WEBPACK_IMPORTED_MODULE_11__/* .checkFilled */ .l7)(spec, late, random, loadedJob.source.file.name);
    await budget.yieldIfDue();
    const publicValues = addLateTexts(published.readValues(loadedJob), late, redactor);
    const rules = { ...redaction, secrets: redactor, published: publicValues };
    (0,_learn_job_js__WEBPACK_IMPORTED_MODULE_10__/* .hideJobSecrets */ .LL)(spec, rules, redactor, fields);
    const target = { id: spec.ID, ...(0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveFileAddress */ .Hi)(spec, inputs.nomad) };
    return { loadedJob, spec, secretFields: fields, random, late, publicValues, target };
}
function addLateTexts(published, late, redactor) {
    if (late === undefined)
        return published;
    const texts = new Set(late.fields.flatMap((field) => [(0,_late_fields_js__WEBPACK_IMPORTED_MODULE_11__/* .formatField */ .Wd)(field, late.values), (0,_late_fields_js__WEBPACK_IMPORTED_MODULE_11__/* .formatField */ .Wd)(field, new Map())]));
    redactor.add({ shown: [...late.values.values()].filter((value) => redactor.redactName(value) === value) });
    return { has: (value, side) => texts.has(value) || published.has(value, side) };
}
function listQuotableTexts({ source, preparedJob }) {
    const settings = [...(preparedJob?.settings.values() ?? [])];
    const literals = [...(0,_jobfiles_provenance_literals_js__WEBPACK_IMPORTED_MODULE_2__/* .listLiterals */ .P)(source)].flatMap(([name, value]) => {
        if ((0,_redaction_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isSecretValue */ .w2)(name, value))
            return [value];
        const secrets = (0,_redaction_detection_find_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .findSecrets */ .dL)(value, { random: false, assignments: name !== 'image' });
        return secrets.length > 0 && (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_5__/* .hasLines */ .gE)(value) ? (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_5__/* .listHiddenLines */ .ao)(value, secrets) : secrets.length > 0 ? [value] : [];
    });
    return {
        secrets: (0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .listVariableSecrets */ .G9)(settings, source.budget.step),
        unjudged: settings.map(({ value }) => value.trim()),
        hidden: literals,
    };
}
async function parseLoaded({ source, preparedJob, late }, nomad, canonicalize) {
    if (preparedJob === undefined)
        return (0,_jobfiles_preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_8__/* .readJsonJob */ ._3)(source);
    const { text, variables, locate, explain } = preparedJob;
    const replaceMarks = (failure) => late === undefined ? failure : failure.with({ message: late.marks.replaceMarks(failure.sentence) });
    const declared = (0,_jobfiles_preprocess_declared_job_js__WEBPACK_IMPORTED_MODULE_7__/* .evaluateDeclaredJob */ .T)({ source, preparedJob });
    const { namespace } = (declared !== 'unknown' && declared?.address) || {};
    const parsing = nomad.parseJob({ source: text, variables, locate, file: source.file.name, namespace, canonicalize });
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElseAll */ .YR)(parsing, (failures) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9([...new Set(failures.map(explain))].map(replaceMarks));
    });
}
function planNotes({ preparedJob }, job, { namespace, region }, showName) {
    const pairs = [
        ['namespace', job.Namespace, namespace],
        ['region', job.Region, region],
    ];
    return {
        overridden: pairs.flatMap(([setting, file, input]) => file && input !== undefined && file !== input ? [{ setting, file: showName(file), input }] : []),
        undeclaredVariables: (preparedJob?.dropped ?? []).map(({ name, origin }) => ({ name, source: origin.text })),
    };
}


/***/ }),

/***/ 4453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  YF: () => (/* binding */ createPlannedJob),
  w0: () => (/* binding */ digestPlan),
  Rl: () => (/* binding */ findPlanHits),
  iV: () => (/* binding */ judgeUnserved),
  Eg: () => (/* binding */ readLatest),
  nw: () => (/* binding */ redactPlan),
  jd: () => (/* binding */ requestPlan)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/nomad-plan/read-diff.js
var read_diff = __webpack_require__(2342);
// EXTERNAL MODULE: ./build/js/nomad-plan/image.js
var nomad_plan_image = __webpack_require__(8391);
// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(8300);
// EXTERNAL MODULE: ./build/js/inputs/guards.js
var guards = __webpack_require__(4734);
// EXTERNAL MODULE: ./build/js/redaction/redact-diff.js
var redact_diff = __webpack_require__(6839);
;// CONCATENATED MODULE: ./build/js/guards/template-reads.js

const readerTable = [
    ['secret pkiCert', 'Vault path'],
    ['secrets', 'Vault path', 'names'],
    ['key keyExistsGet keyOrDefault', 'Consul key'],
    ['keyExists', 'Consul key', 'existence'],
    ['ls safeLs', 'Consul key', 'names'],
    ['tree safeTree', 'Consul key', 'everything'],
    ['nomadVar', 'Nomad variable'],
    ['nomadVarExists', 'Nomad variable', 'existence'],
    ['nomadVarList nomadVarListSafe', 'Nomad variable', 'names'],
    ['caLeaf', 'Consul certificate'],
    ['file', 'file'],
    ['plugin', 'plugin'],
    ['mustEnv sprig_env sprig_expandenv', 'environment of the node'],
    ['writeToFile', 'file of the node'],
];
const readers = new Map(readerTable.flatMap(([names, kind, returns = 'value']) => names.split(' ').map((name) => [name, { kind, returns }])));
const harmlessWords = new Set(`add and base64Decode base64Encode base64URLDecode base64URLEncode block break byKey byMeta byPort byTag caRoots call connect contains containsAll containsAny
  containsNone containsNotAll continue datacenters define divide else end env envOrDefault eq executeTemplate explode explodeMap exportedServices false ge gt hmacSHA256Hex
  html if importedServices in indent index join js le len loop lt maximum md5sum mergeMap mergeMapWithOverride minimum modulo multiply ne nil node nodes
  nomadService nomadServices not or parseBool parseFloat parseInt parseJSON parseUint parseYAML partitions peerings print printf println range regexMatch regexReplaceAll
  replaceAll scratch service services sha256Hex slice sockaddr split splitToMap spew_dump spew_printf spew_sdump spew_sprintf subtract template timestamp toJSON
  toJSONPretty toLower toTOML toTitle toUnescapedJSON toUnescapedJSONPretty toUpper toYAML trim trimPrefix trimSpace trimSuffix true urlquery with`.split(/\s+/));
const harmlessSprig = /^sprig_(?!getHostByName$)/;
function findTemplateReads(text, left = '', right = '') {
    const [open, close] = (0,redact_diff/* readDelimiters */.jK)(left, right) ?? ['{{', '}}'];
    return listActions(text, open, close).flatMap((action) => {
        const code = action.replace(strings, (string) => ' '.repeat(string.length));
        return [...code.matchAll(/(?<![.$\w])[a-z_]\w*/gi)].flatMap(({ 0: name, index }) => {
            const reader = readers.get(name);
            if (reader === undefined && (harmlessWords.has(name) || harmlessSprig.test(name)))
                return [];
            if (reader === undefined)
                return [{ kind: 'function', path: name, unknown: 'Outrider does not recognize this function' }];
            const texts = readLiterals(action, index, index + name.length);
            if (texts === undefined)
                return [{ ...reader, path: action.trim().slice(0, 200), unknown: 'the path is computed' }];
            return [{ ...reader, path: texts.join(' '), identity: name === 'keyOrDefault' ? texts.slice(0, 1) : texts }];
        });
    });
}
const strings = /"(?:[^"\\\n]|\\.)*"?|`[^`]*`?|'(?:[^'\\\n]|\\.)*'?/g;
function listActions(text, open, close) {
    const actions = [];
    for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, at)) {
        at += open.length;
        const comment = /^(?:-\s)?\/\*/.exec(text.slice(at, at + 4));
        const end = comment === null ? findActionEnd(text, at, close) : text.indexOf('*/', at);
        if (end === -1)
            return [...actions, comment === null ? text.slice(at) : ''];
        if (comment === null)
            actions.push(text.slice(at, end));
        at = end;
    }
    return actions;
}
function findActionEnd(text, from, close) {
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
const literals = /"[^"\\]{0,1000}"|`[^`]{0,1000}`/g;
const plainArguments = /^(?:\s+(?:"[^"\\]{0,1000}"|`[^`]{0,1000}`))+/;
const pipedLiteral = /^-?\s*(?:(?:with|range|if)\s+)?(?:\$\w{1,100}\s*:=\s*)?("[^"\\]{0,1000}"|`[^`]{0,1000}`)\s*$/;
function readLiterals(action, start, end) {
    const after = action.slice(end, end + 4000);
    const [literal = ''] = plainArguments.exec(after) ?? [];
    if (!/^\s*(?:-?$|[|)])/.test(after.slice(literal.length)))
        return undefined;
    const before = start > 2000 ? '' : action.slice(0, start).trimEnd();
    const [, first = ''] = (before.endsWith('|') ? pipedLiteral.exec(before.slice(0, -1)) : undefined) ?? [];
    if (before.endsWith('|') && first === '')
        return undefined;
    const texts = `${literal} ${first}`.match(literals) ?? [];
    return texts.length === 0 ? undefined : texts.map((text) => text.slice(1, -1));
}
function isComputed(value) {
    return /[$%]\{/.test(value);
}

;// CONCATENATED MODULE: ./build/js/guards/image-order.js



function stripScheme(text) {
    return text.replace(/^(?:https:\/\/)?(?:docker:\/\/)?/, '');
}
function isReference(text) {
    const { name } = (0,nomad_plan_image/* splitImage */.s)(stripScheme(text));
    return !/:\/|\/\/|^\/|\/$|^$/.test(name) && !readImage(text).repository.includes(':');
}
function readImage(text) {
    const { name, tag, digest } = (0,nomad_plan_image/* splitImage */.s)(stripScheme(text));
    const [first = '', ...rest] = name.split('/');
    const isHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
    const path = isHost ? rest.join('/') : name;
    return { repository: path.replace(/^library\//, ''), tag: tag.slice(1), digest: digest.slice(1) };
}
function findPinProblem(text, form) {
    const { tag, digest } = readImage(text);
    if (digest !== '' || text.includes(hidden_text/* hiddenMark */.sd))
        return undefined;
    if (form === 'digest')
        return 'no digest';
    return tag === '' ? 'no tag' : tag === 'latest' ? 'tag latest' : undefined;
}
const proxyImage = '${meta.connect.sidecar_image}';
function isProxyImage(text) {
    return /^\$\{meta\.connect\.(?:sidecar|gateway)_image\}$/.test(text);
}
function readImageName(text) {
    const { name } = (0,nomad_plan_image/* splitImage */.s)(stripScheme(text));
    if (text.includes(hidden_text/* hiddenMark */.sd) || isComputed(name) || !isReference(text))
        return undefined;
    return name.replace(/^(?:docker\.io\/)?(?:library\/)?/, '');
}
function readImageRepository(text) {
    return readImageName(text) === undefined ? undefined : readImage(text).repository;
}
function isPinned({ tag, digest }) {
    return digest !== '' || isCommit(tag) || /^(?:[a-z][a-z._-]*)?\d/i.test(tag);
}
function compareImages(before, after) {
    if (before === after)
        return 'not-lower';
    const repositories = [before, after].map(readImageRepository);
    if (repositories.includes(undefined))
        return 'not-comparable';
    if (repositories[0] !== repositories[1])
        return 'unordered';
    const [left, right] = [readImage(before), readImage(after)];
    const [wasLoose, isLoose] = [left, right].map((image) => image.digest === '' && ['', 'latest'].includes(image.tag));
    if (isLoose === true) {
        if (wasLoose === true)
            return 'not-lower';
        return isPinned(left) ? 'lower' : 'not-comparable';
    }
    if (wasLoose === true)
        return isPinned(right) ? 'not-lower' : 'not-comparable';
    if (right.tag === '')
        return 'unordered';
    if (left.tag === right.tag) {
        if (left.digest === '')
            return 'not-lower';
        return right.digest === '' ? 'not-comparable' : 'unordered';
    }
    return compareTags(left.tag, right.tag);
}
const datePattern = /(?<!\d)(20\d\d)([-._]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[t._-]?((?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?))?(?!\d)/g;
function isDate(word) {
    const [date = ''] = word.match(datePattern) ?? [];
    return date.length >= 8 && word.length <= date.length + 1;
}
function isCommit(text) {
    const [, hash = ''] = /^(?:git-|sha-|g)?([0-9a-f]{7,64})$/.exec(text) ?? [];
    return hash !== '' && (isHash(hash) || hash !== text);
}
function isHash(word) {
    return (/^(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{7,64}$/.test(word) && !isDate(word)) || /^[0-9a-f]{40,64}$/.test(word);
}
function isBuildPair(left, right) {
    const [form, otherForm] = [left, right].map((word) => word.replaceAll(/\d+/g, '0'));
    return form === otherForm && /^0?[a-f]+0$/.test(form ?? '');
}
function isCommitPair(left, right) {
    const [first = '', second = ''] = [left, right].map((word) => word.replace(/^g(?=[0-9a-f]{7})/, ''));
    if (isHash(first) && isHash(second))
        return true;
    const areBothHexadecimal = [first, second].every((word) => /^[0-9a-f]{7,64}$/.test(word) && !isDate(word));
    return areBothHexadecimal && first.length === second.length && (isHash(first) || isHash(second));
}
const prereleases = new Map(['dev', 'alpha a', 'beta b', 'm', 'rc cr c'].flatMap((names, rank) => names.split(' ').map((name) => [name, rank])));
const unrankedWords = /^(?:pre|preview|snapshot|nightly|next|canary)$/;
function markParts(tag, other) {
    const [parts, others] = [tag, other].map((text) => text.toLowerCase().split(/([-_.+])/));
    return (parts ?? [])
        .map((part, at) => {
        const otherPart = others?.[at] ?? '';
        const isCommitId = isHash(part.replace(/^g/, '')) || isCommitPair(part, otherPart);
        return isCommitId && !isBuildPair(part, otherPart) ? part.replace(/^(g?).*$/, '$1#') : part;
    })
        .join('')
        .replace(/-(\d+)-g#/g, '-@$1#')
        .replace(/(?<![a-z\d])(?:v(?=\d)|g(?=#))/g, '')
        .replaceAll(datePattern, (_, year, __, month, day, clock) => ['&', year, '.', month, '.', day, ...(clock === undefined ? [] : ['.', clock])].join(''));
}
function splitWords(text) {
    const words = [];
    let [separator, mark] = ['', ''];
    for (const { 0: part, index } of text.matchAll(/[-_.+&@#]|\d+|[a-z]+/g)) {
        if (/[-_.+]/.test(part))
            separator += part;
        else if (part === '&' || part === '@')
            mark = part;
        else {
            const word = part === '#' ? '' : part;
            const rest = text.slice(index + part.length);
            const kind = classifyWord(word, part === '#' ? part : mark, separator, words, rest);
            words.push({ text: word.replace(/^0+(?=\d)/, ''), kind });
            [separator, mark] = ['', ''];
        }
    }
    return words;
}
function classifyWord(word, mark, separator, before, rest) {
    const isNumber = (part) => part !== undefined && /^(?:number|year|part)$/.test(part.kind);
    if (mark !== '')
        return mark === '#' ? 'commit' : mark === '@' ? 'after' : 'year';
    if (/\d/.test(word))
        return isNumber(before.at(-1)) && separator === '.' ? 'part' : 'number';
    const isAttached = separator === '' && isNumber(before.at(-1));
    const isCounted = word.length > 1 || (/^\.?\d/.test(rest) && (isAttached || word === 'm'));
    if ((prereleases.has(word) || unrankedWords.test(word)) && isCounted && before.some(isNumber))
        return 'prerelease';
    return word.length === 1 && isAttached ? 'letter' : 'letters';
}
function compareTags(before, after) {
    if (![before, after].every((tag) => /^[\w.+-]{1,128}$/.test(tag)))
        return 'not-comparable';
    const [left, right] = [splitWords(markParts(before, after)), splitWords(markParts(after, before))];
    for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
        const difference = compareWords(left.slice(at), right.slice(at));
        if (difference === undefined)
            return 'not-comparable';
        if (difference !== 0)
            return difference < 0 ? 'lower' : 'not-lower';
    }
    return left.some(({ kind }) => kind === 'commit') ? 'unordered' : 'not-lower';
}
function compareWords(before, after) {
    const [word, more] = before;
    const [other, next] = after;
    if ((word?.kind === 'part') !== (other?.kind === 'part'))
        return undefined;
    if (word === undefined || other === undefined) {
        const sign = word === undefined ? 1 : -1;
        const { kind } = word ?? other ?? { kind: 'letters' };
        return kind === 'after' ? sign : kind === 'prerelease' ? -sign : undefined;
    }
    const isYear = [word, other].some(({ kind }) => kind === 'year');
    if (isYear
        ? ![word, other].every(({ kind, text }) => kind === 'year' || (kind === 'number' && /^20\d\d$/.test(text)))
        : word.kind !== other.kind)
        return undefined;
    if (word.text === other.text)
        return 0;
    if (word.kind === 'letters')
        return undefined;
    if (word.kind === 'prerelease') {
        const difference = (prereleases.get(other.text) ?? NaN) - (prereleases.get(word.text) ?? NaN);
        return Number.isNaN(difference) ? undefined : difference;
    }
    const longer = other.text.length - word.text.length;
    const difference = longer || (other.text > word.text ? 1 : -1);
    const [digits, isDotted] = [Math.max(word.text.length, other.text.length), more?.kind === 'part'];
    const isOtherSeries = (digits >= 7 && Math.abs(longer) > 1) || (longer > 0 && digits > 2 && isDotted !== (next?.kind === 'part'));
    return isOtherSeries ? undefined : difference;
}

// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/fields.js
var fields = __webpack_require__(8937);
// EXTERNAL MODULE: ./build/js/nomad-plan/compare-specs.js
var compare_specs = __webpack_require__(9852);
;// CONCATENATED MODULE: ./build/js/guards/changes.js




function findGroups(diff, type) {
    return (diff?.TaskGroups ?? []).filter(({ Type }) => (type === undefined ? Type !== 'Deleted' : Type === type));
}
function findTasks({ job, diff, late }) {
    const groupSpecs = indexSpecs(job.TaskGroups);
    const jobParts = new Set(diff === null ? [] : listParts(diff));
    const isJobMetaComputed = isMetaComputed(job);
    const all = (diff?.TaskGroups ?? []).flatMap((group) => {
        const groupSpec = groupSpecs.get(group.Name);
        const specs = indexSpecs(groupSpec?.['Tasks']);
        return group.Tasks.map((part) => ({ part, group, spec: specs.get(part.Name), groupSpec }));
    });
    return [...Map.groupBy(all, ({ group }) => group)].flatMap(([group, tasks]) => {
        const groupSpec = groupSpecs.get(group.Name);
        const outerParts = new Set([...jobParts, ...listParts(group)]);
        const isOuterMetaComputed = isJobMetaComputed || isMetaComputed(groupSpec);
        const proxySpec = indexProxySpecs(groupSpec);
        const siblings = tasks.filter(({ part, spec }) => part.Type !== 'Added' && spec !== undefined);
        const isSharedChanged = outerParts.size > 0 || group.Tasks.some(mayWriteFiles);
        return tasks
            .filter(({ part }) => part.Type !== 'Deleted')
            .map((task) => {
            const { part, spec = proxySpec(part.Name) } = task;
            const mayChange = readValues([...new Set([...outerParts, ...listParts(part)])], spec, isOuterMetaComputed);
            let isEnvFromFiles;
            const hasEnvFromFiles = () => (isEnvFromFiles ??= isSharedChanged && listDataObjects(spec?.['Templates']).some(readsFiles));
            return {
                ...task,
                address: { group: group.Name, task: part.Name },
                spec,
                siblings,
                mayChange,
                mayGetOtherValue: (text) => isComputed(text) && (mayChange(text) || hasEnvFromFiles()),
                isLate: (image) => late?.has(image) === true && explainUnknown(image) === undefined,
                isChosenByNode: (image) => isProxyImage(image) && task.spec === undefined && !overridesNames(spec),
                isSharedChanged,
            };
        });
    });
}
function mayWriteFiles(part) {
    const isRun = part.Objects.some(({ Name, Type }) => Name === 'Config' && Type !== 'None');
    return /^(?:Added|Deleted)$/.test(part.Type) || isRun || listParts(part).length > 0;
}
function readsFiles(template) {
    if (template['Envvars'] !== true || readText(template, 'SourcePath') !== '')
        return template['Envvars'] === true;
    const [text = '', left, right] = ['EmbeddedTmpl', 'LeftDelim', 'RightDelim'].map((name) => readText(template, name));
    return findTemplateReads(text, left, right).some(({ kind }) => /^(?:file|function|plugin)$/.test(kind));
}
function isProxy(part) {
    const side = findSide(part);
    const [config = { Fields: [] }] = listObjects(part, 'Config', side);
    const isPlain = config.Fields.every(({ Name }) => /^(?:args\[\d+\]|image|network_mode)$/.test(Name));
    const isOverridden = part.Fields.some(({ Name }) => Name.startsWith('Env[') && isOverriding(Name.slice(4, -1)));
    const isChosenByNode = isProxyImage(readField(config, 'image', side)) && !isOverridden;
    const isFree = listObjects(part, 'Constraint', side).every((constraint) => readField(constraint, 'LTarget', side).startsWith('${attr.consul.'));
    return isConnectTask(part) && isPlain && isChosenByNode && isFree && readField(part, 'User', side) === '';
}
function isConnectTask(part) {
    return /^connect-(?!native)/.test(readField(part, 'Kind', findSide(part)));
}
function findSide({ Type }) {
    return Type === 'Deleted' ? 'Old' : 'New';
}
function indexProxySpecs(group) {
    const services = listDataObjects(group?.['Services']).flatMap((service) => listDataObjects([service['Connect']]).map((connect) => ({ name: readText(service, 'Name'), connect })));
    const byName = Map.groupBy(services, ({ name }) => name);
    const drivers = new Set(listDataObjects(group?.['Tasks']).map((task) => readText(task, 'Driver')));
    const usual = drivers.has('podman') && !drivers.has('docker') ? 'podman' : 'docker';
    return (task) => {
        const [, name = ''] = /^connect-(?:proxy|ingress|terminating|mesh)-(.*)$/s.exec(task) ?? [];
        const [service, ...others] = byName.get(name) ?? services;
        if (service === undefined || others.length > 0)
            return undefined;
        const [sidecar = {}] = listDataObjects([service.connect['SidecarTask']]);
        const [config = {}] = listDataObjects([sidecar['Config']]);
        return { ...sidecar, Driver: readText(sidecar, 'Driver') || usual, Config: { image: proxyImage, ...config } };
    };
}
function judgeChange(address, subject, { Old, New }, at) {
    const unknown = explainUnknown(New);
    return { ...address, subject, old: Old, new: New, at, ...(unknown === undefined ? {} : { unknown }) };
}
function indexSpecs(list) {
    return new Map(listDataObjects(list).map((spec) => [spec['Name'], spec]));
}
const inertParts = /^(?:Count|Config|KillSignal|KillTimeout|LogConfig|Migrate|Reschedule|ReschedulePolicy|RestartPolicy|Scaling|ScalingPolicies|ShutdownDelay|SidecarTask|Stop|UI|Update|VersionTag)$/;
const nameParts = [
    [
        /^(?:attr|meta|node)\.|^NOMAD_(?:DC|PARENT_CGROUP)$|^NOMAD_(?:ALLOC_|HOST_)?(?:ADDR|INTERFACE|IP|IPv4|IPv6|PORT)_/,
        'Affinity Constraint Datacenters Network NodePool Spread Volume',
    ],
    [/^NOMAD_META_/, 'Meta ParameterizedJob'],
    [/^NOMAD_(?:CPU_CORES|CPU_LIMIT|MEMORY_LIMIT|MEMORY_MAX_LIMIT)$/, 'CPU Cores MemoryMB MemoryMaxMB'],
    [/^NOMAD_UPSTREAM_(?:ADDR|IP|PORT)_/, 'SidecarService'],
    [/^NOMAD_(?:ALLOC_NAME|JOB_ID|JOB_NAME|JOB_PARENT_ID)$/, 'ParameterizedJob Periodic'],
    [
        /^NOMAD_(?:ALLOC_DIR|ALLOC_ID|ALLOC_INDEX|GROUP_NAME|NAMESPACE|REGION|SECRETS_DIR|SHORT_ALLOC_ID|TASK_DIR|TASK_NAME)$/,
        '',
    ],
    [
        /^$/,
        `Action AllAtOnce Artifact Consul Disconnect DispatchPayload Env EphemeralDisk Identity Leader Lifecycle MaxClientDisconnect MaxRunDuration PreventRescheduleOnLost
    Priority Schedule Secret StopAfterClientDisconnect Template User Vault VolumeMount`,
    ],
];
const knownParts = new Set(nameParts.flatMap(([, parts]) => parts.split(/\s+/)));
function isOverriding(name) {
    return /^NOMAD_|\./.test(name);
}
function overridesNames(spec) {
    return spec === undefined || Object.keys(spec['Env'] ?? {}).some(isOverriding);
}
function listParts({ Fields, Objects }) {
    return [...Fields, ...Objects].flatMap((part) => {
        const [name = '', key = ''] = part.Name.split('[', 2);
        if (part.Type === 'None' || inertParts.test(name))
            return [];
        if (!('Objects' in part))
            return [name === 'Env' && isOverriding(key) ? part.Name : name];
        if (name === 'Resources' || name === 'ConsulConnect')
            return listParts(part);
        if (name === 'Service')
            return listParts({ Fields: [], Objects: part.Objects.filter((object) => object.Name === 'ConsulConnect') });
        if (name !== 'Template')
            return [name];
        const { Old, New } = findField(part, 'Envvars') ?? { Old: '', New: '' };
        return isContentChanged(part) ? [[Old, New].includes('true') ? 'Envvars' : name] : [];
    });
}
function isMetaComputed(spec) {
    return isComputed(JSON.stringify(spec?.['Meta'] ?? {}));
}
function readValues(changedKeys, spec, isOuterMetaComputed) {
    const isAnyName = changedKeys.some((part) => !knownParts.has(part)) ||
        overridesNames(spec) ||
        listDataObjects(spec?.['Templates']).some((template) => template['Envvars'] === true);
    const isAnyMeta = isOuterMetaComputed || isMetaComputed(spec);
    return (text) => {
        const names = [...text.matchAll(/\$\{([a-z_][\w-]*(?:\.[a-z_][\w-]*)*)\}/gi)].map(([, name = '']) => name);
        const isPlain = names.length > 0 && names.length === text.match(/[$%]\{/g)?.length;
        return (isPlain ? names : ['']).some((name) => {
            const [, parts] = nameParts.find(([pattern]) => pattern.test(name)) ?? [];
            const mayReadAll = isAnyName || !isPlain || parts === undefined || (isAnyMeta && name.startsWith('NOMAD_META_'));
            return changedKeys.some((part) => mayReadAll || parts.split(' ').includes(part));
        });
    };
}
function isContentChanged({ Fields }) {
    return Fields.some(({ Type, Name }) => Type !== 'None' && !/^(?:ChangeMode|ChangeSignal|Gid|Perms|Splay|Uid|VaultGrace)$/.test(Name));
}
function findField({ Fields }, name) {
    return Fields.find(({ Name }) => Name === name);
}
function readField(body, name, side) {
    return findField(body, name)?.[side] ?? '';
}
function listObjects({ Objects }, name, side = 'New') {
    const absentType = side === 'New' ? 'Deleted' : 'Added';
    return Objects.filter(({ Name, Type }) => Name === name && Type !== absentType);
}
function isChangedField(field) {
    return field !== undefined && field.Type !== 'None';
}
function explainUnknown(value) {
    if (value.includes(hidden_text/* hiddenMark */.sd))
        return 'the value depends on a secret';
    return isComputed(value) ? 'the value is interpolated at runtime' : undefined;
}
function listDataObjects(value) {
    return (0,compare_specs/* toList */.st)(value).filter((entry) => typeof entry === 'object' && entry !== null);
}
function readText(data, name) {
    const value = data[name];
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./build/js/guards/unknown-changes.js




function findUnknownParts(block, { Fields, Objects }) {
    return [...Fields, ...Objects]
        .filter(({ Type }) => Type !== 'None')
        .flatMap((part) => {
        const [name = ''] = part.Name.split('[', 1);
        if (!(0,fields/* isKnownField */.aO)(block, name))
            return [[name, part.Type === 'Deleted']];
        if (!('Objects' in part))
            return [];
        return findUnknownParts(name, part).map(([inner, isGone]) => [`${name}.${inner}`, isGone]);
    });
}
function findUnknownFields({ diff }) {
    if (diff === null)
        return [];
    return [
        ...findUnknownInPart('Job', diff, { group: '', task: '' }),
        ...findGroups(diff).flatMap((group) => [
            ...findUnknownInPart('TaskGroup', group, { group: group.Name, task: '' }),
            ...group.Tasks.filter(({ Type }) => Type !== 'Deleted').flatMap((task) => findUnknownInPart('Task', task, { group: group.Name, task: task.Name })),
        ]),
    ];
}
function findUnknownInPart(level, body, address) {
    const unknown = 'Outrider does not recognize this field';
    return [...new Map(findUnknownParts(level, body))].map(([name, isGone]) => {
        return { ...address, subject: 'field', old: isGone ? name : '', new: isGone ? '' : name, unknown };
    });
}
function findReplacedTasks({ diff, job }) {
    const specs = indexSpecs(job.TaskGroups);
    const tasks = (diff?.TaskGroups ?? []).flatMap((group) => {
        const taskSpecs = indexSpecs(specs.get(group.Name)?.['Tasks']);
        return group.Tasks.map((part) => ({
            name: `${group.Name}/${part.Name}`,
            type: part.Type,
            isConnectTask: isConnectTask(part),
            isPlainProxy: isProxy(part) && !taskSpecs.has(part.Name),
            images: { before: findImage(part, 'Old'), after: findImage(part, 'New') },
        }));
    });
    const addedTasks = tasks.filter(({ type }) => type === 'Added');
    const deletedTasks = tasks.filter(({ type, isPlainProxy }) => type === 'Deleted' && !isPlainProxy);
    const changedTasks = tasks.filter(({ type, images }) => type === 'Edited' && images.before !== images.after);
    const tasksLosingImages = [...deletedTasks, ...changedTasks];
    const tasksGainingImages = [...addedTasks, ...changedTasks];
    const lostImages = new Set(tasksLosingImages.map(({ images }) => images.before));
    const gainedImages = new Set(tasksGainingImages.map(({ images }) => images.after));
    const isTaskAdded = addedTasks.some(({ isPlainProxy }) => !isPlainProxy);
    const isProxyDeleted = deletedTasks.some((task) => task.isConnectTask);
    const replacedTasks = tasksLosingImages.filter((task) => gainedImages.has(task.images.before) || (task.type === 'Deleted' && (isTaskAdded || task.isConnectTask)));
    const newTasks = tasksGainingImages.filter(({ type, isPlainProxy, images }) => lostImages.has(images.after) || (type === 'Added' && (isPlainProxy ? isProxyDeleted : deletedTasks.length > 0)));
    if (replacedTasks.length === 0 || newTasks.length === 0)
        return [];
    const [old = '', current = ''] = [replacedTasks, newTasks].map((list) => (0,numbers/* listTexts */.fU)(list.map(({ name }) => name)));
    return [{ group: '', task: '', subject: 'tasks', old, new: current, unknown: 'guards compare tasks by name' }];
}
function findImage(part, side) {
    const [config = { Fields: [] }] = listObjects(part, 'Config', side);
    const image = readField(config, 'image', side);
    return image === '' ? '' : readImageRepository(image);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/js/guards/driver-rights.js




const allowAnything = () => undefined;
function allowOnly(...harmless) {
    const isHarmless = (value) => harmless.some((pattern) => (typeof pattern === 'string' ? pattern === value : pattern.test(value)));
    return (entry) => [...entry.values()].find((value) => !isHarmless(value));
}
const allowFalse = allowOnly('false');
function allowKeys(harmless) {
    return (entry) => [...entry].map(([key]) => key).find((key) => !harmless.test(key));
}
const sysctl = allowKeys(/^(?:net\.|fs\.mqueue\.|kernel\.(?:msg|sem|shm))[\w.-]*$/);
const ulimit = allowKeys(/^(?:core|cpu|data|fsize|memlock|nofile|nproc|rss|stack)$/);
const judgeSecurityOptions = allowOnly('no-new-privileges', 'no-new-privileges:true', 'no-new-privileges=true');
function isBelowTask(path) {
    if (!/^[\w.@+=,-][\w.@+=,/ -]*$/.test(path))
        return false;
    const [first = ''] = external_node_path_.posix.normalize(path).split('/');
    return first !== '..' && first !== '.';
}
const allowBelow = (entry) => [...entry.values()].find((path) => !isBelowTask(path));
const readable = new Set(['/etc/localtime', '/etc/timezone', '/usr/share/zoneinfo']);
function isHarmlessSource(source, isReadOnly) {
    return isBelowTask(source) || (isReadOnly && readable.has(source));
}
const judgeBinds = (entry, others) => [...entry.values()].find((bind) => {
    const [source = '', target = '', options = 'rw', ...rest] = bind.split(':');
    const words = options.split(',');
    const isPlain = words.every((word) => /^(?:ro|rw|z|Z|U|nocopy|private|rprivate|slave|rslave)$/.test(word));
    const isReadOnly = words.includes('ro') && !/\b(?:rw|z|Z|U)\b/.test(options);
    const isHarmless = !others.has('volume_driver') && isHarmlessSource(source, isReadOnly);
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
const judgeMounts = (entry) => {
    const source = entry.get('source') ?? '';
    const isPath = entry.get('type') === 'bind' && isHarmlessSource(source, entry.get('readonly') === 'true');
    if (source !== '' && !isPath)
        return source;
    const other = [...entry].find(([key, value]) => key !== 'source' && !key.startsWith('volume_options.labels') && mountFields[key]?.test(value) !== true);
    return other?.[1];
};
const judgeLogs = (entry) => [...entry].find(([key, value]) => /^(?:type|driver)$/.test(key)
    ? !/^(?:journald|json-file|k8s-file|local|nomad|none)$/.test(value)
    : !/^(?:config|options)\.(?:cache-[a-z-]+|compress|env|env-regex|labels|labels-regex|max-buffer-size|max-file|max-size|mode|tag)$/.test(key))?.[1];
const judgeImage = (entry) => [...entry.values()].find((image) => !/^(?:docker:\/\/)?(?!(?:[\w-]+-archive|containers-storage|dir|docker|docker-daemon|oci|ostree|sif|tarball):)\w[\w.-]*(?::\d+(?=\/))?(?:\/[\w.-]+)*(?:[:@][^/]*)?$/.test(image));
function createOptions(names, right = allowAnything) {
    return Object.fromEntries(names.split(/\s+/).map((name) => [name, right]));
}
function deny(names) {
    return createOptions(names, allowOnly());
}
const container = {
    ...createOptions(`args auth auth_soft_fail cap_drop command cpu_cfs_period cpu_hard_limit entrypoint extra_hosts force_pull hostname image image_pull_timeout init labels
    pids_limit port_map ports readonly_rootfs shm_size tty`),
    ...deny('cap_add devices'),
    logging: judgeLogs,
    privileged: allowFalse,
    sysctl,
    ulimit,
    volumes: judgeBinds,
};
const isolatedOptions = {
    ...createOptions('args cap_drop command work_dir'),
    ...deny('cap_add'),
    ipc_mode: allowOnly('private'),
    pid_mode: allowOnly('private'),
};
const otherDriver = createOptions('image');
const drivers = {
    docker: {
        ...container,
        ...createOptions(`advertise_ipv6_address container_exists_attempts cpuset_cpus dns_options dns_search_domains dns_servers healthchecks interactive ipv4_address ipv6_address
      mac_address memory_hard_limit network_aliases oom_score_adj storage_opt work_dir`),
        ...deny('group_add pid_mode userns_mode uts_mode volume_driver'),
        cgroupns: allowOnly('private'),
        isolation: allowOnly('hyperv'),
        ipc_mode: allowOnly('private', 'none', 'shareable'),
        load: allowBelow,
        mount: judgeMounts,
        mounts: judgeMounts,
        network_mode: allowOnly('bridge', 'none', 'default', 'nat'),
        runtime: allowOnly('runc', 'runsc'),
        security_opt: judgeSecurityOptions,
    },
    podman: {
        ...container,
        ...createOptions(`arch ipv4_address ipv6_address memory_reservation memory_swap memory_swappiness oom_score_adj os static_ips static_mac tmpfs variant working_dir`),
        ...deny('apparmor_profile init_path selinux_opts'),
        image: judgeImage,
        ipc_mode: allowOnly('private', 'none', 'shareable'),
        security_opt: judgeSecurityOptions,
        network_mode: allowOnly('bridge', 'none', 'slirp4netns', 'pasta'),
        socket: allowOnly('default'),
        userns: allowOnly('auto', 'nomap'),
    },
    exec: isolatedOptions,
    java: { ...isolatedOptions, ...createOptions('class class_path jar_path jvm_options') },
    raw_exec: {
        ...createOptions('args command denied_envvars oom_score_adj work_dir'),
        ...deny('cgroup_v1_override cgroup_v2_override'),
    },
    qemu: {
        ...createOptions('drive_interface graceful_shutdown guest_agent port_map'),
        accelerator: allowOnly(/^\w+$/),
        args: allowOnly('-nodefaults', '-nographic'),
        emulator: allowOnly(/^qemu-system-\w+$/),
        image_path: (entry, options) => allowBelow(entry, options) ?? [...entry.values()].find((path) => path.includes(',')),
        machine_type: allowOnly(/^[\w.-]+$/),
    },
    mock_driver: createOptions(`driver_advertise driver_ip driver_port_map exec_command exit_code exit_err_msg exit_signal kill_after plugin_exit_after run_for signal_error start_block_for
    start_error start_error_recoverable stderr_repeat stderr_repeat_duration stderr_string stdout_repeat stdout_repeat_duration stdout_string`),
};
const nodeDrivers = new Set(['exec', 'java', 'raw_exec']);
const restrictions = new Map([
    ['apparmor_profile', [/^unconfined$/]],
    ['args', [/^(?!-nodefaults$)/]],
    ['cap_drop', [/^$/, (current) => current.has('ALL')]],
    ['cgroupns', [/^host$/, (current) => current.has('private')]],
    ['denied_envvars', [/^$/, (current) => current.has('*')]],
    ['ipc_mode', [/^host$/]],
    ['isolation', [/^process$/]],
    ['network_mode', [/^(?:bridge|default|host)$/, (current) => current.has('none')]],
    ['pid_mode', [/^host$/]],
    ['pids_limit', [/^(?:0|-.*)$/, ([current], old) => Number(current) > 0 && Number(current) <= Number(old)]],
    ['readonly_rootfs', [/^false$/]],
    ['runtime', [/^runc$/]],
    ['security_opt', [/^(?:apparmor|seccomp)[:=]unconfined$|^label[:=]disable$/]],
    ['selinux_opts', [/^disable$/]],
    ['socket', [/^default$/]],
    ['userns', [/^host$/]],
    ['userns_mode', [/^host$/]],
]);
function findRight(driver, option) {
    const options = Object.hasOwn(drivers, driver) ? drivers[driver] : otherDriver;
    return options !== undefined && Object.hasOwn(options, option) ? options[option] : undefined;
}
const spellings = new Map([
    ['cap_add', normalizeCapability],
    ['cap_drop', normalizeCapability],
    ['security_opt', (text) => text.replace(/^(no-new-privileges)[:=]true$/, '$1')],
]);
function normalizeSpelling(option, text) {
    return spellings.get(option)?.(text) ?? text;
}
function normalizeCapability(text) {
    return /^\w+$/.test(text) ? text.toUpperCase().replace(/^CAP_/, '') : text;
}
function listOptions({ part, spec = {} }) {
    const [config = {}] = listDataObjects([spec['Config']]);
    return (part.Objects.find(({ Name }) => Name === 'Config')?.Fields ??
        [...(0,compare_specs/* flattenMap */.xu)(config, '')].map(([Name, value]) => {
            return { Type: 'None', Name, Old: String(value), New: String(value), Annotations: [] };
        }));
}
function listEntries(fields, side) {
    const entries = new Map();
    for (const field of fields) {
        if (field[side] === '')
            continue;
        const [option = ''] = field.Name.split('[', 1);
        const path = field.Name.split(']')
            .slice(0, -1)
            .flatMap((part) => part.split(/\[(.*)/s).slice(1, 2));
        const index = /^\d+$/.test(path[0] ?? '') ? path[0] : '';
        const item = entries.get(`${option}[${index}`) ?? {
            option,
            entry: new Map(),
            more: 0,
            isHiddenValueChanged: false,
        };
        const key = path.filter((part) => !/^\d+$/.test(part)).join('.');
        let itemKey = key;
        while (item.entry.has(itemKey))
            itemKey = `${key}*${++item.more}`;
        item.entry.set(itemKey, field[side]);
        item.isHiddenValueChanged ||= field.Type !== 'None' && field[side].includes(hidden_text/* hiddenMark */.sd);
        entries.set(`${option}[${index}`, item);
    }
    const list = entries.values().map(({ option, entry, isHiddenValueChanged }) => {
        const texts = Array.from(entry, ([key, text]) => [key, normalizeSpelling(option, text)]);
        const sortedTexts = texts.toSorted(([a], [b]) => (a < b ? -1 : 1));
        return { option, entry, id: JSON.stringify([option, ...sortedTexts, ...(isHiddenValueChanged ? [side] : [])]) };
    });
    return [...new Map(list.map((entry) => [entry.id, entry])).values()];
}

;// CONCATENATED MODULE: ./build/js/guards/rights.js




function findRights(change) {
    const tasks = [...Map.groupBy(change.tasks, ({ siblings }) => siblings)].flatMap(([siblings, list]) => {
        const shared = collectRights(siblings);
        return list.map((task) => ({ ...task, shared }));
    });
    return [
        ...findGroups(change.diff).flatMap(findVolumes),
        ...tasks.flatMap((task) => [...findTaskRights(task, change.diff?.Type !== 'Edited'), ...findDriverRights(task)]),
        ...new Map(tasks.flatMap(findLooserNetworks).map((row) => [`${row.group}/${row.task}`, row])).values(),
        ...findUnknownFields(change),
    ];
}
const volumeTraits = /^(?:AccessMode|AttachmentMode|Name|Sticky)$/;
function findVolumes(group) {
    const address = { group: group.Name, task: '' };
    const volumes = listObjects(group, 'Volume').filter((volume) => {
        const type = readField(volume, 'Type', 'New');
        const isHarmless = type === 'csi' || (type === 'host' && readField(volume, 'ReadOnly', 'New') === 'true');
        return !isHarmless && volume.Fields.some((field) => isChangedField(field) && !volumeTraits.test(field.Name));
    });
    return volumes.map((part) => judgeNew(address, 'writable host volume', readField(part, 'Source', 'New'), ['volume']));
}
function judgeNew(address, subject, value, at) {
    return judgeChange(address, subject, { Old: '', New: value }, at);
}
const containers = new Set(['docker', 'podman']);
function readShown({ part, spec = {} }, name, side) {
    return findField(part, name)?.[side] ?? readText(spec, name);
}
function readNetwork(task, side) {
    const [old = [], current = []] = ['Old', 'New'].map((each) => listNetworkModes(task.group, each));
    const specs = listDataObjects(task.groupSpec?.['Networks']).map((network) => readText(network, 'Mode'));
    const modes = [...(side === 'Old' ? old : current), ...specs.filter((mode) => !current.includes(mode))];
    return { modes: modes.length === 0 ? [''] : modes, isContainer: containers.has(readShown(task, 'Driver', side)) };
}
function listNetworkModes(body, side) {
    return listObjects(body, 'Network', side).map((network) => readField(network, 'Mode', side));
}
const [ownNetwork, looseNetwork] = [/^(?:bridge|none|cni\/[\w.-]+)$/, /^(?:bridge|host|cni\/[\w.-]+)?$/];
function isLooser(mode, isContainer, { modes, isContainer: wasContainer }) {
    const hasOwnNetwork = ownNetwork.test(mode);
    if (modes.includes(mode))
        return wasContainer && !isContainer && !hasOwnNetwork;
    if (mode === 'none' || !modes.every((old) => looseNetwork.test(old)))
        return mode !== 'none';
    return mode === '' ? !isContainer && (wasContainer || modes.some((old) => ownNetwork.test(old))) : !hasOwnNetwork;
}
function findLooserNetworks(task) {
    const { modes, isContainer } = readNetwork(task, 'New');
    const isAdded = task.part.Type === 'Added';
    const [first = { modes: [''], isContainer }, ...others] = isAdded ? task.shared.networks : [readNetwork(task, 'Old')];
    const looser = modes.filter((mode) => [first, ...others].every((network) => isLooser(mode, isContainer, network)));
    return looser.map((mode) => {
        const [Old = ''] = first.modes;
        const isGroupChange = mode !== '' || (Old !== '' && !isAdded);
        const address = isGroupChange ? { ...task.address, task: '' } : task.address;
        const at = isGroupChange ? ['network', 'mode'] : ['driver'];
        return judgeChange(address, 'network mode', { Old, New: mode || (isContainer ? '' : 'host') }, at);
    });
}
function findWritableMounts({ address, part, spec, groupSpec, mayGetOtherValue }) {
    const listWritable = (side) => listObjects(part, 'VolumeMount', side)
        .filter((mount) => readField(mount, 'ReadOnly', side) !== 'true')
        .map((mount) => readField(mount, 'Volume', side));
    const writable = listDataObjects(spec?.['VolumeMounts']).filter((mount) => mount['ReadOnly'] !== true);
    const names = writable.map((mount) => readText(mount, 'Volume'));
    const shownMounts = Map.groupBy(listWritable('New'), String);
    const keptMounts = [...Map.groupBy(names, String)].filter(([name, same]) => same.length > (shownMounts.get(name)?.length ?? 0));
    const isKnown = part.Type === 'Edited' && !shownMounts.has('');
    const writableNames = new Set([...listWritable('Old'), ...(isKnown ? keptMounts.map(([name]) => name) : [])]);
    const [volumes = {}] = listDataObjects([groupSpec?.['Volumes']]);
    const createFinding = (name) => judgeNew(address, 'writable host volume', name, ['volume_mount']);
    const changedMounts = listObjects(part, 'VolumeMount').flatMap((mount) => {
        const name = readField(mount, 'Volume', 'New');
        const [volume] = Object.hasOwn(volumes, name) && !isComputed(name) ? listDataObjects([volumes[name]]) : [];
        const isHarmless = volume !== undefined && (readText(volume, 'Type') === 'csi' || volume['ReadOnly'] === true);
        const isOld = writableNames.has(name) && Object.hasOwn(volumes, name);
        if (readField(mount, 'ReadOnly', 'New') === 'true' || isHarmless || isOld || mayGetOtherValue(name))
            return [];
        const finding = createFinding(name);
        return [volume === undefined ? { unknown: 'the group has no volume of this name', ...finding } : finding];
    });
    const uncertainNames = names.filter(mayGetOtherValue);
    return [...changedMounts, ...uncertainNames.map((name) => ({ ...createFinding(name), unknown: mayChangeAtRuntime }))];
}
function collectRights(tasks) {
    const networks = tasks.map((task) => readNetwork(task, 'Old'));
    return {
        users: new Set(tasks.map((task) => readShown(task, 'User', 'Old'))),
        vaults: new Set(tasks.flatMap(readFormerVault)),
        networks: [...new Map(networks.map((network) => [JSON.stringify(network), network])).values()],
    };
}
const vaultFields = ['Role', 'Namespace', 'Cluster'];
function identifyVault(readValue) {
    return JSON.stringify(vaultFields.map((name) => readValue(name).replace(/^default$/, '')));
}
function readFormerVault({ part, spec }) {
    const vaultBlock = part.Objects.find(({ Name }) => Name === 'Vault');
    if (vaultBlock?.Type === 'Added')
        return [];
    if (vaultBlock !== undefined)
        return [identifyVault((name) => readField(vaultBlock, name, 'Old'))];
    return listDataObjects([spec?.['Vault']]).map((block) => identifyVault((name) => readText(block, name)));
}
function findUserRights({ address, part, shared }) {
    const field = findField(part, 'User');
    if (!isChangedField(field))
        return [];
    const isHad = field.New === '' || (explainUnknown(field.New) === undefined && shared.users.has(field.New));
    return part.Type === 'Added' && isHad ? [] : [judgeChange(address, 'user', field, ['user'])];
}
function findVaultRights({ address, part, shared }) {
    return listObjects(part, 'Vault').flatMap((vault) => {
        const isAdded = vault.Type === 'Added';
        const fields = vaultFields.map((Name) => findField(vault, Name) ?? { Type: 'None', Name, Old: '', New: '' });
        const isKnown = fields.every(({ New }) => explainUnknown(New) === undefined);
        if (isAdded && isKnown && shared.vaults.has(identifyVault((name) => readField(vault, name, 'New'))))
            return [];
        return fields
            .filter(({ Type, Name, New }) => (isAdded ? Name === 'Role' || !/^(?:default)?$/.test(New) : Type !== 'None'))
            .map(({ Name, Old, New }) => {
            const field = Name.toLowerCase();
            const shownValues = isAdded ? { Old: '', New: New || '(default)' } : { Old, New };
            return judgeChange(address, `Vault ${field}`, shownValues, ['vault', field]);
        });
    });
}
const mountTraits = new Map([
    ['PropagationMode', { subject: 'mount propagation', harmless: /^(?:private|host-to-task)?$/ }],
    ['SELinuxLabel', { subject: 'SELinux label', harmless: /^$/ }],
]);
function findTaskRights(task, isNewJob) {
    const { address, part, spec } = task;
    const plugin = { ...address, subject: 'csi_plugin', old: '', new: '', at: ['csi_plugin'] };
    return [
        ...(isNewJob ? [] : [...findUserRights(task), ...findVaultRights(task)]),
        ...listObjects(part, 'VolumeMount').flatMap(({ Fields }) => Fields.filter(isChangedField).flatMap((field) => {
            const trait = mountTraits.get(field.Name);
            return trait?.harmless.test(field.New) === false
                ? [judgeChange(address, trait.subject, field, ['volume_mount'])]
                : [];
        })),
        ...findWritableMounts(task),
        ...listObjects(part, 'Resources').flatMap((resources) => [
            ...listNetworkModes(resources, 'New')
                .filter((mode) => isLooser(mode, true, { modes: listNetworkModes(resources, 'Old'), isContainer: true }))
                .map((mode) => judgeNew(address, 'network mode', mode, ['network', 'mode'])),
            ...findDevices(resources).map(([subject, name]) => judgeNew(address, subject, name, ['resources', 'device'])),
        ]),
        ...(part.Type === 'None' || (spec?.['CSIPluginConfig'] ?? null) === null
            ? []
            : [part.Type === 'Edited' ? { ...plugin, unknown: "Nomad's plan does not show this block" } : plugin]),
    ];
}
function findDevices(resources) {
    const before = new Set(listObjects(resources, 'Device', 'Old').map((device) => readField(device, 'Name', 'Old')));
    const changedDevices = listObjects(resources, 'Device').filter(({ Type }) => Type !== 'None');
    const names = new Set(changedDevices.map((device) => readField(device, 'Name', 'New')));
    return [...names].map((name) => [before.has(name) ? 'changed device' : 'device', name]);
}
function findDriverRights(task) {
    const { address, part } = task;
    const field = findField(part, 'Driver');
    const driver = readShown(task, 'Driver', 'New');
    const formerDriver = readShown(task, 'Driver', 'Old');
    const isDriverChanged = isChangedField(field);
    const findings = isDriverChanged ? [judgeChange(address, 'driver', field, ['driver'])] : [];
    if (!Object.hasOwn(drivers, driver) && isDriverChanged)
        return findings.map((finding) => ({ ...finding, unknown: 'Outrider does not recognize this driver' }));
    const options = listOptions(task);
    const current = listEntries(options, 'New');
    const rights = findOptionRights(task, driver, isDriverChanged, current);
    const indexes = new Set(rights.map(({ at }) => at?.[1]));
    const isNewlyOnNode = nodeDrivers.has(driver) && part.Type !== 'Added' && !nodeDrivers.has(formerDriver);
    const old = part.Type === 'Added' ? [] : filterRestrictions(listEntries(options, 'Old'), formerDriver);
    return [
        ...(driver === 'raw_exec' || isNewlyOnNode ? findings : []),
        ...rights,
        ...findLostRestrictions(task, old, current).filter(({ at }) => !indexes.has(at?.[1])),
    ];
}
function findOptionRights(task, driver, isDriverChanged, current) {
    const { address, mayGetOtherValue, isLate, isChosenByNode } = task;
    const options = listOptions(task);
    const before = new Set(isDriverChanged ? [] : listEntries(options, 'Old').map(({ id }) => id));
    const oldValues = new Map(options.map(({ Name, Old }) => [Name, Old]));
    const names = new Set(current.map(({ option }) => option));
    return current.flatMap(({ option, entry, id }) => {
        const find = findRight(driver, option);
        const values = [...entry.values()];
        const right = find === undefined ? values[0] : find(entry, names);
        const isOld = before.has(id);
        const texts = [...entry].flat();
        const isKnownImage = option === 'image' && values.every((image) => isLate(image) || isChosenByNode(image));
        if (right === undefined || isKnownImage || (isOld && !texts.some(mayGetOtherValue)))
            return [];
        const unknown = (isOld ? mayChangeAtRuntime : undefined) ??
            (find === undefined ? unknownOption : undefined) ??
            texts.map(explainUnknown).find((reason) => reason !== undefined) ??
            (find === allowFalse && right !== 'true' ? 'the driver converts the value to a Boolean' : undefined);
        const findings = find === undefined
            ? { subject: 'option', old: '', new: `${option} = ${right}` }
            : { subject: option, old: isOld ? '' : (oldValues.get(option) ?? ''), new: right };
        return [{ ...address, ...findings, at: ['config', option], ...(unknown === undefined ? {} : { unknown }) }];
    });
}
function filterRestrictions(entries, driver) {
    return entries.filter(({ option, entry }) => {
        const [value = ''] = entry.values();
        const isFree = restrictions.get(option)?.[0].test(value);
        return isFree === undefined ? findRight(driver, option) === undefined : !isFree;
    });
}
const [maxOthers, maxOtherLength] = [10, 200];
const unknownOption = 'Outrider does not recognize this option';
const mayChangeAtRuntime = 'the value is interpolated at runtime, and what it refers to may change';
function findLostRestrictions({ address, mayGetOtherValue }, old, current) {
    const currentIds = new Set(current.map(({ id }) => id));
    const options = new Map(Array.from(Map.groupBy(current, ({ option }) => option), ([option, same]) => {
        const values = same.slice(0, maxOthers).flatMap(({ entry }) => [...entry.values()].slice(0, maxOthers));
        const others = values.slice(0, maxOthers).map((text) => (text.length > maxOtherLength ? '…' : text));
        const texts = new Set(same.map(({ entry }) => normalizeSpelling(option, entry.get('') ?? '')));
        return [option, { texts, others: others.join(', ') }];
    }));
    return old.flatMap(({ id, option, entry }) => {
        const { texts = new Set(), others: New = '' } = options.get(option) ?? {};
        const [[, Old] = ['', '']] = entry;
        const isListed = restrictions.has(option);
        const finding = {
            ...judgeChange(address, isListed ? option : 'option', { Old: isListed ? Old : `${option} = ${Old}`, New }, [
                'config',
                option,
            ]),
            ...(isListed ? {} : { unknown: unknownOption }),
        };
        if (currentIds.has(id))
            return mayGetOtherValue(Old) ? [{ ...finding, old: '', new: Old, unknown: mayChangeAtRuntime }] : [];
        return restrictions.get(option)?.[1]?.(texts, entry.get('') ?? '') === true ? [] : [finding];
    });
}

;// CONCATENATED MODULE: ./build/js/guards/secret-reads.js






const secret_reads_readers = {
    Vault: {
        keys: ['Vault'],
        omittedList: 'Policies',
        reads: ({ text, list }) => [
            {
                kind: 'Vault role',
                ...joinPath(text('Role'), [formatDetail('namespace', text), formatDetail('cluster', text)]),
                returns: text('Env') === 'false' && text('DisableFile') === 'true' ? 'existence' : 'value',
            },
            ...list('Policies').map((path) => ({ kind: 'Vault policy', path })),
        ],
    },
    Consul: {
        keys: ['Consul'],
        reads: ({ text }) => [
            {
                kind: 'Consul namespace',
                ...joinPath(text('Namespace'), [formatDetail('cluster', text), formatDetail('partition', text)]),
            },
        ],
    },
    Secret: {
        keys: ['Secrets'],
        id: 'Name',
        reads: ({ text, entries }) => {
            const provider = text('Provider');
            const kind = { nomad: 'Nomad variable', vault: 'Vault path' }[provider];
            const read = joinPath(text('Path'), [...entries('Config'), ...entries('Env')]);
            if (kind !== undefined)
                return [{ ...read, kind }];
            return [{ kind: 'secret', path: `${provider} ${read.path}`, identity: [provider, read.identity] }];
        },
    },
    Identity: {
        keys: ['Identity', 'Identities'],
        id: 'Name',
        omittedList: 'ExtraClaims',
        reads: ({ text, list }) => {
            const name = text('Name') || 'default';
            const isGiven = text('Env') === 'true' || text('File') === 'true';
            const audiences = name === 'default' ? [] : list('Audience');
            const isConsulService = name.startsWith('consul-service_');
            return [
                ...(isGiven ? [`${name} (env or file)`] : []),
                ...audiences
                    .filter((audience) => !isConsulService || audience !== 'consul.io')
                    .map((audience) => `${name} (aud ${audience})`),
                ...list('ExtraClaims').map((claim) => `${name} (claim ${claim})`),
            ].map((path) => ({ kind: 'workload identity', path }));
        },
    },
    Template: {
        keys: ['Templates'],
        id: 'DestPath',
        reads: ({ text }) => {
            const [data, source] = [text('EmbeddedTmpl'), text('SourcePath')];
            if (data.includes(hidden_text/* hiddenMark */.sd))
                return [{ kind: 'template', path: data }];
            const unknown = 'the job file does not contain it';
            const file = { kind: 'template', path: source, unknown, isShared: !isOwnFile(source) };
            return [...findTemplateReads(data, text('LeftDelim'), text('RightDelim')), ...(source === '' ? [] : [file])];
        },
    },
};
function isOwnFile(path) {
    return /^(?:\$\{NOMAD_TASK_DIR\}|local)\//.test(path) && !path.includes('..') && path.lastIndexOf('${') <= 0;
}
function formatDetail(name, text) {
    const value = text((0,numbers/* capitalize */.ZH)(name));
    return value === '' || value === 'default' ? '' : `${name}=${value}`;
}
function joinPath(path, details) {
    const knownDetails = details.filter((text) => text !== '');
    if (knownDetails.length === 0)
        return { path: path || '(default)', identity: [path] };
    return { path: `${path || '(default)'} (${knownDetails.join(', ')})`, identity: [path, knownDetails] };
}
function findNewReads(change) {
    const { diff, job, tasks } = change;
    if (diff === null || diff.Type !== 'Edited')
        return [];
    const unchangedInputs = { mayChange: () => false, isSharedChanged: false };
    const specs = indexSpecs(job.TaskGroups);
    const groups = (diff.TaskGroups ?? []).flatMap((part) => {
        const address = { group: part.Name, task: '' };
        const oldTasks = part.Tasks.filter(({ Type }) => Type === 'Deleted').map((task) => ({
            part: task,
            spec: undefined,
        }));
        const plannedTask = { part, spec: specs.get(part.Name) };
        return [plannedTask, ...oldTasks].map((formerTask) => ({ ...formerTask, ...unchangedInputs, address }));
    });
    const parts = [...groups, ...tasks];
    const reads = parts.flatMap((part) => Object.keys(secret_reads_readers).map((name) => collectBlockReads(name, part)));
    const before = new Set(reads.flatMap((read) => read.before.map(identifyRead)));
    const formerKinds = new Set(parts.map(({ part }) => readField(part, 'Kind', 'Old')));
    const newReads = reads
        .flatMap(({ after }) => after)
        .filter((read) => !isKnownRead(read, before) || (read.isChanged && (read.unknown ?? explainUnknown(read.path)) !== undefined));
    return [
        ...['ConsulNamespace', 'VaultNamespace']
            .flatMap((name) => findField(diff, name) ?? [])
            .filter((field) => isChangedField(field) && field.New !== '')
            .map((field) => judgeChange({ group: '', task: '' }, field.Name.replace('N', ' n'), field, [])),
        ...[...new Map(newReads.map((read) => [JSON.stringify([read.address, identifyRead(read)]), read])).values()].map(toFinding),
        ...parts.flatMap((part) => [...findNewKinds(part, formerKinds), ...findConsulClusters(part)]),
        ...tasks.flatMap(findComputedKinds),
        ...[...tasks, ...findGroups(diff).map((part) => ({ part, address: { group: part.Name, task: '' } }))].flatMap(findLeftNamespaces),
        ...findUnknownFields(change),
    ];
}
function identifyRead({ kind, path, identity = [path], returns = 'value' }) {
    return JSON.stringify([kind, identity, returns]);
}
function isKnownRead(read, before) {
    const value = { ...read, returns: 'value' };
    return before.has(identifyRead(read)) || (read.returns === 'existence' && before.has(identifyRead(value)));
}
function toFinding({ address, kind, path, unknown = explainUnknown(path) }) {
    return { ...address, subject: `reads ${kind}`, old: '', new: path, ...(unknown === undefined ? {} : { unknown }) };
}
function findNewKinds({ address, part, spec = {} }, former) {
    const field = findField(part, 'Kind');
    if (!isChangedField(field) || field.New === '')
        return [];
    if (readText(spec, 'Kind') !== '')
        return [judgeChange(address, 'kind', field, ['kind'])];
    if (former.has(field.New))
        return [];
    const [, service] = /^connect-native:(.*)$/s.exec(field.New) ?? [];
    if (service !== undefined)
        return [toFinding({ address, kind: 'Consul token of service', path: service })];
    return [toFinding({ address, kind: 'mesh identity', path: field.New })];
}
function findComputedKinds({ address, part, groupSpec, mayGetOtherValue }) {
    if (isChangedField(findField(part, 'Kind')))
        return [];
    return listDataObjects(groupSpec?.['Services'])
        .filter((service) => listDataObjects([service['Connect']]).some(({ Native }) => Native === true))
        .filter((service) => ['', address.task].includes(readText(service, 'TaskName')))
        .map((service) => readText(service, 'Name'))
        .filter(mayGetOtherValue)
        .map((path) => toFinding({ address, kind: 'Consul token of service', path }));
}
function findConsulClusters({ address, part }) {
    return listObjects(part, 'Service')
        .flatMap((service) => findField(service, 'Cluster') ?? [])
        .filter(({ Type }) => Type === 'Edited')
        .map((field) => judgeChange(address, 'Consul cluster', field, ['service', 'cluster']));
}
function findLeftNamespaces({ address, part }) {
    return part.Objects.filter(({ Name, Type }) => Name === 'Consul' && Type === 'Deleted')
        .flatMap(({ Fields }) => Fields)
        .filter(({ Name, Old }) => /^(?:Namespace|Partition)$/.test(Name) && Old !== '' && Old !== 'default')
        .map((field) => judgeChange(address, `Consul ${field.Name.toLowerCase()}`, field, ['consul']));
}
function collectBlockReads(name, { address, part, spec = {}, mayChange, isSharedChanged }) {
    const { keys, id, omittedList, ...reader } = secret_reads_readers[name] ?? { keys: [], reads: () => [] };
    const reads = (block) => reader.reads(block).map((read) => locateRead(read, address));
    const services = name === 'Identity' ? part.Objects.filter((object) => object.Name === 'Service') : [];
    const items = keys.flatMap((key) => listDataObjects([spec[key]].flat()));
    const [old = [], current = []] = sides.map((side) => [
        ...listObjects(part, name, side).filter((object) => side === 'Old' || !isImplicit(object, items)),
        ...services.flatMap((body) => listObjects(body, name, side)),
    ]);
    const byId = Map.groupBy(items, (item) => (id === undefined ? '' : normalizeId(item[id])));
    const readId = (object) => (id === undefined ? '' : readField(object, id, 'New'));
    const findItems = (object) => readId(object).includes(hidden_text/* hiddenMark */.sd) ? items : (byId.get(normalizeId(readId(object))) ?? []);
    const incompleteObjects = current.filter((object) => omittedList !== undefined && listObjects(object, omittedList).length === 0);
    const hasHiddenId = current.some((object) => readId(object).includes(hidden_text/* hiddenMark */.sd));
    const newItems = new Set(hasHiddenId || (id === undefined && current.length > 0) ? items : current.flatMap(findItems));
    const oldReads = items.filter((item) => !newItems.has(item)).flatMap((item) => reads(createSpecBlock(item)));
    const createNewRead = (read, isPartChanged) => {
        const mayDiffer = read.isShared === true ? isSharedChanged : mayChange(read.unknown === undefined ? read.path : '');
        return { ...read, address, isChanged: isPartChanged || mayDiffer };
    };
    return {
        before: [...old.flatMap((object) => reads(createDiffBlock(object, 'Old'))), ...oldReads],
        after: [
            ...oldReads.map((read) => createNewRead(read, false)),
            ...current.flatMap((object) => reads(createDiffBlock(object, 'New')).map((read) => createNewRead(read, isSourceChanged(object)))),
            ...[...Map.groupBy(incompleteObjects, ({ Type }) => Type)].flatMap(([type, objects]) => [...new Set(objects.map(findItems))]
                .flat()
                .flatMap((item) => listUnshownReads(type, item, omittedList ?? '', reads))
                .map((read) => createNewRead(read, true))),
        ],
    };
}
function locateRead(read, { group, task }) {
    return read.kind === 'workload identity' ? { ...read, identity: [read.path, group, task] } : read;
}
const sides = ['Old', 'New'];
function isImplicit(object, items) {
    if (object.Type !== 'Added')
        return false;
    if (object.Name === 'Consul')
        return items.length === 0;
    const name = object.Name === 'Identity' ? readField(object, 'Name', 'New') : '';
    return /^(?:vault|consul)_/.test(name) && !items.some((identity) => identity['Name'] === name);
}
function normalizeId(value) {
    return value === 'default' ? '' : (value ?? '');
}
function isSourceChanged(object) {
    if (object.Name === 'Template')
        return isContentChanged(object);
    return [...object.Fields, ...object.Objects].some(({ Type }) => Type !== 'None');
}
function listUnshownReads(type, item, list, reads) {
    const others = new Set(reads(createSpecBlock({ ...item, [list]: [] })).map(identifyRead));
    const itemReads = reads(createSpecBlock(item)).filter((read) => !others.has(identifyRead(read)));
    const unknown = "Nomad's plan does not show whether this changes";
    return type === 'Edited' ? itemReads.map((read) => ({ ...read, unknown })) : itemReads;
}
function createDiffBlock(object, side) {
    return {
        text: (name) => readField(object, name, side),
        list: (name) => object.Objects.filter((list) => list.Name === name).flatMap(({ Fields }) => Fields.flatMap((field) => field[side] || [])),
        entries: (name) => object.Fields.filter((field) => field.Name.startsWith(`${name}[`) && field[side] !== '').map((field) => `${field.Name.slice(name.length + 1, -1)}=${field[side]}`),
    };
}
function createSpecBlock(data) {
    return {
        text: (name) => formatSpecValue(data[name]),
        list: (name) => (0,compare_specs/* toList */.st)(data[name]).map(formatSpecValue),
        entries: (name) => Object.entries(data[name] ?? {}).map(([key, value]) => `${key}=${formatSpecValue(value)}`),
    };
}
function formatSpecValue(value) {
    if (typeof value === 'string')
        return value;
    return value === null || value === undefined ? '' : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./build/js/guards/guards.js









const guards_guards = {
    downtime: {
        judge: ({ verdict }) => verdict.groups
            .filter(({ update }) => update.isAtOnce)
            .map(({ name }) => reportGroup(name, 'replaces all allocations at once')),
    },
    evicts: {
        judge: ({ verdict }) => [
            ...[...new Set(verdict.preempted.map(({ job }) => job))].map((id) => reportJob('evicts allocations of', '', id)),
            ...(verdict.preempted.length > 0 ? [] : verdict.groups)
                .filter(({ preempted }) => preempted > 0)
                .map(({ name }) => reportGroup(name, 'evicts allocations of other jobs')),
        ],
    },
    unplaceable: {
        judge({ verdict, diff }) {
            const unchangedGroups = listUnchangedGroups(diff);
            return verdict.unplaced
                .filter(({ group }) => !unchangedGroups.has(group))
                .map(({ group }) => reportGroup(group, 'cannot be placed'));
        },
    },
    stops: {
        judge({ verdict, diff }) {
            if (verdict.change === 'stopped')
                return [reportJob('stops the job')];
            const zero = findLowerCounts(diff).filter(({ old, new: count }) => Number(old) > 0 && Number(count) === 0);
            const zeroGroups = new Set(zero.map(({ group }) => group));
            const removedGroups = [
                ...findGroups(diff, 'Deleted').map(({ Name }) => Name),
                ...verdict.groups.filter(isStopped).map(({ name }) => name),
            ];
            const schedule = diff === null ? undefined : (0,read_diff/* findScheduleChange */.P8)(diff);
            const isOver = schedule?.after === 'disabled' || verdict.nextLaunch === 'never';
            return [
                ...(schedule !== undefined && isOver ? [reportJob('ends the schedule', '', '', ['periodic'])] : []),
                ...[...new Set(removedGroups)]
                    .filter((name) => !zeroGroups.has(name))
                    .map((name) => reportGroup(name, 'stops the group')),
                ...zero,
            ];
        },
    },
    'fewer-allocations': {
        judge: ({ verdict, diff, job }) => [
            ...findLowerCounts(diff).filter(({ old, new: count }) => Number(count) < Number(old) && Number(count) > 0),
            ...(job.Type === 'system' || job.Type === 'sysbatch' ? verdict.groups : [])
                .filter((group) => group.stopped > 0 && !isStopped(group))
                .map(({ name }) => reportGroup(name, 'stops allocations')),
        ],
    },
    'less-memory': {
        isByTask: true,
        judge: ({ tasks }) => listResourceChanges(tasks).flatMap(({ address, readNumber }) => {
            const [memory, max] = [readNumber('MemoryMB'), readNumber('MemoryMaxMB')];
            const limit = (side) => (max[side] < 0 ? Infinity : max[side] || memory[side]);
            return [
                ...listReductions(address, 'memory', memory, ' MiB'),
                ...(max.old === 0 || limit('new') >= limit('old')
                    ? []
                    : listReductions(address, 'memory_max', max, ' MiB', true)),
            ];
        }),
    },
    'less-cpu': {
        isByTask: true,
        judge: ({ tasks }) => listResourceChanges(tasks).flatMap(({ address, readNumber }) => {
            const [cpu, cores] = [readNumber('CPU'), readNumber('Cores')];
            if (cores.old !== 0 && cores.new !== 0)
                return listReductions(address, 'cores', cores, '');
            return cores.old === cores.new ? listReductions(address, 'cpu', cpu, ' MHz') : [];
        }),
    },
    'image-downgrade': { isByTask: true, judge: ({ tasks }) => listImageChanges(tasks).flatMap(findDowngrade) },
    'image-unpinned': {
        judge: ({ tasks }, form) => listImageChanges(tasks).filter((image) => {
            if (image.unknown !== undefined)
                return true;
            const wasLoose = image.old !== '' && findPinProblem(image.old, form) !== undefined;
            const name = readImageName(image.new);
            const isOtherImage = name === undefined || name !== readImageName(image.old);
            return image.new !== '' && findPinProblem(image.new, form) !== undefined && (isOtherImage || !wasLoose);
        }),
    },
    privileged: { isByTask: true, judge: findRights },
    'new-secrets-access': { judge: findNewReads },
    'namespace-change': {
        judge({ namespace, formerNamespace: former = { namespace } }) {
            if ('unknown' in former)
                return [{ ...reportJob('namespace', '', namespace, ['namespace']), ...former }];
            return namespace === former.namespace ? [] : [reportJob('namespace', former.namespace, namespace, ['namespace'])];
        },
    },
    'datacenter-change': {
        isByTask: true,
        judge({ job, diff }) {
            if (diff === null || diff.Type !== 'Edited')
                return [];
            const { before, after, isChanged } = (0,read_diff/* readDatacenterLists */.dw)(diff);
            const pool = findField(diff, 'NodePool');
            return [
                ...(isChanged ? [reportJob('datacenters', before.join(', '), after.join(', '), ['datacenters'])] : []),
                ...(isChangedField(pool) ? [reportJob('node pool', pool.Old, pool.New, ['node_pool'])] : []),
                ...findLostConstraints(diff, job),
                ...findChangedDevices(diff),
            ];
        },
    },
};
function findHits(plan, settings) {
    if (plan.verdict.change === 'unchanged' || settings.length === 0)
        return [];
    const form = settings.includes(guards/* digestForm */.JN) ? 'digest' : 'tag';
    const { unserved: unknown } = plan;
    const replaced = findReplacedTasks(plan);
    const judged = { ...plan, tasks: findTasks(plan) };
    const hits = guards/* guardNames */.WL
        .filter((guard) => settings.some((setting) => setting.split(':', 1)[0] === guard))
        .flatMap((guard) => {
        const { judge, isByTask = false } = guards_guards[guard];
        return [...judge(judged, form), ...(isByTask ? replaced : [])].map((finding) => ({ ...finding, guard }));
    });
    if (unknown === undefined)
        return hits;
    return [...hits, { ...reportJob('includes what the registered version changed'), unknown, guard: 'all' }];
}
function reportJob(subject, old = '', after = '', at = []) {
    return { group: '', task: '', subject, old, new: after, at };
}
function reportGroup(group, subject) {
    return { group, task: '', subject, old: '', new: '' };
}
function isStopped(group) {
    const { created, replaced, updatedInPlace, canaries, ignored, migrated } = group;
    return group.stopped > 0 && created + replaced + updatedInPlace + canaries + ignored + migrated === 0;
}
function listUnchangedGroups(diff) {
    if (diff === null || [...diff.Fields, ...diff.Objects].some(({ Type }) => Type !== 'None'))
        return new Set();
    return new Set(findGroups(diff).flatMap(({ Name, Type }) => (Type === 'None' ? [Name] : [])));
}
function listConstraints(body, side, specs = []) {
    const specConstraints = specs.flatMap((spec) => listDataObjects(spec?.['Constraints']));
    return [
        ...specConstraints.map((constraint) => (name) => readText(constraint, name)),
        ...listObjects(body, 'Constraint', side).map((constraint) => (name) => readField(constraint, name, side)),
    ]
        .map((readValue) => JSON.stringify(['LTarget', 'Operand', 'RTarget'].map(readValue)))
        .filter((text) => side === 'Old' || !text.includes(hidden_text/* hiddenMark */.sd));
}
function findChangedDevices(diff) {
    const unknown = "Nomad's plan does not show the constraints of a device";
    return findGroups(diff).flatMap((group) => {
        const resources = group.Tasks.flatMap((part) => listObjects(part, 'Resources', 'Old'));
        const devices = resources.flatMap((part) => listObjects(part, 'Device', 'Old'));
        const changedDevices = devices.filter(({ Type }) => Type !== 'None');
        const names = new Set(changedDevices.map((device) => readField(device, 'Name', 'Old')));
        return [...names].map((name) => ({
            ...reportGroup(group.Name, 'constraints of device'),
            new: name,
            at: ['constraint'],
            unknown,
        }));
    });
}
function findLostConstraints(diff, job) {
    const jobWide = new Set(listConstraints(diff, 'New', [job]));
    const specs = indexSpecs(job.TaskGroups);
    const groups = findGroups(diff).map((group) => {
        const spec = specs.get(group.Name);
        const bodies = [group, ...group.Tasks.filter((part) => part.Type !== 'Deleted' || !isProxy(part))];
        const constraints = listConstraints(group, 'New', [spec, ...listDataObjects(spec?.['Tasks'])]);
        const after = new Set([...constraints, ...bodies.flatMap((body) => listConstraints(body, 'New'))]);
        return { name: group.Name, before: bodies.flatMap((body) => listConstraints(body, 'Old')), after };
    });
    const isInEachGroup = (text) => !text.includes('distinct_') && groups.every(({ after }) => after.has(text));
    const lostConstraints = [
        ...listConstraints(diff, 'Old').flatMap((text) => (isInEachGroup(text) ? [] : [{ text, group: '' }])),
        ...groups.flatMap(({ name, before, after }) => [...new Set(before)].filter((text) => !after.has(text)).map((text) => ({ text, group: name }))),
    ];
    return lostConstraints
        .filter(({ text }) => !jobWide.has(text))
        .map(({ text, group }) => {
        const parts = JSON.parse(text);
        return { ...reportGroup(group, 'constraint'), old: parts.join(' ').trim(), at: ['constraint'] };
    });
}
function findLowerCounts(diff) {
    return findGroups(diff).flatMap((group) => {
        const count = findField(group, 'Count');
        if (count === undefined || count.Old === '' || count.Old === count.New)
            return [];
        return [judgeChange({ group: group.Name, task: '' }, 'count', count, ['count'])];
    });
}
function listResourceChanges(tasks) {
    return tasks.flatMap(({ address, part }) => {
        const [before] = listObjects(part, 'Resources', 'Old');
        const [after] = listObjects(part, 'Resources');
        if (before === undefined || after === undefined)
            return [];
        const readNumber = (name) => ({
            old: Number(readField(before, name, 'Old')) || 0,
            new: Number(readField(after, name, 'New')) || 0,
        });
        return [{ address, readNumber }];
    });
}
function listReductions(task, name, change, unit, isKnown = false) {
    if (!isKnown && change.new >= change.old)
        return [];
    const [old, after] = [String(change.old), String(change.new)];
    return [{ ...task, subject: name, old, new: after, unit, at: ['resources', name] }];
}
function listImageChanges(tasks) {
    return tasks.flatMap(({ address, part, spec, mayGetOtherValue, isLate, isChosenByNode }) => {
        const [config] = listObjects(part, 'Config');
        const item = config?.Fields.find(({ Name, New }) => Name.startsWith('image[') && New !== '');
        if (config !== undefined && isChangedField(item)) {
            const Old = item.Old || readField(config, 'image', 'Old');
            return [
                { ...judgeChange(address, 'image', { ...item, Old }, ['config', 'image']), unknown: 'the image is a list' },
            ];
        }
        const specImages = listDataObjects([spec?.['Config']]).map((block) => readText(block, 'image'));
        const field = config === undefined ? { Old: specImages[0] ?? '', New: specImages[0] ?? '' } : findField(config, 'image');
        if (field === undefined || isChosenByNode(field.New) || isLate(field.New))
            return [];
        const isChanged = ('Type' in field && isChangedField(field)) || mayGetOtherValue(field.New);
        const finding = judgeChange(address, 'image', field, ['config', 'image']);
        const unknown = (0,nomad_plan_image/* isLateImage */.M)(field.New) ? { unknown: 'the job file contains the text of a late value' } : {};
        return isChanged ? [{ ...unknown, ...finding }] : [];
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

// EXTERNAL MODULE: ./build/js/guards/find-line.js
var find_line = __webpack_require__(7513);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/load.js + 4 modules
var load = __webpack_require__(3686);
// EXTERNAL MODULE: ./build/js/text/visible.js
var visible = __webpack_require__(5410);
// EXTERNAL MODULE: ./build/js/nomad-plan/spec.js
var nomad_plan_spec = __webpack_require__(9203);
;// CONCATENATED MODULE: ./build/js/nomad-plan/cli-text.js


function planText(options) {
    const { plan } = options;
    const diff = plan.Diff === null ? '' : `${formatDiff(plan.Diff, options.verbose)}\n\n`;
    const warnings = plan.Warnings === '' ? '' : `Job Warnings:\n${plan.Warnings}\n\n`;
    return `${diff}Scheduler dry-run:\n${formatDryRun(options)}\n\n${warnings}${formatPreemptions(plan.Annotations.PreemptedAllocs)}${formatTrailer(options)}`;
}
function formatDryRun({ job, plan, now }) {
    const failedGroups = sortEntries(plan.FailedTGAllocs);
    const failure = `Failed to place ${job.Type === 'system' ? 'allocations on all nodes' : 'all allocations'}`;
    const lines = [failedGroups.length === 0 ? '- All tasks successfully allocated.' : `- WARNING: ${failure}.`];
    const groups = failedGroups.map(([name, metric]) => {
        const count = metric.CoalescedFailures + 1;
        const head = `  Task Group ${(0,visible/* quoteGo */.p)(name)} (failed to place ${count} allocation${count > 1 ? 's' : ''}):`;
        return [head, ...formatMetric(metric).map((text) => `    * ${text}`)].join('\n');
    });
    if (groups.length > 0)
        lines.push(groups.join('\n\n'));
    if (plan.NextPeriodicLaunch !== null && (0,nomad_plan_spec/* classifyStart */.FO)(job) !== 'per-dispatch') {
        const from = formatCliDuration(new Date(plan.NextPeriodicLaunch), now);
        lines.push(`- If submitted now, next periodic launch would be at ${plan.NextPeriodicLaunch} (${from} from now).`);
    }
    return lines.join('\n');
}
function formatCliDuration(until, now) {
    const total = Math.floor(until.getTime() / 1000) - Math.floor(now.getTime() / 1000);
    const absolute = Math.abs(total);
    const [hours, minutes, seconds] = [Math.floor(absolute / 3600), Math.floor(absolute / 60) % 60, absolute % 60];
    const sign = total < 0 ? '-' : '';
    if (hours > 0)
        return `${sign}${hours}h${minutes}m${seconds}s`;
    return minutes > 0 ? `${sign}${minutes}m${seconds}s` : `${sign}${seconds}s`;
}
const minCounted = 10;
function formatPreemptions(allocs) {
    if (allocs.length === 0)
        return '';
    return `Preemptions:\n\n${formatColumns(listPreemptionRows(allocs))}\n`;
}
function listPreemptionRows(allocs) {
    if (allocs.length < minCounted) {
        return [['Alloc ID', 'Job ID', 'Task Group'], ...allocs.map((alloc) => [alloc.ID, alloc.JobID, alloc.TaskGroup])];
    }
    const jobs = tallyRows(allocs.map((alloc) => [alloc.JobID, alloc.Namespace, alloc.JobType]));
    if (jobs.length < minCounted) {
        return [['Job ID', 'Namespace', 'Job Type', 'Preemptions'], ...jobs];
    }
    return [['Job Type', 'Preemptions'], ...tallyRows(allocs.map((alloc) => [alloc.JobType]))];
}
function tallyRows(rows) {
    const counts = new Map();
    for (const row of rows) {
        const key = JSON.stringify(row);
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, count]) => [...JSON.parse(key), String(count)]);
}
function formatColumns(rows) {
    const cells = rows.map((row) => row.map((cell) => (cell === '' ? '<none>' : cell)));
    const widths = (cells[0] ?? []).map((_, column) => measureLongest(cells, (row) => (row[column] ?? '').length));
    return cells
        .map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd())
        .join('\n');
}
function formatTrailer({ plan, file, variables, namespace }) {
    const flags = [
        ...variables.vars.map(({ name, value }) => `-var=${(0,visible/* quoteGo */.p)(`${name}=${value}`)} `),
        ...variables.files.map((path) => `-var-file=${(0,visible/* quoteGo */.p)(path)} `),
        ...(namespace === undefined ? [] : [`-namespace=${(0,visible/* quoteGo */.p)(namespace)} `]),
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
function formatDiff(diff, verbose) {
    const widths = measure(diff, diff.TaskGroups);
    let text = `${markers[diff.Type]}Job: ${(0,visible/* quoteGo */.p)(diff.ID)}\n`;
    if (diff.Type === 'Edited' || verbose)
        text += formatCliLine(formatBlock(diff, 0, widths));
    for (const group of diff.TaskGroups)
        text += `${formatTaskGroup(group, widths.marker - markers[group.Type].length, verbose)}\n`;
    return text.trim();
}
function formatCliLine(text) {
    return text === '' ? '' : `${text}\n`;
}
function formatTaskGroup(group, pad, verbose) {
    const updates = sortEntries(group.Updates)
        .map(([label, count]) => `${count} ${label}`)
        .join(', ');
    const widths = measure(group, group.Tasks);
    let text = `${markers[group.Type]}${createSpaces(pad)}Task Group: ${(0,visible/* quoteGo */.p)(group.Name)}${updates === '' ? '' : ` (${updates})`}\n`;
    if (group.Type === 'Edited' || verbose)
        text += formatCliLine(formatBlock(group, pad + 2, widths));
    for (const task of group.Tasks)
        text += `${formatTask(task, pad + 2, widths.marker - markers[task.Type].length, verbose)}\n`;
    return text;
}
function formatTask(diff, indent, pad, verbose) {
    const head = `${createSpaces(indent)}${markers[diff.Type]}${createSpaces(pad)}Task: ${(0,visible/* quoteGo */.p)(diff.Name)}${formatCliAnnotations(diff.Annotations)}`;
    if (diff.Type === 'None' || (diff.Type !== 'Edited' && !verbose))
        return head;
    return `${head}\n${formatBlock(diff, indent + 2, measure(diff))}`;
}
function formatBlock(body, indent, widths) {
    const fields = body.Fields.map((field) => formatField(field, indent, widths));
    const objects = body.Objects.map((object) => formatObject(object, indent, widths.marker - markers[object.Type].length));
    return [...fields, ...objects].join('\n');
}
function formatField(field, indent, widths) {
    const marker = markers[field.Type];
    const before = `${createSpaces(indent)}${marker}${createSpaces(widths.marker - marker.length)}`;
    const between = createSpaces(widths.name - Buffer.byteLength(field.Name));
    return `${before}${field.Name}: ${between}${formatFieldValue(field)}${formatCliAnnotations(field.Annotations)}`;
}
function formatFieldValue(field) {
    if (field.Type === 'Deleted')
        return (0,visible/* quoteGo */.p)(field.Old);
    return field.Type === 'Edited' ? `${(0,visible/* quoteGo */.p)(field.Old)} => ${(0,visible/* quoteGo */.p)(field.New)}` : (0,visible/* quoteGo */.p)(field.New);
}
function formatObject(diff, indent, pad) {
    const marker = markers[diff.Type];
    const inner = formatBlock(diff, indent + pad + 2, measure(diff));
    return `${createSpaces(indent)}${marker}${createSpaces(pad)}${diff.Name} {\n${inner}\n${createSpaces(indent + marker.length + pad)}}`;
}
function measure({ Fields, Objects }, parts = []) {
    return {
        name: measureLongest(Fields, ({ Name }) => Buffer.byteLength(Name)),
        marker: measureLongest([...Fields, ...Objects, ...parts], ({ Type }) => markers[Type].length),
    };
}
function measureLongest(items, length) {
    return items.reduce((longest, item) => Math.max(longest, length(item)), 0);
}
function formatCliAnnotations(list) {
    return list.length === 0 ? '' : ` (${list.join(', ')})`;
}
function createSpaces(count) {
    return ' '.repeat(count);
}
function formatMetric(metric) {
    const noNodes = sortEntries(metric.NodesAvailable).filter(([, count]) => count === 0);
    const list = (counts, format) => sortEntries(counts).map(([name, count]) => format((0,visible/* quoteGo */.p)(name), count));
    return [
        ...(metric.NodesEvaluated === 0 ? ['No nodes were eligible for evaluation'] : []),
        ...noNodes.map(([datacenter]) => `No nodes are available in datacenter ${(0,visible/* quoteGo */.p)(datacenter)}`),
        ...list(metric.ClassFiltered, (name, count) => `Class ${name}: ${count} nodes excluded by filter`),
        ...list(metric.ConstraintFiltered, (name, count) => `Constraint ${name}: ${count} nodes excluded by filter`),
        ...(metric.NodesExhausted > 0 ? [`Resources exhausted on ${metric.NodesExhausted} nodes`] : []),
        ...list(metric.ClassExhausted, (name, count) => `Class ${name} exhausted on ${count} nodes`),
        ...list(metric.DimensionExhausted, (name, count) => `Dimension ${name} exhausted on ${count} nodes`),
        ...metric.QuotaExhausted.map((name) => `Quota limit hit ${(0,visible/* quoteGo */.p)(name)}`),
    ];
}
function sortEntries(byName) {
    return Object.entries(byName).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

// EXTERNAL MODULE: ./build/js/nomad-plan/diff-lines.js + 1 modules
var diff_lines = __webpack_require__(1187);
// EXTERNAL MODULE: ./build/js/redaction/spec-fields.js
var spec_fields = __webpack_require__(3067);
// EXTERNAL MODULE: ./build/js/nomad-plan/units.js
var units = __webpack_require__(7209);
;// CONCATENATED MODULE: ./build/js/nomad-plan/pitfalls.js





function findPitfalls(job, { nextLaunch, change }, showName, findLine, ignoredKeys = new Set()) {
    const isStopped = job.Stop === true && change !== 'stopped';
    return [
        isStopped && 'Nomad registers the job as stopped, because `Stop` is true: nothing runs.',
        ignoredKeys.size > 0 && `Nomad ignores these keys of the job file: ${(0,numbers/* codeList */.E5)([...ignoredKeys].map(showName), 5)}.`,
        nextLaunch === 'never' && describeDeadSchedule(job),
        ...(mayHavePitfall(job) ? describeFields(job, showName, findLine) : []),
    ].filter((text) => text !== false);
}
function mayHavePitfall(value, key = '', within = '') {
    if ((0,spec_fields/* isLeaf */.xe)(value))
        return (isTiny(value) && (0,units/* isDuration */.n$)(key, within)) || findTemplate(value, key) !== undefined;
    return Object.entries(value).some(([name, inside]) => mayHavePitfall(inside, name, key));
}
function describeDeadSchedule(job) {
    const isList = (0,nomad_plan_spec/* describeSchedule */.Bg)(job).includes(', ');
    const reason = isList ? ' One schedule that never comes, such as 30 February, can stop those before it.' : '';
    return `The job never launches: Nomad finds no next launch for \`${(0,nomad_plan_spec/* describeSchedule */.Bg)(job)}\`.${reason}`;
}
function isTiny(value) {
    return typeof value === 'number' && value > 0 && value < 1_000_000;
}
const packAction = /\[\[-?\s{0,4}(?:\.[a-z]|[a-z]\w{0,40}\s{1,4}[.("])/i;
const imageTemplate = /\[\[|\{\{|\$(?=\w)|\$\{(?!NOMAD_)(\w+)\}/g;
function findTemplate(value, name, isSet) {
    if (typeof value !== 'string' || name === 'EmbeddedTmpl')
        return undefined;
    if (packAction.test(value))
        return '[[';
    const templates = name === 'image' ? [...value.matchAll(imageTemplate)] : [];
    return templates.find(([, variable]) => variable === undefined || isSet?.(variable) !== true)?.[0].slice(0, 2);
}
function describeFields(job, showName, findLine) {
    const [durations, templates] = [[], []];
    let task = {};
    const isSet = (variable) => Object.hasOwn(Object(task['Env']), variable) || JSON.stringify(task['Templates'])?.includes('"Envvars":true');
    (0,spec_fields/* visitSpec */.lJ)(job, (value, path) => {
        if (typeof value === 'object' && value !== null && 'Config' in value)
            task = value;
        const { group = '', task: name = '', objects, trail } = path;
        const readLabel = () => `\`${showName((0,spec_fields/* labelField */.fC)(path))}\``;
        if (isTiny(value) && (0,units/* isDuration */.n$)(path.name, objects.at(-1)) && !objects.some((object) => fields/* freeMaps */.QT.has(object)))
            durations.push(`${readLabel()} is ${(0,units/* formatUnit */.IV)(path.name, String(value), objects.at(-1)) ?? value}`);
        const delimiter = findTemplate(value, path.name, isSet);
        if (delimiter === undefined)
            return;
        const [block = '', key = ''] = trail.slice(-2).map(String);
        const line = findLine({ group, task: name, at: [block.toLowerCase(), key] });
        templates.push(`\`${delimiter}\` in ${line === undefined ? readLabel() : `line ${line} (${readLabel()})`}`);
    });
    const unit = 'Nomad reads a number without a unit as nanoseconds. Write it with one, such as `"5s"`.';
    const render = 'Render it first, for example with `levant render` or `envsubst`, or declare a variable.';
    return [
        templates.length > 0 &&
            `The job file looks like a template that was not rendered: ${(0,numbers/* listTexts */.fU)(templates)}. ${render}`,
        durations.length > 0 && `${(0,numbers/* listTexts */.fU)(durations.toSorted())}. ${unit}`,
    ].filter((text) => text !== false);
}

// EXTERNAL MODULE: ./build/js/nomad-plan/placement.js
var placement = __webpack_require__(7589);
// EXTERNAL MODULE: ./build/js/nomad-plan/verdict.js + 1 modules
var nomad_plan_verdict = __webpack_require__(4025);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js
var variable_secrets = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/js/review/digests.js
var digests = __webpack_require__(4906);
// EXTERNAL MODULE: ./build/js/review/meaning.js
var review_meaning = __webpack_require__(6484);
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
// EXTERNAL MODULE: ./build/js/operations/planning/parse-file.js
var parse_file = __webpack_require__(5903);
// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
;// CONCATENATED MODULE: ./build/js/operations/planning/plan-job.js
























async function requestPlan(parsedFile, access, attempts = 3) {
    const { inputs, nomad } = access;
    const { spec, target } = parsedFile;
    const { namespace, region } = target;
    const { preserveCounts } = inputs;
    const needsLive = (0,nomad_plan_spec/* keepsCounts */.Tz)(spec, preserveCounts) || parsedFile.late !== undefined;
    const live = needsLive ? await (0,find_job/* readLiveJob */.k8)(nomad, target) : undefined;
    const { job, sentJob, keptCounts, groups: keptGroups } = (0,nomad_plan_spec/* keepCounts */.gD)(spec, live, preserveCounts);
    const { preparedJob } = parsedFile.loadedJob;
    const canonicalize = preparedJob && (async () => (0,parse_file/* parseLoaded */.j$)(parsedFile.loadedJob, nomad, true));
    const planJobAgainstLive = async (desired) => (0,plan_against_live/* planAgainstLive */.t)(nomad, { job: desired, policyOverride: inputs.policyOverride, namespace, region }, { live, canonicalize, keepsCounts: spec.TaskGroups?.some(nomad_plan_spec/* describeExceededBound */.lr) !== true }).catch((error) => {
        throw addKeptCounts(error, keptCounts);
    });
    const response = await planJobAgainstLive(job);
    const index = live?.JobModifyIndex ?? response.JobModifyIndex;
    if (index !== response.JobModifyIndex && attempts > 1)
        return requestPlan(parsedFile, access, attempts - 1);
    const plan = { ...response, JobModifyIndex: index };
    const requestReviewedPlan = async (late) => {
        const { job: marked } = (0,nomad_plan_spec/* keepCounts */.gD)(late.reviewedJob, live, preserveCounts);
        const largest = late.values.size === 0 ? plan : await planJobAgainstLive(marked);
        if (live === undefined)
            return { job: marked, plan: largest, rest: largest.Diff, runsAlready: false };
        const { Diff: rest } = await planJobAgainstLive((0,late_fields/* fillRunningValues */.bP)(marked, live, { ...late, values: new Map() }));
        return { job: marked, plan: largest, rest, runsAlready: (0,late_fields/* isRunning */.W_)(marked, live, late) };
    };
    const shownPlan = (0,redact_diff/* maskPlan */.km)(plan, parsedFile.secretFields);
    const reviewedPlan = parsedFile.late && (await requestReviewedPlan(parsedFile.late));
    return { ...parsedFile, job, sentJob, keptCounts, keptGroups, plan, shownPlan, reviewedPlan };
}
function addKeptCounts(error, keptCounts) {
    if (!(error instanceof errors/* ActionError */.lZ) || error.reason !== 'parse' || keptCounts.length === 0)
        return error;
    const counts = keptCounts.map((count) => `group \`${count.group}\` ${(0,nomad_plan_spec/* describeKeptCount */.T8)(count)}`);
    return error.with({ message: `${error.sentence}. By \`preserve-counts\`, ${(0,numbers/* listTexts */.fU)(counts)}` });
}
const maxQuoted = 5120;
function redactPlan({ shownPlan: plan, publicValues }, { redaction, redactor }) {
    const rules = { ...redaction, secrets: redactor, published: publicValues };
    const redacted = plan.Diff === null ? undefined : (0,redact_diff/* redactDiff */.hr)(plan.Diff, rules);
    if (redacted !== undefined)
        redactor.add(redacted);
    const name = (text) => (0,redact_diff/* showName */.$i)(text, rules);
    const isPrivate = (part) => redacted?.private.has(part) === true && !redacted.shown.has(part);
    const hidesAll = redaction.mode === 'all-values';
    const quote = (text) => {
        const parts = [text, ...text.slice(0, maxQuoted).split(/,? /)];
        return text !== '' && (hidesAll || parts.some(isPrivate)) ? hidden_text/* hiddenMark */.sd : redactor.redact(name(text));
    };
    return { diff: redacted?.diff, name, quote };
}
async function readLatest({ job, plan, target }, find) {
    const mayHave = plan.JobModifyIndex > 0 && (0,nomad_plan_spec/* classifyStart */.FO)(job) === 'at-once';
    return mayHave ? find(target) : null;
}
function judgeUnserved({ job, plan }, latest) {
    const { change, startsAgain } = (0,nomad_plan_verdict/* readVerdict */.wk)(job, plan);
    const isIdle = job.TaskGroups?.every(({ Count }) => Count === 0) === true;
    if (change === 'unchanged' || isIdle || latest === 'not-read')
        return undefined;
    return (0,judge_deployment/* judgeServing */.Qv)(latest, { index: plan.JobModifyIndex, isStopped: startsAgain, live: plan.live });
}
function createPlannedJob(nomadPlan, context) {
    const { loadedJob, job, plan, target } = nomadPlan;
    const { namespace = 'default', region } = target;
    const { inputs, redactor } = context;
    const { verbose } = inputs;
    const { diff, name, quote } = redactPlan(nomadPlan, { redaction: inputs.redaction, redactor });
    const file = loadedJob.file.name;
    const clear = (0,nomad_plan_verdict/* readVerdict */.wk)(job, plan);
    const address = { id: job.ID, namespace, region: region ?? '' };
    const servingDoubt = judgeUnserved(nomadPlan, context.latest);
    const latest = context.latest === 'not-read' ? undefined : context.latest;
    const hits = findPlanHits(nomadPlan, context.guards, {
        formerNamespace: findFormerNamespace(nomadPlan, context),
        unserved: servingDoubt?.isRollingOut === false ? servingDoubt.reason : undefined,
    });
    const groups = plan.Diff?.TaskGroups ?? [];
    const findLine = (0,find_line/* createLineFinder */.N)(loadedJob.source);
    const variables = listFlags(loadedJob, inputs);
    const maskedVerdict = nomadPlan.shownPlan === plan ? clear : (0,nomad_plan_verdict/* readVerdict */.wk)(job, nomadPlan.shownPlan);
    const unplacedGroups = maskedVerdict.unplaced.map((group) => (0,placement/* redactUnplaced */.Em)(group, quote));
    const verdict = (0,nomad_plan_verdict/* redactVerdict */.Lv)({ ...maskedVerdict, unplaced: unplacedGroups }, redactor.redact, name);
    return {
        file,
        id: name(job.ID),
        namespace: name(namespace),
        region: region === undefined ? undefined : name(region),
        verdict,
        hasFailed: !clear.hasEffect && latest?.Status === 'failed' && latest.JobSpecModifyIndex === plan.JobModifyIndex,
        diff: diff === undefined ? diff_lines/* noDiff */.vL : (0,diff_lines/* viewDiff */.Hc)(diff, verbose, verdict),
        keptCounts: nomadPlan.keptCounts.map((keptCount) => ({ ...keptCount, group: name(keptCount.group) })),
        ...(0,parse_file/* planNotes */.vy)(loadedJob, job, inputs.nomad, name),
        random: nomadPlan.random.labels.map(name),
        isLiveJobUnread: plan.uncompared !== undefined,
        pitfalls: [
            ...(servingDoubt === undefined ? [] : [describeUnserved(servingDoubt, name(namespace))]),
            ...findPitfalls(nomadPlan.job, clear, name, findLine, plan.ignoredKeys).map((text) => redactor.redact(text)),
        ],
        late: nomadPlan.late && showLate(nomadPlan.late, redactor),
        unstoredVariables: inputs.submission ? (0,load/* buildSubmission */.t)(loadedJob, variable_secrets/* isSecretSetting */.dZ).omitted : [],
        hits: hits.map(({ at, ...hit }) => ({
            ...hit,
            group: name(hit.group),
            task: name(hit.task),
            isInOtherGroup: groups.some(({ Name, Tasks }) => Name !== hit.group && Tasks.some((task) => task.Name === hit.task)),
            old: quote(hit.old),
            new: quote(hit.new),
            line: findLine({ ...hit, ...(at === undefined ? {} : { at }) }),
        })),
        comparable: {
            file,
            ...address,
            hides: new Set(['id', 'namespace', 'region'].filter((part) => name(address[part]) !== address[part])),
            index: plan.JobModifyIndex,
            evaluated: context.evaluated,
            changes: clear.hasEffect,
            stage: loadedJob.file.stage,
            hits: createGuardDigests(hits, address, nomadPlan.keptGroups),
            ...(context.hasRecord ? digestPlan(nomadPlan, clear) : { spec: '', plan: '' }),
        },
        clear: {
            text: planText({
                job,
                plan: plan.response,
                file,
                verbose,
                variables,
                namespace: inputs.nomad.namespace,
                now: new Date(),
            }),
            json: plan.raw,
        },
    };
}
function findPlanHits({ job, shownPlan, late, target: { namespace = 'default' } }, guards, context = { formerNamespace: undefined, unserved: undefined }) {
    const change = { job, diff: shownPlan.Diff, late: late?.unfilledTexts };
    return findHits({ ...change, verdict: (0,nomad_plan_verdict/* readVerdict */.wk)(job, shownPlan), namespace, ...context }, guards);
}
function findFormerNamespace({ loadedJob, job }, { published, inputs, needsBase }) {
    const formerJob = published.findFormerJob(loadedJob, job.ID);
    if (formerJob === 'new' || (formerJob === 'unknown' && !needsBase))
        return undefined;
    if (formerJob === 'unknown')
        return { unknown: 'the base of the pull request is not known, or its configuration file differs' };
    if (formerJob.address === undefined)
        return { unknown: 'only Nomad can compute the namespace at the base of the pull request' };
    return { namespace: (0,declarations/* addressJob */.Kh)({ id: formerJob.id, ...formerJob.address }, { inputs }).namespace };
}
function showLate({ fields, values }, { redactName }) {
    const variables = [...new Set(fields.flatMap(({ parts }) => (0,late_fields/* listNames */.Zv)(parts)))];
    return variables.map((variable) => {
        const lateFields = fields.filter(({ parts }) => (0,late_fields/* listNames */.Zv)(parts).includes(variable));
        const value = values.get(variable);
        const isImage = lateFields.some((field) => field.trail.at(-1) === 'image' && !/@sha256:[0-9a-f]{64}$/.test((0,late_fields/* formatField */.Wd)(field, values)));
        return {
            variable,
            fields: lateFields.map(({ label }) => redactName(label)),
            value: value === undefined ? undefined : redactName(value),
            isMovable: value !== undefined && isImage,
        };
    });
}
function describeUnserved({ reason, isUnread, mayServe, isWaiting }, namespace) {
    const cause = isUnread
        ? `The latest deployment could not be read: the token needs \`read-job\` in namespace \`${namespace}\`. Add it to a policy of the token`
        : (0,numbers/* capitalize */.ZH)(reason);
    if (mayServe)
        return `${cause}. If the registered version does not serve, its changes go live with this plan, and are not shown here.`;
    const way = isWaiting ? ' To avoid that, promote it or fail its deployment, then plan again.' : '';
    return `${cause}. The changes of that version go live with this plan, and are not shown here.${way}`;
}
function createGuardDigests(hits, address, keptGroups) {
    return hits.map(({ guard, group, task, subject, old, new: after }) => {
        const before = subject === 'count' && keptGroups.has(group) ? '' : old;
        return { guard, of: (0,digests/* computeDigest */.MK)([address, guard, group, task, subject, before, after]) };
    });
}
function listFlags({ preparedJob, late, variableFiles }, { jobFiles }) {
    const { vars, secret } = jobFiles.variables;
    const isSet = (name) => preparedJob?.settings.has(name) === true &&
        (late === undefined || !late.names.includes(name) || late.values.has(name));
    return { vars: [...vars, ...secret].filter(({ name }) => isSet(name)), files: variableFiles };
}
function digestPlan(nomadPlan, verdict) {
    const { late, reviewedPlan, keptGroups, random } = nomadPlan;
    const { job, plan } = reviewedPlan ?? nomadPlan;
    const difference = reviewedPlan === undefined ? plan.Diff : reviewedPlan.rest;
    const diff = difference === null ? null : (0,random_changes/* replaceRandomValues */.c)(difference, random);
    const spec = bindSpec((0,spec_fields/* clearRandomFields */.iU)(late?.reviewedJob ?? nomadPlan.spec, random), nomadPlan);
    const reviewedVerdict = reviewedPlan === undefined ? verdict : (0,nomad_plan_verdict/* readVerdict */.wk)(job, plan);
    const meaning = (0,review_meaning/* describeMeaning */.fq)({ job, verdict: reviewedVerdict, diff, keptGroups });
    return { spec: (0,digests/* computeDigest */.MK)(spec), plan: (0,digests/* computeDigest */.MK)(meaning) };
}
function bindSpec(unbound, { loadedJob, random, late }) {
    const spec = late === undefined ? unbound : (0,late_fields/* bindLate */.uB)(unbound, late);
    if (random.keys.size === 0)
        return spec;
    const preparedJob = loadedJob.late?.markedJob ?? loadedJob.preparedJob;
    const replaceMarks = loadedJob.late?.marks.replaceMarks ?? ((text) => text);
    return { spec, text: preparedJob?.text, variables: preparedJob?.variables && replaceMarks(preparedJob.variables) };
}


/***/ }),

/***/ 3511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wr: () => (/* binding */ countApprovals),
  dt: () => (/* binding */ countConsents),
  Ht: () => (/* binding */ createApprovalRules),
  Np: () => (/* binding */ selectStricter)
});

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/repositories.js
var repositories = __webpack_require__(2813);
// EXTERNAL MODULE: ./build/js/clients/github/pull-requests/pull-requests.js
var pull_requests = __webpack_require__(5266);
// EXTERNAL MODULE: ./build/js/clients/github/event.js
var github_event = __webpack_require__(8185);
// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/js/clients/github/pull-requests/reviews.js



const reviewSchema = dist/* pipe */.FsL(dist/* object */.Ikc({
    user: dist/* nullish */.cl6(dist/* object */.Ikc({ id: dist/* nullish */.cl6(dist/* number */.aig()), login: dist/* string */.YjP(), type: dist/* nullish */.cl6(dist/* string */.YjP()) })),
    state: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
    dismissed: dist/* nullish */.cl6(dist/* boolean */.zMY()),
    commit_id: dist/* nullish */.cl6(dist/* string */.YjP()),
    submitted_at: dist/* nullish */.cl6(dist/* string */.YjP()),
}), dist/* transform */.pdi(({ dismissed, state, user, ...review }) => ({
    ...review,
    user: (0,github_event/* isDeletedAccount */.fx)(user?.login) ? undefined : user,
    state: dismissed === true ? 'DISMISSED' : state === 'REQUEST_CHANGES' ? 'CHANGES_REQUESTED' : state,
})));
async function listReviews({ github, repository, number }) {
    const parameters = { ...repository, pull_number: number, per_page: 100 };
    const pages = github.paginate.iterator(github.rest.pulls.listReviews, parameters);
    return (0,responses/* readPages */.n4)(pages, reviewSchema, 'a list of reviews');
}
const userSchema = dist/* nullish */.cl6(dist/* object */.Ikc({ login: dist/* nullish */.cl6(dist/* string */.YjP(), '') }));
const signatureSchema = dist/* nullish */.cl6(dist/* object */.Ikc({ email: dist/* nullish */.cl6(dist/* string */.YjP(), '') }));
const commitSchema = dist/* object */.Ikc({
    sha: dist/* nullish */.cl6(dist/* string */.YjP(), ''),
    author: userSchema,
    committer: userSchema,
    commit: dist/* object */.Ikc({ message: dist/* nullish */.cl6(dist/* string */.YjP(), ''), author: signatureSchema }),
});
const maxCommits = 250;
async function listCommitAuthors({ github, repository, number }) {
    const parameters = { ...repository, pull_number: number, per_page: 100 };
    const pages = github.paginate.iterator(github.rest.pulls.listCommits, parameters);
    const commits = await (0,responses/* readPages */.n4)(pages, commitSchema, 'a list of commits');
    return { logins: collectLogins(commits), unknown: findUnknown(commits) };
}
function findUnknown(commits) {
    const unlinkedCommit = commits.find(({ author, committer }) => !author?.login || !committer?.login);
    if (unlinkedCommit !== undefined)
        return `commit \`${unlinkedCommit.sha.slice(0, 7)}\` belongs to no GitHub account`;
    return commits.length > 0 && commits.length < maxCommits ? undefined : 'GitHub does not list all of its commits';
}
function collectLogins(commits) {
    const accounts = new Map(commits.map(({ author, commit }) => [commit.author?.email?.toLowerCase() ?? '', author?.login ?? '']));
    const logins = commits.flatMap(({ author, committer, commit }) => [
        author?.login ?? '',
        committer?.login ?? '',
        ...listCoAuthors(commit.message ?? '').flatMap((email) => parseAccount(email) ?? accounts.get(email) ?? ''),
    ]);
    return new Set(logins.filter((login) => login !== '').map((login) => login.toLowerCase()));
}
function listCoAuthors(message) {
    return [...message.matchAll(/^\s{0,9}co-authored-by\s{0,9}:[^\n]{0,500}<\s{0,9}([^<>\s]{1,320})\s{0,9}>/gim)].map(([, email = '']) => email.toLowerCase());
}
function parseAccount(email) {
    const [, id = '', login] = /^(\d+\+)?([^@+]+)@(?:users\.)?noreply\.[^@]+$/.exec(email) ?? [];
    return login === undefined ? undefined : [id, login];
}

// EXTERNAL MODULE: ./build/js/review/approvals.js
var approvals = __webpack_require__(695);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/inputs/guards.js
var guards = __webpack_require__(4734);
;// CONCATENATED MODULE: ./build/js/operations/review/count-approvals.js









const maxReviewers = 100;
async function readAuthorship(thread, pull) {
    const { github, repository, number } = thread;
    const [{ headSha, author }, commits] = await Promise.all([
        pull ?? (0,pull_requests/* readNamedPullRequest */.O1)(github, repository, number),
        listCommitAuthors(thread),
    ]);
    return { number, headSha, author, commits };
}
async function countApprovals(thread, times, rules, ownAuthorship, relatedPullRequests = []) {
    const { github, repository, number } = thread;
    const [authorship, reviews] = await Promise.all([ownAuthorship ?? readAuthorship(thread), listReviews(thread)]);
    const { fitting, objecting, others } = (0,approvals/* judgeReviews */.HB)(reviews, { ...authorship, shown: times, relatedPullRequests });
    const readRoles = async (accounts) => (0,p_map/* default */.Ay)(accounts, async (account) => account.login === github_event/* deletedAccount */.ZQ
        ? { ...account, role: undefined }
        : (0,errors/* orElse */.NW)((0,repositories/* readRole */.fP)(github, repository, account.login).then((role) => ({ ...account, role })), (roleError) => ({ ...account, role: undefined, roleError })), { concurrency: 10 });
    const uncheckedReviews = fitting.slice(0, -maxReviewers);
    const approvers = await readRoles(fitting.slice(uncheckedReviews.length));
    const objectors = await readRoles(objecting);
    return rules.map((rule) => {
        const objections = objectors
            .filter(({ login, role, roleError }) => login === github_event/* deletedAccount */.ZQ || roleError !== undefined || (0,repositories/* isAtLeast */.du)(role, rule.role))
            .map(({ login }) => login);
        const accountsWithoutRole = [
            ...approvers.filter(({ role }) => !(0,repositories/* isAtLeast */.du)(role, rule.role)),
            ...objectors.filter(({ login }) => !objections.includes(login)),
        ];
        return {
            ...rule,
            pullRequest: number,
            approvals: approvers.flatMap(({ role, login, at }) => ((0,repositories/* isAtLeast */.du)(role, rule.role) ? [{ login, at }] : [])),
            objections,
            others: [
                ...objections.map((login) => ({ login, reason: 'requests changes' })),
                ...others,
                ...uncheckedReviews.map(({ login }) => ({ login, reason: `not checked: ${maxReviewers} later approvals` })),
                ...accountsWithoutRole.map(({ login, roleError }) => ({
                    login,
                    reason: roleError === undefined
                        ? `no ${rule.role} access`
                        : `${(0,numbers/* toClause */.HV)(roleError.message)}. ${roleError.hint ?? ''}`.trim(),
                })),
            ],
            roleError: approvers.find(({ roleError }) => roleError !== undefined)?.roleError,
            blocker: authorship.commits.unknown ?? (0,approvals/* findBlocker */.g5)(relatedPullRequests),
        };
    });
}
async function countConsents(thread, consents, mergedPull) {
    const all = consents.map((consent) => ({ ...consent, rules: consent.rules.filter(({ needed }) => needed > 0) }));
    const openConsents = all.filter(({ rules }) => rules.length > 0);
    const authorships = await (0,p_map/* default */.Ay)(new Set(openConsents.flatMap(({ pullRequest, together = [] }) => [pullRequest, ...together])), async (number) => readAuthorship({ ...thread, number }, mergedPull?.number === number ? mergedPull : undefined), { concurrency: 5 });
    return (0,p_map/* default */.Ay)(all, async ({ pullRequest: number, rules, together = [], ...shown }) => {
        if (rules.length === 0)
            return [];
        const authorship = authorships.find((candidate) => candidate.number === number);
        const others = authorships.filter((candidate) => candidate !== authorship && together.includes(candidate.number));
        return countApprovals({ ...thread, number }, shown, rules, authorship, others);
    }, { concurrency: 5 });
}
function selectStricter(left, right) {
    return { needed: Math.max(left.needed, right.needed), role: (0,guards/* selectStricterRole */.x5)(left.role, right.role) };
}
function createApprovalRules({ needed, role }, guards) {
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
async function stopWithChildren(live, { address, nomad, stopsChildren, stop, keepChild }) {
    const list = async () => listChildren(live, address, nomad);
    const before = stopsChildren ? await list() : undefined;
    const job = await stop({ ID: live.ID, Stop: live.Stop === true, JobModifyIndex: live.JobModifyIndex ?? 0 });
    const runningChildren = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(list())) ?? before;
    const children = runningChildren && (await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(runningChildren, stopsChildren ? stop : keepChild, { concurrency }));
    return { job, children };
}
async function listChildren(live, address, nomad) {
    if (!(0,_nomad_plan_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .isParentJob */ .kt)(live))
        return [];
    const pages = await Array.fromAsync(nomad.pages.listJobs({ ...address, prefix: `${live.ID}/` }));
    return pages.flatMap(({ jobs }) => jobs.filter((job) => job.ParentID === live.ID && job.Status !== 'dead'));
}
const endedStatuses = new Set(['complete', 'failed', 'lost']);
function filterRunning(allocations) {
    return allocations.filter(({ ClientStatus }) => !endedStatuses.has(ClientStatus));
}
async function stopOnce(request, permit, nomad, judgedIndex) {
    const { id, namespace, region, purge = false } = request;
    const job = { id, namespace, region };
    let before;
    return (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .writeToNomad */ .Ck)({
        readBefore: () => (before === undefined ? null : (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .toState */ .xU)(before)),
        async requestPermit() {
            before = await (0,_find_job_js__WEBPACK_IMPORTED_MODULE_3__/* .readLiveJob */ .k8)(nomad, job);
            const index = before?.JobModifyIndex ?? judgedIndex;
            if (judgedIndex !== undefined && index !== undefined && index !== judgedIndex)
                throw (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .createConflictError */ .bM)(id, before?.Version);
            return permit();
        },
        send: async (newPermit) => nomad.stopJob(newPermit, request),
        async findEffect() {
            const live = await (0,_find_job_js__WEBPACK_IMPORTED_MODULE_3__/* .readLiveJob */ .k8)(nomad, job);
            const isDone = live === undefined || (live.Stop === true && !purge);
            return isDone ? { EvalID: '', JobModifyIndex: live?.JobModifyIndex ?? 0 } : undefined;
        },
        readAfter: async ({ JobModifyIndex }) => (purge ? null : (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .readStateAfter */ .yY)(nomad, job, JobModifyIndex)),
    });
}
async function stopAtIndex(request) {
    const { live, target, permit: requestPermit, nomad } = request;
    if (live['Multiregion'] !== null && live['Multiregion'] !== undefined)
        return stopUnguarded(request);
    try {
        return await (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .writeToNomad */ .Ck)({
            readBefore: () => (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .toState */ .xU)(live),
            requestPermit,
            send: (newPermit) => stopGuarded(newPermit, request),
            findEffect: () => findStopped(request),
            readAfter: ({ JobModifyIndex }) => (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .readStateAfter */ .yY)(nomad, target, JobModifyIndex),
        });
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && (error.reason === 'parse' || error.reason === 'input'))
            return stopUnguarded(request);
        throw error;
    }
}
async function stopGuarded(permit, request) {
    const { live, target, policyOverride, nomad } = request;
    try {
        return await nomad.createJob(permit, {
            job: { ...live, Stop: true },
            namespace: target.namespace,
            region: target.region,
            enforceIndex: live.JobModifyIndex ?? 0,
            policyOverride: policyOverride || undefined,
        });
    }
    catch (error) {
        const stoppedJob = (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .isConflict */ .dh)(error) ? await findStopped(request) : undefined;
        if (stoppedJob !== undefined)
            return stoppedJob;
        throw error;
    }
}
async function findStopped({ live, target, nomad }) {
    const current = await (0,_find_job_js__WEBPACK_IMPORTED_MODULE_3__/* .readLiveJob */ .k8)(nomad, target);
    const before = live.JobModifyIndex ?? 0;
    const JobModifyIndex = current?.JobModifyIndex ?? before;
    if (current === undefined || current.Stop === true)
        return { EvalID: '', JobModifyIndex };
    if (JobModifyIndex !== before)
        throw (0,_write_permitted_js__WEBPACK_IMPORTED_MODULE_4__/* .createConflictError */ .bM)(live.ID, current.Version);
    return undefined;
}
async function stopUnguarded(request) {
    const { live, target, permit, nomad } = request;
    return (await findStopped(request)) ?? stopOnce(target, permit, nomad, live.JobModifyIndex ?? undefined);
}


/***/ }),

/***/ 3212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LA: () => (/* binding */ hasAclsOff),
/* harmony export */   M8: () => (/* binding */ includesCapability),
/* harmony export */   Ul: () => (/* binding */ isUnlimited),
/* harmony export */   VQ: () => (/* binding */ listPolicyCapabilities),
/* harmony export */   Wd: () => (/* binding */ createOptionalReads),
/* harmony export */   Zs: () => (/* binding */ findPromotionDenials),
/* harmony export */   gQ: () => (/* binding */ warnAboutManagementToken),
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
function listPolicyCapabilities(policies, namespace) {
    const byName = joinRules(policies);
    if (namespace === '*')
        return new Set([...byName.values()].flatMap((rights) => [...rights]));
    const exact = byName.get(namespace);
    if (exact !== undefined)
        return exact;
    const matchingRules = [...byName].filter(([pattern]) => (0,_inputs_pattern_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesWhole */ .b)(pattern.split('*'), namespace));
    return matchingRules.toSorted(([a], [b]) => compareCloseness(a, b))[0]?.[1] ?? new Set();
}
function compareCloseness(a, b) {
    return b.replaceAll('*', '').length - a.replaceAll('*', '').length || (a < b ? 1 : -1);
}
function joinRules(policies) {
    const rules = policies.flatMap(({ RulesJSON }) => RulesJSON.Namespaces);
    const joinedRules = [...Map.groupBy(rules, ({ Name }) => Name)].map(([name, same]) => {
        const rights = new Set(same.flatMap(({ Capabilities }) => Capabilities));
        return [name, rights.has('deny') ? new Set() : rights];
    });
    return new Map(joinedRules);
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
function includesCapability(rights, capability) {
    return rights.has(capability) || (included[capability]?.some((wider) => rights.has(wider)) ?? false);
}
const maxWaitMilliseconds = 2000;
const text = 'This run is for a pull request and has a management token: anyone who can change the workflow can use it to change anything in the cluster. ' +
    `Use a token that can only plan: ${(0,_report_documentation_js__WEBPACK_IMPORTED_MODULE_4__/* .linkDocumentation */ .rz)('tokens.md')}#the-plan`;
async function warnAboutManagementToken({ event, inputs, nomad, runner }) {
    const { dialect, token: secret, authMethod, region } = inputs.nomad;
    const isChecked = event.pullRequest !== undefined && dialect === 'nomad';
    if (!isChecked || (secret ?? authMethod) === undefined)
        return;
    const reading = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readOwnToken({ region, isSingleAttempt: true }));
    const token = await (0,_clients_http_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .withTimeout */ .wj)(maxWaitMilliseconds, reading);
    if (token?.Type === 'management' && !hasAclsOff(token))
        runner.warning((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj) `${text}`);
}
function createOptionalReads() {
    const deniedNamespaces = new Set();
    return {
        orUndefined: async (response, namespace = 'default') => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(response, ({ reason }) => {
            if (reason === 'unauthorized')
                deniedNamespaces.add(namespace);
            return undefined;
        }),
        warning: () => (deniedNamespaces.size === 0 ? undefined : describeUnreadable([...deniedNamespaces].toSorted())),
    };
}
function describeUnreadable(namespaces) {
    return (`The token lacks the capability \`read-job\` in namespace ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .codeList */ .E5)(namespaces)}, so the plan may omit changes, stops and unfinished deployments. ` +
        `Add it to the policy of the token: ${(0,_report_documentation_js__WEBPACK_IMPORTED_MODULE_4__/* .linkDocumentation */ .rz)('tokens.md')}#the-plan`);
}
async function findPromotionDenials(jobs, { inputs, nomad, capabilities }) {
    const { wait, promotion, nomad: connection } = inputs;
    if (wait === 'false' || promotion.after === undefined || connection.dialect !== 'nomad')
        return [];
    const policies = jobs.length === 0 ? undefined : await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(readOwnPolicies(nomad, connection.region));
    if (policies === undefined)
        return [];
    return jobs.flatMap(({ id, file, namespace = connection.namespace ?? 'default' }) => includesCapability(listPolicyCapabilities(policies, namespace), 'promote-deployment')
        ? []
        : [createDeniedError({ id, namespace, file }, capabilities)]);
}
function createsManualCanaries(job, groups) {
    const withCanaries = new Set(groups.filter(({ canaries }) => canaries > 0).map(({ name }) => name));
    const updates = (job.TaskGroups ?? []).filter(({ Name }) => withCanaries.has(Name ?? ''));
    return updates.some(({ Update: update }) => update?.AutoPromote !== true);
}
async function readOwnPolicies(nomad, region) {
    const token = await nomad.readOwnToken({ region, isSingleAttempt: true });
    return isUnlimited(token) ? undefined : readTokenPolicies(nomad, token, region);
}
function createDeniedError({ id: job, namespace, file }, capabilities) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'unauthorized',
        message: `The canaries of \`${job}\` could not be promoted: the token lacks the capability \`promote-deployment\` in namespace \`${namespace}\`. Nothing was written`,
        location: file === undefined ? undefined : { file },
        help: 'missing-capability',
        hint: `Add \`promote-deployment\` to a policy of the token. ${(0,_clients_nomad_wire_nomad_refusal_js__WEBPACK_IMPORTED_MODULE_6__/* .describePolicy */ .wy)(namespace, [...capabilities, 'promote-deployment'])} Or set \`promote: off\`, and promote the canaries manually.`,
    });
}


/***/ }),

/***/ 9655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ writePermitted),
/* harmony export */   Ck: () => (/* binding */ writeToNomad),
/* harmony export */   bM: () => (/* binding */ createConflictError),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   xU: () => (/* binding */ toState),
/* harmony export */   yY: () => (/* binding */ readStateAfter)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(892);


async function writePermitted(write) {
    const { readBefore, readAfter = readBefore } = write;
    const unsettledWrite = { permit: undefined };
    try {
        const response = await sendUntilSettled(write, unsettledWrite);
        const after = await readAfter(response);
        if (after !== undefined)
            unsettledWrite.permit?.end({ from: readBefore(), to: after });
        return response;
    }
    catch (error) {
        unsettledWrite.permit?.end({ from: readBefore(), to: undefined });
        throw error;
    }
}
async function sendUntilSettled({ requestPermit, send, mayHaveTakenEffect, findEffect, pauses, signal, pace = _clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .realPace */ .Of }, unsettledWrite) {
    for (let attempt = 1;; attempt += 1) {
        const requestedPermit = await requestPermit();
        try {
            const response = await send(requestedPermit);
            unsettledWrite.permit = requestedPermit;
            return response;
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || !mayHaveTakenEffect(error, attempt))
                throw error;
            if (!isRefusal(error))
                unsettledWrite.permit = requestedPermit;
            const result = await findEffect(error, attempt);
            if (result === undefined || result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ)
                unsettledWrite.permit = undefined;
            if (result instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ)
                throw result;
            if (result !== undefined)
                return result;
            const milliseconds = pauses[attempt - 1];
            if (milliseconds === undefined)
                throw error;
            if (milliseconds > 0)
                await pace.pause(milliseconds, signal);
        }
    }
}
const refusals = new Set([
    'parse',
    'input',
    'permission',
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
function toState({ Version, JobModifyIndex }) {
    return { version: Version ?? null, index: JobModifyIndex ?? null };
}
const maxReadMilliseconds = 5000;
async function readStateAfter(nomad, job, index) {
    const live = await (0,_clients_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .wj)(maxReadMilliseconds, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readJob(job)));
    return { version: live?.JobModifyIndex === index ? (live.Version ?? null) : null, index };
}
async function writeToNomad({ findEffect, ...write }) {
    return writePermitted({
        ...write,
        mayHaveTakenEffect: (error, attempt) => !isRefusal(error) || (attempt > 1 && isConflict(error)),
        findEffect: async (error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(findEffect(), (cause) => {
            throw createUnknownOutcomeError(error, cause);
        }),
        pauses: [0],
    });
}
function createUnknownOutcomeError(lostResponse, cause) {
    if (cause.reason === 'conflict')
        return cause;
    return lostResponse.with({
        message: `${lostResponse.sentence}. Could not determine whether the write took effect: ${cause.sentence}`,
        help: 'unknown-result-of-a-write',
        hint: 'Check the job in Nomad before you re-run this workflow job.',
    });
}
function createConflictError(job, version) {
    const current = typeof version === 'number' ? `; it has version ${version} now` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        reason: 'conflict',
        message: `The job \`${job}\` was changed in the meantime, by another user or process${current}`,
        help: 'concurrent-change',
        hint: `That change was not overwritten. \`nomad job history ${job}\` shows the versions of the job. Check them, then re-run this workflow job.`,
    });
}


/***/ }),

/***/ 695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HB: () => (/* binding */ judgeReviews),
/* harmony export */   Po: () => (/* binding */ describeShortfall),
/* harmony export */   g5: () => (/* binding */ findBlocker),
/* harmony export */   h: () => (/* binding */ listApprovers)
/* harmony export */ });
/* harmony import */ var _clients_github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8185);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4482);


function describeShortfall(count, plan) {
    const { approvals, needed, objections, blocker, roleError, others } = count;
    if (objections.length > 0)
        return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .codeList */ .E5)(objections)} requested changes to ${plan}`;
    if (approvals.length >= needed)
        return undefined;
    const flaws = others.map(({ login, reason }) => `\`${login}\` does not count (${reason})`);
    const causes = roleError === undefined ? flaws : [(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .toClause */ .HV)(roleError.message)];
    const reason = blocker === undefined ? causes.length > 0 && `: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .listTexts */ .fU)(causes)}` : `, and none counts: ${blocker}`;
    return `${plan} has ${approvals.length} of ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(needed, 'approval')}${reason || ''}`;
}
function listApprovers(count) {
    return describeShortfall(count, '') === undefined ? count.approvals.map(({ login }) => login) : undefined;
}
const decisions = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);
function judgeReviews(reviews, plan) {
    const latest = new Map();
    for (const review of reviews.toSorted((a, b) => toSecond(a.submitted_at) - toSecond(b.submitted_at) || 0)) {
        if (!decisions.has(review.state))
            continue;
        const login = review.user?.login.toLowerCase() ?? _clients_github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .deletedAccount */ .ZQ;
        const name = login === _clients_github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .deletedAccount */ .ZQ ? review : login;
        latest.delete(name);
        latest.set(name, review);
    }
    const verdicts = [...latest.values()].map((review) => {
        const login = review.user?.login ?? _clients_github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .deletedAccount */ .ZQ;
        const reason = review.state === 'CHANGES_REQUESTED' ? undefined : findFlaw(review, login, plan);
        return { login, at: review.submitted_at ?? '', kind: review.state, reason };
    });
    const approvalVerdicts = verdicts.filter(({ reason }) => reason === undefined);
    return {
        fitting: approvalVerdicts.filter(({ kind }) => kind === 'APPROVED'),
        objecting: approvalVerdicts.filter(({ kind }) => kind !== 'APPROVED'),
        others: verdicts.flatMap(({ login, reason }) => (reason === undefined ? [] : [{ login, reason }])),
    };
}
function findFlaw(review, login, { shown, headSha, author, commits, relatedPullRequests }) {
    if (review.state === 'DISMISSED')
        return 'dismissed';
    if (login === _clients_github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .deletedAccount */ .ZQ)
        return 'the account is deleted';
    if (author === undefined)
        return 'the author of the pull request is unknown';
    if (login.toLowerCase() === author.toLowerCase())
        return 'opened this pull request';
    if (commits.unknown !== undefined)
        return commits.unknown;
    if (wroteCommits(review, commits))
        return 'contributed a commit';
    const other = relatedPullRequests.find((authorship) => isAuthor(review, authorship));
    if (other !== undefined)
        return `contributed to pull request ${other.number}, whose changes may go live with this one`;
    const blocker = findBlocker(relatedPullRequests);
    if (blocker !== undefined)
        return blocker;
    if (review.user?.type === 'Bot')
        return 'is a bot';
    if (review.commit_id !== headSha)
        return 'approves a different commit';
    if (shown === undefined)
        return 'the time of the plan is unknown';
    const at = toSecond(review.submitted_at);
    const { since, edited = 0 } = shown;
    if (!(since < at && at < Infinity))
        return 'submitted before the plan was shown';
    return edited < at ? undefined : 'submitted before an edit of the comment with the plan';
}
function isAuthor(review, { author, commits }) {
    return review.user?.login.toLowerCase() === author?.toLowerCase() || wroteCommits(review, commits);
}
function wroteCommits({ user }, { logins }) {
    return logins.has(user?.login.toLowerCase() ?? '') || logins.has(`${user?.id ?? ''}+`);
}
function findBlocker(relatedPullRequests) {
    const blockers = relatedPullRequests.flatMap(({ number, author, commits }) => {
        const reason = author === undefined ? 'its author is unknown' : commits.unknown;
        return reason === undefined ? [] : [`pull request ${number} is registered with it, and ${reason}`];
    });
    return blockers[0];
}
function toSecond(time) {
    const milliseconds = Date.parse(time ?? '');
    return Number.isNaN(milliseconds) ? Infinity : Math.floor(milliseconds / 1000);
}


/***/ }),

/***/ 7557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ createCheckoutRefusal),
/* harmony export */   Or: () => (/* binding */ createUnknownPlanRefusal),
/* harmony export */   P: () => (/* binding */ refuseSilently),
/* harmony export */   Qp: () => (/* binding */ createVerbRefusal),
/* harmony export */   ZR: () => (/* binding */ createClosedRefusal),
/* harmony export */   i3: () => (/* binding */ refuseAuthor),
/* harmony export */   k0: () => (/* binding */ CommandRefusal),
/* harmony export */   kC: () => (/* binding */ createCommentChangedRefusal),
/* harmony export */   m: () => (/* binding */ createStaleHeadRefusal),
/* harmony export */   r: () => (/* binding */ createForkRefusal),
/* harmony export */   vL: () => (/* binding */ createNotApplicableRefusal)
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
function refuseSilently(reason) {
    return new CommandRefusal('not-a-command', reason, { isSilent: true });
}
function createCommentChangedRefusal(action) {
    return new CommandRefusal('not-a-command', `The comment was ${action} after it started this run`, {
        hint: 'Give the command in a new comment.',
    });
}
function refuseAuthor(author, reason) {
    return new CommandRefusal('not-allowed', `\`${author}\` is not allowed to run commands: ${reason}`, {
        hint: 'Input `commanders` lists the accounts that can run commands.',
        isSilent: true,
    });
}
function createVerbRefusal(verb) {
    return new CommandRefusal('not-allowed', `Command \`${verb}\` is not allowed in this repository`, {
        hint: `Add it to the input \`commands\` of every step of the workflow, or ${byHand}.`,
    });
}
function createUnknownPlanRefusal(reason, hint = 'Plan the pull request again, read the new plan, and repeat the command.') {
    return new CommandRefusal('unknown-plan', `The plan of this command is unknown: ${reason}`, { hint });
}
function createStaleHeadRefusal(planned, head) {
    return new CommandRefusal('other-head', `The head of the pull request is commit ${head.slice(0, 7)}, but the command is for commit ${planned.slice(0, 7)}`, { hint: 'Wait for the plan of the new commit, read it, and repeat the command.' });
}
function createCheckoutRefusal() {
    return new CommandRefusal('other-head', 'The checkout is not the head of the pull request', {
        hint: 'Check out the output `sha` of the step with `mode: command`: `ref: ${{ needs.gate.outputs.sha }}`.',
    });
}
function createForkRefusal(verb, isWrite) {
    const message = isWrite
        ? `Command \`${verb}\` is not possible on a pull request from a fork`
        : `Command \`${verb}\` on a pull request from a fork requires the ID of the plan, or the complete ID of the commit`;
    const hint = isWrite
        ? `To change the job, ${byHand}.`
        : `Read the changes, and name the commit or the plan: \`/outrider ${verb} commit <sha>\` or \`/outrider ${verb} plan <id>\`.`;
    return new CommandRefusal('fork', message, { hint });
}
function createNotApplicableRefusal(reason, isWrite = true, suggestion = '', correctedCommand) {
    const rule = isWrite ? 'Commands change only what this pull request registered. To change' : 'To see';
    const hint = `${suggestion}${rule} ${isWrite ? 'the job anyway' : 'another job'}, ${byHand}.`;
    return new CommandRefusal('not-applicable', reason, { hint, ...(correctedCommand && { correctedCommand }) });
}
function createClosedRefusal(number, verb, isMerged) {
    return new CommandRefusal('closed', `Pull request ${number} ${isMerged ? 'is merged' : 'was closed without being merged'}: command \`${verb}\` is not possible`, { hint: isMerged ? 'Plan the next change on its own pull request.' : 'Reopen the pull request.' });
}


/***/ })

};
