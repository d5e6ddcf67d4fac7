export const id = 530;
export const ids = [530];
export const modules = {

/***/ 3890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ submissionOf)
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2594);

function submissionOf({ source, prepared }, isSecret) {
    if (prepared === undefined)
        return { submission: { source: source.text, format: 'json', variables: undefined }, left: [] };
    const settings = [...prepared.settings];
    const left = settings.filter(([, setting]) => isSecret(setting)).map(([name]) => name);
    const variables = prepared.encode(new Map(settings.filter(([name]) => !left.includes(name))));
    const text = prepared.textWithout((name) => left.includes(name));
    const format = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonForm */ .Dj)(text) ? 'json' : 'hcl2';
    return { submission: { source: text, format, variables: variables === '' ? undefined : variables }, left };
}


/***/ }),

/***/ 9530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nn: () => (/* binding */ askPlan),
  YF: () => (/* binding */ createPlannedJob),
  Gc: () => (/* binding */ digestsOfPlan),
  eL: () => (/* binding */ liveJob),
  CJ: () => (/* binding */ parseFile)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/submission.js
var submission = __webpack_require__(3890);
// EXTERNAL MODULE: ./build/js/plan/preserve-counts.js
var preserve_counts = __webpack_require__(7679);
// EXTERNAL MODULE: ./build/js/redaction/redact-diff.js
var redact_diff = __webpack_require__(6839);
// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redactor = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/js/redaction/random-fields.js
var random_fields = __webpack_require__(8087);
// EXTERNAL MODULE: ./build/js/redaction/shown-spec.js
var shown_spec = __webpack_require__(7761);
// EXTERNAL MODULE: ./build/js/plan/diff-text.js
var diff_text = __webpack_require__(4393);
// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
;// CONCATENATED MODULE: ./build/js/plan/metric-text.js

