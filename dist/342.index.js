export const id = 342;
export const ids = [342];
export const modules = {

/***/ 3526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode),
  plan: () => (/* binding */ plan)
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
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
// EXTERNAL MODULE: ./build/js/report/comment/guard-rows.js
var guard_rows = __webpack_require__(1734);
// EXTERNAL MODULE: ./build/js/report/comment/latest-failure.js
var latest_failure = __webpack_require__(671);
// EXTERNAL MODULE: ./build/js/report/comment/plan-comment.js + 1 modules
var plan_comment = __webpack_require__(1989);
// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/plan/plan-log.js
var plan_log = __webpack_require__(4745);
// EXTERNAL MODULE: ./build/js/report/plan/plan-alarms.js
var plan_alarms = __webpack_require__(2033);
// EXTERNAL MODULE: ./build/js/review/record-codec.js
var record_codec = __webpack_require__(4989);
;// CONCATENATED MODULE: ./build/js/modes/plan/report.js











function planReport({ outcome, surroundings, writeComment, isOfFork, keys, renewal, }) {
    const longest = fit/* COMMENT_LIMIT */.W$ - record_codec/* stampLength */.am;
    const elsewhere = (0,markdown.md) `the ${(0,markdown/* link */.nf)((0,markdown.md) `step summary`, surroundings.run?.url)}`;
    const render = (record, allowing) => (0,plan_comment/* planMarkdown */.Xg)(outcome, { ...surroundings, record, allowing }, (0,fit/* commentLimit */.j9)(elsewhere, longest));
    const body = render(surroundings.record, surroundings.allowing);
    const summary = (0,plan_comment/* planMarkdown */.Xg)(outcome, { ...surroundings, marker: undefined, record: undefined }, (0,fit/* summaryLimit */.mf)((0,markdown.md) `the file of output \`plan-text\``));
    const same = (present, wanted) => (0,footer/* sameComment */.Go)(present, wanted) && (0,record_codec/* sameRecord */.qf)(present, wanted, keys);
    const notice = (0,latest_failure/* outageNotice */.gs)((0,plan_outcome/* allFailures */.ZJ)(outcome), surroundings);
    const create = (0,plan_outcome/* allFailures */.ZJ)(outcome).length > 0 || outcome.removed.length > 0 || outcome.jobs.some(plan_alarms/* hasChanges */.ik);
    return {
        errors: (0,plan_outcome/* allFailures */.ZJ)(outcome),
        log: (0,plan_log/* planLog */.iy)(outcome),
        comment: writeComment === undefined
            ? undefined
            : {
                subject: 'plan',
                isOfFork,
                write: async () => writeComment(body, { same, create, renew: renewal.with({ notice, render, longest }) }),
            },
        summary,
        outputs: (0,plan_outputs/* planOutputs */.iS)(outcome, surroundings.ui),
        jobs: (0,plan_outputs/* planResultJobs */.xl)(outcome),
        next: (0,guard_rows/* allowCommands */.Kc)(outcome, surroundings.allowing),
        files: { markdown: { name: 'plan.md', parts: [body], isPrivate: false }, ...(0,plan_outputs/* planOutputFiles */.Qo)(outcome.jobs) },
    };
}

// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/clients/github/context.js
var github_context = __webpack_require__(5534);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/comments/find.js
var find = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
// EXTERNAL MODULE: ./build/js/operations/commands/run-command.js + 2 modules
var run_command = __webpack_require__(4775);
// EXTERNAL MODULE: ./build/js/report/plan/plan-headline.js
var plan_headline = __webpack_require__(7187);
// EXTERNAL MODULE: ./build/js/review/commands/refusals.js
var refusals = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/js/operations/comments/comment-target.js
var comment_target = __webpack_require__(3395);
// EXTERNAL MODULE: ./build/js/operations/review/count-approvals.js + 1 modules
var count_approvals = __webpack_require__(1672);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js + 1 modules
var each_job = __webpack_require__(7834);
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
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js + 8 modules
var collect = __webpack_require__(6022);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 4 modules
var plan_job = __webpack_require__(9742);
// EXTERNAL MODULE: ./build/js/operations/review/registered-since.js
var registered_since = __webpack_require__(855);
// EXTERNAL MODULE: ./build/js/operations/planning/declarations.js
var planning_declarations = __webpack_require__(1102);
// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redactor = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/review/digests.js
var digests = __webpack_require__(4906);
;// CONCATENATED MODULE: ./build/js/modes/plan/plan-jobs.js











