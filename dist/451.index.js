export const id = 451;
export const ids = [451];
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

/***/ 5451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/stable/inputs.js
var inputs = __webpack_require__(9992);
;// CONCATENATED MODULE: ./build/js/modes/stable/report.js
function stableReport({ job, stable, version, result, failures }) {
    const name = `version ${version ?? ''} of \`${job}\``;
    const as = stable ? 'stable' : 'not stable';
    const text = {
        none: `No version of \`${job}\` was marked`,
        already: `Nothing to do: ${name} is already ${as}`,
        'dry-run': `Dry run: ${name} would be marked as ${as}`,
        done: `Marked ${name} as ${as}`,
    };
    return {
        headline: failures[0]?.message ?? text[result],
        sign: result === 'dry-run' ? '🔵' : '🟢',
        failures,
        notes: [],
        body: [],
        outputs: { changed: String(result === 'done'), 'job-version': version === undefined ? '' : String(version) },
    };
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/find-version.js
var find_version = __webpack_require__(9087);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
;// CONCATENATED MODULE: ./build/js/modes/stable/run.js




function nothingMarked({ job, stable }) {
    return { job, stable, version: undefined, result: 'none', failures: [] };
}
async function setStability(dependencies) {
    const { inputs, nomad } = dependencies;
    const { job, stable, dryRun } = inputs;
    const { found, versions } = await (0,find_job/* orNoSuchJob */.B)((0,find_version/* findVersion */.Am)(nomad, job, inputs.version), nomad, inputs);
    const version = found.Version ?? 0;
    const outcome = { ...nothingMarked(inputs), version };
    if ((found.Stable ?? false) === stable)
        return { ...outcome, result: 'already' };
    const live = versions[0]?.Version ?? version;
    if (version !== live)
        throw notLiveError(job, version, live);
    if (dryRun)
        return { ...outcome, result: 'dry-run' };
    const isMarked = async () => ((await (0,find_version/* findVersion */.Am)(nomad, job, version)).found.Stable ?? false) === stable || undefined;
    await (0,write_to_nomad/* writeToNomad */.Ck)({
        send: async () => (await nomad.setJobStability({ id: job, version, stable })) !== undefined,
        find: isMarked,
    });
    return { ...outcome, result: 'done' };
}
function notLiveError(job, version, live) {
    return new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `Version ${version} of \`${job}\` is not the live one, version ${live}: the mark would make Nomad treat it as the live one, without a rollout`,
        hint: 'Mark a version while it is live. To return to this one, use `mode: revert`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/stable/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* stableInputs */.t,
    activity: 'Marking a version',
    writes: true,
    read: inputs/* readStableInputs */.Z,
    nothing: nothingMarked,
    run: setStability,
    report: stableReport,
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


/***/ })

};
