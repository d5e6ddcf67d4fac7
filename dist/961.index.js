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




function declarationsOf(planned, { readOthers, readElsewhere }, access) {
    let all;
    const readAll = async () => {
        const rest = await (0,p_map__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .Ay)(await readOthers(), (loaded) => declarationOf(loaded, access), { concurrency: 10 });
        const elsewhere = (await readElsewhere()).map(({ file, job: { id, place } }) => ({
            file,
            job: place === undefined ? undefined : placeJob({ id, ...place }, access),
        }));
        return [...planned, ...rest, ...elsewhere.filter(({ job }) => job !== undefined)];
    };
    return () => (all ??= readAll());
}
async function declarationOf(loaded, access) {
    const file = loaded.file.name;
    if (!('source' in loaded))
        return { file, job: undefined };
    try {
        const job = await (0,_parse_loaded_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLoaded */ .j$)(loaded, access.nomad);
        const { namespace, region } = (0,_clients_nomad_target_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfFile */ .T2)(job, access.inputs.nomad);
        return { file, job: placeJob({ id: job.ID, namespace, region }, access) };
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
    const named = (name) => (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .recordIdentifier */ .d)(name, redactor.name(name) !== name, signingKey);
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
        id: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .recordIdentifier */ .d)(job.id, hides.has('id'), key),
        namespace: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .recordIdentifier */ .d)(job.namespace, hides.has('namespace'), key),
        region: (0,_review_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .recordIdentifier */ .d)(job.region, hides.has('region'), key),
    };
}
function recordToSeal(record, key) {
    return { line: (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .fitRecordLine */ .Vp)(record, key, budget), seal: (comment) => (0,_review_record_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .sealRecord */ .xe)(comment, key) };
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
async function registeredSince(asked, reviewed, access) {
    const { JobModifyIndex: index } = asked.plan;
    try {
        if (index === 0)
            return await purgedSince(asked, reviewed, access);
        if (index === reviewed.index)
            return 'no';
        const target = { id: asked.job.ID, namespace: asked.namespace, region: asked.region };
        const versions = await versionsSince(target, reviewed, access.nomad);
        if (versions === undefined)
            return 'unknown';
        for (const version of versions) {
            const plan = await access.nomad.createJobPlan({
                job: withCountsKept(version, versions[0], access),
                policyOverride: access.inputs.policyOverride,
                namespace: asked.namespace,
                region: asked.region,
            });
            if (isSameChange(plan.Diff, asked.plan.Diff, asked.random.values))
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
function isSameChange(earlier, planned, random) {
    if (earlier === null || planned === null)
        return earlier === planned;
    const [one, two] = (0,_review_random_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutRandomFields */ .XZ)([earlier, planned], planned, random).map((diff) => (0,_review_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonical */ .$)((0,_review_meaning_js__WEBPACK_IMPORTED_MODULE_4__/* .differenceOf */ .P)(diff)));
    return one === two;
}
function withCountsKept(version, live, { inputs }) {
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
const longestWait = 5000;
async function lastRegistration(asked, nomad) {
    if (asked.plan.JobModifyIndex !== 0)
        return undefined;
    return (0,_clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .w)(longestWait, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(lastEvaluation(asked, nomad)));
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


function footerLine(result, { commit, run, cluster, region, namespace }, more = '') {
    const at = commit === undefined ? '' : ` at ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(commit.slice(0, 7))}`;
    const by = run === undefined
        ? ''
        : ` by ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`run ${run.number}${run.attempt > 1 ? `, attempt ${run.attempt}` : ''}`, run.url)}`;
    const parts = [
        ...(region === undefined ? [] : [`region ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .clipped */ .cz)(region))}`]),
        ...(namespace === undefined ? [] : [`namespace ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .clipped */ .cz)(namespace))}`]),
    ];
    const where = ` on ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(cluster)}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
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

/***/ 577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ss: () => (/* binding */ jobRow),
/* harmony export */   W9: () => (/* binding */ jobRowHead),
/* harmony export */   mC: () => (/* binding */ jobLink)
/* harmony export */ });
/* harmony import */ var _describe_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8217);
/* harmony import */ var _plan_alarms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7025);
/* harmony import */ var _describe_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2482);
/* harmony import */ var _markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1540);
/* harmony import */ var _markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7058);





const jobRowHead = ['', 'Job', 'What happens'];
function jobRow(job, context, withNamespace) {
    const { verdict } = job;
    const kind = verdict.startsAgain
        ? 'starts again'
        : { new: 'new', stopped: 'stops', edited: '', unchanged: '' }[verdict.change];
    const place = withNamespace ? ` in ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nameCode */ .Fl)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .clipped */ .cz)(job.namespace))}` : '';
    return [signOf(job), `${jobLink(job, context)}${place}${kind === '' ? '' : ` · ${kind}`}`, whatHappens(job)];
}
function jobLink(job, { fileUrl, ui }) {
    const name = (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nameCode */ .Fl)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .clipped */ .cz)(job.id));
    const exists = job.verdict.jobModifyIndex > 0;
    const url = (exists ? ui?.job(job) : undefined) ?? fileUrl?.(job.file);
    return url === undefined ? name : (0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(name, url);
}
function signOf(job) {
    const [worst] = (0,_plan_alarms_js__WEBPACK_IMPORTED_MODULE_0__/* .alarmsOf */ .q3)(job);
    if (worst === 'unplaced')
        return '⛔';
    if (worst !== undefined)
        return worst === 'warning' ? '⚠️' : '❗';
    const { change, destructive, startsAgain } = job.verdict;
    if (change === 'new' || startsAgain)
        return '🆕';
    return destructive ? '♻️' : '✏️';
}
function whatHappens(job) {
    const { verdict } = job;
    const blocked = (0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .unplacedCount */ .wO)(verdict.unplaced);
    const parts = [
        (0,_describe_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .describeCounts */ .w)(verdict.groups, verdict.starts),
        blocked > 0 ? `**${blocked} cannot be placed**` : '',
        ...keyChanges(job),
        ...traits(job),
        launch(job),
    ].filter((part) => part !== '');
    if (parts.length > 0)
        return parts.join(' · ');
    return verdict.changes ? 'only its specification changes' : '—';
}
const longestChange = 80;
const mostChanges = 2;
function keyChanges({ diff, verdict }) {
    if (verdict.change !== 'edited')
        return [];
    const changes = diff.keyChanges.map(({ kind, text }) => `${kind} ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)((0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .clipped */ .cz)(text, longestChange))}`);
    return changes.length === 0 ? [] : [(0,_markdown_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .listUpTo */ .JM)([...new Set(changes)], ', ', mostChanges)];
}
const saidByChange = new Map([
    ['image only', 'image'],
    ['count only', 'count'],
    ['another schedule', 'schedule'],
]);
function traits({ verdict, diff }) {
    const shown = new Set(diff.keyChanges.map(({ kind }) => kind));
    return verdict.traits.filter((trait) => !shown.has(saidByChange.get(trait) ?? ''));
}
function launch({ verdict }) {
    if (verdict.starts !== 'per-launch' || verdict.nextLaunch === undefined)
        return '';
    return `next launch ${(0,_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cellCode */ .GA)(verdict.nextLaunch)}`;
}


/***/ }),

/***/ 1730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ afterMerge),
  o: () => (/* binding */ planMarkdown)
});

// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/plan/warnings.js
var plan_warnings = __webpack_require__(731);
// EXTERNAL MODULE: ./build/js/report/plan-alarms.js
var plan_alarms = __webpack_require__(7025);
// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/report/describe-counts.js
var describe_counts = __webpack_require__(8217);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
;// CONCATENATED MODULE: ./build/js/report/comment/callout.js








const mostLines = 8;
const share = 0.1;
function planCallouts(jobs, removed, limit) {
    const clippedRemoved = removed.map(clippedNames);
    const stops = clippedRemoved.filter(({ stop }) => stop.kind === 'stops');
    const others = clippedRemoved.filter(({ stop }) => stop.kind !== 'stops');
    const dangers = [
        ...line(jobs, 'unplaced', unplacedFacts, ['cannot be placed', 'cannot be placed']),
        ...line(jobs, 'evicts', evictionFacts, ['evicts', 'evict allocations of other jobs']),
        ...line(jobs, 'stops', stopFacts, ['stops', 'stop allocations']),
        ...line(jobs, 'at-once', atOnceFacts, ['replaces', 'replace all allocations of a group at once: expect downtime']),
        ...stops.map((file) => (0,prose/* prose */.C)((0,describe_plan/* describeRemovedFile */.uh)(file))),
    ];
    const warnings = [
        ...jobs.flatMap(renamedLine),
        ...warningLines(jobs),
        ...others.map((file) => (0,prose/* prose */.C)((0,describe_plan/* describeRemovedFile */.uh)(file))),
    ];
    return [block('CAUTION', dangers, limit), block('WARNING', warnings, limit)].filter((one) => one !== '');
}
function block(kind, lines, limit) {
    if (lines.length === 0)
        return '';
    const { taken } = (0,fit/* takeWithin */.Dh)(lines.slice(0, mostLines), limit.max * share, (one) => limit.measure(one) + around);
    const left = lines.length - taken.length;
    const shown = left === 0 ? taken : [...taken, `… and ${left} more in ${limit.elsewhere}.`];
    return [`> [!${kind}]`, shown.map((one) => `> ${one}`).join('  \n')].join('\n');
}
const around = '>   '.length;
function clippedNames({ file, id, stop }) {
    const isBy = stop.kind === 'runs-on' && stop.by !== undefined;
    return {
        file: (0,fit/* clipped */.cz)(file),
        id: id === undefined ? undefined : (0,fit/* clipped */.cz)(id),
        stop: isBy ? { ...stop, by: (0,fit/* clipped */.cz)(stop.by ?? '') } : stop,
    };
}
function line(jobs, alarm, factsOf, [one, several]) {
    const facts = jobs
        .filter((job) => (0,plan_alarms/* alarmsOf */.q3)(job).includes(alarm))
        .map((job) => ({ job: (0,markdown/* code */.aY)((0,fit/* clipped */.cz)(job.id)), text: (0,fit/* listUpTo */.JM)(factsOf(job), '; ') }));
    const [first, ...others] = facts;
    if (first === undefined)
        return [];
    if (others.length === 0)
        return [`**${first.job} ${one}**${first.text === '' ? '' : `${alarm === 'unplaced' ? ':' : ''} ${first.text}`}.`];
    return [`**${(0,numbers/* plural */.L)(facts.length, 'job')} ${several}**: ${(0,fit/* listUpTo */.JM)(grouped(facts), '; ')}.`];
}
function grouped(facts) {
    const same = Map.groupBy(facts, ({ text }) => text);
    return Array.from(same, ([text, all]) => `${(0,fit/* listUpTo */.JM)(all.map(({ job }) => job), ', ')}${text === '' ? '' : `: ${text}`}`);
}
function unplacedFacts({ verdict }) {
    const several = verdict.groups.length > 1;
    return verdict.unplaced.map(({ group, count, reasons }) => {
        const where = several ? ` of group ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(group))}` : '';
        return `${(0,fit/* listUpTo */.JM)(reasons.map(reasonMarkdown), '; ')} (${(0,numbers/* plural */.L)(count, 'allocation')}${where})`;
    });
}
function reasonMarkdown({ text, name }) {
    return name === undefined ? (0,fit/* clipped */.cz)(text) : `${(0,fit/* clipped */.cz)(text)} ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(name))}`;
}
function evictionFacts({ verdict }) {
    if (verdict.preempted.length > 0)
        return verdict.preempted.map(({ count, job }) => `${(0,numbers/* plural */.L)(count, 'allocation')} of ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(job))}`);
    const count = verdict.groups.reduce((sum, group) => sum + group.preempted, 0);
    return [`${(0,numbers/* plural */.L)(count, 'allocation')} of other jobs`];
}
function stopFacts({ verdict }) {
    const groups = verdict.groups.filter(({ stopped }) => stopped > 0);
    const several = verdict.groups.length > 1;
    return groups.map(({ name, stopped }) => `${(0,numbers/* plural */.L)(stopped, 'allocation')}${several ? ` of group ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(name))}` : ''}`);
}
function atOnceFacts({ verdict }) {
    const several = verdict.groups.length > 1;
    return verdict.groups
        .filter(describe_counts/* replacesAllAtOnce */.n)
        .map(({ name, replaced }) => `all ${(0,numbers/* plural */.L)(replaced, 'allocation')}${several ? ` of group ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(name))}` : ''} at once: expect downtime`);
}
function renamedLine({ id, formerId }) {
    return formerId === undefined
        ? []
        : [`**${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(id))}** is new; its file declared ${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(formerId))}, which keeps running.`];
}
function warningLines(jobs) {
    const warnings = jobs.flatMap(({ id, verdict }) => (0,plan_alarms/* warningsOf */.nZ)(verdict).map((warning) => ({ job: (0,markdown/* code */.aY)((0,fit/* clipped */.cz)(id)), text: (0,prose/* prose */.C)((0,fit/* clipped */.cz)((0,plan_warnings/* describeWarning */.U)(warning))) })));
    const same = Map.groupBy(warnings, ({ text }) => text);
    return Array.from(same, ([text, all]) => `**${(0,fit/* listUpTo */.JM)(all.map(({ job }) => job), ', ')}**: ${text}`);
}

// EXTERNAL MODULE: ./build/js/report/comment/job-row.js
var job_row = __webpack_require__(577);
;// CONCATENATED MODULE: ./build/js/report/comment/job-details.js





const openUpTo = 40;
const leastRoom = 800;
function jobDetails(job, { few, fileUrl, limit }) {
    const { lines } = job.diff;
    const summary = `<b>${(0,markdown/* htmlCode */.h8)(job.id)}</b> – all changes`;
    const facts = [...notes(job), fileLine(job, fileUrl)].join('\n\n');
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
    const kept = job.keptCounts.map(({ group, count, instead }) => `Count of ${(0,markdown/* code */.aY)(group)} kept at ${count}; the job file says ${instead}.`);
    return [...kept, ...(0,describe_plan/* describeNotes */.Ne)(job).map(prose/* prose */.C)];
}
function fileLine({ file }, fileUrl) {
    return fileUrl === undefined ? (0,markdown/* code */.aY)(file) : (0,markdown/* link */.nf)((0,markdown/* nameCode */.Fl)(file), fileUrl(file));
}

// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/comment/hide-in-markdown.js
var hide_in_markdown = __webpack_require__(8753);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/plan-headline.js
var plan_headline = __webpack_require__(1779);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
;// CONCATENATED MODULE: ./build/js/report/comment/plan-comment.js













const failureShare = 0.3;
const tableShare = 0.35;
const reserve = 600;
const places = 6;
const afterMerge = 'After the merge, `mode: register` registers exactly this plan';
function planMarkdown(outcome, surroundings, limit) {
    const shown = (0,hide_in_markdown/* hiddenWithin */.e)(limit, surroundings, (within) => clearMarkdown(outcome, surroundings, within));
    return surroundings.record?.seal(shown) ?? shown;
}
function clearMarkdown(outcome, surroundings, limit) {
    const jobs = (0,plan_alarms/* bySeverity */.Np)(outcome.jobs);
    const changing = jobs.filter(plan_alarms/* hasChanges */.ik);
    const head = [surroundings.marker, heading(outcome, surroundings)].filter((part) => part !== undefined).join('\n');
    const last = [plan_comment_footer(outcome, surroundings), surroundings.record?.line]
        .filter((part) => part !== undefined)
        .join('\n');
    const closing = [nextStep(outcome, surroundings), last];
    const sizeOf = (parts) => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
    const kept = sizeOf([head, ...closing]) + reserve + places * limit.measure(limit.elsewhere);
    const room = { ...limit, max: Math.max(0, limit.max - kept) };
    const parts = [
        ...planCallouts(jobs, outcome.removed, room),
        failureSection(outcome, surroundings, room),
        jobTable(changing, surroundings, room),
    ].filter((part) => part !== '');
    const unchanged = unchangedSection(jobs.filter((job) => !changing.includes(job)), room);
    const left = room.max - sizeOf([...parts, unchanged]);
    return [head, ...parts, ...plans(changing, surroundings, { ...limit, max: left }), unchanged, ...closing]
        .filter((part) => part !== '')
        .join('\n\n');
}
function heading(outcome, { environment }) {
    const name = environment === undefined ? 'Plan' : environment;
    if (outcome.failures.length > 0)
        return `### 🔴 ${environment === undefined ? '' : `${name}: `}Plan failed`;
    return `### ${(0,plan_headline/* planSign */.v)(outcome)} ${name}: ${(0,prose/* prose */.C)((0,plan_headline/* planHeadline */.M)(outcome))}`;
}
function failureSection(outcome, surroundings, limit) {
    const items = (0,failure_items/* failureItems */.xh)((0,plan_outcome/* allFailures */.Z)(outcome), surroundings.fileUrl);
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
    const rows = jobs.map((job) => (0,job_row/* jobRow */.Ss)(job, surroundings, namespaces.size > 1));
    const { taken, left } = (0,fit/* takeWithin */.Dh)(rows.map((cells) => cells.join(' | ')), limit.max * tableShare, (text) => limit.measure(text) + 4);
    const shown = (0,markdown/* table */.tp)(job_row/* jobRowHead */.W9, rows.slice(0, taken.length));
    return left === 0 ? shown : `${shown}\n\n… and ${(0,numbers/* plural */.L)(left, 'job')} more in ${limit.elsewhere}.`;
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
function nextStep(outcome, { record }) {
    if (outcome.failures.length > 0)
        return '';
    if (outcome.failed.length > 0)
        return 'Fix the errors above and push; the plan runs again.';
    const stops = outcome.removed.filter(({ stop }) => stop.kind === 'stops').length;
    if (record === undefined || (stops === 0 && !outcome.jobs.some(plan_alarms/* hasChanges */.ik)))
        return '';
    return `${afterMerge}${stops === 0 ? '' : ` and stops ${(0,numbers/* plural */.L)(stops, 'job')}`}.`;
}
function plan_comment_footer(outcome, surroundings) {
    const hiddenValues = outcome.jobs.reduce((sum, job) => sum + job.diff.hiddenValues, 0);
    return (0,footer/* footerLine */.G)('Planned', surroundings, hiddenValues === 0 ? '' : ` · ${(0,numbers/* plural */.L)(hiddenValues, 'value')} hidden`);
}


/***/ }),

