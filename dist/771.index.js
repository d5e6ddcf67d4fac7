export const id = 771;
export const ids = [771];
export const modules = {

/***/ 9867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ findVersion),
/* harmony export */   vP: () => (/* binding */ findLastStable)
/* harmony export */ });
/* unused harmony export lastStable */
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);

/**
 * Finds a version by its number or its tag.
 *
 * @throws Failure `not-found`, with the versions that there are
 */
async function findVersion(scheduler, job, wanted) {
    const { Versions: versions } = await scheduler.listJobVersions({ id: job });
    const found = versions.find(({ Version, VersionTag }) => typeof wanted === 'number' ? Version === wanted : VersionTag?.Name === wanted);
    if (found !== undefined)
        return { found, versions };
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: 'not-found',
        what: `The job \`${job}\` has no ${typeof wanted === 'number' ? `version ${wanted}` : `version with the tag \`${wanted}\``}`,
        hint: `There are ${versions.map(versionWords).join(', ')}.${typeof wanted === 'string' ? tagWords(versions) : ''}`,
    });
}
/** A server that knows tags sends the key with every version, also where it is empty. */
function tagWords(versions) {
    const isOld = versions.every(({ VersionTag }) => VersionTag === undefined);
    return isOld ? ' This server knows no tags: they came with version 1.9.' : '';
}
/**
 * Finds the newest stable version but the live one. One of a stopped job is none to go back to: it counts as stable as the one before.
 *
 * @throws Failure `not-found`, with the versions that there are
 */
async function findLastStable(scheduler, { ID, Version }) {
    const { Versions: versions } = await scheduler.listJobVersions({ id: ID });
    const found = lastStable(versions, Version ?? 0);
    if (found !== undefined)
        return found;
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: 'not-found',
        what: `The job \`${ID}\` has no stable version to go back to but the live one, which is ${Version ?? 0}`,
        hint: `There are ${versions.map(versionWords).join(', ')}.`,
    });
}
/** The newest of some versions that is stable, not stopped, and not the live one. */
function lastStable(versions, live) {
    return versions
        .filter(({ Version, Stable, Stop }) => Version !== live && Stable === true && Stop !== true)
        .toSorted((a, b) => (b.Version ?? 0) - (a.Version ?? 0))[0];
}
/** `3 (tag golden, stable)`. */
function versionWords({ Version, VersionTag, Stable }) {
    const notes = [...(VersionTag?.Name ? [`tag \`${VersionTag.Name}\``] : []), ...(Stable === true ? ['stable'] : [])];
    return `${Version ?? 0}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}


/***/ }),

/***/ 1771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nothingReverted: () => (/* binding */ nothingReverted),
/* harmony export */   revert: () => (/* binding */ revert)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _plan_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6388);
/* harmony import */ var _plan_scrub_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4911);
/* harmony import */ var _plan_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7924);
/* harmony import */ var _report_diff_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5500);
/* harmony import */ var _find_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9867);
/* harmony import */ var _follow_write_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4250);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5506);








/** What is known of a run that did not get to a version. */
function nothingReverted({ job }) {
    return { job, live: undefined, target: undefined, plan: undefined, deed: 'none', failures: [] };
}
/**
 * Makes an old version of a job its newest one, after showing what that changes, and follows it. Where nothing would change nothing is written.
 *
 * @throws Failure `not-found` (job, version); `blocked` (the version is a stopped one); `conflict`
 */
async function revert(dependencies) {
    const { inputs, scheduler, log } = dependencies;
    const { job, version: wanted } = inputs;
    const live = await scheduler.readJob({ id: job });
    const target = wanted === 'last-stable'
        ? await (0,_find_version_js__WEBPACK_IMPORTED_MODULE_5__/* .findLastStable */ .vP)(scheduler, live)
        : (await (0,_find_version_js__WEBPACK_IMPORTED_MODULE_5__/* .findVersion */ .Am)(scheduler, job, wanted)).found;
    const outcome = { ...nothingReverted(inputs), live: live.Version ?? 0, target: target.Version ?? 0 };
    const stand = { index: live.JobModifyIndex ?? undefined, version: outcome.live };
    if (outcome.target === outcome.live)
        return { ...outcome, ...stand, deed: 'already' };
    if (target.Stop === true)
        throw wouldStop(job, outcome.target);
    const asked = await planOf(target, scheduler);
    if (asked.Diff?.Type === 'None')
        return { ...outcome, ...stand, deed: 'already' };
    const { plan, scrub } = shown(target, asked, dependencies.secrets);
    log(plan.diff.lines.join('\n'));
    if (inputs.dryRun)
        return { ...outcome, ...stand, plan, deed: 'dry-run' };
    const written = await write(live, target, scheduler);
    return { ...outcome, plan, ...(await (0,_follow_write_js__WEBPACK_IMPORTED_MODULE_6__/* .followWrite */ .x)(dependencies, written, scrub)) };
}
/** What the scheduler would do with a version of old: it becomes a new one, neither stable nor tagged. */
async function planOf(target, scheduler) {
    return scheduler.createJobPlan({ job: { ...target, Stable: false, VersionTag: null } });
}
/** The plan as it may be told: nothing of the job is known to be public, so that only what is so by nature is shown. */
function shown(target, plan, secrets) {
    const rules = { mode: 'default', patterns: [], reveal: [], secrets, published: new Set() };
    const redacted = plan.Diff === null ? undefined : (0,_plan_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E$)(plan.Diff, rules);
    const scrub = (0,_plan_scrub_js__WEBPACK_IMPORTED_MODULE_2__/* .createScrub */ .E)(secrets, redacted?.secrets);
    return {
        plan: {
            verdict: (0,_plan_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .scrubbed */ .f)((0,_plan_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictOf */ .V)(target, plan), scrub),
            diff: redacted === undefined ? { lines: [], hiddenValues: 0 } : (0,_report_diff_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .viewDiff */ .H)(redacted.diff, false),
        },
        scrub,
    };
}
/** Written once: both requests of a lost answer are guarded by the version that was the live one. */
async function write(live, target, scheduler) {
    const prior = live.Version ?? 0;
    const send = async () => scheduler.revertJob({ id: live.ID, version: target.Version ?? 0, enforcePriorVersion: prior });
    const find = async () => {
        const now = await scheduler.readJob({ id: live.ID });
        if (now.Version === prior)
            return undefined;
        const isThere = now.Version === prior + 1 && (await planOf(target, scheduler)).Diff?.Type === 'None';
        if (!isThere)
            throw (0,_write_once_js__WEBPACK_IMPORTED_MODULE_7__/* .overtaken */ .K)(live.ID, 'version', prior, now.Version ?? 0);
        return { JobModifyIndex: now.JobModifyIndex ?? 0, EvalID: '' };
    };
    return (0,_write_once_js__WEBPACK_IMPORTED_MODULE_7__/* .writeOnce */ .F)({ send, find });
}
function wouldStop(job, version) {
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: 'blocked',
        what: `Version ${version} of \`${job}\` is that of a stopped job: to go back to it would stop the job`,
        hint: 'Choose the version before it; to stop the job use `mode: stop`.',
    });
}


/***/ })

};
