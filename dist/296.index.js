export const id = 296;
export const ids = [296];
export const modules = {

/***/ 5378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gF: () => (/* binding */ fieldText),
  vL: () => (/* binding */ noDiff),
  Hc: () => (/* binding */ viewDiff)
});

// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
// EXTERNAL MODULE: ./build/js/redaction/shown-diff.js
var shown_diff = __webpack_require__(7301);
;// CONCATENATED MODULE: ./build/js/plan/key-changes.js

function keyChangesOf(diff) {
    const tasks = diff.TaskGroups.flatMap((group) => group.Tasks);
    return [
        ...tasks.flatMap(({ Objects }) => fieldsOf(Objects, 'Config', ['image'])).flatMap((field) => imageChange(field)),
        ...diff.TaskGroups.flatMap((group) => group.Fields.filter(({ Name }) => Name === 'Count')).flatMap((field) => change('count', field)),
        ...fieldsOf(diff.Objects, 'Periodic', ['Spec', 'Specs']).flatMap((field) => change('schedule', field)),
    ];
}
function fieldsOf(objects, name, fields) {
    return objects
        .filter(({ Name }) => Name === name)
        .flatMap(({ Fields }) => Fields.filter(({ Name }) => fields.includes(Name)));
}
function change(kind, { Type, Old, New }) {
    if (Type !== 'Edited' || Old === shown_diff/* hidden */.R || New === shown_diff/* hidden */.R)
        return [];
    const [before, after] = [(0,shown_diff/* shownText */.f)(Old), (0,shown_diff/* shownText */.f)(New)];
    return [{ kind, text: `${before} → ${after}` }];
}
function imageChange(field) {
    const { Old, New } = field;
    if (typeof Old !== 'string' || typeof New !== 'string')
        return change('image', field);
    const [before, after] = [splitImage(Old), splitImage(New)];
    if (field.Type !== 'Edited' || before.name !== after.name)
        return change('image', field);
    const name = before.name.slice(before.name.lastIndexOf('/') + 1);
    return [{ kind: 'image', text: `${name}${before.tag} → ${after.tag.replace(/^[:@]/, '') || 'no tag'}` }];
}
function splitImage(image) {
    const at = image.indexOf('@');
    const colon = image.lastIndexOf(':', at === -1 ? undefined : at);
    const start = colon > image.lastIndexOf('/') ? colon : at;
    return start === -1 ? { name: image, tag: '' } : { name: image.slice(0, start), tag: image.slice(start) };
}

;// CONCATENATED MODULE: ./build/js/plan/units.js
const durations = new Set([
    'Delay', 'Grace', 'HealthyDeadline', 'Interval', 'KillTimeout', 'LostAfter', 'MaxClientDisconnect', 'MaxDelay', 'MinHealthyTime', 'ProgressDeadline',
    'ShutdownDelay', 'Splay', 'Stagger', 'StopAfterClientDisconnect', 'StopOnClientAfter', 'Timeout', 'VaultGrace',
]);
const mebibytes = new Set(['MemoryMB', 'MemoryMaxMB', 'SizeMB', 'SecretsMB']);
function readable(name, value) {
    if (!/^\d{1,18}$/.test(value))
        return undefined;
    if (durations.has(name))
        return duration(Number(value));
    return mebibytes.has(name) && Number(value) >= 1024 ? gibibytes(Number(value)) : undefined;
}
const steps = [
    ['h', 3_600_000_000_000],
    ['m', 60_000_000_000],
    ['s', 1_000_000_000],
    ['ms', 1_000_000],
];
function duration(nanoseconds) {
    if (nanoseconds === 0)
        return '0s';
    let left = nanoseconds;
    let text = '';
    for (const [unit, size] of steps) {
        const count = Math.floor(left / size);
        left -= count * size;
        if (count > 0)
            text += `${count}${unit}`;
    }
    return left === 0 ? text : undefined;
}
function gibibytes(count) {
    return `${Number((count / 1024).toFixed(2))} GiB`;
}

// EXTERNAL MODULE: ./build/js/redaction/hidden-lines.js
var hidden_lines = __webpack_require__(6128);
// EXTERNAL MODULE: ./build/js/plan/value-lines.js
var value_lines = __webpack_require__(6107);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/js/plan/diff-lines.js







