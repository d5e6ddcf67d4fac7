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



function nomadMode({ nothing, run, report, ...mode }) {
    return {
        ...mode,
        run: async (inputs, context) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withErrors */ .u$)((0,_operations_connect_nomad_js__WEBPACK_IMPORTED_MODULE_1__/* .startNomadRun */ .d)(inputs, context).then(run), nothing(inputs)),
        report: (outcome, context) => (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .expandReport */ .r)(report(outcome), context),
    };
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
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/report/write-report.js
var write_report = __webpack_require__(4437);
;// CONCATENATED MODULE: ./build/js/modes/revert/report.js






const longestDiff = 200_000;
const hints = {
    failed: 'The version stays registered. Look at the latest deployment of the job, and choose another version.',
    'rolled-back': 'Another version runs again. Look at the latest deployment of the job, and choose another version.',
    'timed-out': 'Nomad goes on with it: look at the latest deployment of the job. Raise `timeout` if it takes longer.',
};
function revertReport(outcome) {
    const { job, live = 0, target = 0, version, plan, rollout } = outcome;
    const as = version === undefined || version === live ? '' : ` as version ${version}`;
    const results = {
        none: `Nothing was changed in \`${job}\``,
        already: live === target
            ? `Nothing to do: version ${target} of \`${job}\` is the live one`
            : `Nothing to do: version ${live} of \`${job}\`, the live one, says the same as version ${target}`,
        'dry-run': `Dry run: \`${job}\` would go back from version ${live} to version ${target}`,
        done: `\`${job}\` went back from version ${live} to version ${target}${as}`,
    };
    const written = (0,write_report/* writeReport */.u)(outcome, { job, results, hints });
    const report = rollout?.kind === 'awaiting-promotion' ? notArrived(written, outcome) : written;
    return plan === undefined ? report : { ...report, notes: notes(plan), body: body(plan) };
}
function notArrived(report, { job, target = 0, version, serving, rollout }) {
    const registered = version === undefined || version === target ? '' : `, registered as version ${version}`;
    const failure = new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `\`${job}\` has not arrived at version ${target}${registered}: its canaries are healthy and wait for promotion; ${describeServing(serving)}`,
        help: 'waiting-for-promotion',
        hint: `Promote them with \`mode: promote\` and \`job: ${job}\`, or by \`nomad deployment promote ${rollout?.deploymentId ?? ''}\`.`,
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
    const unplaced = verdict.unplaced.map(({ group, reasons }) => `Group \`${group}\` finds no place: ${(0,describe_plan/* describeReasons */.nl)(reasons)}`);
    return [...unplaced, ...verdict.warnings].map((text) => ({ level: 'warning', text }));
}
function body({ verdict, diff }) {
    const counts = (0,describe_plan/* describeCounts */.wv)((0,describe_plan/* totals */.Sd)(verdict.groups), verdict.starts);
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
// EXTERNAL MODULE: ./build/js/plan/diff-lines.js
var diff_lines = __webpack_require__(8619);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
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
    const live = await nomad.readJob({ id: job });
    const target = wanted === 'last-stable' ? await (0,find_version/* findLastStable */.vP)(nomad, live) : (await (0,find_version/* findVersion */.Am)(nomad, job, wanted)).found;
    const outcome = { ...nothingReverted(inputs), live: live.Version ?? 0, target: target.Version ?? 0 };
    const stand = { index: live.JobModifyIndex ?? undefined, version: outcome.live };
    const already = async () => ({
        ...outcome,
        ...stand,
        ...(await arriving(dependencies, live)),
        result: 'already',
    });
    if (outcome.target === outcome.live)
        return already();
    if (target.Stop === true)
        throw wouldStop(job, outcome.target);
    const asked = await planOf(target, nomad);
    if (asked.Diff?.Type === 'None')
        return already();
    const plan = shown(target, asked, dependencies.redactor);
    log(plan.diff.lines.join('\n'));
    if (inputs.dryRun)
        return { ...outcome, ...stand, plan, result: 'dry-run' };
    const written = await write(live, target, nomad);
    return { ...outcome, plan, ...(await follow(dependencies, written)) };
}
async function follow(dependencies, written) {
    const { inputs, nomad } = dependencies;
    const followed = await (0,follow_write/* followWrite */.x)(dependencies, written);
    const { rollout } = followed;
    const isWaiting = rollout?.kind === 'awaiting-promotion';
    return { ...followed, serving: isWaiting ? await servingVersions(nomad, inputs.job, rollout) : undefined };
}
const settled = new Set(['successful', 'cancelled']);
async function arriving(dependencies, { JobModifyIndex }) {
    const { inputs, nomad } = dependencies;
    if (!inputs.wait || inputs.dryRun || !JobModifyIndex)
        return {};
    const latest = await nomad.readJobsMostRecentDeployment({ id: inputs.job });
    if (latest?.JobSpecModifyIndex !== JobModifyIndex || settled.has(latest.Status))
        return {};
    return follow(dependencies, { JobModifyIndex, EvalID: '' });
}
async function planOf(target, nomad) {
    return nomad.createJobPlan({ job: { ...target, Stable: false, VersionTag: null } });
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
async function write(live, target, nomad) {
    const prior = live.Version ?? 0;
    const send = async () => nomad.revertJob({ id: live.ID, version: target.Version ?? 0, enforcePriorVersion: prior });
    const find = async () => {
        const now = await nomad.readJob({ id: live.ID });
        if (now.Version === prior)
            return undefined;
        const isThere = now.Version === prior + 1 && (await planOf(target, nomad)).Diff?.Type === 'None';
        if (!isThere)
            throw (0,write_to_nomad/* changedMeanwhile */.Fd)(live.ID, 'version', prior, now.Version ?? 0);
        return { JobModifyIndex: now.JobModifyIndex ?? 0, EvalID: '' };
    };
    return (0,write_to_nomad/* writeToNomad */.Ck)({ send, find });
}
function wouldStop(job, version) {
    return new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `Version ${version} of \`${job}\` is that of a stopped job: to go back to it would stop the job`,
        help: 'stopped-job',
        hint: 'Choose the version before it; to stop the job use `mode: stop`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/revert/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* revertInputs */._,
    activity: 'Going back',
    writes: true,
    read: inputs/* readRevertInputs */.o,
    nothing: nothingReverted,
    run: revert,
    report: revertReport,
});


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
        hint: `There are ${versions.map(describeJobVersion).join(', ')}.${typeof wanted === 'string' ? describeTags(versions) : ''}`,
    });
}
function describeTags(versions) {
    const isOld = versions.every(({ VersionTag }) => VersionTag === undefined);
    return isOld ? ' This server knows no tags: they came with version 1.9.' : '';
}
async function findLastStable(nomad, { ID, Version }) {
    const { Versions: versions } = await nomad.listJobVersions({ id: ID });
    const found = lastStable(versions, Version ?? 0);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-found',
        message: `The job \`${ID}\` has no stable version to go back to but the live one, which is ${Version ?? 0}`,
        help: 'no-such-version',
        hint: `There are ${versions.map(describeJobVersion).join(', ')}.`,
    });
}
function lastStable(versions, live) {
    return versions
        .filter(({ Version, Stable, Stop }) => Version !== live && Stable === true && Stop !== true)
        .toSorted((a, b) => (b.Version ?? 0) - (a.Version ?? 0))[0];
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

/***/ 8619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ viewDiff),
/* harmony export */   g: () => (/* binding */ fieldText)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7301);
/* harmony import */ var _redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6128);
/* harmony import */ var _value_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6107);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5962);





