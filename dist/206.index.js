export const id = 206;
export const ids = [206];
export const modules = {

/***/ 5206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runVerb: () => (/* binding */ runVerb)
});

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/check-dispatch.js

function termsOf(parent) {
    const { ParameterizedJob: parameters, Dispatched, Stop, ID } = parent;
    if (parameters === null || parameters === undefined || Dispatched === true) {
        const what = Dispatched === true ? 'was dispatched itself' : 'is not parameterized';
        const hint = 'Only a job with a `parameterized` block can be dispatched; to run another one, register it.';
        throw new errors/* Failure */.HR({ reason: 'input', what: `The job \`${ID}\` ${what}.`, hint, help: 'what-cannot-be-dispatched' });
    }
    if (Stop === true) {
        const hint = 'Register it again to have it started.';
        throw new errors/* Failure */.HR({ reason: 'blocked', what: `The job \`${ID}\` is stopped.`, hint, help: 'stopped-job' });
    }
    const { Payload, MetaRequired, MetaOptional } = parameters;
    const payload = Payload === 'required' || Payload === 'forbidden' ? Payload : 'optional';
    return { payload, required: MetaRequired ?? [], optional: MetaOptional ?? [] };
}
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
    return mistakes.map(([told, hint]) => {
        const what = `${place}the job \`${job}\` ${told}.`;
        return new errors/* Failure */.HR({ reason: 'input', what, hint, where, help: 'what-cannot-be-dispatched' });
    });
}
function list(names) {
    return names.map((name) => `\`${name}\``).join(', ');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/dispatch-token.js

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

// EXTERNAL MODULE: ./build/js/rollout/scrubbed.js
var scrubbed = __webpack_require__(7968);
// EXTERNAL MODULE: ./build/js/plan/placement.js + 1 modules
var placement = __webpack_require__(5486);
;// CONCATENATED MODULE: ./build/js/rollout/judge-dispatched-job.js
function judgeWork({ job, allocations, blocked }) {
    if (job === undefined)
        return 'stopped';
    if (job.Status !== 'dead')
        return blocked && !allocations.some(isActive) ? 'placement-blocked' : 'going-on';
    const stopped = job.Stop === true;
    const last = lastOf(allocations, job);
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
function lastOf(allocations, { Type }) {
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
function desiredOf({ Type, TaskGroups }) {
    const counts = (TaskGroups ?? []).map(({ Count }) => Count ?? 1);
    const sum = counts.reduce((total, count) => total + count, 0);
    return Type === 'sysbatch' ? Math.min(1, sum) : sum;
}

// EXTERNAL MODULE: ./build/js/rollout/troubles.js
var troubles = __webpack_require__(9606);
// EXTERNAL MODULE: ./build/js/rollout/tick.js
var tick = __webpack_require__(359);
// EXTERNAL MODULE: ./build/js/clients/nomad/scheduler-failure.js
var scheduler_failure = __webpack_require__(2339);
;// CONCATENATED MODULE: ./build/js/rollout/dispatched-job-watcher.js



const lookEvery = 120_000;
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
        if (!(error instanceof scheduler_failure/* SchedulerFailure */.c) || error.kind !== 'not-found')
            throw error;
    }
}
async function look({ scheduler, child }) {
    const job = await scheduler.readJob(child);
    const allocations = await scheduler.listJobAllocations(child);
    return { job, allocations, waiting: await waitingOf(job, { scheduler, child }), blocked: false };
}
async function* whileActive(request, started, last) {
    const { scheduler, child } = request;
    for await (const allocations of scheduler.watch.listJobAllocations(child, watchOptions(request, started))) {
        yield { ...last, waiting: undefined, blocked: false, allocations };
        if (!allocations.some(isActive))
            break;
    }
    yield look(request);
}
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
        pending?.catch(() => undefined);
    }
}
async function waitingOf(job, { scheduler, child }) {
    if (job.Status === 'dead')
        return undefined;
    const evaluations = await scheduler.listJobEvaluations(child);
    return evaluations.find((one) => one.Status === 'blocked');
}

;// CONCATENATED MODULE: ./build/js/rollout/follow-dispatched-job.js





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
        if (!signal.aborted && (!(error instanceof errors/* Failure */.HR) || error.reason !== 'timed-out'))
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

// EXTERNAL MODULE: ./build/js/operations/follow-budget.js
var follow_budget = __webpack_require__(7216);
;// CONCATENATED MODULE: ./build/js/operations/follow-child.js



async function followChild({ id, evalId, label }, { scheduler, inputs, redactor, deadline, cancelled, log }) {
    const { scrub } = redactor;
    const tell = (words) => log(`${label}: ${scrub(words)}`);
    const patience = (0,follow_budget/* patienceFor */.R)(deadline.left(), inputs.timeout);
    const work = await followWork({
        scheduler,
        child: { id },
        evalId,
        ...patience,
        signal: cancelled,
        onProgress: tell,
        onLost: tell,
    });
    return (0,scrubbed/* scrubbedWork */.q)(work, scrub);
}

;// CONCATENATED MODULE: ./build/js/modes/dispatch/old-dispatch.js

