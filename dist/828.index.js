export const id = 828;
export const ids = [828];
export const modules = {

/***/ 4828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportFork: () => (/* binding */ reportFork)
/* harmony export */ });
/* harmony import */ var _output_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3622);
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);


const done = { plan: 'planned', parse: 'parsed' };
function reportFork(mode, { runner, directory }) {
    const why = `This pull request is from a fork: GitHub gives its runs no secrets or variables, so nothing was ${done[mode]}.`;
    (0,_run_report_js__WEBPACK_IMPORTED_MODULE_1__/* .tellRun */ .R)({
        headline: `Nothing was ${done[mode]}: the pull request is from a fork`,
        sign: '⚪',
        failures: [],
        notes: [{ level: 'notice', words: why }],
        body: ['To plan it, read the change, then push its commits to a branch of this repository.'],
        outputs: { changed: 'false', jobs: '[]', ...filesOf(mode, directory) },
    }, { runner, directory });
}
function filesOf(mode, directory) {
    const file = (0,_output_files_js__WEBPACK_IMPORTED_MODULE_0__/* .outputFiles */ .L)(directory);
    if (mode === 'parse')
        return { 'job-json': file('jobs.json', (0,_output_files_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonArray */ .I)([]), 0o600) };
    return {
        destructive: 'false',
        placeable: 'true',
        'comment-url': '',
        'plan-text': file('plan.txt', [], 0o600),
        'plan-json': file('plan.json', (0,_output_files_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonArray */ .I)([]), 0o600),
    };
}


/***/ }),

/***/ 3622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ jsonArray),
/* harmony export */   L: () => (/* binding */ outputFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


function outputFiles(directory) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'outrider-'));
    return (name, parts, mode) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w', mode);
        for (const part of parts)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, part);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return path;
    };
}
function* jsonArray(texts) {
    for (const [index, text] of texts.entries())
        yield `${index === 0 ? '[' : ',\n'}${text.trim()}`;
    yield texts.length === 0 ? '[]\n' : ']\n';
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
/* harmony import */ var _markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6844);




function tellRun({ headline, lines = [], sign, failures, notes, body, outputs }, { runner, directory }) {
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .annotateFailures */ .o)(failures, runner);
    for (const { level, words } of notes)
        runner[level](words, { title: 'Outrider' });
    runner.foreign([headline, ...lines].join('\n'));
    const blocks = [
        `### ${failures.length > 0 ? '🔴' : sign} ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(headline)}`,
        ...(failures.length === 0 ? [] : [(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .x)(failures, undefined).join('\n')]),
        ...notes.map(callout),
        ...body,
    ];
    const markdown = `${runner.hide(blocks.join('\n\n'))}\n`;
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
    return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(words)}`;
}


/***/ })

};