/***/ 7151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ recordIdentifier),
/* harmony export */   v: () => (/* binding */ matchesIdentifier)
/* harmony export */ });
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4906);
/* harmony import */ var _record_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3987);


function recordIdentifier(name, hides, key) {
    if (!hides)
        return name;
    return key === undefined ? null : { keyed: (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .keyedDigest */ .r)('identifier', name, key) };
}
function matchesIdentifier(recorded, name, key) {
    if (recorded === null)
        return true;
    if (typeof recorded === 'string')
        return recorded === name;
    return key !== undefined && (0,_record_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .equalsInConstantTime */ .uz)(recorded.keyed, (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .keyedDigest */ .r)('identifier', name, key));
}


/***/ }),

/***/ 4601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ liveDigest)
/* harmony export */ });
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4906);

const volatileFields = new Set([
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
    const entries = Object.entries(job).filter(([name]) => !volatileFields.has(name));
    const groups = (job.TaskGroups ?? []).map((group) => withoutVolatileCount(group, keepsCounts));
    return (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .digestsOf */ .n)({ ...Object.fromEntries(entries), TaskGroups: groups }, {}, key).spec;
}
function withoutVolatileCount(group, keepsCounts) {
    const { Count: count, Scaling: scaling, ...rest } = group;
    const isScaled = scaling !== null && scaling !== undefined;
    const policy = isScaled && typeof scaling === 'object' ? withoutVolatileFields(scaling) : scaling;
    return { ...rest, Scaling: policy, ...(isScaled || keepsCounts ? {} : { Count: count }) };
}
function withoutVolatileFields(policy) {
    return Object.fromEntries(Object.entries(policy).filter(([name]) => !volatileFields.has(name)));
}


/***/ })

};
