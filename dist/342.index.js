export const id = 342;
export const ids = [342];
export const modules = {

/***/ 3511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ followChild)
});

// EXTERNAL MODULE: ./build/js/failure.js
var failure = __webpack_require__(988);
// EXTERNAL MODULE: ./build/js/plan/placement.js
var placement = __webpack_require__(3335);
;// CONCATENATED MODULE: ./build/js/rollout/judge-work.js
/**
 * Judges the evidence of a child job; a pure function. The work goes on until the scheduler calls the job dead, and counts as done only if every
 * allocation that the job asks for, or what took its place, is complete.
 */
function judgeWork({ job, allocations, blocked }) {
    if (job === undefined)
        return 'stopped';
    if (job.Status !== 'dead')
        return blocked && !allocations.some(isActive) ? 'placement-blocked' : 'going-on';
    const stopped = job.Stop === true;
    // What was replaced is told by its replacement.
    const last = allocations.filter((one) => one.NextAllocation === '');
    if (last.some((one) => one.ClientStatus === 'failed' && !(stopped && one.DesiredStatus !== 'run')))
        return 'failed';
    if (last.some((one) => one.ClientStatus === 'lost' || one.ClientStatus === 'unknown'))
        return 'lost';
    if (last.some((one) => one.DesiredStatus !== 'run'))
        return 'stopped';
    if (last.length < desiredOf(job))
        return stopped ? 'stopped' : 'placement-blocked';
    return last.every((one) => one.ClientStatus === 'complete') ? 'succeeded' : 'going-on';
}
/** Whether an allocation is still to do something. */
function isActive({ ClientStatus, DesiredStatus }) {
    return DesiredStatus === 'run' && ['pending', 'running', 'unknown'].includes(ClientStatus);
}
/** How many allocations the job asks for at least: of one that runs on every node that is not known. */
function desiredOf({ Type, TaskGroups }) {
    const counts = (TaskGroups ?? []).map(({ Count }) => Count ?? 1);
    const sum = counts.reduce((total, count) => total + count, 0);
    return Type === 'sysbatch' ? Math.min(1, sum) : sum;
}

// EXTERNAL MODULE: ./build/js/rollout/troubles.js
var troubles = __webpack_require__(9606);
// EXTERNAL MODULE: ./build/js/rollout/tick.js
var tick = __webpack_require__(359);
// EXTERNAL MODULE: ./build/js/scheduler/scheduler-failure.js
var scheduler_failure = __webpack_require__(7502);
;// CONCATENATED MODULE: ./build/js/rollout/work-sight.js



/** Milliseconds between two looks for what waits for capacity, while nothing else is heard. */
const lookEvery = 120_000;
/**
 * Looks at a child job: a sight for each change. One request stands at a time: of its evaluation until that is complete, then of its allocations while
 * one of them is to do something, else of the job.
 */
