export const id = 522;
export const ids = [522];
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

/***/ 82:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ registerFailures),
/* harmony export */   g: () => (/* binding */ rolloutFailure)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _register_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5612);
/* harmony import */ var _rollout_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9512);



const bad = {
    failed: [
        'failed',
        'The new version stays registered. Mend the cause and have the next plan reviewed, or register the version before again.',
    ],
    'rolled-back': [
        'rolled-back',
        'The version before runs again. Mend the cause, push, and have the new plan reviewed.',
    ],
    'placement-blocked': [
        'unplaceable',
        'The job stays registered and is placed as soon as there is room. Make room in the cluster, or let the job ask for less.',
    ],
    superseded: ['conflict', 'Somebody else registered or stopped the job meanwhile: look at its newest version.'],
    'timed-out': [
        'timed-out',
        'The job is left as it is, and the scheduler goes on. Run this again to follow it to its end; raise `timeout` if it takes longer.',
    ],
};
const nothing = 'Nothing of this run was written.';
const again = `${nothing} Plan the pull request again and have that reviewed.`;
const shown = 'What differs is shown in the comment and the summary.';
function wayOut(what, pullRequest) {
    if (what !== 'plan') {
        return `${nothing} Another merge changed this job. Open a new pull request; its plan shows what is not registered yet. ${shown}`;
    }
    const preview = pullRequest === undefined ? 'the preview' : `the preview of #${pullRequest}`;
    return `${nothing} The cluster changed. Re-run ${preview} ('Re-run all jobs'), have it reviewed, then re-run this job. ${shown}`;
}
function failureOf({ planned: { id, file }, state }, pullRequest) {
    const told = (reason, hint) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason, message: `\`${id}\`: ${(0,_register_words_js__WEBPACK_IMPORTED_MODULE_1__/* .stateWords */ .Xu)(state)}.`, location: { file }, hint });
    switch (state.kind) {
        case 'changed':
            return told('plan-changed', wayOut(state.what, pullRequest));
        case 'unseen':
            return told('not-reviewed', `${again} Of very many jobs give each part a \`comment-id\` of its own.`);
        case 'done':
            return told(state.outcome === 'rolled-back' ? 'rolled-back' : 'plan-changed', 'What runs now is something else. To register it once more, plan the pull request again.');
        case 'since':
            return told('plan-changed', state.isKnown
                ? 'To register it once more, plan the pull request again, and have that reviewed.'
                : `The history of the job does not reach back to the plan, or cannot be read. ${again}`);
        case 'refused':
        case 'unfollowed':
            return state.failure;
        case 'not-written':
            return state.why === 'time' ? told('timed-out', 'Run this again, or raise `timeout`.') : undefined;
        case 'rolled-out':
            return bad[state.rollout.kind] === undefined ? undefined : rolloutFailure(state.rollout, { id, file });
        case 'there':
        case 'rolling-out':
        case 'written':
            return undefined;
    }
}
function rolloutFailure(rollout, { id, file, hints = {} }) {
    const [reason, hint] = bad[rollout.kind] ?? ['conflict', 'Look at the latest deployment of the job.'];
    const where = file === undefined ? undefined : { file };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason,
        message: `\`${id}\`: ${(0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_2__/* .rolloutWords */ .pf)(rollout)}.`,
        location: where,
        hint: hints[rollout.kind] ?? hint,
    });
}
function registerFailures(outcome) {
    return [
        ...outcome.failures,
        ...outcome.failed.flatMap((file) => file.failures),
        ...outcome.jobs.flatMap((job) => failureOf(job, outcome.record?.pullRequest) ?? []),
        ...outcome.removed.flatMap(({ state }) => (state.kind === 'refused' ? [state.failure] : [])),
    ];
}


/***/ }),

/***/ 5612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ny: () => (/* binding */ leftOutWords),
/* harmony export */   UH: () => (/* binding */ stateLabel),
/* harmony export */   Xu: () => (/* binding */ stateWords)
/* harmony export */ });
/* harmony import */ var _rollout_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9512);

