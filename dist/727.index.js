export const id = 727;
export const ids = [727];
export const modules = {

/***/ 4727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readVerbInputs: () => (/* binding */ readVerbInputs)
});

// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/scheduler.js
var inputs_scheduler = __webpack_require__(611);
// EXTERNAL MODULE: ./build/js/inputs/table.js + 2 modules
var table = __webpack_require__(5881);
;// CONCATENATED MODULE: ./build/js/inputs/verb.js



/** Reads them; undefined when a mistake, which is noted, makes that impossible. */
function readVerb(raw, judgement) {
    const scheduler = (0,inputs_scheduler/* readScheduler */.w)(raw, judgement);
    return scheduler === undefined ? undefined : { scheduler, timeout: raw.timeout };
}
/** Reads them; undefined when a mistake, which is noted, makes that impossible. */
function readJobVerb(raw, judgement) {
    const verb = readVerb(raw, judgement);
    const { job } = raw;
    if (job === undefined)
        addMistake(judgement, 'job', 'is missing', 'Give the exact ID of the job.');
    return verb === undefined || job === undefined ? undefined : { ...verb, job };
}
/** Notes what is wrong with an input that the user wrote. */
function addMistake({ mistakes }, name, mistake, hint) {
    const row = table/* inputTable */.F[name];
    mistakes.push((0,kinds/* mistakeIn */.oR)(name, row, false, mistake, hint));
}

;// CONCATENATED MODULE: ./build/js/inputs/stable.js


/** Reads the inputs of mode `stable`; undefined when a mistake, which is noted, makes that impossible. */
function readStableInputs(raw, judgement) {
    const verb = readJobVerb(raw, judgement);
    const version = raw['job-version'];
    if (version === undefined) {
        addMistake(judgement, 'job-version', 'is missing', 'Give the number of the version, or its tag.');
    }
    else if (version === 'last-stable') {
        addMistake(judgement, 'job-version', `is ${(0,kinds/* quote */.hD)(version)}, which is stable already`, 'Give a number or a tag.');
    }
    if (verb === undefined || version === undefined)
        return undefined;
    return { ...verb, mode: 'stable', version: versionOf(version), stable: raw.stable, dryRun: raw['dry-run'] };
}
/** A text of digits alone is a number: such a tag can be named by its version's number. */
function versionOf(text) {
    return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

;// CONCATENATED MODULE: ./build/js/inputs/stop.js

/** Reads the inputs of mode `stop`; undefined when a mistake, which is noted, makes that impossible. */
function readStopInputs(raw, judgement) {
    const verb = readJobVerb(raw, judgement);
    if (verb === undefined)
        return undefined;
    return {
        ...verb,
        mode: 'stop',
        purge: raw.purge,
        global: raw.global,
        noShutdownDelay: raw['no-shutdown-delay'],
        evalPriority: raw['eval-priority'],
        children: raw.children,
        wait: raw.wait,
        dryRun: raw['dry-run'],
    };
}

;// CONCATENATED MODULE: ./build/js/inputs/verbs.js


/** Reads the inputs of a verb; undefined when a mistake, which is noted, makes that impossible. */
function readVerbInputs(verb, raw, judgement) {
    switch (verb) {
        case 'stable':
            return readStableInputs(raw, judgement);
        case 'stop':
            return readStopInputs(raw, judgement);
        case 'dispatch':
        case 'scale':
        case 'revert':
        case 'evaluate':
        case 'periodic-force':
        case 'status':
        case 'list':
            throw new Error(`mode ${verb} is not there yet`);
    }
}


/***/ })

};