const markers = { Added: '+', Deleted: '-', Edited: '!', None: ' ' };
const longestValue = 240;
const shownEnds = 100;
const noDiff = { lines: [], hiddenValues: 0, keyChanges: [] };
function viewDiff(diff, verbose) {
    const inside = diff.Type === 'Edited' || verbose;
    const lines = [
        line(diff.Type, 0, `Job: ${(0,quote/* quoted */.T)(diff.ID)}`),
        ...(inside ? body(diff, 0) : []),
        ...diff.TaskGroups.flatMap((group) => groupLines(group, verbose)),
    ];
    return {
        lines: lines.map(({ text }) => text),
        hiddenValues: lines.reduce((sum, one) => sum + (one.hiddenValues ?? 0), 0),
        keyChanges: keyChangesOf(diff),
    };
}
function groupLines(group, verbose) {
    const updates = Object.entries(group.Updates)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([label, count]) => `${count} ${(0,quote/* visible */.R)(label)}`)
        .join(', ');
    return [
        line(group.Type, 0, `Task Group: ${(0,quote/* quoted */.T)(group.Name)}${updates === '' ? '' : ` (${updates})`}`),
        ...(group.Type === 'Edited' || verbose ? body(group, 1) : []),
        ...group.Tasks.flatMap((task) => taskLines(task, verbose)),
    ];
}
function taskLines(task, verbose) {
    const inside = task.Type === 'Edited' || (verbose && task.Type !== 'None');
    return [
        line(task.Type, 1, `Task: ${(0,quote/* quoted */.T)(task.Name)}${annotations(task.Annotations)}`),
        ...(inside ? body(task, 2) : []),
    ];
}
function body(from, depth) {
    return [
        ...from.Fields.filter(says).flatMap((field) => textLines(field, depth) ?? [fieldLine(field, depth)]),
        ...from.Objects.flatMap((object) => [
            line(object.Type, depth, `${(0,quote/* visible */.R)(object.Name)} {`),
            ...body(object, depth + 1),
            line(object.Type === 'Edited' ? 'None' : object.Type, depth, '}'),
        ]),
    ];
}
function says(field) {
    return field.Type !== 'None' || field.New !== '';
}
function textLines(field, depth) {
    const { Old: before, New: after } = field;
    if (field.Type === 'None' || before === shown_diff/* hidden */.R || after === shown_diff/* hidden */.R)
        return undefined;
    if (![before, after].some((side) => (0,hidden_lines/* hasLines */.gE)((0,shown_diff/* shownText */.f)(side))))
        return undefined;
    const changed = (0,value_lines/* changedLines */.M)(before, after);
    if (changed === undefined)
        return undefined;
    const head = line(field.Type, depth, `${(0,quote/* visible */.R)(field.Name)}:${annotations(field.Annotations)}`);
    return [
        head,
        ...changed.map(({ type, text, isHidden }) => ({
            ...line(type, depth + 1, text),
            hiddenValues: isHidden === true ? 1 : 0,
        })),
    ];
}
function fieldLine(field, depth) {
    const text = `${fieldText(field)}${annotations(field.Annotations)}`;
    return {
        ...line(field.Type, depth, text),
        hiddenValues: valuesOf(field).filter((one) => typeof one !== 'string').length,
    };
}
function fieldText(field) {
    return `${(0,quote/* visible */.R)(field.Name)}: ${valuesOf(field).map(value).join(' => ')}${inUnits(field)}`;
}
function inUnits(field) {
    const values = valuesOf(field);
    const texts = values.map((one) => (typeof one === 'string' ? readable(field.Name, one) : undefined));
    if (texts.every((one) => one === undefined))
        return '';
    return ` (${texts.map((one, at) => one ?? (0,shown_diff/* shownText */.f)(values[at] ?? '')).join(' → ')})`;
}
function valuesOf(field) {
    if (field.Type === 'Deleted')
        return [field.Old];
    return field.Type === 'Edited' ? [field.Old, field.New] : [field.New];
}
function value(field) {
    const shown = (0,shown_diff/* shownText */.f)(field);
    if (field === shown_diff/* hidden */.R)
        return shown;
    if (shown.length <= longestValue)
        return (0,quote/* quoted */.T)(shown);
    const start = (0,quote/* quoted */.T)(shown.slice(0, shownEnds).toWellFormed());
    const end = (0,quote/* quoted */.T)(shown.slice(-shownEnds).toWellFormed());
    return `${start} … ${end} (${(0,numbers/* thousands */.o)(shown.length)} characters)`;
}
function annotations(list) {
    return list.length === 0 ? '' : ` (${list.map(quote/* visible */.R).join(', ')})`;
}
function line(type, depth, text) {
    return { text: `${markers[type]} ${'  '.repeat(depth)}${text}` };
}


