export const id = 667;
export const ids = [667];
export const modules = {

/***/ 2372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ followRollout),
  g: () => (/* binding */ writtenVersion)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
// EXTERNAL MODULE: ./build/js/rollout/progress.js
var progress = __webpack_require__(1533);
// EXTERNAL MODULE: ./build/js/rollout/redact-outcome.js
var redact_outcome = __webpack_require__(3202);
// EXTERNAL MODULE: ./build/js/rollout/task-problems.js
var task_problems = __webpack_require__(8692);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-until-end.js
var follow_until_end = __webpack_require__(3399);
// EXTERNAL MODULE: ./build/js/operations/follow/watching.js
var follow_watching = __webpack_require__(4242);
;// CONCATENATED MODULE: ./build/js/operations/follow/watch-rollout.js


function unseenRollout({ index }) {
    return { index, evaluation: undefined, own: undefined, latest: null, deploymentsRead: false, blocked: false };
}
async function* watchRollout(write, watching) {
    const { nomad } = watching;
    let state = unseenRollout(write);
    for await (const evaluation of evaluationsOf(write, watching)) {
        state = { ...state, evaluation };
        yield state;
    }
    const capacity = (0,follow_watching/* startCapacityClock */.PM)(watching, (0,judge_deployment/* isUnplaced */.hd)(state.evaluation));
    for await (const heard of (0,follow_watching/* changesAndLooks */.xQ)((options) => nomad.watch.readJobsMostRecentDeployment(write.job, options), watching, capacity)) {
        if (heard === 'time-to-look') {
            const waiting = await waitingEvaluation(write, watching, state.evaluation);
            const blocked = capacity.noteLook(waiting !== undefined);
            state = { ...state, blocked, evaluation: waiting ?? withoutBlocked(state.evaluation) };
        }
        else {
            state = { ...state, deploymentsRead: true, ...(await deploymentsOf(write, watching, heard.change, state.own)) };
        }
        yield state;
    }
}
async function* evaluationsOf(write, watching) {
    let id = write.evalId === '' ? await findEvaluation(write, watching) : write.evalId;
    while (id !== '') {
        let next = '';
        for await (const evaluation of (0,follow_watching/* evaluationUntilDone */.Vi)({ ...write.job, id }, watching)) {
            yield evaluation;
            next = evaluation.DeploymentID === '' ? evaluation.NextEval : '';
        }
        id = next;
    }
}
const triggers = new Set(['job-register', 'job-scaling']);
async function findEvaluation({ job, index }, { nomad }) {
    const evaluations = await nomad.listJobEvaluations(job);
    const ours = evaluations.filter((one) => one.JobModifyIndex === index && triggers.has(one.TriggeredBy));
    return ours.toSorted((a, b) => b.CreateIndex - a.CreateIndex)[0]?.ID ?? '';
}
async function waitingEvaluation({ job, index }, { nomad }, last) {
    const evaluations = await nomad.listJobEvaluations(job);
    const ours = new Set([last?.ID, last?.BlockedEval]);
    return evaluations.find((one) => one.Status === 'blocked' && (one.JobModifyIndex >= index || ours.has(one.ID)));
}
function withoutBlocked(evaluation) {
    return evaluation === undefined ? undefined : { ...evaluation, FailedTGAllocs: {} };
}
async function deploymentsOf({ job, index, over }, { nomad }, latest, own) {
    if (latest !== null && latest.ID === over)
        return { latest: null };
    if (latest === null || latest.JobSpecModifyIndex < index)
        return { latest, own };
    if (latest.JobSpecModifyIndex === index)
        return { latest, own: latest };
    const all = await nomad.listJobDeployments(job);
    return { latest, own: all.find((one) => one.JobSpecModifyIndex === index) ?? own };
}

;// CONCATENATED MODULE: ./build/js/operations/follow/follow-rollout.js







