export const id = 628;
export const ids = [628];
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

/***/ 5125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/revert/inputs.js
var inputs = __webpack_require__(2123);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/describe-counts.js
var describe_counts = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/report/write-report.js
var write_report = __webpack_require__(4437);
;// CONCATENATED MODULE: ./build/js/modes/revert/report.js







const longestDiff = 200_000;
const hints = {
    failed: 'The version stays registered. Check the latest deployment of the job, and revert to another version.',
    'rolled-back': 'An earlier version runs again. Check the latest deployment of the job, and revert to another version.',
    'timed-out': 'Nomad continues: check the latest deployment of the job. Raise `timeout` if it takes longer.',
};
function revertReport(outcome) {
    const { job, live = 0, target = 0, version, plan, rollout } = outcome;
    const as = version === undefined || version === live ? '' : ` (registered as version ${version})`;
    const results = {
        none: `\`${job}\` was not reverted`,
        already: live === target
            ? `Nothing to do: version ${target} of \`${job}\` is the live one`
            : `Nothing to do: the live version ${live} of \`${job}\` is identical to version ${target}`,
        'dry-run': `Dry run: \`${job}\` would be reverted from version ${live} to version ${target}`,
        done: `\`${job}\` reverted from version ${live} to version ${target}${as}`,
    };
    const written = (0,write_report/* writeReport */.u)(outcome, { job, results, hints });
    const report = rollout?.kind === 'awaiting-promotion' ? notArrived(written, outcome) : written;
    return plan === undefined ? report : { ...report, notes: notes(plan), body: body(plan) };
}
function notArrived(report, { job, target = 0, version, serving, rollout }) {
    const registered = version === undefined || version === target ? '' : `, registered as version ${version}`;
    const failure = new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `\`${job}\` is not yet reverted to version ${target}${registered}: its canaries are healthy and wait for promotion; ${describeServing(serving)}`,
        help: 'waiting-for-promotion',
        hint: `Promote them with \`mode: promote\` and \`job: ${job}\`, or run \`nomad deployment promote ${rollout?.deploymentId ?? ''}\`.`,
    });
    return { ...report, headline: failure.message, failures: [...report.failures, failure] };
}
function describeServing(serving) {
    if (serving === undefined)
        return 'which version still serves could not be read';
    if (serving.length === 0)
        return 'no other version runs';
    const [last, others] = [serving.at(-1), serving.slice(0, -1)];
    return others.length === 0 ? `version ${last} still serves` : `versions ${others.join(', ')} and ${last} still serve`;
}
function notes({ verdict }) {
    const unplaced = verdict.unplaced.map(({ group, reasons }) => `Group \`${group}\` cannot be placed: ${(0,describe_plan/* describeReasons */.nl)(reasons)}`);
    return [...unplaced, ...verdict.warnings].map((text) => ({ level: 'warning', text }));
}
function body({ verdict, diff }) {
    const counts = (0,describe_counts/* describeCounts */.w)(verdict.groups, verdict.starts);
    const hiddenValues = diff.hiddenValues === 0 ? [] : [`${(0,numbers/* plural */.L)(diff.hiddenValues, 'value')} hidden`];
    const text = [...(counts === '' ? [] : [counts]), ...hiddenValues].join(' · ');
    const { taken, left } = (0,fit/* takeWithin */.Dh)(diff.lines, longestDiff, (line) => line.length);
    return [
        (0,markdown/* fence */.EU)(taken, 'diff'),
        ...(left === 0 ? [] : [`… and ${(0,numbers/* plural */.L)(left, 'line')} more in the log.`]),
        ...(text === '' ? [] : [text]),
    ];
}

// EXTERNAL MODULE: ./build/js/redaction/redact-diff.js
var redact_diff = __webpack_require__(6839);
// EXTERNAL MODULE: ./build/js/plan/verdict.js + 2 modules
var verdict = __webpack_require__(8661);
// EXTERNAL MODULE: ./build/js/plan/diff-lines.js + 2 modules
var diff_lines = __webpack_require__(5378);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/find-version.js
var find_version = __webpack_require__(9087);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-write.js
var follow_write = __webpack_require__(6371);
;// CONCATENATED MODULE: ./build/js/modes/revert/serving-versions.js