async function planJobs(dependencies) {
    const { inputs, now, guards } = dependencies;
    const collected = await (0,collect/* collectJobs */.r)({ ...dependencies, inputs: inputs.jobFiles });
    const recorded = isRecorded(inputs);
    const results = await (0,each_job/* eachJob */.xF)(collected, dependencies, async (parsed, published) => {
        const asked = await (0,plan_job/* askPlan */.nn)(parsed, dependencies);
        const evaluated = recorded ? await (0,registered_since/* lastRegistration */.Ez)(asked, dependencies) : undefined;
        return (0,plan_job/* createPlannedJob */.YF)(asked, { ...dependencies, published, recorded, evaluated, guards }, now());
    });
    const jobs = await noteFailed(results.jobs, dependencies);
    const planned = [
        ...jobs.map(({ file, reviewed }) => ({ file, job: (0,planning_declarations/* placeJob */.L8)(reviewed, dependencies) })),
        ...results.failed.map(({ file }) => ({ file, job: undefined })),
    ];
    const { published } = results;
    const removed = await planRemoved(collected, { ...dependencies, recorded, published, planned });
    return { jobs, failed: results.failed, removed, untouched: collected.untouched, failures: [] };
}
async function noteFailed(jobs, { nomad, inputs, reads }) {
    const unsettled = (0,find_job/* unsettledDeployments */.BA)(nomad);
    return (0,p_map/* default */.Ay)(jobs, async (job) => {
        if (!isUnchanged(job))
            return job;
        const { id, namespace, region } = job.reviewed;
        const target = { id, namespace, region: region === '' ? inputs.nomad.region : region };
        const deployment = await reads.orUndefined(unsettled(target, job.verdict.jobModifyIndex), namespace);
        return deployment?.Status === 'failed' ? { ...job, hasFailed: true } : job;
    });
}
function isUnchanged({ verdict }) {
    return !verdict.changes && verdict.starts === 'at-once';
}
function isRecorded({ comment, review }) {
    return comment.wanted && comment.token !== undefined && review.mode !== 'ignore';
}
const mostStops = 60;
async function planRemoved(collected, options) {
    const { inputs, recorded, published, planned } = options;
    const mayStop = inputs.stopRemoved && recorded;
    const declarations = (0,planning_declarations/* declarationsOf */.RK)(planned, collected, options);
    const secrets = (0,redactor/* createRedactor */.l)((0,variable_secrets/* inputSecrets */.Sc)(inputs.jobFiles.variables));
    const known = collected.removed.map((file, index) => {
        const job = published.jobIn(file);
        const place = job?.place === undefined ? undefined : (0,planning_declarations/* placeJob */.L8)({ id: job.id, ...job.place }, { inputs });
        return { file, id: job?.id, place, mayStop: mayStop && index < mostStops };
    });
    return (0,p_map/* default */.Ay)(known, async ({ file, id, place, mayStop: may }) => {
        const stop = place === undefined ? byHand : await stopOf(place, may, { ...options, declarations, secrets });
        return { file, id, stop, hits: stop.kind === 'stops' && options.guards.includes('stops') ? [plan_outcome/* stopHit */.GL] : [] };
    }, { concurrency: 10 });
}
const byHand = { kind: 'runs-on', why: 'by-hand' };
async function stopOf(job, mayStop, options) {
    if (holdsSecrets(job, options.secrets))
        return byHand;
    const target = { ...job, stop: false, index: 0, spec: '' };
    const stop = mayStop ? await options.reads.orUndefined(stopOfLive(target, options), job.namespace) : undefined;
    return stop ?? { ...byHand, target };
}
async function stopOfLive(target, { inputs, nomad, declarations }) {
    const { id, namespace, region } = target;
    const live = await (0,find_job/* liveJob */.eL)(nomad, { id, namespace, region: region === '' ? undefined : region });
    if (live === undefined || live.Stop === true)
        return { kind: 'gone', target };
    const declarer = (0,planning_declarations/* declarerOf */.iO)(target, await declarations());
    if (declarer !== undefined) {
        return { kind: 'runs-on', why: declarer.isCertain ? 'declared' : 'undecided', by: declarer.file, target };
    }
    const spec = (0,digests/* liveDigest */.jw)(live, inputs.preserveCounts);
    return { kind: 'stops', target: { ...target, stop: true, index: live.JobModifyIndex ?? 0, spec } };
}
function holdsSecrets({ id, namespace, region }, secrets) {
    return [id, namespace, region].some((name) => secrets.name(name) !== name);
}

// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/js/clients/github/pull-requests/labels.js



const Labels = dist/* array */.YOg(dist/* object */.Ikc({ name: dist/* string */.YjP() }));
async function listLabels({ github, repository, number }) {
    const parameters = { ...repository, issue_number: number, per_page: 100 };
    const { data } = await github.rest.issues.listLabelsOnIssue(parameters);
    return (0,responses/* readAs */.fd)(Labels, data, 'a list of labels').map(({ name }) => name);
}
async function addLabels({ github, repository, number }, labels) {
    await github.rest.issues.addLabels({ ...repository, issue_number: number, labels: [...labels] });
}
async function removeLabel({ github, repository, number }, name) {
    const removed = github.rest.issues.removeLabel({ ...repository, issue_number: number, name });
    await (0,errors/* orUndefined */.y0)(removed, 'not-found');
}

// EXTERNAL MODULE: ./build/js/clients/github/pull-requests/pull-requests.js
var pull_requests = __webpack_require__(5266);
// EXTERNAL MODULE: ./build/js/operations/pull-request-files.js + 1 modules
var pull_request_files = __webpack_require__(2245);
// EXTERNAL MODULE: ./build/js/operations/run-context.js + 3 modules
var run_context = __webpack_require__(2557);
// EXTERNAL MODULE: ./build/js/report/optional.js
var optional = __webpack_require__(9938);
;// CONCATENATED MODULE: ./build/js/modes/plan/labels.js










function changeLabels(outcome, commentId, present) {
    const wanted = judgeLabels(outcome);
    const find = (label) => {
        const name = (0,inputs/* labelName */._H)(label, commentId).toLowerCase();
        return present.find((one) => one.toLowerCase() === name);
    };
    return {
        add: inputs/* planLabels */.nH
            .filter((label) => wanted[label] === 'on' && find(label) === undefined)
            .map((label) => (0,inputs/* labelName */._H)(label, commentId)),
        remove: inputs/* planLabels */.nH.flatMap((label) => (wanted[label] === 'off' ? (find(label) ?? []) : [])),
    };
}
function judgeLabels(outcome) {
    const { jobs, removed } = outcome;
    const isComplete = (0,plan_outcome/* allFailures */.ZJ)(outcome).length === 0;
    const found = (isFound) => (isFound ? 'on' : isComplete ? 'off' : 'unknown');
    const changes = jobs.some(plan_alarms/* hasChanges */.ik) || removed.some(({ stop }) => stop.kind === 'stops');
    return {
        replaces: found(jobs.some(({ verdict }) => verdict.destructive)),
        'cannot place': found(jobs.some(({ verdict }) => verdict.unplaced.length > 0)),
        'no change': isComplete && !changes ? 'on' : 'off',
    };
}
const labelling = {
    what: 'The labels were not updated',
    help: 'labels-not-written',
    hint: 'Give the job `permissions: { pull-requests: write, issues: write }`: without `issues: write`, GitHub creates no missing label.',
};
async function updateLabels(run, outcome, commented) {
    const level = (0,github_context/* isOfFork */.O)(run.event) ? 'notice' : 'warning';
    await (0,optional/* optional */.l)(run.runner, { ...labelling, level }, async () => {
        const { event, inputs } = run;
        const checkout = { context: event, directory: inputs.jobFiles.workingDirectory };
        const pullRequest = commented ?? ((await (0,pull_request_files/* findOtherCheckout */.cV)(checkout)) === undefined ? event.pullRequest : undefined);
        if (pullRequest !== undefined)
            await changeOnGitHub(run, outcome, pullRequest);
    });
}
async function changeOnGitHub({ event, transport, runner, inputs }, outcome, pullRequest) {
    const { token, id } = inputs.comment;
    const { github, repository } = await (0,run_context/* connectRepository */.J)({ event, transport }, token);
    const labelled = { github, repository, number: pullRequest.number };
    const { add, remove } = changeLabels(outcome, id, await listLabels(labelled));
    if (add.length + remove.length === 0 || (await (0,pull_requests/* hasOtherHead */.BU)(github, repository, pullRequest)))
        return;
    for (const name of remove)
        await removeLabel(labelled, name);
    if (add.length > 0)
        await addLabels(labelled, add);
    runner.log((0,log_text/* plain */.pj) `Labels: ${[...remove.map((name) => `-${name}`), ...add.map((name) => `+${name}`)].join(', ')}`);
}

