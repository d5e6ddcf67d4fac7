export const id = 217;
export const ids = [217];
export const modules = {

/***/ 9674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/inputs/connection.js + 1 modules
var connection = __webpack_require__(6276);
// EXTERNAL MODULE: ./build/js/inputs/planning.js
var planning = __webpack_require__(4217);
// EXTERNAL MODULE: ./build/js/report/fork-report.js
var fork_report = __webpack_require__(4828);
// EXTERNAL MODULE: ./build/js/report/plan-outputs.js
var plan_outputs = __webpack_require__(9649);
// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var runner = __webpack_require__(6030);
// EXTERNAL MODULE: ./build/js/report/comment/plan-comment.js + 2 modules
var plan_comment = __webpack_require__(1730);
// EXTERNAL MODULE: ./build/js/report/comment/same-comment.js
var same_comment = __webpack_require__(4717);
// EXTERNAL MODULE: ./build/js/report/plan-log.js
var plan_log = __webpack_require__(8537);
// EXTERNAL MODULE: ./build/js/report/plan-alarms.js
var plan_alarms = __webpack_require__(7025);
// EXTERNAL MODULE: ./build/js/review/record-codec.js + 1 modules
var record_codec = __webpack_require__(3987);
;// CONCATENATED MODULE: ./build/js/modes/plan/report.js








const commentLimit = 65_536;
const summaryLimit = runner/* SUMMARY_LIMIT */.J - 1024;
function planReport({ outcome, surroundings, writeComment, isOfFork, signingKey }) {
    const body = (0,plan_comment/* planMarkdown */.o)(outcome, surroundings, {
        max: commentLimit,
        measure: (text) => text.length,
        elsewhere: surroundings.run === undefined ? 'the step summary' : `the [step summary](${surroundings.run.url})`,
    });
    const summary = (0,plan_comment/* planMarkdown */.o)(outcome, { ...surroundings, marker: undefined, record: undefined }, { max: summaryLimit, measure: (text) => Buffer.byteLength(text), elsewhere: 'the file of output `plan-text`' });
    const same = (present, wanted) => (0,same_comment/* sameComment */.Go)(present, wanted) && (0,record_codec/* sameRecord */.qf)(present, wanted, signingKey);
    const create = hasSomethingToSay(outcome);
    return {
        errors: (0,plan_outcome/* allFailures */.Z)(outcome),
        log: (0,plan_log/* planLog */.iy)(outcome),
        comment: writeComment === undefined
            ? undefined
            : { subject: 'plan', isOfFork, write: async () => writeComment(body, { same, create }) },
        summary: `${summary}\n`,
        outputs: (0,plan_outputs/* planOutputs */.iS)(outcome, surroundings.ui),
        files: { markdown: { name: 'plan.md', parts: [body], isPrivate: false }, ...(0,plan_outputs/* planOutputFiles */.Qo)(outcome.jobs) },
    };
}
function hasSomethingToSay(outcome) {
    return (0,plan_outcome/* allFailures */.Z)(outcome).length > 0 || outcome.removed.length > 0 || outcome.jobs.some(plan_alarms/* hasChanges */.ik);
}

// EXTERNAL MODULE: ./build/js/clients/github/context.js + 3 modules
var github_context = __webpack_require__(197);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/comment-target.js + 1 modules
var comment_target = __webpack_require__(3333);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js
var each_job = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/js/operations/planning/record.js
var planning_record = __webpack_require__(1238);
// EXTERNAL MODULE: ./build/js/operations/token-note.js
var token_note = __webpack_require__(5073);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js + 14 modules
var collect = __webpack_require__(6273);
// EXTERNAL MODULE: ./build/js/operations/planning/claims.js
var planning_claims = __webpack_require__(294);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 2 modules
var plan_job = __webpack_require__(9530);
// EXTERNAL MODULE: ./build/js/operations/planning/registered-since.js
var registered_since = __webpack_require__(3628);
// EXTERNAL MODULE: ./build/js/operations/planning/declaring-files.js
var declaring_files = __webpack_require__(3480);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redactor = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/review/live-spec.js
var live_spec = __webpack_require__(4601);
;// CONCATENATED MODULE: ./build/js/modes/plan/removed-jobs.js







const mostStops = 60;
async function planRemoved(collected, options) {
    const { inputs, recorded, published, planned } = options;
    const mayStop = inputs.stopRemoved && recorded;
    const declarations = (0,declaring_files/* declarationsOf */.RK)(planned, collected, options);
    const secrets = (0,redactor/* createRedactor */.l)((0,variable_secrets/* inputSecrets */.Sc)(inputs.jobFiles.variables));
    const known = collected.removed.map((file, index) => {
        const job = published.jobIn(file);
        const place = job?.place === undefined ? undefined : (0,declaring_files/* placeJob */.L8)({ id: job.id, ...job.place }, { inputs });
        return { file, id: job?.id, place, mayStop: mayStop && index < mostStops };
    });
    return (0,p_map/* default */.Ay)(known, async ({ file, id, place, mayStop: may }) => ({
        file,
        id,
        stop: place === undefined ? byHand : await stopOf(place, may, { ...options, declarations, secrets }),
    }), { concurrency: 10 });
}
const byHand = { kind: 'runs-on', why: 'by-hand' };
async function stopOf(job, mayStop, { inputs, nomad, declarations, secrets }) {
    if (holdsSecrets(job, secrets))
        return byHand;
    const target = { ...job, stop: false, index: 0, spec: '' };
    if (!mayStop)
        return { ...byHand, target };
    try {
        const live = await (0,plan_job/* liveJob */.eL)(nomad, { ...job, region: job.region === '' ? undefined : job.region });
        if (live === undefined || live.Stop === true)
            return { kind: 'gone', target };
        const declarer = (0,declaring_files/* declarerOf */.iO)(job, await declarations());
        if (declarer !== undefined) {
            return { kind: 'runs-on', why: declarer.isCertain ? 'declared' : 'undecided', by: declarer.file, target };
        }
        const spec = (0,live_spec/* liveDigest */.j)(live, inputs.preserveCounts, inputs.review.signingKey);
        return { kind: 'stops', target: { ...target, stop: true, index: live.JobModifyIndex ?? 0, spec } };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { ...byHand, target };
    }
}
function holdsSecrets({ id, namespace, region }, secrets) {
    return [id, namespace, region].some((name) => secrets.name(name) !== name);
}

;// CONCATENATED MODULE: ./build/js/modes/plan/plan-jobs.js







async function planJobs(dependencies) {
    const { inputs, workspace, base, touched, now } = dependencies;
    const { deadline } = dependencies;
    const collected = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, touched, deadline });
    const claims = (0,planning_claims/* createClaims */.M)({ inputs, workspace, others: collected.others });
    const published = (0,each_job/* readPublishedOf */.yI)(collected, { workspace, base });
    const recorded = isRecorded(inputs);
    const results = await (0,each_job/* eachJob */.xF)(collected.jobs, dependencies, async (job, secrets) => {
        const judging = { ...dependencies, secrets, published: await published, recorded };
        const parsed = await (0,plan_job/* parseFile */.CJ)(job, judging);
        claims.add(job.file.name, parsed.spec, [...secrets, ...parsed.derived]);
        const asked = await (0,plan_job/* askPlan */.nn)(parsed, dependencies);
        const evaluated = recorded ? await (0,registered_since/* lastRegistration */.Ez)(asked, dependencies.nomad) : undefined;
        return (0,plan_job/* createPlannedJob */.YF)(asked, { ...judging, evaluated }, now());
    });
    const { jobs, failed } = claims.settle(results, ({ file }) => file);
    const removed = await planRemoved(collected, {
        ...dependencies,
        recorded,
        published: await published,
        planned: [
            ...jobs.map(({ file, reviewed }) => ({ file, job: (0,declaring_files/* placeJob */.L8)(reviewed, dependencies) })),
            ...failed.map(({ file }) => ({ file, job: undefined })),
        ],
    });
    return { jobs, failed, removed, untouched: collected.untouched, failures: [] };
}
function isRecorded({ comment, review }) {
    return comment.wanted && comment.token !== undefined && review.mode !== 'ignore';
}

