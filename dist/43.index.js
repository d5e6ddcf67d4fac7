export const id = 43;
export const ids = [43];
export const modules = {

/***/ 6015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ given),
/* harmony export */   i: () => (/* binding */ headersFor)
/* harmony export */ });
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8787);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);


function headersFor({ token, httpAuth, dialect }) {
    const basic = given(httpAuth);
    const secret = given(token);
    const tokenHeader = secret === undefined ? undefined : _dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O[dialect].tokenHeader(secret);
    if (basic !== undefined && tokenHeader?.[0] === 'authorization') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
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
function given(text) {
    return text === null || text === '' ? undefined : text;
}


/***/ }),

/***/ 2601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ submittedAt),
/* harmony export */   cJ: () => (/* binding */ JOB),
/* harmony export */   sN: () => (/* binding */ asJob)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _moment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(713);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5684);



const words = valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const JOB = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ID: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    Name: words,
    Namespace: words,
    Region: words,
    Type: words,
    TaskGroups: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ Name: words, Count: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()) }))),
    Periodic: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({})),
    ParameterizedJob: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        Payload: words,
        MetaRequired: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
        MetaOptional: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    })),
    Dispatched: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    Payload: words,
    Meta: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({})),
    Stop: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    Status: words,
    Version: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    Stable: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    VersionTag: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ Name: words })),
    JobModifyIndex: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
});
function submittedAt(job) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(_moment_js__WEBPACK_IMPORTED_MODULE_0__/* .moment */ .n, job['SubmitTime']);
    return result.success ? (result.output ?? undefined) : undefined;
}
function asJob(value) {
    const result = (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .shaped */ .e9)(JOB, value);
    return 'problem' in result ? result : { output: value };
}


/***/ }),

/***/ 713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ span),
/* harmony export */   n: () => (/* binding */ moment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

const integer = valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ rawJSON: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })]);
const span = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(integer, 0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((nanoseconds) => (typeof nanoseconds === 'number' ? nanoseconds : Number(nanoseconds.rawJSON))));
const moment = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([integer, valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]), null), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((time) => {
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
/* harmony export */   L: () => (/* binding */ placeJob),
/* harmony export */   T: () => (/* binding */ placeOfFile)
/* harmony export */ });
/* harmony import */ var _headers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6015);