/***/ }),

/***/ 5377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ jobStart),
/* harmony export */   F: () => (/* binding */ isTemplate)
/* harmony export */ });
function jobStart(job) {
    if (job.ParameterizedJob !== null && job.ParameterizedJob !== undefined)
        return 'per-dispatch';
    return job.Periodic !== null && job.Periodic !== undefined ? 'per-launch' : 'at-once';
}
function isTemplate(job) {
    return jobStart(job) !== 'at-once' && job['Dispatched'] !== true;
}


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7291);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);



const context = 2;
const mostLines = 80;
const longestLine = 160;
const mostEdits = 400;
function changedLines(former, latter) {
    const [before, after] = [toCompare(former), toCompare(latter)];
    const options = { context, maxEditLength: mostEdits };
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_1__/* .structuredPatch */ .YB)('', '', before, after, undefined, undefined, options);
    if (patch === undefined)
        return undefined;
    const endChanges = before !== '' && after !== '' && before.endsWith('\n') !== after.endsWith('\n');
    const lines = patch.hunks.flatMap((hunk, index) => [
        ...(index === 0 ? [] : [{ type: 'None', text: '…' }]),
        ...hunk.lines.filter((line) => endChanges || !line.startsWith('\\')).map(lineOf),
    ]);
    const left = lines.length - mostLines;
    return left <= 0 ? lines : [...lines.slice(0, mostLines), { type: 'None', text: `… ${left} lines more` }];
}
function lineOf(line) {
    if (line.startsWith('\\'))
        return { type: 'None', text: '(no line end)' };
    const isHidden = isHiddenLine.test(line);
    const text = isHidden ? _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s : (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(line.slice(1).replaceAll('\t', '  '));
    const shown = text.length > longestLine ? `${text.slice(0, longestLine).toWellFormed()}…` : text;
    return { type: line.startsWith('+') ? 'Added' : line.startsWith('-') ? 'Deleted' : 'None', text: shown, isHidden };
}
const isHiddenLine = /^[ +-]‹hidden›\0\d+$/;
function toCompare(value) {
    if (typeof value === 'string')
        return value;
    return value.lines.map((line) => (typeof line === 'number' ? `${_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s}\0${line}` : line)).join('\n');
}


/***/ }),

/***/ 8661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ scrubbed),
  V: () => (/* binding */ verdictOf)
});

// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
// EXTERNAL MODULE: ./build/js/plan/placement.js + 1 modules
var placement = __webpack_require__(5486);
;// CONCATENATED MODULE: ./build/js/plan/datacenters.js
function datacenterTraits({ Objects }) {
    const fields = Objects.filter(({ Name }) => Name === 'Datacenters').flatMap((object) => object.Fields);
    if (fields.every(({ Type }) => Type === 'None'))
        return [];
    const before = orAll(fields.filter(({ Type }) => Type !== 'Added').map(({ Type, Old, New }) => (Type === 'None' ? Old || New : Old)));
    const after = orAll(fields.filter(({ Type }) => Type !== 'Deleted').map(({ Type, Old, New }) => (Type === 'None' ? Old || New : New)));
    const lost = !before.every((one) => isWithin(one, after));
    const gained = !after.every((one) => isWithin(one, before));
    if (lost && gained)
        return ['other datacenters'];
    if (lost)
        return ['fewer datacenters'];
    return gained ? ['more datacenters'] : [];
}
function orAll(names) {
    return names.length === 0 ? ['*'] : names;
}
const unknown = '\0';
function isWithin(glob, others) {
    const name = glob.replaceAll('*', unknown);
    return others.some((other) => other === glob || matchesPieces(other.split('*'), name));
}
function matchesPieces(pieces, name) {
    const [first = '', ...rest] = pieces;
    const last = rest.pop();
    if (last === undefined)
        return name === first;
    if (!name.startsWith(first) || !name.endsWith(last))
        return false;
    let at = first.length;
    for (const piece of rest) {
        const found = name.indexOf(piece, at);
        if (found === -1)
            return false;
        at = found + piece.length;
    }
    return at <= name.length - last.length;
}

;// CONCATENATED MODULE: ./build/js/plan/traits.js

