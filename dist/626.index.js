export const id = 626;
export const ids = [626];
export const modules = {

/***/ 8787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ DIALECTS)
/* harmony export */ });
const DIALECTS = {
    nomad: {
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
        tokenHeader: (token) => ['authorization', `Bearer ${token}`],
        nextPageHeader: 'x-service-nexttoken',
        indexHeader: 'x-service-index',
        revertTokens: { mesh: 'MeshToken', secrets: 'SecretsToken' },
        scalingEvent: ({ message, error }) => ({ Message: message, Error: error }),
        servicesPath: (segment) => `/job/${segment}/services`,
        payloadLimit: 65_536,
    },
};


/***/ }),

/***/ 5684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ mapOf),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   e9: () => (/* binding */ shaped)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

function shaped(schema, value) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(schema, value, { abortEarly: true });
    if (result.success) {
        return { output: result.output };
    }
    const [issue] = result.issues;
    const path = valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue);
    const field = path === null ? 'it' : `\`${path}\``;
    return { problem: `${field} is ${kindOf(issue.input)} where ${issue.expected ?? 'something else'} was expected` };
}
function kindOf(value) {
    if (value === undefined) {
        return 'missing';
    }
    if (value === null) {
        return 'null';
    }
    return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}
const listOf = (item) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item), []);
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), 0);
const text = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), '');
const flag = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false);
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


/***/ }),

/***/ 626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readVerbInputs: () => (/* binding */ readVerbInputs)
});

// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/clients/nomad/dialect.js
var nomad_dialect = __webpack_require__(8787);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/payload.js

