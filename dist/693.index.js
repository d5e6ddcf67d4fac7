export const id = 693;
export const ids = [693];
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

/***/ 8693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nothingScaled: () => (/* binding */ nothingScaled),
  scale: () => (/* binding */ scale)
});

// EXTERNAL MODULE: ./build/js/failure.js
var failure = __webpack_require__(988);
// EXTERNAL MODULE: ./build/js/scheduler/scheduler-failure.js
var scheduler_failure = __webpack_require__(7502);
// EXTERNAL MODULE: ./build/js/modes/await-deployment.js
var await_deployment = __webpack_require__(2643);
// EXTERNAL MODULE: ./build/js/modes/follow-write.js
var follow_write = __webpack_require__(4250);
;// CONCATENATED MODULE: ./build/js/modes/resolve-count.js

/**
 * The task group that is meant.
 *
 * @throws Failure `input`, with the names that there are
 */
function groupOf(job, wanted) {
    const groups = (job.TaskGroups ?? []).map((group) => ({ ...group, Name: group.Name ?? '' }));
    const [only] = groups;
    if (wanted === undefined && only !== undefined && groups.length === 1)
        return only;
    const found = groups.find(({ Name }) => Name === wanted);
    if (found !== undefined)
        return found;
    const what = wanted === undefined ? 'has several task groups' : `has no task group \`${wanted}\``;
    const names = groups.map(({ Name }) => `\`${Name}\``).join(', ');
    throw mistake(`The job \`${job.ID}\` ${what}`, `Set the input \`group\` to one of ${names}.`);
}
/**
 * The count that is meant, within what the group allows.
 *
 * @throws Failure `input`, with the bounds
 */
