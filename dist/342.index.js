export const id = 342;
export const ids = [342];
export const modules = {

/***/ 8010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode),
  plan: () => (/* binding */ plan),
  planJobs: () => (/* binding */ planJobs)
});

// EXTERNAL MODULE: ./build/js/inputs/connection.js
var connection = __webpack_require__(3956);
// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/report/plan/plan-outputs.js
var plan_outputs = __webpack_require__(8097);
// EXTERNAL MODULE: ./build/js/report/plan/plan-outcome.js
var plan_outcome = __webpack_require__(1535);
// EXTERNAL MODULE: ./build/js/modes/plan/inputs.js
var inputs = __webpack_require__(5188);
// EXTERNAL MODULE: ./build/js/modes/plan/report.js
var report = __webpack_require__(1087);
// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/clients/github/context.js
var github_context = __webpack_require__(5534);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/comments/find.js
var find = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js + 1 modules
var git = __webpack_require__(955);
// EXTERNAL MODULE: ./build/js/operations/commands/run-command.js + 1 modules
var run_command = __webpack_require__(7519);
// EXTERNAL MODULE: ./build/js/report/plan/plan-headline.js
var plan_headline = __webpack_require__(7187);
// EXTERNAL MODULE: ./build/js/review/commands/refusals.js
var refusals = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/js/operations/comments/comment-target.js
var comment_target = __webpack_require__(3395);
// EXTERNAL MODULE: ./build/js/operations/review/count-approvals.js + 1 modules
var count_approvals = __webpack_require__(3511);
// EXTERNAL MODULE: ./build/js/operations/pull-request-files.js
var pull_request_files = __webpack_require__(3000);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js + 1 modules
var each_job = __webpack_require__(7834);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 10 modules
var plan_job = __webpack_require__(4453);
// EXTERNAL MODULE: ./build/js/operations/review/registered-since.js
var registered_since = __webpack_require__(855);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js
var collect = __webpack_require__(278);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/touched-files.js
var touched_files = __webpack_require__(5132);
// EXTERNAL MODULE: ./build/js/report/plan/guard-hits.js
var guard_hits = __webpack_require__(9335);
// EXTERNAL MODULE: ./build/js/operations/review/record.js
var review_record = __webpack_require__(3925);
// EXTERNAL MODULE: ./build/js/operations/token/token-rights.js
var token_rights = __webpack_require__(3212);
// EXTERNAL MODULE: ./build/js/operations/comments/renew-comment.js
var renew_comment = __webpack_require__(3429);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/operations/planning/declarations.js
var planning_declarations = __webpack_require__(1102);
// EXTERNAL MODULE: ./build/js/operations/stop-job.js
var stop_job = __webpack_require__(1527);
// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redactor = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js
var variable_secrets = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/js/nomad-plan/spec.js
var nomad_plan_spec = __webpack_require__(9203);
// EXTERNAL MODULE: ./build/js/review/digests.js
var digests = __webpack_require__(4906);
// EXTERNAL MODULE: ./build/js/review/record.js
var record = __webpack_require__(5398);
;// CONCATENATED MODULE: ./build/js/modes/plan/undeclared-jobs.js











