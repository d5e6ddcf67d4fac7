export const id = 287;
export const ids = [287];
export const modules = {

/***/ 7287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/connect-nomad.js + 17 modules
var connect_nomad = __webpack_require__(4037);
// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/modes/evaluate/inputs.js
var inputs = __webpack_require__(6092);
// EXTERNAL MODULE: ./build/js/report/write-report.js
var write_report = __webpack_require__(4437);
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
    return (0,write_report/* writeReport */.u)(outcome, { job, deeds, hints });
}

// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
// EXTERNAL MODULE: ./build/js/operations/await-deployment.js
var await_deployment = __webpack_require__(3727);
// EXTERNAL MODULE: ./build/js/operations/follow-write.js
var follow_write = __webpack_require__(5582);
// EXTERNAL MODULE: ./build/js/operations/write-once.js
var write_once = __webpack_require__(8254);
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
    const over = deployment !== null && (0,await_deployment/* isOver */.P)(deployment) ? deployment.ID : undefined;
    const write = await (0,follow_write/* followWrite */.x)(dependencies, { JobModifyIndex: index, EvalID, over });
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
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `The job \`${job.ID}\` is ${kind}: it has nothing to evaluate by itself`,
        hint: `Evaluate one of the jobs that it started; ${way}.`,
    });
}

;// CONCATENATED MODULE: ./build/js/modes/evaluate/index.js






const mode = {
    inputs: inputs/* evaluateInputs */.D,
    activity: 'Evaluating',
    writes: true,
    read: inputs/* readEvaluateInputs */.r,
    run: async (inputs, context) => (0,errors/* withErrors */.u$)((0,connect_nomad/* startNomadRun */.d)(inputs, context).then(evaluate), nothingEvaluated(inputs)),
    report: (outcome, context) => (0,run_report/* expandReport */.r)(evaluateReport(outcome), context),
};


/***/ }),

/***/ 3727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ awaitDeployment),
/* harmony export */   P: () => (/* binding */ isOver)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

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
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || error.reason !== 'timed-out')
            throw error;
        throw notOver(present, 'when the time was up');
    }
}
function underWay(job, { ID, JobVersion, Status }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'blocked',
        message: `Deployment \`${ID}\` of version ${JobVersion} of \`${job}\` is ${Status}, and nothing is scaled meanwhile`,
        help: 'deployment-under-way',
        hint: 'Wait for its end with `wait-for-deployment: true`; or end it with `mode: promote` or `fail-deployment`.',
    });
}
function notOver({ ID }, when) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'timed-out',
        message: `Nothing was scaled: deployment \`${ID}\` was not over ${when}`,
        help: 'deployment-under-way',
        hint: 'Look at the deployment: it may wait to be promoted. Raise `timeout` if it takes longer.',
    });
}


/***/ }),

/***/ 5582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ followWrite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _rollout_follow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9322);
/* harmony import */ var _rollout_scrubbed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7968);
/* harmony import */ var _follow_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7216);




async function followWrite(following, write) {
    const { inputs, scheduler, deadline, cancelled, log } = following;
    const { scrub } = following.redactor;
    const { job } = inputs;
    const done = { deed: 'done', index: write.JobModifyIndex, evalId: write.EvalID, failures: [] };
    try {
        if (!inputs.wait)
            return { ...done, version: await versionAt(following, write.JobModifyIndex) };
        const rollout = await (0,_rollout_follow_js__WEBPACK_IMPORTED_MODULE_1__/* .followRollout */ .h)({
            scheduler,
            job: { id: job },
            index: write.JobModifyIndex,
            evalId: write.EvalID,
            over: write.over,
            promote: false,
            logs: false,
            ...(0,_follow_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .patienceFor */ .R)(deadline.left(), inputs.timeout),
            signal: cancelled,
            onProgress: ({ words }) => log(`${job}: ${scrub(words)}`),
            onLost: (why) => log(`${job}: ${scrub(why)}`),
        });
        return { ...done, rollout: (0,_rollout_scrubbed_js__WEBPACK_IMPORTED_MODULE_3__/* .scrubbedRollout */ .s)(rollout, scrub), version: rollout.version };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        return { ...done, failures: [error.withContext('It is written, but cannot be followed')] };
    }
}
async function versionAt({ inputs, scheduler }, index) {
    try {
        const live = await scheduler.readJob({ id: inputs.job });
        return live.JobModifyIndex === index ? (live.Version ?? undefined) : undefined;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 5377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ isLaunched)
/* harmony export */ });
function isLaunched(job) {
    if (job.ParameterizedJob !== null && job.ParameterizedJob !== undefined)
        return 'per-dispatch';
    return job.Periodic !== null && job.Periodic !== undefined ? 'per-launch' : 'at-once';
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

/***/ 4437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var _register_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82);
/* harmony import */ var _rollout_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9512);


const well = new Set(['successful', 'no-deployment', 'awaiting-promotion']);
function writeReport(write, { job, deeds, hints }) {
    const { deed, index, version, evalId, rollout } = write;
    const isBad = rollout !== undefined && !well.has(rollout.kind);
    const placed = rollout?.evalId === '' ? 'nothing is scheduled by it' : 'all is placed';
    const followed = rollout === undefined ? '' : `: ${(0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_1__/* .rolloutWords */ .pf)(rollout, placed)}`;
    return {
        headline: write.failures[0]?.message ?? `${deeds[deed]}${followed}`,
        sign: deed === 'dry-run' ? '🔵' : rollout?.kind === 'awaiting-promotion' ? '🟠' : '🟢',
        failures: [...write.failures, ...(isBad ? [(0,_register_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .rolloutFailure */ .g)(rollout, { id: job, file: undefined, hints })] : [])],
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


/***/ })

};
