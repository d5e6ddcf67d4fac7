export const id = 447;
export const ids = [447];
export const modules = {

/***/ 4250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ followWrite)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _plan_scrub_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4911);
/* harmony import */ var _rollout_follow_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5713);
/* harmony import */ var _rollout_scrubbed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7968);




/** The part of the time that what finds no place may wait for one; half a minute of the usual ten. */
const graceShare = 1 / 20;
/** The part of the time that is kept for asking why a rollout is late. */
const reserveShare = 1 / 50;
/**
 * What became of a write: followed to an outcome where that is asked for, else what can be read at once.
 *
 * @param scrub takes out of the scheduler's words what must not be told; our own tokens at least
 */
async function followWrite(following, write, scrub = (0,_plan_scrub_js__WEBPACK_IMPORTED_MODULE_1__/* .createScrub */ .E)(following.secrets)) {
    const { inputs, scheduler, deadline, cancelled, log } = following;
    const { job } = inputs;
    const done = { deed: 'done', index: write.JobModifyIndex, evalId: write.EvalID, failures: [] };
    try {
        if (!inputs.wait)
            return { ...done, version: await versionAt(following, write.JobModifyIndex) };
        const rollout = await (0,_rollout_follow_js__WEBPACK_IMPORTED_MODULE_2__/* .followRollout */ .h)({
            scheduler,
            job: { id: job },
            index: write.JobModifyIndex,
            evalId: write.EvalID,
            over: write.over,
            promote: false,
            logs: false,
            deadline: Math.max(deadline.left() - inputs.timeout * reserveShare, deadline.left() / 2),
            grace: inputs.timeout * graceShare,
            signal: cancelled,
            onProgress: ({ words }) => log(`${job}: ${scrub(words)}`),
            onLost: (why) => log(`${job}: ${scrub(why)}`),
        });
        return { ...done, rollout: (0,_rollout_scrubbed_js__WEBPACK_IMPORTED_MODULE_3__/* .scrubbedRollout */ .s)(rollout, scrub), version: rollout.version };
    }
    catch (error) {
        if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR))
            throw error;
        return { ...done, failures: [error.about('It is written, but cannot be followed')] };
    }
}
/** The job's version that a write made; undefined where it is not the live one any more. */
async function versionAt({ inputs, scheduler }, index) {
    const live = await scheduler.readJob({ id: inputs.job });
    return live.JobModifyIndex === index ? (live.Version ?? undefined) : undefined;
}


/***/ }),

/***/ 5506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ writeOnce),
/* harmony export */   K: () => (/* binding */ overtaken)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _scheduler_scheduler_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7502);


/** How often a request is sent: a second time once it is known that the first did nothing. */
const tries = 2;
/**
 * Writes once. After a lost answer the scheduler is asked what there is now; what is not there is written once more, for which both requests have
 * to be guarded by what was read before.
 *
 * @throws Failure what the scheduler refuses with; why it is not known what became of the write
 */
async function writeOnce({ send, find }) {
    for (let tried = 1;; tried += 1) {
        try {
            return await send();
        }
        catch (error) {
            if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || isRefusal(error, tried))
                throw error;
            const found = await find().catch((unknown) => {
                throw stillOpen(error, unknown);
            });
            if (found !== undefined)
                return found;
            if (tried === tries)
                throw error;
        }
    }
}
/** A refusal that says for certain that nothing was written; a conflict on the second try may be with the first. */
function isRefusal(failure, tried) {
    if (!(failure instanceof _scheduler_scheduler_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .SchedulerFailure */ .c))
        return failure.reason !== 'timed-out';
    if (failure.kind === 'conflict')
        return tried === 1;
    return ['invalid', 'unauthorized', 'not-found', 'blocked', 'too-large'].includes(failure.kind);
}
/** That somebody else was faster is known; else nothing is. */
function stillOpen(lost, unknown) {
    if (!(unknown instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || unknown.reason === 'conflict')
        return unknown;
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: lost.reason,
        what: `${lost.message}. Whether it was written could not be found out: ${unknown.message}`,
        hint: 'Look at the job before you run this again.',
    });
}
/** What to tell of a job that somebody else has written meanwhile. */
function overtaken(job, what, before, now) {
    return new _scheduler_scheduler_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .SchedulerFailure */ .c({
        kind: 'conflict',
        reason: 'conflict',
        what: `The job \`${job}\` was changed by somebody else meanwhile (its ${what} was ${before}, it is ${now})`,
        hint: 'Nothing was written over that. Look who changes the job; then run this again.',
    });
}


/***/ }),

/***/ 5713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ followRollout)
});