const maxStops = 60;
async function findUndeclaredJobs(collection, options) {
    const { inputs, jobs, failed, hasRecord } = options;
    const planned = [
        ...jobs.map(({ file, comparable }) => ({ file, job: (0,planning_declarations/* addressJob */.Kh)(comparable, options) })),
        ...failed.map(({ file }) => ({ file, job: undefined })),
    ];
    const context = {
        ...options,
        declarations: (0,planning_declarations/* collectDeclarations */.uq)(planned, collection, options),
        secrets: (0,redactor/* createRedactor */.l)((0,variable_secrets/* listInputSecrets */.Sq)(inputs.jobFiles.variables)),
    };
    const judgment = await (0,p_map/* default */.Ay)(findFormerJobs(collection, options), async (former, index) => judgeFormerJob(former, {
        ...context,
        mayStop: former.newJob === undefined && inputs.stopRemoved && hasRecord && index < maxStops,
    }), { concurrency: 10 });
    return judgment.flatMap((job) => job ?? []);
}
function findFormerJobs({ removed }, { jobs, published, inputs }) {
    const toFormerJob = (name, newJob) => {
        const { id, address } = published.findJob(name) ?? {};
        const current = newJob && (0,planning_declarations/* addressJob */.Kh)(newJob.comparable, { inputs });
        const place = address ?? current;
        const region = place?.region === 'global' && inputs.nomad.region === undefined ? '' : place?.region;
        const isKnown = id !== undefined && place !== undefined;
        const target = isKnown ? (0,planning_declarations/* addressJob */.Kh)({ id, namespace: place.namespace, region }, { inputs }) : undefined;
        return { file: newJob?.file ?? name, id, address: target, isCertain: address !== undefined, newJob, current };
    };
    const byFile = new Map(jobs.map((job) => [job.file, job]));
    const isPlanned = ({ newName }) => newName === undefined || byFile.has(newName);
    const all = [
        ...removed.filter(isPlanned).map(({ name, newName = '' }) => toFormerJob(name, byFile.get(newName))),
        ...jobs.map((job) => toFormerJob(job.file, job)),
    ];
    return all.filter(({ address, current }) => current === undefined || (address !== undefined && (0,record/* formatJobKey */.CK)(address) !== (0,record/* formatJobKey */.CK)(current)));
}
async function judgeFormerJob(former, context) {
    const { file, id, address, isCertain, newJob, current } = former;
    const { reads, redactor, secrets, guards, published } = context;
    const isRecorded = isCertain &&
        address !== undefined &&
        [address.id, address.namespace, address.region].every((name) => secrets.redactName(name) === name);
    const target = isRecorded ? { ...address, stop: false, index: 0, spec: '' } : undefined;
    const judgment = address && (await reads.orUndefined(judgeStop(address, target, former, context), address.namespace));
    const unknownReason = published.isReconfigured ? 'reconfigured' : 'stop-manually';
    const stop = judgment ?? { kind: 'keeps-running', reason: unknownReason, target };
    if (current !== undefined && address !== undefined) {
        const keepsRunning = stop.kind === 'keeps-running' && stop.reason !== 'declared';
        const isDoubtful = judgment === undefined && (!isCertain || (0,planning_declarations/* mayBeSameJob */.UP)(address, current));
        if (!keepsRunning || isDoubtful)
            return undefined;
    }
    const { namespace = '', region = '' } = address ?? {};
    const { redactName: show } = redactor;
    const was = { id: show(id ?? ''), namespace: show(namespace), region: region === '' ? undefined : show(region) };
    return {
        file,
        formerAddress: id === undefined ? undefined : was,
        newJob,
        stop,
        hits: stop.kind === 'stops' && guards.includes('stops') ? [plan_outcome/* stopHit */.GL] : [],
    };
}
async function judgeStop({ id, namespace, region }, target, { file, newJob, current }, { inputs, nomad, redactor, declarations, mayStop }) {
    const address = { namespace, region };
    const live = await (0,find_job/* readLiveJob */.k8)(nomad, { id, ...address });
    if (live === undefined || live.Stop === true)
        return { kind: 'gone', target };
    const isSameJob = current !== undefined && live.JobModifyIndex === newJob?.verdict.jobModifyIndex;
    if (isSameJob && (0,planning_declarations/* mayBeSameJob */.UP)({ id, namespace, region }, current))
        return { kind: 'keeps-running', reason: 'declared', otherFile: file, target };
    const declarer = (0,planning_declarations/* findDeclaringFile */.BK)({ id, namespace, region, file: newJob?.file }, await declarations());
    const reason = declarer?.isCertain === true ? 'declared' : 'may-be-declared';
    if (declarer !== undefined)
        return { kind: 'keeps-running', reason, otherFile: declarer.file, target };
    if (!mayStop || target === undefined)
        return { kind: 'keeps-running', reason: inputs.stopRemoved ? 'stop-manually' : 'stop-removed-off', target };
    const spec = (0,digests/* digestLiveJob */.EI)(live, inputs.preserveCounts === 'true');
    const children = await (0,errors/* orUndefined */.y0)((0,stop_job/* listChildren */.AW)(live, address, nomad));
    const withChildren = inputs.children && (0,nomad_plan_spec/* isParentJob */.kt)(live) ? { children: true } : {};
    return {
        kind: 'stops',
        target: { ...target, stop: true, index: live.JobModifyIndex ?? 0, spec, ...withChildren },
        running: await countRunning(live, address, nomad),
        children: children?.map((child) => redactor.redactName(child.ID)),
    };
}
async function countRunning(live, address, nomad) {
    if ((0,nomad_plan_spec/* isParentJob */.kt)(live))
        return 0;
    const allocations = await (0,errors/* orUndefined */.y0)(nomad.listJobAllocations({ id: live.ID, ...address }));
    return allocations && (0,stop_job/* filterRunning */.Sr)(allocations).length;
}

// EXTERNAL MODULE: ./build/js/review/approvals.js
var review_approvals = __webpack_require__(695);
;// CONCATENATED MODULE: ./build/js/modes/plan/index.js





























