export const id = 505;
export const ids = [505];
export const modules = {

/***/ 505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listJobs: () => (/* binding */ listJobs),
/* harmony export */   nothingListed: () => (/* binding */ nothingListed)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);
/* harmony import */ var _plan_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6388);
/* harmony import */ var _plan_scrub_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4911);



/** What is known of a list that was not read to its end. */
function nothingListed({ scheduler, prefix, filter, includeMeta }) {
    const { namespace, region } = scheduler;
    return { jobs: [], namespace, region, isNarrowed: (prefix ?? filter) !== undefined, includeMeta, failures: [] };
}
/**
 * Lists jobs, all pages of them.
 *
 * @throws Failure `input` for a filter that is none; `server` where the scheduler is too old for filters and would list every job
 */
async function listJobs({ inputs, scheduler, secrets }) {
    const { prefix, filter, perPage, includeMeta } = inputs;
    const jobs = [];
    for await (const page of scheduler.pages.listJobs({ prefix, filter, perPage, meta: includeMeta || undefined })) {
        jobs.push(...page.jobs);
    }
    if (filter !== undefined && jobs.length > 0)
        await checkFilters(scheduler, prefix);
    // Whoever asks for metadata wants to see it; what looks like a secret stays hidden all the same.
    const rules = { mode: 'none', patterns: [], reveal: [], secrets, published: new Set() };
    return { ...nothingListed(inputs), jobs: jobs.map((job) => ({ ...job, Meta: shownMeta(job.Meta, rules) })) };
}
/** A server before 1.3 takes no notice of filters: it then lists also what no filter can let through. */
async function checkFilters(scheduler, prefix) {
    const { jobs } = await scheduler.listJobs({ prefix, filter: 'ID == ""', perPage: 1 });
    if (jobs.length === 0)
        return;
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR({
        reason: 'server',
        what: 'The scheduler is too old for `filter`, and lists every job',
        hint: 'Upgrade the scheduler: filters are known since version 1.3.0; or narrow the list by `prefix`.',
    });
}
function shownMeta(meta, rules) {
    const entries = Object.entries(meta).map(([key, value]) => [
        (0,_plan_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(key, rules),
        (0,_plan_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .isShown */ .aJ)({ objects: [], name: `Meta[${key}]`, value }, rules) ? value : _plan_scrub_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s,
    ]);
    return Object.fromEntries(entries);
}


/***/ })

};
