export const id = 961;
export const ids = [961];
export const modules = {

/***/ 3480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ placeJob),
/* harmony export */   RK: () => (/* binding */ declarationsOf),
/* harmony export */   iO: () => (/* binding */ declarerOf)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(606);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_nomad_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7120);
/* harmony import */ var _parse_loaded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6036);




function declarationsOf(planned, { readOthers, readElsewhere }, asking) {
    let all;
    const ask = async () => {
        const rest = await (0,p_map__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .Ay)(await readOthers(), (loaded) => declarationOf(loaded, asking), { concurrency: 10 });
        const elsewhere = (await readElsewhere()).map(({ file, job: { id, place } }) => ({
            file,
            job: place === undefined ? undefined : placeJob({ id, ...place }, asking),
        }));
        return [...planned, ...rest, ...elsewhere.filter(({ job }) => job !== undefined)];
    };
    return () => (all ??= ask());
}
async function declarationOf(loaded, asking) {
    const file = loaded.file.name;
    if (!('source' in loaded))
        return { file, job: undefined };
    try {
        const job = await (0,_parse_loaded_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLoaded */ .j$)(loaded, asking.nomad);
        const { namespace, region } = (0,_clients_nomad_target_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfFile */ .T2)(job, asking.inputs.nomad);
        return { file, job: placeJob({ id: job.ID, namespace, region }, asking) };
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorsIn */ .R4)(error) === undefined)
            throw error;
        return { file, job: undefined };
    }
}
function placeJob({ id, namespace, region }, { inputs: { nomad } }) {
    return {
        id,
        namespace: namespace || nomad.namespace || 'default',
        region: region || nomad.region || '',
    };
}
function maybeSame(one, other) {
    const sameRegion = one.region === other.region || one.region === '' || other.region === '';
    return one.id === other.id && one.namespace === other.namespace && sameRegion;
}
function declarerOf(job, declarations) {
    const certain = declarations.find((one) => one.job !== undefined && maybeSame(one.job, job));
    const possible = certain ?? declarations.find((one) => one.job === undefined);
    return possible === undefined ? undefined : { file: possible.file, isCertain: certain !== undefined };
}


/***/ }),

/***/ 1238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ recordToSeal),
/* harmony export */   p: () => (/* binding */ reviewRecordOf)
/* harmony export */ });
/* harmony import */ var _redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2294);
/* harmony import */ var _redaction_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5189);
/* harmony import */ var _review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7151);
/* harmony import */ var _review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3987);




const budget = 20_000;
function reviewRecordOf(outcome, { context, inputs, pullRequest }) {
    const { repository } = context;
    const { mode, signingKey } = inputs.review;
    const nothing = outcome.jobs.length + outcome.removed.length === 0;
    if (repository === undefined || pullRequest === undefined || mode === 'ignore' || nothing)
        return undefined;
    const { nomad } = inputs;
    const redactor = (0,_redaction_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .createRedactor */ .l)((0,_redaction_variable_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .inputSecrets */ .Sc)(inputs.jobFiles.variables));
    const named = (name) => (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .C)(name, redactor.name(name) !== name, signingKey);
    const record = {
        repository: `${repository.owner}/${repository.name}`,
        pullRequest: pullRequest.number,
        comment: inputs.comment.id,
        head: pullRequest.headSha,
        run: { id: context.runId ?? '', number: context.runNumber, attempt: context.runAttempt },
        cluster: nomad.address.host,
        namespace: named(nomad.namespace ?? ''),
        region: named(nomad.region ?? ''),
        jobs: outcome.jobs
            .map(({ reviewed }) => reviewedJob(reviewed, signingKey))
            .toSorted((a, b) => Number(b.changes) - Number(a.changes)),
        removed: outcome.removed.flatMap(({ file, stop }) => (stop.target === undefined ? [] : [{ file, ...stop.target }])),
        left: 0,
    };
    return recordToSeal(record, signingKey);
}
function reviewedJob({ hides = new Set(), ...job }, key) {
    return {
        ...job,
        id: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .C)(job.id, hides.has('id'), key),
        namespace: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .C)(job.namespace, hides.has('namespace'), key),
        region: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .C)(job.region, hides.has('region'), key),
    };
}
function recordToSeal(record, key) {
    return { line: (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .draftWithin */ .fc)(record, key, budget), seal: (comment) => (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .seal */ .od)(comment, key) };
}