;// CONCATENATED MODULE: ./build/js/modes/plan/run.js









async function plan(inputs, context) {
    const { event } = context;
    const outcome = await (0,errors/* withErrors */.u$)(planFiles(inputs, context), plan_outcome/* nothingPlanned */.k);
    const { surroundings, writeComment, pullRequest } = await (0,comment_target/* findCommentTarget */.K$)({ ...context, inputs });
    const record = (0,planning_record/* reviewRecordOf */.p)(outcome, { context: event, inputs, pullRequest });
    const { signingKey } = inputs.review;
    return {
        outcome,
        surroundings: { ...surroundings, record },
        writeComment,
        isOfFork: (0,github_context/* isOfFork */.O)(context.event),
        signingKey,
    };
}
async function planFiles(inputs, context) {
    const { event, runner } = context;
    const number = event.pullRequest?.number;
    const jobs = await (0,each_job/* jobDependencies */.Tn)({ inputs, githubToken: inputs.comment.token, number }, context);
    const base = event.pullRequest?.baseSha;
    const progress = (0,plan_log/* createProgress */.mf)(runner, 'Planned');
    const planned = await planJobs({ ...jobs, inputs, base, progress, now: () => new Date() });
    if (planned.jobs.length > 0)
        context.alongside((0,token_note/* warnOfManagementToken */.M)({ event, inputs: inputs.nomad, runner, ...jobs }));
    return planned;
}

