export const id = 542;
export const ids = [542];
export const modules = {

/***/ 7542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSteer: () => (/* binding */ runSteer)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/report/register-failures.js
var register_failures = __webpack_require__(82);
// EXTERNAL MODULE: ./build/js/report/rollout-words.js
var rollout_words = __webpack_require__(9512);
;// CONCATENATED MODULE: ./build/js/report/deployment-report.js


const deeds = {
    promote: {
        none: 'Not promoted',
        already: 'Promoted already',
        'dry-run': 'Dry run: would be promoted',
        done: 'Promoted',
    },
    'fail-deployment': {
        none: 'Not failed',
        already: 'Failed already',
        'dry-run': 'Dry run: would be failed',
        done: 'Failed',
    },
};
const promised = {
    promote: ['successful', 'no-deployment'],
    'fail-deployment': ['failed', 'rolled-back'],
};
function steerReport(outcome) {
    const { mode, job, deployment, deed, rollout } = outcome;
    const isWell = rollout === undefined || promised[mode].includes(rollout.kind);
    const failures = [...outcome.failures, ...(isWell ? [] : [(0,register_failures/* rolloutFailure */.g)(rollout, { id: job, file: undefined })])];
    const followed = rollout === undefined ? '' : `: ${(0,rollout_words/* rolloutWords */.pf)(rollout)}`;
    return {
        headline: outcome.failures[0]?.message ?? `${deeds[mode][deed]}: \`${job}\`${followed}`,
        sign: deed === 'dry-run' ? '🔵' : '🟢',
        failures,
        notes: [],
        body: [],
        outputs: {
            changed: String(deed === 'done'),
            outcome: rollout?.kind ?? '',
            'deployment-id': deployment?.ID ?? '',
            'job-version': deployment === undefined ? '' : String(deployment.JobVersion),
            'job-modify-index': deployment === undefined ? '' : String(deployment.JobSpecModifyIndex),
        },
    };
}

// EXTERNAL MODULE: ./build/js/rollout/follow.js + 1 modules
var follow = __webpack_require__(9322);
// EXTERNAL MODULE: ./build/js/rollout/scrubbed.js
var scrubbed = __webpack_require__(7968);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 2 modules
var plan_job = __webpack_require__(9530);
// EXTERNAL MODULE: ./build/js/operations/connect.js + 42 modules
var connect = __webpack_require__(5250);
// EXTERNAL MODULE: ./build/js/operations/follow-budget.js
var follow_budget = __webpack_require__(7216);
// EXTERNAL MODULE: ./build/js/modes/run.js + 5 modules
var modes_run = __webpack_require__(3199);
// EXTERNAL MODULE: ./build/js/operations/write-once.js
var write_once = __webpack_require__(8254);
// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
;// CONCATENATED MODULE: ./build/js/operations/steer-deployment.js











async function runSteer(run, transport, deadline) {
    const { inputs, runner } = run;
    const { mode, job } = inputs;
    const nothing = { mode, job, deployment: undefined, deed: 'none', rollout: undefined, failures: [] };
    const steering = async () => {
        const { scheduler } = await (0,connect/* schedulerOf */.Jn)(run, transport, deadline.signal);
        run.redactor.addIds([job]);
        return steer(run, (0,learn_job/* learning */.$Y)(scheduler, run.redactor), deadline);
    };
    return (0,run_report/* tellRun */.R)(steerReport(await (0,modes_run/* orFailures */.V)(steering(), nothing)), { runner, directory: (0,modes_run/* directoryOf */.j)(run) });
}
async function steer(run, scheduler, deadline) {
    const { mode, job, dryRun, wait } = run.inputs;
    const deployment = await scheduler.readJobsMostRecentDeployment({ id: job });
    if (deployment !== null)
        await (0,plan_job/* liveJob */.eL)(scheduler, { id: job, namespace: undefined, region: undefined });
    if (deployment === null) {
        throw new errors/* Failure */.HR({
            reason: 'not-found',
            what: `The job \`${job}\` has no deployment`,
            help: 'no-such-job',
            hint: 'Check the inputs `job` and `namespace`.',
        });
    }
    const outcome = { mode, job, deployment, rollout: undefined, failures: [] };
    if (isDone(mode, deployment))
        return { ...outcome, deed: 'already' };
    if (dryRun)
        return { ...outcome, deed: 'dry-run' };
    await write(mode, deployment, scheduler);
    if (!wait)
        return { ...outcome, deed: 'done' };
    try {
        return { ...outcome, deed: 'done', rollout: await steer_deployment_follow(run, scheduler, deadline, deployment) };
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
        return { ...outcome, deed: 'done', failures: [error.about('It is done, but cannot be followed')] };
    }
}
async function write(mode, { ID: id }, scheduler) {
    const send = async () => mode === 'promote' ? scheduler.promoteDeployment({ id }) : scheduler.failDeployment({ id });
    const find = async () => {
        const now = await scheduler.readDeployment({ id });
        return isDone(mode, now) ? now : undefined;
    };
    await (0,write_once/* writeOnce */.Fq)({ send, find });
}
async function steer_deployment_follow({ inputs, runner, redactor, cancelled }, scheduler, deadline, deployment) {
    const { job } = inputs;
    const { scrub } = redactor;
    const rollout = await (0,follow/* followRollout */.h)({
        scheduler,
        job: { id: job },
        index: deployment.JobSpecModifyIndex,
        evalId: '',
        promote: false,
        logs: false,
        ...(0,follow_budget/* patienceFor */.R)(deadline.left(), inputs.timeout),
        signal: cancelled,
        onProgress: ({ words }) => runner.foreign(`${job}: ${scrub(words)}`),
        onLost: (why) => runner.foreign(`${job}: ${scrub(why)}`),
    });
    return (0,scrubbed/* scrubbedRollout */.s)(rollout, scrub);
}
function isDone(mode, { Status, TaskGroups }) {
    if (mode === 'fail-deployment')
        return Status === 'failed';
    const canaries = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0);
    return Status === 'successful' || (canaries.length > 0 && canaries.every((group) => group.Promoted));
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