function stateWords(state) {
    switch (state.kind) {
        case 'there':
            return 'registered already';
        case 'changed':
            return {
                place: 'not registered: the file names another job, namespace or region than the reviewed one',
                specification: 'not registered: the specification is not the one that was reviewed',
                plan: 'not registered: the plan is not the one that was reviewed',
            }[state.what];
        case 'unseen':
            return 'not registered: no reviewer saw a plan of it';
        case 'done':
            return `not registered again: ${state.run} registered it (${state.outcome})`;
        case 'since':
            return state.isKnown
                ? 'not registered again: it was registered since the plan, and was rolled back, reverted or purged'
                : 'not registered again: whether it was registered since the plan is not known';
        case 'not-written':
            return {
                waiting: 'waiting for its turn',
                refusal: 'not registered',
                others: 'not registered, because of what is wrong with others',
                failure: 'not registered, because another failed before',
                'dry-run': 'would be registered',
                time: 'not registered: the time was up',
            }[state.why];
        case 'refused':
            return 'not registered';
        case 'unfollowed':
            return 'registered, but it cannot be told what became of it';
        case 'rolling-out':
            return state.progress === undefined ? 'registered' : `rolling out: ${state.progress.words}`;
        case 'written':
            return 'registered';
        case 'rolled-out':
            return (0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_0__/* .rolloutWords */ .pf)(state.rollout);
    }
}
function stateLabel(state) {
    if (state.kind !== 'rolled-out')
        return stateWords(state).replace(/:.*$/s, '');
    const { rollout } = state;
    if (rollout.kind === 'rolled-back')
        return `rolled back${(0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_0__/* .versionWords */ .WS)(rollout)}`;
    return rollout.kind === 'awaiting-promotion' ? 'canaries wait for promotion' : _rollout_words_js__WEBPACK_IMPORTED_MODULE_0__/* .kindWords */ .Gk[rollout.kind];
}
const mostNamed = 10;
function leftOutWords({ pullRequest, files }) {
    const rest = (files?.length ?? 0) - mostNamed;
    const named = (files ?? []).slice(0, mostNamed).map((file) => `\`${file}\``);
    const what = files === undefined
        ? 'which job files it changed could not be found out'
        : `this run does not register what only it changed: ${[...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}`;
    return `Pull request ${pullRequest} came with the same push, and ${what}. Run the register once for each pull request: \`on: pull_request\` with \`types: [closed]\`.`;
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

/***/ 9322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ followRollout)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
// EXTERNAL MODULE: ./build/js/rollout/tick.js
var tick = __webpack_require__(359);
;// CONCATENATED MODULE: ./build/js/rollout/deployment-watcher.js


const lookEvery = 120_000;
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
async function* evaluationsOf(looking, started) {
    const { scheduler, job } = looking;
    let id = looking.evalId === '' ? await findEvaluation(looking) : looking.evalId;
    while (id !== '') {
        let next = '';
        for await (const evaluation of scheduler.watch.readEvaluation({ ...job, id }, watchOptions(looking, started))) {
            yield evaluation;
            if (evaluation.Status === 'pending')
                continue;
            next = evaluation.DeploymentID === '' ? evaluation.NextEval : '';
            break;
        }
        id = next;
    }
}
const triggers = new Set(['job-register', 'job-scaling']);
async function findEvaluation({ scheduler, job, index }) {
    const evaluations = await scheduler.listJobEvaluations(job);
    const ours = evaluations.filter((one) => one.JobModifyIndex === index && triggers.has(one.TriggeredBy));
    return ours.toSorted((a, b) => b.CreateIndex - a.CreateIndex)[0]?.ID ?? '';
}
async function* deployments(looking, started, see, last) {
    const stop = new AbortController();
    const options = watchOptions(looking, started);
    const signal = AbortSignal.any([looking.signal, stop.signal]);
    const stream = looking.scheduler.watch.readJobsMostRecentDeployment(looking.job, { ...options, signal });
    let waitingSince = (0,judge_deployment/* isUnplaced */.hd)(last().evaluation) ? performance.now() : undefined;
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
        pending?.catch(() => undefined);
    }
}
async function waitingFor({ scheduler, job, index }, last) {
    const evaluations = await scheduler.listJobEvaluations(job);
    const ours = new Set([last?.ID, last?.BlockedEval]);
    return evaluations.find((one) => one.Status === 'blocked' && (one.JobModifyIndex >= index || ours.has(one.ID)));
}
function placed(evaluation) {
    return evaluation === undefined ? undefined : { ...evaluation, FailedTGAllocs: {} };
}
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
// EXTERNAL MODULE: ./build/js/rollout/progress.js
var rollout_progress = __webpack_require__(1533);
;// CONCATENATED MODULE: ./build/js/rollout/follow.js