const markers = { Added: '+', Deleted: '-', Edited: '!', None: ' ' };
const longestValue = 240;
const shownEnds = 100;
function viewDiff(diff, verbose) {
    const inside = diff.Type === 'Edited' || verbose;
    const lines = [
        line(diff.Type, 0, `Job: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(diff.ID)}`),
        ...(inside ? body(diff, 0) : []),
        ...diff.TaskGroups.flatMap((group) => groupLines(group, verbose)),
    ];
    return {
        lines: lines.map(({ text }) => text),
        hiddenValues: lines.reduce((sum, one) => sum + (one.hiddenValues ?? 0), 0),
    };
}
function groupLines(group, verbose) {
    const updates = Object.entries(group.Updates)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([label, count]) => `${count} ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(label)}`)
        .join(', ');
    return [
        line(group.Type, 0, `Task Group: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(group.Name)}${updates === '' ? '' : ` (${updates})`}`),
        ...(group.Type === 'Edited' || verbose ? body(group, 1) : []),
        ...group.Tasks.flatMap((task) => taskLines(task, verbose)),
    ];
}
function taskLines(task, verbose) {
    const inside = task.Type === 'Edited' || (verbose && task.Type !== 'None');
    return [
        line(task.Type, 1, `Task: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(task.Name)}${annotations(task.Annotations)}`),
        ...(inside ? body(task, 2) : []),
    ];
}
function body(from, depth) {
    return [
        ...from.Fields.filter(says).flatMap((field) => textLines(field, depth) ?? [fieldLine(field, depth)]),
        ...from.Objects.flatMap((object) => [
            line(object.Type, depth, `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(object.Name)} {`),
            ...body(object, depth + 1),
            line(object.Type === 'Edited' ? 'None' : object.Type, depth, '}'),
        ]),
    ];
}
function says(field) {
    return field.Type !== 'None' || field.New !== '';
}
function textLines(field, depth) {
    const { Old: before, New: after } = field;
    if (field.Type === 'None' || before === _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R || after === _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R)
        return undefined;
    if (![before, after].some((side) => (0,_redaction_hidden_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLines */ .gE)((0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f)(side))))
        return undefined;
    const changed = (0,_value_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .changedLines */ .M)(before, after);
    if (changed === undefined)
        return undefined;
    const head = line(field.Type, depth, `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(field.Name)}:${annotations(field.Annotations)}`);
    return [
        head,
        ...changed.map(({ type, text, isHidden }) => ({
            ...line(type, depth + 1, text),
            hiddenValues: isHidden === true ? 1 : 0,
        })),
    ];
}
function fieldLine(field, depth) {
    const text = `${fieldText(field)}${annotations(field.Annotations)}`;
    return {
        ...line(field.Type, depth, text),
        hiddenValues: valuesOf(field).filter((one) => typeof one !== 'string').length,
    };
}
function fieldText(field) {
    return `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(field.Name)}: ${valuesOf(field).map(value).join(' => ')}`;
}
function valuesOf(field) {
    if (field.Type === 'Deleted')
        return [field.Old];
    return field.Type === 'Edited' ? [field.Old, field.New] : [field.New];
}
function value(field) {
    const shown = (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .shownText */ .f)(field);
    if (field === _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .hidden */ .R)
        return shown;
    if (shown.length <= longestValue)
        return (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(shown);
    const start = (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(shown.slice(0, shownEnds).toWellFormed());
    const end = (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(shown.slice(-shownEnds).toWellFormed());
    return `${start} … ${end} (${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .thousands */ .o)(shown.length)} characters)`;
}
function annotations(list) {
    return list.length === 0 ? '' : ` (${list.map(_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R).join(', ')})`;
}
function line(type, depth, text) {
    return { text: `${markers[type]} ${'  '.repeat(depth)}${text}` };
}


/***/ }),

/***/ 5377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ jobStart),
/* harmony export */   F: () => (/* binding */ isTemplate)
/* harmony export */ });
function jobStart(job) {
    if (job.ParameterizedJob !== null && job.ParameterizedJob !== undefined)
        return 'per-dispatch';
    return job.Periodic !== null && job.Periodic !== undefined ? 'per-launch' : 'at-once';
}
function isTemplate(job) {
    return jobStart(job) !== 'at-once' && job['Dispatched'] !== true;
}


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7291);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);