function placeJob({ job, namespace, region }, client) {
    const place = (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(namespace) ?? (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(job.Namespace) ?? (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(client.namespace);
    return {
        namespace: place,
        region: (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(region) ?? (job.Region === 'global' ? undefined : (0,_headers_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .g)(job.Region)),
        job: place === undefined || place === job.Namespace ? job : { ...job, Namespace: place },
    };
}
function placeOfFile(job, { namespace, region }) {
    return { namespace: filled(job.Namespace) ?? namespace, region: filled(job.Region) ?? region };
}
function filled(name) {
    return name === null || name === '' ? undefined : name;
}


/***/ }),

/***/ 1043:
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
;// CONCATENATED MODULE: ./build/js/clients/github/identity-token.js



const ANSWER = dist/* object */.Ikc({ value: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) });
async function readIdentityToken(transport, source, audience) {
    if (source === undefined) {
        throw new errors/* ActionError */.lZ({
            reason: 'input',
            message: 'Input `auth-method` is given, but GitHub gives this job no identity token.',
            help: 'no-identity-token',
            hint: 'Give the job `permissions: { id-token: write }`; a pull request from a fork cannot have it.',
        });
    }
    const url = new URL(source.url);
    if (audience !== undefined)
        url.searchParams.set('audience', audience);
    const headers = { authorization: `Bearer ${source.token}`, accept: 'application/json' };
    const { status, body } = await transport.send({ service: 'GitHub', method: 'GET', url, headers, repeatable: true });
    const answer = status === 200 ? dist/* safeParse */.xLC(ANSWER, parsed(body)) : undefined;
    if (answer?.success === true)
        return answer.output.value;
    throw new errors/* ActionError */.lZ({
        reason: 'server',
        message: `GitHub gave no identity token (status ${status}).`,
        hint: 'Run the job again.',
        help: 'github-has-trouble',
    });
}
function parsed(body) {
    try {
        return (0,json/* parseJson */.qF)(body);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/js/clients/github/context.js + 2 modules
var github_context = __webpack_require__(4440);
// EXTERNAL MODULE: ./build/js/clients/nomad/moment.js
var moment = __webpack_require__(713);
// EXTERNAL MODULE: ./build/js/clients/nomad/shape.js
var nomad_shape = __webpack_require__(5684);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/job-id.js

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
    const problem = problemOf(id);
    if (problem !== undefined) {
        throw new errors/* ServiceError */._7({
            kind: 'invalid',
            reason,
            message: `The job ID ${JSON.stringify(id)} ${problem}`,
            hint: 'Give the job another ID.',
        });
    }
    return encodeURIComponent(id);
}
function problemOf(id) {
    if (id === '') {
        return 'is empty';
    }
    if (!id.isWellFormed()) {
        return 'is not valid Unicode';
    }
    if (id.split('/').some((part) => part === '' || part === '.' || part === '..')) {
        return 'has an empty part, `.` or `..` between slashes, which the scheduler would take for the path of another job';
    }
    const suffix = RESERVED.find((reserved) => id.endsWith(`/${reserved}`)) ?? tagOfVersion(id);
    return suffix === undefined
        ? undefined
        : `ends in \`/${suffix}\`, which the scheduler takes for one of its endpoints`;
}
function tagOfVersion(id) {
    const at = id.indexOf('/versions/');
    const end = at === -1 ? '' : id.slice(at + 1);
    return /^versions\/.+\/tag$/.test(end) ? end : undefined;
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/job-reading.js


function jobCall({ id, stale, namespace, region }, { suffix, query, since, capability = '`read-job`' }) {
    return {
        method: 'GET',
        path: `/v1/job/${jobSegment(id, 'input')}${suffix}`,
        query: { ...query, stale },
        namespace,
        region,
        repeatable: true,
        capability,
        mistake: 'input',
        since,
    };
}
function jobReading(target, { shape, ...asked }) {
    return { call: jobCall(target, asked), shape: (value) => (0,nomad_shape/* shaped */.e9)(shape, value) };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/read-job-summary.js



const SUMMARY = dist/* object */.Ikc({
    JobID: dist/* string */.YjP(),
    Namespace: nomad_shape/* text */.Qq,
    Summary: (0,nomad_shape/* mapOf */.A7)(dist/* object */.Ikc({
        Queued: nomad_shape/* count */.U9,
        Starting: nomad_shape/* count */.U9,
        Running: nomad_shape/* count */.U9,
        Complete: nomad_shape/* count */.U9,
        Failed: nomad_shape/* count */.U9,
        Lost: nomad_shape/* count */.U9,
        Unknown: nomad_shape/* count */.U9,
    })),
    Children: dist/* nullish */.cl6(dist/* object */.Ikc({ Pending: nomad_shape/* count */.U9, Running: nomad_shape/* count */.U9, Dead: nomad_shape/* count */.U9 }), null),
});
function readJobSummary(request) {
    return jobReading(request, { suffix: '/summary', shape: SUMMARY });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/list-jobs.js




const STUB = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    ParentID: nomad_shape/* text */.Qq,
    Name: nomad_shape/* text */.Qq,
    Namespace: dist/* nullish */.cl6(dist/* string */.YjP(), 'default'),
    Type: nomad_shape/* text */.Qq,
    Priority: nomad_shape/* count */.U9,
    Periodic: nomad_shape/* flag */.Jt,
    ParameterizedJob: nomad_shape/* flag */.Jt,
    Stop: nomad_shape/* flag */.Jt,
    Status: nomad_shape/* text */.Qq,
    StatusDescription: nomad_shape/* text */.Qq,
    JobSummary: dist/* nullish */.cl6(SUMMARY, null),
    Meta: (0,nomad_shape/* mapOf */.A7)(dist/* string */.YjP()),
    JobModifyIndex: nomad_shape/* count */.U9,
    SubmitTime: moment/* moment */.n,
});
const STUBS = (0,nomad_shape/* listOf */.c3)(STUB);
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
            mistake: 'input',
        },
        shape: (value, heading) => {
            const result = (0,nomad_shape/* shaped */.e9)(STUBS, value);
            return 'problem' in result ? result : { output: { jobs: result.output, nextToken: heading.nextToken } };
        },
    };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/pages.js

async function* pages(wire, list, request) {
    const followed = new Set();
    let nextToken = request.nextToken;
    do {
        followed.add(nextToken);
        const reading = list({ ...request, nextToken });
        const page = await wire.get(reading);
        ({ nextToken } = page);
        if (nextToken !== undefined && followed.has(nextToken)) {
            throw new errors/* ServiceError */._7({
                kind: 'server',
                reason: 'server',
                message: `${reading.call.method} ${reading.call.path}: the scheduler gives the same page again and again`,
                help: 'not-the-service-itself',
            });
        }
        yield page;
    } while (nextToken !== undefined);
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/segment.js

function plainSegment(text, name, hint = `Give the ${name} as the scheduler tells it.`) {
    if (text === '' || text === '.' || text === '..' || text.includes('/') || !text.isWellFormed()) {
        throw new errors/* ServiceError */._7({
            kind: 'invalid',
            reason: 'input',
            message: `The ${name} ${JSON.stringify(text)} cannot be part of a path`,
            hint,
        });
    }
    return encodeURIComponent(text);
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/allocations.js





const EVENT = dist/* object */.Ikc({
    Type: nomad_shape/* text */.Qq,
    Time: moment/* moment */.n,
    DisplayMessage: nomad_shape/* text */.Qq,
    Message: nomad_shape/* text */.Qq,
    ExitCode: nomad_shape/* count */.U9,
    Signal: nomad_shape/* count */.U9,
    Details: (0,nomad_shape/* mapOf */.A7)(dist/* string */.YjP()),
});
const TASK_STATE = dist/* object */.Ikc({
    State: nomad_shape/* text */.Qq,
    Failed: nomad_shape/* flag */.Jt,
    Restarts: nomad_shape/* count */.U9,
    StartedAt: moment/* moment */.n,
    FinishedAt: moment/* moment */.n,
    Events: (0,nomad_shape/* listOf */.c3)(EVENT),
});
const ALLOCATION = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    EvalID: nomad_shape/* text */.Qq,
    Name: nomad_shape/* text */.Qq,
    Namespace: nomad_shape/* text */.Qq,
    NodeID: nomad_shape/* text */.Qq,
    NodeName: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    JobType: nomad_shape/* text */.Qq,
    JobVersion: nomad_shape/* count */.U9,
    TaskGroup: nomad_shape/* text */.Qq,
    DesiredStatus: nomad_shape/* text */.Qq,
    DesiredDescription: nomad_shape/* text */.Qq,
    ClientStatus: nomad_shape/* text */.Qq,
    ClientDescription: nomad_shape/* text */.Qq,
    DesiredTransition: (0,nomad_shape/* mapOf */.A7)(dist/* unknown */.L5J()),
    TaskStates: (0,nomad_shape/* mapOf */.A7)(TASK_STATE),
    DeploymentStatus: dist/* nullish */.cl6(dist/* object */.Ikc({ Healthy: dist/* nullish */.cl6(dist/* boolean */.zMY(), null), Canary: nomad_shape/* flag */.Jt }), null),
    FollowupEvalID: nomad_shape/* text */.Qq,
    NextAllocation: nomad_shape/* text */.Qq,
    CreateIndex: nomad_shape/* count */.U9,
    ModifyIndex: nomad_shape/* count */.U9,
    CreateTime: moment/* moment */.n,
    ModifyTime: moment/* moment */.n,
});
const ALLOCATIONS = (0,nomad_shape/* listOf */.c3)(ALLOCATION);
function listJobAllocations({ all, ...request }) {
    return jobReading(request, { suffix: '/allocations', query: { all }, shape: ALLOCATIONS });
}
function listEvaluationAllocations({ id, ...target }) {
    return allocationsAt(`/v1/evaluation/${plainSegment(id, 'evaluation ID')}/allocations`, target);
}
function listDeploymentAllocations({ id, ...target }) {
    return allocationsAt(`/v1/deployment/allocations/${plainSegment(id, 'deployment ID')}`, target);
}
function allocationsAt(path, { stale, namespace, region }) {
    return {
        call: {
            method: 'GET',
            path,
            query: { stale },
            namespace,
            region,
            repeatable: true,
            capability: '`read-job`',
            mistake: 'input',
        },
        shape: (value) => (0,nomad_shape/* shaped */.e9)(ALLOCATIONS, value),
    };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/written.js


const WRITTEN = dist/* object */.Ikc({
    EvalID: nomad_shape/* text */.Qq,
    EvalCreateIndex: nomad_shape/* count */.U9,
    JobModifyIndex: dist/* number */.aig(),
    Warnings: nomad_shape/* text */.Qq,
});

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/create-job-evaluation.js



async function createJobEvaluation(wire, request) {
    const { id, forceReschedule = false, namespace, region } = request;
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/evaluate`,
        namespace,
        region,
        body: { JobID: id, EvalOptions: { ForceReschedule: forceReschedule } },
        repeatable: false,
        capability: '`submit-job` (or `evaluate-job` since 1.11.2)',
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/plan-shape.js


const type = dist/* picklist */.KIO(['None', 'Added', 'Deleted', 'Edited']);
const strings = (0,nomad_shape/* listOf */.c3)(dist/* string */.YjP());
const counts = (0,nomad_shape/* mapOf */.A7)(dist/* number */.aig());
const FIELD = dist/* object */.Ikc({ Type: type, Name: dist/* string */.YjP(), Old: nomad_shape/* text */.Qq, New: nomad_shape/* text */.Qq, Annotations: strings });
const OBJECT = dist/* object */.Ikc({
    Type: type,
    Name: dist/* string */.YjP(),
    Fields: (0,nomad_shape/* listOf */.c3)(FIELD),
    Objects: dist/* lazy */.RZV(() => (0,nomad_shape/* listOf */.c3)(OBJECT)),
});
const inside = { Type: type, Fields: (0,nomad_shape/* listOf */.c3)(FIELD), Objects: (0,nomad_shape/* listOf */.c3)(OBJECT) };
const TASK = dist/* object */.Ikc({ ...inside, Name: dist/* string */.YjP(), Annotations: strings });
const GROUP = dist/* object */.Ikc({ ...inside, Name: dist/* string */.YjP(), Tasks: (0,nomad_shape/* listOf */.c3)(TASK), Updates: counts });
const JOB_DIFF = dist/* object */.Ikc({ ...inside, ID: nomad_shape/* text */.Qq, TaskGroups: (0,nomad_shape/* listOf */.c3)(GROUP) });
const UPDATES = dist/* object */.Ikc({
    Ignore: nomad_shape/* count */.U9,
    Place: nomad_shape/* count */.U9,
    Migrate: nomad_shape/* count */.U9,
    Stop: nomad_shape/* count */.U9,
    InPlaceUpdate: nomad_shape/* count */.U9,
    DestructiveUpdate: nomad_shape/* count */.U9,
    Canary: nomad_shape/* count */.U9,
    Preemptions: nomad_shape/* count */.U9,
    Disconnect: nomad_shape/* count */.U9,
    Reconnect: nomad_shape/* count */.U9,
    RescheduleNow: nomad_shape/* count */.U9,
    RescheduleLater: nomad_shape/* count */.U9,
});
const PREEMPTED = dist/* object */.Ikc({
    ID: nomad_shape/* text */.Qq,
    Name: nomad_shape/* text */.Qq,
    Namespace: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    JobType: nomad_shape/* text */.Qq,
    TaskGroup: nomad_shape/* text */.Qq,
    NodeID: nomad_shape/* text */.Qq,
    NodeName: nomad_shape/* text */.Qq,
});
const EVALUATION = dist/* object */.Ikc({
    ID: nomad_shape/* text */.Qq,
    Status: nomad_shape/* text */.Qq,
    StatusDescription: nomad_shape/* text */.Qq,
    Type: nomad_shape/* text */.Qq,
    TriggeredBy: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    Namespace: nomad_shape/* text */.Qq,
});
const METRIC = dist/* object */.Ikc({
    NodesEvaluated: nomad_shape/* count */.U9,
    NodesFiltered: nomad_shape/* count */.U9,
    NodesInPool: nomad_shape/* count */.U9,
    NodePool: nomad_shape/* text */.Qq,
    NodesAvailable: counts,
    ClassFiltered: counts,
    ConstraintFiltered: counts,
    NodesExhausted: nomad_shape/* count */.U9,
    ClassExhausted: counts,
    DimensionExhausted: counts,
    QuotaExhausted: strings,
    ResourcesExhausted: (0,nomad_shape/* mapOf */.A7)(dist/* object */.Ikc({ CPU: nomad_shape/* count */.U9, Cores: nomad_shape/* count */.U9, MemoryMB: nomad_shape/* count */.U9, MemoryMaxMB: nomad_shape/* count */.U9, DiskMB: nomad_shape/* count */.U9 })),
    CoalescedFailures: nomad_shape/* count */.U9,
});
const PLAN = dist/* object */.Ikc({
    Annotations: dist/* object */.Ikc({ DesiredTGUpdates: (0,nomad_shape/* mapOf */.A7)(UPDATES), PreemptedAllocs: (0,nomad_shape/* listOf */.c3)(PREEMPTED) }),
    CreatedEvals: (0,nomad_shape/* listOf */.c3)(EVALUATION),
    Diff: dist/* nullish */.cl6(JOB_DIFF, null),
    FailedTGAllocs: (0,nomad_shape/* mapOf */.A7)(METRIC),
    JobModifyIndex: dist/* number */.aig(),
    NextPeriodicLaunch: dist/* pipe */.FsL(dist/* nullish */.cl6(dist/* string */.YjP(), null), dist/* transform */.pdi((time) => (time === null || time === '' || time.startsWith('0001-01-01T') ? null : time))),
    Warnings: nomad_shape/* text */.Qq,
});
function planFrom(value) {
    return (0,nomad_shape/* shaped */.e9)(PLAN, value);
}

// EXTERNAL MODULE: ./build/js/clients/nomad/target.js
var target = __webpack_require__(7120);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/create-job-plan.js



async function createJobPlan(wire, request) {
    const { policyOverride = false, diff = true } = request;
    const { job, ...place } = (0,target/* placeJob */.L)(request, wire);
    const override = policyOverride ? ', and `sentinel-override`,' : '';
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(job.ID, 'parse')}/plan`,
        ...place,
        body: { Job: job, Diff: diff, PolicyOverride: policyOverride },
        repeatable: true,
        capability: `\`plan-job\` (\`submit-job\` on a server before 1.11.2)${override}`,
        mistake: 'parse',
    };
    const answer = await wire.ask(call);
    return { ...wire.read(call, answer, planFrom), raw: answer.body };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/deployments.js





const deployments_GROUP = dist/* object */.Ikc({
    AutoRevert: nomad_shape/* flag */.Jt,
    AutoPromote: nomad_shape/* flag */.Jt,
    Promoted: nomad_shape/* flag */.Jt,
    ProgressDeadline: moment/* span */.L,
    RequireProgressBy: moment/* moment */.n,
    PlacedCanaries: (0,nomad_shape/* listOf */.c3)(dist/* string */.YjP()),
    DesiredCanaries: nomad_shape/* count */.U9,
    DesiredTotal: nomad_shape/* count */.U9,
    PlacedAllocs: nomad_shape/* count */.U9,
    HealthyAllocs: nomad_shape/* count */.U9,
    UnhealthyAllocs: nomad_shape/* count */.U9,
});
const DEPLOYMENT = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    Namespace: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    JobVersion: nomad_shape/* count */.U9,
    JobSpecModifyIndex: nomad_shape/* count */.U9,
    JobCreateIndex: nomad_shape/* count */.U9,
    IsMultiregion: nomad_shape/* flag */.Jt,
    TaskGroups: (0,nomad_shape/* mapOf */.A7)(deployments_GROUP),
    Status: dist/* string */.YjP(),
    StatusDescription: nomad_shape/* text */.Qq,
    CreateIndex: nomad_shape/* count */.U9,
    ModifyIndex: nomad_shape/* count */.U9,
    CreateTime: moment/* moment */.n,
    ModifyTime: moment/* moment */.n,
});
function listJobDeployments({ all, ...request }) {
    return jobReading(request, { suffix: '/deployments', query: { all }, shape: (0,nomad_shape/* listOf */.c3)(DEPLOYMENT) });
}
function readJobsMostRecentDeployment(request) {
    return jobReading(request, { suffix: '/deployment', shape: dist/* nullable */.mee(DEPLOYMENT) });
}
function readDeployment({ id, stale, namespace, region }) {
    return {
        call: {
            method: 'GET',
            path: `/v1/deployment/${plainSegment(id, 'deployment ID')}`,
            query: { stale },
            namespace,
            region,
            repeatable: true,
            capability: '`read-job`',
            mistake: 'input',
        },
        shape: (value) => (0,nomad_shape/* shaped */.e9)(DEPLOYMENT, value),
    };
}