async function* sightsOfWork(request) {
    const { scheduler, child } = request;
    const started = performance.now();
    try {
        await evaluated(request, started);
        let sight = await look(request);
        for (;;) {
            yield sight;
            for await (const next of sight.allocations.some(isActive)
                ? whileActive(request, started, sight)
                : whileIdle(request, started, sight)) {
                sight = next;
                yield sight;
            }
        }
    }
    catch (error) {
        if (!(error instanceof scheduler_failure/* SchedulerFailure */.c) || error.kind !== 'not-found')
            throw error;
        yield {
            job: undefined,
            allocations: await scheduler.listJobAllocations(child),
            waiting: undefined,
            blocked: false,
        };
    }
}
function watchOptions({ deadline, signal, onLost }, started) {
    return {
        deadline: Math.max(1, deadline - (performance.now() - started)),
        signal,
        onTrouble: (trouble, milliseconds) => onLost(`asking again in ${Math.ceil(milliseconds / 1000)} s: ${trouble.message}`),
    };
}
/** Waits until the scheduler has looked at the job: before that there is nothing to be seen. */
async function evaluated(request, started) {
    const { scheduler, child, evalId } = request;
    if (evalId === '')
        return;
    try {
        for await (const { Status } of scheduler.watch.readEvaluation({ ...child, id: evalId }, watchOptions(request, started)))
            if (Status !== 'pending')
                return;
    }
    catch (error) {
        // Evaluations are forgotten earlier than their jobs.
        if (!(error instanceof scheduler_failure/* SchedulerFailure */.c) || error.kind !== 'not-found')
            throw error;
    }
}
async function look({ scheduler, child }) {
    // The job first: what was dead by then shows with all its allocations.
    const job = await scheduler.readJob(child);
    const allocations = await scheduler.listJobAllocations(child);
    return { job, allocations, waiting: await waitingOf(job, { scheduler, child }), blocked: false };
}
/** Each change of the allocations, until none of them is to do anything. */
async function* whileActive(request, started, last) {
    const { scheduler, child } = request;
    for await (const allocations of scheduler.watch.listJobAllocations(child, watchOptions(request, started))) {
        yield { ...last, waiting: undefined, blocked: false, allocations };
        if (!allocations.some(isActive))
            break;
    }
    // Read after them: it is dead only with what it left behind.
    yield look(request);
}
/** Each change of the job, and in between what waits for capacity, until an allocation is to do something. */
async function* whileIdle(request, started, last) {
    const { scheduler, child, grace, signal } = request;
    const stop = new AbortController();
    const options = { ...watchOptions(request, started), signal: AbortSignal.any([signal, stop.signal]) };
    const stream = scheduler.watch.readJob(child, options);
    let since = last.waiting === undefined ? undefined : performance.now();
    let pending;
    try {
        for (;;) {
            pending ??= stream.next();
            const wait = since === undefined ? lookEvery : since + grace - performance.now();
            const heard = await (0,tick/* orTick */.J)(pending, Math.max(1, wait));
            if (heard !== 'tick')
                pending = undefined;
            const sight = await look(request);
            const waited = since !== undefined && performance.now() - since >= grace;
            since = sight.waiting === undefined ? undefined : (since ?? performance.now());
            yield { ...sight, blocked: waited && since !== undefined };
            if (sight.allocations.some(isActive))
                return;
        }
    }
    finally {
        stop.abort();
        // It ends by the abort, which nobody waits for any more.
        pending?.catch(() => undefined);
    }
}
/** The evaluation that waits for capacity; undefined when none does. */
async function waitingOf(job, { scheduler, child }) {
    if (job.Status === 'dead')
        return undefined;
    const evaluations = await scheduler.listJobEvaluations(child);
    return evaluations.find((one) => one.Status === 'blocked');
}

;// CONCATENATED MODULE: ./build/js/rollout/work.js





/**
 * Follows a child job until its work has ended, the time is up, or it is cancelled.
 *
 * @throws SchedulerFailure what the scheduler refuses with
 */
async function followWork(request) {
    const started = performance.now();
    let last;
    let told = '';
    const see = (sight) => {
        last = sight;
        const words = wordsOf(sight);
        if (words !== told)
            request.onProgress(words);
        told = words;
    };
    const { kind, ended } = await untilEnded(request, see);
    return {
        kind,
        ended,
        unplaced: (0,placement/* unplacedGroups */.h)(last?.waiting?.FailedTGAllocs ?? {}, []),
        troubles: kind === 'succeeded' ? [] : (0,troubles/* troublesOf */.o)(last?.allocations ?? []),
        words: told,
        milliseconds: performance.now() - started,
    };
}
async function untilEnded(request, see) {
    const { signal } = request;
    try {
        for await (const sight of sightsOfWork(request)) {
            see(sight);
            const end = judgeWork(sight);
            if (end !== 'going-on')
                return { kind: end, ended: undefined };
        }
    }
    catch (error) {
        if (!signal.aborted && (!(error instanceof failure/* Failure */.HR) || error.reason !== 'timed-out'))
            throw error;
    }
    return { kind: 'timed-out', ended: signal.aborted ? 'cancelled' : 'deadline' };
}
function wordsOf({ job, allocations, waiting }) {
    if (job === undefined)
        return 'gone';
    const states = [...Map.groupBy(allocations, ({ ClientStatus }) => ClientStatus)];
    const counts = states.map(([state, { length }]) => `${length} ${state}`).toSorted();
    const wait = waiting === undefined ? [] : ['waiting for capacity'];
    return [...counts, ...wait].join(', ') || 'nothing is placed yet';
}

