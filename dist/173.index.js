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
    failed: 'The deployment was active before the evaluation. Find and fix the cause of its failure.',
    'rolled-back': 'The deployment was active before the evaluation; an earlier version runs again.',
    'placement-blocked': 'Nomad places the missing allocations as soon as there is capacity. Add capacity, or reduce what the job asks for.',
    'timed-out': 'Nomad continues. Run this again to check the result; raise `timeout` if it takes longer.',
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
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
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
    const job = await (0,find_job/* findJob */.p)(nomad, inputs);
    if ((0,spec/* isTemplate */.F)(job))
        throw templateError(job);
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
        const text = found === undefined ? 'evaluating again, which is harmless' : `found evaluation ${found.slice(0, 8)}`;
        log(`${id}: the answer was lost; ${text}.`);
        return found;
    };
    return (0,write_to_nomad/* writeToNomad */.Ck)({ send, find });
}
function templateError(job) {
    const [kind, hint] = (0,spec/* jobStart */.A)(job) === 'per-launch'
        ? ['periodic', 'launch it now with `mode: periodic-force`']
        : ['parameterized', 'dispatch it with `mode: dispatch`'];
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `The job \`${job.ID}\` is ${kind}, so it has no allocations of its own to evaluate`,
        hint: `Evaluate one of its child jobs, or ${hint}.`,
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