const context = 2;
const mostLines = 80;
const longestLine = 160;
const mostEdits = 400;
function changedLines(former, latter) {
    const [before, after] = [toCompare(former), toCompare(latter)];
    const options = { context, maxEditLength: mostEdits };
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .structuredPatch */ .YB)('', '', before, after, undefined, undefined, options);
    if (patch === undefined)
        return undefined;
    const endChanges = before !== '' && after !== '' && before.endsWith('\n') !== after.endsWith('\n');
    const lines = patch.hunks.flatMap((hunk, index) => [
        ...(index === 0 ? [] : [{ type: 'None', text: '…' }]),
        ...hunk.lines.filter((line) => endChanges || !line.startsWith('\\')).map(lineOf),
    ]);
    const left = lines.length - mostLines;
    return left <= 0 ? lines : [...lines.slice(0, mostLines), { type: 'None', text: `… ${left} lines more` }];
}
function lineOf(line) {
    if (line.startsWith('\\'))
        return { type: 'None', text: '(no line end)' };
    const isHidden = isHiddenLine.test(line);
    const text = isHidden ? _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s : (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(line.slice(1).replaceAll('\t', '  '));
    const shown = text.length > longestLine ? `${text.slice(0, longestLine).toWellFormed()}…` : text;
    return { type: line.startsWith('+') ? 'Added' : line.startsWith('-') ? 'Deleted' : 'None', text: shown, isHidden };
}
const isHiddenLine = /^[ +-]‹hidden›\0\d+$/;
function toCompare(value) {
    if (typeof value === 'string')
        return value;
    return value.lines.map((line) => (typeof line === 'number' ? `${_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s}\0${line}` : line)).join('\n');
}


/***/ }),