;// CONCATENATED MODULE: ./build/js/modes/plan/index.js








const mode = {
    inputs: planning/* planningInputs */.b,
    activity: 'Planning',
    writes: false,
    read: planning/* readPlanningInputs */.h,
    run: plan,
    report: planReport,
    withheld: {
        isWithheld: connection/* isConnectionWithheld */.ef,
        report(context) {
            const { summary: _, ...outputs } = (0,plan_outputs/* planOutputs */.iS)(plan_outcome/* nothingPlanned */.k, undefined);
            return (0,run_report/* expandReport */.r)((0,fork_report/* forkReport */.J)('planned', { outputs, files: (0,plan_outputs/* planOutputFiles */.Qo)([]) }), context);
        },
    },
};


/***/ }),

/***/ 5073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ warnOfManagementToken)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4911);


const longestWait = 2000;
const text = 'This run is for a pull request and has a management token: anyone who can change the workflow can use it to change anything in the cluster. ' +
    'Use a token that can only plan: https://github.com/outrider/outrider/blob/main/docs/tokens.md#the-plan';
async function warnOfManagementToken(check) {
    const { event, inputs } = check;
    const isChecked = event.pullRequest !== undefined && inputs.dialect === 'nomad';
    if (!isChecked || (inputs.token === undefined && inputs.authMethod === undefined))
        return;
    await (0,_clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .w)(longestWait, warnIfManagement(check));
}
async function warnIfManagement({ inputs, nomad, runner }) {
    try {
        const { AccessorID, Type } = await nomad.readOwnToken({ region: inputs.region, once: true });
        if (Type === 'management' && AccessorID !== 'acls-disabled')
            runner.warning(text, { title: 'Outrider' });
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
    }
}


/***/ }),

/***/ 5486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Em: () => (/* binding */ redactUnplaced),
  vw: () => (/* binding */ unplaced),
  hV: () => (/* binding */ unplacedGroups)
});

