export const id = 474;
export const ids = [474];
export const modules = {

/***/ 8474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commentOnErrors: () => (/* binding */ commentOnErrors)
/* harmony export */ });
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1542);
/* harmony import */ var _inputs_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2896);
/* harmony import */ var _inputs_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5539);
/* harmony import */ var _inputs_review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5148);
/* harmony import */ var _operations_comments_comment_target_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3395);
/* harmony import */ var _operations_comments_comment_writer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7769);
/* harmony import */ var _operations_comments_renew_comment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3429);
/* harmony import */ var _report_comment_publish_comment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3540);
/* harmony import */ var _report_publish_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4442);
/* harmony import */ var _clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6001);
/* harmony import */ var _clients_github_comments_upsert_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9254);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2211);
/* harmony import */ var _report_plan_plan_outcome_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1535);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5188);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1087);















async function commentOnErrors(failures, { env, isRegister, ...run }) {
    const errors = (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_0__/* .createInputErrors */ .yO)(env, _inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .planInputs */ .Z);
    const values = {
        githubToken: (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readInput */ .R5)('github-token', _inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .planInputs */ .Z['github-token'], env, errors),
        comment: (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readInput */ .R5)('comment', _inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .planInputs */ .Z.comment, env, errors) ?? 'off',
        environment: (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readInput */ .R5)('environment', _inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .planInputs */ .Z.environment, env, errors),
        commentAuthor: (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readInput */ .R5)('comment-author', _inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .planInputs */ .Z['comment-author'], env, errors),
        signingKey: (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readInput */ .R5)('signing-key', _inputs_js__WEBPACK_IMPORTED_MODULE_13__/* .planInputs */ .Z['signing-key'], env, errors),
    };
    const comment = (0,_inputs_github_js__WEBPACK_IMPORTED_MODULE_2__/* .readComment */ .W3)(values, errors);
    const keys = (0,_inputs_review_js__WEBPACK_IMPORTED_MODULE_3__/* .readSigningKeyInput */ .Z)(values, errors);
    if (errors.list.length > 0 || comment.token === undefined)
        return;
    const { writeComment, thread } = await (0,_operations_comments_comment_writer_js__WEBPACK_IMPORTED_MODULE_5__/* .findCommentWriter */ ._E)({ ...run, comment, keys, subject: 'plan' });
    if (writeComment === undefined)
        return;
    const { event, runner } = run;
    if (isRegister && thread !== undefined) {
        const marker = (0,_clients_github_comments_find_js__WEBPACK_IMPORTED_MODULE_9__/* .createCommentMarker */ .kp)(comment.id, 'refusal');
        const body = runner.publisher.markdown((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__.md) `${marker}\n${(0,_report_publish_js__WEBPACK_IMPORTED_MODULE_8__/* .renderErrors */ .a$)('Not registered', failures)}`);
        const options = { isSame: (present) => present === body, mayCreate: true };
        const write = async () => (0,_clients_github_comments_upsert_js__WEBPACK_IMPORTED_MODULE_10__/* .upsertComment */ .lB)({ ...thread, marker }, body, options);
        return void (await (0,_report_comment_publish_comment_js__WEBPACK_IMPORTED_MODULE_7__/* .publishComment */ .p)({ subject: 'outcome', isForkRun: false, write }, runner));
    }
    const report = (0,_report_js__WEBPACK_IMPORTED_MODULE_14__/* .createPlanReport */ .K)({
        outcome: { ..._report_plan_plan_outcome_js__WEBPACK_IMPORTED_MODULE_12__/* .nothingPlanned */ .kd, failures },
        context: (0,_operations_comments_comment_target_js__WEBPACK_IMPORTED_MODULE_4__/* .buildCommentContext */ .fy)({ event, runner, inputs: { comment } }),
        comment: {
            write: writeComment,
            keys,
            renewal: thread && (0,_operations_comments_renew_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .createRenewal */ .l)({ record: undefined, thread, verbs: [], jobs: [], nomad: undefined }),
        },
        isForkRun: false,
    });
    if (report.comment !== undefined)
        await (0,_report_comment_publish_comment_js__WEBPACK_IMPORTED_MODULE_7__/* .publishComment */ .p)(report.comment, runner);
}