// EXTERNAL MODULE: ./build/js/failure.js
var failure = __webpack_require__(988);
// EXTERNAL MODULE: ./build/js/rollout/judge.js
var judge = __webpack_require__(6679);
// EXTERNAL MODULE: ./build/js/rollout/tick.js
var tick = __webpack_require__(359);
;// CONCATENATED MODULE: ./build/js/rollout/sight.js


/** Milliseconds between two looks for what waits for capacity, while nothing else is heard; with the standing request less than two a minute. */
const lookEvery = 120_000;
/**
 * Looks at a rollout: a sight for each change.
 *
 * @param started when the deadline began, by `performance.now()`
 */
function lookFrom(looking, started) {
    let sight = { evaluation: undefined, own: undefined, latest: null, looked: false, blocked: false };
    const see = (part) => (sight = { ...sight, ...part });
    return {
        last: () => sight,
        async *sights() {
            for await (const evaluation of evaluationsOf(looking, started))
                yield see({ evaluation });
            yield* deployments(looking, started, see, () => sight);
        },
    };
}
function watchOptions({ deadline, signal, onLost }, started) {
    const left = Math.max(1, deadline - (performance.now() - started));
    const onTrouble = (trouble, milliseconds) => onLost(`asking again in ${Math.ceil(milliseconds / 1000)} s: ${trouble.message}`);
    return { deadline: left, signal, onTrouble };
}
/** The evaluation of the register until it is complete, and those that it hands over to. */
async function* evaluationsOf(looking, started) {
    const { scheduler, job } = looking;
    let id = looking.evalId === '' ? await findEvaluation(looking) : looking.evalId;
    while (id !== '') {
        let next = '';
        for await (const evaluation of scheduler.watch.readEvaluation({ ...job, id }, watchOptions(looking, started))) {
            yield evaluation;
            if (evaluation.Status === 'pending')
                continue;
            // Another one takes over only where nothing was placed by this one.
            next = evaluation.DeploymentID === '' ? evaluation.NextEval : '';
            break;
        }
        id = next;
    }
}
/** What a write of a job starts its evaluation by. */
const triggers = new Set(['job-register', 'job-scaling']);
/** The evaluation that a write led to whose answer is not known; empty when there is none, as for a periodic job. */
async function findEvaluation({ scheduler, job, index }) {
    const evaluations = await scheduler.listJobEvaluations(job);
    const ours = evaluations.filter((one) => one.JobModifyIndex === index && triggers.has(one.TriggeredBy));
    return ours.toSorted((a, b) => b.CreateIndex - a.CreateIndex)[0]?.ID ?? '';
}
/** The job's deployment after each change, and in between what waits for capacity. */
async function* deployments(looking, started, see, last) {
    const stop = new AbortController();
    const options = watchOptions(looking, started);
    const signal = AbortSignal.any([looking.signal, stop.signal]);
    const stream = looking.scheduler.watch.readJobsMostRecentDeployment(looking.job, { ...options, signal });
    let waitingSince = (0,judge/* isUnplaced */.hd)(last().evaluation) ? performance.now() : undefined;
    let pending;
    try {
        for (;;) {
            pending ??= stream.next();
            const wait = waitingSince === undefined ? lookEvery : waitingSince + looking.grace - performance.now();
            const heard = await (0,tick/* orTick */.J)(pending, Math.max(1, wait));
            if (heard === 'tick') {
                const waiting = await waitingFor(looking, last().evaluation);
                const since = waiting === undefined ? undefined : waitingSince;
                const blocked = since !== undefined && performance.now() - since >= looking.grace;
                waitingSince = waiting === undefined ? undefined : (since ?? performance.now());
                yield see({ blocked, evaluation: waiting ?? placed(last().evaluation) });
            }
            else {
                pending = undefined;
                yield see({ looked: true, ...(await deploymentsFrom(looking, heard.value, last())) });
            }
        }
    }
    finally {
        stop.abort();
        // It ends by the abort, which nobody waits for any more.
        pending?.catch(() => undefined);
    }
}
/** The evaluation that waits for capacity, with what it waits for; undefined when none does. */
async function waitingFor({ scheduler, job, index }, last) {
    const evaluations = await scheduler.listJobEvaluations(job);
    // One that was asked for as such, and what comes of it, tells no index.
    const ours = new Set([last?.ID, last?.BlockedEval]);
    return evaluations.find((one) => one.Status === 'blocked' && (one.JobModifyIndex >= index || ours.has(one.ID)));
}
/** What found no place at first has one by now. */
function placed(evaluation) {
    return evaluation === undefined ? undefined : { ...evaluation, FailedTGAllocs: {} };
}
/** Our deployment and the job's most recent one; where that is another one, ours is read anew, for it ended meanwhile. */
async function deploymentsFrom({ scheduler, job, index, over }, latest, last) {
    if (latest !== null && latest.ID === over)
        return { latest: null };
    if (latest === null || latest.JobSpecModifyIndex < index)
        return { latest, own: last.own };
    if (latest.JobSpecModifyIndex === index)
        return { latest, own: latest };
    const all = await scheduler.listJobDeployments(job);
    return { latest, own: all.find((one) => one.JobSpecModifyIndex === index) ?? last.own };
}