function metricLines(metric) {
    const noNodes = sorted(metric.NodesAvailable).filter(([, count]) => count === 0);
    return [
        ...(metric.NodesEvaluated === 0 ? ['No nodes were eligible for evaluation'] : []),
        ...noNodes.map(([datacenter]) => `No nodes are available in datacenter ${(0,quote/* quoted */.T)(datacenter)}`),
        ...sorted(metric.ClassFiltered).map(([name, count]) => `Class ${(0,quote/* quoted */.T)(name)}: ${count} nodes excluded by filter`),
        ...sorted(metric.ConstraintFiltered).map(([name, count]) => `Constraint ${(0,quote/* quoted */.T)(name)}: ${count} nodes excluded by filter`),
        ...(metric.NodesExhausted > 0 ? [`Resources exhausted on ${metric.NodesExhausted} nodes`] : []),
        ...sorted(metric.ClassExhausted).map(([name, count]) => `Class ${(0,quote/* quoted */.T)(name)} exhausted on ${count} nodes`),
        ...sorted(metric.DimensionExhausted).map(([name, count]) => `Dimension ${(0,quote/* quoted */.T)(name)} exhausted on ${count} nodes`),
        ...metric.QuotaExhausted.map((name) => `Quota limit hit ${(0,quote/* quoted */.T)(name)}`),
    ];
}
function sorted(counts) {
    return Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
;// CONCATENATED MODULE: ./build/js/plan/cli-text.js




function planText(options) {
    const { plan } = options;
    const diff = plan.Diff === null ? '' : `${(0,diff_text/* diffText */.N)(plan.Diff, options.verbose)}\n\n`;
    const warnings = plan.Warnings === '' ? '' : `Job Warnings:\n${plan.Warnings}\n\n`;
    return `${diff}Scheduler dry-run:\n${dryRunText(options)}\n\n${warnings}${preemptions(plan.Annotations.PreemptedAllocs)}${trailer(options)}`;
}
function dryRunText({ job, plan, now }) {
    const failed = Object.entries(plan.FailedTGAllocs).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const lines = failed.length === 0
        ? ['- All tasks successfully allocated.']
        : [
            job.Type === 'system'
                ? '- WARNING: Failed to place allocations on all nodes.'
                : '- WARNING: Failed to place all allocations.',
        ];
    const groups = failed.map(([name, metric]) => {
        const count = metric.CoalescedFailures + 1;
        const head = `  Task Group ${(0,quote/* quoted */.T)(name)} (failed to place ${count} allocation${count > 1 ? 's' : ''}):`;
        return [head, ...metricLines(metric).map((text) => `    * ${text}`)].join('\n');
    });
    if (groups.length > 0)
        lines.push(groups.join('\n\n'));
    if (plan.NextPeriodicLaunch !== null && (0,spec/* jobStart */.A)(job) !== 'per-dispatch') {
        const from = durationText(new Date(plan.NextPeriodicLaunch), now);
        lines.push(`- If submitted now, next periodic launch would be at ${plan.NextPeriodicLaunch} (${from} from now).`);
    }
    return lines.join('\n');
}
function durationText(until, now) {
    const total = Math.floor(until.getTime() / 1000) - Math.floor(now.getTime() / 1000);
    const absolute = Math.abs(total);
    const [hours, minutes, seconds] = [Math.floor(absolute / 3600), Math.floor(absolute / 60) % 60, absolute % 60];
    const sign = total < 0 ? '-' : '';
    if (hours > 0)
        return `${sign}${hours}h${minutes}m${seconds}s`;
    return minutes > 0 ? `${sign}${minutes}m${seconds}s` : `${sign}${seconds}s`;
}
const few = 10;
function preemptions(allocs) {
    if (allocs.length === 0)
        return '';
    return `Preemptions:\n\n${columns(preemptionRows(allocs))}\n`;
}
function preemptionRows(allocs) {
    if (allocs.length < few) {
        return [['Alloc ID', 'Job ID', 'Task Group'], ...allocs.map((alloc) => [alloc.ID, alloc.JobID, alloc.TaskGroup])];
    }
    const jobs = tally(allocs.map((alloc) => [alloc.JobID, alloc.Namespace, alloc.JobType]));
    if (jobs.length < few) {
        return [['Job ID', 'Namespace', 'Job Type', 'Preemptions'], ...jobs];
    }
    return [['Job Type', 'Preemptions'], ...tally(allocs.map((alloc) => [alloc.JobType]))];
}
function tally(rows) {
    const counts = new Map();
    for (const row of rows) {
        const key = JSON.stringify(row);
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, count]) => [...JSON.parse(key), String(count)]);
}
function columns(rows) {
    const filled = rows.map((row) => row.map((cell) => (cell === '' ? '<none>' : cell)));
    const widths = (filled[0] ?? []).map((_, column) => (0,diff_text/* longestLength */.x)(filled, (row) => (row[column] ?? '').length));
    return filled
        .map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd())
        .join('\n');
}
function trailer({ plan, file, namespace }) {
    const flag = namespace === undefined ? '' : `-namespace=${(0,quote/* quoted */.T)(namespace)} `;
    return `Job Modify Index: ${plan.JobModifyIndex}
To submit the job with version verification run:

nomad job run -check-index ${plan.JobModifyIndex} ${flag}${file}

When running the job with the check-index flag, the job will only be run if the
job modify index given matches the server-side version. If the index has
changed, another user has modified the job and the plan's results are
potentially invalid.
`;
}

// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/plan/verdict.js + 2 modules
var verdict = __webpack_require__(8661);
// EXTERNAL MODULE: ./build/js/plan/diff-lines.js + 2 modules
var diff_lines = __webpack_require__(5378);
// EXTERNAL MODULE: ./build/js/review/digests.js
var digests = __webpack_require__(4906);
// EXTERNAL MODULE: ./build/js/review/meaning.js
var review_meaning = __webpack_require__(6484);
// EXTERNAL MODULE: ./build/js/review/random-changes.js
var random_changes = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/js/clients/nomad/target.js
var target = __webpack_require__(7120);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-loaded.js
var parse_loaded = __webpack_require__(6036);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-hidden.js + 6 modules
var parse_hidden = __webpack_require__(391);
;// CONCATENATED MODULE: ./build/js/operations/planning/plan-job.js


