// EXTERNAL MODULE: ./build/js/modes/patience.js
var modes_patience = __webpack_require__(6750);
;// CONCATENATED MODULE: ./build/js/modes/follow-child.js


/**
 * Follows a job that was launched until its work has ended.
 *
 * @throws Failure that it cannot be followed; it goes on all the same
 */
async function followChild({ id, evalId, label }, { scheduler, inputs, deadline, cancelled, log }) {
    const tell = (words) => log(`${label}: ${words}`);
    const patience = (0,modes_patience/* patienceFor */.R)(deadline.left(), inputs.timeout);
    return followWork({
        scheduler,
        child: { id },
        evalId,
        ...patience,
        signal: cancelled,
        onProgress: tell,
        onLost: tell,
    });
}


/***/ }),

/***/ 6750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ patienceFor)
/* harmony export */ });
/** The part of the time that what finds no place may wait for one; half a minute of the usual ten. */
const graceShare = 1 / 20;
/** The part of the time that is kept for asking why something is late. */
const reserveShare = 1 / 50;
/**
 * How long something may be followed; also what has its turn late is looked at.
 *
 * @param left milliseconds that the run still has
 * @param timeout milliseconds that it had
 */
function patienceFor(left, timeout) {
    const reserve = timeout * reserveShare;
    return { deadline: left > 2 * reserve ? left - reserve : left / 2, grace: timeout * graceShare };
}


/***/ }),

/***/ 5342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   forcePeriodic: () => (/* binding */ forcePeriodic),
/* harmony export */   nothingForced: () => (/* binding */ nothingForced)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _scheduler_scheduler_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7502);
/* harmony import */ var _follow_child_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3511);
/* harmony import */ var _read_verb_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8777);




/** What is known of a run that did not get to a launch. */
function nothingForced({ job }) {
    return { job, child: '', evalId: '', deed: 'none', work: undefined, failures: [] };
}
/**
 * Launches a periodic job now, also where another instance of it still runs: what prohibits overlap holds for its own times alone. Follows what it
 * launched.
 *
 * @throws Failure `not-found`, `input`, `blocked`, …; `unreachable` where the answer is lost, for the service cannot tell two launches apart
 */
async function forcePeriodic(dependencies) {
    const { inputs, scheduler, log } = dependencies;
    const nothing = nothingForced(inputs);
    checkPeriodic(await (0,_read_verb_job_js__WEBPACK_IMPORTED_MODULE_3__/* .readVerbJob */ .H)(scheduler, inputs));
    if (inputs.dryRun)
        return { ...nothing, deed: 'dry-run' };
    const evalId = await launch(scheduler, inputs.job);
    const launched = { ...nothing, evalId, deed: 'done' };
    try {
        const { JobID: child } = await scheduler.readEvaluation({ id: evalId });
        log(`launched as ${child}.`);
        if (!inputs.wait)
            return { ...launched, child };
        return await followed({ ...launched, child }, dependencies);
    }
    catch (error) {
        if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR))
            throw error;
        return { ...launched, failures: [error.about(`\`${inputs.job}\` is launched, but by which job cannot be told`)] };
    }
}
async function followed(launched, dependencies) {
    const { child: id, evalId } = launched;
    try {
        return { ...launched, work: await (0,_follow_child_js__WEBPACK_IMPORTED_MODULE_2__/* .followChild */ .I)({ id, evalId, label: id }, dependencies) };
    }
    catch (error) {
        if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR))
            throw error;
        return { ...launched, failures: [error.about(`\`${id}\` is launched, but cannot be followed`)] };
    }
}
function checkPeriodic({ ID, Periodic, ParameterizedJob, Dispatched, Stop }) {
    const refused = (reason, what, hint) => new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({ reason, what: `The job \`${ID}\` ${what}.`, hint });
    if (Periodic === null || Periodic === undefined)
        throw refused('input', 'is not periodic', 'Only a job with a `periodic` block can be launched so.');
    if (ParameterizedJob !== null && ParameterizedJob !== undefined && Dispatched !== true)
        throw refused('input', 'is parameterized, too', 'Dispatch it with `mode: dispatch`, and launch what that makes of it.');
    if (Stop === true)
        throw refused('blocked', 'is stopped', 'Register it again to have it started.');
    if (Periodic['Enabled'] === false)
        throw refused('blocked', 'has its `periodic` block switched off', 'Register it with `enabled = true`.');
}
async function launch(scheduler, job) {
    try {
        return (await scheduler.forceNewPeriodicInstance({ id: job })).EvalID;
    }
    catch (error) {
        if (!(error instanceof _scheduler_scheduler_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .SchedulerFailure */ .c) || error.kind !== 'unreachable')
            throw error;
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
            reason: error.reason,
            what: `Whether \`${job}\` was launched is not known: ${error.message}`,
            hint: `Look at the children of \`${job}\` before you run this again: it would launch another one.`,
            cause: error,
        });
    }
}


