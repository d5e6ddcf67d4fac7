export const id = 559;
export const ids = [559];
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

/***/ 5365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/scale/inputs.js
var inputs = __webpack_require__(3703);
// EXTERNAL MODULE: ./build/js/report/write-report.js
var write_report = __webpack_require__(4437);
;// CONCATENATED MODULE: ./build/js/modes/scale/report.js

const resetNote = {
    level: 'notice',
    text: 'The next `register` resets the count to that of the job file, unless it has `preserve-counts: true`.',
};
const hints = {
    failed: 'The new count stays. Check the latest deployment of the job, and scale back if needed.',
    'rolled-back': 'The previous version runs again, with its count. Check the latest deployment of the job.',
    'placement-blocked': 'The new count stays, and Nomad places the missing allocations as soon as there is capacity. Add capacity, or scale back.',
    'timed-out': 'The new count stays, and Nomad continues: check the deployment. Raise `timeout` if it takes longer. Running a relative count again scales again.',
};
function scaleReport(outcome) {
    const { job, kind, group, counts, result, raced } = outcome;
    const name = `group \`${group ?? ''}\` of \`${job}\``;
    const { from = 0, to = 0 } = counts ?? {};
    const results = {
        none: `\`${job}\` was not scaled`,
        already: `Nothing to do: the count of ${name} is ${to}`,
        'dry-run': `Dry run: ${name} would be scaled from ${from} to ${to}`,
        done: `Scaled ${name} from ${from} to ${to}`,
    };
    const errorResults = {
        ...results,
        'dry-run': `Dry run: the error of ${name} would be recorded`,
        done: `Recorded the error of ${name}`,
    };
    const text = { job, results: kind === 'error' ? errorResults : results, hints };
    const isScaled = kind === 'count' && (result === 'done' || result === 'dry-run');
    const raceNote = {
        level: 'warning',
        text: `The job was changed while it was being scaled, and Nomad (before 1.8.2) did not refuse the write: the count is now ${to}, computed from ${from}.`,
    };
    return { ...(0,write_report/* writeReport */.u)(outcome, text), notes: [...(isScaled ? [resetNote] : []), ...(raced ? [raceNote] : [])] };
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var jobs_job = __webpack_require__(2601);
// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
;// CONCATENATED MODULE: ./build/js/operations/await-deployment.js


async function awaitDeployment({ inputs, nomad, deadline, cancelled, log }, wait) {
    const { job } = inputs;
    const present = await nomad.readJobsMostRecentDeployment({ id: job });
    if (present === null || (0,judge_deployment/* isOver */.PU)(present))
        return;
    if (!wait)
        throw underWay(job, present);
    log(`${job}: waiting for the end of deployment ${present.ID} of version ${present.JobVersion}`);
    const options = { deadline: deadline.left(), signal: cancelled };
    try {
        for await (const latest of nomad.watch.readJobsMostRecentDeployment({ id: job }, options)) {
            if (latest === null || (0,judge_deployment/* isOver */.PU)(latest))
                return;
        }
    }
    catch (error) {
        if (cancelled.aborted)
            throw notOver(present, 'when the run was cancelled');
        if (!(error instanceof errors/* ActionError */.lZ) || error.reason !== 'timed-out')
            throw error;
        throw notOver(present, 'when the time was up');
    }
}
function underWay(job, { ID, JobVersion, Status }) {
    return new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `Deployment \`${ID}\` of version ${JobVersion} of \`${job}\` is ${Status}, and nothing is scaled meanwhile`,
        help: 'deployment-under-way',
        hint: 'Wait for its end with `wait-for-deployment: true`; or end it with `mode: promote` or `fail-deployment`.',
    });
}
function notOver({ ID }, when) {
    return new errors/* ActionError */.lZ({
        reason: 'timed-out',
        message: `Nothing was scaled: deployment \`${ID}\` was not over ${when}`,
        help: 'deployment-under-way',
        hint: 'Look at the deployment: it may wait to be promoted. Raise `timeout` if it takes longer.',
    });
}

// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-write.js
var follow_write = __webpack_require__(6371);
;// CONCATENATED MODULE: ./build/js/modes/scale/resolve-count.js

