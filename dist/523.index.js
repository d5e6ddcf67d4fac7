export const id = 523;
export const ids = [523];
export const modules = {

/***/ 4523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/inputs/job.js
var job = __webpack_require__(7321);
// EXTERNAL MODULE: ./build/js/report/describe-child-job.js
var describe_child_job = __webpack_require__(7545);
;// CONCATENATED MODULE: ./build/js/modes/periodic-force/report.js

function periodicForceReport(outcome) {
    const { job, child, evalId, result, work } = outcome;
    const failure = work === undefined ? undefined : (0,describe_child_job/* childJobFailure */.YS)(child, work);
    const failures = failure === undefined ? outcome.failures : [...outcome.failures, failure];
    const text = {
        none: `\`${job}\` was not launched`,
        'dry-run': `Dry run: \`${job}\` would be launched`,
        done: `\`${job}\` was launched as \`${child}\`${work === undefined ? '' : `: ${(0,describe_child_job/* describeChildJobOutcome */.Zl)(work)}`}`,
    };
    const launched = { id: job, child, outcome: work?.kind ?? '', reason: failures[0]?.reason ?? '' };
    return {
        headline: outcome.failures[0]?.message ?? text[result],
        sign: result === 'dry-run' ? '🔵' : '🟢',
        failures,
        notes: [],
        body: [],
        outputs: {
            changed: String(result === 'done'),
            outcome: work?.kind ?? '',
            'dispatched-job-id': child,
            'eval-id': evalId,
            jobs: JSON.stringify(result === 'done' ? [launched] : []),
        },
    };
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-child-job.js + 2 modules
var follow_child_job = __webpack_require__(8310);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
;// CONCATENATED MODULE: ./build/js/modes/periodic-force/run.js




function nothingForced({ job }) {
    return { job, child: '', evalId: '', result: 'none', work: undefined, failures: [] };
}
async function forcePeriodic(dependencies) {
    const { inputs, nomad, log } = dependencies;
    const nothing = nothingForced(inputs);
    checkPeriodic(await (0,find_job/* findJob */.p)(nomad, inputs));
    if (inputs.dryRun)
        return { ...nothing, result: 'dry-run' };
    const evalId = await launch(nomad, inputs.job);
    const launched = { ...nothing, evalId, result: 'done' };
    try {
        const { JobID: child } = await nomad.readEvaluation({ id: evalId });
        log(`${inputs.job}: launched as ${child}.`);
        if (!inputs.wait)
            return { ...launched, child };
        return await followLaunched({ ...launched, child }, dependencies);
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return {
            ...launched,
            failures: [error.withContext(`\`${inputs.job}\` was launched, but the launched job is unknown`)],
        };
    }
}
async function followLaunched(launched, dependencies) {
    const { child: id, evalId } = launched;
    try {
        return { ...launched, work: await (0,follow_child_job/* followChildJob */.x)({ id, evalId, label: id }, dependencies) };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { ...launched, failures: [error.withContext(`\`${id}\` was launched, but cannot be followed`)] };
    }
}
function checkPeriodic({ ID, Periodic, ParameterizedJob, Dispatched, Stop }) {
    const errorOf = (reason, what, hint) => {
        const help = reason === 'blocked' ? 'stopped-job' : 'what-cannot-be-dispatched';
        return new errors/* ActionError */.lZ({ reason, message: `The job \`${ID}\` ${what}.`, hint, help });
    };
    if (Periodic === null || Periodic === undefined)
        throw errorOf('input', 'is not periodic', 'Only a job with a `periodic` block can be launched.');
    if (ParameterizedJob !== null && ParameterizedJob !== undefined && Dispatched !== true)
        throw errorOf('input', 'is parameterized as well', 'Dispatch it with `mode: dispatch`, then launch the dispatched job.');
    if (Stop === true)
        throw errorOf('blocked', 'is stopped', 'Register it again to start it.');
    if (Periodic['Enabled'] === false)
        throw errorOf('blocked', 'has a disabled `periodic` block', 'Register it with `enabled = true`.');
}
async function launch(nomad, job) {
    try {
        return (await nomad.forceNewPeriodicInstance({ id: job })).EvalID;
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ) || (0,write_to_nomad/* isRefusal */.vu)(error))
            throw error;
        throw new errors/* ActionError */.lZ({
            reason: error.reason,
            message: `Could not determine whether \`${job}\` was launched: ${error.message}`,
            help: 'not-known-whether-written',
            hint: `Check the child jobs of \`${job}\` before you run this again, which would launch another one.`,
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./build/js/modes/periodic-force/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: job/* jobWriteInputs */.GF,
    activity: 'Launching a periodic job',
    writes: true,
    read: job/* readJobWriteInputs */.W3,
    nothing: nothingForced,
    run: forcePeriodic,
    report: periodicForceReport,
});


/***/ })

};