;// CONCATENATED MODULE: ./build/js/modes/plan/index.js
























const mode = {
    inputs: inputs/* planInputs */.Zp,
    activity: 'Planning',
    writes: [],
    read: inputs/* readPlanInputs */.jU,
    run: plan,
    report: planReport,
    withheld: {
        isWithheld: connection/* isConnectionWithheld */.ef,
        report(context) {
            const { summary: _, ...outputs } = (0,plan_outputs/* planOutputs */.iS)(plan_outcome/* nothingPlanned */.kd, undefined);
            return (0,run_report/* expandReport */.rk)((0,run_report/* forkReport */.J$)('planned', { outputs, files: (0,plan_outputs/* planOutputFiles */.Qo)([]) }), context);
        },
    },
};
async function plan(inputs, context) {
    const { command: settings, nomad } = inputs;
    if (settings === undefined)
        return planPullRequest(inputs, context);
    try {
        return await (0,run_command/* runCommand */.d1)({ ...context, verb: 'plan', settings, nomad }, async ({ judged: { pullRequest }, end }) => {
            const planned = await planCommanded(inputs, { ...context, event: { ...context.event, pullRequest } });
            const { outcome, writeComment } = planned;
            const endPlan = async () => end({ headline: (0,plan_headline/* planHeadline */.M)(outcome), failures: (0,plan_outcome/* allFailures */.ZJ)(outcome), changed: false });
            if (writeComment !== undefined)
                return { ...planned, writeComment: beforeEnd(writeComment, endPlan) };
            await endPlan();
            return planned;
        });
    }
    catch (error) {
        const failures = (0,errors/* errorsIn */.R4)(error);
        if (failures === undefined)
            throw error;
        return notPlanned({ ...plan_outcome/* nothingPlanned */.kd, failures }, inputs, context);
    }
}
function beforeEnd(write, end) {
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
    const head = await (0,git/* commitAtHead */.fy)(inputs.jobFiles.workingDirectory);
    if (head?.id === context.event.pullRequest?.headSha)
        return planPullRequest(inputs, context);
    return notPlanned({ ...plan_outcome/* nothingPlanned */.kd, failures: [(0,refusals/* otherCheckout */.Qn)()] }, inputs, context);
}
function notPlanned(outcome, inputs, { event, runner }) {
    const { keys } = inputs.review;
    const surroundings = (0,comment_target/* surroundingsOf */.ZD)({ event, inputs, runner });
    const renewal = (0,renew_comment/* createRenewal */.l)({ record: undefined, place: undefined, keys, verbs: [], jobs: [], nomad: undefined });
    return { outcome, surroundings, writeComment: undefined, isOfFork: false, keys, renewal };
}
async function planPullRequest(inputs, context) {
    const { event } = context;
    let nomad;
    const outcome = await (0,errors/* withErrors */.u$)(planFiles(inputs, context, (connected) => (nomad = connected)), plan_outcome/* nothingPlanned */.kd);
    const { surroundings, writeComment, pullRequest, place } = await (0,comment_target/* findCommentTarget */.K$)({ ...context, inputs });
    if (inputs.labels)
        context.alongside(updateLabels({ ...context, inputs }, outcome, pullRequest));
    const { verbs, approvals, guarding } = inputs;
    const record = (0,review_record/* reviewRecordOf */.pU)(outcome, { context: event, inputs, approvals, guarding, pullRequest, verbs });
    const { keys } = inputs.review;
    const renewal = (0,renew_comment/* createRenewal */.l)({
        record,
        place,
        keys,
        verbs,
        jobs: outcome.jobs.map(({ reviewed }) => reviewed),
        nomad,
    });
    const present = await readPresent(outcome, inputs, place);
    const kept = renewal.kept(present?.ours[0]);
    return {
        outcome: kept === undefined ? outcome : (0,review_record/* withAllowances */.GR)(outcome, kept),
        surroundings: {
            ...surroundings,
            record: record?.lines,
            allowing: kept === undefined || keys === undefined ? undefined : (0,review_record/* allowingOf */.nW)(kept, keys, verbs),
            approvals: await countSoFar(inputs, place, { renewal, present }),
        },
        writeComment,
        isOfFork: (0,github_context/* isOfFork */.O)(context.event),
        keys,
        renewal,
    };
}
async function readPresent(outcome, { approvals }, place) {
    const isNeeded = approvals.needed > 0 || (0,guard_hits/* hitsOf */.eb)(outcome).length > 0;
    return place === undefined || !isNeeded ? undefined : (0,errors/* orUndefined */.y0)((0,find/* listMarked */.X9)(place));
}
async function countSoFar({ approvals, review }, place, { renewal, present }) {
    if (approvals.needed === 0 || place === undefined || present === undefined || review.keys === undefined)
        return undefined;
    const count = async () => {
        const times = await renewal.shown(present.ours[0]);
        return (0,count_approvals/* countApprovals */.w)(place, times ?? { since: Infinity }, approvals);
    };
    return (0,errors/* orUndefined */.y0)(count());
}
async function planFiles(inputs, context, onConnected) {
    const { event, runner } = context;
    const pullRequests = [event.pullRequest].flatMap((pull) => pull?.number ?? []);
    const jobs = await (0,each_job/* jobDependencies */.Tn)({ inputs, githubToken: inputs.comment.token, pullRequests }, context);
    onConnected(jobs.nomad);
    const base = event.pullRequest?.baseSha;
    const progress = (0,plan_log/* createProgress */.mf)(runner, 'Planned');
    const reads = (0,token_rights/* createOptionalReads */.Wd)();
    const planned = await planJobs({
        ...jobs,
        inputs,
        base,
        reads,
        guards: inputs.guarding.names,
        progress,
        now: () => new Date(),
    });
    const warning = reads.warning();
    if (warning !== undefined)
        runner.warning((0,log_text/* plainLines */.y1)(warning));
    if (planned.jobs.length > 0)
        context.alongside((0,token_rights/* warnOfManagementToken */.MP)({ event, inputs: inputs.nomad, runner, ...jobs }));
    return planned;
}


