export const id = 544;
export const ids = [544];
export const modules = {

/***/ 9544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/inputs/connection.js + 1 modules
var connection = __webpack_require__(6276);
// EXTERNAL MODULE: ./build/js/report/fork-report.js
var fork_report = __webpack_require__(4828);
// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/modes/parse/inputs.js
var inputs = __webpack_require__(8752);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var runner = __webpack_require__(6030);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
// EXTERNAL MODULE: ./build/js/report/output-files.js
var output_files = __webpack_require__(3622);
// EXTERNAL MODULE: ./build/js/report/plan-outputs.js
var plan_outputs = __webpack_require__(9649);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/js/modes/parse/report.js










function parseReport({ outcome, fileUrl }, { redact }) {
    const { jobs, failed, failures } = outcome;
    const errors = (0,plan_outcome/* allFailures */.Z)(outcome);
    const markdown = redact(parseMarkdown(outcome, fileUrl));
    const lines = jobs.map((job) => {
        const text = [`${job.id} (${job.file}): ${job.type}, ${describeGroups(job)}`, ...(0,describe_plan/* describeNotes */.Ne)(job)].join('\n  ');
        return { kind: 'text', text };
    });
    return {
        errors,
        log: [...lines, { kind: 'errors', errors }, { kind: 'text', text: `Parse: ${parseHeadline(outcome)}` }],
        summary: `${markdown}\n`,
        outputs: {
            summary: failures[0]?.message ?? parseHeadline(outcome),
            changed: 'false',
            jobs: JSON.stringify([...jobs.map(parsedJobOutput), ...failed.map(plan_outputs/* failedOutput */.tK)]),
        },
        files: { markdown: { name: 'parse.md', parts: [markdown], isPrivate: false }, ...parseOutputFiles(jobs) },
    };
}
function parseOutputFiles(jobs) {
    return { 'job-json': { name: 'jobs.json', parts: (0,output_files/* jsonArray */.I)(jobs.map((job) => job.json)), isPrivate: true } };
}
function parseHeadline({ jobs, failed, untouched, failures }) {
    if (failures.length > 0)
        return 'failed';
    const parts = [
        failed.length > 0 ? `${(0,numbers/* plural */.L)(failed.length, 'file')} failed` : '',
        jobs.length > 0 ? `${(0,numbers/* plural */.L)(jobs.length, 'file')} parsed` : '',
        untouched > 0 ? `${(0,numbers/* plural */.L)(untouched, 'file')} not touched` : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? 'no job files to parse' : parts.join(' · ');
}
function describeGroups({ groups }) {
    return groups.length === 0 ? 'no task group' : groups.map(({ name, count }) => `${name} × ${count}`).join(', ');
}
const failureShare = 0.4;
const tableShare = 0.5;
function bytes(text) {
    return Buffer.byteLength(text);
}
function parseMarkdown(outcome, fileUrl) {
    const all = (0,plan_outcome/* allFailures */.Z)(outcome);
    const items = (0,fit/* takeWithin */.Dh)((0,failure_items/* failureItems */.xh)(all, fileUrl), runner/* SUMMARY_LIMIT */.J * failureShare, bytes);
    const rows = outcome.jobs.map((job) => row(job, fileUrl));
    const shown = (0,fit/* takeWithin */.Dh)(rows.map((cells) => cells.join(' | ')), runner/* SUMMARY_LIMIT */.J * tableShare, bytes).taken.length;
    const left = rows.length - shown;
    const parts = [
        `### ${all.length > 0 ? '🔴' : '🟢'} Parse: ${parseHeadline(outcome)}`,
        items.taken.length === 0 ? '' : ['**Errors**', '', ...items.taken].join('\n'),
        items.left === 0 ? '' : `… and ${items.left} more in the log.`,
        shown === 0 ? '' : (0,markdown/* table */.tp)(['File', 'Job', 'Namespace', 'Type', 'Groups'], rows.slice(0, shown)),
        left === 0 ? '' : `… and ${(0,numbers/* plural */.L)(left, 'job')} more in the output \`jobs\`.`,
        ...outcome.jobs
            .slice(0, shown)
            .flatMap((job) => (0,describe_plan/* describeNotes */.Ne)(job).map((note) => `- ${(0,markdown/* nameCode */.Fl)(job.file)}: ${(0,prose/* prose */.C)(note)}`)),
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function row(job, fileUrl) {
    const file = (0,markdown/* nameCode */.Fl)(job.file);
    return [
        fileUrl === undefined ? file : (0,markdown/* link */.nf)(file, fileUrl(job.file)),
        (0,markdown/* nameCode */.Fl)(job.id),
        (0,markdown/* nameCode */.Fl)(job.namespace),
        (0,markdown/* nameCode */.Fl)(job.type),
        job.groups.length === 0 ? '—' : job.groups.map(({ name, count }) => `${(0,markdown/* nameCode */.Fl)(name)} × ${count}`).join(', '),
    ];
}
function parsedJobOutput({ file, id, namespace, region, type, groups }) {
    return {
        file,
        id,
        namespace,
        region: region ?? '',
        type,
        groups: Object.fromEntries(groups.map(({ name, count }) => [name, { count }])),
    };
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/comment-target.js + 1 modules
var comment_target = __webpack_require__(3333);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js
var each_job = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/js/operations/token-note.js
var token_note = __webpack_require__(5073);
// EXTERNAL MODULE: ./build/js/report/plan-log.js
var plan_log = __webpack_require__(8537);
;// CONCATENATED MODULE: ./build/js/modes/parse/outcome.js
const nothingParsed = { jobs: [], failed: [], untouched: 0, failures: [] };

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js + 14 modules
var collect = __webpack_require__(6273);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/published-values.js
var published_values = __webpack_require__(2258);
// EXTERNAL MODULE: ./build/js/clients/nomad/target.js
var target = __webpack_require__(7120);
// EXTERNAL MODULE: ./build/js/operations/planning/claims.js
var planning_claims = __webpack_require__(294);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-hidden.js + 6 modules
var parse_hidden = __webpack_require__(391);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-loaded.js
var parse_loaded = __webpack_require__(6036);
;// CONCATENATED MODULE: ./build/js/modes/parse/parse-jobs.js








async function parseJobs(dependencies) {
    const { inputs, workspace, touched, deadline } = dependencies;
    const collected = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, touched, deadline });
    const claims = (0,planning_claims/* createClaims */.M)({ inputs, workspace, others: collected.others });
    const published = (0,each_job/* readPublishedOf */.yI)(collected, { workspace, base: undefined });
    const results = await (0,each_job/* eachJob */.xF)(collected.jobs, dependencies, async (job, secrets) => parseJob(job, { ...dependencies, secrets, published: await published }, claims));
    const { jobs, failed } = claims.settle(results, ({ file }) => file);
    await published;
    return { jobs, failed, untouched: collected.untouched, failures: [] };
}
async function parseJob(loaded, dependencies, claims) {
    const { inputs, redactor, published, secrets } = dependencies;
    const { redaction } = inputs;
    const { spec: job, derived } = await (0,parse_hidden/* parseNamed */.N)(loaded, { ...dependencies, redaction });
    claims.add(loaded.file.name, job, [...secrets, ...derived]);
    (0,learn_job/* learnJob */.wT)(job, { ...redaction, secrets: redactor, published: published.valuesOf(loaded) }, 'file', redactor);
    const { name } = redactor;
    const { namespace = 'default', region } = (0,target/* placeOfFile */.T2)(job, inputs.nomad);
    return {
        file: loaded.file.name,
        id: name(job.ID),
        namespace: name(namespace),
        region: region === undefined ? undefined : name(region),
        type: job.Type ?? 'service',
        groups: (job.TaskGroups ?? []).map(({ Name, Count }) => ({ name: name(Name ?? ''), count: Count ?? 1 })),
        ...(0,parse_loaded/* planNotes */.vy)(loaded, job, inputs.nomad, name),
        json: JSON.stringify(job),
    };
}

;// CONCATENATED MODULE: ./build/js/modes/parse/run.js







async function parse(inputs, context) {
    const outcome = await (0,errors/* withErrors */.u$)(parseFiles(inputs, context), nothingParsed);
    return { outcome, fileUrl: (0,comment_target/* fileUrlOf */.rn)(context.event) };
}
async function parseFiles(inputs, context) {
    const { event, runner } = context;
    const number = event.pullRequest?.number;
    const jobs = await (0,each_job/* jobDependencies */.Tn)({ inputs, githubToken: inputs.githubToken, number }, context);
    const parsed = await parseJobs({ ...jobs, inputs, progress: (0,plan_log/* createProgress */.mf)(runner, 'Parsed') });
    if (parsed.jobs.length > 0)
        context.alongside((0,token_note/* warnOfManagementToken */.M)({ event, inputs: inputs.nomad, runner, ...jobs }));
    return parsed;
}

;// CONCATENATED MODULE: ./build/js/modes/parse/index.js






const mode = {
    inputs: inputs/* parseInputs */.T,
    activity: 'Parsing',
    writes: false,
    read: inputs/* readParseInputs */.V,
    run: parse,
    report: parseReport,
    withheld: {
        isWithheld: connection/* isConnectionWithheld */.ef,
        report: (context) => (0,run_report/* expandReport */.r)((0,fork_report/* forkReport */.J)('parsed', { outputs: { changed: 'false', jobs: '[]' }, files: parseOutputFiles([]) }), context),
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