function resolveCount(group, wanted) {
    const from = group.Count ?? 1;
    const to = 'to' in wanted ? wanted.to : from + wanted.by;
    if (to === from)
        return { from, to };
    const { least, most } = boundsOf(group);
    if (to >= least && to <= most)
        return { from, to };
    const by = 'to' in wanted ? '' : ` (now ${from}, ${wanted.by < 0 ? 'less' : 'and'} ${Math.abs(wanted.by)})`;
    const bounds = most === Infinity ? `${least} at least` : `from ${least} to ${most}`;
    throw mistake(`The count of group \`${group.Name ?? ''}\` would be ${to}${by}, which is out of its bounds: ${bounds}`, 'Give a count within the bounds; those of the `scaling` block are changed by registering the job.');
}
/** The scheduler holds to those of a `scaling` block also where its policy is not enabled. */
function boundsOf({ Scaling }) {
    const { Min, Max } = (Scaling ?? {});
    return { least: typeof Min === 'number' ? Min : 0, most: typeof Max === 'number' ? Max : Infinity };
}
function mistake(what, hint) {
    return new failure/* Failure */.HR({ reason: 'input', what, hint });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/js/modes/write-once.js
var write_once = __webpack_require__(5506);
;// CONCATENATED MODULE: ./build/js/modes/write-scale.js


/** The key of a scaling event's metadata that says which request it is of. */
const requestKey = 'outrider-request';
/** The document asks for a message or an error. */
const usualMessage = 'scaled by Outrider';
/**
 * Writes it once: a second request is checked against the same index as the first, so that only one of them counts.
 *
 * @throws Failure what the scheduler refuses with: `conflict`, also where somebody else was faster while the answer was lost
 */
async function writeScale(scaling, scheduler) {
    const { inputs, job, group, count } = scaling;
    const { deed } = inputs;
    const request = (0,external_node_crypto_.randomUUID)();
    const send = async () => scheduler.scaleTaskGroup({
        id: job.ID,
        group,
        count,
        message: inputs.message ?? (deed.kind === 'error' ? undefined : usualMessage),
        error: deed.kind === 'error' ? deed.error : undefined,
        meta: { ...inputs.meta, [requestKey]: request },
        enforceIndex: count === undefined ? undefined : (job.JobModifyIndex ?? undefined),
    });
    return (0,write_once/* writeOnce */.F)({ send, find: async () => findEvent(scaling, request, scheduler) });
}
/** What a request whose answer was lost has written: its event tells. */
async function findEvent({ job, group, count }, request, scheduler) {
    const live = await scheduler.readJob({ id: job.ID });
    const status = await scheduler.readJobScaleStatus({ id: job.ID });
    const index = live.JobModifyIndex ?? 0;
    const events = status.TaskGroups[group]?.Events ?? [];
    const ours = events.find(({ Meta }) => Meta?.[requestKey] === request);
    if (ours !== undefined)
        return { JobModifyIndex: index, EvalID: ours.EvalID };
    if (index === job.JobModifyIndex)
        return undefined;
    // The event comes a moment after the version: a new version without any may be by this request.
    const isBare = !events.some(({ CreateIndex }) => CreateIndex > index);
    const present = live.TaskGroups?.find(({ Name }) => Name === group)?.Count;
    if (count !== undefined && isBare && live.Version === (job.Version ?? 0) + 1 && present === count)
        return { JobModifyIndex: index, EvalID: '' };
    throw (0,write_once/* overtaken */.K)(job.ID, 'modify index', job.JobModifyIndex ?? 0, index);
}

;// CONCATENATED MODULE: ./build/js/modes/scale.js






/** How often a count is resolved: anew where somebody else changed the job meanwhile. */
const tries = 2;
/** What is known of a run that did not get to a task group. */
function nothingScaled({ job, deed }) {
    return { job, kind: deed.kind, group: undefined, counts: undefined, raced: false, deed: 'none', failures: [] };
}
/**
 * Sets the count of a task group, and follows what comes of it; or notes what prevents that. A count that is there already is left alone.
 *
 * @throws Failure `input` (group, bounds); `blocked` (a deployment is under way, the job is stopped); `conflict`; `not-found`
 */
async function scale(dependencies) {
    const { inputs } = dependencies;
    const { deed } = inputs;
    if (deed.kind === 'error')
        return note(dependencies);
    for (let tried = 1;; tried += 1) {
        try {
            return await scaleOnce(dependencies, deed.wanted);
        }
        catch (error) {
            const again = error instanceof scheduler_failure/* SchedulerFailure */.c && ['conflict', 'blocked'].includes(error.kind);
            // That a certain index is asked for is not to be resolved anew.
            if (!again || tried === tries || inputs.checkIndex !== undefined)
                throw error;
            dependencies.log(`${inputs.job}: ${error.message}. Looking at the job anew.`);
        }
    }
}
async function scaleOnce(dependencies, wanted) {
    const { inputs, scheduler } = dependencies;
    const present = await look(dependencies, wanted);
    const outcome = { ...nothingScaled(inputs), group: present.group, counts: present.counts };
    if (present.counts.to === present.counts.from)
        return { ...outcome, ...standing('already', present.job) };
    if (present.job.Stop === true)
        throw stopped(inputs.job);
    checkIndex(present.job, inputs);
    if (inputs.dryRun) {
        if (!inputs.waitForDeployment)
            await (0,await_deployment/* awaitDeployment */.O)(dependencies, false);
        return { ...outcome, ...standing('dry-run', present.job) };
    }
    await (0,await_deployment/* awaitDeployment */.O)(dependencies, inputs.waitForDeployment);
    // While it waited, a rollback may have changed the job.
    const { job, group, counts } = inputs.waitForDeployment ? await look(dependencies, wanted) : present;
    if (counts.to === counts.from)
        return { ...outcome, counts, ...standing('already', job) };
    checkIndex(job, inputs);
    const written = await writeScale({ inputs, job, group, count: counts.to }, scheduler);
    const write = await (0,follow_write/* followWrite */.x)(dependencies, written);
    return { ...outcome, counts, ...write, raced: 'by' in wanted && (await wasRaced(dependencies, job, written)) };
}
async function look({ inputs, scheduler }, wanted) {
    const job = await scheduler.readJob({ id: inputs.job });
    const group = groupOf(job, inputs.group);
    return { job, group: group.Name, counts: resolveCount(group, wanted) };
}
/** Where the job stands when nothing is written. */
function standing(deed, { JobModifyIndex, Version }) {
    return { deed, index: JobModifyIndex ?? undefined, version: Version ?? undefined, failures: [] };
}
/** Notes an error with the group; nothing is scheduled by it. */
async function note({ inputs, scheduler }) {
    const job = await scheduler.readJob({ id: inputs.job });
    const group = groupOf(job, inputs.group).Name;
    if (job.Type === 'system')
        throw noEvents(inputs.job);
    const outcome = { ...nothingScaled(inputs), group };
    if (inputs.dryRun)
        return { ...outcome, ...standing('dry-run', job) };
    const scaling = { inputs, job, group, count: undefined };
    await writeScale(scaling, scheduler);
    return { ...outcome, ...standing('already', job), deed: 'done' };
}
/** Servers before 1.8.2 take no notice of the index: then the version before ours is not the one that was read. */
async function wasRaced({ scheduler }, before, { JobModifyIndex }) {
    try {
        const { Versions } = await scheduler.listJobVersions({ id: before.ID });
        const at = Versions.findIndex((version) => version.JobModifyIndex === JobModifyIndex);
        const former = at === -1 ? undefined : Versions[at + 1]?.JobModifyIndex;
        return former !== undefined && former !== before.JobModifyIndex;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return false;
        throw error;
    }
}
function checkIndex({ ID, JobModifyIndex }, { checkIndex: wanted }) {
    if (wanted === undefined || wanted === JobModifyIndex)
        return;
    throw new failure/* Failure */.HR({
        reason: 'conflict',
        what: `The modify index of \`${ID}\` is ${JobModifyIndex ?? 0}, not ${wanted}: the job was changed meanwhile`,
        hint: 'Look at the job; then give the index that it has now, or leave `check-index` out.',
    });
}
function stopped(job) {
    return new failure/* Failure */.HR({
        reason: 'blocked',
        what: `The job \`${job}\` is stopped, and would stay so with another count`,
        hint: 'Register it again, or go back to a version before it was stopped with `mode: revert`.',
    });
}
function noEvents(job) {
    return new failure/* Failure */.HR({
        reason: 'input',
        what: `The job \`${job}\` is a \`system\` job, of which the scheduler notes no error`,
        hint: 'Leave the input `error` out.',
    });
}


/***/ })

};
