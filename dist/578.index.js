export const id = 578;
export const ids = [578];
export const modules = {

/***/ 82:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ registerFailures),
/* harmony export */   g: () => (/* binding */ rolloutFailure)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _register_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5612);
/* harmony import */ var _rollout_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9512);



/** Outcomes that are no success, each as the reason of the run and the way out. */
const bad = {
    failed: [
        'failed',
        'The new version stays registered. Mend the cause and have the next plan reviewed, or register the version before again.',
    ],
    'rolled-back': [
        'rolled-back',
        'The version before runs again. Mend the cause, push, and have the new plan reviewed.',
    ],
    'placement-blocked': [
        'unplaceable',
        'The job stays registered and is placed as soon as there is room. Make room in the cluster, or let the job ask for less.',
    ],
    superseded: ['conflict', 'Somebody else registered or stopped the job meanwhile: look at its newest version.'],
    'timed-out': [
        'timed-out',
        'The job is left as it is, and the scheduler goes on. Run this again to follow it to its end; raise `timeout` if it takes longer.',
    ],
};
const again = 'Nothing of this run was written. Plan the pull request again and have that reviewed';
/** What of a job keeps the run from having done what it promised. */
function failureOf({ planned: { id, file }, state }) {
    const told = (reason, hint) => new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({ reason, what: `\`${id}\`: ${(0,_register_words_js__WEBPACK_IMPORTED_MODULE_1__/* .stateWords */ .X)(state)}.`, where: { file }, hint });
    switch (state.kind) {
        case 'changed':
            return told('plan-changed', `${again}; what differs is shown in the comment and the summary.`);
        case 'unseen':
            return told('not-reviewed', `${again}; of very many jobs give each part a \`comment-id\` of its own.`);
        case 'done':
            return told(state.outcome === 'rolled-back' ? 'rolled-back' : 'plan-changed', 'What runs now is something else. To register it once more, plan the pull request again.');
        case 'refused':
        case 'unfollowed':
            return state.failure;
        case 'not-written':
            return state.why === 'time' ? told('timed-out', 'Run this again, or raise `timeout`.') : undefined;
        case 'rolled-out':
            return bad[state.rollout.kind] === undefined ? undefined : rolloutFailure(state.rollout, { id, file });
        case 'there':
        case 'rolling-out':
        case 'written':
            return undefined;
    }
}
/** An outcome that is not what was wanted, as a failure that tells why. */
function rolloutFailure(rollout, { id, file, hints = {} }) {
    const [reason, hint] = bad[rollout.kind] ?? ['conflict', 'Look at the latest deployment of the job.'];
    const where = file === undefined ? undefined : { file };
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason,
        what: `\`${id}\`: ${(0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_2__/* .rolloutWords */ .pf)(rollout)}.`,
        where,
        hint: hints[rollout.kind] ?? hint,
    });
}
/** All that keeps the run from having done what it promised, the run's own first. */
function registerFailures(outcome) {
    return [
        ...outcome.failures,
        ...outcome.failed.flatMap((file) => file.failures),
        ...outcome.jobs.flatMap((job) => failureOf(job) ?? []),
        ...outcome.removed.flatMap(({ state }) => (state.kind === 'refused' ? [state.failure] : [])),
    ];
}


/***/ }),

/***/ 5612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ stateLabel),
/* harmony export */   X: () => (/* binding */ stateWords)
/* harmony export */ });
/* harmony import */ var _rollout_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9512);

