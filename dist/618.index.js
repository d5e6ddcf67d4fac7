export const id = 618;
export const ids = [618];
export const modules = {

/***/ 7216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ patienceFor)
/* harmony export */ });
const graceShare = 1 / 20;
const reserveShare = 1 / 50;
const mostReserveShare = 1 / 5;
const enough = 1000;
function patienceFor(left, timeout) {
    const reserve = Math.max(timeout * reserveShare, Math.min(enough, timeout * mostReserveShare));
    return { deadline: left > 2 * reserve ? left - reserve : left / 2, grace: timeout * graceShare };
}


/***/ }),

/***/ 2944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ followChild)
});

// EXTERNAL MODULE: ./build/js/rollout/scrubbed.js
var scrubbed = __webpack_require__(7968);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
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
        if (!(error instanceof errors/* ServiceError */._7) || error.kind !== 'not-found')
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
        if (!(error instanceof errors/* ServiceError */._7) || error.kind !== 'not-found')
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
        if (!signal.aborted && (!(error instanceof errors/* ActionError */.lZ) || error.reason !== 'timed-out'))
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


/***/ }),

/***/ 5309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readVerbJob)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

async function readVerbJob(scheduler, { job, scheduler: { namespace } }) {
    try {
        return await scheduler.readJob({ id: job });
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.kind !== 'not-found')
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
            reason: 'not-found',
            message: `There is no job \`${job}\` in namespace \`${namespace ?? 'default'}\` (${error.message})`,
            help: 'no-such-job',
            hint: 'Check the inputs `job`, which is the exact ID, `namespace` and `region`.',
            cause: error,
        });
    }
}


/***/ }),

/***/ 8254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ writeOnce),
/* harmony export */   K1: () => (/* binding */ overtaken),
/* harmony export */   vu: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

const tries = 2;
async function writeOnce({ send, find }) {
    for (let tried = 1;; tried += 1) {
        try {
            return await send();
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
                throw error;
            const isOurs = tried > 1 && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.kind === 'conflict';
            if (isRefusal(error) && !isOurs)
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
const refusals = new Set([
    'invalid',
    'unauthorized',
    'not-found',
    'conflict',
    'blocked',
    'too-large',
]);
function isRefusal(failure) {
    return failure instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? refusals.has(failure.kind) : failure.reason !== 'timed-out';
}
function stillOpen(lost, unknown) {
    if (!(unknown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || unknown.reason === 'conflict')
        return unknown;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: lost.reason,
        message: `${lost.message}. Whether it was written could not be found out: ${unknown.message}`,
        help: 'not-known-whether-written',
        hint: 'Look at the job before you run this again.',
    });
}
function overtaken(job, what, before, now) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'conflict',
        reason: 'conflict',
        message: `The job \`${job}\` was changed by somebody else meanwhile (its ${what} was ${before}, it is ${now})`,
        help: 'changed-meanwhile',
        hint: 'Nothing was written over that. Look who changes the job; then run this again.',
    });
}


/***/ }),