function findGroup(job, wanted) {
    const groups = (job.TaskGroups ?? []).map((group) => ({ ...group, Name: group.Name ?? '' }));
    const [only] = groups;
    if (wanted === undefined && only !== undefined && groups.length === 1)
        return only;
    const found = groups.find(({ Name }) => Name === wanted);
    if (found !== undefined)
        return found;
    const what = wanted === undefined ? 'has several task groups' : `has no task group \`${wanted}\``;
    const names = groups.map(({ Name }) => `\`${Name}\``).join(', ');
    throw inputError(`The job \`${job.ID}\` ${what}`, `Set the input \`group\` to one of ${names}.`);
}
function resolveCount(group, wanted) {
    const from = group.Count ?? 1;
    const to = 'to' in wanted ? wanted.to : from + wanted.by;
    if (to === from)
        return { from, to };
    const { least, most } = boundsOf(group);
    if (to >= least && to <= most)
        return { from, to };
    const sum = 'to' in wanted ? '' : ` (now ${from}, ${wanted.by < 0 ? 'minus' : 'plus'} ${Math.abs(wanted.by)})`;
    const bounds = most === Infinity ? `at least ${least}` : `${least} to ${most}`;
    throw inputError(`The count of group \`${group.Name ?? ''}\` would be ${to}${sum}, which is out of its bounds: ${bounds}`, 'Set a count within the bounds. To change the bounds, register the job with another `scaling` block.');
}
function boundsOf({ Scaling }) {
    const { Min, Max } = (Scaling ?? {});
    return { least: typeof Min === 'number' ? Min : 0, most: typeof Max === 'number' ? Max : Infinity };
}
function inputError(message, hint) {
    return new errors/* ActionError */.lZ({ reason: 'input', message, hint });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
;// CONCATENATED MODULE: ./build/js/modes/scale/write-scale.js


const requestKey = 'outrider-request';
const defaultMessage = 'scaled by Outrider';
async function writeScale(scaling, nomad) {
    const { inputs, job, group, count } = scaling;
    const { result } = inputs;
    const request = (0,external_node_crypto_.randomUUID)();
    const send = async () => nomad.scaleTaskGroup({
        id: job.ID,
        group,
        count,
        message: inputs.message ?? (result.kind === 'error' ? undefined : defaultMessage),
        error: result.kind === 'error' ? result.error : undefined,
        meta: { ...inputs.meta, [requestKey]: request },
        enforceIndex: count === undefined ? undefined : (job.JobModifyIndex ?? undefined),
    });
    return (0,write_to_nomad/* writeToNomad */.Ck)({ send, find: async () => findEvent(scaling, request, nomad) });
}
async function findEvent({ job, group, count }, request, nomad) {
    const live = await nomad.readJob({ id: job.ID });
    const status = await nomad.readJobScaleStatus({ id: job.ID });
    const index = live.JobModifyIndex ?? 0;
    const events = status.TaskGroups[group]?.Events ?? [];
    const event = events.find(({ Meta }) => Meta?.[requestKey] === request);
    if (event !== undefined)
        return { JobModifyIndex: index, EvalID: event.EvalID };
    if (index === job.JobModifyIndex)
        return undefined;
    const lacksEvent = !events.some(({ CreateIndex }) => CreateIndex > index);
    const present = live.TaskGroups?.find(({ Name }) => Name === group)?.Count;
    if (count !== undefined && lacksEvent && live.Version === (job.Version ?? 0) + 1 && present === count)
        return { JobModifyIndex: index, EvalID: '' };
    throw (0,write_to_nomad/* changedMeanwhile */.Fd)(job.ID, 'modify index', job.JobModifyIndex ?? 0, index);
}

;// CONCATENATED MODULE: ./build/js/modes/scale/run.js







const mostAttempts = 2;
function nothingScaled({ job, result }) {
    return { job, kind: result.kind, group: undefined, counts: undefined, raced: false, result: 'none', failures: [] };
}
async function scale(dependencies) {
    const { inputs } = dependencies;
    const { result } = inputs;
    if (result.kind === 'error')
        return recordError(dependencies);
    for (let attempt = 1;; attempt += 1) {
        try {
            return await scaleOnce(dependencies, result.wanted);
        }
        catch (error) {
            const mayHaveChanged = error instanceof errors/* ServiceError */._7 && ['conflict', 'blocked'].includes(error.kind);
            if (!mayHaveChanged || attempt === mostAttempts || inputs.checkIndex !== undefined)
                throw error;
            dependencies.log(`${inputs.job}: ${error.message}. Reading the job again.`);
        }
    }
}
async function scaleOnce(dependencies, wanted) {
    const { inputs, nomad } = dependencies;
    const present = await readGroup(dependencies, wanted);
    const outcome = { ...nothingScaled(inputs), group: present.group, counts: present.counts };
    if (present.counts.to === present.counts.from)
        return { ...outcome, ...unwritten('already', present.job) };
    if (present.job.Stop === true)
        throw stoppedError(inputs.job);
    checkIndex(present.job, inputs);
    await requireGuard(dependencies, present.job);
    if (inputs.dryRun) {
        if (!inputs.waitForDeployment)
            await awaitDeployment(dependencies, false);
        return { ...outcome, ...unwritten('dry-run', present.job) };
    }
    await awaitDeployment(dependencies, inputs.waitForDeployment);
    const { job, group, counts } = inputs.waitForDeployment ? await readGroup(dependencies, wanted) : present;
    if (counts.to === counts.from)
        return { ...outcome, counts, ...unwritten('already', job) };
    checkIndex(job, inputs);
    const written = await writeScale({ inputs, job, group, count: counts.to }, nomad);
    const write = await (0,follow_write/* followWrite */.x)(dependencies, written);
    const isBoundToIndex = 'by' in wanted || inputs.checkIndex !== undefined;
    const raced = isBoundToIndex && (await wasRaced(dependencies, job, written));
    const failures = raced && inputs.checkIndex !== undefined ? [racedError(inputs), ...write.failures] : write.failures;
    return { ...outcome, counts, ...write, failures, raced };
}
async function readGroup({ inputs, nomad }, wanted) {
    const job = await (0,find_job/* findJob */.p)(nomad, inputs);
    const group = findGroup(job, inputs.group);
    return { job, group: group.Name, counts: resolveCount(group, wanted) };
}
function unwritten(result, { JobModifyIndex, Version }) {
    return { result, index: JobModifyIndex ?? undefined, version: Version ?? undefined, failures: [] };
}
async function recordError({ inputs, nomad }) {
    const job = await (0,find_job/* findJob */.p)(nomad, inputs);
    const group = findGroup(job, inputs.group).Name;
    if (job.Type === 'system')
        throw noEventsError(inputs.job);
    const outcome = { ...nothingScaled(inputs), group };
    if (inputs.dryRun)
        return { ...outcome, ...unwritten('dry-run', job) };
    const scaling = { inputs, job, group, count: undefined };
    await writeScale(scaling, nomad);
    return { ...outcome, ...unwritten('already', job), result: 'done' };
}
async function wasRaced({ nomad }, before, { JobModifyIndex }) {
    try {
        const { Versions } = await nomad.listJobVersions({ id: before.ID });
        const at = Versions.findIndex((version) => version.JobModifyIndex === JobModifyIndex);
        const former = at === -1 ? undefined : Versions[at + 1]?.JobModifyIndex;
        return former !== undefined && former !== before.JobModifyIndex;
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ)
            return false;
        throw error;
    }
}
async function requireGuard({ inputs, nomad }, job) {
    if (inputs.checkIndex === undefined || (0,jobs_job/* hasVersionTags */.EN)(job))
        return;
    if (await nomad.checksScaleIndex({ id: inputs.job }))
        return;
    throw new errors/* ActionError */.lZ({
        reason: 'server',
        message: `This Nomad server ignores \`check-index\` (it needs version 1.8.2), so \`${inputs.job}\` was not scaled`,
        help: 'server-too-old',
        hint: 'Upgrade Nomad, or leave `check-index` out.',
    });
}
function checkIndex({ ID, JobModifyIndex }, { checkIndex: wanted }) {
    if (wanted === undefined || wanted === JobModifyIndex)
        return;
    throw new errors/* ActionError */.lZ({
        reason: 'conflict',
        message: `The modify index of \`${ID}\` is ${JobModifyIndex ?? 0}, not ${wanted}: the job was changed in the meantime`,
        help: 'changed-meanwhile',
        hint: 'Check the job, then set `check-index` to its current index or remove it.',
    });
}
function racedError({ job, checkIndex: wanted }) {
    return new errors/* ActionError */.lZ({
        reason: 'conflict',
        message: `\`${job}\` was changed after its modify index ${wanted} was read, and Nomad scaled it nevertheless`,
        help: 'changed-meanwhile',
        hint: 'Check the versions of the job, and scale back if needed.',
    });
}
function stoppedError(job) {
    return new errors/* ActionError */.lZ({
        reason: 'blocked',
        message: `The job \`${job}\` is stopped, and another count would not start it`,
        help: 'stopped-job',
        hint: 'Register it again, or revert to a version before the stop with `mode: revert`.',
    });
}
function noEventsError(job) {
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `The job \`${job}\` is a \`system\` job, for which Nomad records no scaling errors`,
        hint: 'Remove the input `error`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/scale/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* scaleInputs */.A$,
    activity: 'Scaling',
    writes: true,
    read: inputs/* readScaleInputs */.cZ,
    nothing: nothingScaled,
    run: scale,
    report: scaleReport,
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