async function servingVersions(nomad, job, { version, groups }) {
    const waiting = new Set(groups.filter((group) => group.canaries > 0 && !group.promoted).map(({ name }) => name));
    const allocations = await (0,errors/* orUndefined */.y0)(nomad.listJobAllocations({ id: job }));
    const running = allocations?.filter((one) => one.DesiredStatus === 'run' && one.ClientStatus === 'running' && waiting.has(one.TaskGroup));
    const versions = running?.map(({ JobVersion }) => JobVersion).filter((one) => one !== version);
    return versions === undefined ? undefined : [...new Set(versions)].toSorted((a, b) => a - b);
}

// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
;// CONCATENATED MODULE: ./build/js/modes/revert/run.js










function nothingReverted({ job }) {
    const unknown = { live: undefined, target: undefined, plan: undefined, serving: undefined };
    return { job, ...unknown, result: 'none', failures: [] };
}
async function revert(dependencies) {
    const { inputs, nomad, log } = dependencies;
    const { job, version: wanted } = inputs;
    const live = await (0,find_job/* findJob */.p)(nomad, inputs);
    const target = wanted === 'last-stable' ? await (0,find_version/* findLastStable */.vP)(nomad, live) : (await (0,find_version/* findVersion */.Am)(nomad, job, wanted)).found;
    const outcome = { ...nothingReverted(inputs), live: live.Version ?? 0, target: target.Version ?? 0 };
    const current = { index: live.JobModifyIndex ?? undefined, version: outcome.live };
    const already = async () => ({
        ...outcome,
        ...current,
        ...(await followLiveVersion(dependencies, live)),
        result: 'already',
    });
    if (outcome.target === outcome.live)
        return already();
    if (target.Stop === true)
        throw wouldStopError(job, outcome.target);
    const answer = await createPlan(target, nomad);
    if (answer.Diff?.Type === 'None')
        return already();
    const plan = redactPlan(target, answer, dependencies.redactor);
    log(plan.diff.lines.join('\n'));
    if (inputs.dryRun)
        return { ...outcome, ...current, plan, result: 'dry-run' };
    const written = await writeRevert(live, target, nomad);
    return { ...outcome, plan, ...(await followRevert(dependencies, written)) };
}
async function followRevert(dependencies, written) {
    const { inputs, nomad } = dependencies;
    const followed = await (0,follow_write/* followWrite */.x)(dependencies, written);
    const { rollout } = followed;
    const isWaiting = rollout?.kind === 'awaiting-promotion';
    return { ...followed, serving: isWaiting ? await servingVersions(nomad, inputs.job, rollout) : undefined };
}
const settled = new Set(['successful', 'cancelled']);
async function followLiveVersion(dependencies, { JobModifyIndex }) {
    const { inputs, nomad } = dependencies;
    if (!inputs.wait || inputs.dryRun || !JobModifyIndex)
        return {};
    const latest = await nomad.readJobsMostRecentDeployment({ id: inputs.job });
    if (latest?.JobSpecModifyIndex !== JobModifyIndex || settled.has(latest.Status))
        return {};
    return followRevert(dependencies, { JobModifyIndex, EvalID: '' });
}
async function createPlan(target, nomad) {
    return nomad.createJobPlan({ job: { ...target, Stable: false, VersionTag: null } });
}
function redactPlan(target, plan, redactor) {
    const rules = (0,learn_job/* liveRules */.qB)(redactor);
    const redacted = plan.Diff === null ? undefined : (0,redact_diff/* redactDiff */.h)(plan.Diff, rules);
    redactor.addHidden(redacted?.hidden ?? []);
    redactor.addShown(redacted?.shown ?? []);
    return {
        verdict: (0,verdict/* scrubbed */.f)((0,verdict/* verdictOf */.V)(target, plan), redactor.scrub, redactor.name),
        diff: redacted === undefined ? diff_lines/* noDiff */.vL : (0,diff_lines/* viewDiff */.Hc)(redacted.diff, false),
    };
}
async function writeRevert(live, target, nomad) {
    const prior = live.Version ?? 0;
    const send = async () => nomad.revertJob({ id: live.ID, version: target.Version ?? 0, enforcePriorVersion: prior });
    const find = async () => {
        const now = await nomad.readJob({ id: live.ID });
        if (now.Version === prior)
            return undefined;
        const isReverted = now.Version === prior + 1 && (await createPlan(target, nomad)).Diff?.Type === 'None';
        if (!isReverted)
            throw (0,write_to_nomad/* changedMeanwhile */.Fd)(live.ID, 'version', prior, now.Version ?? 0);
        return { JobModifyIndex: now.JobModifyIndex ?? 0, EvalID: '' };
    };
    return (0,write_to_nomad/* writeToNomad */.Ck)({ send, find });
}
function wouldStopError(job, version) {
    return new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `Version ${version} of \`${job}\` stopped the job: reverting to it would stop the job again`,
        help: 'stopped-job',
        hint: 'Choose an earlier version, or stop the job with `mode: stop`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/revert/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* revertInputs */._,
    activity: 'Reverting',
    writes: true,
    read: inputs/* readRevertInputs */.o,
    nothing: nothingReverted,
    run: revert,
    report: revertReport,
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

/***/ 9087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ findVersion),
/* harmony export */   vP: () => (/* binding */ findLastStable)
/* harmony export */ });
/* unused harmony export lastStable */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