/***/ }),

/***/ 3628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ versionsSince),
/* harmony export */   Ez: () => (/* binding */ lastRegistration),
/* harmony export */   Jy: () => (/* binding */ registeredSince)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4911);
/* harmony import */ var _plan_preserve_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7679);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2601);
/* harmony import */ var _review_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1269);
/* harmony import */ var _review_meaning_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6484);
/* harmony import */ var _review_random_changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4872);







const clockSkew = 600_000;
async function registeredSince(asked, reviewed, asking) {
    const { JobModifyIndex: index } = asked.plan;
    try {
        if (index === 0)
            return await purgedSince(asked, reviewed, asking);
        if (index === reviewed.index)
            return 'no';
        const target = { id: asked.job.ID, namespace: asked.namespace, region: asked.region };
        const versions = await versionsSince(target, reviewed, asking.nomad);
        if (versions === undefined)
            return 'unknown';
        const ours = asked.plan.Diff;
        for (const version of versions) {
            const plan = await asking.nomad.createJobPlan({
                job: countsKept(version, versions[0], asking),
                policyOverride: asking.inputs.policyOverride,
                namespace: asked.namespace,
                region: asked.region,
            });
            if (isSameChange(plan.Diff, ours, asked.random.values))
                return 'yes';
        }
        return 'no';
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ)
            return 'unknown';
        throw error;
    }
}
function isSameChange(theirs, ours, random) {
    if (theirs === null || ours === null)
        return theirs === ours;
    const [one, two] = (0,_review_random_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutRandomFields */ .XZ)([theirs, ours], ours, random).map((diff) => (0,_review_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonical */ .$)((0,_review_meaning_js__WEBPACK_IMPORTED_MODULE_4__/* .differenceOf */ .P)(diff)));
    return one === two;
}
function countsKept(version, live, { inputs }) {
    return inputs.preserveCounts ? (0,_plan_preserve_counts_js__WEBPACK_IMPORTED_MODULE_6__/* .keepCounts */ .g)(version, live).job : version;
}
async function versionsSince(target, { index, mergedAt }, nomad) {
    const { Versions: all } = await nomad.listJobVersions(target);
    const since = [];
    for (const version of all) {
        const last = since.at(-1);
        if (last !== undefined && (version.Version ?? 0) !== (last.Version ?? 0) - 1)
            break;
        if ((version.JobModifyIndex ?? 0) <= index)
            return last === undefined ? undefined : since;
        since.push(version);
    }
    const oldest = since.at(-1);
    const submitted = oldest === undefined ? undefined : (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .submittedAt */ .$4)(oldest)?.getTime();
    return submitted !== undefined && submitted < mergedAt - clockSkew ? since : undefined;
}
async function purgedSince(asked, { index, evaluated }, { nomad }) {
    if (index !== 0 || evaluated === undefined)
        return 'no';
    return (await lastEvaluation(asked, nomad)) > evaluated ? 'yes' : 'no';
}
const patience = 5000;
async function lastRegistration(asked, nomad) {
    if (asked.plan.JobModifyIndex !== 0)
        return undefined;
    return (0,_clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .w)(patience, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(lastEvaluation(asked, nomad)));
}
async function lastEvaluation({ job, namespace, region }, nomad) {
    const evaluations = await nomad.listJobEvaluations({ id: job.ID, namespace, region });
    return evaluations
        .filter(({ TriggeredBy }) => TriggeredBy === 'job-register')
        .reduce((last, { CreateIndex }) => Math.max(last, CreateIndex), 0);
}


/***/ }),

/***/ 3976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ footerLine)
/* harmony export */ });
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1540);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7058);


function footerLine(result, { commit, run, cluster, region }, more = '') {
    const at = commit === undefined ? '' : ` at ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 7))}`;
    const by = run === undefined
        ? ''
        : ` by ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`run ${run.number}${run.attempt > 1 ? `, attempt ${run.attempt}` : ''}`, run.url)}`;
    const where = ` on ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(cluster)}${region === undefined ? '' : ` (region ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .clipped */ .cz)(region))})`}`;
    return `<sub>${result}${at}${by}${where}${more}</sub>`;
}


