export const id = 221;
export const ids = [221];
export const modules = {

/***/ 2221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSteer: () => (/* binding */ runSteer)
});

// EXTERNAL MODULE: ./build/js/failure.js
var failure = __webpack_require__(988);
// EXTERNAL MODULE: ./build/js/report/annotations.js
var annotations = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/prose.js
var prose = __webpack_require__(1138);
// EXTERNAL MODULE: ./build/js/report/register-failures.js
var register_failures = __webpack_require__(82);
// EXTERNAL MODULE: ./build/js/report/rollout-words.js
var rollout_words = __webpack_require__(9512);
;// CONCATENATED MODULE: ./build/js/report/tell-steer.js





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
/** To fail a deployment is what `fail-deployment` promises. */
const promised = {
    promote: ['successful', 'no-deployment'],
    'fail-deployment': ['failed', 'rolled-back'],
};
/**
 * Tells what became of a deployment: log, step summary and outputs.
 *
 * @returns whether the mode did what it promised
 */
function tellSteer(outcome, runner) {
    const { mode, job, deployment, deed, rollout } = outcome;
    const isWell = rollout === undefined || promised[mode].includes(rollout.kind);
    const failures = [...outcome.failures, ...(isWell ? [] : [(0,register_failures/* rolloutFailure */.g)(rollout, { id: job, file: undefined })])];
    const followed = rollout === undefined ? '' : `: ${(0,rollout_words/* rolloutWords */.pf)(rollout)}`;
    const words = outcome.failures[0]?.message ?? `${deeds[mode][deed]}: \`${job}\`${followed}`;
    (0,annotations/* annotateFailures */.o)(failures, runner);
    runner.foreign(words);
    const sign = failures.length > 0 ? '🔴' : deed === 'dry-run' ? '🔵' : '🟢';
    runner.appendSummary([`### ${sign} ${(0,prose/* prose */.C)(words)}`, '', ...(0,failure_items/* failureItems */.x)(failures, undefined), ''].join('\n'));
    const outputs = {
        summary: words,
        changed: String(deed === 'done'),
        outcome: rollout?.kind ?? '',
        'deployment-id': deployment?.ID ?? '',
        'job-version': deployment === undefined ? '' : String(deployment.JobVersion),
        'job-modify-index': deployment === undefined ? '' : String(deployment.JobSpecModifyIndex),
        reason: failures[0]?.reason ?? '',
    };
    for (const [name, value] of Object.entries(outputs))
        runner.setOutput(name, value);
    return failures.length === 0;
}

// EXTERNAL MODULE: ./build/js/rollout/follow.js + 4 modules
var follow = __webpack_require__(4436);
// EXTERNAL MODULE: ./build/js/modes/connect.js + 48 modules
var connect = __webpack_require__(4030);
// EXTERNAL MODULE: ./build/js/modes/run.js + 4 modules
var modes_run = __webpack_require__(4462);
;// CONCATENATED MODULE: ./build/js/modes/run-steer.js





/** Promotes the canaries of a job's latest deployment, or fails it, and follows it to its end. */
async function runSteer(run, transport, deadline) {
    const { inputs, runner } = run;
    const { mode, job } = inputs;
    const nothing = { mode, job, deployment: undefined, deed: 'none', rollout: undefined, failures: [] };
    const steering = async () => {
        const { scheduler } = await (0,connect/* schedulerOf */.Jn)(run, transport, deadline.signal);
        return steer(run, scheduler, deadline);
    };
    return tellSteer(await (0,modes_run/* orFailures */.V)(steering(), nothing), runner);
}
async function steer(run, scheduler, deadline) {
    const { inputs, runner } = run;
    const { mode, job, dryRun, wait } = inputs;
    const deployment = await scheduler.readJobsMostRecentDeployment({ id: job });
    if (deployment === null) {
        throw new failure/* Failure */.HR({
            reason: 'not-found',
            what: `The job \`${job}\` has no deployment`,
            hint: 'Check the inputs `job` and `namespace`.',
        });
    }
    const outcome = { mode, job, deployment, rollout: undefined, failures: [] };
    if (isDone(mode, deployment))
        return { ...outcome, deed: 'already' };
    if (dryRun)
        return { ...outcome, deed: 'dry-run' };
    // By its ID: if there is a newer deployment meanwhile, this one is over, and the scheduler refuses.
    if (mode === 'promote')
        await scheduler.promoteDeployment({ id: deployment.ID });
    else
        await scheduler.failDeployment({ id: deployment.ID });
    if (!wait)
        return { ...outcome, deed: 'done' };
    const rollout = await (0,follow/* followRollout */.h)({
        scheduler,
        job: { id: job },
        index: deployment.JobSpecModifyIndex,
        evalId: '',
        promote: false,
        logs: false,
        deadline: deadline.left(),
        grace: inputs.timeout / 20,
        signal: run.cancelled,
        onProgress: ({ words }) => runner.foreign(`${job}: ${words}`),
        onLost: (why) => runner.foreign(`${job}: ${why}`),
    });
    return { ...outcome, deed: 'done', rollout };
}
/** Whether it is as it is to be, so that a second run changes nothing. */
function isDone(mode, { Status, TaskGroups }) {
    if (mode === 'fail-deployment')
        return Status === 'failed';
    const canaries = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0);
    return Status === 'successful' || (canaries.length > 0 && canaries.every((group) => group.Promoted));
}


/***/ })

};
