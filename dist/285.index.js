export const id = 285;
export const ids = [285];
export const modules = {

/***/ 7852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ nomadMode)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _operations_connect_nomad_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4037);
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);
/* harmony import */ var _report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7058);
/* harmony import */ var _report_nomad_ui_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1129);





function nomadMode({ nothing, run, report, ...mode }) {
    return {
        ...mode,
        run: async (inputs, context) => ({
            outcome: await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withErrors */ .u$)((0,_operations_connect_nomad_js__WEBPACK_IMPORTED_MODULE_1__/* .startNomadRun */ .d)(inputs, context).then(run), nothing(inputs)),
            ...linksOf(inputs),
        }),
        report: ({ outcome, ...links }, context) => (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .expandReport */ .r)(withLinks(report(outcome), links), context),
    };
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

/***/ 3399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ followUntilEnd)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _watching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4242);


async function followUntilEnd({ label, watch, judge, describe, onProgress }, dependencies) {
    const { redactor, cancelled, log } = dependencies;
    const logWords = (text) => log(`${label}: ${text}`);
    const watching = (0,_watching_js__WEBPACK_IMPORTED_MODULE_1__/* .startWatching */ .Kh)(dependencies, (text) => logWords(redactor.scrub(text)));
    let last;
    let described = '';
    try {
        for await (const state of watch(watching)) {
            last = state;
            const text = describe(state);
            if (text !== '' && text !== described) {
                const shown = redactor.scrub(text);
                logWords(shown);
                onProgress?.(state, shown);
            }
            described = text;
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
function isTimeUp(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && error.reason === 'timed-out';
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
            onTrouble: (trouble, pause) => onTrouble(`asking again in ${Math.ceil(pause / 1000)} s: ${trouble.message}`),
        }),
    };
}
const graceShare = 1 / 20;
const reserveShare = 1 / 50;
const mostReserveShare = 1 / 5;
const enough = 1000;
function budgetOf(left, timeout) {
    const reserve = Math.max(timeout * reserveShare, Math.min(enough, timeout * mostReserveShare));
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
        message: `The job \`${job}\` was changed by somebody else in the meantime (its ${what} was ${before} and is now ${now})`,
        help: 'changed-meanwhile',
        hint: 'That change was not overwritten. Find out who changed the job, then run this again.',
    });
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

/***/ 4159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ expandReport)
/* harmony export */ });
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);
/* harmony import */ var _markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6844);


function expandReport({ headline, lines = [], sign, failures, notes, body, outputs, files }, { redact }) {
    const otherFailures = failures.filter((failure) => !isInHeadline(failure, headline));
    const blocks = [
        `### ${failures.length > 0 ? '🔴' : sign} ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .C)(headline)}`,
        ...failures.filter((failure) => isInHeadline(failure, headline)).map((failure) => (0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .wayOut */ .YX)(failure)),
        ...(otherFailures.length === 0 ? [] : [(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .xh)(otherFailures, undefined).join('\n')]),
        ...notes.filter(({ text }) => text !== `${headline}.`).map(noteCallout),
        ...body,
    ];
    const markdown = `${redact(blocks.join('\n\n'))}\n`;
    const isLogged = [...failures.map(({ message }) => message), ...notes.map(({ text }) => text.replace(/\.$/, ''))];
    const logged = [...(isLogged.includes(headline) ? [] : [headline]), ...lines];
    return {
        errors: failures,
        log: [
            { kind: 'errors', errors: failures },
            ...notes.map(({ level, text }) => ({ kind: level, text: text })),
            ...(logged.length === 0 ? [] : [{ kind: 'text', text: logged.join('\n') }]),
        ],
        summary: markdown,
        outputs: { summary: headline, ...outputs },
        files: { ...files, markdown: { name: 'outrider.md', parts: [markdown], isPrivate: false } },
    };
}
function isInHeadline({ message, location }, headline) {
    const text = message.replace(/^`[^`]+`: /, '').replace(/\.$/, '');
    return location === undefined && !text.includes('\n') && headline.includes(text);
}
function noteCallout({ level, text }) {
    return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .C)(text)}`;
}


/***/ })

};