async function findVersion(nomad, job, wanted) {
    const { Versions: versions } = await nomad.listJobVersions({ id: job });
    const found = versions.find(({ Version, VersionTag }) => typeof wanted === 'number' ? Version === wanted : VersionTag?.Name === wanted);
    if (found !== undefined)
        return { found, versions };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-found',
        message: `The job \`${job}\` has no ${typeof wanted === 'number' ? `version ${wanted}` : `version with the tag \`${wanted}\``}`,
        help: 'no-such-version',
        hint: `${listVersions(versions)}${typeof wanted === 'string' ? describeTagSupport(versions) : ''}`,
    });
}
function describeTagSupport(versions) {
    const isOld = versions.every(({ VersionTag }) => VersionTag === undefined);
    return isOld ? ' This Nomad server has no version tags: they need version 1.9.' : '';
}
async function findLastStable(nomad, { ID, Version }) {
    const { Versions: versions } = await nomad.listJobVersions({ id: ID });
    const found = lastStable(versions, Version ?? 0);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-found',
        message: `The job \`${ID}\` has no stable version to revert to other than the live one, version ${Version ?? 0}`,
        help: 'no-such-version',
        hint: listVersions(versions),
    });
}
function lastStable(versions, live) {
    return versions
        .filter(({ Version, Stable, Stop }) => Version !== live && Stable === true && Stop !== true)
        .toSorted((a, b) => (b.Version ?? 0) - (a.Version ?? 0))[0];
}
function listVersions(versions) {
    return `Versions: ${versions.map(describeJobVersion).join(', ')}.`;
}
function describeJobVersion({ Version, VersionTag, Stable }) {
    const notes = [...(VersionTag?.Name ? [`tag \`${VersionTag.Name}\``] : []), ...(Stable === true ? ['stable'] : [])];
    return `${Version ?? 0}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}


/***/ }),

/***/ 6371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ followWrite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _follow_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2372);


async function followWrite(dependencies, write) {
    const { inputs, nomad } = dependencies;
    const { JobModifyIndex: index, EvalID: evalId, over } = write;
    const job = { id: inputs.job };
    const done = { result: 'done', index, evalId, failures: [] };
    try {
        if (!inputs.wait)
            return { ...done, version: await (0,_follow_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenVersion */ .g)(job, index, nomad) };
        const rollout = await (0,_follow_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .followRollout */ .h)({ label: inputs.job, job, index, evalId, over }, dependencies);
        return { ...done, rollout, version: rollout.version };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        return { ...done, failures: [error.withContext('It is written, but cannot be followed')] };
    }
}


/***/ }),

/***/ 8217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ replacesAllAtOnce),
/* harmony export */   w: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5962);

function replacesAllAtOnce({ replaced, ignored, updatedInPlace, canaries }) {
    return replaced > 1 && ignored + updatedInPlace + canaries === 0;
}
function describeCounts(groups, starts) {
    const sum = (count) => groups.reduce((total, group) => total + count(group), 0);
    const steps = [
        ...replacement(groups),
        ['stops', sum((group) => group.stopped)],
        ['evicts', sum((group) => group.preempted), ' of other jobs'],
        ['migrates', sum((group) => group.migrated)],
        ...canarySteps(groups),
        ['reschedules', sum((group) => group.rescheduled)],
        ['updates', sum((group) => group.updatedInPlace), ' in place'],
        starts === 'at-once'
            ? ['creates', sum((group) => group.created)]
            : ['starts', sum((group) => group.created), starts === 'per-launch' ? ' at each launch' : ' at each dispatch'],
    ];
    return steps
        .filter(([, count]) => count > 0)
        .map(([verb, count, more = ''], at) => {
        const what = at === 0 && verb !== '' ? (0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(count, 'allocation') : String(count);
        return verb === '' ? more : `${verb} ${what}${more}`;
    })
        .join(', ');
}
function replacement(groups) {
    const updated = groups.filter((group) => group.replaced > 0 && group.canaries === 0);
    const now = updated.reduce((total, group) => total + group.replaced, 0);
    const all = updated.reduce((total, group) => total + group.replaced + group.ignored, 0);
    if (now < all)
        return [['replaces', all, `, ${now} at a time`]];
    return [updated.some(replacesAllAtOnce) ? ['replaces all', all, ' at once'] : ['replaces', all]];
}
function canarySteps(groups) {
    const updated = groups.filter((group) => group.canaries > 0);
    const now = updated.reduce((total, group) => total + group.canaries, 0);
    const later = updated.reduce((total, group) => total + Math.max(0, group.ignored - group.canaries), 0);
    const more = later === 0 ? 'the others stop after promotion' : `${later} more after promotion`;
    return [['', now, `${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(now, 'canary').replace(/canarys$/, 'canaries')} now, ${more}`]];
}


/***/ }),

/***/ 1540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ takeWithin),
/* harmony export */   JM: () => (/* binding */ listUpTo),
/* harmony export */   cz: () => (/* binding */ clipped)
/* harmony export */ });
function takeWithin(items, budget, measure) {
    let room = budget;
    const end = items.findIndex((item) => {
        room -= measure(item) + 1;
        return room < 0;
    });
    const taken = end === -1 ? items : items.slice(0, end);
    return { taken, left: items.length - taken.length };
}
const maxNameLength = 200;
function clipped(text, most = maxNameLength) {
    return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}
function listUpTo(items, separator, most = 5) {
    const more = items.length > most ? `${separator}${items.length - most} more` : '';
    return items.slice(0, most).join(separator) + more;
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


/***/ }),

/***/ 4437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var _rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(667);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);
/* harmony import */ var _rollout_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4436);



function writeReport(write, { job, results, hints }) {
    const { result, index, version, evalId, rollout } = write;
    const isBad = rollout !== undefined && !(0,_rollout_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isWellRolledOut */ .jD)(rollout);
    const placed = rollout?.evalId === '' ? 'no evaluation was created' : 'all allocations are placed';
    const followed = rollout === undefined ? '' : `: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRollout */ .lw)(rollout, placed)}`;
    return {
        headline: write.failures[0]?.message ?? `${results[result]}${followed}`,
        sign: result === 'dry-run' ? '🔵' : rollout?.kind === 'awaiting-promotion' ? '🟠' : '🟢',
        failures: [...write.failures, ...(isBad ? [(0,_rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .rolloutFailure */ .g)(rollout, { id: job, file: undefined, hints })] : [])],
        notes: [],
        body: [],
        outputs: {
            changed: String(result === 'done'),
            outcome: rollout?.kind ?? '',
            'eval-id': rollout?.evalId || (evalId ?? ''),
            'deployment-id': rollout?.deploymentId ?? '',
            'job-version': version === undefined ? '' : String(version),
            'job-modify-index': index === undefined ? '' : String(index),
        },
    };
}


/***/ }),

/***/ 4436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ rolloutSeverity),
/* harmony export */   jD: () => (/* binding */ isWellRolledOut),
/* harmony export */   nD: () => (/* binding */ worstRollout)
/* harmony export */ });
const kindsWorstFirst = [
    'failed',
    'rolled-back',
    'placement-blocked',
    'superseded',
    'timed-out',
    'awaiting-promotion',
    'no-deployment',
    'successful',
];
function worstRollout(rollouts) {
    return rollouts.toSorted((a, b) => rolloutSeverity(a) - rolloutSeverity(b))[0];
}
function rolloutSeverity({ kind }) {
    return kindsWorstFirst.indexOf(kind);
}
const successfulKinds = new Set(['successful', 'no-deployment', 'awaiting-promotion']);
function isWellRolledOut({ kind }) {
    return successfulKinds.has(kind);
}


/***/ })

};