/***/ }),

/***/ 8777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readVerbJob)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _scheduler_scheduler_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7502);


/**
 * Reads the job that a verb is about.
 *
 * @throws Failure `not-found`, with where it was looked for
 */
async function readVerbJob(scheduler, { job, scheduler: { namespace } }) {
    try {
        return await scheduler.readJob({ id: job });
    }
    catch (error) {
        if (!(error instanceof _scheduler_scheduler_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .SchedulerFailure */ .c) || error.kind !== 'not-found')
            throw error;
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
            reason: 'not-found',
            what: `There is no job \`${job}\` in namespace \`${namespace ?? 'default'}\` (${error.message})`,
            hint: 'Check the inputs `job`, which is the exact ID, `namespace` and `region`.',
            cause: error,
        });
    }
}


/***/ }),

/***/ 359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ orTick)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** What a promise comes to, or `tick` where that takes longer. */
async function orTick(promise, milliseconds) {
    const over = new AbortController();
    const tick = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, 'tick', { signal: over.signal });
    // Ended early it rejects, which nobody waits for.
    tick.catch(() => undefined);
    try {
        return await Promise.race([promise, tick]);
    }
    finally {
        over.abort();
    }
}


/***/ }),

/***/ 9606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ troublesOf)
/* harmony export */ });
const mostTroubles = 3;
const mostEvents = 4;
/** The tasks that keep a version of the job from being healthy, the worst first, each task of a group once. */
function troublesOf(allocations) {
    const found = allocations
        .filter(isUnwell)
        .toSorted((a, b) => b.CreateIndex - a.CreateIndex)
        .flatMap((allocation) => tasksOf(allocation).map(([task, state]) => ({ trouble: troubleOf(allocation, task, state), state })))
        .toSorted((a, b) => badness(b.state) - badness(a.state));
    const once = Map.groupBy(found, ({ trouble }) => JSON.stringify([trouble.group, trouble.task]));
    return [...once.values()].flatMap((same) => same.slice(0, 1).map(({ trouble }) => trouble)).slice(0, mostTroubles);
}
function isUnwell({ ClientStatus, DeploymentStatus, TaskStates }) {
    return (ClientStatus === 'failed' ||
        ClientStatus === 'lost' ||
        DeploymentStatus?.Healthy === false ||
        Object.values(TaskStates).some((state) => badness(state) > 0));
}
/** The tasks that failed or restarted; of an allocation that is not healthy without such a one, all. */
function tasksOf({ TaskStates }) {
    const tasks = Object.entries(TaskStates);
    const bad = tasks.filter(([, state]) => badness(state) > 0);
    return bad.length > 0 ? bad : tasks;
}
function badness({ Failed, Restarts }) {
    return (Failed ? 1000 : 0) + Restarts;
}
function troubleOf(allocation, task, { Events, Restarts }) {
    const ended = Events.findLast((event) => event.Type === 'Terminated');
    return {
        group: allocation.TaskGroup,
        task,
        allocation: allocation.ID,
        node: allocation.NodeName,
        exitCode: ended?.ExitCode,
        signal: ended?.Signal,
        restarts: Restarts,
        events: Events.slice(-mostEvents).map(words),
        logs: undefined,
    };
}
function words({ DisplayMessage, Message, Type }) {
    const said = DisplayMessage || Message;
    return said === '' ? Type : `${Type}: ${said}`;
}


/***/ })

};
