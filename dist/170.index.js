export const id = 170;
export const ids = [170,310];
export const modules = {

/***/ 7170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dispatch: () => (/* binding */ dispatch),
  nothingDispatched: () => (/* binding */ nothingDispatched)
});

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/failure.js
var failure = __webpack_require__(988);
;// CONCATENATED MODULE: ./build/js/modes/check-dispatch.js

/**
 * Whether the job may be dispatched at all, and on which terms.
 *
 * @throws Failure `input` for one that is not parameterized; `blocked` for one that is stopped
 */
function termsOf(parent) {
    const { ParameterizedJob: parameters, Dispatched, Stop, ID } = parent;
    if (parameters === null || parameters === undefined || Dispatched === true) {
        const what = Dispatched === true ? 'was dispatched itself' : 'is not parameterized';
        const hint = 'Only a job with a `parameterized` block can be dispatched; to run another one, register it.';
        throw new failure/* Failure */.HR({ reason: 'input', what: `The job \`${ID}\` ${what}.`, hint });
    }
    if (Stop === true) {
        const hint = 'Register it again to have it started.';
        throw new failure/* Failure */.HR({ reason: 'blocked', what: `The job \`${ID}\` is stopped.`, hint });
    }
    const { Payload, MetaRequired, MetaOptional } = parameters;
    const payload = Payload === 'required' || Payload === 'forbidden' ? Payload : 'optional';
    return { payload, required: MetaRequired ?? [], optional: MetaOptional ?? [] };
}
/** What is wrong with a dispatch by the terms of its job; empty when nothing is. */
function checkDispatch({ payload, meta, line }, terms, { job, file }) {
    const known = [...terms.required, ...terms.optional];
    const missing = terms.required.filter((name) => !Object.hasOwn(meta, name));
    const unknown = Object.keys(meta).filter((name) => !known.includes(name));
    const has = payload !== undefined && payload.length > 0;
    const named = known.length === 0 ? 'It takes no meta.' : `It takes ${list(known)}.`;
    const mistakes = [
        ...(missing.length === 0 ? [] : [[`needs the meta ${list(missing)}`, 'Set it by `meta`.']]),
        ...(unknown.length === 0 ? [] : [[`does not take the meta ${list(unknown)}`, named]]),
        ...(terms.payload === 'required' && !has ? [['needs a payload', 'Give it one.']] : []),
        ...(terms.payload === 'forbidden' && has ? [['takes no payload', 'Leave it out.']] : []),
    ];
    const where = file === undefined ? undefined : { file, line };
    const place = line === undefined ? '' : `Line ${line}: `;
    return mistakes.map(([what, hint]) => new failure/* Failure */.HR({ reason: 'input', what: `${place}the job \`${job}\` ${what}.`, hint, where }));
}
function list(names) {
    return names.map((name) => `\`${name}\``).join(', ');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/js/modes/dispatch-token.js

/**
 * Gives each dispatch the name by which the scheduler knows it again: the same in every attempt of a run, another in every other run. Of several
 * their content tells them apart, not their place in the file, which may be written anew in another order.
 */
function nameDispatches({ dispatches, file, token, job, scheduler, }, context) {
    const base = token ?? baseOf(context, [scheduler.namespace ?? 'default', job]);
    if (file === undefined)
        return dispatches.map((dispatch) => ({ ...dispatch, token: base }));
    const seen = new Map();
    return dispatches.map((dispatch) => {
        const digest = digestOf(dispatch);
        const before = seen.get(digest) ?? 0;
        seen.set(digest, before + 1);
        return { ...dispatch, token: dispatch.token ?? (base === undefined ? undefined : `${base}/${digest}/${before}`) };
    });
}
/** In clear, so that the scheduler's own pages tell where a job comes from; what may hold slashes stands last. */
function baseOf({ repository, runId, job, step }, what) {
    if (repository === undefined || runId === undefined)
        return undefined;
    return [repository.owner, repository.name, runId, job ?? '', step ?? '', ...what].join('/');
}
function digestOf({ payload, meta, idPrefixTemplate, priority }) {
    const sorted = Object.entries(meta).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const content = JSON.stringify([payload?.toString('base64') ?? '', sorted, idPrefixTemplate ?? '', priority ?? 0]);
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 32);
}

