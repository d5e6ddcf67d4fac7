export const id = 247;
export const ids = [247];
export const modules = {

/***/ 4911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ realPace),
/* harmony export */   w: () => (/* binding */ withTimeout)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

async function pause(milliseconds, signal) {
    try {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
    }
    catch (error) {
        signal?.throwIfAborted();
        throw error;
    }
}
const realPace = { pause, random: Math.random };
async function withTimeout(milliseconds, answer) {
    const giveUp = new AbortController();
    const late = pause(milliseconds, giveUp.signal).then(() => undefined, () => undefined);
    try {
        return await Promise.race([answer, late]);
    }
    finally {
        giveUp.abort();
    }
}


/***/ }),

/***/ 8451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ writeOnce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4911);


async function writeOnce({ send, leavesOpen, find, pauses, signal, pace = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .realPace */ .O, }) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send();
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || !leavesOpen(error, attempt))
                throw error;
            const found = await find(error, attempt);
            if (found !== undefined)
                return found;
            const milliseconds = pauses[attempt - 1];
            if (milliseconds === undefined)
                throw error;
            if (milliseconds > 0)
                await pace.pause(milliseconds, signal);
        }
    }
}


/***/ }),

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
        describe: progress/* describeChildJob */.fL,
    }, dependencies);
    const outcome = (0,progress/* childJobOutcome */.A5)({ ...followed, milliseconds: performance.now() - started });
    return (0,redact_outcome/* redactChildJob */.Jy)(outcome, dependencies.redactor.scrub);
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

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LC: () => (/* binding */ describeTrouble),
/* harmony export */   LV: () => (/* binding */ rolloutKinds),
/* harmony export */   MP: () => (/* binding */ describeVersion),
/* harmony export */   Mq: () => (/* binding */ describeUnplaced),
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
            return `rollout failed${why === '' && rollout.description !== '' ? `: ${rollout.description}` : why}`;
        case 'rolled-back':
            return `rolled back${describeVersion(rollout)}${why}`;
        case 'awaiting-promotion':
            return 'canaries are healthy and wait for promotion';
        case 'placement-blocked':
            return `cannot be placed: ${describeUnplaced(rollout)}`;
        case 'no-deployment':
            return `${placed}${why}`;
        case 'superseded':
            return 'superseded by a newer version of the job, or stopped';
        case 'timed-out':
            return rollout.ended === 'cancelled'
                ? `still rolling out when the run was cancelled after ${formatDuration(rollout.milliseconds)}${describeHealthOfGroups(rollout)}`
                : `not healthy after ${formatDuration(rollout.milliseconds)}${describeHealthOfGroups(rollout)}${why}`;
    }
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
const inProgress = { kind: 'going-on', rollingBackTo: undefined };
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
        : { kind: 'going-on', rollingBackTo: version };
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

/***/ 1533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ childJobOutcome),
/* harmony export */   YW: () => (/* binding */ rolloutOutcome),
/* harmony export */   fL: () => (/* binding */ describeChildJob),
/* harmony export */   oU: () => (/* binding */ deploymentGroups),
/* harmony export */   vk: () => (/* binding */ describeProgress)
/* harmony export */ });
/* harmony import */ var _plan_placement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5486);
/* harmony import */ var _judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(887);
/* harmony import */ var _task_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8692);



function describeProgress({ evaluation, own, latest }, conclusion) {
    if (conclusion.kind === 'rolled-back')
        return `rolled back to version ${conclusion.version}`;
    if (conclusion.kind === 'going-on' && conclusion.rollingBackTo !== undefined)
        return `failed, rolling back to version ${conclusion.rollingBackTo}: ${countHealthy(latest)}`;
    if ((0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnplaced */ .hd)(evaluation) && conclusion.kind === 'going-on') {
        const reasons = (0,_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .unplacedGroups */ .hV)(evaluation?.FailedTGAllocs ?? {}, []).flatMap((one) => one.reasons);
        const why = reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
        return `waiting for capacity: ${why}`;
    }
    if (own !== undefined)
        return `${own.Status}, ${countHealthy(own)}`;
    return evaluation === undefined ? 'registered' : `evaluation ${evaluation.Status}`;
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
function rolloutOutcome({ state: { evaluation, own, latest }, end, stoppedBy, troubles, version, milliseconds, }) {
    return {
        kind: end?.kind ?? 'timed-out',
        evalId: evaluation?.ID ?? '',
        deploymentId: own?.ID ?? '',
        version,
        revertedTo: end?.kind === 'rolled-back'
            ? { version: end.version, healthy: end.healthy, live: liveVersion(own, latest) }
            : undefined,
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
        return 'gone';
    const states = [...Map.groupBy(allocations, ({ ClientStatus }) => ClientStatus)];
    const counts = states.map(([state, { length }]) => `${length} ${state}`).toSorted();
    const wait = waiting === undefined ? [] : ['waiting for capacity'];
    return [...counts, ...wait].join(', ') || 'nothing is placed yet';
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
    return { ...rollout, description: scrub(rollout.description), ...redactQuotes(rollout, scrub) };
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
/* harmony export */   h: () => (/* binding */ findTaskProblems)
/* harmony export */ });
const maxProblems = 3;
const maxEvents = 4;
function findTaskProblems(allocations) {
    const found = allocations
        .filter(isUnwell)
        .toSorted((a, b) => b.CreateIndex - a.CreateIndex)
        .flatMap((allocation) => tasksOf(allocation).map(([task, state]) => ({ trouble: taskProblem(allocation, task, state), state })))
        .toSorted((a, b) => problemScore(b.state) - problemScore(a.state));
    const once = Map.groupBy(found, ({ trouble }) => JSON.stringify([trouble.group, trouble.task]));
    return [...once.values()].flatMap((same) => same.slice(0, 1).map(({ trouble }) => trouble)).slice(0, maxProblems);
}
function isUnwell({ ClientStatus, DeploymentStatus, TaskStates }) {
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


/***/ })

};
