export const id = 76;
export const ids = [76];
export const modules = {

/***/ 9076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nothingStopped: () => (/* binding */ nothingStopped),
  stop: () => (/* binding */ stop)
});

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/failure.js
var failure = __webpack_require__(988);
// EXTERNAL MODULE: ./build/js/scheduler/scheduler-failure.js
var scheduler_failure = __webpack_require__(7502);
;// CONCATENATED MODULE: ./build/js/modes/until-nothing-runs.js

const ended = new Set(['complete', 'failed', 'lost']);
/** What may still do work: also what waits to be started, and what is on a node that nobody hears of. */
function running(allocations) {
    return allocations.filter(({ ClientStatus }) => !ended.has(ClientStatus)).length;
}
/** How many allocations of a job have not ended. */
async function runningOf(scheduler, id) {
    return running(await scheduler.listJobAllocations({ id }));
}
/**
 * Waits until no allocation of a job runs; tells each change.
 *
 * @returns how many still do: 0
 * @throws Failure `timed-out` when the time is up, or the run is cancelled
 */
async function untilNothingRuns(id, { scheduler, deadline, cancelled, log, }) {
    let told = -1;
    const onTrouble = (trouble, pause) => log(`${id}: asking again in ${Math.ceil(pause / 1000)} s: ${trouble.message}`);
    const options = { deadline: Math.max(1, deadline.left()), signal: cancelled, onTrouble };
    try {
        for await (const allocations of scheduler.watch.listJobAllocations({ id }, options)) {
            const left = running(allocations);
            if (left === 0)
                break;
            if (left !== told)
                log(`${id}: ${left} still ${left === 1 ? 'runs' : 'run'}`);
            told = left;
        }
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR) || error.reason !== 'timed-out')
            throw error;
        throw new failure/* Failure */.HR({
            reason: 'timed-out',
            what: `\`${id}\` is told to stop, but ${told < 0 ? 'whether all has ended is not known' : `${told} of its allocations still run`}`,
            hint: 'They end by themselves; run this again to wait on, or raise `timeout`.',
            cause: error,
        });
    }
    return 0;
}

;// CONCATENATED MODULE: ./build/js/modes/stop.js




/** What is known of a run that stopped nothing. */
function nothingStopped({ job, purge, dryRun, children }) {
    const own = { id: job, deed: 'none', running: 0, left: 0, failure: undefined };
    return { job: own, purge, dryRun, withChildren: children, children: [], evalId: '', failures: [] };
}
const concurrency = 10;
/**
 * Stops a job, and where that is asked for what it has started; waits until nothing of it runs. What is stopped already is left alone, and one that is
 * purged already is no failure.
 *
 * @throws Failure `not-found`; what the scheduler refuses with
 */
async function stop(dependencies) {
    const { inputs, scheduler } = dependencies;
    const outcome = nothingStopped(inputs);
    const live = await liveOf(dependencies);
    if (live === undefined)
        return { ...outcome, job: { ...outcome.job, deed: 'gone' } };
    const started = await childrenOf(live, dependencies);
    const { stopped: job, evalId } = await stopOne(live.ID, live.Stop === true, dependencies);
    const children = await (0,p_map/* default */.Ay)(started, async ({ ID, Stop }) => {
        if (inputs.children)
            return (await stopOne(ID, Stop, dependencies)).stopped;
        return { id: ID, deed: 'none', running: await runningOf(scheduler, ID), left: 0, failure: undefined };
    }, { concurrency });
    return { ...outcome, job, children, evalId };
}
async function liveOf({ inputs, scheduler }) {
    try {
        return await scheduler.readJob({ id: inputs.job });
    }
    catch (error) {
        const isGone = error instanceof scheduler_failure/* SchedulerFailure */.c && error.kind === 'not-found';
        if (isGone && inputs.purge)
            return undefined;
        throw error;
    }
}
/** What a parameterized or periodic job has started, and is not dead. */
async function childrenOf(live, { scheduler }) {
    const isParent = (live.Periodic ?? live.ParameterizedJob ?? null) !== null;
    // A child holds its parent's settings as well.
    if (!isParent || (typeof live['ParentID'] === 'string' && live['ParentID'] !== ''))
        return [];
    const found = [];
    for await (const { jobs } of scheduler.pages.listJobs({ prefix: `${live.ID}/` })) {
        found.push(...jobs.filter(({ ParentID, Status }) => ParentID === live.ID && Status !== 'dead'));
    }
    return found;
}
async function stopOne(id, isStopped, dependencies) {
    const { inputs, scheduler, log } = dependencies;
    const { purge, global, noShutdownDelay, evalPriority, wait, dryRun } = inputs;
    const running = await runningOf(scheduler, id);
    const stopped = { id, deed: 'dry-run', running, left: running, failure: undefined };
    const isDone = isStopped && !purge && (running === 0 || !wait);
    if (isDone)
        return { stopped: { ...stopped, deed: 'already' }, evalId: '' };
    if (dryRun)
        return { stopped, evalId: '' };
    const options = { global, noShutdownDelay, evalPriority };
    let evalId = '';
    try {
        // Of a purged job nothing tells when its tasks have ended; so it is stopped first where that is waited for.
        if (!isStopped && !(purge && !wait))
            ({ EvalID: evalId } = await scheduler.stopJob({ id, ...options }));
        const left = wait ? await untilNothingRuns(id, dependencies) : running;
        if (purge)
            evalId = (await scheduler.stopJob({ id, purge, ...options })).EvalID || evalId;
        log(`${id}: ${purge ? 'purged' : 'stopped'}.`);
        return { stopped: { ...stopped, deed: isStopped && !purge ? 'already' : 'done', left }, evalId };
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        return { stopped: { ...stopped, deed: 'none', failure: error }, evalId };
    }
}


/***/ })

};