// EXTERNAL MODULE: ./build/js/rollout/troubles.js
var rollout_troubles = __webpack_require__(9606);
// EXTERNAL MODULE: ./build/js/plan/placement.js
var placement = __webpack_require__(3335);
;// CONCATENATED MODULE: ./build/js/rollout/telling.js


/** Where a rollout stands, in words for a line of the log. */
function progressOf({ evaluation, own, latest }, conclusion) {
    const groups = groupsOf(own);
    const deploymentId = own?.ID ?? '';
    const told = (words) => ({ words, groups, deploymentId });
    if (conclusion.kind === 'rolled-back')
        return told(`rolled back to version ${conclusion.version}`);
    if (conclusion.kind === 'going-on' && conclusion.rollingBackTo !== undefined) {
        return told(`failed, rolling back to version ${conclusion.rollingBackTo}: ${healthy(groupsOf(latest ?? undefined))}`);
    }
    if ((0,judge/* isUnplaced */.hd)(evaluation) && conclusion.kind === 'going-on') {
        const reasons = (0,placement/* unplacedGroups */.h)(evaluation?.FailedTGAllocs ?? {}, []).flatMap((one) => one.reasons);
        const why = reasons.map(({ words, name }) => (name === undefined ? words : `${words} ${name}`)).join('; ');
        return told(`waiting for capacity: ${why}`);
    }
    if (own !== undefined)
        return told(`${own.Status}, ${healthy(groups)}`);
    return told(evaluation === undefined ? 'registered' : `evaluation ${evaluation.Status}`);
}
function groupsOf(deployment) {
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
function healthy(groups) {
    const count = groups.reduce((sum, group) => sum + group.healthy, 0);
    const desired = groups.reduce((sum, group) => sum + group.desired, 0);
    return `${count} of ${desired} healthy`;
}
/** The outcome with all that is known of it. */
function rolloutOf({ sight, ended, troubles, version, milliseconds }) {
    const { evaluation, own } = sight;
    return {
        kind: ended.kind,
        evalId: evaluation?.ID ?? '',
        deploymentId: own?.ID ?? '',
        version,
        revertedTo: ended.kind === 'rolled-back' ? { version: ended.version, healthy: ended.healthy } : undefined,
        groups: groupsOf(own),
        unplaced: (0,placement/* unplacedGroups */.h)(evaluation?.FailedTGAllocs ?? {}, []),
        troubles,
        description: own?.StatusDescription ?? '',
        milliseconds,
        ended: ended.kind === 'timed-out' ? ended.ended : undefined,
    };
}

;// CONCATENATED MODULE: ./build/js/rollout/follow.js





/**
 * Follows what a register led to, until there is an outcome, the time is up, or it is cancelled. One request stands at a time: of the evaluation
 * until it is complete, then of the job's deployment.
 *
 * @throws SchedulerFailure what the scheduler refuses with
 */
async function followRollout(request) {
    const started = performance.now();
    const look = lookFrom(request, started);
    let told = '';
    const tell = (sight, conclusion) => {
        const progress = progressOf(sight, conclusion);
        if (progress.words === told)
            return;
        told = progress.words;
        request.onProgress(progress);
    };
    const ended = await untilConcluded(request, look, tell);
    const sight = look.last();
    const troubles = await troublesIn(request, sight, ended);
    return rolloutOf({
        sight,
        ended,
        troubles,
        version: await versionOf(request, sight),
        milliseconds: performance.now() - started,
    });
}
async function untilConcluded(request, look, tell) {
    const { signal, promote, scheduler, job } = request;
    try {
        for await (const sight of look.sights()) {
            const conclusion = (0,judge/* judge */.S4)({ ...sight, index: request.index });
            tell(sight, conclusion);
            if (conclusion.kind === 'awaiting-promotion' && promote) {
                await promoteOnce(scheduler, { ...job, id: sight.own?.ID ?? '' });
                continue;
            }
            if (conclusion.kind !== 'going-on')
                return conclusion;
        }
    }
    catch (error) {
        if (signal.aborted)
            return { kind: 'timed-out', ended: 'cancelled' };
        if (!(error instanceof failure/* Failure */.HR) || error.reason !== 'timed-out')
            throw error;
    }
    return { kind: 'timed-out', ended: signal.aborted ? 'cancelled' : 'deadline' };
}
/** That it is promoted already, or over, shows with the next change. */
async function promoteOnce(scheduler, deployment) {
    try {
        await scheduler.promoteDeployment(deployment);
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR) || !['input', 'not-found'].includes(error.reason))
            throw error;
    }
}
/** What explains an outcome that is not well; what cannot be read explains nothing, and is no failure. */
async function troublesIn(request, sight, ended) {
    const { scheduler, job, signal, index, logs } = request;
    if (signal.aborted || ['successful', 'superseded', 'awaiting-promotion'].includes(ended.kind))
        return [];
    try {
        const allocations = await scheduler.listJobAllocations(job);
        const version = sight.own?.JobVersion;
        const since = sight.evaluation?.CreateIndex ?? index;
        const ours = allocations.filter((one) => version === undefined ? one.CreateIndex >= since : one.JobVersion === version);
        const troubles = (0,rollout_troubles/* troublesOf */.o)(ours);
        return logs ? await Promise.all(troubles.map((trouble) => withLogs(request, trouble))) : troubles;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return [];
        throw error;
    }
}
async function withLogs({ scheduler, job }, trouble) {
    const { allocation, task } = trouble;
    try {
        return {
            ...trouble,
            logs: await scheduler.readTaskLogs({ ...job, id: allocation, task, type: 'stderr', lines: 50 }),
        };
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return trouble;
        throw error;
    }
}
async function versionOf({ scheduler, job, index, signal }, { own }) {
    if (own !== undefined || signal.aborted)
        return own?.JobVersion;
    try {
        const live = await scheduler.readJob(job);
        return live.JobModifyIndex === index ? (live.Version ?? undefined) : undefined;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 6679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   h_: () => (/* binding */ rollsBackTo),
/* harmony export */   hd: () => (/* binding */ isUnplaced),
/* harmony export */   rP: () => (/* binding */ waitsForPromotion)
/* harmony export */ });
const goingOn = { kind: 'going-on', rollingBackTo: undefined };
/**
 * Judges the evidence of a rollout; a pure function. Nothing is concluded before the evaluation is complete, and nothing is called successful that
 * the scheduler does not call so.
 */