/***/ }),

/***/ 1087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ createPlanReport)
/* harmony export */ });
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6851);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);
/* harmony import */ var _report_comment_notice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2347);
/* harmony import */ var _report_comment_plan_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2586);
/* harmony import */ var _report_comment_footer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3976);
/* harmony import */ var _report_plan_plan_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4745);
/* harmony import */ var _report_plan_plan_outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8097);
/* harmony import */ var _report_plan_plan_alarms_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2033);
/* harmony import */ var _report_plan_plan_outcome_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1535);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4989);










function createPlanReport({ outcome, context, comment, isForkRun }) {
    const maxCharacters = _text_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .maxCommentCharacters */ .iz - _review_record_codec_js__WEBPACK_IMPORTED_MODULE_9__/* .stampLength */ .am;
    const location = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `the ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `step summary`, context.run?.url)}`;
    const blocks = (0,_report_comment_plan_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .renderPlanBlocks */ .c3)(outcome, context);
    const limit = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .createCommentLimit */ .lw)(location, maxCharacters);
    const render = (record) => (0,_report_comment_plan_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .renderPlan */ .EG)(outcome, { ...context, record }, limit);
    const body = (0,_report_comment_plan_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .renderPlan */ .EG)(outcome, context, limit, blocks);
    const summary = (0,_report_comment_plan_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .renderPlan */ .EG)(outcome, { ...context, marker: undefined, record: undefined }, (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .createSummaryLimit */ .ci)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `the file of output \`plan-text\``), blocks);
    const isSame = (current, other) => (0,_report_comment_footer_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameComment */ .kx)(current, other) && (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_9__/* .isSameRecord */ .Wn)(current, other, comment?.keys);
    const notice = (0,_report_comment_notice_js__WEBPACK_IMPORTED_MODULE_2__/* .renderOutageNotice */ .EI)((0,_report_plan_plan_outcome_js__WEBPACK_IMPORTED_MODULE_8__/* .listFailures */ .As)(outcome), context);
    const { jobs, removed, isTouched, noFilesMessage } = outcome;
    const hasNews = (0,_report_plan_plan_outcome_js__WEBPACK_IMPORTED_MODULE_8__/* .listFailures */ .As)(outcome).length > 0 || removed.length > 0 || jobs.some(_report_plan_plan_alarms_js__WEBPACK_IMPORTED_MODULE_7__/* .hasChanges */ .ik);
    const mayCreate = hasNews || isTouched === true || noFilesMessage !== undefined;
    const renew = comment?.renewal?.with({ notice, render, maxCharacters });
    return {
        errors: (0,_report_plan_plan_outcome_js__WEBPACK_IMPORTED_MODULE_8__/* .listFailures */ .As)(outcome),
        log: (0,_report_plan_plan_log_js__WEBPACK_IMPORTED_MODULE_5__/* .createPlanLog */ .u6)(outcome),
        comment: comment === undefined
            ? undefined
            : { subject: 'plan', isForkRun, write: async () => comment.write(body, { isSame, mayCreate, renew }) },
        summary,
        outputs: (0,_report_plan_plan_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .createPlanOutputs */ .wd)(outcome, context.ui),
        data: (0,_report_plan_plan_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .createPlanData */ .IA)(outcome),
        files: { markdown: { name: 'plan.md', parts: [body], isPrivate: false }, ...(0,_report_plan_plan_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .createPlanFiles */ .pu)(outcome.jobs) },
    };
}


/***/ }),

/***/ 3429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRenewal)
/* harmony export */ });
/* harmony import */ var _report_comment_notice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2347);
/* harmony import */ var _review_registered_since_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(855);
/* harmony import */ var _review_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3925);
/* harmony import */ var _review_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5398);