/***/ 8661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ scrubbed),
  V: () => (/* binding */ verdictOf)
});

// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
// EXTERNAL MODULE: ./build/js/plan/placement.js + 1 modules
var placement = __webpack_require__(5486);
;// CONCATENATED MODULE: ./build/js/plan/datacenters.js
function datacenterTraits({ Objects }) {
    const fields = Objects.filter(({ Name }) => Name === 'Datacenters').flatMap((object) => object.Fields);
    if (fields.every(({ Type }) => Type === 'None'))
        return [];
    const before = orAll(fields.filter(({ Type }) => Type !== 'Added').map(({ Type, Old, New }) => (Type === 'None' ? Old || New : Old)));
    const after = orAll(fields.filter(({ Type }) => Type !== 'Deleted').map(({ Type, Old, New }) => (Type === 'None' ? Old || New : New)));
    const lost = !before.every((one) => isWithin(one, after));
    const gained = !after.every((one) => isWithin(one, before));
    if (lost && gained)
        return ['other datacenters'];
    if (lost)
        return ['fewer datacenters'];
    return gained ? ['more datacenters'] : [];
}
function orAll(names) {
    return names.length === 0 ? ['*'] : names;
}
const unknown = '\0';
function isWithin(glob, others) {
    const name = glob.replaceAll('*', unknown);
    return others.some((other) => other === glob || matchesPieces(other.split('*'), name));
}
function matchesPieces(pieces, name) {
    const [first = '', ...rest] = pieces;
    const last = rest.pop();
    if (last === undefined)
        return name === first;
    if (!name.startsWith(first) || !name.endsWith(last))
        return false;
    let at = first.length;
    for (const piece of rest) {
        const found = name.indexOf(piece, at);
        if (found === -1)
            return false;
        at = found + piece.length;
    }
    return at <= name.length - last.length;
}

;// CONCATENATED MODULE: ./build/js/plan/traits.js

function traitsOf(diff) {
    if (diff === null || diff.Type !== 'Edited')
        return [];
    const leaves = leavesOf(diff);
    const structural = diff.TaskGroups.some((group) => isWhole(group.Type) || group.Tasks.some((task) => isWhole(task.Type)));
    return [
        ...(structural ? [] : only(leaves)),
        ...lowered(leaves),
        ...datacenterTraits(diff),
        ...narrowed(diff),
        ...scheduled(leaves),
        ...renamed(diff),
    ];
}
function isWhole(type) {
    return type === 'Added' || type === 'Deleted';
}
function leavesOf(diff) {
    const walk = (body, objects) => [
        ...body.Fields.filter((field) => field.Type !== 'None').map((field) => ({ objects, field })),
        ...body.Objects.flatMap((object) => walk(object, [...objects, object.Name])),
    ];
    return [diff, ...diff.TaskGroups, ...diff.TaskGroups.flatMap((group) => group.Tasks)].flatMap((body) => walk(body, []));
}
function only(leaves) {
    if (leaves.length === 0)
        return [];
    const all = (matches) => leaves.every(matches);
    if (all(({ objects, field }) => objects[0] === 'Config' && field.Name === 'image'))
        return ['image only'];
    if (all(({ objects, field }) => objects.length === 0 && field.Name === 'Count'))
        return ['count only'];
    return all(({ objects, field }) => objects[0] === 'UI' || field.Name.startsWith('Meta[')) ? ['metadata only'] : [];
}
const resources = new Map([
    ['MemoryMB', 'less memory'],
    ['MemoryMaxMB', 'less memory'],
    ['CPU', 'less cpu'],
    ['Cores', 'less cpu'],
]);
function lowered(leaves) {
    const text = leaves
        .filter(({ objects, field }) => objects[0] === 'Resources' && field.Type === 'Edited' && Number(field.New) < Number(field.Old))
        .flatMap(({ field }) => resources.get(field.Name) ?? []);
    return [...new Set(text)];
}
function narrowed(diff) {
    const groups = diff.TaskGroups.filter((group) => !isWhole(group.Type));
    const bodies = [
        diff,
        ...groups,
        ...groups.flatMap((group) => group.Tasks.filter((task) => !isWhole(task.Type))),
    ];
    const constrained = bodies.some((body) => body.Objects.some((object) => object.Name === 'Constraint' && object.Type === 'Added'));
    return constrained ? ['new constraints'] : [];
}
function scheduled(leaves) {
    const times = new Set(['Spec', 'Specs', 'TimeZone', 'Enabled']);
    return leaves.some(({ objects, field }) => objects[0] === 'Periodic' && times.has(field.Name))
        ? ['another schedule']
        : [];
}
function renamed({ TaskGroups }) {
    const tasks = (type) => TaskGroups.filter((group) => group.Type === type).map((group) => JSON.stringify(group.Tasks.map((task) => task.Name).toSorted()));
    const gone = new Set(tasks('Deleted'));
    return tasks('Added').some((names) => gone.has(names)) ? ['a group renamed'] : [];
}

