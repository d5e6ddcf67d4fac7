export const id = 138;
export const ids = [138];
export const modules = {

/***/ 2643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ awaitDeployment),
/* harmony export */   P: () => (/* binding */ isOver)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);

const over = new Set(['successful', 'failed', 'cancelled']);
/** Whether a deployment is over. */
function isOver({ Status }) {
    return over.has(Status);
}
/**
 * Makes sure that no deployment of the job is under way, waiting for its end where that is asked for.
 *
 * @throws Failure `blocked`, naming the deployment; `timed-out` when it takes too long
 */
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
        if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) || error.reason !== 'timed-out')
            throw error;
        throw notOver(present, 'when the time was up');
    }
}
function underWay(job, { ID, JobVersion, Status }) {
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: 'blocked',
        what: `Deployment \`${ID}\` of version ${JobVersion} of \`${job}\` is ${Status}, and nothing is scaled meanwhile`,
        hint: 'Wait for its end with `wait-for-deployment: true`; or end it with `mode: promote` or `fail-deployment`.',
    });
}
function notOver({ ID }, when) {
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: 'timed-out',
        what: `Nothing was scaled: deployment \`${ID}\` was not over ${when}`,
        hint: 'Look at the deployment: it may wait to be promoted. Raise `timeout` if it takes longer.',
    });
}


/***/ }),

/***/ 8138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluate: () => (/* binding */ evaluate),
/* harmony export */   nothingEvaluated: () => (/* binding */ nothingEvaluated)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _plan_spec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5377);
/* harmony import */ var _await_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2643);
/* harmony import */ var _follow_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4250);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5506);





/** What is known of a run that evaluated nothing. */
function nothingEvaluated({ job, forceReschedule }) {
    return { job, forceReschedule, deed: 'none', failures: [] };
}
/**
 * Has a job evaluated, and follows what comes of it: a deployment that is under way to its end, else until all is placed.
 *
 * @throws Failure `not-found`; `input` for a job that only others launch
 */
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
    const over = deployment !== null && (0,_await_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .isOver */ .P)(deployment) ? deployment.ID : undefined;
    // The answer's own index moves with the job's status, too.
    const write = await (0,_follow_write_js__WEBPACK_IMPORTED_MODULE_2__/* .followWrite */ .x)(dependencies, { JobModifyIndex: index, EvalID, over });
    return { ...outcome, ...write, version: write.version ?? job.Version ?? undefined };
}
/** The ID of the evaluation. After a lost answer it is looked for, and else asked for once more: one more does no harm. */
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
    return (0,_write_once_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOnce */ .F)({ send, find });
}
/** Whether it only stands for what others launch; a dispatched job keeps the parameters of its parent. */
function isTemplate(job) {
    return (0,_plan_spec_js__WEBPACK_IMPORTED_MODULE_4__/* .isLaunched */ .x)(job) !== 'at-once' && job['Dispatched'] !== true;
}
function template(job) {
    const [kind, way] = (0,_plan_spec_js__WEBPACK_IMPORTED_MODULE_4__/* .isLaunched */ .x)(job) === 'per-launch'
        ? ['periodic', 'to launch it now use `mode: periodic-force`']
        : ['parameterized', 'to start it use `mode: dispatch`'];
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: 'input',
        what: `The job \`${job.ID}\` is ${kind}: it has nothing to evaluate by itself`,
        hint: `Evaluate one of the jobs that it started; ${way}.`,
    });
}


/***/ })

};