async function followRollout(request) {
    const started = performance.now();
    const look = lookFrom(request, started);
    let told = '';
    const tell = (sight, conclusion) => {
        const progress = (0,rollout_progress/* progressOf */.jA)(sight, conclusion);
        if (progress.words === told)
            return;
        told = progress.words;
        request.onProgress(progress);
    };
    const ended = await untilConcluded(request, look, tell);
    const sight = look.last();
    const troubles = await troublesIn(request, sight, ended);
    return (0,rollout_progress/* rolloutOf */.Zb)({
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
            const conclusion = (0,judge_deployment/* judge */.S4)({ ...sight, index: request.index });
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
        if (!(error instanceof errors/* ActionError */.lZ) || error.reason !== 'timed-out')
            throw error;
    }
    return { kind: 'timed-out', ended: signal.aborted ? 'cancelled' : 'deadline' };
}
async function promoteOnce(scheduler, deployment) {
    try {
        await scheduler.promoteDeployment(deployment);
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ) || !['input', 'not-found'].includes(error.reason))
            throw error;
    }
}
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
        if (error instanceof errors/* ActionError */.lZ)
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
        if (error instanceof errors/* ActionError */.lZ)
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
        if (error instanceof errors/* ActionError */.lZ)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   h_: () => (/* binding */ rollsBackTo),
/* harmony export */   hd: () => (/* binding */ isUnplaced),
/* harmony export */   rP: () => (/* binding */ waitsForPromotion)
/* harmony export */ });
const goingOn = { kind: 'going-on', rollingBackTo: undefined };
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
/* harmony export */   Zb: () => (/* binding */ rolloutOf),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   jA: () => (/* binding */ progressOf)
/* harmony export */ });
/* harmony import */ var _plan_placement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5486);
/* harmony import */ var _judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(887);


function progressOf({ evaluation, own, latest }, conclusion) {
    const groups = groupsOf(own);
    const deploymentId = own?.ID ?? '';
    const told = (words) => ({ words, groups, deploymentId });
    if (conclusion.kind === 'rolled-back')
        return told(`rolled back to version ${conclusion.version}`);
    if (conclusion.kind === 'going-on' && conclusion.rollingBackTo !== undefined) {
        return told(`failed, rolling back to version ${conclusion.rollingBackTo}: ${healthy(groupsOf(latest ?? undefined))}`);
    }
    if ((0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnplaced */ .hd)(evaluation) && conclusion.kind === 'going-on') {
        const reasons = (0,_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .unplacedGroups */ .h)(evaluation?.FailedTGAllocs ?? {}, []).flatMap((one) => one.reasons);
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
function rolloutOf({ sight, ended, troubles, version, milliseconds }) {
    const { evaluation, own } = sight;
    return {
        kind: ended.kind,
        evalId: evaluation?.ID ?? '',
        deploymentId: own?.ID ?? '',
        version,
        revertedTo: ended.kind === 'rolled-back' ? { version: ended.version, healthy: ended.healthy } : undefined,
        groups: groupsOf(own),
        unplaced: (0,_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .unplacedGroups */ .h)(evaluation?.FailedTGAllocs ?? {}, []),
        troubles,
        description: own?.StatusDescription ?? '',
        milliseconds,
        ended: ended.kind === 'timed-out' ? ended.ended : undefined,
    };
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