const mode = {
    inputs: inputs/* planInputs */.Z,
    activity: 'Planning',
    writes: [],
    read: inputs/* readPlanInputs */.j,
    run: plan,
    report: report/* createPlanReport */.K,
    withheld: {
        isWithheld: connection/* isConnectionWithheld */.ef,
        report() {
            const { summary: _, ...outputs } = (0,plan_outputs/* createPlanOutputs */.wd)(plan_outcome/* nothingPlanned */.kd, undefined);
            return (0,run_report/* createForkReport */.x1)('planned', { outputs, files: (0,plan_outputs/* createPlanFiles */.pu)([]) });
        },
    },
};
async function plan(inputs, context) {
    const { command: settings, nomad } = inputs;
    if (settings === undefined)
        return planPullRequest(inputs, context);
    const command = { ...context, verb: 'plan', settings, nomad };
    const commandResult = (0,run_command/* runCommand */.d1)(command, async ({ judgment: { pullRequest }, end }) => {
        const planned = await planCommanded(inputs, { ...context, event: { ...context.event, pullRequest } });
        const { outcome, comment } = planned;
        const endPlan = async () => end({ headline: (0,plan_headline/* describePlanRun */._)(outcome), failures: (0,plan_outcome/* listFailures */.As)(outcome), hasChangedJob: false });
        if (comment !== undefined)
            return { ...planned, comment: { ...comment, write: endAfterWrite(comment.write, endPlan) } };
        await endPlan();
        return planned;
    });
    return (0,errors/* orElseAll */.YR)(commandResult, (failures) => createFailedPlan(failures, inputs, context));
}
function endAfterWrite(write, end) {
    return async (body, options) => {
        try {
            return await write(body, options);
        }
        finally {
            await end();
        }
    };
}
async function planCommanded(inputs, context) {
    const head = await (0,git/* readCheckout */.b$)(inputs.jobFiles.workingDirectory);
    if (head?.commit === context.event.pullRequest?.headSha)
        return planPullRequest(inputs, context);
    return createFailedPlan([(0,refusals/* createCheckoutRefusal */.F$)()], inputs, context);
}
function createFailedPlan(failures, inputs, context) {
    const commentContext = (0,comment_target/* buildCommentContext */.fy)({ ...context, inputs });
    return { outcome: { ...plan_outcome/* nothingPlanned */.kd, failures }, context: commentContext, comment: undefined, isForkRun: false };
}
async function planPullRequest(inputs, context) {
    const { event } = context;
    const missing = findMissingRecord(inputs, context);
    if (missing !== undefined)
        context.runner.warning((0,log_text/* plainLines */.y1)(missing));
    const { nomad, ...outcome } = await (0,errors/* withErrors */.u$)(planFiles(inputs, context), { ...plan_outcome/* nothingPlanned */.kd, nomad: undefined });
    const target = await (0,comment_target/* findCommentTarget */.K$)({ ...context, inputs, subject: 'plan' });
    const { commentContext, writeComment, pullRequest, thread } = target;
    const shownEvent = { ...event, runUrl: commentContext.run?.url };
    const record = (0,review_record/* createReviewRecord */.u)(outcome, { ...inputs, inputs, context: shownEvent, pullRequest });
    const jobs = outcome.jobs.map(({ comparable }) => comparable);
    const onOtherStep = () => context.runner.warning(otherStep);
    const renewal = thread && (0,renew_comment/* createRenewal */.l)({ record, thread, verbs: inputs.verbs, jobs, nomad, onOtherStep });
    const approvals = record === undefined ? [] : await countSoFar(outcome, inputs, { thread, renewal });
    const isUnsigned = inputs.review.keys === undefined && inputs.review.mode !== 'ignore';
    const guards = approvals.find((count) => count.of === 'guards');
    return {
        outcome: guards === undefined ? outcome : (0,guard_hits/* addApproval */.$e)(outcome, (0,review_approvals/* listApprovers */.h)(guards)),
        context: {
            ...commentContext,
            record: record?.lines,
            requirement: findApproving(inputs, record),
            approvals,
            isUnsigned,
            warnings: [...context.warnings, ...(missing === undefined || (0,guard_hits/* listHits */.$8)(outcome).length > 0 ? [] : [missing])],
        },
        comment: writeComment && { write: writeComment, keys: inputs.review.keys, renewal },
        isForkRun: (0,github_context/* isFromFork */.ty)(event),
    };
}
function findMissingRecord({ comment, review, approvals, guarding }, { event }) {
    if (review.mode === 'ignore' || event.pullRequest === undefined)
        return undefined;
    if (review.keys !== undefined)
        return comment.isEnabled ? undefined : unrecordedText;
    return approvals.needed > 0 || guarding.names.length > 0 ? unsignedText : undefined;
}
const unrecordedText = `Without the comment, this plan has no record, and \`mode: register\` refuses its jobs after the merge. Remove \`comment: off\`, or, if nothing is registered, \`signing-key\`.`;
const unsignedText = `Without a signing key, this plan has no record: nobody can approve it, and \`mode: register\` refuses its jobs after the merge. Set the same ${(0,errors/* describeSetting */.w5)('signing-key')} in plan and register.`;
const otherStep = (0,log_text/* plain */.pj) `Another plan step of this run has planned other job files with the same \`environment\`. This plan replaces its comment, and \`mode: register\` will refuse its jobs: give each step its own \`environment\`.`;
function findApproving({ guarding, review }, record) {
    if (record !== undefined)
        return { role: guarding.role };
    if (review.mode === 'ignore')
        return { obstacle: '`review` is `ignore`. Set `review: required`, or remove the guard in the workflow' };
    return review.keys === undefined
        ? { obstacle: `this plan is not signed. Set the same ${(0,errors/* describeSetting */.w5)('signing-key')} in plan and register` }
        : { obstacle: 'this plan is shown on no pull request. Plan the pull request with `comment: auto`' };
}
async function countSoFar(outcome, { approvals, guarding }, { thread, renewal }) {
    const rules = (0,count_approvals/* createApprovalRules */.Ht)(approvals, (0,guard_hits/* listHits */.$8)(outcome).length === 0 ? undefined : guarding.role);
    if (thread === undefined || rules.length === 0)
        return [];
    const count = async () => {
        const [present] = (await (0,find/* listMarked */.X9)(thread)).ownComments;
        return (0,count_approvals/* countApprovals */.wr)(thread, (await renewal?.shown(present)) ?? { since: Infinity }, rules);
    };
    return (await (0,errors/* orUndefined */.y0)(count())) ?? [];
}
async function planFiles(inputs, context) {
    const { event, runner } = context;
    const { token: githubToken } = inputs.comment;
    const jobs = await (0,each_job/* createJobDependencies */.DX)(inputs, context, { verb: 'Planned', githubToken, showsRemoved: true });
    const base = await (0,pull_request_files/* findTrustedBase */.e0)(context, githubToken);
    const reads = (0,token_rights/* createOptionalReads */.Wd)();
    const planned = await planJobs({ ...jobs, base, reads, guards: inputs.guarding.names });
    const warning = reads.warning();
    if (warning !== undefined)
        runner.warning((0,log_text/* plainLines */.y1)(warning));
    if (planned.jobs.length > 0)
        context.runInBackground((0,token_rights/* warnAboutManagementToken */.gQ)({ event, runner, ...jobs }));
    return { ...planned, nomad: jobs.nomad };
}
async function planJobs(dependencies) {
    const { inputs, nomad, reads } = dependencies;
    const collection = await (0,collect/* collectJobs */.r)({ ...dependencies, inputs: inputs.jobFiles });
    const hasRecord = isRecorded(inputs);
    const find = (0,find_job/* createDeploymentReader */.Ri)(nomad);
    const results = await (0,each_job/* processJobs */.av)(collection, dependencies, async (parsedFile, published) => {
        const nomadPlan = await (0,plan_job/* requestPlan */.jd)(parsedFile, dependencies);
        const evaluated = hasRecord ? await (0,registered_since/* readLastRegistration */.Gw)(nomadPlan, dependencies) : undefined;
        const latest = await (0,plan_job/* readLatest */.Eg)(nomadPlan, async (job) => reads.orUndefined(find(job), job.namespace));
        const context = { ...dependencies, published, hasRecord, needsBase: hasRecord, evaluated, latest };
        return (0,plan_job/* createPlannedJob */.YF)(nomadPlan, context);
    });
    const { jobs, failed, published } = results;
    const removed = await findUndeclaredJobs(collection, { ...dependencies, hasRecord, published, jobs, failed });
    const { skippedCount, noFilesMessage } = collection;
    const isAnyTouched = touchesJobs(collection, dependencies);
    return { jobs, failed, removed, skippedCount, isTouched: isAnyTouched, noFilesMessage, failures: [] };
}
function touchesJobs({ jobs, budget, configNames }, { changes }) {
    return (changes !== undefined &&
        jobs.some(({ file, findDependencies }) => (0,touched_files/* isTouched */.D)(new Set([...findDependencies().lookups, ...configNames]), changes, budget.openFileBudget(file.name))));
}
function isRecorded({ comment, review }) {
    return comment.isEnabled && comment.token !== undefined && review.mode !== 'ignore';
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