// EXTERNAL MODULE: ./build/js/clients/nomad/headers.js
var nomad_headers = __webpack_require__(6015);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/dispatch-job.js





const DISPATCHED = dist/* object */.Ikc({
    DispatchedJobID: dist/* string */.YjP(),
    EvalID: nomad_shape/* text */.Qq,
    EvalCreateIndex: nomad_shape/* count */.U9,
    JobCreateIndex: nomad_shape/* count */.U9,
});
async function dispatchJob(wire, request) {
    const { id, payload, meta, idempotencyToken, idPrefixTemplate, priority, namespace, region } = request;
    const path = `/v1/job/${jobSegment(id, 'input')}/dispatch`;
    const bytes = payload === undefined ? undefined : Buffer.from(payload);
    const { payloadLimit } = wire.dialect;
    if (bytes !== undefined && bytes.length > payloadLimit) {
        const [has, limit] = [bytes.length, payloadLimit].map((size) => size.toLocaleString('en-US'));
        throw new errors/* ServiceError */._7({
            kind: 'too-large',
            reason: 'input',
            message: `POST ${path}: the payload has ${has ?? ''} bytes, and a dispatch takes ${limit ?? ''} at most`,
            help: 'what-cannot-be-dispatched',
            hint: 'Put the data where the job can fetch it, and dispatch its address.',
        });
    }
    const call = {
        method: 'POST',
        path,
        query: { idempotency_token: (0,nomad_headers/* given */.g)(idempotencyToken) },
        namespace,
        region,
        body: {
            Payload: bytes?.toString('base64'),
            Meta: meta,
            IdPrefixTemplate: idPrefixTemplate,
            Priority: priority,
        },
        repeatable: (0,nomad_headers/* given */.g)(idempotencyToken) !== undefined,
        capability: '`dispatch-job`',
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(DISPATCHED, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/evaluations.js






const evaluations_EVALUATION = dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    Namespace: nomad_shape/* text */.Qq,
    Priority: nomad_shape/* count */.U9,
    Type: nomad_shape/* text */.Qq,
    TriggeredBy: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    JobModifyIndex: nomad_shape/* count */.U9,
    DeploymentID: nomad_shape/* text */.Qq,
    Status: dist/* string */.YjP(),
    StatusDescription: nomad_shape/* text */.Qq,
    Wait: moment/* span */.L,
    NextEval: nomad_shape/* text */.Qq,
    PreviousEval: nomad_shape/* text */.Qq,
    BlockedEval: nomad_shape/* text */.Qq,
    FailedTGAllocs: (0,nomad_shape/* mapOf */.A7)(METRIC),
    QueuedAllocations: (0,nomad_shape/* mapOf */.A7)(dist/* number */.aig()),
    RelatedEvals: (0,nomad_shape/* listOf */.c3)(dist/* object */.Ikc({ ID: dist/* string */.YjP(), Status: nomad_shape/* text */.Qq, TriggeredBy: nomad_shape/* text */.Qq, NextEval: nomad_shape/* text */.Qq, BlockedEval: nomad_shape/* text */.Qq })),
    CreateIndex: nomad_shape/* count */.U9,
    ModifyIndex: nomad_shape/* count */.U9,
    CreateTime: moment/* moment */.n,
    ModifyTime: moment/* moment */.n,
});
function listJobEvaluations(request) {
    return jobReading(request, { suffix: '/evaluations', shape: (0,nomad_shape/* listOf */.c3)(evaluations_EVALUATION) });
}
function readEvaluation(request) {
    const { id, related, stale, namespace, region } = request;
    return {
        call: {
            method: 'GET',
            path: `/v1/evaluation/${plainSegment(id, 'evaluation ID')}`,
            query: { related, stale },
            namespace,
            region,
            repeatable: true,
            capability: '`read-job`',
            mistake: 'input',
        },
        shape: (value) => (0,nomad_shape/* shaped */.e9)(evaluations_EVALUATION, value),
    };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/force-new-periodic-instance.js



const LAUNCHED = dist/* object */.Ikc({ EvalID: dist/* string */.YjP(), EvalCreateIndex: nomad_shape/* count */.U9 });
async function forceNewPeriodicInstance(wire, { id, namespace, region }) {
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/periodic/force`,
        namespace,
        region,
        repeatable: false,
        capability: '`dispatch-job` (or `submit-job`; or `force-periodic-job` since 1.11.2)',
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(LAUNCHED, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/job-services.js




const SERVICES = (0,nomad_shape/* listOf */.c3)(dist/* object */.Ikc({
    ID: dist/* string */.YjP(),
    ServiceName: nomad_shape/* text */.Qq,
    Namespace: nomad_shape/* text */.Qq,
    NodeID: nomad_shape/* text */.Qq,
    Datacenter: nomad_shape/* text */.Qq,
    JobID: nomad_shape/* text */.Qq,
    AllocID: nomad_shape/* text */.Qq,
    Tags: (0,nomad_shape/* listOf */.c3)(dist/* string */.YjP()),
    Address: nomad_shape/* text */.Qq,
    Port: nomad_shape/* count */.U9,
}));
function jobServices(request, dialect) {
    const { call, shape } = jobReading(request, {
        suffix: '/services',
        since: { version: '1.3.0' },
        shape: SERVICES,
    });
    return { call: { ...call, path: dialect.servicesPath(jobSegment(request.id, 'input')) }, shape };
}

// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/list-job-versions.js





const VERSIONS = dist/* object */.Ikc({ Versions: dist/* nullable */.mee(dist/* array */.YOg(job/* JOB */.cJ)), Diffs: (0,nomad_shape/* listOf */.c3)(JOB_DIFF) });
function listJobVersions(request) {
    const { diffs, against } = request;
    const query = {
        diffs,
        diff_version: against !== undefined && 'version' in against ? against.version : undefined,
        diff_tag: against !== undefined && 'tag' in against ? against.tag : undefined,
    };
    return { call: jobCall(request, { suffix: '/versions', query }), shape: asVersions };
}
function asVersions(value) {
    const result = (0,nomad_shape/* shaped */.e9)(VERSIONS, value);
    if ('problem' in result) {
        return result;
    }
    const { Versions } = value;
    return { output: { Versions: Versions ?? [], Diffs: result.output.Diffs } };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/acl.js



const OWN_TOKEN = dist/* object */.Ikc({
    AccessorID: dist/* string */.YjP(),
    Name: nomad_shape/* text */.Qq,
    Type: nomad_shape/* text */.Qq,
    Policies: (0,nomad_shape/* listOf */.c3)(dist/* string */.YjP()),
    Roles: (0,nomad_shape/* listOf */.c3)(dist/* object */.Ikc({ Name: nomad_shape/* text */.Qq })),
    ExpirationTime: moment/* moment */.n,
});
const FRESH_TOKEN = dist/* object */.Ikc({ ...OWN_TOKEN.entries, SecretID: dist/* string */.YjP() });
async function logIn(wire, { authMethod, identityToken, region }) {
    const call = {
        method: 'POST',
        path: '/v1/acl/login',
        region,
        body: { AuthMethodName: authMethod, LoginToken: identityToken },
        repeatable: false,
        denied: `Compare audience, issuer and lifetime of the identity token with the auth method \`${authMethod}\`.`,
        mistake: 'input',
        since: { version: '1.5.4' },
        secrets: [identityToken],
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(FRESH_TOKEN, value));
}
async function readOwnToken(wire, { region, once = false }) {
    const call = { method: 'GET', path: '/v1/acl/token/self', region, repeatable: !once, mistake: 'input' };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(OWN_TOKEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/server-words.js
const LONGEST = 2000;
function serverWords(body) {
    if (isHtml(body)) {
        const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1]?.trim().replaceAll(/\s+/g, ' ') ?? '';
        return title === '' ? 'an HTML page without a title' : `an HTML page titled "${title}"`;
    }
    const plain = body.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();
    const words = withoutFrame(plain.replace(/^(rpc error: )+/, '')).replaceAll(/\n\s*\n/g, '\n');
    if (words === '') {
        return 'nothing more';
    }
    return words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')} …` : words;
}
function isHtml(body) {
    return /^\s*<(!doctype html|html|head|body)\b/i.test(body.slice(0, 1000));
}
function withoutFrame(words) {
    return words.replace(/^(?:1 error(?:\(s\))? occurred:\s*\*\s+)+/, '').trim();
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/errors.js

const BUSY = /No cluster leader|Not ready to serve consistent reads|^(rpc error: )*no servers$|rpc error:.{0,500}(EOF|timeout|connection|i\/o)/;
const WANTS_TLS = /sent an HTTP request to an HTTPS server|plain HTTP request was sent to HTTPS port/;
const RULES = [
    [/disabled by the scheduler configuration$/, 'blocked'],
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
function classify(status, body) {
    const words = serverWords(body);
    if (status === 400 && WANTS_TLS.test(body)) {
        return { kind: 'server', words, about: 'scheme' };
    }
    const plain = isHtml(body) ? '' : bothEnds(body.trim());
    const [, kind, about] = RULES.find(([text]) => text.test(plain)) ?? [];
    if (kind === 'blocked') {
        return { kind, words };
    }
    const certain = BY_STATUS[status];
    if (certain !== undefined) {
        return { kind: certain, words };
    }
    if (status === 404) {
        return { kind: plain === '' || plain === '404 page not found' ? 'server' : 'not-found', words };
    }
    if (status === 400) {
        return {
            kind: kind === undefined || kind === 'not-found' ? (plain === '' ? 'server' : 'invalid') : kind,
            words,
            about,
        };
    }
    return { kind: kind ?? 'server', words, about };
}
function bothEnds(text) {
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

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/parse-error.js
const PREFIX = /^Failed to parse job: (?:unable to parse var content: )?/;
const POSITION = /^(?:<nil>|[^\s:]+:(\d+),(\d+)-[\d,]+): /;
const ECHO = /^Unsuitable value type: Unsuitable value: value must be known$/;
function parseDiagnostics(body, told) {
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
    const readables = found.map((one) => ({ ...one, message: readable(one.message, told) }));
    const causes = readables.filter(({ message }) => !ECHO.test(message));
    return causes.length > 0 ? causes : readables;
}
function readable(message, told) {
    return message
        .trim()
        .replace('; ', ': ')
        .replaceAll(/\binput\.hcl:(\d+),(\d+)-(?:\d+,)?\d+/g, (_all, line, column) => told({ line: Number(line), column: Number(column) }));
}
const HINTS = [
    [
        /filesystem functions? disabled/,
        "The scheduler's parser refuses functions that read files, and this call could not be replaced by what it stands for; write the text into the job file.",
        'functions-that-read-files',
    ],
    [/^Unset variable/, 'Give the variable a value, or a `default` in the job file.', 'variable-without-a-value'],
    [/^Duplicate job block/, 'A job file declares one job; give each its own file.', 'no-job-in-the-file'],
    [
        /^Missing job block/,
        'A job file declares a job, `job "name" { … }`. Exclude what is none from `job-files`, such as `!**/*.vars.hcl`.',
        'no-job-in-the-file',
    ],
];
function wayOutOf({ message }) {
    const [, hint, help] = HINTS.find(([words]) => words.test(message)) ?? [];
    return hint === undefined || help === undefined ? {} : { hint, help };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/parse-job.js





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
        mistake: 'parse',
    };
    const answer = await wire.ask(call);
    if (answer.status === 400 && isAboutTheFile(answer.body)) {
        throw new errors/* ActionErrors */.o9(mistakesIn(answer.body, request));
    }
    return wire.read(call, answer, job/* asJob */.sN);
}
function isAboutTheFile(body) {
    return body.trim() !== '' && !isHtml(body) && !WANTS_TLS.test(body) && !NOT_ABOUT_THE_FILE.test(body);
}
function mistakesIn(body, { file, locate }) {
    const located = locate ?? ((position) => ({ where: { file, ...position }, about: undefined }));
    const told = (position) => {
        const { where, about } = located(position);
        return where === undefined ? (about ?? file) : `${where.file}:${where.line ?? 1}`;
    };
    return parseDiagnostics(body, told).map((said) => {
        const { line, column } = said;
        const { where, about } = line === undefined || column === undefined ? { where: { file }, about: undefined } : located({ line, column });
        const what = about === undefined ? said.message : `${capital(about)}: ${said.message}`;
        return new errors/* ServiceError */._7({
            kind: 'invalid',
            reason: 'parse',
            message: what,
            location: where ?? { file },
            ...wayOutOf(said),
        });
    });
}
function capital(words) {
    return words.slice(0, 1).toUpperCase() + words.slice(1);
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/read-job-submission.js



const SUBMISSION = dist/* object */.Ikc({
    Source: dist/* string */.YjP(),
    Format: nomad_shape/* text */.Qq,
    VariableFlags: (0,nomad_shape/* mapOf */.A7)(dist/* string */.YjP()),
    Variables: nomad_shape/* text */.Qq,
    Version: nomad_shape/* count */.U9,
});
function readJobSubmission({ version, ...request }) {
    return jobReading(request, {
        suffix: '/submission',
        query: { version },
        since: { version: '1.6.0', older: /^job not found$/ },
        shape: SUBMISSION,
    });
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/read-job.js


function readJob(request) {
    return { call: jobCall(request, { suffix: '' }), shape: job/* asJob */.sN };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/read-task-logs.js


const most = 20_000;
async function readTaskLogs(wire, request) {
    const { id, task, type, lines, namespace, region } = request;
    const call = {
        method: 'GET',
        path: `/v1/client/fs/logs/${plainSegment(id, 'allocation ID')}`,
        query: { task, type, plain: true, origin: 'end', offset: most },
        namespace,
        region,
        repeatable: true,
        capability: '`read-logs`',
        mistake: 'input',
    };
    const answer = await wire.ask(call);
    if (answer.status < 200 || answer.status > 299 || isHtml(answer.body))
        return wire.read(call, answer, noShape);
    const all = answer.body.split(/\r?\n/);
    const whole = answer.body.length >= most ? all.slice(1) : all;
    return (whole.at(-1) === '' ? whole.slice(0, -1) : whole).slice(-lines);
}
function noShape() {
    return { problem: 'it is no text' };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/read-leader.js


async function readLeader(wire, { region }) {
    const call = { method: 'GET', path: '/v1/status/leader', region, repeatable: true, mistake: 'input' };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(dist/* string */.YjP(), value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/register-job.js




async function createJob(wire, request) {
    jobSegment(request.job.ID, 'parse');
    return await register(wire, '/v1/jobs', request);
}
async function updateExistingJob(wire, request) {
    return await register(wire, `/v1/job/${jobSegment(request.job.ID, 'parse')}`, request);
}
async function register(wire, path, request) {
    const { enforceIndex, submission } = request;
    const { job, ...place } = (0,target/* placeJob */.L)(request, wire);
    const call = {
        method: 'POST',
        path,
        ...place,
        body: {
            Job: job,
            ...(enforceIndex === undefined ? {} : { EnforceIndex: true, JobModifyIndex: enforceIndex }),
            EvalPriority: request.evalPriority,
            PolicyOverride: request.policyOverride,
            PreserveCounts: request.preserveCounts,
            PreserveResources: request.preserveResources,
            Submission: submission && {
                Source: submission.source,
                Format: submission.format,
                VariableFlags: submission.variableFlags,
                Variables: submission.variables,
            },
        },
        repeatable: enforceIndex !== undefined,
        capability: `\`submit-job\` (or \`register-job\` since 1.11.2)${request.policyOverride === true ? ', and `sentinel-override`,' : ''}`,
        mistake: 'parse',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/revert-job.js



async function revertJob(wire, request) {
    const { id, version, enforcePriorVersion, meshToken, secretsToken, namespace, region } = request;
    const names = wire.dialect.revertTokens;
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/revert`,
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
        mistake: 'input',
        secrets: [meshToken, secretsToken],
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/scale.js






const scale_EVENT = dist/* object */.Ikc({
    Time: moment/* moment */.n,
    Count: dist/* nullish */.cl6(dist/* number */.aig(), null),
    PreviousCount: nomad_shape/* count */.U9,
    Message: nomad_shape/* text */.Qq,
    Error: dist/* nullish */.cl6(dist/* union */.KCZ([dist/* boolean */.zMY(), dist/* string */.YjP()]), false),
    Meta: dist/* fallback */.NpB(dist/* nullish */.cl6(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), null), null),
    EvalID: nomad_shape/* text */.Qq,
    CreateIndex: nomad_shape/* count */.U9,
});
const SCALE_STATUS = dist/* object */.Ikc({
    JobID: dist/* string */.YjP(),
    Namespace: nomad_shape/* text */.Qq,
    JobModifyIndex: nomad_shape/* count */.U9,
    JobStopped: nomad_shape/* flag */.Jt,
    TaskGroups: (0,nomad_shape/* mapOf */.A7)(dist/* object */.Ikc({
        Desired: nomad_shape/* count */.U9,
        Placed: nomad_shape/* count */.U9,
        Running: nomad_shape/* count */.U9,
        Healthy: nomad_shape/* count */.U9,
        Unhealthy: nomad_shape/* count */.U9,
        Events: (0,nomad_shape/* listOf */.c3)(scale_EVENT),
    })),
});
function readJobScaleStatus(request) {
    return jobReading(request, {
        suffix: '/scale',
        capability: '`read-job-scaling` (or `read-job`)',
        shape: SCALE_STATUS,
    });
}
async function checksScaleIndex(wire, { id, namespace, region }) {
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/scale`,
        namespace,
        region,
        body: { Target: { Group: '' }, JobModifyIndex: 'is it checked?' },
        repeatable: true,
        capability: '`scale-job` (or `submit-job`)',
        mistake: 'input',
    };
    const answer = await wire.ask(call);
    if (answer.status === 400 && answer.body.includes('JobModifyIndex'))
        return true;
    if (answer.status === 400 && answer.body.includes('missing task group'))
        return false;
    wire.read(call, answer, (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
    return false;
}
async function scaleTaskGroup(wire, request) {
    const { id, group, namespace, region, policyOverride } = request;
    const override = policyOverride === true ? ', and `sentinel-override`,' : '';
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/scale`,
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
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/set-job-stability.js



const MARKED = dist/* object */.Ikc({ Index: dist/* number */.aig() });
async function setJobStability(wire, { id, version, stable, namespace, region }) {
    const call = {
        method: 'POST',
        path: `/v1/job/${jobSegment(id, 'input')}/stable`,
        namespace,
        region,
        body: { JobID: id, JobVersion: version, Stable: stable },
        repeatable: true,
        capability: '`submit-job` (or `stable-job` since 1.11.2)',
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(MARKED, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/steer-deployment.js



const STEERED = dist/* object */.Ikc({
    EvalID: nomad_shape/* text */.Qq,
    EvalCreateIndex: nomad_shape/* count */.U9,
    DeploymentModifyIndex: dist/* number */.aig(),
    RevertedJobVersion: dist/* nullish */.cl6(dist/* number */.aig(), null),
});
async function promoteDeployment(wire, request) {
    const { groups } = request;
    return await steer(wire, 'promote', request, groups === undefined ? { All: true } : { Groups: groups });
}
async function failDeployment(wire, request) {
    return await steer(wire, 'fail', request, {});
}
async function steer(wire, verb, { id, namespace, region }, how) {
    const call = {
        method: 'POST',
        path: `/v1/deployment/${verb}/${plainSegment(id, 'deployment ID')}`,
        namespace,
        region,
        body: { DeploymentID: id, ...how },
        repeatable: false,
        capability: `\`submit-job\` (or \`${verb}-deployment\` since 1.11.2)`,
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(STEERED, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/stop-job.js



async function stopJob(wire, request) {
    const { id, purge, global, evalPriority, noShutdownDelay, namespace, region } = request;
    const call = {
        method: 'DELETE',
        path: `/v1/job/${jobSegment(id, 'input')}`,
        query: { purge, global, eval_priority: evalPriority, no_shutdown_delay: noShutdownDelay },
        namespace,
        region,
        repeatable: false,
        capability: `\`submit-job\` (or \`${purge === true ? 'purge-job' : 'deregister-job'}\` since 1.11.2)`,
        mistake: 'input',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(WRITTEN, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/validate-job.js



const VALIDATION = dist/* object */.Ikc({
    DriverConfigValidated: nomad_shape/* flag */.Jt,
    ValidationErrors: (0,nomad_shape/* listOf */.c3)(dist/* string */.YjP()),
    Error: dist/* string */.YjP(),
    Warnings: nomad_shape/* text */.Qq,
});
async function validateJob(wire, request) {
    const { job, ...place } = (0,target/* placeJob */.L)(request, wire);
    const call = {
        method: 'POST',
        path: '/v1/validate/job',
        ...place,
        body: { Job: job },
        repeatable: true,
        capability: '`read-job`',
        mistake: 'parse',
    };
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(VALIDATION, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/jobs/version-tags.js



const TAGGED = dist/* object */.Ikc({ Name: dist/* string */.YjP(), Description: nomad_shape/* text */.Qq });
async function tagJobVersion(wire, request) {
    return await ask(wire, {
        ...tagCall(request),
        method: 'POST',
        body: { Version: request.version, Description: request.description },
    });
}
async function untagJobVersion(wire, request) {
    return await ask(wire, { ...tagCall(request), method: 'DELETE' });
}
function tagCall({ id, tag, namespace, region }) {
    return {
        path: `/v1/job/${plainSegment(id, 'job ID', 'The scheduler tags only versions of jobs whose ID has no slash.')}/versions/${plainSegment(tag, 'tag', 'Give the tag another name.')}/tag`,
        namespace,
        region,
        repeatable: false,
        capability: '`submit-job` (or `tag-job-version` since 1.11.2)',
        mistake: 'input',
        since: { version: '1.9.0', older: /^Job must be specified$/ },
    };
}
async function ask(wire, call) {
    return wire.read(call, await wire.ask(call), (value) => (0,nomad_shape/* shaped */.e9)(TAGGED, value));
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/scheduler.js

























const READINGS = {
    listJobs: listJobs,
    readJob: readJob,
    listJobVersions: listJobVersions,
    listJobAllocations: listJobAllocations,
    listJobEvaluations: listJobEvaluations,
    listJobDeployments: listJobDeployments,
    readJobsMostRecentDeployment: readJobsMostRecentDeployment,
    readJobSummary: readJobSummary,
    readJobScaleStatus: readJobScaleStatus,
    jobServices: jobServices,
    readJobSubmission: readJobSubmission,
    readEvaluation: readEvaluation,
    listEvaluationAllocations: listEvaluationAllocations,
    readDeployment: readDeployment,
    listDeploymentAllocations: listDeploymentAllocations,
};
const ACTIONS = {
    createJob: createJob,
    parseJob: parseJob,
    updateExistingJob: updateExistingJob,
    dispatchJob: dispatchJob,
    revertJob: revertJob,
    setJobStability: setJobStability,
    createJobEvaluation: createJobEvaluation,
    createJobPlan: createJobPlan,
    forceNewPeriodicInstance: forceNewPeriodicInstance,
    stopJob: stopJob,
    checksScaleIndex: checksScaleIndex,
    scaleTaskGroup: scaleTaskGroup,
    promoteDeployment: promoteDeployment,
    failDeployment: failDeployment,
    tagJobVersion: tagJobVersion,
    untagJobVersion: untagJobVersion,
    validateJob: validateJob,
    logIn: logIn,
    readOwnToken: readOwnToken,
    readLeader: readLeader,
    readTaskLogs: readTaskLogs,
};

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/js/clients/nomad/next-round.js
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
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 12_000;
const PATIENCE_WITH_SERVER_ERRORS = 10;
function pauseAfter({ kind, status, inARow, random }) {
    const passes = kind === 'unreachable' ||
        (kind === 'server' &&
            status !== undefined &&
            (status === 429 || status >= 500) &&
            inARow < PATIENCE_WITH_SERVER_ERRORS);
    return passes ? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (inARow - 1)) * (0.5 + random / 2) : undefined;
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/watch.js



const WAIT = 50_000;
const REST = 500;
const SLACK = 30_000;
async function* watch(wire, reading, options) {
    const { rest = REST, onTrouble, random = Math.random } = options;
    const clock = startClock(wire, reading.call, options);
    let index;
    let body;
    let lost = 0;
    let trouble;
    for (;;) {
        const started = performance.now();
        const round = await watch_ask(wire, reading, {
            index,
            remaining: clock.remaining(trouble),
            clock,
            wait: options.wait ?? WAIT,
        });
        if ('failure' in round) {
            if (round.failure.reason === 'timed-out') {
                clock.remaining(trouble);
            }
            trouble = round.failure;
            lost += 1;
            const pause = pauseAfter({ kind: round.failure.kind, status: round.status, inARow: lost, random: random() });
            if (pause === undefined) {
                throw round.failure;
            }
            onTrouble?.(round.failure, pause);
            await clock.pause(pause);
            continue;
        }
        trouble = undefined;
        lost = 0;
        index = nextIndex(index, round.answer.headers[wire.dialect.indexHeader]);
        if (round.answer.body !== body) {
            body = round.answer.body;
            yield round.output;
        }
        await clock.pause(rest - (performance.now() - started));
    }
}
function startClock(wire, call, { deadline, signal }) {
    const started = performance.now();
    const combined = AbortSignal.any([wire.signal, signal].filter((one) => one !== undefined));
    const left = () => Math.floor(deadline - (performance.now() - started));
    return {
        signal: combined,
        remaining(trouble) {
            if (left() < 1) {
                throw overdue(call, deadline, trouble);
            }
            return left();
        },
        async pause(milliseconds) {
            await (0,promises_.setTimeout)(Math.max(0, Math.min(milliseconds, left())), undefined, { signal: combined }).catch(() => undefined);
            combined.throwIfAborted();
        },
    };
}
async function watch_ask(wire, { call, shape }, asking) {
    const { index, remaining, clock, wait } = asking;
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
            return { failure: error, status: answer?.status };
        }
        throw error;
    }
}
function overdue({ method, path }, deadline, cause) {
    const seconds = String(Math.round(deadline / 100) / 10);
    const last = cause === undefined ? '' : `; at last: ${cause.message}`;
    return new errors/* ServiceError */._7({
        kind: 'unreachable',
        reason: 'timed-out',
        message: `${method} ${path}: watched for ${seconds} s, and what was waited for did not come${last}`,
        hint: cause?.hint,
        help: cause?.help,
        cause,
    });
}

// EXTERNAL MODULE: ./build/js/clients/nomad/dialect.js
var nomad_dialect = __webpack_require__(8787);
;// CONCATENATED MODULE: ./build/js/clients/nomad/refusal.js




function refused(refusal) {
    const { call, answer } = refusal;
    const withoutOurs = refusal.secrets.reduce((told, secret) => ((0,nomad_headers/* given */.g)(secret) === undefined ? told : told.replaceAll(String(secret), () => '‹hidden›')), answer.body);
    const body = refusal.scrub?.(withoutOurs) ?? withoutOurs;
    const classified = classify(answer.status, body);
    const { about } = classified;
    const isOlder = call.since?.older?.test(classified.words) === true;
    const kind = isOlder ? 'server' : classified.kind;
    const verb = isOlder ? 'is too old to know this request' : about === 'scheme' ? 'speaks https' : VERBS[kind];
    return new errors/* ServiceError */._7({
        kind,
        reason: reasonOf({ ...classified, kind }, refusal),
        message: `${call.method} ${call.path}: the scheduler ${verb} (${String(answer.status)}): ${classified.words}`,
        ...refusal_wayOutOf({ ...classified, kind }, refusal, isOlder),
    });
}
const VERBS = {
    'not-found': 'knows of none',
    unauthorized: 'denies it',
    invalid: 'refuses it',
    conflict: 'refuses it, for the job was changed meanwhile',
    blocked: 'does not take it now',
    'too-large': 'refuses it as too large',
    unreachable: 'cannot be reached behind its gateway',
    server: 'failed',
};
function reasonOf({ kind, about }, { call, namespace }) {
    if (about === 'scheme')
        return 'unreachable';
    switch (kind) {
        case 'invalid':
            return about === 'region' || (about === 'namespace' && namespace !== undefined) ? 'input' : call.mistake;
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
function refusal_wayOutOf({ kind, about }, refusal, isOlder) {
    const { call, answer } = refusal;
    switch (about) {
        case 'scheme':
            return { hint: 'Write the input `address` with `https://`.', help: 'http-or-https' };
        case 'region':
        case 'namespace':
            return { hint: placeHint(about), help: 'unknown-namespace-or-region' };
        case 'node-pool':
            return {
                hint: 'Set `node_pool` in the job file to one that exists (`nomad node pool list`), or have it made (`nomad node pool apply`): the scheduler makes none for a job.',
                help: 'unknown-node-pool',
            };
        case undefined:
            break;
    }
    if (kind === 'unauthorized')
        return rightFor(refusal);
    const since = call.since === undefined ? undefined : `the request is known since version ${call.since.version}`;
    if (isOlder)
        return { hint: `Upgrade the scheduler: ${since ?? ''}.`, help: 'server-too-old' };
    if (kind === 'server' && answer.status === 404) {
        const too = since === undefined ? '' : `, and its version: ${since}`;
        const hint = `Check that the input \`address\` is that of the scheduler itself, without a path${too}.`;
        return { hint, help: 'not-the-service-itself' };
    }
    if (kind === 'not-found') {
        const isKnown = since === undefined || call.since?.older !== undefined;
        return { help: 'no-such-job', ...(isKnown ? {} : { hint: `An older server says the same of any job: ${since}.` }) };
    }
    return kind === 'conflict' ? { help: 'changed-meanwhile' } : {};
}
function placeHint(about) {
    return about === 'region'
        ? 'Set the input `region`, or the region in the job file, to one that the scheduler knows.'
        : 'Set the input `namespace`, or the namespace in the job file, to one that exists: the scheduler makes none by itself.';
}
function rightFor({ call, answer, namespace, hasToken, noToken }) {
    if (isHtml(answer.body)) {
        const hint = 'A web page is no answer of the scheduler: something in front of it wants a log-in. Set the input `http-auth` if it takes that, or the `address` of the scheduler itself.';
        return { hint, help: 'not-the-service-itself' };
    }
    if (call.denied !== undefined)
        return { hint: call.denied };
    const place = `in the namespace \`${namespace ?? 'default'}\``;
    const right = call.capability === undefined ? undefined : `the ACL capability ${call.capability} ${place}`;
    if (hasToken) {
        const needed = right === undefined ? 'The token may' : `The token needs ${right}; it may also`;
        return { hint: `${needed} be unknown to the scheduler, or expired.`, help: 'missing-right' };
    }
    const one = right === undefined ? '' : ` to one with ${right}`;
    const why = noToken === undefined ? '' : ` ${noToken}`;
    return { hint: `No token was given; set the input \`token\`${one}.${why}`, help: 'no-token' };
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/transport-error.js

function ofTransport({ reason, message, location, hint, help, cause }) {
    return new errors/* ServiceError */._7({ kind: kindOf(reason), reason, message, location, hint, help, cause });
}
function kindOf(reason) {
    if (reason === 'input')
        return 'invalid';
    return reason === 'server' ? 'server' : 'unreachable';
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/wire.js








const MAX_BYTES = 32 * 1024 * 1024;
function createWire(options) {
    const headers = (0,nomad_headers/* headersFor */.i)(options);
    const dialect = nomad_dialect/* DIALECTS */.O[options.dialect];
    const wire = {
        dialect,
        namespace: (0,nomad_headers/* given */.g)(options.namespace),
        signal: options.signal,
        async ask(call, { deadline = options.deadline, signal = options.signal } = {}) {
            try {
                return await options.transport.send({
                    service: 'scheduler',
                    method: call.method,
                    url: urlOf(call, options),
                    headers: call.body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
                    body: call.body === undefined ? undefined : JSON.stringify(call.body),
                    repeatable: call.repeatable,
                    deadline,
                    signal,
                    maxBytes: MAX_BYTES,
                    isBusy: isBusy,
                });
            }
            catch (error) {
                throw error instanceof errors/* ActionError */.lZ && signal?.aborted !== true ? ofTransport(error) : error;
            }
        },
        read(call, answer, shape) {
            if (answer.status < 200 || answer.status > 299) {
                const token = (0,nomad_headers/* given */.g)(options.token);
                const secrets = [token, (0,nomad_headers/* given */.g)(options.httpAuth), ...(call.secrets ?? [])];
                throw refused({
                    call,
                    answer,
                    ...placeOf(call, options),
                    hasToken: token !== undefined,
                    noToken: options.noToken,
                    secrets,
                    scrub: options.scrub,
                });
            }
            return outputOf(call, answer, (value) => shape(value, { nextToken: (0,nomad_headers/* given */.g)(answer.headers[dialect.nextPageHeader]) }));
        },
        async get({ call, shape }) {
            return wire.read(call, await wire.ask(call), shape);
        },
    };
    return wire;
}
function urlOf(call, options) {
    const url = new URL(call.path, options.address);
    const query = { ...call.query, ...placeOf(call, options) };
    for (const [name, value] of Object.entries(query)) {
        if (value !== undefined && value !== false) {
            url.searchParams.set(name, String(value));
        }
    }
    return url;
}
function placeOf(call, options) {
    const namespace = (0,nomad_headers/* given */.g)(call.namespace) ?? (0,nomad_headers/* given */.g)(options.namespace);
    const region = (0,nomad_headers/* given */.g)(call.region) ?? (0,nomad_headers/* given */.g)(options.region);
    return { ...(namespace === undefined ? {} : { namespace }), ...(region === undefined ? {} : { region }) };
}
function outputOf(call, { body }, shape) {
    const result = wire_parsed(body);
    const shapedResult = 'problem' in result ? result : shape(result.output);
    if ('output' in shapedResult) {
        return shapedResult.output;
    }
    const older = call.since === undefined ? '' : `, and a server of version ${call.since.version} or newer`;
    throw new errors/* ServiceError */._7({
        kind: 'server',
        reason: 'server',
        message: `${call.method} ${call.path}: the scheduler's answer cannot be used: ${shapedResult.problem}`,
        help: 'not-the-service-itself',
        hint: `Check that the input \`address\` is that of the scheduler itself${older}.`,
    });
}
function wire_parsed(body) {
    try {
        return { output: (0,json/* parseJson */.qF)(body) };
    }
    catch {
        return { problem: isHtml(body) ? `it is ${serverWords(body)}` : ((0,json/* excessOf */.FR)(body) ?? 'it is not JSON') };
    }
}

;// CONCATENATED MODULE: ./build/js/clients/nomad/client.js





function createScheduler(options) {
    const wire = createWire(options);
    const actions = mapValues(ACTIONS, (ask) => (request) => ask(wire, request));
    const readings = mapValues(READINGS, (describe) => async (request) => wire.get(describe(request, wire.dialect)));
    const watched = mapValues(READINGS, (describe) => (request, how) => watch(wire, describe(request, wire.dialect), how));
    return {
        ...actions,
        ...readings,
        watch: watched,
        pages: { listJobs: (request) => pages(wire, listJobs, request) },
    };
}
function mapValues(record, map) {
    return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

// EXTERNAL MODULE: ./build/js/report/help.js
var help = __webpack_require__(7318);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
;// CONCATENATED MODULE: ./build/js/operations/connect-nomad.js





async function startNomadRun(inputs, context, redaction) {
    const { runner, event, redactor, deadline, cancelled } = context;
    if ('job' in inputs && typeof inputs.job === 'string')
        redactor.addIds([inputs.job]);
    const { scheduler } = await connectNomad(inputs.scheduler, context);
    const log = (line) => runner.foreign(line);
    return { inputs, scheduler: (0,learn_job/* learning */.$Y)(scheduler, redactor, redaction), event, redactor, deadline, cancelled, log };
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
        return { scheduler: createScheduler({ ...options, token: inputs.token }), secrets: context.secrets };
    }
    const { token, secrets } = await connect_nomad_logIn(inputs.authMethod, inputs.audience, createScheduler(options), context);
    redactor.addSecrets(secrets);
    return { scheduler: createScheduler({ ...options, token }), secrets: [...context.secrets, ...secrets] };
}
async function connect_nomad_logIn(authMethod, audience, scheduler, { event, transport, runner }) {
    const identityToken = await readIdentityToken(transport, event.identityToken, audience);
    runner.mask(identityToken);
    const { SecretID: token, Policies } = await scheduler.logIn({ authMethod, identityToken });
    runner.mask(token);
    runner.foreign(`Logged in by \`${authMethod}\`${Policies.length === 0 ? '' : `; policies: ${Policies.join(', ')}`}.`);
    return { token, secrets: [identityToken, token] };
}
function publicAddresses({ repository, serverUrl, runUrl }) {
    const own = repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.name}`;
    return [own, runUrl ?? '', help/* helpPage */.rl];
}
function whyNoToken(context) {
    if ((0,github_context/* isOfFork */.O)(context)) {
        return 'GitHub gives no secrets to the pull request of a fork: to plan it, push its commits to a branch of this repository.';
    }
    if (context.eventName === 'pull_request' && context.actor === 'dependabot[bot]') {
        return "GitHub gives Dependabot's runs Dependabot's own secrets alone: store the token among these, too.";
    }
    return undefined;
}


/***/ }),

/***/ 8697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ learning),
/* harmony export */   qB: () => (/* binding */ liveRules),
/* harmony export */   wT: () => (/* binding */ learnJob)
/* harmony export */ });
/* harmony import */ var _redaction_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

const nothingPublic = { has: () => false };
const usualRedaction = { mode: 'default', patterns: [], reveal: [] };
function liveRules(redactor, redaction = usualRedaction) {
    return { ...redaction, secrets: redactor, published: nothingPublic };
}
function learnJob(job, rules, side, redactor) {
    const { secrets, hidden, shown } = (0,_redaction_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedValues */ .cW)(job, rules, side);
    redactor.addSecrets(secrets);
    redactor.addHidden(hidden);
    redactor.addShown(shown);
    redactor.addIds([job.ID]);
}
function learning(scheduler, redactor, redaction) {
    const learn = (job) => {
        learnJob(job, liveRules(redactor, redaction), 'live', redactor);
        return job;
    };
    return {
        ...scheduler,
        readJob: async (request) => learn(await scheduler.readJob(request)),
        listJobVersions: async (request) => {
            const answer = await scheduler.listJobVersions(request);
            answer.Versions.forEach(learn);
            return answer;
        },
        watch: {
            ...scheduler.watch,
            async *readJob(request, options) {
                const jobs = scheduler.watch.readJob(request, options);
                for (;;)
                    yield learn((await jobs.next()).value);
            },
        },
    };
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
/* harmony export */   GC: () => (/* binding */ createJudged),
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   aJ: () => (/* binding */ isShown)
/* harmony export */ });
/* harmony import */ var _hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6128);
/* harmony import */ var _public_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9285);
/* harmony import */ var _detection_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4328);
/* harmony import */ var _detection_secret_looks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16);
/* harmony import */ var _detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5435);
/* harmony import */ var _shown_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7301);
/* harmony import */ var _redactor_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5189);







function isShown(candidate, rules) {
    return candidate.value === '' || judge(candidate, rules).verdict === 'shown';
}
function shownValue(candidate, rules) {
    return candidate.value === '' ? '' : render(candidate.value, judge(candidate, rules), new Map());
}
function createJudged() {
    const judged = { secrets: new Set(), hidden: new Set(), shown: new Set() };
    return {
        ...judged,
        show(candidate, rules, numbers = new Map()) {
            const { value } = candidate;
            if (value === '')
                return value;
            const judgement = judge(candidate, rules);
            const { verdict, secrets } = judgement;
            const open = render(value, judgement, numbers);
            if (open !== _shown_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .hidden */ .R)
                judged.shown.add((0,_shown_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .shownText */ .f)(open));
            if (verdict === 'partly')
                for (const line of (0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hiddenLines */ .kb)(value, secrets))
                    judged.hidden.add(line);
            if (verdict === 'certain')
                judged.secrets.add(value);
            if (verdict === 'secret' || (verdict === 'private' && value.length >= _redactor_js__WEBPACK_IMPORTED_MODULE_5__/* .longEnough */ .P))
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
function whole(verdict) {
    return { verdict, secrets: [] };
}
function judge(candidate, rules) {
    const { objects, name, value } = candidate;
    const paths = [name, [...objects, name].join('.'), keyOf(name)];
    const named = (patterns) => patterns.some((pattern) => paths.some((path) => pattern.matches(path)));
    const natural = (0,_public_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isPublicByNature */ .Q)(objects, name, value);
    if (rules.secrets.name(value) !== value)
        return whole(natural ? 'holding' : 'secret');
    if (rules.patterns.some((pattern) => pattern.occursIn(value)))
        return whole('certain');
    if (named(rules.patterns))
        return whole('secret');
    if (!natural && isHiddenByName(candidate))
        return whole('secret');
    const secrets = secretsIn(candidate, natural);
    if (secrets.length > 0 && !(0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLines */ .gE)(value))
        return whole('secret');
    const isOpen = natural || rules.mode === 'none' || named(rules.reveal) || rules.published.has(value, candidate);
    const isPublic = isOpen && rules.mode !== 'all-values';
    if (secrets.length > 0)
        return isPublic ? { verdict: 'partly', secrets } : whole('secret');
    return whole(isPublic ? 'shown' : 'private');
}
function isHiddenByName({ name, value, delimiters }) {
    const key = keyOf(name);
    return (0,_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameLooksSecret */ .Q_)(key) && (0,_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .nameHides */ .p9)(key, (0,_detection_references_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutReferences */ .Xl)(value, delimiters));
}
function secretsIn({ objects, name, value, ...place }, natural) {
    const { delimiters, before = [], command = '' } = place;
    const looking = { delimiters, random: !natural, assignments: !(0,_public_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isImage */ .w)(objects, name) };
    const found = (0,_detection_secret_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .secretRanges */ .x)(value, looking);
    if (found.length > 0 || natural || value.startsWith('-') || (0,_hidden_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .hasLines */ .gE)(value))
        return found;
    const flags = before.filter((one) => /^-{1,2}[A-Za-z][\w.-]*$/.test(one));
    return flags.flatMap((one) => (0,_detection_secret_looks_js__WEBPACK_IMPORTED_MODULE_2__/* .secretRanges */ .x)(`${command} ${one} ${value}`, looking));
}
function keyOf(name) {
    return /^(?:Env|Meta)\[(.*)\]$/s.exec(name)?.[1] ?? name;
}


/***/ }),

/***/ 5171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ delimitersOf),
/* harmony export */   J: () => (/* binding */ aroundIn)
/* harmony export */ });
function aroundIn(object, fields, outer) {
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
const exposed = new Set(['ListenerPort', 'LocalPathPort', 'Protocol']);
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
    ['Expose', exposed],
    ['Paths', exposed],
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
const unset = new Set(['true', 'false', '0']);
function isPublicByNature(objects, field, value = '') {
    if (objects[0] === 'Config') {
        if (objects.length > 1)
            return false;
        return publicConfigKeys.has(keyOf(field)) || (keyOf(field) === 'args' && sidecarArguments.has(value));
    }
    if (objects.at(-1) === 'EnvoyGatewayBindAddresses' && /^0\.0\.0\.0:-?\d+$/.test(value))
        return true;
    if (unset.has(value) && !isInFreeMap(field) && !objects.some((name) => freeMaps.has(name)))
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
function keyOf(field) {
    return field.replace(/(?<!\])(?:\[\d+\])+$/, '');
}


/***/ }),

/***/ 7301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ hidden),
/* harmony export */   f: () => (/* binding */ shownText)
/* harmony export */ });
/* harmony import */ var _scrub_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2443);

const hidden = Symbol('hidden');
function shownText(value) {
    if (value === hidden)
        return _scrub_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .s;
    if (typeof value === 'string')
        return value;
    return value.lines.map((line) => (typeof line === 'number' ? _scrub_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .s : line)).join('\n');
}


/***/ }),

/***/ 7761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ shownSpec),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   cW: () => (/* binding */ judgedValues)
/* harmony export */ });
/* harmony import */ var _judge_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9456);
/* harmony import */ var _neighbors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5171);
/* harmony import */ var _shown_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7301);



const inDifference = new Map([
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
const levels = new Set(['TaskGroups', 'Tasks']);
const start = { group: undefined, task: undefined, objects: [], name: '', side: 'file' };
function shownSpec(job, rules) {
    return Object.fromEntries(Object.entries(job).map(([key, value]) => [rules.secrets.name(key), shown(value, { ...start, name: key }, rules)]));
}
function judgedValues(job, rules, side) {
    const judged = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .createJudged */ .GC)();
    for (const [place, value] of leavesOf(job, side)) {
        if (typeof value === 'string')
            judged.show({ ...place, value }, rules);
    }
    for (const values of [judged.hidden, judged.secrets])
        for (const value of values)
            for (const part of assignedIn(value))
                values.add(part);
    return judged;
}
function* leavesOf(job, side) {
    for (const [key, value] of Object.entries(job))
        yield* leaves(value, { ...start, name: key, side }, [key]);
}
function fieldsOf(job) {
    const fields = new Map();
    for (const [place, leaf, trail] of leavesOf(job, 'file')) {
        const value = typeof leaf === 'string' ? leaf : JSON.stringify(leaf);
        fields.set(JSON.stringify(trail), { ...place, value, isItem: typeof trail.at(-1) === 'number' });
    }
    return fields;
}
function* leaves(value, place, trail) {
    if (value === null || value === undefined)
        return;
    if (Array.isArray(value)) {
        for (const [index, item] of value.entries())
            yield* leaves(item, itemOf(place, index, value), [...trail, index]);
    }
    else if (typeof value === 'object' && Object.getPrototypeOf(value) !== null) {
        const inside = { ...place, command: commandIn(value) };
        for (const [key, item] of Object.entries(value))
            yield* leaves(item, within(inside, key), [...trail, key]);
    }
    else
        yield [place, value, trail];
}
function assignedIn(value) {
    return [...value.matchAll(/[=:]\s{0,5}["']?([^\s"'=:@/]{8,})/g)].map(([, assigned = '']) => assigned);
}
function shown(value, place, rules) {
    if (value === null || value === undefined || typeof value === 'boolean')
        return value;
    if (Array.isArray(value))
        return value.map((item, index) => shown(item, itemOf(place, index, value), rules));
    if (typeof value === 'object' && Object.getPrototypeOf(value) !== null) {
        const inside = { ...place, command: commandIn(value) };
        const entries = Object.entries(value);
        return Object.fromEntries(entries.map(([key, item]) => [rules.secrets.name(key), shown(item, within(inside, key), rules)]));
    }
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const open = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .shownValue */ .JJ)({ ...place, value: text }, rules);
    return open === text ? value : (0,_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f)(open);
}
function within(place, key) {
    const { objects, name } = place;
    if (levels.has(name))
        return { ...place, objects: [], name: key };
    if (name === 'Env' || name === 'Meta' || objects[0] === 'Config')
        return { ...place, name: `${name}[${key}]` };
    return { ...place, objects: [...objects, inDifference.get(name) ?? name], name: key };
}
function itemOf(place, index, items) {
    const item = items[index];
    if (levels.has(place.name))
        return { ...place, ...levelOf(place.name, item) };
    if (place.name === 'Templates')
        return { ...place, delimiters: delimitersIn(item) };
    if (inDifference.has(place.name))
        return place;
    const last = items[index - 1];
    const before = typeof last === 'string' ? [last] : undefined;
    if (place.objects[0] !== 'Config')
        return { ...within(place, place.name), before };
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
    return (0,_neighbors_js__WEBPACK_IMPORTED_MODULE_2__/* .delimitersOf */ .C)(text('LeftDelim'), text('RightDelim'));
}
function levelOf(list, item) {
    const named = typeof item === 'object' && item !== null && 'Name' in item ? item.Name : undefined;
    const label = typeof named === 'string' ? named : undefined;
    return list === 'TaskGroups' ? { group: label, task: undefined } : { task: label };
}


/***/ })

};