/** Where a job stands, in a few words. */
function stateWords(state) {
    switch (state.kind) {
        case 'there':
            return 'registered already';
        case 'changed':
            return {
                place: 'not registered: the file names another job, namespace or region than the reviewed one',
                specification: 'not registered: the specification is not the one that was reviewed',
                plan: 'not registered: the plan is not the one that was reviewed',
            }[state.what];
        case 'unseen':
            return 'not registered: no reviewer saw a plan of it';
        case 'done':
            return `not registered again: ${state.run} registered it (${state.outcome})`;
        case 'not-written':
            return {
                waiting: 'waiting for its turn',
                refusal: 'not registered',
                others: 'not registered, because of what is wrong with others',
                failure: 'not registered, because another failed before',
                'dry-run': 'would be registered',
                time: 'not registered: the time was up',
            }[state.why];
        case 'refused':
            return 'not registered';
        case 'unfollowed':
            return 'registered, but it cannot be told what became of it';
        case 'rolling-out':
            return state.progress === undefined ? 'registered' : `rolling out: ${state.progress.words}`;
        case 'written':
            return 'registered';
        case 'rolled-out':
            return (0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_0__/* .rolloutWords */ .pf)(state.rollout);
    }
}
/** The same for a cell of a table: why is told elsewhere. */
function stateLabel(state) {
    if (state.kind !== 'rolled-out')
        return stateWords(state).replace(/:.*$/s, '');
    const { rollout } = state;
    if (rollout.kind === 'rolled-back')
        return `rolled back${(0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_0__/* .versionWords */ .WS)(rollout)}`;
    return rollout.kind === 'awaiting-promotion' ? 'canaries wait for promotion' : _rollout_words_js__WEBPACK_IMPORTED_MODULE_0__/* .kindWords */ .Gk[rollout.kind];
}


/***/ }),

/***/ 9512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   WS: () => (/* binding */ versionWords),
/* harmony export */   jV: () => (/* binding */ troubleWords),
/* harmony export */   kJ: () => (/* binding */ unplacedWords),
/* harmony export */   pf: () => (/* binding */ rolloutWords),
/* harmony export */   rr: () => (/* binding */ timeWords),
/* harmony export */   zO: () => (/* binding */ healthyOf)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2076);

/** Milliseconds in a person's units: `42 s`, `3 min 5 s`. */
function timeWords(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
/** What became of a task, in half a sentence: "task `server` exits 137, restarted 2 times on node `n1`". */
function troubleWords({ task, exitCode, signal, restarts, node, events }) {
    const last = events.at(-1);
    const how = exitCode !== undefined && exitCode !== 0
        ? `exits ${exitCode}`
        : signal !== undefined && signal !== 0
            ? `ends by signal ${signal}`
            : last === undefined
                ? 'is not healthy'
                : `is not healthy: ${last}`;
    const again = restarts === 0 ? '' : `, restarted ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(restarts, 'time')}`;
    return `task \`${task}\` ${how}${again}${node === '' ? '' : ` on node \`${node}\``}`;
}
/**
 * How a rollout ended, in a few words; with why it is not well, if that is known.
 *
 * @param placed what is said where there was nothing to roll out
 */
function rolloutWords(rollout, placed = 'registered and placed') {
    const [trouble] = rollout.troubles;
    const why = trouble === undefined ? '' : `: ${troubleWords(trouble)}`;
    switch (rollout.kind) {
        case 'successful':
            return `rolled out in ${timeWords(rollout.milliseconds)}`;
        case 'failed':
            return `rollout failed${why === '' && rollout.description !== '' ? `: ${rollout.description}` : why}`;
        case 'rolled-back':
            return `rolled back${versionWords(rollout)}${why}`;
        case 'awaiting-promotion':
            return 'canaries are healthy and wait for promotion';
        case 'placement-blocked':
            return `cannot be placed: ${unplacedWords(rollout)}`;
        case 'no-deployment':
            return `${placed}${why}`;
        case 'superseded':
            return 'superseded by a newer version of the job, or stopped';
        case 'timed-out':
            return rollout.ended === 'cancelled'
                ? `left as it is after ${timeWords(rollout.milliseconds)}, because the run was cancelled${healthWords(rollout)}`
                : `not healthy after ${timeWords(rollout.milliseconds)}${healthWords(rollout)}${why}`;
    }
}
/** ` to version 7`, and whether it is well again. */
function versionWords({ revertedTo }) {
    if (revertedTo === undefined)
        return '';
    return ` to version ${revertedTo.version}${revertedTo.healthy ? '' : ', which is not healthy yet'}`;
}
function unplacedWords({ unplaced }) {
    const words = unplaced.map(({ group, reasons }) => `group \`${group}\`: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonWords */ .IK)(reasons)}`);
    return words.length === 0 ? 'no node takes it' : words.join('; ');
}
function healthWords({ groups }) {
    return groups.length === 0 ? '' : `, ${healthyOf(groups)}`;
}
/** `2 of 3 healthy`, all groups together. */
function healthyOf(groups) {
    const sum = (read) => groups.reduce((total, group) => total + read(group), 0);
    return `${sum((group) => group.healthy)} of ${sum((group) => group.desired)} healthy`;
}
/** An outcome in a word or two. */
const kindWords = {
    failed: 'failed',
    'rolled-back': 'rolled back',
    'placement-blocked': 'cannot be placed',
    superseded: 'superseded',
    'timed-out': 'timed out',
    'awaiting-promotion': 'wait for promotion',
    'no-deployment': 'registered',
    successful: 'rolled out',
};


