export const id = 57;
export const ids = [57];
export const modules = {

/***/ 57:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nothingMarked: () => (/* binding */ nothingMarked),
  setStability: () => (/* binding */ setStability)
});

// EXTERNAL MODULE: ./build/js/failure.js
var failure = __webpack_require__(988);
;// CONCATENATED MODULE: ./build/js/modes/find-version.js

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
    throw new failure/* Failure */.HR({
        reason: 'not-found',
        what: `The job \`${job}\` has no ${typeof wanted === 'number' ? `version ${wanted}` : `version with the tag \`${wanted}\``}`,
        hint: `There are ${versions.map(versionWords).join(', ')}.`,
    });
}
/** `3 (tag golden, stable)`. */
function versionWords({ Version, VersionTag, Stable }) {
    const notes = [...(VersionTag?.Name ? [`tag \`${VersionTag.Name}\``] : []), ...(Stable === true ? ['stable'] : [])];
    return `${Version ?? 0}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

;// CONCATENATED MODULE: ./build/js/modes/stable.js


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
    const { found, versions } = await findVersion(scheduler, job, inputs.version);
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
    return new failure/* Failure */.HR({
        reason: 'blocked',
        what: `Version ${version} of \`${job}\` is not the live one, which is ${live}; the scheduler would take it for the live one from then on, without a rollout`,
        hint: 'Mark a version while it is the live one; to go back to this one, use `mode: revert`.',
    });
}


/***/ })

};