/***/ 5486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ unplaced),
  h: () => (/* binding */ unplacedGroups)
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
        const [pattern, words] = rules.find(([one]) => one.test(said)) ?? [undefined, excluded];
        const name = pattern === undefined ? said : pattern.exec(said)?.[1];
        const key = JSON.stringify([String(pattern), name]);
        const known = found.get(key);
        if (known === undefined)
            found.set(key, { words, name, count });
        else
            known.count += count;
    }
    return Array.from(found.values(), ({ words, name, count }) => ({
        words: words(count),
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
function reasonsOf(datacenters, metric) {
    const reasons = [
        ...exhausted(metric),
        ...filterReasons(metric.ConstraintFiltered),
        ...metric.QuotaExhausted.map((quota) => ({ words: 'the quota is used up:', name: quota })),
        ...noNodes(datacenters, metric),
    ];
    if (reasons.length > 0)
        return reasons;
    return [
        { words: metric.NodesExhausted > 0 ? `${nodes(metric.NodesExhausted)} full` : 'the scheduler gives no reason' },
    ];
}
function exhausted(metric) {
    return Object.entries(metric.DimensionExhausted)
        .toSorted(([, a], [, b]) => b - a)
        .map(([dimension, count]) => {
        const amount = askedFor(dimension, metric);
        const what = amount === '' ? `enough ${dimension}` : `${amount} of ${dimension}`;
        const all = metric.NodesEvaluated - metric.NodesFiltered <= count;
        return { words: all ? `no node has ${what} free` : `${nodes(count)} without ${what} free` };
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
        return empty.map(([datacenter]) => ({ words: 'no node in datacenter', name: datacenter }));
    if (metric.NodesEvaluated > 0)
        return [];
    if (metric.NodesInPool === 0 && metric.NodePool !== '' && metric.NodePool !== 'default') {
        return [{ words: 'no node in node pool', name: metric.NodePool }];
    }
    return [
        datacenters.length > 0
            ? { words: 'no eligible node in', name: datacenters.join(', ') }
            : { words: 'no eligible node' },
    ];
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
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2076);
/* harmony import */ var _plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5962);


function timeWords(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
function troubleWords({ task, exitCode, signal, restarts, node, events }) {
    const last = events.at(-1);
    const how = exitCode !== undefined && exitCode !== 0
        ? `exits ${exitCode}`
        : signal !== undefined && signal !== 0
            ? `ends by signal ${signal}`
            : last === undefined
                ? 'is not healthy'
                : `is not healthy: ${last}`;
    const again = restarts === 0 ? '' : `, restarted ${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(restarts, 'time')}`;
    return `task \`${task}\` ${how}${again}${node === '' ? '' : ` on node \`${node}\``}`;
}
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
function versionWords({ revertedTo }) {
    if (revertedTo === undefined)
        return '';
    return ` to version ${revertedTo.version}${revertedTo.healthy ? '' : ', which is not healthy yet'}`;
}
function unplacedWords({ unplaced }) {
    const words = unplaced.map(({ group, reasons }) => `group \`${group}\`: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonWords */ .IK)(reasons)}`);
    return words.length === 0 ? 'no node takes it' : words.join('; ');
}
function healthWords({ groups }) {
    return groups.length === 0 ? '' : `, ${healthyOf(groups)}`;
}
function healthyOf(groups) {
    const sum = (read) => groups.reduce((total, group) => total + read(group), 0);
    return `${sum((group) => group.healthy)} of ${sum((group) => group.desired)} healthy`;
}
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

/***/ 4159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ expandReport)
/* harmony export */ });
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);
/* harmony import */ var _markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6844);


function expandReport({ headline, lines = [], sign, failures, notes, body, outputs, files }, { redact }) {
    const blocks = [
        `### ${failures.length > 0 ? '🔴' : sign} ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .C)(headline)}`,
        ...(failures.length === 0 ? [] : [(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .x)(failures, undefined).join('\n')]),
        ...notes.map(callout),
        ...body,
    ];
    const markdown = `${redact(blocks.join('\n\n'))}\n`;
    return {
        errors: failures,
        log: [
            { kind: 'errors', errors: failures },
            ...notes.map(({ level, words }) => ({ kind: level, text: words })),
            { kind: 'text', text: [headline, ...lines].join('\n') },
        ],
        summary: markdown,
        outputs: { summary: headline, ...outputs },
        files: { ...files, markdown: { name: 'outrider.md', parts: [markdown], isPrivate: false } },
    };
}
function callout({ level, words }) {
    return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .C)(words)}`;
}


/***/ }),

/***/ 448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ workFailure),
/* harmony export */   d8: () => (/* binding */ workWords),
/* harmony export */   jx: () => (/* binding */ worstWork)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _rollout_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9512);


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
function workFailure(child, work) {
    if (work.kind === 'succeeded')
        return undefined;
    const [reason, hint] = bad[work.kind];
    const [trouble] = work.troubles;
    const events = trouble === undefined ? [] : trouble.events.map((event) => `\n\t${event}`);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason, message: `\`${child}\`: ${workWords(work)}.${events.join('')}`, hint });
}
const worstFirst = ['failed', 'lost', 'stopped', 'placement-blocked', 'timed-out', 'succeeded'];
function worstWork(works) {
    return worstFirst.find((kind) => works.some((work) => work?.kind === kind)) ?? '';
}


/***/ }),

/***/ 7968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ scrubbedWork),
/* harmony export */   s: () => (/* binding */ scrubbedRollout)
/* harmony export */ });
function scrubbedRollout(rollout, scrub) {
    return { ...rollout, description: scrub(rollout.description), ...scrubbedParts(rollout, scrub) };
}
function scrubbedWork(work, scrub) {
    return { ...work, words: scrub(work.words), ...scrubbedParts(work, scrub) };
}
function scrubbedParts({ troubles, unplaced }, scrub) {
    return {
        troubles: troubles.map((trouble) => ({
            ...trouble,
            events: trouble.events.map(scrub),
            logs: trouble.logs === undefined ? undefined : scrub(trouble.logs.join('\n')).split('\n'),
        })),
        unplaced: unplaced.map((one) => ({
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

async function orTick(promise, milliseconds) {
    const over = new AbortController();
    const tick = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, 'tick', { signal: over.signal });
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