/***/ }),

/***/ 8753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ hiddenWithin)
/* harmony export */ });
const ownLine = /(^<!-- outrider:[^\n]* -->$|^<\/details>$|^`{3,}[a-z]*$|^<details(?: open)?><summary>[^\n]*<\/summary>$)/m;
const fold = /^(<details(?: open)?><summary>)(.*)(<\/summary>)$/;
function hideInMarkdown(text, { hide }) {
    if (hide === undefined)
        return text;
    return text
        .split(ownLine)
        .map((part, at) => (at % 2 === 0 ? hide(part) : ownPart(part, hide)))
        .join('');
}
function ownPart(line, hide) {
    const [, open, title, close] = fold.exec(line) ?? [];
    return title === undefined ? line : `${open}${hide(title)}${close}`;
}
function hiddenWithin(limit, surroundings, render) {
    const text = hideInMarkdown(render(limit), surroundings);
    if (limit.measure(text) <= limit.max)
        return text;
    const measure = (part) => limit.measure(hideInMarkdown(part, surroundings));
    return hideInMarkdown(render({ ...limit, measure }), surroundings);
}


/***/ }),

/***/ 1730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ planMarkdown)
});

// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/js/report/comment/callout.js





const mostLines = 8;
const share = 0.15;
function planCallout(jobs, removed, limit) {
    const lines = [
        ...jobs.flatMap((job) => [...destructiveLine(job), ...unplacedLines(job), ...renamedLine(job)]),
        ...removed.map((file) => (0,prose/* prose */.C)((0,describe_plan/* describeRemovedFile */.uh)(clippedNames(file)))),
    ];
    if (lines.length === 0)
        return '';
    const { taken } = (0,fit/* takeWithin */.Dh)(lines.slice(0, mostLines), limit.max * share, (line) => limit.measure(line) + around);
    const left = lines.length - taken.length;
    const shown = left === 0 ? taken : [...taken, `… and ${left} more like these.`];
    return ['> [!CAUTION]', shown.map((line) => `> ${line}`).join('  \n')].join('\n');
}
function clippedNames({ file, id, stop }) {
    const isBy = stop.kind === 'runs-on' && stop.by !== undefined;
    return {
        file: (0,fit/* clipped */.cz)(file),
        id: id === undefined ? undefined : (0,fit/* clipped */.cz)(id),
        stop: isBy ? { ...stop, by: (0,fit/* clipped */.cz)(stop.by ?? '') } : stop,
    };
}
const around = '>   '.length;
function destructiveLine(job) {
    const sum = (0,describe_plan/* totals */.Sd)(job.verdict.groups);
    const more = (0,describe_plan/* following */.CQ)(sum);
    const results = [
        sum.replaced > 0 ? `replaces ${(0,numbers/* plural */.L)(sum.replaced, 'allocation')}${more === '' ? '' : `, ${more}`}` : '',
        sum.stopped > 0 ? `stops ${(0,numbers/* plural */.L)(sum.stopped, 'allocation')}` : '',
        ...job.verdict.preempted.map((other) => `preempts ${(0,numbers/* plural */.L)(other.count, 'allocation')} of ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(other.job))}`),
    ].filter((result) => result !== '');
    return results.length === 0 ? [] : [`**${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(job.id))}** ${(0,fit/* listUpTo */.JM)(results, ' and ')} (destructive).`];
}
function renamedLine({ id, formerId }) {
    return formerId === undefined
        ? []
        : [`**${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(id))}** is new; its file held ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(formerId))}, which keeps running.`];
}
function unplacedLines(job) {
    const several = job.verdict.groups.length > 1;
    return job.verdict.unplaced.map(({ group, count, reasons }) => {
        const what = several
            ? `${(0,numbers/* plural */.L)(count, 'allocation')} of group ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(group))}`
            : (0,numbers/* plural */.L)(count, 'allocation');
        return `**${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(job.id))}** cannot be placed (${what}): ${(0,fit/* listUpTo */.JM)(reasons.map(reasonMarkdown), '; ')}.`;
    });
}
function reasonMarkdown({ text, name }) {
    return name === undefined ? (0,fit/* clipped */.cz)(text) : `${(0,fit/* clipped */.cz)(text)} ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(name))}`;
}

;// CONCATENATED MODULE: ./build/js/report/comment/job-details.js





const openUpTo = 40;
const leastRoom = 800;
function jobDetails(job, { few, fileUrl, limit }) {
    const { lines } = job.diff;
    const counts = (0,describe_plan/* describeCounts */.wv)((0,describe_plan/* totals */.Sd)(job.verdict.groups), job.verdict.starts);
    const traits = job.verdict.traits.map((trait) => ` · ${trait}`).join('');
    const summary = `<b>${(0,markdown/* htmlCode */.h8)(job.id)}</b> — ${counts === '' ? (0,describe_plan/* describeChange */.uQ)(job.verdict) : counts}${traits}`;
    const facts = [...notes(job), factLine(job, fileUrl)].join('\n\n');
    const around = limit.measure((0,markdown/* details */.zH)(summary, (0,markdown/* fence */.EU)(lines.slice(0, 1), 'diff') + facts, true)) + fenceSlack(lines);
    if (limit.max - around < Math.min(leastRoom, limit.measure(lines.join('\n'))))
        return undefined;
    const { taken, left } = (0,fit/* takeWithin */.Dh)(lines, limit.max - around, limit.measure);
    const block = taken.length === 0 ? '' : (0,markdown/* fence */.EU)(taken, 'diff');
    const cut = left === 0 ? '' : `… and ${(0,numbers/* plural */.L)(left, 'line')} more in ${limit.elsewhere}.`;
    const body = [block, cut, facts].filter((part) => part !== '').join('\n\n');
    return (0,markdown/* details */.zH)(summary, body, few && lines.length <= openUpTo && job.verdict.change !== 'new');
}
function fenceSlack(lines) {
    return 200 + 2 * (0,markdown/* longestRun */.Q_)(lines.join('\n'));
}
function notes(job) {
    const kept = job.keptCounts.map(({ group, count, instead }) => `Count of ${(0,markdown/* code */.aY)(group)} kept at ${count}; the file says ${instead}.`);
    const warnings = job.verdict.warnings.map((warning) => `⚠️ ${(0,markdown/* code */.aY)(warning)}`);
    return [...kept, ...(0,describe_plan/* describeNotes */.Ne)(job).map(prose/* prose */.C), ...warnings];
}
function factLine(job, fileUrl) {
    const { verdict } = job;
    const launch = verdict.starts === 'per-launch'
        ? ` · next periodic launch ${verdict.nextLaunch === undefined ? '—' : (0,markdown/* code */.aY)(verdict.nextLaunch)}`
        : '';
    const hidden = job.diff.hiddenValues === 0 ? '' : ` · ${(0,numbers/* plural */.L)(job.diff.hiddenValues, 'value')} hidden`;
    const file = fileUrl === undefined ? (0,markdown/* code */.aY)(job.file) : (0,markdown/* link */.nf)((0,markdown/* nameCode */.Fl)(job.file), fileUrl(job.file));
    return `Job modify index ${verdict.jobModifyIndex}${launch}${hidden} · ${file}`;
}

// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/comment/hide-in-markdown.js
var hide_in_markdown = __webpack_require__(8753);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
;// CONCATENATED MODULE: ./build/js/report/comment/plan-comment.js










const failureShare = 0.3;
const tableShare = 0.35;
const reserve = 600;
const places = 4;
function planMarkdown(outcome, surroundings, limit) {
    const shown = (0,hide_in_markdown/* hiddenWithin */.e)(limit, surroundings, (within) => clearMarkdown(outcome, surroundings, within));
    return surroundings.record?.seal(shown) ?? shown;
}
function clearMarkdown(outcome, surroundings, limit) {
    const jobs = (0,describe_plan/* bySeverity */.Np)(outcome.jobs);
    const changing = jobs.filter(describe_plan/* hasChanges */.ik);
    const head = [surroundings.marker, heading(outcome, jobs)].filter((part) => part !== undefined).join('\n');
    const last = [plan_comment_footer(outcome, surroundings), surroundings.record?.line]
        .filter((part) => part !== undefined)
        .join('\n');
    const closing = [nextStep(outcome, changing), last];
    const sizeOf = (parts) => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
    const kept = sizeOf([head, ...closing]) + reserve + places * limit.measure(limit.elsewhere);
    const room = { ...limit, max: Math.max(0, limit.max - kept) };
    const parts = [
        planCallout(jobs, outcome.removed, room),
        failureSection(outcome, surroundings, room),
        jobTable(changing, surroundings, room),
    ].filter((part) => part !== '');
    const unchanged = unchangedSection(jobs.filter((job) => !changing.includes(job)), room);
    const left = room.max - sizeOf([...parts, unchanged]);
    return [head, ...parts, ...plans(changing, surroundings, { ...limit, max: left }), unchanged, ...closing]
        .filter((part) => part !== '')
        .join('\n\n');
}
function heading(outcome, jobs) {
    if (outcome.failures.length > 0)
        return '### 🔴 Plan failed';
    const dangerous = jobs.some((job) => job.verdict.destructive || job.verdict.unplaced.length > 0);
    const changes = jobs.some((job) => job.verdict.changes) || outcome.removed.length > 0;
    const sign = outcome.failed.length > 0 ? '🔴' : dangerous ? '🟠' : changes ? '🔵' : '🟢';
    return `### ${sign} Plan: ${(0,describe_plan/* planHeadline */.MM)(outcome)}`;
}
function failureSection(outcome, surroundings, limit) {
    const items = (0,failure_items/* failureItems */.x)((0,plan_outcome/* allFailures */.Z)(outcome), surroundings.fileUrl);
    if (items.length === 0)
        return '';
    const { taken, left } = (0,fit/* takeWithin */.Dh)(items, limit.max * failureShare, limit.measure);
    const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
    return ['**What went wrong**', '', ...taken, ...rest].join('\n');
}
function jobTable(jobs, surroundings, limit) {
    if (jobs.length === 0)
        return '';
    const namespaces = new Set(jobs.map((job) => job.namespace));
    const rows = jobs.map((job) => row(job, surroundings, namespaces.size > 1));
    const { taken, left } = (0,fit/* takeWithin */.Dh)(rows.map((cells) => cells.join(' | ')), limit.max * tableShare, (text) => limit.measure(text) + 4);
    const shown = (0,markdown/* table */.tp)(['Job', 'Change', 'Groups', 'Allocations', 'Placement'], rows.slice(0, taken.length));
    return left === 0 ? shown : `${shown}\n\n… and ${(0,numbers/* plural */.L)(left, 'job')} more in ${limit.elsewhere}.`;
}
const mostGroups = 3;
function row(job, surroundings, withNamespace) {
    const { verdict } = job;
    const name = surroundings.fileUrl === undefined
        ? (0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(job.id))
        : (0,markdown/* link */.nf)((0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(job.id)), surroundings.fileUrl(job.file));
    const groups = verdict.groups.filter((group) => (0,describe_plan/* describeCounts */.wv)(group, verdict.starts) !== '');
    const listed = (groups.length > 0 ? groups : verdict.groups).map((group) => (0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(group.name)));
    const more = listed.length > mostGroups ? ` +${listed.length - mostGroups}` : '';
    const blocked = (0,describe_plan/* unplacedCount */.wO)(verdict.unplaced);
    return [
        withNamespace ? `${name} in ${(0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(job.namespace))}` : name,
        (0,describe_plan/* describeChange */.uQ)(verdict),
        listed.length === 0 ? '—' : listed.slice(0, mostGroups).join(' ') + more,
        (0,describe_plan/* describeCounts */.wv)((0,describe_plan/* totals */.Sd)(verdict.groups), verdict.starts) || '—',
        blocked > 0 ? `**${blocked} blocked**` : 'ok',
    ];
}
function plans(jobs, { fileUrl }, limit) {
    const few = jobs.length <= 3;
    const all = wholePlans(jobs, { few, fileUrl, limit });
    if (all !== undefined)
        return all;
    const shown = [];
    let room = limit.max;
    for (const [index, job] of jobs.entries()) {
        const max = index === jobs.length - 1 ? room : room / 2;
        const section = jobDetails(job, { few, fileUrl, limit: { ...limit, max } });
        if (section === undefined)
            break;
        shown.push(section);
        room -= limit.measure(section) + 2;
    }
    const left = jobs.length - shown.length;
    return left === 0 ? shown : [...shown, `… and ${(0,numbers/* plural */.L)(left, 'plan')} more in ${limit.elsewhere}.`];
}
function wholePlans(jobs, options) {
    const { limit } = options;
    const sections = [];
    let room = limit.max;
    for (const job of jobs) {
        const section = jobDetails(job, { ...options, limit: { ...limit, max: Infinity } }) ?? '';
        room -= limit.measure(section) + 2;
        if (room < 0)
            return undefined;
        sections.push(section);
    }
    return sections;
}
function unchangedSection(jobs, limit) {
    if (jobs.length === 0)
        return '';
    const { taken, left } = (0,fit/* takeWithin */.Dh)(jobs.map((job) => (0,markdown/* htmlCode */.h8)(job.id)), limit.max * 0.1, limit.measure);
    const rest = left === 0 ? '' : ` and ${left} more`;
    return (0,markdown/* details */.zH)(`${(0,numbers/* plural */.L)(jobs.length, 'job')} unchanged`, `${taken.join(' ')}${rest}`, false);
}
function nextStep(outcome, changing) {
    if (outcome.failures.length + outcome.failed.length > 0)
        return '**Next:** mend what is listed above and push; the plan is then made again.';
    const stops = outcome.removed.filter(({ stop }) => stop.kind === 'stops').length;
    if (changing.length === 0 && stops > 0)
        return '**Next:** review what will be stopped. To plan again, push or re-run.';
    if (changing.length === 0 && outcome.removed.some(({ stop }) => stop.kind === 'runs-on'))
        return '**Next:** stop by hand what should run no more. To plan again, push or re-run.';
    if (outcome.jobs.length === 0)
        return 'Nothing to do.';
    if (changing.length === 0)
        return 'The jobs run as the files say. Nothing to do.';
    if (changing.some((job) => job.verdict.unplaced.length > 0)) {
        return '**Next:** review what would change; what cannot be placed needs room in the cluster, or has to ask for less. To plan again, push or re-run.';
    }
    return '**Next:** review what would change. To plan again, push or re-run.';
}
function plan_comment_footer(outcome, surroundings) {
    const hiddenValues = outcome.jobs.reduce((sum, job) => sum + job.diff.hiddenValues, 0);
    return (0,footer/* footerLine */.G)('Planned', surroundings, hiddenValues === 0 ? '' : ` · ${(0,numbers/* plural */.L)(hiddenValues, 'value')} hidden`);
}


