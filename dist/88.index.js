export const id = 88;
export const ids = [88];
export const modules = {

/***/ 1088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runVerb: () => (/* binding */ runVerb)
/* harmony export */ });
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7237);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4462);



/** Does one thing to one job, or tells of jobs. */
async function runVerb(run, transport, deadline) {
    const connect = async () => ({
        ...(await (0,_connect_js__WEBPACK_IMPORTED_MODULE_1__/* .schedulerOf */ .Jn)(run, transport, deadline.signal)),
        context: run.context,
        deadline,
        cancelled: run.cancelled,
        log: (line) => run.runner.foreign(line),
    });
    return (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .tellRun */ .R)(await reportOf(run.inputs, connect), { runner: run.runner, directory: (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .j)(run) });
}
/** Each is loaded only where it is asked for. */
async function reportOf(inputs, connect) {
    switch (inputs.mode) {
        case 'dispatch': {
            const { dispatch, nothingDispatched } = await __webpack_require__.e(/* import() */ 170).then(__webpack_require__.bind(__webpack_require__, 7170));
            const { dispatchReport } = await __webpack_require__.e(/* import() */ 310).then(__webpack_require__.bind(__webpack_require__, 4310));
            const dispatching = async () => dispatch({ ...(await connect()), inputs });
            return dispatchReport(await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .orFailures */ .V)(dispatching(), nothingDispatched(inputs)));
        }
        case 'evaluate': {
            const { evaluate, nothingEvaluated } = await Promise.all(/* import() */[__webpack_require__.e(447), __webpack_require__.e(138)]).then(__webpack_require__.bind(__webpack_require__, 8138));
            const { evaluateReport } = await __webpack_require__.e(/* import() */ 593).then(__webpack_require__.bind(__webpack_require__, 3593));
            const evaluating = async () => evaluate({ ...(await connect()), inputs });
            return evaluateReport(await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .orFailures */ .V)(evaluating(), nothingEvaluated(inputs)));
        }
        case 'list': {
            const { listJobs, nothingListed } = await __webpack_require__.e(/* import() */ 505).then(__webpack_require__.bind(__webpack_require__, 505));
            const { listReport } = await __webpack_require__.e(/* import() */ 12).then(__webpack_require__.bind(__webpack_require__, 4012));
            const listing = async () => listJobs({ ...(await connect()), inputs });
            return listReport(await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .orFailures */ .V)(listing(), nothingListed(inputs)));
        }
        case 'periodic-force': {
            const { forcePeriodic, nothingForced } = await __webpack_require__.e(/* import() */ 342).then(__webpack_require__.bind(__webpack_require__, 5342));
            const { periodicForceReport } = await __webpack_require__.e(/* import() */ 589).then(__webpack_require__.bind(__webpack_require__, 1589));
            const forcing = async () => forcePeriodic({ ...(await connect()), inputs });
            return periodicForceReport(await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .orFailures */ .V)(forcing(), nothingForced(inputs)));
        }
        case 'revert': {
            const { revert, nothingReverted } = await Promise.all(/* import() */[__webpack_require__.e(447), __webpack_require__.e(771)]).then(__webpack_require__.bind(__webpack_require__, 1771));
            const { revertReport } = await __webpack_require__.e(/* import() */ 526).then(__webpack_require__.bind(__webpack_require__, 6526));
            const reverting = async () => revert({ ...(await connect()), inputs });
            return revertReport(await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .orFailures */ .V)(reverting(), nothingReverted(inputs)));
        }
        case 'scale': {
            const { scale, nothingScaled } = await Promise.all(/* import() */[__webpack_require__.e(447), __webpack_require__.e(693)]).then(__webpack_require__.bind(__webpack_require__, 8693));
            const { scaleReport } = await __webpack_require__.e(/* import() */ 578).then(__webpack_require__.bind(__webpack_require__, 5578));
            const scaling = async () => scale({ ...(await connect()), inputs });
            return scaleReport(await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .orFailures */ .V)(scaling(), nothingScaled(inputs)));
        }
        case 'stable': {
            const { setStability, nothingMarked } = await __webpack_require__.e(/* import() */ 398).then(__webpack_require__.bind(__webpack_require__, 2398));
            const { stableReport } = await __webpack_require__.e(/* import() */ 613).then(__webpack_require__.bind(__webpack_require__, 6613));
            const marking = async () => setStability({ ...(await connect()), inputs });
            return stableReport(await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .orFailures */ .V)(marking(), nothingMarked(inputs)));
        }
        case 'status': {
            const { readStatus, nothingKnown } = await __webpack_require__.e(/* import() */ 829).then(__webpack_require__.bind(__webpack_require__, 1829));
            const { statusReport } = await __webpack_require__.e(/* import() */ 150).then(__webpack_require__.bind(__webpack_require__, 9150));
            const reading = async () => readStatus({ ...(await connect()), inputs });
            return statusReport(await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .orFailures */ .V)(reading(), nothingKnown(inputs)));
        }
        case 'stop': {
            const { stop, nothingStopped } = await __webpack_require__.e(/* import() */ 76).then(__webpack_require__.bind(__webpack_require__, 9076));
            const { stopReport } = await __webpack_require__.e(/* import() */ 688).then(__webpack_require__.bind(__webpack_require__, 9688));
            const stopping = async () => stop({ ...(await connect()), inputs });
            return stopReport(await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .orFailures */ .V)(stopping(), nothingStopped(inputs)));
        }
    }
}


/***/ }),

/***/ 4159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ tellRun)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);
/* harmony import */ var _output_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3622);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1138);




/**
 * Says it: annotations, log, step summary and outputs.
 *
 * @returns whether the run did what it promised
 */
function tellRun({ headline, lines = [], sign, failures, notes, body, outputs }, { runner, directory }) {
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .annotateFailures */ .o)(failures, runner);
    for (const { level, words } of notes)
        runner[level](words, { title: 'Outrider' });
    runner.foreign([headline, ...lines].join('\n'));
    const blocks = [
        `### ${failures.length > 0 ? '🔴' : sign} ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(headline)}`,
        ...(failures.length === 0 ? [] : [(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .x)(failures, undefined).join('\n')]),
        ...notes.map(callout),
        ...body,
    ];
    const markdown = `${blocks.join('\n\n')}\n`;
    runner.appendSummary(markdown);
    const all = {
        summary: headline,
        ...outputs,
        markdown: (0,_output_files_js__WEBPACK_IMPORTED_MODULE_1__/* .outputFiles */ .L)(directory)('outrider.md', [markdown], 0o644),
        reason: failures[0]?.reason ?? '',
    };
    for (const [name, value] of Object.entries(all))
        runner.setOutput(name, value);
    return failures.length === 0;
}
function callout({ level, words }) {
    return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(words)}`;
}


/***/ })

};
