export const id = 589;
export const ids = [589];
export const modules = {

/***/ 1589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   periodicForceReport: () => (/* binding */ periodicForceReport)
/* harmony export */ });
/* harmony import */ var _work_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(448);

/** What is said of a periodic job that was launched. */
function periodicForceReport(outcome) {
    const { job, child, evalId, deed, work } = outcome;
    const failure = work === undefined ? undefined : (0,_work_words_js__WEBPACK_IMPORTED_MODULE_0__/* .workFailure */ ._7)(child, work);
    const failures = failure === undefined ? outcome.failures : [...outcome.failures, failure];
    const words = {
        none: `Nothing was launched of \`${job}\``,
        'dry-run': `Dry run: \`${job}\` would be launched`,
        done: `\`${job}\` was launched as \`${child}\`${work === undefined ? '' : `: ${(0,_work_words_js__WEBPACK_IMPORTED_MODULE_0__/* .workWords */ .d8)(work)}`}`,
    };
    const told = { id: job, child, outcome: work?.kind ?? '', reason: failures[0]?.reason ?? '' };
    return {
        headline: outcome.failures[0]?.message ?? words[deed],
        sign: deed === 'dry-run' ? '🔵' : '🟢',
        failures,
        notes: [],
        body: [],
        outputs: {
            changed: String(deed === 'done'),
            outcome: work?.kind ?? '',
            'dispatched-job-id': child,
            'eval-id': evalId,
            jobs: JSON.stringify(deed === 'done' ? [told] : []),
        },
    };
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

/***/ 448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ workFailure),
/* harmony export */   d8: () => (/* binding */ workWords),
/* harmony export */   jx: () => (/* binding */ worstWork)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _rollout_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9512);


/** How the work of a child job ended, in a few words; with why, if that is known. */
function workWords(work) {
    const [trouble] = work.troubles;
    const why = trouble === undefined ? '' : `: ${(0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_1__/* .troubleWords */ .jV)(trouble)}`;
    const time = (0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_1__/* .timeWords */ .rr)(work.milliseconds);
    switch (work.kind) {
        case 'succeeded':
            return `succeeded in ${time}`;
        case 'failed':
            return `failed${why}`;
        case 'lost':
            return `lost with its machine${why}`;
        case 'stopped':
            return 'stopped before it was done';
        case 'placement-blocked':
            return `cannot be placed: ${(0,_rollout_words_js__WEBPACK_IMPORTED_MODULE_1__/* .unplacedWords */ .kJ)(work)}`;
        case 'timed-out':
            return work.ended === 'cancelled'
                ? `left as it is after ${time}, because the run was cancelled (${work.words})`
                : `not done after ${time} (${work.words})${why}`;
    }
}
const bad = {
    failed: ['failed', 'Look at the logs of its task, and mend the cause.'],
    lost: ['failed', 'Look at the machine that it ran on, and launch it again.'],
    stopped: ['conflict', 'Somebody stopped or purged it: ask who, and launch it again.'],
    'placement-blocked': [
        'unplaceable',
        'It stays there, and runs as soon as there is room. Make room in the cluster, or let the job ask for less.',
    ],
    'timed-out': [
        'timed-out',
        'It is left as it is, and goes on. Raise `timeout` if it takes longer, or do not follow it with `wait: false`.',
    ],
};
/** What keeps the work from being what was promised; undefined when it is that. */
function workFailure(child, work) {
    if (work.kind === 'succeeded')
        return undefined;
    const [reason, hint] = bad[work.kind];
    const [trouble] = work.troubles;
    const events = trouble === undefined ? [] : trouble.events.map((event) => `\n\t${event}`);
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({ reason, what: `\`${child}\`: ${workWords(work)}.${events.join('')}`, hint });
}
const worstFirst = ['failed', 'lost', 'stopped', 'placement-blocked', 'timed-out', 'succeeded'];
/** The worst outcome of several; empty when nothing was followed. */
function worstWork(works) {
    return worstFirst.find((kind) => works.some((work) => work?.kind === kind)) ?? '';
}


/***/ })

};
