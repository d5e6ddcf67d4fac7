export const id = 688;
export const ids = [688];
export const modules = {

/***/ 9688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stopReport: () => (/* binding */ stopReport)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7164);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2076);


/** What is said of a job that was stopped. */
function stopReport(outcome) {
    const { job, dryRun, children, evalId } = outcome;
    const failures = [...outcome.failures, ...[job, ...children].flatMap(({ failure }) => failure ?? [])];
    const done = [job, ...children].filter(({ deed }) => deed === 'done').length;
    const isStopped = failures.length === 0 && !dryRun;
    return {
        headline: failures[0]?.message ?? headline(outcome),
        sign: dryRun ? '🔵' : '🟢',
        failures,
        notes: notesOn(outcome),
        body: children.length === 0 ? [] : [childTable(outcome)],
        outputs: { changed: String(done > 0), outcome: isStopped ? 'stopped' : '', 'eval-id': evalId },
    };
}
function headline({ job, purge, children, withChildren }) {
    const name = `\`${job.id}\``;
    const verb = purge ? 'purged' : 'stopped';
    const count = withChildren ? children.filter(({ deed }) => deed === 'done' || deed === 'dry-run').length : 0;
    const more = count === 0 ? '' : ` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'job')} that it has started`;
    const ran = job.running === 0
        ? ''
        : `, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(job.running, 'allocation')} of which ${job.left === 0 ? 'ended' : 'had not ended'}`;
    switch (job.deed) {
        case 'done':
            return `${purge ? 'Purged' : 'Stopped'} ${name}${more}${ran}`;
        case 'dry-run':
            return `Dry run: ${name}${more} would be ${verb}; ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(job.running, 'allocation')} would end`;
        case 'already':
            return `Nothing to do: ${name} is stopped${more === '' ? '' : `; stopped${more.replace(' and', '')}`}`;
        case 'gone':
            return `Nothing to do: there is no job ${name}`;
        case 'none':
            return `${name} was not ${verb}`;
    }
}
function notesOn({ job, children, withChildren }) {
    if (job.deed === 'gone') {
        return [
            {
                level: 'warning',
                words: `There is no job \`${job.id}\`: if it was not purged before, check its ID and namespace.`,
            },
        ];
    }
    if (withChildren || children.length === 0)
        return [];
    const words = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(children.length, 'job')} that \`${job.id}\` has started ${children.length === 1 ? 'runs' : 'run'} on; \`children: true\` stops them, too.`;
    return [{ level: 'notice', words }];
}
function childTable({ children, withChildren }) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Started job', 'Allocations', 'Result'], children.map(({ id, running, deed, failure }) => [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nameCode */ .Fl)(id),
        String(running),
        failure === undefined ? (withChildren ? deed : 'runs on') : '**failed**',
    ]));
}


/***/ })

};
