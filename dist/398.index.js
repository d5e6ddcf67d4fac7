export const id = 398;
export const ids = [398];
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

/***/ 2398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nothingMarked: () => (/* binding */ nothingMarked),
/* harmony export */   setStability: () => (/* binding */ setStability)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _find_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9867);


/** What is known of a run that did not get to a version. */
function nothingMarked({ job, stable }) {
    return { job, stable, version: undefined, deed: 'none', failures: [] };
}
/**
 * Marks a version of a job as stable, or no more; what is so already is left alone.
 *
 * @throws Failure `not-found`; `blocked` for a version that is not the live one: it would become the live one (2.0.5, observed)
 */
async function setStability(dependencies) {
    const { inputs, scheduler } = dependencies;
    const { job, stable, dryRun } = inputs;
    const { found, versions } = await (0,_find_version_js__WEBPACK_IMPORTED_MODULE_1__/* .findVersion */ .Am)(scheduler, job, inputs.version);
    const version = found.Version ?? 0;
    const outcome = { ...nothingMarked(inputs), version };
    if ((found.Stable ?? false) === stable)
        return { ...outcome, deed: 'already' };
    const live = versions[0]?.Version ?? version;
    if (version !== live)
        throw wouldGoLive(job, version, live);
    if (dryRun)
        return { ...outcome, deed: 'dry-run' };
    await scheduler.setJobStability({ id: job, version, stable });
    return { ...outcome, deed: 'done' };
}
function wouldGoLive(job, version, live) {
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: 'blocked',
        what: `Version ${version} of \`${job}\` is not the live one, which is ${live}; the scheduler would take it for the live one from then on, without a rollout`,
        hint: 'Mark a version while it is the live one; to go back to this one, use `mode: revert`.',
    });
}


/***/ })

};
