export const id = 266;
export const ids = [266];
export const modules = {

/***/ 8266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/list/inputs.js
var inputs = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var runner = __webpack_require__(6030);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
;// CONCATENATED MODULE: ./build/js/modes/list/report.js






const mostInMatrix = 256;
const mostRows = 500;
const tableShare = 0.8;
function listReport(outcome) {
    const { jobs, failures } = outcome;
    const isListed = failures.length === 0;
    return {
        headline: failures[0]?.message ?? listHeadline(outcome),
        lines: logLines(outcome),
        sign: jobs.some(isShort) ? '🟠' : '🟢',
        failures,
        notes: isListed ? notes(outcome) : [],
        body: jobs.length === 0 ? [] : jobTable(outcome),
        outputs: {
            changed: 'false',
            jobs: JSON.stringify(jobs.map((job) => listedJobOutput(job, outcome))),
            matrix: JSON.stringify({ include: jobs.slice(0, mostInMatrix).map((job) => matrixRow(job, outcome)) }),
        },
    };
}
function listHeadline({ jobs, namespace, isNarrowed }) {
    const where = namespace === '*' ? 'all namespaces' : `namespace \`${namespace ?? 'default'}\``;
    const adjective = isNarrowed ? 'matching ' : '';
    if (jobs.length === 0)
        return `No ${adjective}jobs in ${where}`;
    const byStatus = [...Map.groupBy(jobs, describeStatus)].toSorted(([, a], [, b]) => b.length - a.length);
    const counts = byStatus.map(([status, same]) => `${same.length} ${status}`).join(', ');
    const short = jobs.filter(isShort);
    const warning = short.length === 0 ? '' : `; ${describeShort(short)}`;
    return `${(0,numbers/* plural */.L)(jobs.length, `${adjective}job`)} in ${where}: ${counts}${warning}`;
}
function describeShort(jobs) {
    const [only] = jobs.length === 1 ? jobs : [];
    return only === undefined
        ? `${jobs.length} run fewer allocations than desired`
        : `\`${only.ID}\` runs fewer allocations than desired`;
}
function isShort(job) {
    if (job.Stop || job.Periodic || job.ParameterizedJob)
        return false;
    return groupsOf(job).some(([, { Running, Starting, Queued, Failed, Lost }]) => {
        const hasFailed = job.Type !== 'batch' && job.Type !== 'sysbatch' && Failed + Lost > 0;
        return Starting + Queued > 0 || (Running === 0 && hasFailed);
    });
}
function notes({ jobs, includeMeta }) {
    return [
        jobs.length === 0
            ? 'The output `matrix` is empty, and GitHub fails a job with an empty matrix: run that job only `if: needs.list.outputs.matrix != \'{"include":[]}\'`.'
            : '',
        includeMeta && jobs.length > 0 && jobs.every(({ Meta }) => Object.keys(Meta).length === 0)
            ? 'No job has metadata, or the Nomad server does not list it (before version 1.4.3).'
            : '',
    ]
        .filter((text) => text !== '')
        .map((text) => ({ level: 'notice', text }))
        .concat(jobs.length > mostInMatrix ? [tooMany(jobs.length)] : []);
}
function tooMany(count) {
    const text = `The output \`matrix\` has the first ${mostInMatrix} of ${(0,numbers/* plural */.L)(count, 'job')}, which is GitHub's limit. Narrow the list with \`prefix\` or \`filter\` and use several runs; the output \`jobs\` has all jobs.`;
    return { level: 'warning', text };
}
function logLines({ jobs, namespace }) {
    const left = jobs.length - mostRows;
    const lines = jobs.slice(0, mostRows).map((job) => {
        const where = namespace === '*' ? ` in ${job.Namespace}` : '';
        const running = describeRunning(job, quote/* visible */.R);
        return `${(0,quote/* visible */.R)(job.ID)}${where} (${describeType(job)}): ${describeStatus(job)}${running === '' ? '' : `, ${running}`}`;
    });
    return left > 0 ? [...lines, `… and ${(0,numbers/* plural */.L)(left, 'job')} more in the output \`jobs\`.`] : lines;
}
function jobTable({ jobs, namespace }) {
    const isEverywhere = namespace === '*';
    const rows = jobs.slice(0, mostRows).map((job) => row(job, isEverywhere));
    const lines = rows.map((cells) => cells.join(' | '));
    const shown = (0,fit/* takeWithin */.Dh)(lines, runner/* SUMMARY_LIMIT */.J * tableShare, (text) => Buffer.byteLength(text) + 4).taken.length;
    const left = jobs.length - shown;
    return [
        (0,markdown/* table */.tp)(['Job', ...(isEverywhere ? ['Namespace'] : []), 'Type', 'Status', 'Running', 'Submitted'], rows.slice(0, shown)),
        ...(left === 0 ? [] : [`… and ${(0,numbers/* plural */.L)(left, 'job')} more in the output \`jobs\`.`]),
    ];
}
function row(job, isEverywhere) {
    return [
        (0,markdown/* nameCode */.Fl)(job.ID),
        ...(isEverywhere ? [(0,markdown/* nameCode */.Fl)(job.Namespace)] : []),
        (0,markdown/* nameCode */.Fl)(describeType(job)),
        (0,markdown/* nameCode */.Fl)(describeStatus(job)),
        describeRunning(job, markdown/* nameCode */.Fl) || '—',
        (0,describe_plan/* formatMinute */.Yi)(job.SubmitTime ?? undefined) || '—',
    ];
}
function describeType({ Type, Periodic, ParameterizedJob }) {
    return [Type, ...(Periodic ? ['periodic'] : []), ...(ParameterizedJob ? ['parameterized'] : [])].join(', ');
}
function describeStatus({ Status, Stop }) {
    return Stop && Status === 'dead' ? 'dead (stopped)' : Status;
}
function describeRunning(job, format) {
    if (job.Periodic || job.ParameterizedJob) {
        const { Pending, Running, Dead } = job.JobSummary?.Children ?? { Pending: 0, Running: 0, Dead: 0 };
        const counts = [`${Pending} pending`, `${Running} running`, `${Dead} dead`].filter((text) => !text.startsWith('0 '));
        return counts.length === 0 ? '' : `children: ${counts.join(', ')}`;
    }
    return groupsOf(job)
        .map(([name, { Running, Starting, Queued }]) => [name, Running, Running + Starting + Queued])
        .filter(([, , desired]) => desired > 0 || isShort(job))
        .map(([name, running, desired]) => `${format(name)} ${running} of ${desired}`)
        .join(', ');
}
function groupsOf({ JobSummary, }) {
    return Object.entries(JobSummary?.Summary ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
function matrixRow({ ID, Namespace, Type, Status }, { region }) {
    return { job: ID, namespace: Namespace, region: region ?? '', type: Type, status: Status };
}
function listedJobOutput(job, { region, includeMeta }) {
    const children = job.JobSummary?.Children;
    return {
        id: job.ID,
        namespace: job.Namespace,
        region: region ?? '',
        type: job.Type,
        status: job.Status,
        stopped: job.Stop,
        periodic: job.Periodic,
        parameterized: job.ParameterizedJob,
        parent: job.ParentID,
        priority: job.Priority,
        groups: Object.fromEntries(groupsOf(job).map(([name, counts]) => [name, lowered(counts)])),
        ...(children === null || children === undefined ? {} : { children: lowered(children) }),
        index: job.JobModifyIndex,
        submitted: job.SubmitTime?.toISOString() ?? '',
        ...(includeMeta ? { meta: job.Meta } : {}),
    };
}
function lowered(counts) {
    return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name.toLowerCase(), count]));
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/redaction/judge-value.js
var judge_value = __webpack_require__(9456);
// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
;// CONCATENATED MODULE: ./build/js/modes/list/run.js




function nothingListed({ nomad, prefix, filter, includeMeta }) {
    const { namespace, region } = nomad;
    return { jobs: [], namespace, region, isNarrowed: (prefix ?? filter) !== undefined, includeMeta, failures: [] };
}
async function listMatchingJobs({ inputs, nomad, redactor }) {
    const { prefix, filter, perPage, includeMeta } = inputs;
    const jobs = [];
    for await (const page of nomad.pages.listJobs({ prefix, filter, perPage, meta: includeMeta || undefined })) {
        for (const job of page.jobs)
            jobs.push(job);
    }
    if (filter !== undefined && jobs.length > 0)
        await checkFilters(nomad, prefix);
    const rules = (0,learn_job/* liveRules */.qB)(redactor, { mode: 'none', patterns: [], reveal: [] });
    return { ...nothingListed(inputs), jobs: jobs.map((job) => ({ ...job, Meta: shownMeta(job.Meta, rules) })) };
}
async function checkFilters(nomad, prefix) {
    const { jobs } = await nomad.listJobs({ prefix, filter: 'ID == ""', perPage: 1 });
    if (jobs.length === 0)
        return;
    throw new errors/* ActionError */.lZ({
        reason: 'server',
        message: 'This Nomad server ignores `filter` (it needs version 1.3.0) and lists every job',
        help: 'server-too-old',
        hint: 'Upgrade Nomad, or narrow the list with `prefix`.',
    });
}
const inMeta = { group: undefined, task: undefined, objects: [], side: 'live' };
function shownMeta(meta, rules) {
    const entries = Object.entries(meta).map(([key, value]) => [
        rules.secrets.name(key),
        (0,judge_value/* isShown */.aJ)({ ...inMeta, name: `Meta[${key}]`, value }, rules) ? value : hidden_text/* hiddenMark */.s,
    ]);
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./build/js/modes/list/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* listInputs */.S,
    activity: 'Listing jobs',
    writes: false,
    read: inputs/* readListInputs */.A,
    nothing: nothingListed,
    run: listMatchingJobs,
    report: listReport,
});