// EXTERNAL MODULE: ./build/js/modes/follow-child.js + 3 modules
var follow_child = __webpack_require__(3511);
// EXTERNAL MODULE: ./build/js/modes/read-verb-job.js
var read_verb_job = __webpack_require__(8777);
;// CONCATENATED MODULE: ./build/js/modes/same-dispatch.js


/**
 * Checks that a job which the scheduler knows by the token of a dispatch is that dispatch. In a matrix all legs have the same token unless they are
 * given one each; nothing must be taken for done that was not.
 *
 * @throws Failure `conflict`, without a value: it may be secret
 */
function checkSame({ payload, meta, line }, child, parent) {
    const { required, optional } = termsOf(parent);
    const wanted = { ...parent.Meta, ...meta };
    const differing = [...required, ...optional].filter((name) => same_dispatch_valueOf(child.Meta, name) !== same_dispatch_valueOf(wanted, name));
    const otherPayload = !Buffer.from(child.Payload ?? '', 'base64').equals(payload ?? Buffer.alloc(0));
    if (differing.length === 0 && !otherPayload)
        return;
    const what = [
        ...(otherPayload ? ['another payload'] : []),
        ...(differing.length > 0 ? [`another meta ${differing.map((name) => `\`${name}\``).join(', ')}`] : []),
    ].join(' and ');
    throw new failure/* Failure */.HR({
        reason: 'conflict',
        what: `${line === undefined ? '' : `Line ${line}: `}\`${child.ID}\` was dispatched with the same idempotency token, but with ${what}`,
        hint: 'Give each dispatch an `idempotency-token` of its own, in a matrix one for each leg, made of what does not change when the run is tried again.',
    });
}
/** Of a key that every object has, nothing unless it was set. */
function same_dispatch_valueOf(meta, name) {
    return meta !== null && meta !== undefined && Object.hasOwn(meta, name) ? meta[name] : '';
}

// EXTERNAL MODULE: ./build/js/report/dispatch-report.js
var dispatch_report = __webpack_require__(4310);
;// CONCATENATED MODULE: ./build/js/modes/dispatch.js








/** Each holds a connection while it is followed. */
const atOnce = 10;
/** What is known of a run that did not get to a dispatch. */
function nothingDispatched({ job, file }) {
    return { job, file, dispatches: [], notes: [], failures: [] };
}
/**
 * Launches a parameterized job, once for each payload however often the run is tried, and follows what it launched. What goes wrong with one does not
 * keep the others from being dispatched.
 *
 * @throws Failure `not-found`, `input`, `blocked`, … before the first write: all that is wrong with any of them
 */