;// CONCATENATED MODULE: ./build/js/plan/verdict.js



function verdictOf(job, plan) {
    const starts = (0,spec/* jobStart */.A)(job);
    const groups = Object.entries(plan.Annotations.DesiredTGUpdates)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, updates]) => groupVerdict(name, updates));
    const change = changeOf(job, plan);
    const moves = starts === 'at-once' && groups.some(hasMoves);
    return {
        change,
        changes: change !== 'unchanged' || moves,
        startsAgain: stopChange(plan.Diff) === 'false',
        traits: traitsOf(plan.Diff),
        starts,
        groups,
        destructive: groups.some((group) => group.replaced + group.stopped + group.preempted > 0) ||
            plan.Annotations.PreemptedAllocs.length > 0,
        unplaced: (0,placement/* unplaced */.vw)(job, plan),
        preempted: preempted(plan),
        warnings: warningsOf(plan.Warnings),
        nextLaunch: launchOf(plan.NextPeriodicLaunch),
        jobModifyIndex: plan.JobModifyIndex,
    };
}
function scrubbed(verdict, scrub, shown) {
    return {
        ...verdict,
        groups: verdict.groups.map((group) => ({ ...group, name: shown(group.name) })),
        preempted: verdict.preempted.map((other) => ({
            ...other,
            job: shown(other.job),
            namespace: shown(other.namespace),
            group: shown(other.group),
        })),
        warnings: verdict.warnings.map(scrub),
        unplaced: verdict.unplaced.map((one) => ({ ...(0,placement/* redactUnplaced */.Em)(one, scrub), group: shown(one.group) })),
    };
}
function groupVerdict(name, updates) {
    return {
        name,
        created: updates.Place,
        replaced: updates.DestructiveUpdate,
        updatedInPlace: updates.InPlaceUpdate,
        stopped: updates.Stop,
        migrated: updates.Migrate,
        canaries: updates.Canary,
        ignored: updates.Ignore,
        preempted: updates.Preemptions,
        rescheduled: updates.RescheduleNow,
    };
}
function hasMoves(group) {
    const { name: _name, ignored: _ignored, ...counts } = group;
    return Object.values(counts).some((count) => count > 0);
}
function changeOf(job, plan) {
    const type = plan.Diff?.Type;
    if (type === 'Deleted' || (job.Stop === true && stopChange(plan.Diff) === 'true'))
        return 'stopped';
    if (plan.JobModifyIndex === 0 || type === 'Added')
        return 'new';
    return type === 'None' ? 'unchanged' : 'edited';
}
function stopChange(diff) {
    return diff?.Fields.find((field) => field.Name === 'Stop' && field.Type === 'Edited')?.New;
}
function preempted(plan) {
    const counted = new Map();
    for (const alloc of plan.Annotations.PreemptedAllocs) {
        const key = JSON.stringify([alloc.Namespace, alloc.JobID, alloc.TaskGroup]);
        const count = (counted.get(key)?.count ?? 0) + 1;
        counted.set(key, { job: alloc.JobID, namespace: alloc.Namespace, group: alloc.TaskGroup, count });
    }
    return [...counted.values()];
}
function warningsOf(text) {
    const body = text.replace(/^\d+ warning(?:s|\(s\))?:\s*\n/, '').trim();
    if (body === '')
        return [];
    return body
        .split(/^\* /m)
        .map((warning) => warning
        .replace(/(?<!\d)\d+ errors? occurred:\s*\* /g, '')
        .split(/^[^\S\n]*\* /m)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join('; '))
        .filter((warning) => warning !== '');
}
function launchOf(time) {
    return time === null || time.startsWith('0001-01-01') ? undefined : time;
}