/***/ }),

/***/ 7151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ identifier),
/* harmony export */   y: () => (/* binding */ isOf)
/* harmony export */ });
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4906);
/* harmony import */ var _record_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3987);


function identifier(name, hides, key) {
    if (!hides)
        return name;
    return key === undefined ? null : { keyed: (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .keyedDigest */ .r)('identifier', name, key) };
}
function isOf(recorded, name, key) {
    if (recorded === null)
        return true;
    if (typeof recorded === 'string')
        return recorded === name;
    return key !== undefined && (0,_record_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(recorded.keyed, (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .keyedDigest */ .r)('identifier', name, key));
}


/***/ }),

/***/ 4601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ liveDigest)
/* harmony export */ });
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4906);

const moving = new Set([
    'CreateIndex',
    'JobModifyIndex',
    'ModifyIndex',
    'Stable',
    'Status',
    'StatusDescription',
    'SubmitTime',
    'Version',
    'VersionTag',
]);
function liveDigest(job, keepsCounts, key) {
    if (key === undefined)
        return '';
    const entries = Object.entries(job).filter(([name]) => !moving.has(name));
    const groups = (job.TaskGroups ?? []).map((group) => withoutMovingCount(group, keepsCounts));
    return (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .digestsOf */ .n)({ ...Object.fromEntries(entries), TaskGroups: groups }, {}, key).spec;
}
function withoutMovingCount(group, keepsCounts) {
    const { Count: count, Scaling: scaling, ...rest } = group;
    const isScaled = scaling !== null && scaling !== undefined;
    const policy = isScaled && typeof scaling === 'object' ? withoutIndexes(scaling) : scaling;
    return { ...rest, Scaling: policy, ...(isScaled || keepsCounts ? {} : { Count: count }) };
}
function withoutIndexes(policy) {
    return Object.fromEntries(Object.entries(policy).filter(([name]) => !moving.has(name)));
}


/***/ })

};