function traitsOf(diff) {
    if (diff === null || diff.Type !== 'Edited')
        return [];
    const leaves = leavesOf(diff);
    const structural = diff.TaskGroups.some((group) => isWhole(group.Type) || group.Tasks.some((task) => isWhole(task.Type)));
    return [
        ...(structural ? [] : only(leaves)),
        ...lowered(leaves),
        ...datacenterTraits(diff),
        ...narrowed(diff),
        ...scheduled(leaves),
        ...renamed(diff),
    ];
}
function isWhole(type) {
    return type === 'Added' || type === 'Deleted';
}
function leavesOf(diff) {
    const walk = (body, objects) => [
        ...body.Fields.filter((field) => field.Type !== 'None').map((field) => ({ objects, field })),
        ...body.Objects.flatMap((object) => walk(object, [...objects, object.Name])),
    ];
    return [diff, ...diff.TaskGroups, ...diff.TaskGroups.flatMap((group) => group.Tasks)].flatMap((body) => walk(body, []));
}
function only(leaves) {
    if (leaves.length === 0)
        return [];
    const all = (matches) => leaves.every(matches);
    if (all(({ objects, field }) => objects[0] === 'Config' && field.Name === 'image'))
        return ['image only'];
    if (all(({ objects, field }) => objects.length === 0 && field.Name === 'Count'))
        return ['count only'];
    return all(({ objects, field }) => objects[0] === 'UI' || field.Name.startsWith('Meta[')) ? ['metadata only'] : [];
}
const resources = new Map([
    ['MemoryMB', 'less memory'],
    ['MemoryMaxMB', 'less memory'],
    ['CPU', 'less cpu'],
    ['Cores', 'less cpu'],
]);
function lowered(leaves) {
    const text = leaves
        .filter(({ objects, field }) => objects[0] === 'Resources' && field.Type === 'Edited' && Number(field.New) < Number(field.Old))
        .flatMap(({ field }) => resources.get(field.Name) ?? []);
    return [...new Set(text)];
}
function narrowed(diff) {
    const groups = diff.TaskGroups.filter((group) => !isWhole(group.Type));
    const bodies = [
        diff,
        ...groups,
        ...groups.flatMap((group) => group.Tasks.filter((task) => !isWhole(task.Type))),
    ];
    const constrained = bodies.some((body) => body.Objects.some((object) => object.Name === 'Constraint' && object.Type === 'Added'));
    return constrained ? ['new constraints'] : [];
}
function scheduled(leaves) {
    const times = new Set(['Spec', 'Specs', 'TimeZone', 'Enabled']);
    return leaves.some(({ objects, field }) => objects[0] === 'Periodic' && times.has(field.Name))
        ? ['another schedule']
        : [];
}
function renamed({ TaskGroups }) {
    const tasks = (type) => TaskGroups.filter((group) => group.Type === type).map((group) => JSON.stringify(group.Tasks.map((task) => task.Name).toSorted()));
    const gone = new Set(tasks('Deleted'));
    return tasks('Added').some((names) => gone.has(names)) ? ['a group renamed'] : [];
}

;// CONCATENATED MODULE: ./build/js/plan/verdict.js