async function dispatch(dependencies) {
    const { inputs, scheduler, context, log } = dependencies;
    const parent = await (0,read_verb_job/* readVerbJob */.H)(scheduler, inputs);
    const terms = termsOf(parent);
    const mistakes = inputs.dispatches.flatMap((one) => checkDispatch(one, terms, inputs));
    if (mistakes.length > 0)
        throw new failure/* Failures */.oo(mistakes);
    const named = nameDispatches(inputs, context);
    const outcome = { ...nothingDispatched(inputs), notes: notesOn(named, parent, inputs) };
    if (inputs.dryRun)
        return { ...outcome, dispatches: named.map(({ line }) => ({ ...notDispatched(line), deed: 'dry-run' })) };
    let done = 0;
    const dispatches = await (0,p_map/* default */.Ay)(named, async (one) => {
        const job = await dispatchOne(one, parent, dependencies);
        done += 1;
        const count = named.length === 1 ? '' : `${done} of ${named.length}, line ${job.line}: `;
        log(`${count}${(0,dispatch_report/* dispatchedWords */.H)(job)}`);
        return job;
    }, { concurrency: atOnce });
    return { ...outcome, dispatches };
}
function notDispatched(line) {
    return { line, child: '', evalId: '', deed: 'none', by: undefined, work: undefined, failure: undefined };
}
function notesOn(named, parent, { wait }) {
    const unnamed = named.some(({ token }) => token === undefined);
    return [
        ...(unnamed
            ? [
                'Nothing tells this run from another (no `GITHUB_RUN_ID`): tried again, it dispatches again. Give an `idempotency-token`.',
            ]
            : []),
        ...(wait && isPeriodic(parent)
            ? ['What is dispatched is periodic: it is launched at its own times, so it is not followed.']
            : []),
    ];
}
/** A child of such a job is launched later, so the scheduler answers no evaluation. */
function isPeriodic({ Periodic }) {
    return Periodic !== null && Periodic !== undefined;
}
async function dispatchOne(one, parent, dependencies) {
    const { inputs } = dependencies;
    let launched = notDispatched(one.line);
    try {
        dependencies.deadline.signal.throwIfAborted();
        launched = await launch(one, parent, dependencies);
        if (!inputs.wait || isPeriodic(parent))
            return launched;
        const { child: id, evalId } = launched;
        const label = one.line === undefined ? id : `line ${one.line}, ${id}`;
        return { ...launched, work: await (0,follow_child/* followChild */.I)({ id, evalId, label }, dependencies) };
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        const undone = launched.child === '' ? 'Not dispatched' : `\`${launched.child}\` is dispatched, but cannot be followed`;
        return { ...launched, failure: error.about(undone) };
    }
}
/** @throws Failure `conflict` where the token names a dispatch of something else */
async function launch(one, parent, dependencies) {
    const { inputs, scheduler } = dependencies;
    const { payload, meta, token: idempotencyToken, idPrefixTemplate, priority } = one;
    const request = { id: inputs.job, payload, meta, idempotencyToken, idPrefixTemplate, priority };
    const { DispatchedJobID: child, EvalID: evalId } = await scheduler.dispatchJob(request);
    const launched = { ...notDispatched(one.line), child, evalId, deed: 'done' };
    if (evalId !== '' || isPeriodic(parent))
        return launched;
    checkSame(one, await scheduler.readJob({ id: child }), parent);
    return { ...launched, deed: 'already', by: dispatchedBy(one, dependencies) };
}
/** Who dispatched what was there already, as far as its token tells. */
function dispatchedBy({ token }, { inputs, context }) {
    const isOurs = inputs.token === undefined && inputs.dispatches.every((one) => one.token !== token);
    if (!isOurs)
        return 'token';
    return context.runAttempt === 1 ? 'run' : 'attempt';
}


/***/ }),

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

/***/ 4310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ dispatchedWords),
/* harmony export */   dispatchReport: () => (/* binding */ dispatchReport)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7164);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1138);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2076);
/* harmony import */ var _work_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(448);