/***/ }),

/***/ 6839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ redact),
/* harmony export */   H: () => (/* binding */ shownName)
/* harmony export */ });
/* harmony import */ var _judge_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2313);
/* harmony import */ var _hidden_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);
/* harmony import */ var _neighbors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5171);



const nothing = () => ({});
const top = { group: undefined, task: undefined };
function redact(diff, rules) {
    const judged = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .createJudged */ .GC)();
    const show = (level, objects, field, around) => {
        const numbers = new Map();
        const value = (of, side) => {
            const place = { ...level, objects, name: field.Name, side, ...around(field.Name, of) };
            return judged.show({ ...place, value: field[of] }, rules, numbers);
        };
        const side = field.Old === field.New ? 'file' : 'live';
        return { ...field, Name: fieldName(field.Name, rules), Old: value('Old', side), New: value('New', 'file') };
    };
    const body = (from, level, objects = [], outer = nothing) => {
        const around = (0,_neighbors_js__WEBPACK_IMPORTED_MODULE_1__/* .aroundIn */ .J)(objects.at(-1) ?? '', from.Fields, outer);
        return {
            Fields: from.Fields.map((field) => show(level, objects, field, around)),
            Objects: from.Objects.map((object) => ({
                ...object,
                Name: rules.secrets.name(object.Name),
                ...body(object, level, [...objects, object.Name], around),
            })),
        };
    };
    const name = (text) => shownName(text, rules);
    const TaskGroups = diff.TaskGroups.map((group) => ({
        ...group,
        Name: name(group.Name),
        ...body(group, { group: group.Name, task: undefined }),
        Tasks: group.Tasks.map((task) => ({
            ...task,
            Name: name(task.Name),
            ...body(task, { group: group.Name, task: task.Name }),
        })),
    }));
    return {
        diff: { ...diff, ID: name(diff.ID), ...body(diff, top), TaskGroups },
        secrets: judged.secrets,
        hidden: judged.hidden,
        shown: judged.shown,
    };
}
function shownName(text, { secrets, patterns }) {
    return patterns.some((pattern) => pattern.occursIn(text)) ? _hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s : secrets.name(text);
}
function fieldName(name, rules) {
    const key = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(name);
    const isNamed = rules.patterns.some((pattern) => pattern.matches(name) || pattern.matches(key));
    if (isNamed || key === name)
        return rules.secrets.name(name);
    return name.replace(key, () => shownName(key, rules));
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
    const blocks = [
        `### ${failures.length > 0 ? '🔴' : sign} ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .C)(headline)}`,
        ...(failures.length === 0 ? [] : [(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .x)(failures, undefined).join('\n')]),
        ...notes.map(noteCallout),
        ...body,
    ];
    const markdown = `${redact(blocks.join('\n\n'))}\n`;
    return {
        errors: failures,
        log: [
            { kind: 'errors', errors: failures },
            ...notes.map(({ level, text }) => ({ kind: level, text: text })),
            { kind: 'text', text: [headline, ...lines].join('\n') },
        ],
        summary: markdown,
        outputs: { summary: headline, ...outputs },
        files: { ...files, markdown: { name: 'outrider.md', parts: [markdown], isPrivate: false } },
    };
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
    const isBad = rollout !== undefined && !(0,_rollout_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isWellRolledOut */ .j)(rollout);
    const placed = rollout?.evalId === '' ? 'nothing is scheduled by it' : 'all is placed';
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
/* harmony export */   j: () => (/* binding */ isWellRolledOut),
/* harmony export */   n: () => (/* binding */ worstRollout)
/* harmony export */ });
const severity = [
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
    return rollouts.toSorted((a, b) => severity.indexOf(a.kind) - severity.indexOf(b.kind))[0];
}
const well = new Set(['successful', 'no-deployment', 'awaiting-promotion']);
function isWellRolledOut({ kind }) {
    return well.has(kind);
}


/***/ })

};