function verdictOf(job, plan) {
    const starts = (0,spec/* jobStart */.A)(job);
    const groups = Object.entries(plan.Annotations.DesiredTGUpdates)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, updates]) => groupVerdict(name, updates));
    const change = changeOf(job, plan);
    const moves = starts === 'at-once' && groups.some(hasMoves);
    return {
        change,
        changes: change !== 'unchanged' || moves,
        startsAgain: stopChange(plan.Diff) === 'false',
        traits: traitsOf(plan.Diff),
        starts,
        groups,
        destructive: groups.some((group) => group.replaced + group.stopped + group.preempted > 0) ||
            plan.Annotations.PreemptedAllocs.length > 0,
        unplaced: (0,placement/* unplaced */.vw)(job, plan),
        preempted: preempted(plan),
        warnings: warningsOf(plan.Warnings),
        nextLaunch: launchOf(plan.NextPeriodicLaunch),
        jobModifyIndex: plan.JobModifyIndex,
    };
}
function scrubbed(verdict, scrub, shown) {
    return {
        ...verdict,
        groups: verdict.groups.map((group) => ({ ...group, name: shown(group.name) })),
        preempted: verdict.preempted.map((other) => ({
            ...other,
            job: shown(other.job),
            namespace: shown(other.namespace),
            group: shown(other.group),
        })),
        warnings: verdict.warnings.map(scrub),
        unplaced: verdict.unplaced.map((one) => ({ ...(0,placement/* redactUnplaced */.Em)(one, scrub), group: shown(one.group) })),
    };
}
function groupVerdict(name, updates) {
    return {
        name,
        created: updates.Place,
        replaced: updates.DestructiveUpdate,
        updatedInPlace: updates.InPlaceUpdate,
        stopped: updates.Stop,
        migrated: updates.Migrate,
        canaries: updates.Canary,
        ignored: updates.Ignore,
        preempted: updates.Preemptions,
        rescheduled: updates.RescheduleNow,
    };
}
function hasMoves(group) {
    const { name: _name, ignored: _ignored, ...counts } = group;
    return Object.values(counts).some((count) => count > 0);
}
function changeOf(job, plan) {
    const type = plan.Diff?.Type;
    if (type === 'Deleted' || (job.Stop === true && stopChange(plan.Diff) === 'true'))
        return 'stopped';
    if (plan.JobModifyIndex === 0 || type === 'Added')
        return 'new';
    return type === 'None' ? 'unchanged' : 'edited';
}
function stopChange(diff) {
    return diff?.Fields.find((field) => field.Name === 'Stop' && field.Type === 'Edited')?.New;
}
function preempted(plan) {
    const counted = new Map();
    for (const alloc of plan.Annotations.PreemptedAllocs) {
        const key = JSON.stringify([alloc.Namespace, alloc.JobID, alloc.TaskGroup]);
        const count = (counted.get(key)?.count ?? 0) + 1;
        counted.set(key, { job: alloc.JobID, namespace: alloc.Namespace, group: alloc.TaskGroup, count });
    }
    return [...counted.values()];
}
function warningsOf(text) {
    const body = text.replace(/^\d+ warning(?:s|\(s\))?:\s*\n/, '').trim();
    if (body === '')
        return [];
    return body
        .split(/^\* /m)
        .map((warning) => warning
        .replace(/(?<!\d)\d+ errors? occurred:\s*\* /g, '')
        .split(/^[^\S\n]*\* /m)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join('; '))
        .filter((warning) => warning !== '');
}
function launchOf(time) {
    return time === null || time.startsWith('0001-01-01') ? undefined : time;
}


/***/ }),

/***/ 6839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ shownName),
/* harmony export */   h: () => (/* binding */ redactDiff)
/* harmony export */ });
/* harmony import */ var _judge_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9456);
/* harmony import */ var _hidden_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);
/* harmony import */ var _field_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2862);



const noContext = () => ({});
const jobLevel = { group: undefined, task: undefined };
function redactDiff(diff, rules) {
    const judged = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .createValueCollector */ .VA)();
    const show = (level, objects, field, around) => {
        const numbers = new Map();
        const value = (of, side) => {
            const place = { ...level, objects, name: field.Name, side, ...around(field.Name, of) };
            return judged.show({ ...place, value: field[of] }, rules, numbers);
        };
        const side = field.Old === field.New ? 'file' : 'live';
        return { ...field, Name: fieldName(field.Name, rules), Old: value('Old', side), New: value('New', 'file') };
    };
    const body = (from, level, objects = [], outer = noContext) => {
        const around = (0,_field_context_js__WEBPACK_IMPORTED_MODULE_1__/* .contextIn */ .P)(objects.at(-1) ?? '', from.Fields, outer);
        return {
            Fields: from.Fields.map((field) => show(level, objects, field, around)),
            Objects: from.Objects.map((object) => ({
                ...object,
                Name: rules.secrets.name(object.Name),
                ...body(object, level, [...objects, object.Name], around),
            })),
        };
    };
    const name = (text) => shownName(text, rules);
    const TaskGroups = diff.TaskGroups.map((group) => ({
        ...group,
        Name: name(group.Name),
        ...body(group, { group: group.Name, task: undefined }),
        Tasks: group.Tasks.map((task) => ({
            ...task,
            Name: name(task.Name),
            ...body(task, { group: group.Name, task: task.Name }),
        })),
    }));
    return {
        diff: { ...diff, ID: name(diff.ID), ...body(diff, jobLevel), TaskGroups },
        secrets: judged.secrets,
        hidden: judged.hidden,
        shown: judged.shown,
    };
}
function shownName(text, { secrets, patterns }) {
    return patterns.some((pattern) => pattern.occursIn(text)) ? _hidden_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hiddenMark */ .s : secrets.name(text);
}
function fieldName(name, rules) {
    const key = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)(name);
    const isNamed = rules.patterns.some((pattern) => pattern.matches(name) || pattern.matches(key));
    if (isNamed || key === name)
        return rules.secrets.name(name);
    return name.replace(key, () => shownName(key, rules));
}


/***/ })

};