/***/ }),

/***/ 5578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scaleReport: () => (/* binding */ scaleReport)
/* harmony export */ });
/* harmony import */ var _write_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4437);

const undone = {
    level: 'notice',
    words: "The next register sets the job file's count again, unless it has `preserve-counts: true`.",
};
const hints = {
    failed: 'The new count stays. Look at the latest deployment of the job, and scale it back where that is needed.',
    'rolled-back': 'The version before runs again, with its count. Look at the latest deployment of the job.',
    'placement-blocked': 'The new count stays, and what is missing is placed as soon as there is room. Make room in the cluster, or scale back.',
    'timed-out': 'The new count stays, and the scheduler goes on: look at the deployment. Raise `timeout` if it takes longer. A relative count that is run again scales again.',
};
/** What is said of a task group that was scaled. */
function scaleReport(outcome) {
    const { job, kind, group, counts, deed, raced } = outcome;
    const name = `group \`${group ?? ''}\` of \`${job}\``;
    const { from = 0, to = 0 } = counts ?? {};
    const deeds = {
        none: `Nothing was scaled in \`${job}\``,
        already: `Nothing to do: the count of ${name} is ${to}`,
        'dry-run': `Dry run: ${name} would be scaled from ${from} to ${to}`,
        done: `Scaled ${name} from ${from} to ${to}`,
    };
    const noted = {
        ...deeds,
        'dry-run': `Dry run: an error would be noted of ${name}`,
        done: `Noted an error of ${name}`,
    };
    const words = { job, deeds: kind === 'error' ? noted : deeds, hints };
    const isScaled = kind === 'count' && (deed === 'done' || deed === 'dry-run');
    const old = {
        level: 'warning',
        words: `The job was changed while it was being scaled, and the scheduler (before 1.8.2) did not refuse: the count is ${to}, which was resolved from ${from}.`,
    };
    return { ...(0,_write_report_js__WEBPACK_IMPORTED_MODULE_0__/* .writeReport */ .u)(outcome, words), notes: [...(isScaled ? [undone] : []), ...(raced ? [old] : [])] };
}


/***/ }),

/***/ 4437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var _register_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82);
/* harmony import */ var _rollout_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9512);


const well = new Set(['successful', 'no-deployment', 'awaiting-promotion']);
/** What is said of a job that was written once. */
function writeReport(write, { job, deeds, hints }) {
    const { deed, index, version, evalId, rollout } = write;
    const isBad = rollout !== undefined && !well.has(rollout.kind);
    // Of a job that only others launch there is none.
    const placed = rollout?.evalId === '' ? 'nothing is scheduled by it' : 'all is placed';
    const followed = rollout === undefined ? '' : `: ${(0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_1__/* .rolloutWords */ .pf)(rollout, placed)}`;
    return {
        headline: write.failures[0]?.message ?? `${deeds[deed]}${followed}`,
        sign: deed === 'dry-run' ? '🔵' : rollout?.kind === 'awaiting-promotion' ? '🟠' : '🟢',
        failures: [...write.failures, ...(isBad ? [(0,_register_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .rolloutFailure */ .g)(rollout, { id: job, file: undefined, hints })] : [])],
        notes: [],
        body: [],
        outputs: {
            changed: String(deed === 'done'),
            outcome: rollout?.kind ?? '',
            'eval-id': rollout?.evalId || (evalId ?? ''),
            'deployment-id': rollout?.deploymentId ?? '',
            'job-version': version === undefined ? '' : String(version),
            'job-modify-index': index === undefined ? '' : String(index),
        },
    };
}


/***/ })

};