function readBase64(text) {
    const joined = text.replace(/\s+/g, '');
    if (/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(joined))
        return { value: Buffer.from(joined, 'base64') };
    return { mistake: 'is no standard base64', hint: 'Write it as `base64` prints it, with `+`, `/` and `=`.' };
}
function checkSize(payload, dialect) {
    const { payloadLimit: limit } = nomad_dialect/* DIALECTS */.O[dialect];
    if (payload.length <= limit)
        return { value: payload };
    return {
        mistake: `has ${payload.length} bytes, and a dispatch takes ${limit} at most`,
        hint: 'Put the data where the job can fetch it, and dispatch its address.',
    };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/nomad/shape.js
var nomad_shape = __webpack_require__(5684);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/payload-lines.js






const mostLines = 1000;
const LINE = dist/* object */.Ikc({
    payload: dist/* optional */.lqM(dist/* string */.YjP()),
    'payload-base64': dist/* optional */.lqM(dist/* string */.YjP()),
    meta: (0,nomad_shape/* mapOf */.A7)(dist/* string */.YjP()),
    'idempotency-token': dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1))),
    priority: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(1), dist/* maxValue */.cGV(100))),
    'id-prefix-template': dist/* optional */.lqM(dist/* string */.YjP()),
});
const keys = Object.keys(LINE.entries);
function readPayloadLines(bytes, { file, usual, dialect }) {
    const fail = (what, hint, line) => new errors/* Failure */.HR({ reason: 'input', what, hint, where: { file, line } });
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return { dispatches: [], mistakes: [fail('The file is not UTF-8 text.', 'Write bytes as `payload-base64`.')] };
    const lines = [...bytes.toString('utf8').split(/\r?\n/).entries()].filter(([, text]) => text.trim() !== '');
    if (lines.length === 0 || lines.length > mostLines) {
        const hint = 'Write a JSON object a line, 1,000 lines at most; of more make several files.';
        return { dispatches: [], mistakes: [fail(`Input \`payloads-file\` has ${lines.length} dispatches.`, hint)] };
    }
    const read = lines.map(([index, text]) => ({ line: index + 1, read: readLine(text, dialect) }));
    const mistakes = read.flatMap(({ line, read: one }) => 'mistake' in one ? [fail(`Line ${line} ${one.mistake}.`, one.hint, line)] : []);
    const dispatches = read.flatMap(({ line, read: one }) => 'mistake' in one ? [] : [{ line, ...usual, ...one, meta: { ...usual.meta, ...one.meta } }]);
    return { dispatches, mistakes: [...mistakes, ...sameTokens(dispatches, fail)] };
}
function readLine(text, dialect) {
    const shape = 'It has `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority`, `id-prefix-template`.';
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { mistake: 'is no JSON', hint: `Write one JSON object a line. ${shape}` };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { mistake: 'is no JSON object', hint: shape };
    const unknown = Object.keys(value).find((key) => !keys.includes(key));
    if (unknown !== undefined) {
        const meant = (0,kinds/* nearest */.pA)(unknown, keys);
        return {
            mistake: `has \`${unknown}\`, which is not known`,
            hint: meant === undefined ? shape : `Did you mean \`${meant}\`?`,
        };
    }
    const line = (0,nomad_shape/* shaped */.e9)(LINE, value);
    if ('problem' in line)
        return { mistake: `is not right: ${line.problem}`, hint: shape };
    return dispatchOf(line.output, dialect);
}
function dispatchOf(line, dialect) {
    const { payload: text, 'payload-base64': base64, meta, priority } = line;
    if (text !== undefined && base64 !== undefined)
        return { mistake: 'has `payload` and `payload-base64`', hint: 'Give one of them.' };
    const bytes = base64 === undefined ? { value: Buffer.from(text ?? '') } : readBase64(base64);
    const payload = 'value' in bytes ? checkSize(bytes.value, dialect) : bytes;
    if ('mistake' in payload) {
        const name = base64 === undefined ? 'payload' : 'payload-base64';
        return { mistake: `has a \`${name}\` that ${payload.mistake}`, hint: payload.hint };
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

// EXTERNAL MODULE: ./build/js/inputs/mistakes.js
var inputs_mistakes = __webpack_require__(8625);
// EXTERNAL MODULE: ./build/js/inputs/scheduler.js
var inputs_scheduler = __webpack_require__(611);
;// CONCATENATED MODULE: ./build/js/inputs/verb.js


function readVerb(raw, judgement) {
    const scheduler = (0,inputs_scheduler/* readScheduler */.w)(raw, judgement);
    return scheduler === undefined ? undefined : { scheduler, timeout: raw.timeout };
}
function readJobVerb(raw, judgement) {
    const verb = readVerb(raw, judgement);
    const { job } = raw;
    if (job === undefined)
        (0,inputs_mistakes/* addMistake */.o)(judgement, 'job', 'is missing', 'Give the exact ID of the job.');
    if (verb?.scheduler.namespace === '*') {
        (0,inputs_mistakes/* addMistake */.o)(judgement, 'namespace', 'is `*`, which is for lists', 'Give the namespace of the job.');
    }
    return verb === undefined || job === undefined ? undefined : { ...verb, job };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/inputs/path-guard.js
var path_guard = __webpack_require__(1731);
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
            return { mistake: `is ${(0,kinds/* quote */.hD)(path)}, which is no regular file`, hint: 'Name a file.' };
        if (stats.size > maxBytes)
            return { mistake: `is ${(0,kinds/* quote */.hD)(path)}, which has more than 32 MiB`, hint: 'Name a smaller file.' };
        return { value: (0,external_node_fs_.readFileSync)(real) };
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
        return {
            mistake: `is ${(0,kinds/* quote */.hD)(path)}, which cannot be read (${code})`,
            hint: 'Paths start at the workspace: check out the repository, or write the file, before this step.',
        };
    }
}
function isForbidden(root, path) {
    return (0,path_guard/* isOutside */._)(root, path) || (0,path_guard/* isOfGit */.G)(root, path);
}
function forbidden(path) {
    return {
        mistake: `is ${(0,kinds/* quote */.hD)(path)}, which leads outside the workspace, or into \`.git\``,
        hint: 'Outrider reads only what is checked out.',
    };
}

;// CONCATENATED MODULE: ./build/js/modes/dispatch/inputs.js






function readDispatchInputs(raw, judgement) {
    const verb = readJobVerb(raw, judgement);
    checkContradictions(raw, judgement);
    const meta = readMeta(raw.meta, judgement);
    const token = raw['idempotency-token'];
    const file = raw['payloads-file'];
    const usual = { meta, idPrefixTemplate: raw['id-prefix-template'], priority: raw.priority };
    const dispatches = file === undefined
        ? [{ ...usual, line: undefined, token, payload: readPayload(raw, judgement) }]
        : readLines(file, usual, raw.dialect, judgement);
    if (verb === undefined)
        return undefined;
    return { ...verb, mode: 'dispatch', dispatches, file, token, wait: raw.wait, dryRun: raw['dry-run'] };
}
const payloads = ['payload', 'payload-file', 'payload-base64', 'payloads-file'];
function checkContradictions(raw, judgement) {
    const given = payloads.filter((name) => raw[name] !== undefined);
    for (const name of given.slice(1))
        (0,inputs_mistakes/* addMistake */.o)(judgement, name, `is given, and so is \`${given[0]}\``, 'Give one of them.');
}
function readMeta(lines, judgement) {
    const names = lines.map(({ name }) => name);
    const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    for (const name of twice)
        (0,inputs_mistakes/* addMistake */.o)(judgement, 'meta', `sets ${(0,kinds/* quote */.hD)(name)} more than once`, 'Set it once.');
    return Object.fromEntries(lines.map(({ name, value }) => [name, value]));
}
function readPayload(raw, judgement) {
    const name = payloads.find((one) => raw[one] !== undefined);
    const text = name === undefined ? undefined : raw[name];
    if (name === undefined || text === undefined)
        return undefined;
    const read = payloadOf(name, text, judgement.workspace);
    const checked = 'value' in read ? checkSize(read.value, raw.dialect) : read;
    if ('value' in checked)
        return checked.value;
    (0,inputs_mistakes/* addMistake */.o)(judgement, name, checked.mistake, checked.hint);
    return undefined;
}
function payloadOf(name, text, workspace) {
    if (name === 'payload-base64')
        return readBase64(text);
    return name === 'payload' ? { value: Buffer.from(text) } : readWorkspaceFile(text, workspace);
}
function readLines(file, usual, dialect, judgement) {
    const read = readWorkspaceFile(file, judgement.workspace);
    if (!('value' in read)) {
        (0,inputs_mistakes/* addMistake */.o)(judgement, 'payloads-file', read.mistake, read.hint);
        return [];
    }
    const { dispatches, mistakes } = readPayloadLines(read.value, { file, usual, dialect });
    judgement.mistakes.push(...mistakes);
    return dispatches;
}

;// CONCATENATED MODULE: ./build/js/modes/evaluate/inputs.js

function readEvaluateInputs(raw, judgement) {
    const verb = readJobVerb(raw, judgement);
    if (verb === undefined)
        return undefined;
    const { wait } = raw;
    return { ...verb, mode: 'evaluate', forceReschedule: raw['force-reschedule'], wait, dryRun: raw['dry-run'] };
}

;// CONCATENATED MODULE: ./build/js/modes/list/inputs.js

function readListInputs(raw, judgement) {
    const verb = readVerb(raw, judgement);
    if (verb === undefined)
        return undefined;
    const { prefix, filter } = raw;
    return { ...verb, mode: 'list', prefix, filter, perPage: raw['per-page'], includeMeta: raw['include-meta'] };
}

;// CONCATENATED MODULE: ./build/js/modes/periodic-force/inputs.js

function readPeriodicForceInputs(raw, judgement) {
    const verb = readJobVerb(raw, judgement);
    if (verb === undefined)
        return undefined;
    return { ...verb, mode: 'periodic-force', wait: raw.wait, dryRun: raw['dry-run'] };
}

;// CONCATENATED MODULE: ./build/js/inputs/job-version.js



function readStableInputs(raw, judgement) {
    const verb = readJobVerb(raw, judgement);
    const version = raw['job-version'];
    if (version === undefined) {
        (0,inputs_mistakes/* addMistake */.o)(judgement, 'job-version', 'is missing', 'Give the number of the version, or its tag.');
    }
    else if (version === 'last-stable') {
        (0,inputs_mistakes/* addMistake */.o)(judgement, 'job-version', `is ${(0,kinds/* quote */.hD)(version)}, which is stable already`, 'Give a number or a tag.');
    }
    if (verb === undefined || version === undefined)
        return undefined;
    return { ...verb, mode: 'stable', version: versionOf(version), stable: raw.stable, dryRun: raw['dry-run'] };
}
function versionOf(text) {
    return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

;// CONCATENATED MODULE: ./build/js/modes/revert/inputs.js



function readRevertInputs(raw, judgement) {
    const verb = readJobVerb(raw, judgement);
    const version = raw['job-version'];
    if (version === undefined) {
        const hint = 'Give the number of the version, its tag, or `last-stable`.';
        (0,inputs_mistakes/* addMistake */.o)(judgement, 'job-version', 'is missing', hint);
    }
    if (verb === undefined || version === undefined)
        return undefined;
    return { ...verb, mode: 'revert', version: versionOf(version), wait: raw.wait, dryRun: raw['dry-run'] };
}

;// CONCATENATED MODULE: ./build/js/modes/scale/inputs.js



function readScaleInputs(raw, judgement) {
    const verb = readJobVerb(raw, judgement);
    const deed = readDeed(raw, judgement);
    const checkIndex = readIndex(raw['check-index'], judgement);
    if (verb === undefined || deed === undefined)
        return undefined;
    return {
        ...verb,
        mode: 'scale',
        group: raw.group,
        deed,
        message: raw.message,
        meta: Object.fromEntries(raw.meta.map(({ name, value }) => [name, value])),
        checkIndex,
        waitForDeployment: raw['wait-for-deployment'],
        wait: raw.wait,
        dryRun: raw['dry-run'],
    };
}
function readDeed(raw, judgement) {
    const { count, error } = raw;
    if (error !== undefined) {
        for (const name of ['count', 'check-index']) {
            if (raw[name] === undefined)
                continue;
            (0,inputs_mistakes/* addMistake */.o)(judgement, name, 'is given, and so is `error`, with which nothing is scaled', 'Give one of them.');
        }
        return { kind: 'error', error };
    }
    if (count === undefined) {
        (0,inputs_mistakes/* addMistake */.o)(judgement, 'count', 'is missing', 'Give the count, as `3`, or `+2` or `-1`.');
        return undefined;
    }
    const read = readWantedCount(count);
    if ('value' in read)
        return { kind: 'count', wanted: read.value };
    (0,inputs_mistakes/* addMistake */.o)(judgement, 'count', read.mistake, read.hint);
    return undefined;
}
function readWantedCount(text) {
    if (/^\d{1,9}$/.test(text))
        return { value: { to: Number(text) } };
    if (/^[+-]\d{1,9}$/.test(text))
        return { value: { by: Number(text) } };
    return {
        mistake: `is ${(0,kinds/* quote */.hD)(text)}, which is no count`,
        hint: 'Write a whole number, as `3`; or by how many more or fewer, as `+2` or `-1`.',
    };
}
function readIndex(text, judgement) {
    if (text === undefined)
        return undefined;
    if (/^[1-9]\d{0,14}$/.test(text))
        return Number(text);
    (0,inputs_mistakes/* addMistake */.o)(judgement, 'check-index', `is ${(0,kinds/* quote */.hD)(text)}, which is no modify index`, 'Give what the output `job-modify-index` told.');
    return undefined;
}

// EXTERNAL MODULE: ./build/js/inputs/planning.js + 1 modules
var planning = __webpack_require__(4613);
;// CONCATENATED MODULE: ./build/js/modes/status/inputs.js


function readStatusInputs(raw, judgement) {
    const verb = readJobVerb(raw, judgement);
    const redaction = (0,planning/* readRedaction */.s8)(raw, judgement.fork, judgement.mistakes);
    if (verb === undefined)
        return undefined;
    return { ...verb, mode: 'status', expectsHealth: raw.expect === 'healthy', redaction, verbose: raw.verbose };
}

;// CONCATENATED MODULE: ./build/js/modes/stop/inputs.js

function readStopInputs(raw, judgement) {
    const verb = readJobVerb(raw, judgement);
    if (verb === undefined)
        return undefined;
    return {
        ...verb,
        mode: 'stop',
        purge: raw.purge,
        global: raw.global,
        noShutdownDelay: raw['no-shutdown-delay'],
        evalPriority: raw['eval-priority'],
        children: raw.children,
        wait: raw.wait,
        dryRun: raw['dry-run'],
    };
}

;// CONCATENATED MODULE: ./build/js/inputs/verbs.js









function readVerbInputs(verb, raw, judgement) {
    switch (verb) {
        case 'dispatch':
            return readDispatchInputs(raw, judgement);
        case 'evaluate':
            return readEvaluateInputs(raw, judgement);
        case 'list':
            return readListInputs(raw, judgement);
        case 'periodic-force':
            return readPeriodicForceInputs(raw, judgement);
        case 'revert':
            return readRevertInputs(raw, judgement);
        case 'scale':
            return readScaleInputs(raw, judgement);
        case 'stable':
            return readStableInputs(raw, judgement);
        case 'status':
            return readStatusInputs(raw, judgement);
        case 'stop':
            return readStopInputs(raw, judgement);
    }
}


/***/ })

};