const already = {
    run: 'was dispatched already by this run',
    attempt: 'was dispatched already by an earlier attempt of this run',
    token: 'was dispatched already with this `idempotency-token`',
};
/** What became of a dispatch, in a sentence without its end. */
function dispatchedWords({ child, deed, by, work, failure }) {
    if (failure !== undefined)
        return failure.message;
    if (deed === 'dry-run')
        return 'would be dispatched';
    const verb = by === undefined ? 'was dispatched' : already[by];
    return `\`${child}\` ${verb}${work === undefined ? '' : `: ${(0,_work_words_js__WEBPACK_IMPORTED_MODULE_2__/* .workWords */ .d8)(work)}`}`;
}
/** What is said of one dispatch, or of many. */
function dispatchReport(outcome) {
    const { file, dispatches, notes } = outcome;
    const failures = [...outcome.failures, ...dispatches.flatMap((one) => failureOf(one, file) ?? [])];
    const [only] = dispatches.length === 1 ? dispatches : [];
    const isDry = dispatches.some(({ deed }) => deed === 'dry-run');
    return {
        headline: outcome.failures[0]?.message ?? headlineOf(outcome),
        sign: isDry ? '🔵' : '🟢',
        failures,
        notes: notes.map((words) => ({ level: 'warning', words })),
        body: file === undefined || isDry || dispatches.length === 0 ? [] : [tableOf(dispatches)],
        outputs: {
            changed: String(dispatches.some(isChange)),
            outcome: (0,_work_words_js__WEBPACK_IMPORTED_MODULE_2__/* .worstWork */ .jx)(dispatches.map(({ work }) => work)),
            'dispatched-job-id': only?.child ?? '',
            'eval-id': only?.evalId ?? '',
            jobs: JSON.stringify(dispatches.map((one) => outputOf(one, outcome))),
        },
    };
}
/** What this run dispatched itself counts also where the answer to it was lost. */
function isChange({ deed, by }) {
    return deed === 'done' || by === 'run';
}
function failureOf({ line, child, work, failure }, file) {
    const found = failure ?? (work === undefined ? undefined : (0,_work_words_js__WEBPACK_IMPORTED_MODULE_2__/* .workFailure */ ._7)(child, work));
    return file === undefined ? found : found?.told(found.message, { file, line });
}
function headlineOf({ job, file, dispatches }) {
    const [only] = dispatches;
    if (file === undefined && only !== undefined)
        return only.deed === 'dry-run' ? `Dry run: \`${job}\` would be dispatched` : dispatchedWords(only);
    const count = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .thousands */ .oh)(dispatches.length)} ${dispatches.length === 1 ? 'dispatch' : 'dispatches'}`;
    if (only?.deed === 'dry-run')
        return `Dry run: \`${job}\` would have ${count}`;
    const kinds = Map.groupBy(dispatches, stateOf);
    const states = [...kinds].map(([state, same]) => `${same.length} ${state}`);
    const before = dispatches.filter(({ deed }) => deed === 'already').length;
    const known = before === 0 ? '' : `; ${before} of them dispatched already`;
    return `\`${job}\`, ${count}: ${states.join(', ')}${known}`;
}
/** The outcome of a dispatch in a word or two. */
function stateOf({ child, work, failure }) {
    if (child === '')
        return 'not dispatched';
    if (failure !== undefined)
        return 'not followed';
    return work?.kind ?? 'dispatched';
}
function tableOf(dispatches) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Line', 'Job', 'Outcome'], dispatches.map((one) => [
        String(one.line),
        one.child === '' ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nameCode */ .Fl)(one.child),
        one.deed === 'already' ? `${cellOf(one)} (dispatched already)` : cellOf(one),
    ]));
}
function cellOf({ work, failure }) {
    const words = failure?.message ?? (work === undefined ? 'dispatched' : (0,_work_words_js__WEBPACK_IMPORTED_MODULE_2__/* .workWords */ .d8)(work));
    return (0,_prose_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .C)(words.replaceAll('|', '∣'));
}
function outputOf(one, { job, file }) {
    const { line, child, evalId, deed, work } = one;
    return {
        ...(line === undefined ? {} : { line }),
        id: job,
        child,
        changed: isChange(one),
        already: deed === 'already',
        evaluation: evalId,
        outcome: work?.kind ?? '',
        reason: failureOf(one, file)?.reason ?? '',
    };
}


/***/ }),

/***/ 9512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   WS: () => (/* binding */ versionWords),
/* harmony export */   jV: () => (/* binding */ troubleWords),
/* harmony export */   kJ: () => (/* binding */ unplacedWords),
/* harmony export */   pf: () => (/* binding */ rolloutWords),
/* harmony export */   rr: () => (/* binding */ timeWords),
/* harmony export */   zO: () => (/* binding */ healthyOf)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2076);