const withoutTokens = 'Nomad is too old for `idempotency-token`, which came with version 1.1.3: a dispatch whose answer is lost is not sent again, and a run that is tried again dispatches again.';
async function oldServerNotes(named, dispatches, scheduler) {
    const index = dispatches.findIndex(({ deed }) => deed === 'done');
    const [asked, launched] = [named[index], dispatches[index]];
    if (asked === undefined || launched === undefined)
        return [];
    try {
        const child = await scheduler.readJob({ id: launched.child });
        const ignored = [
            ...(asked.idPrefixTemplate !== undefined && /\/dispatch-\d+-[0-9a-f]{8}$/.test(child.ID)
                ? ['`id-prefix-template`, which came with version 1.4.2']
                : []),
            ...(asked.priority !== undefined && child['Priority'] !== asked.priority
                ? ['`priority`, which came with version 1.10.1']
                : []),
        ];
        return ignored.map((what) => `The scheduler is too old for ${what}.`);
    }
    catch (error) {
        if (error instanceof errors/* Failure */.HR)
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/js/operations/read-verb-job.js


async function readVerbJob(scheduler, { job, scheduler: { namespace } }) {
    try {
        return await scheduler.readJob({ id: job });
    }
    catch (error) {
        if (!(error instanceof scheduler_failure/* SchedulerFailure */.c) || error.kind !== 'not-found')
            throw error;
        throw new errors/* Failure */.HR({
            reason: 'not-found',
            what: `There is no job \`${job}\` in namespace \`${namespace ?? 'default'}\` (${error.message})`,
            help: 'no-such-job',
            hint: 'Check the inputs `job`, which is the exact ID, `namespace` and `region`.',
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./build/js/modes/dispatch/same-dispatch.js


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
    throw new errors/* Failure */.HR({
        reason: 'conflict',
        what: `${line === undefined ? '' : `Line ${line}: `}\`${child.ID}\` was dispatched with the same idempotency token, but with ${what}`,
        help: 'same-idempotency-token',
        hint: 'Give each dispatch an `idempotency-token` of its own, in a matrix one for each leg, made of what does not change when the run is tried again.',
    });
}
function same_dispatch_valueOf(meta, name) {
    return meta !== null && meta !== undefined && Object.hasOwn(meta, name) ? meta[name] : '';
}

// EXTERNAL MODULE: ./build/js/operations/write-once.js
var write_once = __webpack_require__(8254);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var jobs_job = __webpack_require__(2601);
// EXTERNAL MODULE: ./build/js/clients/nomad/server-age.js
var server_age = __webpack_require__(8864);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/report/words.js
var report_words = __webpack_require__(2076);
// EXTERNAL MODULE: ./build/js/report/rollout-words.js
var rollout_words = __webpack_require__(9512);
;// CONCATENATED MODULE: ./build/js/report/work-words.js


function workWords(work) {
    const [trouble] = work.troubles;
    const why = trouble === undefined ? '' : `: ${(0,rollout_words/* troubleWords */.jV)(trouble)}`;
    const time = (0,rollout_words/* timeWords */.rr)(work.milliseconds);
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
            return `cannot be placed: ${(0,rollout_words/* unplacedWords */.kJ)(work)}`;
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
function workFailure(child, work) {
    if (work.kind === 'succeeded')
        return undefined;
    const [reason, hint] = bad[work.kind];
    const [trouble] = work.troubles;
    const events = trouble === undefined ? [] : trouble.events.map((event) => `\n\t${event}`);
    return new errors/* Failure */.HR({ reason, what: `\`${child}\`: ${workWords(work)}.${events.join('')}`, hint });
}
const worstFirst = ['failed', 'lost', 'stopped', 'placement-blocked', 'timed-out', 'succeeded'];
function worstWork(works) {
    return worstFirst.find((kind) => works.some((work) => work?.kind === kind)) ?? '';
}

;// CONCATENATED MODULE: ./build/js/modes/dispatch/report.js




const already = {
    run: 'was dispatched already by this run',
    attempt: 'was dispatched already by an earlier attempt of this run',
    token: 'was dispatched already with this `idempotency-token`',
};
function dispatchedWords({ child, deed, by, work, failure }) {
    if (failure !== undefined)
        return failure.message;
    if (deed === 'dry-run')
        return 'would be dispatched';
    const verb = by === undefined ? 'was dispatched' : already[by];
    return `\`${child}\` ${verb}${work === undefined ? '' : `: ${workWords(work)}`}`;
}
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
            outcome: worstWork(dispatches.map(({ work }) => work)),
            'dispatched-job-id': only?.child ?? '',
            'eval-id': only?.evalId ?? '',
            jobs: JSON.stringify(dispatches.map((one) => outputOf(one, outcome))),
        },
    };
}
function isChange({ deed, by }) {
    return deed === 'done' || by === 'run';
}
function failureOf({ line, child, work, failure }, file) {
    const found = failure ?? (work === undefined ? undefined : workFailure(child, work));
    return file === undefined ? found : found?.told(found.message, { file, line });
}
function headlineOf({ job, file, dispatches }) {
    const [only] = dispatches;
    if (file === undefined && only !== undefined)
        return only.deed === 'dry-run' ? `Dry run: \`${job}\` would be dispatched` : dispatchedWords(only);
    const count = `${(0,report_words/* thousands */.oh)(dispatches.length)} ${dispatches.length === 1 ? 'dispatch' : 'dispatches'}`;
    if (only?.deed === 'dry-run')
        return `Dry run: \`${job}\` would have ${count}`;
    const kinds = Map.groupBy(dispatches, stateOf);
    const states = [...kinds].map(([state, same]) => `${same.length} ${state}`);
    const before = dispatches.filter(({ deed }) => deed === 'already').length;
    const known = before === 0 ? '' : `; ${before} of them dispatched already`;
    return `\`${job}\`, ${count}: ${states.join(', ')}${known}`;
}
function stateOf({ child, work, failure }) {
    if (child === '')
        return 'not dispatched';
    if (failure !== undefined)
        return 'not followed';
    return work?.kind ?? 'dispatched';
}
function tableOf(dispatches) {
    return (0,markdown/* table */.tp)(['Line', 'Job', 'Outcome'], dispatches.map((one) => [
        String(one.line),
        one.child === '' ? '' : (0,markdown/* nameCode */.Fl)(one.child),
        one.deed === 'already' ? `${cellOf(one)} (dispatched already)` : cellOf(one),
    ]));
}
function cellOf({ work, failure }) {
    const words = failure?.message ?? (work === undefined ? 'dispatched' : workWords(work));
    return (0,prose/* prose */.C)(words.replaceAll('|', '∣'));
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

;// CONCATENATED MODULE: ./build/js/modes/dispatch/run.js












const atOnce = 10;
function nothingDispatched({ job, file }) {
    return { job, file, dispatches: [], notes: [], failures: [] };
}
async function dispatch(dependencies) {
    const { inputs, scheduler, context, log } = dependencies;
    const parent = await readVerbJob(scheduler, inputs);
    learnInputs(inputs, dependencies.redactor);
    const terms = termsOf(parent);
    const mistakes = inputs.dispatches.flatMap((one) => checkDispatch(one, terms, inputs));
    if (mistakes.length > 0)
        throw new errors/* Failures */.oo(mistakes);
    const known = (0,server_age/* hasDispatchTokens */.vG)(parent);
    const asked = nameDispatches(inputs, context);
    const named = known ? asked : asked.map((one) => ({ ...one, token: undefined }));
    const notes = [...(known ? [] : [withoutTokens]), ...notesOn(asked, parent, inputs)];
    if (!known)
        log(withoutTokens);
    const outcome = { ...nothingDispatched(inputs), notes };
    if (inputs.dryRun)
        return { ...outcome, dispatches: named.map(({ line }) => ({ ...notDispatched(line), deed: 'dry-run' })) };
    let done = 0;
    const dispatches = await (0,p_map/* default */.Ay)(named, async (one) => {
        const job = await dispatchOne(one, parent, dependencies);
        done += 1;
        const count = named.length === 1 ? '' : `${done} of ${named.length}, line ${job.line}: `;
        log(`${count}${dispatchedWords(job)}`);
        return job;
    }, { concurrency: atOnce });
    return { ...outcome, dispatches, notes: [...notes, ...(await oldServerNotes(named, dispatches, scheduler))] };
}
function learnInputs({ dispatches }, redactor) {
    const values = dispatches.flatMap(({ payload, meta }) => [payload?.toString() ?? '', ...Object.values(meta)]);
    redactor.addUnjudged(values);
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
function isPeriodic({ Periodic }) {
    return Periodic !== null && Periodic !== undefined;
}
async function dispatchOne(one, parent, dependencies) {
    const { inputs } = dependencies;
    let launched = notDispatched(one.line);
    try {
        launched = await launch(one, parent, dependencies);
        if (!inputs.wait || isPeriodic(parent))
            return launched;
        const { child: id, evalId } = launched;
        const label = one.line === undefined ? id : `line ${one.line}, ${id}`;
        return { ...launched, work: await followChild({ id, evalId, label }, dependencies) };
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
        const isThere = launched.child !== '';
        return {
            ...launched,
            failure: isThere ? error.about(`\`${launched.child}\` is dispatched, but cannot be followed`) : error,
        };
    }
}
async function launch(one, parent, dependencies) {
    const { inputs, scheduler, deadline } = dependencies;
    const { payload, meta, token: idempotencyToken, idPrefixTemplate, priority } = one;
    const request = { id: inputs.job, payload, meta, idempotencyToken, idPrefixTemplate, priority };
    const started = Date.now();
    let isKnown = true;
    try {
        deadline.signal.throwIfAborted();
        isKnown = false;
        const { DispatchedJobID: child, EvalID: evalId } = await scheduler.dispatchJob(request);
        const launched = { ...notDispatched(one.line), child, evalId, deed: 'done' };
        if (evalId !== '' || isPeriodic(parent))
            return launched;
        const present = await scheduler.readJob({ id: child });
        isKnown = true;
        checkSame(one, present, parent);
        return { ...launched, deed: 'already', by: dispatchedBy(one, present, started, dependencies) };
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
        throw error.about(isKnown || (0,write_once/* isRefusal */.vu)(error) ? 'Not dispatched' : 'Whether it was dispatched is not known');
    }
}
function dispatchedBy({ token }, child, started, { inputs, context }) {
    const isOurs = inputs.token === undefined && inputs.dispatches.every((one) => one.token !== token);
    if (!isOurs)
        return 'token';
    const submitted = (0,jobs_job/* submittedAt */.$4)(child)?.getTime() ?? 0;
    return context.runAttempt === 1 || submitted >= started ? 'run' : 'attempt';
}

// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
;// CONCATENATED MODULE: ./build/js/operations/await-deployment.js

const over = new Set(['successful', 'failed', 'cancelled']);
function isOver({ Status }) {
    return over.has(Status);
}
async function awaitDeployment({ inputs, scheduler, deadline, cancelled, log }, wait) {
    const { job } = inputs;
    const present = await scheduler.readJobsMostRecentDeployment({ id: job });
    if (present === null || isOver(present))
        return;
    if (!wait)
        throw underWay(job, present);
    log(`${job}: waiting for the end of deployment ${present.ID} of version ${present.JobVersion}`);
    const options = { deadline: deadline.left(), signal: cancelled };
    try {
        for await (const latest of scheduler.watch.readJobsMostRecentDeployment({ id: job }, options)) {
            if (latest === null || isOver(latest))
                return;
        }
    }
    catch (error) {
        if (cancelled.aborted)
            throw notOver(present, 'when the run was cancelled');
        if (!(error instanceof errors/* Failure */.HR) || error.reason !== 'timed-out')
            throw error;
        throw notOver(present, 'when the time was up');
    }
}
function underWay(job, { ID, JobVersion, Status }) {
    return new errors/* Failure */.HR({
        reason: 'blocked',
        what: `Deployment \`${ID}\` of version ${JobVersion} of \`${job}\` is ${Status}, and nothing is scaled meanwhile`,
        help: 'deployment-under-way',
        hint: 'Wait for its end with `wait-for-deployment: true`; or end it with `mode: promote` or `fail-deployment`.',
    });
}
function notOver({ ID }, when) {
    return new errors/* Failure */.HR({
        reason: 'timed-out',
        what: `Nothing was scaled: deployment \`${ID}\` was not over ${when}`,
        help: 'deployment-under-way',
        hint: 'Look at the deployment: it may wait to be promoted. Raise `timeout` if it takes longer.',
    });
}

// EXTERNAL MODULE: ./build/js/rollout/follow.js + 1 modules
var follow = __webpack_require__(9322);
;// CONCATENATED MODULE: ./build/js/operations/follow-write.js




async function followWrite(following, write) {
    const { inputs, scheduler, deadline, cancelled, log } = following;
    const { scrub } = following.redactor;
    const { job } = inputs;
    const done = { deed: 'done', index: write.JobModifyIndex, evalId: write.EvalID, failures: [] };
    try {
        if (!inputs.wait)
            return { ...done, version: await versionAt(following, write.JobModifyIndex) };
        const rollout = await (0,follow/* followRollout */.h)({
            scheduler,
            job: { id: job },
            index: write.JobModifyIndex,
            evalId: write.EvalID,
            over: write.over,
            promote: false,
            logs: false,
            ...(0,follow_budget/* patienceFor */.R)(deadline.left(), inputs.timeout),
            signal: cancelled,
            onProgress: ({ words }) => log(`${job}: ${scrub(words)}`),
            onLost: (why) => log(`${job}: ${scrub(why)}`),
        });
        return { ...done, rollout: (0,scrubbed/* scrubbedRollout */.s)(rollout, scrub), version: rollout.version };
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
        return { ...done, failures: [error.about('It is written, but cannot be followed')] };
    }
}
async function versionAt({ inputs, scheduler }, index) {
    try {
        const live = await scheduler.readJob({ id: inputs.job });
        return live.JobModifyIndex === index ? (live.Version ?? undefined) : undefined;
    }
    catch (error) {
        if (error instanceof errors/* Failure */.HR)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/js/modes/evaluate/run.js





function nothingEvaluated({ job, forceReschedule }) {
    return { job, forceReschedule, deed: 'none', failures: [] };
}
async function evaluate(dependencies) {
    const { inputs, scheduler } = dependencies;
    const { job: id } = inputs;
    const outcome = nothingEvaluated(inputs);
    const job = await scheduler.readJob({ id });
    if (isTemplate(job))
        throw template(job);
    const index = job.JobModifyIndex ?? 0;
    if (inputs.dryRun)
        return { ...outcome, index, version: job.Version ?? undefined, deed: 'dry-run' };
    const deployment = await scheduler.readJobsMostRecentDeployment({ id });
    const EvalID = await createEvaluation(dependencies);
    const over = deployment !== null && isOver(deployment) ? deployment.ID : undefined;
    const write = await followWrite(dependencies, { JobModifyIndex: index, EvalID, over });
    return { ...outcome, ...write, version: write.version ?? job.Version ?? undefined };
}
async function createEvaluation({ inputs, scheduler, log }) {
    const { job: id, forceReschedule } = inputs;
    const evaluations = async () => scheduler.listJobEvaluations({ id });
    const before = new Set((await evaluations()).map(({ ID }) => ID));
    const send = async () => (await scheduler.createJobEvaluation({ id, forceReschedule })).EvalID;
    const find = async () => {
        const found = (await evaluations()).find((one) => !before.has(one.ID) && one.TriggeredBy === 'job-register')?.ID;
        const words = found === undefined ? 'asking once more, which does no harm' : `there is a new evaluation, ${found}`;
        log(`${id}: the answer was lost; ${words}.`);
        return found;
    };
    return (0,write_once/* writeOnce */.Fq)({ send, find });
}
function isTemplate(job) {
    return (0,spec/* isLaunched */.x)(job) !== 'at-once' && job['Dispatched'] !== true;
}
function template(job) {
    const [kind, way] = (0,spec/* isLaunched */.x)(job) === 'per-launch'
        ? ['periodic', 'to launch it now use `mode: periodic-force`']
        : ['parameterized', 'to start it use `mode: dispatch`'];
    return new errors/* Failure */.HR({
        reason: 'input',
        what: `The job \`${job.ID}\` is ${kind}: it has nothing to evaluate by itself`,
        hint: `Evaluate one of the jobs that it started; ${way}.`,
    });
}

// EXTERNAL MODULE: ./build/js/report/register-failures.js
var register_failures = __webpack_require__(82);
;// CONCATENATED MODULE: ./build/js/report/write-report.js


const well = new Set(['successful', 'no-deployment', 'awaiting-promotion']);
function writeReport(write, { job, deeds, hints }) {
    const { deed, index, version, evalId, rollout } = write;
    const isBad = rollout !== undefined && !well.has(rollout.kind);
    const placed = rollout?.evalId === '' ? 'nothing is scheduled by it' : 'all is placed';
    const followed = rollout === undefined ? '' : `: ${(0,rollout_words/* rolloutWords */.pf)(rollout, placed)}`;
    return {
        headline: write.failures[0]?.message ?? `${deeds[deed]}${followed}`,
        sign: deed === 'dry-run' ? '🔵' : rollout?.kind === 'awaiting-promotion' ? '🟠' : '🟢',
        failures: [...write.failures, ...(isBad ? [(0,register_failures/* rolloutFailure */.g)(rollout, { id: job, file: undefined, hints })] : [])],
        notes: [],
        body: [],
        outputs: {
            changed: String(deed === 'done'),
            outcome: rollout?.kind ?? '',
            'eval-id': rollout?.evalId || (evalId ?? ''),
            'deployment-id': rollout?.deploymentId ?? '',
            'job-version': version === undefined ? '' : String(version),
            'job-modify-index': index === undefined ? '' : String(index),
        },
    };
}

;// CONCATENATED MODULE: ./build/js/modes/evaluate/report.js

const hints = {
    failed: 'The deployment was under way before. Look at it, and at the cause.',
    'rolled-back': 'The deployment was under way before, and another version runs again.',
    'placement-blocked': 'The evaluation stands, and what is missing is placed as soon as there is room. Make room in the cluster.',
    'timed-out': 'The scheduler goes on with it. Run this again to look anew; raise `timeout` if it takes longer.',
};
function evaluateReport(outcome) {
    const { job, forceReschedule } = outcome;
    const rescheduled = forceReschedule ? ', failed allocations rescheduled at once' : '';
    const deeds = {
        none: `\`${job}\` was not evaluated`,
        already: `\`${job}\` was not evaluated`,
        'dry-run': `Dry run: \`${job}\` would be evaluated${rescheduled}`,
        done: `Evaluated \`${job}\`${rescheduled}`,
    };
    return writeReport(outcome, { job, deeds, hints });
}

// EXTERNAL MODULE: ./build/js/redaction/judge-value.js
var judge_value = __webpack_require__(2313);
// EXTERNAL MODULE: ./build/js/redaction/scrub.js
var scrub = __webpack_require__(2443);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
;// CONCATENATED MODULE: ./build/js/modes/list/run.js




function nothingListed({ scheduler, prefix, filter, includeMeta }) {
    const { namespace, region } = scheduler;
    return { jobs: [], namespace, region, isNarrowed: (prefix ?? filter) !== undefined, includeMeta, failures: [] };
}
async function listJobs({ inputs, scheduler, redactor }) {
    const { prefix, filter, perPage, includeMeta } = inputs;
    const jobs = [];
    for await (const page of scheduler.pages.listJobs({ prefix, filter, perPage, meta: includeMeta || undefined })) {
        for (const job of page.jobs)
            jobs.push(job);
    }
    if (filter !== undefined && jobs.length > 0)
        await checkFilters(scheduler, prefix);
    const rules = (0,learn_job/* liveRules */.qB)(redactor, { mode: 'none', patterns: [], reveal: [] });
    return { ...nothingListed(inputs), jobs: jobs.map((job) => ({ ...job, Meta: shownMeta(job.Meta, rules) })) };
}
async function checkFilters(scheduler, prefix) {
    const { jobs } = await scheduler.listJobs({ prefix, filter: 'ID == ""', perPage: 1 });
    if (jobs.length === 0)
        return;
    throw new errors/* Failure */.HR({
        reason: 'server',
        what: 'The scheduler is too old for `filter`, and lists every job',
        help: 'server-too-old',
        hint: 'Upgrade the scheduler: filters are known since version 1.3.0; or narrow the list by `prefix`.',
    });
}
const inMeta = { group: undefined, task: undefined, objects: [], side: 'live' };
function shownMeta(meta, rules) {
    const entries = Object.entries(meta).map(([key, value]) => [
        rules.secrets.name(key),
        (0,judge_value/* isShown */.aJ)({ ...inMeta, name: `Meta[${key}]`, value }, rules) ? value : scrub/* hiddenMark */.s,
    ]);
    return Object.fromEntries(entries);
}

// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 3 modules
var runner = __webpack_require__(6256);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
;// CONCATENATED MODULE: ./build/js/modes/list/report.js




const mostInMatrix = 256;
const mostRows = 500;
const tableShare = 0.8;
function listReport(outcome) {
    const { jobs, failures } = outcome;
    const isListed = failures.length === 0;
    return {
        headline: failures[0]?.message ?? headline(outcome),
        sign: '🟢',
        failures,
        notes: isListed ? notes(outcome) : [],
        body: jobs.length === 0 ? [] : jobTable(jobs),
        outputs: {
            changed: 'false',
            jobs: JSON.stringify(jobs.map((job) => jobOutput(job, outcome))),
            matrix: JSON.stringify({ include: jobs.slice(0, mostInMatrix).map((job) => matrixRow(job, outcome)) }),
        },
    };
}
function headline({ jobs, namespace, isNarrowed }) {
    const where = namespace === '*' ? 'all namespaces' : `the namespace \`${namespace ?? 'default'}\``;
    const which = isNarrowed ? ' that were asked for' : '';
    if (jobs.length === 0)
        return `No jobs${which} in ${where}`;
    const byStatus = [...Map.groupBy(jobs, statusWords)].toSorted(([, a], [, b]) => b.length - a.length);
    const counts = byStatus.map(([status, same]) => `${same.length} ${status}`).join(', ');
    return `${(0,report_words/* plural */.LS)(jobs.length, 'job')}${which} in ${where}: ${counts}`;
}
function notes({ jobs, includeMeta }) {
    return [
        jobs.length === 0
            ? 'The output `matrix` is empty, and GitHub fails a job whose matrix is: run that job only `if: needs.list.outputs.matrix != \'{"include":[]}\'`.'
            : '',
        includeMeta && jobs.length > 0 && jobs.every(({ Meta }) => Object.keys(Meta).length === 0)
            ? 'No job has metadata, or the scheduler is too old to tell it in a list (before version 1.4.3).'
            : '',
    ]
        .filter((words) => words !== '')
        .map((words) => ({ level: 'notice', words }))
        .concat(jobs.length > mostInMatrix ? [tooMany(jobs.length)] : []);
}
function tooMany(count) {
    const words = `The output \`matrix\` holds the first ${mostInMatrix} of ${(0,report_words/* plural */.LS)(count, 'job')}: GitHub starts no more by one matrix. Narrow the list by \`prefix\` or \`filter\`, a run for each part; the output \`jobs\` holds all.`;
    return { level: 'warning', words };
}
function jobTable(jobs) {
    const rows = jobs.slice(0, mostRows).map(row);
    const lines = rows.map((cells) => cells.join(' | '));
    const shown = (0,fit/* takeWithin */.Dh)(lines, runner/* SUMMARY_LIMIT */.J * tableShare, (text) => Buffer.byteLength(text) + 4).taken.length;
    const left = jobs.length - shown;
    return [
        (0,markdown/* table */.tp)(['Job', 'Namespace', 'Type', 'Status', 'Runs', 'Submitted'], rows.slice(0, shown)),
        ...(left === 0 ? [] : [`… and ${(0,report_words/* plural */.LS)(left, 'job')} more in the output \`jobs\`.`]),
    ];
}
function row(job) {
    return [
        (0,markdown/* nameCode */.Fl)(job.ID),
        (0,markdown/* nameCode */.Fl)(job.Namespace),
        (0,markdown/* nameCode */.Fl)(typeWords(job)),
        (0,markdown/* nameCode */.Fl)(statusWords(job)),
        runsWords(job),
        (0,report_words/* minuteWords */.a$)(job.SubmitTime ?? undefined),
    ];
}
function typeWords({ Type, Periodic, ParameterizedJob }) {
    return [Type, ...(Periodic ? ['periodic'] : []), ...(ParameterizedJob ? ['parameterized'] : [])].join(', ');
}
function statusWords({ Status, Stop }) {
    return Stop && Status === 'dead' ? 'dead (stopped)' : Status;
}
function runsWords(job) {
    if (job.Periodic || job.ParameterizedJob) {
        const { Pending, Running, Dead } = job.JobSummary?.Children ?? { Pending: 0, Running: 0, Dead: 0 };
        return `children: ${Pending} pending, ${Running} running, ${Dead} dead`;
    }
    return groupsOf(job)
        .map(([name, { Running, Starting, Queued }]) => `${(0,markdown/* nameCode */.Fl)(name)} ${Running} of ${Running + Starting + Queued}`)
        .join(', ');
}
function groupsOf({ JobSummary, }) {
    return Object.entries(JobSummary?.Summary ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
function matrixRow({ ID, Namespace, Type, Status }, { region }) {
    return { job: ID, namespace: Namespace, region: region ?? '', type: Type, status: Status };
}
function jobOutput(job, { region, includeMeta }) {
    const children = job.JobSummary?.Children;
    return {
        id: job.ID,
        namespace: job.Namespace,
        region: region ?? '',
        type: job.Type,
        status: job.Status,
        stopped: job.Stop,
        periodic: job.Periodic,
        parameterized: job.ParameterizedJob,
        parent: job.ParentID,
        priority: job.Priority,
        groups: Object.fromEntries(groupsOf(job).map(([name, counts]) => [name, lowered(counts)])),
        ...(children === null || children === undefined ? {} : { children: lowered(children) }),
        index: job.JobModifyIndex,
        submitted: job.SubmitTime?.toISOString() ?? '',
        ...(includeMeta ? { meta: job.Meta } : {}),
    };
}
function lowered(counts) {
    return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name.toLowerCase(), count]));
}

;// CONCATENATED MODULE: ./build/js/modes/periodic-force/run.js




function nothingForced({ job }) {
    return { job, child: '', evalId: '', deed: 'none', work: undefined, failures: [] };
}
async function forcePeriodic(dependencies) {
    const { inputs, scheduler, log } = dependencies;
    const nothing = nothingForced(inputs);
    checkPeriodic(await readVerbJob(scheduler, inputs));
    if (inputs.dryRun)
        return { ...nothing, deed: 'dry-run' };
    const evalId = await run_launch(scheduler, inputs.job);
    const launched = { ...nothing, evalId, deed: 'done' };
    try {
        const { JobID: child } = await scheduler.readEvaluation({ id: evalId });
        log(`launched as ${child}.`);
        if (!inputs.wait)
            return { ...launched, child };
        return await followed({ ...launched, child }, dependencies);
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
        return { ...launched, failures: [error.about(`\`${inputs.job}\` is launched, but by which job cannot be told`)] };
    }
}
async function followed(launched, dependencies) {
    const { child: id, evalId } = launched;
    try {
        return { ...launched, work: await followChild({ id, evalId, label: id }, dependencies) };
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
        return { ...launched, failures: [error.about(`\`${id}\` is launched, but cannot be followed`)] };
    }
}
function checkPeriodic({ ID, Periodic, ParameterizedJob, Dispatched, Stop }) {
    const refused = (reason, what, hint) => {
        const help = reason === 'blocked' ? 'stopped-job' : 'what-cannot-be-dispatched';
        return new errors/* Failure */.HR({ reason, what: `The job \`${ID}\` ${what}.`, hint, help });
    };
    if (Periodic === null || Periodic === undefined)
        throw refused('input', 'is not periodic', 'Only a job with a `periodic` block can be launched so.');
    if (ParameterizedJob !== null && ParameterizedJob !== undefined && Dispatched !== true)
        throw refused('input', 'is parameterized, too', 'Dispatch it with `mode: dispatch`, and launch what that makes of it.');
    if (Stop === true)
        throw refused('blocked', 'is stopped', 'Register it again to have it started.');
    if (Periodic['Enabled'] === false)
        throw refused('blocked', 'has its `periodic` block switched off', 'Register it with `enabled = true`.');
}
async function run_launch(scheduler, job) {
    try {
        return (await scheduler.forceNewPeriodicInstance({ id: job })).EvalID;
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR) || (0,write_once/* isRefusal */.vu)(error))
            throw error;
        throw new errors/* Failure */.HR({
            reason: error.reason,
            what: `Whether \`${job}\` was launched is not known: ${error.message}`,
            help: 'not-known-whether-written',
            hint: `Look at the children of \`${job}\` before you run this again: it would launch another one.`,
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./build/js/modes/periodic-force/report.js

function periodicForceReport(outcome) {
    const { job, child, evalId, deed, work } = outcome;
    const failure = work === undefined ? undefined : workFailure(child, work);
    const failures = failure === undefined ? outcome.failures : [...outcome.failures, failure];
    const words = {
        none: `Nothing was launched of \`${job}\``,
        'dry-run': `Dry run: \`${job}\` would be launched`,
        done: `\`${job}\` was launched as \`${child}\`${work === undefined ? '' : `: ${workWords(work)}`}`,
    };
    const told = { id: job, child, outcome: work?.kind ?? '', reason: failures[0]?.reason ?? '' };
    return {
        headline: outcome.failures[0]?.message ?? words[deed],
        sign: deed === 'dry-run' ? '🔵' : '🟢',
        failures,
        notes: [],
        body: [],
        outputs: {
            changed: String(deed === 'done'),
            outcome: work?.kind ?? '',
            'dispatched-job-id': child,
            'eval-id': evalId,
            jobs: JSON.stringify(deed === 'done' ? [told] : []),
        },
    };
}

// EXTERNAL MODULE: ./build/js/redaction/redact-diff.js
var redact_diff = __webpack_require__(6839);
// EXTERNAL MODULE: ./build/js/plan/verdict.js + 2 modules
var verdict = __webpack_require__(8661);
// EXTERNAL MODULE: ./build/js/report/markdown/diff-lines.js
var diff_lines = __webpack_require__(5982);
;// CONCATENATED MODULE: ./build/js/operations/find-version.js

async function findVersion(scheduler, job, wanted) {
    const { Versions: versions } = await scheduler.listJobVersions({ id: job });
    const found = versions.find(({ Version, VersionTag }) => typeof wanted === 'number' ? Version === wanted : VersionTag?.Name === wanted);
    if (found !== undefined)
        return { found, versions };
    throw new errors/* Failure */.HR({
        reason: 'not-found',
        what: `The job \`${job}\` has no ${typeof wanted === 'number' ? `version ${wanted}` : `version with the tag \`${wanted}\``}`,
        help: 'no-such-version',
        hint: `There are ${versions.map(versionWords).join(', ')}.${typeof wanted === 'string' ? tagWords(versions) : ''}`,
    });
}
function tagWords(versions) {
    const isOld = versions.every(({ VersionTag }) => VersionTag === undefined);
    return isOld ? ' This server knows no tags: they came with version 1.9.' : '';
}
async function findLastStable(scheduler, { ID, Version }) {
    const { Versions: versions } = await scheduler.listJobVersions({ id: ID });
    const found = lastStable(versions, Version ?? 0);
    if (found !== undefined)
        return found;
    throw new errors/* Failure */.HR({
        reason: 'not-found',
        what: `The job \`${ID}\` has no stable version to go back to but the live one, which is ${Version ?? 0}`,
        help: 'no-such-version',
        hint: `There are ${versions.map(versionWords).join(', ')}.`,
    });
}
function lastStable(versions, live) {
    return versions
        .filter(({ Version, Stable, Stop }) => Version !== live && Stable === true && Stop !== true)
        .toSorted((a, b) => (b.Version ?? 0) - (a.Version ?? 0))[0];
}
function versionWords({ Version, VersionTag, Stable }) {
    const notes = [...(VersionTag?.Name ? [`tag \`${VersionTag.Name}\``] : []), ...(Stable === true ? ['stable'] : [])];
    return `${Version ?? 0}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

;// CONCATENATED MODULE: ./build/js/modes/revert/serving-versions.js

async function servingVersions(scheduler, job, { version, groups }) {
    const waiting = new Set(groups.filter((group) => group.canaries > 0 && !group.promoted).map(({ name }) => name));
    const allocations = await (0,errors/* orUndefined */.y0)(scheduler.listJobAllocations({ id: job }));
    const running = allocations?.filter((one) => one.DesiredStatus === 'run' && one.ClientStatus === 'running' && waiting.has(one.TaskGroup));
    const versions = running?.map(({ JobVersion }) => JobVersion).filter((one) => one !== version);
    return versions === undefined ? undefined : [...new Set(versions)].toSorted((a, b) => a - b);
}

;// CONCATENATED MODULE: ./build/js/modes/revert/run.js









function nothingReverted({ job }) {
    const unknown = { live: undefined, target: undefined, plan: undefined, serving: undefined };
    return { job, ...unknown, deed: 'none', failures: [] };
}
async function revert(dependencies) {
    const { inputs, scheduler, log } = dependencies;
    const { job, version: wanted } = inputs;
    const live = await scheduler.readJob({ id: job });
    const target = wanted === 'last-stable'
        ? await findLastStable(scheduler, live)
        : (await findVersion(scheduler, job, wanted)).found;
    const outcome = { ...nothingReverted(inputs), live: live.Version ?? 0, target: target.Version ?? 0 };
    const stand = { index: live.JobModifyIndex ?? undefined, version: outcome.live };
    const already = async () => ({
        ...outcome,
        ...stand,
        ...(await arriving(dependencies, live)),
        deed: 'already',
    });
    if (outcome.target === outcome.live)
        return already();
    if (target.Stop === true)
        throw wouldStop(job, outcome.target);
    const asked = await planOf(target, scheduler);
    if (asked.Diff?.Type === 'None')
        return already();
    const plan = shown(target, asked, dependencies.redactor);
    log(plan.diff.lines.join('\n'));
    if (inputs.dryRun)
        return { ...outcome, ...stand, plan, deed: 'dry-run' };
    const written = await write(live, target, scheduler);
    return { ...outcome, plan, ...(await run_follow(dependencies, written)) };
}
async function run_follow(dependencies, written) {
    const { inputs, scheduler } = dependencies;
    const followed = await followWrite(dependencies, written);
    const { rollout } = followed;
    const isWaiting = rollout?.kind === 'awaiting-promotion';
    return { ...followed, serving: isWaiting ? await servingVersions(scheduler, inputs.job, rollout) : undefined };
}
const settled = new Set(['successful', 'cancelled']);
async function arriving(dependencies, { JobModifyIndex }) {
    const { inputs, scheduler } = dependencies;
    if (!inputs.wait || inputs.dryRun || !JobModifyIndex)
        return {};
    const latest = await scheduler.readJobsMostRecentDeployment({ id: inputs.job });
    if (latest?.JobSpecModifyIndex !== JobModifyIndex || settled.has(latest.Status))
        return {};
    return run_follow(dependencies, { JobModifyIndex, EvalID: '' });
}
async function planOf(target, scheduler) {
    return scheduler.createJobPlan({ job: { ...target, Stable: false, VersionTag: null } });
}
function shown(target, plan, redactor) {
    const rules = (0,learn_job/* liveRules */.qB)(redactor);
    const redacted = plan.Diff === null ? undefined : (0,redact_diff/* redact */.E)(plan.Diff, rules);
    redactor.addHidden(redacted?.hidden ?? []);
    redactor.addShown(redacted?.shown ?? []);
    return {
        verdict: (0,verdict/* scrubbed */.f)((0,verdict/* verdictOf */.V)(target, plan), redactor.scrub, redactor.name),
        diff: redacted === undefined ? { lines: [], hiddenValues: 0 } : (0,diff_lines/* viewDiff */.H)(redacted.diff, false),
    };
}
async function write(live, target, scheduler) {
    const prior = live.Version ?? 0;
    const send = async () => scheduler.revertJob({ id: live.ID, version: target.Version ?? 0, enforcePriorVersion: prior });
    const find = async () => {
        const now = await scheduler.readJob({ id: live.ID });
        if (now.Version === prior)
            return undefined;
        const isThere = now.Version === prior + 1 && (await planOf(target, scheduler)).Diff?.Type === 'None';
        if (!isThere)
            throw (0,write_once/* overtaken */.K1)(live.ID, 'version', prior, now.Version ?? 0);
        return { JobModifyIndex: now.JobModifyIndex ?? 0, EvalID: '' };
    };
    return (0,write_once/* writeOnce */.Fq)({ send, find });
}
function wouldStop(job, version) {
    return new errors/* Failure */.HR({
        reason: 'blocked',
        what: `Version ${version} of \`${job}\` is that of a stopped job: to go back to it would stop the job`,
        help: 'stopped-job',
        hint: 'Choose the version before it; to stop the job use `mode: stop`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/revert/report.js





const longestDiff = 200_000;
const report_hints = {
    failed: 'The version stays registered. Look at the latest deployment of the job, and choose another version.',
    'rolled-back': 'Another version runs again. Look at the latest deployment of the job, and choose another version.',
    'timed-out': 'The scheduler goes on with it: look at the latest deployment of the job. Raise `timeout` if it takes longer.',
};
function revertReport(outcome) {
    const { job, live = 0, target = 0, version, plan, rollout } = outcome;
    const as = version === undefined || version === live ? '' : ` as version ${version}`;
    const deeds = {
        none: `Nothing was changed in \`${job}\``,
        already: live === target
            ? `Nothing to do: version ${target} of \`${job}\` is the live one`
            : `Nothing to do: version ${live} of \`${job}\`, the live one, says the same as version ${target}`,
        'dry-run': `Dry run: \`${job}\` would go back from version ${live} to version ${target}`,
        done: `\`${job}\` went back from version ${live} to version ${target}${as}`,
    };
    const written = writeReport(outcome, { job, deeds, hints: report_hints });
    const report = rollout?.kind === 'awaiting-promotion' ? notArrived(written, outcome) : written;
    return plan === undefined ? report : { ...report, notes: report_notes(plan), body: body(plan) };
}
function notArrived(report, { job, target = 0, version, serving, rollout }) {
    const registered = version === undefined || version === target ? '' : `, registered as version ${version}`;
    const failure = new errors/* Failure */.HR({
        reason: 'blocked',
        what: `\`${job}\` has not arrived at version ${target}${registered}: its canaries are healthy and wait for promotion; ${servingWords(serving)}`,
        help: 'waiting-for-promotion',
        hint: `Promote them with \`mode: promote\` and \`job: ${job}\`, or by \`nomad deployment promote ${rollout?.deploymentId ?? ''}\`.`,
    });
    return { ...report, headline: failure.message, failures: [...report.failures, failure] };
}
function servingWords(serving) {
    if (serving === undefined)
        return 'which version still serves could not be read';
    if (serving.length === 0)
        return 'no other version runs';
    const [last, others] = [serving.at(-1), serving.slice(0, -1)];
    return others.length === 0 ? `version ${last} still serves` : `versions ${others.join(', ')} and ${last} still serve`;
}
function report_notes({ verdict }) {
    const unplaced = verdict.unplaced.map(({ group, reasons }) => `Group \`${group}\` finds no place: ${(0,report_words/* reasonWords */.IK)(reasons)}`);
    return [...unplaced, ...verdict.warnings].map((words) => ({ level: 'warning', words }));
}
function body({ verdict, diff }) {
    const counts = (0,report_words/* countWords */.rj)((0,report_words/* totals */.Sd)(verdict.groups), verdict.starts);
    const hiddenValues = diff.hiddenValues === 0 ? [] : [`${(0,report_words/* plural */.LS)(diff.hiddenValues, 'value')} hidden`];
    const words = [...(counts === '' ? [] : [counts]), ...hiddenValues].join(' · ');
    const { taken, left } = (0,fit/* takeWithin */.Dh)(diff.lines, longestDiff, (line) => line.length);
    return [
        (0,markdown/* fence */.EU)(taken, 'diff'),
        ...(left === 0 ? [] : [`… and ${(0,report_words/* plural */.LS)(left, 'line')} more in the log.`]),
        ...(words === '' ? [] : [words]),
    ];
}

;// CONCATENATED MODULE: ./build/js/modes/scale/resolve-count.js

function groupOf(job, wanted) {
    const groups = (job.TaskGroups ?? []).map((group) => ({ ...group, Name: group.Name ?? '' }));
    const [only] = groups;
    if (wanted === undefined && only !== undefined && groups.length === 1)
        return only;
    const found = groups.find(({ Name }) => Name === wanted);
    if (found !== undefined)
        return found;
    const what = wanted === undefined ? 'has several task groups' : `has no task group \`${wanted}\``;
    const names = groups.map(({ Name }) => `\`${Name}\``).join(', ');
    throw mistake(`The job \`${job.ID}\` ${what}`, `Set the input \`group\` to one of ${names}.`);
}
function resolveCount(group, wanted) {
    const from = group.Count ?? 1;
    const to = 'to' in wanted ? wanted.to : from + wanted.by;
    if (to === from)
        return { from, to };
    const { least, most } = boundsOf(group);
    if (to >= least && to <= most)
        return { from, to };
    const by = 'to' in wanted ? '' : ` (now ${from}, ${wanted.by < 0 ? 'less' : 'and'} ${Math.abs(wanted.by)})`;
    const bounds = most === Infinity ? `${least} at least` : `from ${least} to ${most}`;
    throw mistake(`The count of group \`${group.Name ?? ''}\` would be ${to}${by}, which is out of its bounds: ${bounds}`, 'Give a count within the bounds; those of the `scaling` block are changed by registering the job.');
}
function boundsOf({ Scaling }) {
    const { Min, Max } = (Scaling ?? {});
    return { least: typeof Min === 'number' ? Min : 0, most: typeof Max === 'number' ? Max : Infinity };
}
function mistake(what, hint) {
    return new errors/* Failure */.HR({ reason: 'input', what, hint });
}

;// CONCATENATED MODULE: ./build/js/modes/scale/write-scale.js


const requestKey = 'outrider-request';
const usualMessage = 'scaled by Outrider';
async function writeScale(scaling, scheduler) {
    const { inputs, job, group, count } = scaling;
    const { deed } = inputs;
    const request = (0,external_node_crypto_.randomUUID)();
    const send = async () => scheduler.scaleTaskGroup({
        id: job.ID,
        group,
        count,
        message: inputs.message ?? (deed.kind === 'error' ? undefined : usualMessage),
        error: deed.kind === 'error' ? deed.error : undefined,
        meta: { ...inputs.meta, [requestKey]: request },
        enforceIndex: count === undefined ? undefined : (job.JobModifyIndex ?? undefined),
    });
    return (0,write_once/* writeOnce */.Fq)({ send, find: async () => findEvent(scaling, request, scheduler) });
}
async function findEvent({ job, group, count }, request, scheduler) {
    const live = await scheduler.readJob({ id: job.ID });
    const status = await scheduler.readJobScaleStatus({ id: job.ID });
    const index = live.JobModifyIndex ?? 0;
    const events = status.TaskGroups[group]?.Events ?? [];
    const ours = events.find(({ Meta }) => Meta?.[requestKey] === request);
    if (ours !== undefined)
        return { JobModifyIndex: index, EvalID: ours.EvalID };
    if (index === job.JobModifyIndex)
        return undefined;
    const isBare = !events.some(({ CreateIndex }) => CreateIndex > index);
    const present = live.TaskGroups?.find(({ Name }) => Name === group)?.Count;
    if (count !== undefined && isBare && live.Version === (job.Version ?? 0) + 1 && present === count)
        return { JobModifyIndex: index, EvalID: '' };
    throw (0,write_once/* overtaken */.K1)(job.ID, 'modify index', job.JobModifyIndex ?? 0, index);
}

;// CONCATENATED MODULE: ./build/js/modes/scale/run.js







const tries = 2;
function nothingScaled({ job, deed }) {
    return { job, kind: deed.kind, group: undefined, counts: undefined, raced: false, deed: 'none', failures: [] };
}
async function scale(dependencies) {
    const { inputs } = dependencies;
    const { deed } = inputs;
    if (deed.kind === 'error')
        return note(dependencies);
    for (let tried = 1;; tried += 1) {
        try {
            return await scaleOnce(dependencies, deed.wanted);
        }
        catch (error) {
            const again = error instanceof scheduler_failure/* SchedulerFailure */.c && ['conflict', 'blocked'].includes(error.kind);
            if (!again || tried === tries || inputs.checkIndex !== undefined)
                throw error;
            dependencies.log(`${inputs.job}: ${error.message}. Looking at the job anew.`);
        }
    }
}
async function scaleOnce(dependencies, wanted) {
    const { inputs, scheduler } = dependencies;
    const present = await run_look(dependencies, wanted);
    const outcome = { ...nothingScaled(inputs), group: present.group, counts: present.counts };
    if (present.counts.to === present.counts.from)
        return { ...outcome, ...standing('already', present.job) };
    if (present.job.Stop === true)
        throw stopped(inputs.job);
    checkIndex(present.job, inputs);
    await requireGuard(dependencies, present.job);
    if (inputs.dryRun) {
        if (!inputs.waitForDeployment)
            await awaitDeployment(dependencies, false);
        return { ...outcome, ...standing('dry-run', present.job) };
    }
    await awaitDeployment(dependencies, inputs.waitForDeployment);
    const { job, group, counts } = inputs.waitForDeployment ? await run_look(dependencies, wanted) : present;
    if (counts.to === counts.from)
        return { ...outcome, counts, ...standing('already', job) };
    checkIndex(job, inputs);
    const written = await writeScale({ inputs, job, group, count: counts.to }, scheduler);
    const write = await followWrite(dependencies, written);
    const isBoundToIndex = 'by' in wanted || inputs.checkIndex !== undefined;
    const raced = isBoundToIndex && (await wasRaced(dependencies, job, written));
    const failures = raced && inputs.checkIndex !== undefined ? [unguarded(inputs), ...write.failures] : write.failures;
    return { ...outcome, counts, ...write, failures, raced };
}
async function run_look({ inputs, scheduler }, wanted) {
    const job = await scheduler.readJob({ id: inputs.job });
    const group = groupOf(job, inputs.group);
    return { job, group: group.Name, counts: resolveCount(group, wanted) };
}
function standing(deed, { JobModifyIndex, Version }) {
    return { deed, index: JobModifyIndex ?? undefined, version: Version ?? undefined, failures: [] };
}
async function note({ inputs, scheduler }) {
    const job = await scheduler.readJob({ id: inputs.job });
    const group = groupOf(job, inputs.group).Name;
    if (job.Type === 'system')
        throw noEvents(inputs.job);
    const outcome = { ...nothingScaled(inputs), group };
    if (inputs.dryRun)
        return { ...outcome, ...standing('dry-run', job) };
    const scaling = { inputs, job, group, count: undefined };
    await writeScale(scaling, scheduler);
    return { ...outcome, ...standing('already', job), deed: 'done' };
}
async function wasRaced({ scheduler }, before, { JobModifyIndex }) {
    try {
        const { Versions } = await scheduler.listJobVersions({ id: before.ID });
        const at = Versions.findIndex((version) => version.JobModifyIndex === JobModifyIndex);
        const former = at === -1 ? undefined : Versions[at + 1]?.JobModifyIndex;
        return former !== undefined && former !== before.JobModifyIndex;
    }
    catch (error) {
        if (error instanceof errors/* Failure */.HR)
            return false;
        throw error;
    }
}
async function requireGuard({ inputs, scheduler }, job) {
    if (inputs.checkIndex === undefined || (0,server_age/* hasVersionTags */.EN)(job))
        return;
    if (await scheduler.checksScaleIndex({ id: inputs.job }))
        return;
    throw new errors/* Failure */.HR({
        reason: 'server',
        what: `Nomad is too old for \`check-index\`: it checks the modify index when it scales since version 1.8.2, so \`${inputs.job}\` is not scaled`,
        help: 'server-too-old',
        hint: 'Upgrade Nomad, or leave `check-index` out.',
    });
}
function checkIndex({ ID, JobModifyIndex }, { checkIndex: wanted }) {
    if (wanted === undefined || wanted === JobModifyIndex)
        return;
    throw new errors/* Failure */.HR({
        reason: 'conflict',
        what: `The modify index of \`${ID}\` is ${JobModifyIndex ?? 0}, not ${wanted}: the job was changed meanwhile`,
        help: 'changed-meanwhile',
        hint: 'Look at the job; then give the index that it has now, or leave `check-index` out.',
    });
}
function unguarded({ job, checkIndex: wanted }) {
    return new errors/* Failure */.HR({
        reason: 'conflict',
        what: `\`${job}\` was changed after its modify index ${wanted} was read, and Nomad scaled it all the same`,
        help: 'changed-meanwhile',
        hint: 'Look at the versions of the job, and scale it back where that is needed.',
    });
}
function stopped(job) {
    return new errors/* Failure */.HR({
        reason: 'blocked',
        what: `The job \`${job}\` is stopped, and would stay so with another count`,
        help: 'stopped-job',
        hint: 'Register it again, or go back to a version before it was stopped with `mode: revert`.',
    });
}
function noEvents(job) {
    return new errors/* Failure */.HR({
        reason: 'input',
        what: `The job \`${job}\` is a \`system\` job, of which the scheduler notes no error`,
        hint: 'Leave the input `error` out.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/scale/report.js

const undone = {
    level: 'notice',
    words: "The next register sets the job file's count again, unless it has `preserve-counts: true`.",
};
const scale_report_hints = {
    failed: 'The new count stays. Look at the latest deployment of the job, and scale it back where that is needed.',
    'rolled-back': 'The version before runs again, with its count. Look at the latest deployment of the job.',
    'placement-blocked': 'The new count stays, and what is missing is placed as soon as there is room. Make room in the cluster, or scale back.',
    'timed-out': 'The new count stays, and the scheduler goes on: look at the deployment. Raise `timeout` if it takes longer. A relative count that is run again scales again.',
};
function scaleReport(outcome) {
    const { job, kind, group, counts, deed, raced } = outcome;
    const name = `group \`${group ?? ''}\` of \`${job}\``;
    const { from = 0, to = 0 } = counts ?? {};
    const deeds = {
        none: `Nothing was scaled in \`${job}\``,
        already: `Nothing to do: the count of ${name} is ${to}`,
        'dry-run': `Dry run: ${name} would be scaled from ${from} to ${to}`,
        done: `Scaled ${name} from ${from} to ${to}`,
    };
    const noted = {
        ...deeds,
        'dry-run': `Dry run: an error would be noted of ${name}`,
        done: `Noted an error of ${name}`,
    };
    const words = { job, deeds: kind === 'error' ? noted : deeds, hints: scale_report_hints };
    const isScaled = kind === 'count' && (deed === 'done' || deed === 'dry-run');
    const old = {
        level: 'warning',
        words: `The job was changed while it was being scaled, and the scheduler (before 1.8.2) did not refuse: the count is ${to}, which was resolved from ${from}.`,
    };
    return { ...writeReport(outcome, words), notes: [...(isScaled ? [undone] : []), ...(raced ? [old] : [])] };
}

;// CONCATENATED MODULE: ./build/js/modes/stable/run.js



function nothingMarked({ job, stable }) {
    return { job, stable, version: undefined, deed: 'none', failures: [] };
}
async function setStability(dependencies) {
    const { inputs, scheduler } = dependencies;
    const { job, stable, dryRun } = inputs;
    const { found, versions } = await findVersion(scheduler, job, inputs.version);
    const version = found.Version ?? 0;
    const outcome = { ...nothingMarked(inputs), version };
    if ((found.Stable ?? false) === stable)
        return { ...outcome, deed: 'already' };
    const live = versions[0]?.Version ?? version;
    if (version !== live)
        throw wouldGoLive(job, version, live);
    if (dryRun)
        return { ...outcome, deed: 'dry-run' };
    const isMarked = async () => ((await findVersion(scheduler, job, version)).found.Stable ?? false) === stable || undefined;
    await (0,write_once/* writeOnce */.Fq)({
        send: async () => (await scheduler.setJobStability({ id: job, version, stable })) !== undefined,
        find: isMarked,
    });
    return { ...outcome, deed: 'done' };
}
function wouldGoLive(job, version, live) {
    return new errors/* Failure */.HR({
        reason: 'blocked',
        what: `Version ${version} of \`${job}\` is not the live one, which is ${live}; the scheduler would take it for the live one from then on, without a rollout`,
        hint: 'Mark a version while it is the live one; to go back to this one, use `mode: revert`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/stable/report.js
function stableReport({ job, stable, version, deed, failures }) {
    const name = `version ${version ?? ''} of \`${job}\``;
    const as = stable ? 'stable' : 'not stable';
    const words = {
        none: `Nothing was marked in \`${job}\``,
        already: `Nothing to do: ${name} is ${as}`,
        'dry-run': `Dry run: ${name} would be marked as ${as}`,
        done: `Marked ${name} as ${as}`,
    };
    return {
        headline: failures[0]?.message ?? words[deed],
        sign: deed === 'dry-run' ? '🔵' : '🟢',
        failures,
        notes: [],
        body: [],
        outputs: { changed: String(deed === 'done'), 'job-version': version === undefined ? '' : String(version) },
    };
}

// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
;// CONCATENATED MODULE: ./build/js/modes/status/changed-fields.js


const longest = 80;
function changedFields(diff) {
    const groups = diff.TaskGroups.flatMap((group) => {
        const name = (0,quote/* visible */.R)(group.Name);
        if (isWhole(group.Type))
            return [`group ${name} ${wholeWords[group.Type]}`];
        const tasks = group.Tasks.flatMap((task) => isWhole(task.Type)
            ? [`task ${(0,quote/* visible */.R)(task.Name)} ${wholeWords[task.Type]}`]
            : changedIn(task, `${(0,quote/* visible */.R)(task.Name)}: `));
        return [...changedIn(group, `${name}: `), ...tasks];
    });
    return [...changedIn(diff, ''), ...groups];
}
const wholeWords = { Added: 'added', Deleted: 'removed' };
function isWhole(type) {
    return type === 'Added' || type === 'Deleted';
}
function changedIn({ Fields, Objects }, before) {
    const fields = Fields.filter(({ Type }) => Type !== 'None').map((field) => {
        const text = `${before}${(0,diff_lines/* fieldText */.g)(field)}`;
        return text.length > longest ? `${before}${(0,quote/* visible */.R)(field.Name)}` : text;
    });
    return [...fields, ...Objects.flatMap((object) => changedIn(object, `${before}${(0,quote/* visible */.R)(object.Name)}.`))];
}

// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
;// CONCATENATED MODULE: ./build/js/rollout/job-state.js

function job_state_groupsOf(standing) {
    const { job, summary, allocations } = standing;
    const known = allocations === undefined || allocations.length === 0 ? undefined : allocations;
    if (known === undefined && summary === undefined)
        return undefined;
    return (job.TaskGroups ?? []).map((group) => {
        const name = group.Name ?? '';
        const counts = known === undefined ? counted(summary, name) : placed(known, standing, name);
        const queued = summary?.Summary[name]?.Queued ?? 0;
        return { name, queued, ...counts, desired: job_state_desiredOf(job, group.Count ?? 1, { ...counts, queued }) };
    });
}
function counted(summary, name) {
    const { Running = 0, Starting = 0, Complete = 0, Failed = 0, Lost = 0 } = summary?.Summary[name] ?? {};
    return { running: Running, healthy: Running, starting: Starting, complete: Complete, failed: Failed, lost: Lost };
}
function placed(allocations, { job, deployments }, name) {
    const unasked = activeDeployment(deployments) === undefined;
    const ours = allocations.filter((one) => one.TaskGroup === name && isCurrent(one, job));
    const count = (status) => ours.filter(({ ClientStatus }) => ClientStatus === status).length;
    return {
        running: count('running'),
        healthy: ours.filter(({ ClientStatus, DeploymentStatus }) => ClientStatus === 'running' && (DeploymentStatus?.Healthy ?? (unasked || DeploymentStatus === null))).length,
        starting: count('pending'),
        complete: count('complete'),
        failed: count('failed'),
        lost: count('lost') + count('unknown'),
    };
}
function job_state_desiredOf(job, count, counts) {
    if (job.Stop === true || job_state_isTemplate(job))
        return 0;
    if (job.Type !== 'system' && job.Type !== 'sysbatch')
        return count;
    const { running, starting, queued, failed, lost } = counts;
    return running + starting + queued + failed + lost + (job.Type === 'sysbatch' ? counts.complete : 0);
}
function isCurrent({ DesiredStatus, NextAllocation, ClientStatus, JobVersion }, job) {
    const lives = ['running', 'pending', 'unknown'].includes(ClientStatus);
    return DesiredStatus === 'run' && NextAllocation === '' && (lives || JobVersion === (job.Version ?? 0));
}
function job_state_isTemplate(job) {
    return (0,spec/* isLaunched */.x)(job) !== 'at-once' && job['Dispatched'] !== true;
}
function activeDeployment(deployments) {
    const [latest] = newestFirst(deployments);
    return latest === undefined || ['successful', 'failed', 'cancelled'].includes(latest.Status) ? undefined : latest;
}
function newestFirst(deployments) {
    return (deployments ?? []).toSorted((a, b) => b.CreateIndex - a.CreateIndex);
}

;// CONCATENATED MODULE: ./build/js/rollout/health.js


function isHealthy({ kind }) {
    return kind === 'healthy' || kind === 'running' || kind === 'complete' || kind === 'ready';
}
function healthOf(standing) {
    const { job } = standing;
    const groups = job_state_groupsOf(standing);
    const tell = (kind, rollback) => ({
        kind,
        ...totalsOf(groups ?? []),
        rollback,
    });
    if (job.Stop === true)
        return tell('stopped');
    if (job_state_isTemplate(job))
        return tell(job.Periodic?.['Enabled'] === false ? 'disabled' : 'ready');
    if (groups === undefined)
        return tell('unknown');
    if (job.Type === 'batch' || job.Type === 'sysbatch')
        return tell(batchKind(standing, totalsOf(groups)));
    const rollback = rollbackIn(standing);
    const kind = rolloutKind(standing) ?? countedKind(standing, groups);
    return tell(kind === 'healthy' && rollback !== undefined ? 'rolled-back' : kind, rollback);
}
function totalsOf(groups) {
    const sum = (read) => groups.reduce((total, group) => total + read(group), 0);
    return {
        desired: sum((group) => group.desired),
        running: sum((group) => group.running),
        healthy: sum((group) => group.healthy),
        complete: sum((group) => group.complete),
        failed: sum((group) => group.failed),
    };
}
function batchKind(standing, { desired, running, complete, failed }) {
    if (failed > 0 || isAiling(standing))
        return 'failing';
    if (isWaiting(standing))
        return 'blocked';
    if (running > 0)
        return 'running';
    return complete >= desired || standing.job.Status === 'dead' ? 'complete' : 'starting';
}
function rolloutKind(standing) {
    const [latest] = newestFirst(standing.deployments);
    if (latest?.Status === 'failed' && latest.JobVersion === standing.job.Version)
        return 'failing';
    if (latest === undefined || activeDeployment(standing.deployments) === undefined)
        return undefined;
    if ((0,judge_deployment/* waitsForPromotion */.rP)(latest))
        return 'awaiting-promotion';
    return isWaiting(standing) ? 'blocked' : 'rolling-out';
}
function countedKind(standing, groups) {
    const isShort = groups.some(({ healthy, desired }) => healthy < desired);
    if (!isShort)
        return isEvaluated(standing) ? 'healthy' : 'starting';
    if (isAiling(standing))
        return 'failing';
    if (isWaiting(standing))
        return 'blocked';
    return !isEvaluated(standing) || groups.some(({ starting }) => starting > 0) ? 'starting' : 'failing';
}
function rollbackIn({ job, deployments }) {
    const [latest, before] = newestFirst(deployments);
    if (latest === undefined || before?.Status !== 'failed' || latest.JobVersion !== job.Version)
        return undefined;
    const to = (0,judge_deployment/* rollsBackTo */.h_)(before);
    return to === undefined ? undefined : { from: before.JobVersion, to };
}
function isAiling({ allocations, job }) {
    return (allocations ?? []).some((one) => isCurrent(one, job) && ails(one));
}
function ails({ ClientStatus, DeploymentStatus, TaskStates }) {
    if (['failed', 'lost', 'unknown'].includes(ClientStatus) || DeploymentStatus?.Healthy === false)
        return true;
    return ClientStatus === 'pending' && Object.values(TaskStates).some(({ Failed, Restarts }) => Failed || Restarts > 0);
}
function isWaiting({ evaluations }) {
    return (evaluations ?? []).some(({ Status }) => Status === 'blocked');
}
const triggers = new Set(['job-register', 'job-scaling', 'periodic-job']);
function isEvaluated({ evaluations }) {
    return !(evaluations ?? []).some(({ Status, TriggeredBy }) => Status === 'pending' && triggers.has(TriggeredBy));
}

;// CONCATENATED MODULE: ./build/js/modes/status/job-status.js








function statusOf(read, showing) {
    const { job } = read;
    const { scrub } = showing;
    const health = healthOf(read);
    const [deployment] = newestFirst(read.deployments);
    return {
        namespace: job.Namespace ?? 'default',
        region: job.Region ?? '',
        type: job.Type ?? 'service',
        status: job.Status ?? '',
        parent: textOf(job['ParentID']),
        schedule: scheduleOf(job),
        isParameterized: (job.ParameterizedJob ?? null) !== null,
        version: job.Version ?? 0,
        index: job.JobModifyIndex ?? 0,
        submitted: (0,jobs_job/* submittedAt */.$4)(job),
        health,
        groups: job_state_groupsOf(read) ?? [],
        troubles: troublesIn(read, health).map((trouble) => ({ ...trouble, events: trouble.events.map(scrub) })),
        waiting: waitingIn(read).map((one) => ({
            ...one,
            reasons: one.reasons.map((reason) => scrubbedReason(reason, scrub)),
        })),
        deployment: deployment === undefined ? undefined : { ...deployment, StatusDescription: scrub(deployment.StatusDescription) },
        versions: versionsIn(read, showing),
        services: (read.services ?? []).map(({ ServiceName, Address, Port, AllocID }) => ({
            name: ServiceName,
            address: Address,
            port: Port,
            allocation: AllocID,
        })),
        scaling: scalingIn(read, scrub),
        children: childrenIn(read),
        unknown: read.unknown.map((part) => ({ what: part.what, why: scrub(whyUnknown(part)) })),
    };
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
function scheduleOf({ Periodic }) {
    if (Periodic === null || Periodic === undefined)
        return '';
    const specs = Array.isArray(Periodic['Specs']) ? Periodic['Specs'] : [];
    const times = [Periodic['Spec'], ...specs].map(textOf).filter((time) => time !== '');
    return `${times.join(', ')} (${textOf(Periodic['TimeZone']) || 'UTC'})`;
}
function troublesIn({ allocations, job }, { kind, rollback }) {
    if (!['failing', 'rolling-out', 'rolled-back', 'blocked', 'starting'].includes(kind))
        return [];
    const version = rollback?.from ?? job.Version;
    return (0,troubles/* troublesOf */.o)((allocations ?? []).filter((one) => one.JobVersion === version || isCurrent(one, job)));
}
function waitingIn({ evaluations, job }) {
    const listed = Array.isArray(job['Datacenters']) ? job['Datacenters'] : [];
    const datacenters = listed.filter((name) => typeof name === 'string');
    return (evaluations ?? [])
        .filter(({ Status }) => Status === 'blocked')
        .flatMap(({ FailedTGAllocs }) => (0,placement/* unplacedGroups */.h)(FailedTGAllocs, datacenters));
}
function scrubbedReason(reason, scrub) {
    return reason.name === undefined ? reason : { ...reason, name: scrub(reason.name) };
}
function versionsIn({ versions }, { rules, verbose }) {
    const { Versions = [], Diffs = [] } = versions ?? {};
    return Versions.map((version, index) => {
        const diff = Diffs[index];
        const shown = diff === undefined ? undefined : (0,redact_diff/* redact */.E)(diff, rules).diff;
        return {
            version: version.Version ?? 0,
            stable: version.Stable === true,
            tag: (0,redact_diff/* shownName */.H)(version.VersionTag?.Name ?? '', rules),
            submitted: (0,jobs_job/* submittedAt */.$4)(version),
            diff: shown === undefined ? undefined : (0,diff_lines/* viewDiff */.H)(shown, verbose),
            changed: shown === undefined ? [] : changedFields(shown),
        };
    });
}
function scalingIn({ scaling }, scrub) {
    return Object.entries(scaling?.TaskGroups ?? {})
        .flatMap(([group, { Events }]) => Events.map((event) => ({
        group,
        time: event.Time ?? undefined,
        from: event.PreviousCount,
        to: event.Count ?? undefined,
        message: scrub(typeof event.Error === 'string' && event.Error !== '' ? event.Error : event.Message),
        isError: event.Error !== false && event.Error !== '',
    })))
        .toSorted((a, b) => (b.time?.getTime() ?? 0) - (a.time?.getTime() ?? 0));
}
function childrenIn({ job, summary, children = [] }) {
    if (!job_state_isTemplate(job))
        return undefined;
    const { Pending: pending = 0, Running: running = 0, Dead: dead = 0 } = summary?.Children ?? {};
    const latest = children.map(({ ID, Status, SubmitTime, JobSummary }) => ({
        id: ID,
        status: Status,
        failed: Object.values(JobSummary?.Summary ?? {}).reduce((sum, { Failed }) => sum + Failed, 0),
        submitted: SubmitTime ?? undefined,
    }));
    return { pending, running, dead, latest };
}
function whyUnknown({ failure }) {
    if (failure.reason === 'unauthorized')
        return 'the token may not read that';
    return failure.reason === 'not-found' ? 'the scheduler is too old to know that' : failure.message;
}

;// CONCATENATED MODULE: ./build/js/modes/status/latest-children.js
const mostChildren = 5;
const perPage = 1000;
async function latestChildren(scheduler, parent) {
    const prefix = `${parent.ID}/`;
    const last = await scheduler.listJobs({ prefix, reverse: true, perPage: mostChildren });
    const jobs = isFromTheEnd(last, parent) ? last.jobs : await allJobs(scheduler, prefix);
    const children = jobs.filter(({ ParentID }) => ParentID === parent.ID);
    return children.toSorted((a, b) => timeOf(b) - timeOf(a) || (a.ID < b.ID ? 1 : -1)).slice(0, mostChildren);
}
function isFromTheEnd({ jobs, nextToken }, { ID, ParameterizedJob }) {
    if (nextToken === undefined)
        return true;
    const isParameterized = ParameterizedJob !== null && ParameterizedJob !== undefined;
    const rest = isParameterized ? /^\/dispatch-\d+-[0-9a-f]{8}$/ : /^\/periodic-\d+$/;
    const isPlain = jobs.every((job) => job.ID.startsWith(ID) && rest.test(job.ID.slice(ID.length)));
    const [first, final] = [jobs.at(0)?.ID ?? '', jobs.at(-1)?.ID ?? ''];
    return isPlain && first > final;
}
async function allJobs(scheduler, prefix) {
    const all = [];
    for await (const { jobs } of scheduler.pages.listJobs({ prefix, perPage }))
        all.push(...jobs);
    return all;
}
function timeOf({ SubmitTime }) {
    return SubmitTime?.getTime() ?? 0;
}

;// CONCATENATED MODULE: ./build/js/modes/status/read-job.js



async function readStanding(scheduler, id) {
    const unknown = [];
    const known = async (what, reading) => {
        try {
            return await reading;
        }
        catch (failure) {
            if (!(failure instanceof errors/* Failure */.HR))
                throw failure;
            unknown.push({ what, failure });
            return undefined;
        }
    };
    const job = scheduler.readJob({ id });
    const [live, summary, allocations, evaluations, deployments, versions, services, scaling, children] = await Promise.all([
        job,
        known('the summary', scheduler.readJobSummary({ id })),
        known('allocations', scheduler.listJobAllocations({ id })),
        known('evaluations', scheduler.listJobEvaluations({ id })),
        known('deployments', scheduler.listJobDeployments({ id })),
        known('versions', scheduler.listJobVersions({ id, diffs: true })),
        known('services', scheduler.jobServices({ id })),
        known('scaling events', scheduler.readJobScaleStatus({ id })),
        known('children', job.then(async (found) => (job_state_isTemplate(found) ? latestChildren(scheduler, found) : undefined))),
    ]);
    const parts = { summary, allocations, evaluations, deployments, versions, services, scaling, children };
    return { job: live, ...parts, unknown: unknown.toSorted((a, b) => (a.what < b.what ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./build/js/modes/status/run.js



function nothingKnown({ job, expectsHealth }) {
    return { job, expectsHealth, status: undefined, failures: [] };
}
async function readStatus({ inputs, scheduler, redactor, }) {
    const read = await readStanding(scheduler, inputs.job);
    const rules = (0,learn_job/* liveRules */.qB)(redactor, inputs.redaction);
    return { ...nothingKnown(inputs), status: statusOf(read, { rules, scrub: redactor.scrub, verbose: inputs.verbose }) };
}

;// CONCATENATED MODULE: ./build/js/modes/status/words.js

const healthSigns = {
    healthy: '🟢',
    running: '🔵',
    complete: '🟢',
    ready: '🟢',
    starting: '🔵',
    'rolling-out': '🟠',
    'awaiting-promotion': '🟠',
    blocked: '🟠',
    'rolled-back': '🟠',
    failing: '🔴',
    stopped: '⚪',
    disabled: '⚪',
    unknown: '⚪',
};
function healthWords(status) {
    const { health, deployment, version } = status;
    const { desired, running, complete, rollback } = health;
    switch (health.kind) {
        case 'healthy':
            return desired === 0 ? 'is healthy: none of it is to run' : `is healthy: ${words_runsWords(health)}`;
        case 'running':
            return `is at work: ${running} running, ${complete} of ${desired} done`;
        case 'complete':
            return `is complete: ${complete} of ${desired} done`;
        case 'ready':
            return `is ready: ${launchWords(status)}`;
        case 'starting':
            return `is starting: ${words_runsWords(health)}`;
        case 'rolling-out':
            return rollback === undefined
                ? `is rolling out version ${version}: ${progressWords(deployment)}${why(status)}`
                : `is rolling back to version ${rollback.to}: ${progressWords(deployment)}${why(status)}`;
        case 'awaiting-promotion':
            return `waits for promotion: the canaries of version ${version} are healthy`;
        case 'blocked':
            return `waits for capacity, ${words_runsWords(health)}: ${(0,rollout_words/* unplacedWords */.kJ)({ unplaced: status.waiting })}`;
        case 'rolled-back':
            return `is rolled back to version ${rollback?.to ?? ''}, for version ${rollback?.from ?? ''} failed; ${words_runsWords(health)}`;
        case 'failing':
            return `is failing: ${failureWords(status)}`;
        case 'stopped':
            return `is stopped${running === 0 ? '' : `; ${running} still running`}`;
        case 'disabled':
            return 'is not launched: its schedule is switched off';
        case 'unknown':
            return 'is there; how it is could not be read';
    }
}
function words_runsWords({ running, desired }) {
    return `${running} of ${desired} ${running === 1 ? 'runs' : 'run'}`;
}
function progressWords(deployment) {
    const groups = Object.values(deployment?.TaskGroups ?? {});
    return (0,rollout_words/* healthyOf */.zO)(groups.map(({ HealthyAllocs, DesiredTotal }) => ({ healthy: HealthyAllocs, desired: DesiredTotal })));
}
function why({ troubles }) {
    const [trouble] = troubles;
    return trouble === undefined ? '' : `; ${(0,rollout_words/* troubleWords */.jV)(trouble)}`;
}
function failureWords(status) {
    const { type, health, deployment, version } = status;
    const isBatch = type === 'batch' || type === 'sysbatch';
    const counts = isBatch ? `${health.complete} of ${health.desired} done` : words_runsWords(health);
    const undone = deployment?.Status === 'failed' && deployment.JobVersion === version;
    return `${counts}${undone ? `, and the rollout of version ${version} failed` : ''}${why(status)}`;
}
function launchWords({ schedule, isParameterized, children }) {
    const how = [
        ...(schedule === '' ? [] : [`launched at \`${schedule}\``]),
        ...(isParameterized ? ['launched by dispatch'] : []),
    ];
    if (children === undefined)
        return how.join(', ');
    const { pending, running, dead } = children;
    return `${how.join(', ')}; ${pending} pending, ${running} running, ${dead} over`;
}
function aboutParts({ type, namespace, region, parent, version, index }) {
    return [
        type,
        `namespace \`${namespace}\``,
        ...(region === '' ? [] : [`region \`${region}\``]),
        ...(parent === '' ? [] : [`launched from \`${parent}\``]),
        `modify index ${index}`,
        `version ${version}`,
    ];
}
function deploymentWords({ Status, StatusDescription, JobVersion, ID }) {
    const described = StatusDescription === '' ? '' : `: ${StatusDescription}`;
    return `\`${ID.slice(0, 8)}\` of version ${JobVersion} is ${Status}${described}`;
}

;// CONCATENATED MODULE: ./build/js/modes/status/page.js








const page_mostRows = 20;
const mostFields = 4;
const mostLines = 60;
const diffShare = 0.6;
function statusPage(status) {
    return [
        about(status),
        unknownParts(status),
        waiting(status),
        ...page_troubles(status),
        groups(status),
        status.deployment === undefined ? '' : `**Latest deployment** ${(0,prose/* prose */.C)(deploymentWords(status.deployment))}.`,
        services(status),
        children(status),
        versions(status),
        ...differences(status),
        scaling(status),
    ].filter((block) => block !== '');
}
function about(status) {
    const time = (0,report_words/* minuteWords */.a$)(status.submitted);
    return [...aboutParts(status).map(prose/* prose */.C), ...(time === '' ? [] : [time])].join(' · ');
}
function unknownParts({ unknown }) {
    return unknown.map(({ what, why }) => `- not known: ${(0,prose/* prose */.C)(`${what}, for ${why}`)}`).join('\n');
}
function waiting({ waiting: unplaced }) {
    return unplaced.length === 0 ? '' : `**Waits for capacity:** ${(0,prose/* prose */.C)((0,rollout_words/* unplacedWords */.kJ)({ unplaced }))}.`;
}
function page_troubles({ troubles: found }) {
    return found.map((trouble) => {
        const { group, allocation, events } = trouble;
        const where = `Group ${(0,markdown/* code */.aY)(group)}, allocation ${(0,markdown/* code */.aY)(allocation.slice(0, 8))}: ${(0,prose/* prose */.C)((0,rollout_words/* troubleWords */.jV)(trouble))}`;
        const lines = events.map((event) => `  ${(0,quote/* visible */.R)(event)}`);
        return `${where}\n\n${(0,markdown/* fence */.EU)(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
    });
}
function groups({ groups: all, children: launched }) {
    if (all.length === 0 || launched !== undefined)
        return '';
    const rows = all.map((group) => {
        const rest = ['starting', 'queued', 'complete', 'failed', 'lost']
            .filter((kind) => group[kind] > 0)
            .map((kind) => `${group[kind]} ${kind}`);
        return [
            (0,markdown/* cellCode */.GA)(group.name),
            String(group.desired),
            String(group.running),
            String(group.healthy),
            rest.length === 0 ? '—' : rest.join(', '),
        ];
    });
    return listed(['Group', 'Desired', 'Running', 'Healthy', 'Others'], rows);
}
function services({ services: all }) {
    const byName = [...Map.groupBy(all, ({ name }) => name)];
    const rows = byName.map(([name, same]) => [
        (0,markdown/* cellCode */.GA)(name),
        same
            .slice(0, page_mostRows)
            .map(({ address, port }) => (0,markdown/* cellCode */.GA)(`${address}:${port}`))
            .join(', ') + (same.length > page_mostRows ? ` and ${same.length - page_mostRows} more` : ''),
    ]);
    return rows.length === 0 ? '' : listed(['Service', 'Addresses'], rows);
}
function children({ children: launched }) {
    if (launched === undefined || launched.latest.length === 0)
        return '';
    const rows = launched.latest.map(({ id, status, failed, submitted }) => [
        (0,markdown/* cellCode */.GA)(id),
        (0,markdown/* cellCode */.GA)(status),
        failed === 0 ? '—' : `🔴 ${(0,report_words/* plural */.LS)(failed, 'allocation')}`,
        (0,report_words/* minuteWords */.a$)(submitted),
    ]);
    return listed(['Launched last', 'Status', 'Failed', 'Submitted'], rows);
}
function versions({ versions: all, version: live }) {
    const rows = all.map((one) => {
        const marks = [
            ...(one.version === live ? ['live'] : []),
            ...(one.stable ? ['stable'] : []),
            ...(one.tag === '' ? [] : [(0,markdown/* cellCode */.GA)(one.tag)]),
        ];
        return [String(one.version), (0,report_words/* minuteWords */.a$)(one.submitted), marks.join(', '), changeCell(one)];
    });
    return rows.length === 0 ? '' : listed(['Version', 'Submitted', 'Marks', 'What changed'], rows);
}
function changeCell({ diff, changed }) {
    if (diff === undefined)
        return '—';
    if (changed.length === 0)
        return 'nothing';
    const left = changed.length - mostFields;
    return `${changed.slice(0, mostFields).map(markdown/* cellCode */.GA).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}
function differences({ versions: all }) {
    const blocks = all.flatMap(({ version, diff, changed }) => {
        if (diff === undefined || changed.length === 0)
            return [];
        const left = diff.lines.length - mostLines;
        const lines = left > 0 ? [...diff.lines.slice(0, mostLines), `  … ${left} lines more`] : diff.lines;
        const hidden = diff.hiddenValues === 0 ? '' : ` · ${(0,report_words/* plural */.LS)(diff.hiddenValues, 'value')} hidden`;
        return [(0,markdown/* details */.zH)(`Version ${version}: all that changed${hidden}`, (0,markdown/* fence */.EU)(lines, 'diff'), false)];
    });
    return (0,fit/* takeWithin */.Dh)(blocks, runner/* SUMMARY_LIMIT */.J * diffShare, (text) => Buffer.byteLength(text)).taken;
}
function scaling({ scaling: events }) {
    if (events.length === 0)
        return '';
    const rows = events.map(({ group, time, from, to, message, isError }) => [
        (0,report_words/* minuteWords */.a$)(time),
        (0,markdown/* cellCode */.GA)(group),
        to === undefined ? '—' : `${from} → ${to}`,
        `${isError ? '🔴 ' : ''}${message === '' ? '—' : (0,markdown/* cellCode */.GA)(message)}`,
    ]);
    return listed(['Scaled', 'Group', 'Count', 'Message'], rows);
}
function listed(head, rows) {
    const left = rows.length - page_mostRows;
    const shown = (0,markdown/* table */.tp)(head, rows.slice(0, page_mostRows));
    return left > 0 ? `${shown}\n\n… and ${left} more in the output \`status\`.` : shown;
}

// EXTERNAL MODULE: ./build/js/rollout/progress.js
var progress = __webpack_require__(1533);
;// CONCATENATED MODULE: ./build/js/modes/status/output.js



function statusOutput(job, status, words) {
    const { health, deployment, children } = status;
    return {
        job,
        namespace: status.namespace,
        region: status.region,
        type: status.type,
        status: status.status,
        health: health.kind,
        healthy: isHealthy(health),
        words,
        version: status.version,
        index: status.index,
        submitted: timeText(status.submitted),
        parent: status.parent,
        groups: Object.fromEntries(status.groups.map(({ name, ...counts }) => [name, counts])),
        deployment: deployment === undefined ? null : deploymentOutput(deployment),
        failing: status.troubles.map(({ logs: _logs, exitCode = null, signal = null, ...trouble }) => ({
            ...trouble,
            exitCode,
            signal,
        })),
        blocked: status.waiting.map(({ group, count, reasons }) => ({
            group,
            count,
            reasons: reasons.map((reason) => (0,report_words/* reasonWords */.IK)([reason])),
        })),
        services: status.services,
        versions: status.versions.map(({ diff: _diff, submitted, ...version }) => ({
            ...version,
            submitted: timeText(submitted),
        })),
        scaling: status.scaling.map(({ time, to = null, ...event }) => ({ ...event, to, time: timeText(time) })),
        children: children === undefined
            ? null
            : {
                ...children,
                latest: children.latest.map(({ submitted, ...child }) => ({ ...child, submitted: timeText(submitted) })),
            },
        unknown: status.unknown,
    };
}
function deploymentOutput(deployment) {
    const { ID, JobVersion, Status, StatusDescription } = deployment;
    const groups = (0,progress/* groupsOf */.c1)(deployment).map(({ name, ...progress }) => [name, progress]);
    return {
        id: ID,
        version: JobVersion,
        status: Status,
        description: StatusDescription,
        groups: Object.fromEntries(groups),
    };
}
function timeText(time) {
    return time?.toISOString() ?? '';
}

;// CONCATENATED MODULE: ./build/js/modes/status/report.js








function statusReport(outcome) {
    const { job, status, failures } = outcome;
    if (status === undefined) {
        const headline = failures[0]?.message ?? `Nothing is known of \`${job}\``;
        return { headline, sign: '⚪', failures, notes: [], body: [], outputs: { changed: 'false', status: '' } };
    }
    const words = healthWords(status);
    const headline = `\`${job}\` ${words}`;
    return {
        headline,
        lines: logLines(status).map(quote/* visible */.R),
        sign: healthSigns[status.health.kind],
        failures: [...failures, ...unmet(outcome, status, words)],
        notes: [],
        body: statusPage(status),
        outputs: {
            changed: 'false',
            status: JSON.stringify(statusOutput(job, status, words)),
            'job-version': String(status.version),
            'job-modify-index': String(status.index),
            'deployment-id': status.deployment?.ID ?? '',
        },
    };
}
function unmet({ job, expectsHealth }, { health }, words) {
    if (!expectsHealth || isHealthy(health))
        return [];
    return [new errors/* Failure */.HR({ reason: 'failed', what: `\`${job}\` was expected to be healthy; it ${words}` })];
}
function groupLine({ name, desired, running, healthy }) {
    return `Group ${name}: ${running} of ${desired} running, ${healthy} healthy`;
}
function logLines(status) {
    return [
        [...aboutParts(status), (0,report_words/* minuteWords */.a$)(status.submitted)].filter((part) => part !== '').join(' · '),
        ...(status.children === undefined ? status.groups.map(groupLine) : []),
        ...(status.deployment === undefined ? [] : [`Deployment ${deploymentWords(status.deployment)}`]),
        ...(status.waiting.length === 0 ? [] : [`Waits for capacity: ${(0,rollout_words/* unplacedWords */.kJ)({ unplaced: status.waiting })}`]),
        ...status.troubles.flatMap((trouble) => [
            `Group ${trouble.group}: ${(0,rollout_words/* troubleWords */.jV)(trouble)}`,
            ...trouble.events.map((event) => `  ${event}`),
        ]),
        ...status.services.map(({ name, address, port }) => `Service ${name}: ${address}:${port}`),
        ...status.versions
            .slice(0, 1)
            .filter(({ diff }) => diff !== undefined)
            .map(({ version, changed }) => `Version ${version} changed: ${changed.join(', ') || 'nothing'}`),
        ...status.unknown.map(({ what, why }) => `Not known: ${what}, for ${why}`),
    ];
}

// EXTERNAL MODULE: ./build/js/operations/ignored-by-server.js
var ignored_by_server = __webpack_require__(9425);
// EXTERNAL MODULE: ./build/js/operations/stop-once.js
var stop_once = __webpack_require__(8351);
;// CONCATENATED MODULE: ./build/js/modes/stop/wait-until-stopped.js

const ended = new Set(['complete', 'failed', 'lost']);
function running(allocations) {
    return allocations.filter(({ ClientStatus }) => !ended.has(ClientStatus));
}
async function runningOf(scheduler, id) {
    return running(await scheduler.listJobAllocations({ id }));
}
async function untilNothingRuns(id, { scheduler, deadline, cancelled, log, }) {
    let told = -1;
    const onTrouble = (trouble, pause) => log(`${id}: asking again in ${Math.ceil(pause / 1000)} s: ${trouble.message}`);
    const options = { deadline: Math.max(1, deadline.left()), signal: cancelled, onTrouble };
    try {
        for await (const allocations of scheduler.watch.listJobAllocations({ id }, options)) {
            const left = running(allocations).length;
            if (left === 0)
                break;
            if (left !== told)
                log(`${id}: ${left} still ${left === 1 ? 'runs' : 'run'}`);
            told = left;
        }
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR) || error.reason !== 'timed-out')
            throw error;
        throw new errors/* Failure */.HR({
            reason: 'timed-out',
            what: `\`${id}\` is told to stop, but ${told < 0 ? 'whether all has ended is not known' : `${told} of its allocations still run`}`,
            hint: 'They end by themselves; run this again to wait on, or raise `timeout`.',
            cause: error,
        });
    }
    return 0;
}

;// CONCATENATED MODULE: ./build/js/modes/stop/run.js






function nothingStopped({ job, purge, dryRun, children }) {
    const own = { id: job, deed: 'none', running: 0, left: 0, ignored: [], failure: undefined };
    return { job: own, purge, dryRun, withChildren: children, children: [], evalId: '', failures: [] };
}
const concurrency = 10;
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
        const { length } = await runningOf(scheduler, ID);
        return { id: ID, deed: 'none', running: length, left: 0, ignored: [], failure: undefined };
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
async function childrenOf(live, { scheduler }) {
    const isParent = (live.Periodic ?? live.ParameterizedJob ?? null) !== null;
    if (!isParent || (typeof live['ParentID'] === 'string' && live['ParentID'] !== ''))
        return [];
    const found = [];
    for await (const { jobs } of scheduler.pages.listJobs({ prefix: `${live.ID}/` })) {
        for (const job of jobs)
            if (job.ParentID === live.ID && job.Status !== 'dead')
                found.push(job);
    }
    return found;
}
async function stopOne(id, isStopped, dependencies) {
    const { inputs, scheduler, log } = dependencies;
    const { purge, noShutdownDelay, wait, dryRun } = inputs;
    const allocations = await runningOf(scheduler, id);
    const running = allocations.length;
    const ignored = noShutdownDelay ? (0,ignored_by_server/* ignoredNoShutdownDelay */.F7)(allocations) : [];
    const stopped = { id, deed: 'dry-run', running, left: running, ignored, failure: undefined };
    const isDone = isStopped && !purge && (running === 0 || !wait);
    if (isDone)
        return { stopped: { ...stopped, deed: 'already' }, evalId: '' };
    if (dryRun)
        return { stopped, evalId: '' };
    let evalId = '';
    let deed = 'none';
    try {
        if (!isStopped && !(purge && !wait)) {
            evalId = await run_write({ id }, ignored, dependencies);
            deed = 'done';
        }
        const left = wait ? await untilNothingRuns(id, dependencies) : running;
        if (purge)
            evalId = (await run_write({ id, purge }, ignored, dependencies)) || evalId;
        log(`${id}: ${purge ? 'purged' : 'stopped'}.`);
        return { stopped: { ...stopped, deed: isStopped && !purge ? 'already' : 'done', left }, evalId };
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
        return { stopped: { ...stopped, deed, failure: error }, evalId };
    }
}
async function run_write(request, ignored, { inputs: { global, noShutdownDelay, evalPriority }, scheduler }) {
    const { EvalID: evalId } = await (0,stop_once/* stopOnce */.q)({ ...request, global, noShutdownDelay, evalPriority }, scheduler);
    ignored.push(...(await (0,ignored_by_server/* ignoredPriority */.VY)(scheduler, { evalId }, evalPriority)));
    return evalId;
}

;// CONCATENATED MODULE: ./build/js/modes/stop/report.js


function stopReport(outcome) {
    const { job, dryRun, children, evalId } = outcome;
    const failures = [...outcome.failures, ...[job, ...children].flatMap(({ failure }) => failure ?? [])];
    const done = [job, ...children].filter(({ deed }) => deed === 'done').length;
    const isStopped = failures.length === 0 && !dryRun;
    return {
        headline: failures[0]?.message ?? report_headline(outcome),
        sign: dryRun ? '🔵' : '🟢',
        failures,
        notes: [...report_notesOn(outcome), ...ignoredIn([job, ...children])],
        body: children.length === 0 ? [] : [childTable(outcome)],
        outputs: { changed: String(done > 0), outcome: isStopped ? 'stopped' : '', 'eval-id': evalId },
    };
}
function report_headline({ job, purge, children, withChildren }) {
    const name = `\`${job.id}\``;
    const verb = purge ? 'purged' : 'stopped';
    const count = withChildren ? children.filter(({ deed }) => deed === 'done' || deed === 'dry-run').length : 0;
    const more = count === 0 ? '' : ` and ${(0,report_words/* plural */.LS)(count, 'job')} that it has started`;
    const have = job.running === 1 ? 'has' : 'have';
    const ran = job.running === 0
        ? ''
        : `; ${(0,report_words/* plural */.LS)(job.running, 'allocation')} ${job.left === 0 ? `${have} ended` : `${have} not ended yet`}`;
    switch (job.deed) {
        case 'done':
            return `${purge ? 'Purged' : 'Stopped'} ${name}${more}${ran}`;
        case 'dry-run':
            return `Dry run: ${name}${more} would be ${verb}; ${(0,report_words/* plural */.LS)(job.running, 'allocation')} would end`;
        case 'already':
            return `Nothing to do: ${name} is stopped${more === '' ? '' : `; stopped${more.replace(' and', '')}`}`;
        case 'gone':
            return `Nothing to do: there is no job ${name}`;
        case 'none':
            return `${name} was not ${verb}`;
    }
}
function report_notesOn({ job, children, withChildren }) {
    if (job.deed === 'gone') {
        return [
            {
                level: 'warning',
                words: `There is no job \`${job.id}\`: if it was not purged before, check its ID and namespace.`,
            },
        ];
    }
    if (withChildren || children.length === 0)
        return [];
    const words = `${(0,report_words/* plural */.LS)(children.length, 'job')} that \`${job.id}\` has started ${children.length === 1 ? 'runs' : 'run'} on; \`children: true\` stops them, too.`;
    return [{ level: 'notice', words }];
}
function ignoredIn(jobs) {
    const all = new Set(jobs.filter(({ deed }) => deed === 'done' || deed === 'dry-run').flatMap(({ ignored }) => ignored));
    return [...all].map((words) => ({ level: 'warning', words }));
}
function childTable({ children, withChildren }) {
    return (0,markdown/* table */.tp)(['Started job', 'Allocations', 'Result'], children.map(({ id, running, deed, failure }) => [
        (0,markdown/* nameCode */.Fl)(id),
        String(running),
        failure === undefined ? (withChildren ? deed : 'runs on') : '**failed**',
    ]));
}

// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/operations/connect.js + 42 modules
var operations_connect = __webpack_require__(5250);
// EXTERNAL MODULE: ./build/js/modes/run.js + 5 modules
var modes_run = __webpack_require__(3199);
;// CONCATENATED MODULE: ./build/js/modes/run-verb.js






















async function runVerb(run, transport, deadline) {
    const { inputs, redactor } = run;
    if ('job' in inputs)
        redactor.addIds([inputs.job]);
    const connect = async () => {
        const { scheduler } = await (0,operations_connect/* schedulerOf */.Jn)(run, transport, deadline.signal);
        return {
            scheduler: (0,learn_job/* learning */.$Y)(scheduler, redactor, 'redaction' in inputs ? inputs.redaction : undefined),
            redactor,
            context: run.context,
            deadline,
            cancelled: run.cancelled,
            log: (line) => run.runner.foreign(line),
        };
    };
    return (0,run_report/* tellRun */.R)(await reportOf(inputs, connect), { runner: run.runner, directory: (0,modes_run/* directoryOf */.j)(run) });
}
async function reportOf(inputs, connect) {
    switch (inputs.mode) {
        case 'dispatch': {
            const dispatching = async () => dispatch({ ...(await connect()), inputs });
            return dispatchReport(await (0,modes_run/* orFailures */.V)(dispatching(), nothingDispatched(inputs)));
        }
        case 'evaluate': {
            const evaluating = async () => evaluate({ ...(await connect()), inputs });
            return evaluateReport(await (0,modes_run/* orFailures */.V)(evaluating(), nothingEvaluated(inputs)));
        }
        case 'list': {
            const listing = async () => listJobs({ ...(await connect()), inputs });
            return listReport(await (0,modes_run/* orFailures */.V)(listing(), nothingListed(inputs)));
        }
        case 'periodic-force': {
            const forcing = async () => forcePeriodic({ ...(await connect()), inputs });
            return periodicForceReport(await (0,modes_run/* orFailures */.V)(forcing(), nothingForced(inputs)));
        }
        case 'revert': {
            const reverting = async () => revert({ ...(await connect()), inputs });
            return revertReport(await (0,modes_run/* orFailures */.V)(reverting(), nothingReverted(inputs)));
        }
        case 'scale': {
            const scaling = async () => scale({ ...(await connect()), inputs });
            return scaleReport(await (0,modes_run/* orFailures */.V)(scaling(), nothingScaled(inputs)));
        }
        case 'stable': {
            const marking = async () => setStability({ ...(await connect()), inputs });
            return stableReport(await (0,modes_run/* orFailures */.V)(marking(), nothingMarked(inputs)));
        }
        case 'status': {
            const reading = async () => readStatus({ ...(await connect()), inputs });
            return statusReport(await (0,modes_run/* orFailures */.V)(reading(), nothingKnown(inputs)));
        }
        case 'stop': {
            const stopping = async () => stop({ ...(await connect()), inputs });
            return stopReport(await (0,modes_run/* orFailures */.V)(stopping(), nothingStopped(inputs)));
        }
    }
}


/***/ }),

/***/ 9425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ ignoredNoShutdownDelay),
/* harmony export */   VY: () => (/* binding */ ignoredPriority),
/* harmony export */   vd: () => (/* binding */ noteIgnored)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_nomad_server_age_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8864);


async function ignoredPriority(scheduler, { evalId, ...target }, wanted) {
    if (wanted === undefined || evalId === '')
        return [];
    const { Priority = wanted } = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(scheduler.readEvaluation({ id: evalId, ...target }))) ?? {};
    if (Priority === wanted)
        return [];
    return [
        `Nomad is too old for \`eval-priority\`, which came with version 1.2.4: the priority of the evaluation is ${Priority}, not ${wanted}.`,
    ];
}
function ignoredNoShutdownDelay(allocations) {
    if (allocations.length === 0 || allocations.some(_clients_nomad_server_age_js__WEBPACK_IMPORTED_MODULE_1__/* .hasNoShutdownDelay */ .dk))
        return [];
    return [
        'Nomad is too old for `no-shutdown-delay`, which came with version 1.2.4: tasks are stopped after the shutdown delays of groups and tasks.',
    ];
}
function noteIgnored({ inputs, scheduler, log, warn, }) {
    let asksPriority = inputs.evalPriority !== undefined;
    let asksSubmission = inputs.submission;
    return async ({ job, loaded, spec, namespace, region }, { evalId }) => {
        if (asksPriority && evalId !== '') {
            asksPriority = false;
            const ignored = await ignoredPriority(scheduler, { evalId, namespace, region }, inputs.evalPriority);
            ignored.forEach(warn);
        }
        if (!asksSubmission)
            return;
        asksSubmission = false;
        const shown = loaded.prepared === undefined ? await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(scheduler.readJob({ id: job.ID, namespace, region })) : spec;
        if (shown !== undefined && (0,_clients_nomad_server_age_js__WEBPACK_IMPORTED_MODULE_1__/* .isBeforeNodePools */ .DX)(shown))
            log(withoutSubmission);
    };
}
const withoutSubmission = 'Nomad is too old for `submission`, which came with version 1.6.0: its web interface does not show the source of the job.';


/***/ }),

/***/ 8351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ stopOnce)
/* harmony export */ });
/* harmony import */ var _planning_plan_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9530);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8254);


async function stopOnce(request, scheduler) {
    const { id, namespace, region, purge = false } = request;
    const send = async () => scheduler.stopJob(request);
    const find = async () => {
        const live = await (0,_planning_plan_job_js__WEBPACK_IMPORTED_MODULE_0__/* .liveJob */ .eL)(scheduler, { id, namespace, region });
        return live === undefined || (live.Stop === true && !purge) ? { EvalID: '' } : undefined;
    };
    return (0,_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .Fq)({ send, find });
}


/***/ }),

/***/ 4159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ tellRun)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);
/* harmony import */ var _output_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3622);
/* harmony import */ var _markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6844);




function tellRun({ headline, lines = [], sign, failures, notes, body, outputs }, { runner, directory }) {
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .annotateFailures */ .o)(failures, runner);
    for (const { level, words } of notes)
        runner[level](words, { title: 'Outrider' });
    runner.foreign([headline, ...lines].join('\n'));
    const blocks = [
        `### ${failures.length > 0 ? '🔴' : sign} ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(headline)}`,
        ...(failures.length === 0 ? [] : [(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .x)(failures, undefined).join('\n')]),
        ...notes.map(callout),
        ...body,
    ];
    const markdown = `${runner.hide(blocks.join('\n\n'))}\n`;
    runner.appendSummary(markdown);
    const all = {
        summary: headline,
        ...outputs,
        markdown: (0,_output_files_js__WEBPACK_IMPORTED_MODULE_1__/* .outputFiles */ .L)(directory)('outrider.md', [markdown], 0o644),
        reason: failures[0]?.reason ?? '',
    };
    for (const [name, value] of Object.entries(all))
        runner.setOutput(name, value);
    return failures.length === 0;
}
function callout({ level, words }) {
    return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(words)}`;
}


/***/ })

};