async function parseFile(loaded, dependencies) {
    const { inputs, redactor, published } = dependencies;
    const hidden = await (0,parse_hidden/* parseHidden */.E)(loaded, { ...dependencies, redaction: inputs.redaction });
    const publicValues = without(published.valuesOf(loaded), hidden.withheld);
    (0,learn_job/* learnJob */.wT)(hidden.spec, { ...inputs.redaction, secrets: redactor, published: publicValues }, 'file', redactor);
    return { loaded, publicValues, ...hidden, ...(0,target/* placeOfFile */.T2)(hidden.spec, inputs.nomad) };
}
function without(values, withheld) {
    return { has: (value, place) => !withheld.has(value) && values.has(value, place) };
}
async function askPlan(parsed, { inputs, nomad }) {
    const { spec, namespace, region } = parsed;
    const target = { namespace, region };
    const live = inputs.preserveCounts ? await liveJob(nomad, { id: spec.ID, ...target }) : undefined;
    const { job, kept } = (0,preserve_counts/* keepCounts */.g)(spec, live);
    const keptGroups = new Set((live?.TaskGroups ?? []).map((group) => group.Name ?? ''));
    const plan = await nomad.createJobPlan({ job, policyOverride: inputs.policyOverride, ...target });
    return { ...parsed, job, keptCounts: kept, keptGroups, plan };
}
async function liveJob(nomad, target) {
    return (0,errors/* orUndefined */.y0)(nomad.readJob(target), 'not-found');
}
function createPlannedJob(asked, judging, now) {
    const { loaded, job, plan, region } = asked;
    const { inputs, redactor, published } = judging;
    const rules = { ...inputs.redaction, secrets: redactor, published: asked.publicValues };
    const redacted = plan.Diff === null ? undefined : (0,redact_diff/* redactDiff */.h)(plan.Diff, rules);
    redactor.addSecrets(redacted?.secrets ?? []);
    redactor.addHidden(redacted?.hidden ?? []);
    redactor.addShown(redacted?.shown ?? []);
    const name = (text) => (0,redact_diff/* shownName */.H)(text, rules);
    const file = loaded.file.name;
    const clear = (0,verdict/* verdictOf */.V)(job, plan);
    const former = clear.change === 'new' ? published.jobIn(file)?.id : undefined;
    const flag = inputs.nomad.namespace;
    return {
        file,
        id: name(job.ID),
        namespace: name(asked.namespace ?? 'default'),
        region: region === undefined ? undefined : name(region),
        verdict: (0,verdict/* scrubbed */.f)(clear, redactor.scrub, name),
        formerId: former === undefined || former === job.ID ? undefined : name(former),
        diff: redacted === undefined ? diff_lines/* noDiff */.vL : (0,diff_lines/* viewDiff */.Hc)(redacted.diff, inputs.verbose),
        keptCounts: asked.keptCounts.map((kept) => ({ ...kept, group: name(kept.group) })),
        ...(0,parse_loaded/* planNotes */.vy)(loaded, job, inputs.nomad, name),
        random: asked.random.labels.map(name),
        unstored: inputs.submission ? (0,submission/* submissionOf */.y)(loaded, variable_secrets/* isSecretSetting */.dZ).left : [],
        reviewed: {
            file,
            id: job.ID,
            namespace: asked.namespace ?? 'default',
            region: region ?? '',
            hides: hidingNames({ id: job.ID, namespace: asked.namespace ?? '', region: region ?? '' }, name),
            index: plan.JobModifyIndex,
            evaluated: judging.evaluated,
            changes: clear.changes,
            ...(judging.recorded ? digestsOfPlan(asked, clear, judging) : { spec: '', plan: '' }),
        },
        clear: {
            text: planText({ job, plan, file, verbose: inputs.verbose, namespace: flag, now }),
            json: plan.raw,
        },
    };
}
function hidingNames(names, shown) {
    const all = Object.entries(names);
    return new Set(all.filter(([, name]) => shown(name) !== name).map(([which]) => which));
}
function digestsOfPlan(asked, verdict, { inputs, secrets, published }) {
    const { loaded, job, plan, keptGroups, random } = asked;
    const { signingKey } = inputs.review;
    const meaning = (diff) => (0,review_meaning/* meaningOf */.g)({ job, verdict, diff: diff === null ? null : (0,random_changes/* withoutRandomValues */.mt)(diff, random.values), keptGroups });
    const spec = (0,random_fields/* withoutRandom */.MH)(asked.spec, random);
    if (signingKey !== undefined)
        return (0,digests/* digestsOf */.n)(boundSpec(spec, asked), meaning(plan.Diff), signingKey);
    const rules = {
        mode: 'default',
        patterns: inputs.redaction.patterns,
        reveal: [],
        secrets: (0,redactor/* createRedactor */.l)([...secrets, ...asked.derived]),
        published: without(published.atHead(loaded), asked.withheld),
    };
    const diff = plan.Diff === null ? null : (0,redact_diff/* redactDiff */.h)(plan.Diff, rules).diff;
    const specification = {
        shown: (0,shown_spec/* shownSpec */.Ji)(spec, rules),
        committed: published.committed(loaded.fileDependencies),
    };
    return (0,digests/* digestsOf */.n)(specification, meaning(diff), undefined);
}
function boundSpec(spec, { loaded, random }) {
    if (random.trails.size === 0)
        return spec;
    return { spec, text: loaded.prepared?.text, variables: loaded.prepared?.variables };
}