/***/ }),

/***/ 7852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ nomadMode)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _operations_connect_nomad_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4037);
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);
/* harmony import */ var _report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7058);
/* harmony import */ var _report_nomad_ui_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1129);





function nomadMode({ nothing, run, report, ...mode }) {
    return {
        ...mode,
        run: async (inputs, context) => ({
            outcome: await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withErrors */ .u$)((0,_operations_connect_nomad_js__WEBPACK_IMPORTED_MODULE_1__/* .startNomadRun */ .d)(inputs, context).then(run), nothing(inputs)),
            ...linksOf(inputs),
        }),
        report: ({ outcome, ...links }, context) => (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_2__/* .expandReport */ .r)(withLinks(report(outcome), links), context),
    };
}
function linksOf({ job, ui, nomad: { namespace = 'default', region }, }) {
    const links = job === undefined || ui === undefined ? undefined : (0,_report_nomad_ui_js__WEBPACK_IMPORTED_MODULE_4__/* .createUiLinks */ .y)(ui, region);
    const one = { id: job ?? '', namespace };
    return { jobUrl: links?.job(one), deploymentsUrl: links?.deployments(one) };
}
function withLinks(report, { jobUrl, deploymentsUrl }) {
    if (jobUrl === undefined || report.failures.some(({ reason }) => reason === 'not-found' || reason === 'unreachable'))
        return report;
    const hasDeployment = (report.outputs['deployment-id'] ?? '') !== '';
    const links = [(0,_report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)('Job in Nomad', jobUrl), ...(hasDeployment ? [(0,_report_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)('Deployments', deploymentsUrl)] : [])];
    return { ...report, body: [...report.body, links.join(' · ')], outputs: { ...report.outputs, url: jobUrl } };
}


/***/ }),

/***/ 1540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ takeWithin),
/* harmony export */   JM: () => (/* binding */ listUpTo),
/* harmony export */   cz: () => (/* binding */ clipped)
/* harmony export */ });
function takeWithin(items, budget, measure) {
    let room = budget;
    const end = items.findIndex((item) => {
        room -= measure(item) + 1;
        return room < 0;
    });
    const taken = end === -1 ? items : items.slice(0, end);
    return { taken, left: items.length - taken.length };
}
const maxNameLength = 200;
function clipped(text, most = maxNameLength) {
    return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}
function listUpTo(items, separator, most = 5) {
    const more = items.length > most ? `${separator}${items.length - most} more` : '';
    return items.slice(0, most).join(separator) + more;
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
