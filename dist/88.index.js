export const id = 88;
export const ids = [88];
export const modules = {

/***/ 1088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runVerb: () => (/* binding */ runVerb)
/* harmony export */ });
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4030);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4462);



/** Does one thing to one job, or tells of jobs. */
async function runVerb(run, transport, deadline) {
    const connect = async () => ({
        scheduler: (await (0,_connect_js__WEBPACK_IMPORTED_MODULE_1__/* .schedulerOf */ .Jn)(run, transport, deadline.signal)).scheduler,
        deadline,
        cancelled: run.cancelled,
        log: (line) => run.runner.foreign(line),
    });
    return (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .tellRun */ .R)(await reportOf(run.inputs, connect), { runner: run.runner, directory: (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .j)(run) });
}
/** Each is loaded only where it is asked for. */
async function reportOf(inputs, connect) {
    switch (inputs.mode) {
        case 'stable': {
            const { setStability, nothingMarked } = await __webpack_require__.e(/* import() */ 57).then(__webpack_require__.bind(__webpack_require__, 57));
            const { stableReport } = await __webpack_require__.e(/* import() */ 613).then(__webpack_require__.bind(__webpack_require__, 6613));
            const marking = async () => setStability({ ...(await connect()), inputs });
            return stableReport(await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .orFailures */ .V)(marking(), nothingMarked(inputs)));
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
function tellRun({ headline, sign, failures, notes, body, outputs }, { runner, directory }) {
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .annotateFailures */ .o)(failures, runner);
    for (const { level, words } of notes)
        runner[level](words, { title: 'Outrider' });
    runner.foreign(headline);
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