/***/ }),

/***/ 7679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ keepCounts)
/* harmony export */ });
function keepCounts(job, live) {
    const running = new Map((live?.TaskGroups ?? []).map((group) => [group.Name, group.Count ?? 1]));
    const groups = (job.TaskGroups ?? []).map((group) => {
        const count = running.get(group.Name);
        return count === undefined ? [group, undefined] : [{ ...group, Count: count }, count];
    });
    const kept = groups.flatMap(([group, count], index) => {
        const instead = job.TaskGroups?.[index]?.Count ?? 1;
        return count === undefined || count === instead ? [] : [{ group: group.Name ?? '', count, instead }];
    });
    return { job: live === undefined ? job : { ...job, TaskGroups: groups.map(([group]) => group) }, kept };
}


/***/ }),

/***/ 1269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ canonical)
/* harmony export */ });
const freeForm = new Set(['Config', 'Env', 'Meta', 'CanaryMeta', 'Options', 'Getter', 'GetterOptions', 'Header']);
const zeroIsAbsent = new Map([
    ['Services', new Set(['Cluster', 'Kind', 'Provider'])],
    ['Checks', new Set(['FailuresBeforeWarning', 'Notes', 'TLSServerName'])],
    [
        'Upstreams',
        new Set([
            'DestinationPartition',
            'DestinationPeer',
            'DestinationType',
            'LocalBindSocketMode',
            'LocalBindSocketPath',
        ]),
    ],
    ['Volume', new Set(['Sticky'])],
    ['DynamicPorts', new Set(['IgnoreCollision'])],
    ['ReservedPorts', new Set(['IgnoreCollision'])],
    ['Artifacts', new Set(['Chown'])],
    ['Vault', new Set(['Cluster', 'DisableFile', 'Role'])],
    ['Consul', new Set(['Cluster', 'Partition'])],
    ['Identity', new Set(['ChangeMode', 'ChangeSignal', 'Filepath', 'ServiceName', 'TTL'])],
    ['Identities', new Set(['ChangeMode', 'ChangeSignal', 'Filepath', 'ServiceName', 'TTL'])],
]);
function canonical(value) {
    return canonicalText(value, '', false);
}
function canonicalText(value, key, free) {
    if (value === null || value === undefined)
        return 'null';
    if (typeof value === 'number')
        return numberText(value);
    if (typeof value !== 'object')
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map((item) => canonicalText(item, key, free)).join(',')}]`;
    if ('rawJSON' in value && Object.getPrototypeOf(value) === null)
        return numberText(String(value.rawJSON));
    const within = free || freeForm.has(key);
    const zero = within ? undefined : zeroIsAbsent.get(key);
    const entries = Object.entries(value)
        .filter(([name, item]) => !isAbsent(item) && !(zero?.has(name) === true && isZero(item)))
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonicalText(item, key === 'Volumes' ? 'Volume' : name, within)}`).join(',')}}`;
}
function isAbsent(value) {
    return value === null || value === undefined;
}
function isZero(value) {
    return value === '' || value === 0 || value === false;
}
function numberText(value) {
    if (typeof value === 'string' && /^-?\d+$/.test(value))
        return BigInt(value).toString();
    const number = Number(value);
    if (!Number.isFinite(number))
        return String(value);
    return Number.isInteger(number) ? BigInt(number).toString() : String(number);
}


/***/ }),

/***/ 4906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ digestsOf),
/* harmony export */   r: () => (/* binding */ keyedDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1269);


const digestBytes = 24;
function digestsOf(spec, meaning, key) {
    return { spec: keyedDigest('specification', spec, key), plan: keyedDigest('meaning', meaning, key) };
}
function keyedDigest(of, value, key) {
    const text = `outrider ${of} v1\n${(0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$)(value)}`;
    const bytes = (key === undefined ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key)).update(text).digest();
    return bytes.subarray(0, digestBytes).toString('base64');
}


/***/ }),

/***/ 6484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ differenceOf),
/* harmony export */   g: () => (/* binding */ meaningOf)
/* harmony export */ });
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7301);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1269);


function meaningOf({ job, verdict, diff, keptGroups }) {
    const everywhere = job.Type === 'system' || job.Type === 'sysbatch';
    const groups = verdict.groups.flatMap((group) => {
        const counts = reviewedCounts(group, everywhere || keptGroups.has(group.name));
        return Object.keys(counts).length === 0 ? [] : [[group.name, counts]];
    });
    return {
        change: verdict.change,
        startsAgain: verdict.startsAgain,
        groups: Object.fromEntries(groups),
        preempts: [...new Set(verdict.preempted.map((other) => (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$)([other.namespace, other.job])))].toSorted(),
        diff: diff === null ? null : differenceOf(diff),
    };
}
function reviewedCounts(group, onlyWhether) {
    const { created, replaced, updatedInPlace, stopped, canaries } = group;
    const counts = Object.entries({ created, replaced, updatedInPlace, stopped, canaries });
    return Object.fromEntries(counts.flatMap(([result, count]) => (count > 0 ? [[result, onlyWhether || count]] : [])));
}
function differenceOf(diff) {
    const groups = diff.TaskGroups.map((group) => ({
        ...meaningPart(group.Type, group.Name, group),
        tasks: inStableOrder(group.Tasks.map((task) => meaningPart(task.Type, task.Name, task)).filter(isChanged)),
    }));
    return {
        ...meaningPart(diff.Type, diff.ID, diff),
        groups: inStableOrder(groups.filter((group) => isChanged(group) || group.tasks.length > 0)),
    };
}
function meaningPart(type, name, from) {
    const fields = from.Fields.filter((field) => field.Type !== 'None');
    return {
        type,
        name,
        fields: inStableOrder(fields.map(({ Type, Name, Old, New }) => [Type, Name, (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f)(Old), (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f)(New)])),
        objects: inStableOrder(from.Objects.map((object) => meaningPart(object.Type, object.Name, object)).filter(isChanged)),
    };
}
function isChanged({ type, fields, objects }) {
    return type !== 'None' || fields.length + objects.length > 0;
}
function inStableOrder(items) {
    if (items.length < 2)
        return items;
    return items
        .map((item) => ({ item, key: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$)(item) }))
        .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
        .map(({ item }) => item);
}


/***/ }),

/***/ 4872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XZ: () => (/* binding */ withoutRandomFields),
/* harmony export */   bm: () => (/* binding */ changesOnlyRandom),
/* harmony export */   mt: () => (/* binding */ withoutRandomValues)
/* harmony export */ });
/* harmony import */ var _redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7301);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1269);


const randomMark = '(random)';
function withoutRandomValues(diff, random) {
    return random.size === 0 ? diff : maskFields(diff, (field) => hasRandomValue(field, random));
}
function withoutRandomFields(diffs, of, random) {
    if (random.size === 0)
        return diffs;
    const paths = new Set();
    maskFields(of, (field, path) => hasRandomValue(field, random) && paths.add(path).has(path));
    return diffs.map((diff) => maskFields(diff, (_, path) => paths.has(path)));
}
function hasRandomValue({ Type, New }, random) {
    return Type !== 'None' && typeof New === 'string' && random.has(New);
}
function maskFields(diff, choose) {
    const body = (part, path) => ({
        ...part,
        Fields: part.Fields.map((field) => {
            const isChosen = choose(field, JSON.stringify([...path, field.Name]));
            return isChosen && field.Type !== 'Deleted' ? { ...field, New: randomMark } : field;
        }),
        Objects: part.Objects.map((object) => body(object, [...path, object.Name])),
    });
    return {
        ...body(diff, []),
        TaskGroups: diff.TaskGroups.map((group) => ({
            ...body(group, [group.Name]),
            Tasks: group.Tasks.map((task) => body(task, [group.Name, task.Name])),
        })),
    };
}
function changesOnlyRandom(diff, random) {
    if (random.size === 0 || diff.Type !== 'Edited')
        return false;
    const parts = [diff, ...diff.TaskGroups, ...diff.TaskGroups.flatMap((group) => group.Tasks)];
    return parts.every((part) => isUnchanged(part, random));
}
function isUnchanged(part, random) {
    if (part.Type === 'Added' || part.Type === 'Deleted')
        return false;
    const { Fields: fields, Objects: objects } = part;
    if (!fields.every((field) => field.Type === 'None' || hasRandomValue(field, random)))
        return false;
    const removed = objects.filter(({ Type }) => Type === 'Deleted');
    for (const added of objects.filter(({ Type }) => Type === 'Added')) {
        const at = removed.findIndex((one) => equalsExceptRandom(one, added, random));
        if (at === -1)
            return false;
        removed.splice(at, 1);
    }
    const edited = objects.filter(({ Type }) => Type === 'Edited' || Type === 'None');
    return removed.length === 0 && edited.every((object) => isUnchanged(object, random));
}
function equalsExceptRandom(removed, added, random) {
    if (removed.Name !== added.Name || removed.Objects.length !== added.Objects.length)
        return false;
    const others = new Set(added.Fields.filter((field) => hasRandomValue(field, random)).map(({ Name }) => Name));
    const of = (object, side) => {
        const fields = object.Fields.filter(({ Name }) => !others.has(Name));
        return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonical */ .$)(Object.fromEntries(fields.map((field) => [field.Name, (0,_redaction_shown_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f)(field[side])])));
    };
    return (of(removed, 'Old') === of(added, 'New') &&
        removed.Objects.every((object, at) => equalsExceptRandom(object, added.Objects[at] ?? object, random)));
}


/***/ })

};