;// CONCATENATED MODULE: ./build/js/plan/filter-reasons.js
const rules = [
    [/^missing drivers/, (count) => `${nodes(count)} without the task driver`],
    [/^computed class ineligible$/, (count) => `${nodes(count)} excluded by the job's constraints`],
    [/^missing CSI volumes?(?:\(s\))? (.+)$/is, (count) => `${lacking(count)} the CSI volume`],
    [/^did not meet topology requirement$/, (count) => `${nodes(count)} outside the topology of the CSI volume`],
    [/^CSI plugin (.+) is missing from client \S+$/s, (count) => `${lacking(count)} the CSI plugin`],
    [/^CSI plugin (.+) is unhealthy on client \S+$/s, (count) => `${nodes(count)} with an unhealthy CSI plugin`],
    [
        /^CSI plugin (.+) has the maximum number of volumes on client \S+$/s,
        (count) => `${nodes(count)} with no room for more volumes of the CSI plugin`,
    ],
    [/^CSI volume lookup failed$/, () => 'the CSI volumes could not be looked up'],
    [
        /^CSI volume (.+) is unschedulable or has exhausted its available reader claims$/s,
        () => 'no more readers, or no allocation at all, may claim the CSI volume',
    ],
    [/^CSI volume (.+) is unschedulable or is read-only$/s, () => 'nobody may write to the CSI volume'],
    [
        /^CSI volume (.+) has exhausted its available writer claims\b.*$/s,
        () => 'no more writers may claim the CSI volume',
    ],
    [/^missing compatible host volumes$/, (count) => `${lacking(count)} a host volume of the group`],
    [/^missing devices$/, (count) => `${lacking(count)} a device of the group`],
    [/^missing secrets provider$/, (count) => `${lacking(count)} a secrets provider of the group`],
    [/^missing network$/, (count) => `${lacking(count)} the network of the group`],
];
function filterReasons(filtered) {
    const found = new Map();
    for (const [said, count] of Object.entries(filtered).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        const [pattern, text] = rules.find(([one]) => one.test(said)) ?? [undefined, excluded];
        const name = pattern === undefined ? said : pattern.exec(said)?.[1];
        const key = JSON.stringify([String(pattern), name]);
        const known = found.get(key);
        if (known === undefined)
            found.set(key, { text, name, count });
        else
            known.count += count;
    }
    return Array.from(found.values(), ({ text, name, count }) => ({
        text: text(count),
        ...(name === undefined ? {} : { name }),
    }));
}
function excluded(count) {
    return `${nodes(count)} excluded by the constraint`;
}
function nodes(count) {
    return count === 1 ? '1 node' : `${count} nodes`;
}
function lacking(count) {
    return count === 1 ? '1 node lacks' : `${count} nodes lack`;
}

;// CONCATENATED MODULE: ./build/js/plan/placement.js

function unplaced(job, plan) {
    const datacenters = Array.isArray(job['Datacenters'])
        ? job['Datacenters'].filter((name) => typeof name === 'string')
        : [];
    return unplacedGroups(plan.FailedTGAllocs, datacenters);
}
function unplacedGroups(failed, datacenters) {
    return Object.entries(failed)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([group, metric]) => ({
        group,
        count: metric.CoalescedFailures + 1,
        reasons: reasonsOf(datacenters, metric),
    }));
}
function redactUnplaced(group, scrub) {
    return {
        ...group,
        reasons: group.reasons.map((reason) => reason.name === undefined ? reason : { ...reason, name: scrub(reason.name) }),
    };
}
function reasonsOf(datacenters, metric) {
    const reasons = [
        ...exhausted(metric),
        ...filterReasons(metric.ConstraintFiltered),
        ...metric.QuotaExhausted.map((quota) => ({ text: 'the quota is used up:', name: quota })),
        ...noNodes(datacenters, metric),
    ];
    if (reasons.length > 0)
        return reasons;
    return [{ text: metric.NodesExhausted > 0 ? `${nodes(metric.NodesExhausted)} full` : 'Nomad gives no reason' }];
}
function exhausted(metric) {
    return Object.entries(metric.DimensionExhausted)
        .toSorted(([, a], [, b]) => b - a)
        .map(([dimension, count]) => {
        const amount = askedFor(dimension, metric);
        const what = amount === '' ? `enough ${dimension}` : `${amount} of ${dimension}`;
        const all = metric.NodesEvaluated - metric.NodesFiltered <= count;
        return { text: all ? `no node has ${what} free` : `${nodes(count)} without ${what} free` };
    });
}
function askedFor(dimension, metric) {
    const asked = Object.values(metric.ResourcesExhausted);
    const each = (read) => asked.reduce((sum, one) => sum + read(one), 0) / (metric.CoalescedFailures + 1);
    switch (dimension) {
        case 'memory':
            return bytesOf(each((one) => one.MemoryMB));
        case 'disk':
            return bytesOf(each((one) => one.DiskMB));
        case 'cpu':
            return each((one) => one.CPU) > 0 ? `${each((one) => one.CPU)} MHz` : '';
        case 'cores':
            return each((one) => one.Cores) > 0 ? String(each((one) => one.Cores)) : '';
        default:
            return '';
    }
}
const units = ['MiB', 'GiB', 'TiB', 'PiB'];
function bytesOf(megabytes) {
    if (megabytes <= 0)
        return '';
    const unit = Math.min(units.length - 1, Math.floor(Math.log2(megabytes) / 10));
    return `${Math.round((megabytes / 1024 ** unit) * 10) / 10} ${units[unit] ?? ''}`;
}
function noNodes(datacenters, metric) {
    const empty = Object.entries(metric.NodesAvailable).filter(([, count]) => count === 0);
    if (empty.length > 0)
        return empty.map(([datacenter]) => ({ text: 'no node in datacenter', name: datacenter }));
    if (metric.NodesEvaluated > 0)
        return [];
    if (metric.NodesInPool === 0 && metric.NodePool !== '' && metric.NodePool !== 'default') {
        return [{ text: 'no node in node pool', name: metric.NodePool }];
    }
    return [
        datacenters.length > 0
            ? { text: 'no eligible node in', name: datacenters.join(', ') }
            : { text: 'no eligible node' },
    ];
}