/***/ }),

/***/ 3429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRenewal)
/* harmony export */ });
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9618);
/* harmony import */ var _report_comment_latest_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(671);
/* harmony import */ var _review_registered_since_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(855);
/* harmony import */ var _review_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3925);




function createRenewal({ record, place, keys, verbs, jobs, nomad }) {
    const open = (present) => present && place?.open(present);
    const shownSince = async (present) => {
        const opened = open(present);
        if (opened?.kind !== 'opened' || record === undefined)
            return undefined;
        const before = opened.record;
        if (meaningOf(withDone(record.under(opened.key), before)) !== meaningOf(before))
            return undefined;
        return (await areSameStates(before, jobs, nomad)) ? timesOf(before) : undefined;
    };
    return {
        shown: shownSince,
        kept(present) {
            const opened = open(present);
            const own = keys && record?.under(keys[0]);
            return own === undefined || opened?.kind !== 'opened' ? own : withDone(own, opened.record);
        },
        with: (shown) => async (present, wanted) => {
            const opened = open(present);
            if (present === undefined || opened?.kind !== 'opened')
                return { draft: wanted };
            const { body } = present;
            if (shown.notice !== undefined) {
                const noticed = (0,_report_comment_latest_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .withNotice */ .HL)(body, shown.notice);
                const draft = noticed.length <= shown.longest ? noticed : (0,_text_published_js__WEBPACK_IMPORTED_MODULE_0__/* .asPublished */ .f1)(body);
                return { draft, keepsPlan: true, shown: timesOf(opened.record) };
            }
            if (keys === undefined)
                return { draft: wanted };
            const nothing = { ...opened.record, jobs: [], removed: [], left: 0 };
            const kept = withDone(record?.under(keys[0]) ?? nothing, opened.record);
            if (kept.jobs.length + kept.removed.length + (kept.history ?? []).length === 0)
                return { draft: wanted };
            const draft = shown.render((0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordLines */ .TS)(kept, keys, verbs), (0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .allowingOf */ .nW)(kept, keys, verbs));
            return { draft, shown: record === undefined ? timesOf(opened.record) : await shownSince(present) };
        },
    };
}
function timesOf({ since, edited }) {
    return edited === undefined ? { since } : { since, edited };
}
function withDone(record, before) {
    const jobs = new Map(before.jobs.map(({ file, done, state, command }) => [file, { done, state, command }]));
    const removed = new Map(before.removed.map(({ file, done }) => [file, { done }]));
    const allowed = allowedBefore(before);
    const missingJobs = doneOnly(before.jobs, record.jobs).map((job) => ({ ...job, spec: '', plan: '' }));
    const missingStops = doneOnly(before.removed, record.removed).map((job) => ({
        ...job,
        stop: false,
        index: 0,
        spec: '',
    }));
    return {
        ...record,
        jobs: [...missingJobs, ...record.jobs.map((job) => ({ ...job, ...jobs.get(job.file), ...allowed(job) }))],
        removed: [...missingStops, ...record.removed.map((job) => ({ ...job, ...removed.get(job.file), ...allowed(job) }))],
        ...(before.history === undefined ? {} : { history: before.history }),
    };
}
function allowedBefore(before) {
    const known = new Map([...before.jobs, ...before.removed].map((one) => [meaningOfOne(one), one.allowed]));
    return (one) => {
        const allowed = known.get(meaningOfOne(one));
        return allowed === undefined ? {} : { allowed };
    };
}
function meaningOfOne(one) {
    const { file, id, namespace, region, spec, hits } = one;
    return JSON.stringify([file, id, namespace, region, spec, 'plan' in one ? one.plan : one.index, hits]);
}
function doneOnly(before, present) {
    const files = new Set(present.map(({ file }) => file));
    return before.filter(({ file, done }) => done !== undefined && !files.has(file));
}
function meaningOf({ jobs, removed, head: _head, key: _key, approvals: _approvals, planned: _planned, since: _since, at: _at, edited: _edited, inputs: _inputs, guards: _guards, history: _history, ...scope }) {
    const planned = jobs.map(({ done: _done, state: _state, command: _command, allowed: _allowed, index: _index, evaluated: _evaluated, ...job }) => job);
    const stopped = removed.map(({ done: _done, allowed: _allowed, ...job }) => job);
    return JSON.stringify([scope, planned.toSorted(byFile), stopped.toSorted(byFile)]);
}
function byFile(a, b) {
    return a.file < b.file ? -1 : Number(a.file > b.file);
}
async function areSameStates(before, jobs, nomad) {
    const known = new Map(before.jobs.map((job) => [job.file, job]));
    const judged = await Promise.all(jobs.map(async ({ file, region, changes, ...job }) => {
        const was = known.get(file);
        return !changes || was === undefined || (0,_review_registered_since_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameState */ ._G)(was, { ...job, region: region || undefined }, nomad);
    }));
    return judged.every(Boolean);
}


/***/ })

};