function judge(evidence) {
    const { evaluation, own, latest, looked, index, blocked } = evidence;
    if (evaluation?.Status === 'pending' || !looked)
        return goingOn;
    if (own === undefined) {
        if (latest !== null && latest.JobSpecModifyIndex > index)
            return { kind: 'superseded' };
        if (isUnplaced(evaluation))
            return blocked ? { kind: 'placement-blocked' } : goingOn;
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
            return blocked ? { kind: 'placement-blocked' } : goingOn;
    }
}
/** Whether a task group found no place when the evaluation was made. */
function isUnplaced(evaluation) {
    return Object.keys(evaluation?.FailedTGAllocs ?? {}).length > 0;
}
function afterFailure(own, latest) {
    const version = rollsBackTo(own);
    if (version === undefined)
        return { kind: 'failed' };
    const rollback = latest !== null && latest.JobSpecModifyIndex > own.JobSpecModifyIndex ? latest : undefined;
    const isOver = rollback !== undefined && ['successful', 'failed', 'cancelled'].includes(rollback.Status);
    return isOver
        ? { kind: 'rolled-back', version, healthy: rollback.Status === 'successful' }
        : { kind: 'going-on', rollingBackTo: version };
}
/** The version that a failed deployment is undone by; undefined where it is not. */
function rollsBackTo({ StatusDescription }) {
    const version = / rolling back to job version (\d+)/.exec(StatusDescription)?.[1];
    return version === undefined || StatusDescription.includes('not rolling back') ? undefined : Number(version);
}
/** Whether all canaries are healthy and somebody has to promote them; those that promote themselves are waited for. */
function waitsForPromotion({ TaskGroups, StatusDescription }) {
    const groups = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0 && !group.Promoted);
    return (StatusDescription.includes('requires manual promotion') &&
        groups.length > 0 &&
        groups.every((group) => group.HealthyAllocs >= group.DesiredCanaries));
}


/***/ }),

/***/ 7968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ scrubbedRollout)
/* harmony export */ });
/** An outcome without what may be secret: events of tasks and their output quote what the job holds. */
function scrubbedRollout(rollout, scrub) {
    return {
        ...rollout,
        description: scrub(rollout.description),
        troubles: rollout.troubles.map((trouble) => ({
            ...trouble,
            events: trouble.events.map(scrub),
            logs: trouble.logs?.map(scrub),
        })),
        unplaced: rollout.unplaced.map((one) => ({
            ...one,
            reasons: one.reasons.map((reason) => ({
                ...reason,
                name: reason.name === undefined ? undefined : scrub(reason.name),
            })),
        })),
    };
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