/** Milliseconds in a person's units: `42 s`, `3 min 5 s`. */
function timeWords(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
/** What became of a task, in half a sentence: "task `server` exits 137, restarted 2 times on node `n1`". */
function troubleWords({ task, exitCode, signal, restarts, node, events }) {
    const last = events.at(-1);
    const how = exitCode !== undefined && exitCode !== 0
        ? `exits ${exitCode}`
        : signal !== undefined && signal !== 0
            ? `ends by signal ${signal}`
            : last === undefined
                ? 'is not healthy'
                : `is not healthy: ${last}`;
    const again = restarts === 0 ? '' : `, restarted ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(restarts, 'time')}`;
    return `task \`${task}\` ${how}${again}${node === '' ? '' : ` on node \`${node}\``}`;
}
/**
 * How a rollout ended, in a few words; with why it is not well, if that is known.
 *
 * @param placed what is said where there was nothing to roll out
 */
function rolloutWords(rollout, placed = 'registered and placed') {
    const [trouble] = rollout.troubles;
    const why = trouble === undefined ? '' : `: ${troubleWords(trouble)}`;
    switch (rollout.kind) {
        case 'successful':
            return `rolled out in ${timeWords(rollout.milliseconds)}`;
        case 'failed':
            return `rollout failed${why === '' && rollout.description !== '' ? `: ${rollout.description}` : why}`;
        case 'rolled-back':
            return `rolled back${versionWords(rollout)}${why}`;
        case 'awaiting-promotion':
            return 'canaries are healthy and wait for promotion';
        case 'placement-blocked':
            return `cannot be placed: ${unplacedWords(rollout)}`;
        case 'no-deployment':
            return `${placed}${why}`;
        case 'superseded':
            return 'superseded by a newer version of the job, or stopped';
        case 'timed-out':
            return rollout.ended === 'cancelled'
                ? `left as it is after ${timeWords(rollout.milliseconds)}, because the run was cancelled${healthWords(rollout)}`
                : `not healthy after ${timeWords(rollout.milliseconds)}${healthWords(rollout)}${why}`;
    }
}
/** ` to version 7`, and whether it is well again. */
function versionWords({ revertedTo }) {
    if (revertedTo === undefined)
        return '';
    return ` to version ${revertedTo.version}${revertedTo.healthy ? '' : ', which is not healthy yet'}`;
}
function unplacedWords({ unplaced }) {
    const words = unplaced.map(({ group, reasons }) => `group \`${group}\`: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonWords */ .IK)(reasons)}`);
    return words.length === 0 ? 'no node takes it' : words.join('; ');
}
function healthWords({ groups }) {
    return groups.length === 0 ? '' : `, ${healthyOf(groups)}`;
}
/** `2 of 3 healthy`, all groups together. */
function healthyOf(groups) {
    const sum = (read) => groups.reduce((total, group) => total + read(group), 0);
    return `${sum((group) => group.healthy)} of ${sum((group) => group.desired)} healthy`;
}
/** An outcome in a word or two. */
const kindWords = {
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

/***/ 448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ workFailure),
/* harmony export */   d8: () => (/* binding */ workWords),
/* harmony export */   jx: () => (/* binding */ worstWork)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _rollout_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9512);


/** How the work of a child job ended, in a few words; with why, if that is known. */
function workWords(work) {
    const [trouble] = work.troubles;
    const why = trouble === undefined ? '' : `: ${(0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_1__/* .troubleWords */ .jV)(trouble)}`;
    const time = (0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_1__/* .timeWords */ .rr)(work.milliseconds);
    switch (work.kind) {
        case 'succeeded':
            return `succeeded in ${time}`;
        case 'failed':
            return `failed${why}`;
        case 'lost':
            return `lost with its machine${why}`;
        case 'stopped':
            return 'stopped before it was done';
        case 'placement-blocked':
            return `cannot be placed: ${(0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_1__/* .unplacedWords */ .kJ)(work)}`;
        case 'timed-out':
            return work.ended === 'cancelled'
                ? `left as it is after ${time}, because the run was cancelled (${work.words})`
                : `not done after ${time} (${work.words})${why}`;
    }
}
const bad = {
    failed: ['failed', 'Look at the logs of its task, and mend the cause.'],
    lost: ['failed', 'Look at the machine that it ran on, and launch it again.'],
    stopped: ['conflict', 'Somebody stopped or purged it: ask who, and launch it again.'],
    'placement-blocked': [
        'unplaceable',
        'It stays there, and runs as soon as there is room. Make room in the cluster, or let the job ask for less.',
    ],
    'timed-out': [
        'timed-out',
        'It is left as it is, and goes on. Raise `timeout` if it takes longer, or do not follow it with `wait: false`.',
    ],
};
/** What keeps the work from being what was promised; undefined when it is that. */
function workFailure(child, work) {
    if (work.kind === 'succeeded')
        return undefined;
    const [reason, hint] = bad[work.kind];
    const [trouble] = work.troubles;
    const events = trouble === undefined ? [] : trouble.events.map((event) => `\n\t${event}`);
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({ reason, what: `\`${child}\`: ${workWords(work)}.${events.join('')}`, hint });
}
const worstFirst = ['failed', 'lost', 'stopped', 'placement-blocked', 'timed-out', 'succeeded'];
/** The worst outcome of several; empty when nothing was followed. */
function worstWork(works) {
    return worstFirst.find((kind) => works.some((work) => work?.kind === kind)) ?? '';
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
