export const id = 173;
export const ids = [173];
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

/***/ 7287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/evaluate/inputs.js
var inputs = __webpack_require__(6092);
// EXTERNAL MODULE: ./build/js/report/write-report.js
var write_report = __webpack_require__(4437);
;// CONCATENATED MODULE: ./build/js/modes/evaluate/report.js

const hints = {
    failed: 'The deployment was under way before. Look at it, and at the cause.',
    'rolled-back': 'The deployment was under way before, and another version runs again.',
    'placement-blocked': 'The evaluation stands, and what is missing is placed as soon as there is room. Make room in the cluster.',
    'timed-out': 'Nomad goes on with it. Run this again to look anew; raise `timeout` if it takes longer.',
};
function evaluateReport(outcome) {
    const { job, forceReschedule } = outcome;
    const rescheduled = forceReschedule ? ', failed allocations rescheduled at once' : '';
    const results = {
        none: `\`${job}\` was not evaluated`,
        already: `\`${job}\` was not evaluated`,
        'dry-run': `Dry run: \`${job}\` would be evaluated${rescheduled}`,
        done: `Evaluated \`${job}\`${rescheduled}`,
    };
    return (0,write_report/* writeReport */.u)(outcome, { job, results, hints });
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-write.js
var follow_write = __webpack_require__(6371);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
;// CONCATENATED MODULE: ./build/js/modes/evaluate/run.js





function nothingEvaluated({ job, forceReschedule }) {
    return { job, forceReschedule, result: 'none', failures: [] };
}
async function evaluate(dependencies) {
    const { inputs, nomad } = dependencies;
    const { job: id } = inputs;
    const outcome = nothingEvaluated(inputs);
    const job = await nomad.readJob({ id });
    if ((0,spec/* isTemplate */.F)(job))
        throw template(job);
    const index = job.JobModifyIndex ?? 0;
    if (inputs.dryRun)
        return { ...outcome, index, version: job.Version ?? undefined, result: 'dry-run' };
    const deployment = await nomad.readJobsMostRecentDeployment({ id });
    const EvalID = await createEvaluation(dependencies);
    const over = deployment !== null && (0,judge_deployment/* isOver */.PU)(deployment) ? deployment.ID : undefined;
    const write = await (0,follow_write/* followWrite */.x)(dependencies, { JobModifyIndex: index, EvalID, over });
    return { ...outcome, ...write, version: write.version ?? job.Version ?? undefined };
}
async function createEvaluation({ inputs, nomad, log }) {
    const { job: id, forceReschedule } = inputs;
    const evaluations = async () => nomad.listJobEvaluations({ id });
    const before = new Set((await evaluations()).map(({ ID }) => ID));
    const send = async () => (await nomad.createJobEvaluation({ id, forceReschedule })).EvalID;
    const find = async () => {
        const found = (await evaluations()).find((one) => !before.has(one.ID) && one.TriggeredBy === 'job-register')?.ID;
        const text = found === undefined ? 'asking once more, which does no harm' : `there is a new evaluation, ${found}`;
        log(`${id}: the answer was lost; ${text}.`);
        return found;
    };
    return (0,write_to_nomad/* writeToNomad */.Ck)({ send, find });
}
function template(job) {
    const [kind, way] = (0,spec/* jobStart */.A)(job) === 'per-launch'
        ? ['periodic', 'to launch it now use `mode: periodic-force`']
        : ['parameterized', 'to start it use `mode: dispatch`'];
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `The job \`${job.ID}\` is ${kind}: it has nothing to evaluate by itself`,
        hint: `Evaluate one of the jobs that it started; ${way}.`,
    });
}

;// CONCATENATED MODULE: ./build/js/modes/evaluate/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* evaluateInputs */.D,
    activity: 'Evaluating',
    writes: true,
    read: inputs/* readEvaluateInputs */.r,
    nothing: nothingEvaluated,
    run: evaluate,
    report: evaluateReport,
});


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