/***/ }),

/***/ 4828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ forkReport)
/* harmony export */ });
function forkReport(done, empty) {
    const why = `This pull request is from a fork: GitHub gives its runs no secrets or variables, so nothing was ${done}.`;
    return {
        headline: `Nothing was ${done}: the pull request is from a fork`,
        sign: '⚪',
        failures: [],
        notes: [{ level: 'notice', text: why }],
        body: ['To plan it, read the change, then push its commits to a branch of this repository.'],
        ...empty,
    };
}


/***/ }),

/***/ 4159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ expandReport)
/* harmony export */ });
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);
/* harmony import */ var _markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6844);


function expandReport({ headline, lines = [], sign, failures, notes, body, outputs, files }, { redact }) {
    const otherFailures = failures.filter((failure) => !isInHeadline(failure, headline));
    const blocks = [
        `### ${failures.length > 0 ? '🔴' : sign} ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .C)(headline)}`,
        ...failures.filter((failure) => isInHeadline(failure, headline)).map((failure) => (0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .wayOut */ .YX)(failure)),
        ...(otherFailures.length === 0 ? [] : [(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .xh)(otherFailures, undefined).join('\n')]),
        ...notes.filter(({ text }) => text !== `${headline}.`).map(noteCallout),
        ...body,
    ];
    const markdown = `${redact(blocks.join('\n\n'))}\n`;
    const isLogged = [...failures.map(({ message }) => message), ...notes.map(({ text }) => text.replace(/\.$/, ''))];
    const logged = [...(isLogged.includes(headline) ? [] : [headline]), ...lines];
    return {
        errors: failures,
        log: [
            { kind: 'errors', errors: failures },
            ...notes.map(({ level, text }) => ({ kind: level, text: text })),
            ...(logged.length === 0 ? [] : [{ kind: 'text', text: logged.join('\n') }]),
        ],
        summary: markdown,
        outputs: { summary: headline, ...outputs },
        files: { ...files, markdown: { name: 'outrider.md', parts: [markdown], isPrivate: false } },
    };
}
function isInHeadline({ message, location }, headline) {
    const text = message.replace(/^`[^`]+`: /, '').replace(/\.$/, '');
    return location === undefined && !text.includes('\n') && headline.includes(text);
}
function noteCallout({ level, text }) {
    return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .C)(text)}`;
}


/***/ })

};