async function followRollout(request, dependencies) {
    const started = performance.now();
    const { label, promote = false, onProgress } = request;
    const { nomad, redactor, cancelled } = dependencies;
    const followed = await (0,follow_until_end/* followUntilEnd */.L)({
        label,
        watch: (watching) => (promote ? promoting(request, watching) : watchRollout(request, watching)),
        judge: (state) => endOf(state, promote),
        describe: (state) => (0,progress/* describeProgress */.vk)(state, (0,judge_deployment/* judgeRollout */.VY)(state)),
        onProgress: ({ own }, text) => onProgress?.({ text, groups: (0,progress/* deploymentGroups */.oU)(own), deploymentId: own?.ID ?? '' }),
    }, dependencies);
    const { end, stoppedBy, state = unseenRollout(request) } = followed;
    const outcome = (0,progress/* rolloutOutcome */.YW)({
        state,
        end,
        stoppedBy,
        troubles: cancelled.aborted || !isExplained(end) ? [] : await explain(request, state, nomad),
        version: cancelled.aborted ? state.own?.JobVersion : await rolledOutVersion(request, state, nomad),
        milliseconds: performance.now() - started,
    });
    return (0,redact_outcome/* redactRollout */.vN)(outcome, redactor.scrub);
}
function endOf(state, promote) {
    const conclusion = (0,judge_deployment/* judgeRollout */.VY)(state);
    const goesOn = conclusion.kind === 'going-on' || (promote && conclusion.kind === 'awaiting-promotion');
    return goesOn ? undefined : conclusion;
}
async function* promoting(write, watching) {
    for await (const state of watchRollout(write, watching)) {
        yield state;
        if ((0,judge_deployment/* judgeRollout */.VY)(state).kind === 'awaiting-promotion')
            await promoteCanaries(watching.nomad, { ...write.job, id: state.own?.ID ?? '' });
    }
}
async function promoteCanaries(nomad, deployment) {
    try {
        await nomad.promoteDeployment(deployment);
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ) || !['input', 'not-found'].includes(error.reason))
            throw error;
    }
}
function isExplained(end) {
    return end === undefined || !['successful', 'superseded', 'awaiting-promotion'].includes(end.kind);
}
async function explain({ job, index, logs = false }, { own, evaluation }, nomad) {
    const allocations = (await (0,errors/* orUndefined */.y0)(nomad.listJobAllocations(job))) ?? [];
    const since = evaluation?.CreateIndex ?? index;
    const ours = allocations.filter((one) => own === undefined ? one.CreateIndex >= since : one.JobVersion === own.JobVersion);
    const troubles = (0,task_problems/* findTaskProblems */.h)(ours);
    return logs ? Promise.all(troubles.map(async (trouble) => withLogs(job, trouble, nomad))) : troubles;
}
async function withLogs(job, trouble, nomad) {
    const { allocation: id, task } = trouble;
    return {
        ...trouble,
        logs: await (0,errors/* orUndefined */.y0)(nomad.readTaskLogs({ ...job, id, task, type: 'stderr', lines: 50 })),
    };
}
async function rolledOutVersion({ job, index }, { own }, nomad) {
    return own === undefined ? writtenVersion(job, index, nomad) : own.JobVersion;
}
async function writtenVersion(job, index, nomad) {
    const live = await (0,errors/* orUndefined */.y0)(nomad.readJob(job));
    return live?.JobModifyIndex === index ? (live.Version ?? undefined) : undefined;
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

/***/ 667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ rolloutFailure)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);


const bad = {
    failed: [
        'failed',
        'The new version stays registered. Fix the cause and have the next plan reviewed, or go back with `mode: revert`.',
    ],
    'rolled-back': ['rolled-back', 'Fix the cause, push, and have the new plan reviewed.'],
    'placement-blocked': [
        'unplaceable',
        'The job stays registered and is placed as soon as the cluster has room. Add capacity, or request fewer resources.',
    ],
    superseded: [
        'conflict',
        'The job was registered or stopped by somebody else in the meantime. Check its latest version.',
    ],
    'timed-out': [
        'timed-out',
        'Nomad continues the rollout. Re-run this job to follow it to its end, and raise `timeout` if it takes longer.',
    ],
};
function rolloutFailure(rollout, { id, file, hints = {} }) {
    const [reason, hint] = bad[rollout.kind] ?? ['conflict', 'Check the latest deployment of the job.'];
    const where = file === undefined ? undefined : { file };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason,
        message: `\`${id}\`: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRollout */ .lw)(rollout)}.`,
        location: where,
        hint: hints[rollout.kind] ?? hint,
    });
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