function createRenewal({ record, thread, verbs, jobs, nomad, onOtherStep }) {
    const open = (comment) => comment && thread.openComment(comment);
    const readShownTimes = async (comment) => {
        const openedRecord = open(comment);
        if (openedRecord?.kind !== 'opened' || record === undefined)
            return undefined;
        const before = openedRecord.record;
        const renewedRecord = keepRegistrations(record.signWith(openedRecord.key).record, before);
        if (serializeApproved(renewedRecord) !== serializeApproved(before))
            return undefined;
        return (await areSameStates(before, jobs, nomad)) ? readTimes(before) : undefined;
    };
    return {
        shown: readShownTimes,
        with: (renewedText) => async (comment, text) => {
            const openedRecord = open(comment);
            if (comment === undefined || openedRecord?.kind !== 'opened')
                return { draft: text };
            const { body } = comment;
            if (renewedText.notice !== undefined) {
                const draft = (0,_report_comment_notice_js__WEBPACK_IMPORTED_MODULE_0__/* .addNotice */ .Mp)(body, 'plan', renewedText.notice, renewedText.maxCharacters);
                return { draft, keepsPlan: true, times: readTimes(openedRecord.record) };
            }
            const emptyRecord = {
                record: { ...openedRecord.record, jobs: [], removed: [], omitted: 0, phase: undefined },
                key: openedRecord.key,
            };
            const { record: planned, key } = record?.signed ?? emptyRecord;
            if (isDifferentStep(openedRecord.record, planned))
                onOtherStep?.();
            const keptRecord = keepRegistrations(planned, openedRecord.record);
            if (keptRecord.jobs.length + keptRecord.removed.length === 0)
                return { draft: text };
            const draft = renewedText.render((0,_review_record_js__WEBPACK_IMPORTED_MODULE_2__/* .renderRecord */ .s)({ record: keptRecord, key }, verbs));
            return { draft, times: record === undefined ? readTimes(openedRecord.record) : await readShownTimes(comment) };
        },
    };
}
function isDifferentStep(before, { run, jobs }) {
    const present = new Set(jobs.map(({ file }) => file));
    const isOther = before.jobs.some(({ file, done }) => done === undefined && !present.has(file));
    return run !== undefined && before.run === run && isOther;
}
function readTimes({ since, edited }) {
    return edited === undefined ? { since } : { since, edited };
}
function keepRegistrations(record, before) {
    const jobs = new Map(before.jobs.map(({ file, done, command }) => [file, { done, command }]));
    const removed = new Map(before.removed.map((job) => [(0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .formatJobKey */ .CK)(job), { done: job.done }]));
    const missingJobs = selectDone(before.jobs, record.jobs, ({ file }) => file);
    const missingStops = selectDone(before.removed, record.removed, _review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .formatJobKey */ .CK);
    return {
        ...record,
        ...(before.registered === undefined ? {} : { registered: before.registered }),
        jobs: [
            ...missingJobs.map((job) => ({ ...job, spec: '', plan: '' })),
            ...record.jobs.map((job) => ({ ...job, ...jobs.get(job.file) })),
        ],
        removed: [
            ...missingStops.map((job) => ({ ...job, stop: false, index: 0, spec: '' })),
            ...record.removed.map((job) => ({ ...job, ...removed.get((0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .formatJobKey */ .CK)(job)) })),
        ],
    };
}
function selectDone(before, present, identify) {
    const keys = new Set(present.map(identify));
    return before.filter((entry) => entry.done !== undefined && !keys.has(identify(entry)));
}
function serializeApproved({ jobs, removed, head: _head, key: _key, base: _base, approvals: _approvals, plannedAt: _planned, run: _run, since: _since, at: _at, edited: _edited, inputs: _inputs, guards: _guards, phase: _phase, registered: _registered, ...scope }) {
    const planned = jobs.map(({ done: _done, command: _command, index: _index, evaluated: _evaluated, ...job }) => job);
    const stoppedJobs = removed.map(({ done: _done, ...job }) => job);
    return JSON.stringify([scope, planned.toSorted(compareFiles), stoppedJobs.toSorted(compareFiles)]);
}
function compareFiles(a, b) {
    return a.file < b.file ? -1 : Number(a.file > b.file);
}
async function areSameStates(before, jobs, nomad) {
    const jobsByFile = new Map(before.jobs.map((job) => [job.file, job]));
    const results = await Promise.all(jobs.map(async (job) => {
        const earlierJob = jobsByFile.get(job.file);
        return !job.changes || earlierJob === undefined || (0,_review_registered_since_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameState */ ._G)(earlierJob, job, nomad);
    }));
    return results.every(Boolean);
}


/***/ })

};
