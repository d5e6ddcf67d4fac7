export const id = 202;
export const ids = [202];
export const modules = {

/***/ 1202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/register/inputs.js + 1 modules
var inputs = __webpack_require__(6656);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 3 modules
var runner = __webpack_require__(6256);
// EXTERNAL MODULE: ./build/js/review/plan-outcome.js
var plan_outcome = __webpack_require__(6489);
// EXTERNAL MODULE: ./build/js/report/comment/plan-comment.js + 2 modules
var plan_comment = __webpack_require__(1730);
// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/comment/hide-in-markdown.js
var hide_in_markdown = __webpack_require__(8753);
// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/report/register-failures.js
var register_failures = __webpack_require__(82);
;// CONCATENATED MODULE: ./build/js/review/register-outcome.js
const nothingRegistered = {
    record: undefined,
    without: undefined,
    jobs: [],
    removed: [],
    failed: [],
    untouched: 0,
    failures: [],
    milliseconds: 0,
};
const severity = [
    'failed',
    'rolled-back',
    'placement-blocked',
    'superseded',
    'timed-out',
    'awaiting-promotion',
    'no-deployment',
    'successful',
];
function worstRollout(jobs) {
    const rollouts = jobs.flatMap(({ state }) => (state.kind === 'rolled-out' ? [state.rollout] : []));
    return rollouts.toSorted((a, b) => severity.indexOf(a.kind) - severity.indexOf(b.kind))[0];
}
function isWell({ state }) {
    if (state.kind === 'rolled-out') {
        return ['successful', 'no-deployment', 'awaiting-promotion'].includes(state.rollout.kind);
    }
    return state.kind === 'there' || state.kind === 'written' || state.kind === 'rolling-out';
}

// EXTERNAL MODULE: ./build/js/report/register-words.js
var register_words = __webpack_require__(5612);
// EXTERNAL MODULE: ./build/js/report/rollout-words.js
var rollout_words = __webpack_require__(9512);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/js/modes/register/headline.js





function registerHeadline(outcome) {
    const { jobs, failures, failed } = outcome;
    if (failures[0] !== undefined)
        return failures[0].message.replace(/\.$/, '');
    if (failed.length > 0)
        return `Not registered: ${(0,numbers/* plural */.L)(failed.length, 'file')} failed`;
    const count = (matches) => jobs.filter((job) => matches(job.state)).length;
    const stale = count((state) => state.kind === 'changed');
    const unseen = count((state) => state.kind === 'unseen');
    if (stale > 0)
        return `Not registered: ${(0,numbers/* plural */.L)(stale, 'job')} changed after the review`;
    if (unseen > 0)
        return `Not registered: no reviewer saw ${(0,numbers/* plural */.L)(unseen, 'job')}`;
    const stops = outcome.removed.filter(({ state }) => state.kind === 'refused').length;
    if (stops > 0 && !jobs.some(({ state }) => 'written' in state))
        return `Not registered: ${(0,numbers/* plural */.L)(stops, 'stop')} ${stops === 1 ? 'is' : 'are'} not as reviewed`;
    const forgotten = count((state) => state.kind === 'since' && !state.isKnown);
    if (forgotten > 0)
        return `Not registered: whether ${(0,numbers/* plural */.L)(forgotten, 'job')} was registered before is not known`;
    const dry = count((state) => state.kind === 'not-written' && state.why === 'dry-run');
    if (dry > 0)
        return `Dry run: ${(0,numbers/* plural */.L)(dry, 'job')} would be registered`;
    const rolling = count((state) => state.kind === 'rolling-out');
    if (rolling > 0)
        return `Rolling out: ${jobs.length - rolling - count(isUntouched)} of ${jobs.length - count(isUntouched)} jobs done`;
    return capital(ended(outcome));
}
function isUntouched(state) {
    return state.kind === 'there' || state.kind === 'not-written';
}
function ended({ jobs, removed, milliseconds }) {
    const touched = jobs.filter(({ state }) => state.kind !== 'there');
    const stopped = removed.filter(({ state }) => state.kind === 'stopped').length;
    const also = stopped === 0 ? '' : `, ${(0,numbers/* plural */.L)(stopped, 'job')} stopped`;
    const [only] = touched;
    if (only === undefined)
        return stopped > 0
            ? `${(0,numbers/* plural */.L)(stopped, 'job')} stopped`
            : 'nothing to register: the jobs are registered as the files say';
    if (touched.length === 1)
        return `${(0,register_words/* stateWords */.Xu)(only.state)}${also}`;
    const kinds = Map.groupBy(touched, ({ state }) => summaryOf(state));
    const parts = [...kinds]
        .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
        .map(([words, list]) => `${list.length} ${words}`);
    const time = worstRollout(jobs) === undefined ? '' : ` in ${(0,rollout_words/* timeWords */.rr)(milliseconds)}`;
    return `${parts.join(', ')}${also}${time}`;
}
const order = [
    'failed', 'rolled back', 'cannot be placed', 'superseded', 'timed out', 'not registered', 'wait for promotion', 'registered', 'rolled out',
];
function summaryOf(state) {
    if (state.kind === 'rolled-out')
        return rollout_words/* kindWords */.Gk[state.rollout.kind];
    if (state.kind === 'written')
        return 'registered';
    return state.kind === 'unfollowed' ? 'failed' : 'not registered';
}
function capital(words) {
    return words.slice(0, 1).toUpperCase() + words.slice(1);
}
function registerSign(outcome) {
    if ((0,register_failures/* registerFailures */.H)(outcome).length > 0)
        return '🔴';
    const kinds = new Set(outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)));
    if (kinds.has('awaiting-promotion'))
        return '🟡';
    return kinds.has('rolling-out') || kinds.has('not-written') ? '🔵' : '🟢';
}

// EXTERNAL MODULE: ./build/js/review/record-codec.js + 1 modules
var record_codec = __webpack_require__(3987);
// EXTERNAL MODULE: ./build/js/plan/value-lines.js
var value_lines = __webpack_require__(6107);
;// CONCATENATED MODULE: ./build/js/modes/register/reviewed-plan.js



const begins = { reviewed: '<!-- outrider:plan reviewed -->', own: '<!-- outrider:plan own -->' };
const end = '<!-- outrider:plan end -->';
const leftOut = '<!-- outrider:plan left out -->';
const planWithoutRoom = `The plan has no room here; it is in an earlier edit of this comment.\n\n${leftOut}`;
function keptPlan({ text, isReviewed }) {
    return [isReviewed ? begins.reviewed : begins.own, '', text, '', end].join('\n');
}
function tellsOfEnd(comment) {
    const lines = comment.split(/\r?\n/);
    const isOfRegister = [begins.reviewed, begins.own, leftOut].some((line) => lines.includes(line));
    return isOfRegister && !lines[1]?.startsWith('### 🔵');
}
function tellsOfRefusal(comment) {
    return comment.split(/\r?\n/, 2)[1]?.startsWith('### 🔴 Not registered') === true;
}
function reviewedPlan(comment) {
    const lines = comment.split(/\r?\n/);
    if (lines.includes(begins.own))
        return undefined;
    if (lines.includes(leftOut))
        return { text: '', isReviewed: true, isLeftOut: true };
    const from = lines.indexOf(begins.reviewed);
    const to = lines.lastIndexOf(end);
    const record = (0,record_codec/* recordLine */.IK)(comment);
    const shown = from !== -1 && to > from ? lines.slice(from + 1, to) : lines.slice(1).filter((line) => line !== record);
    return { text: shown.join('\n').trim(), isReviewed: true };
}
function differenceIn(plan, id) {
    const lines = plan.split(/\r?\n/);
    const head = `<b>${(0,markdown/* htmlCode */.h8)(id)}</b>`;
    const section = lines.findIndex((line) => /^<details(?: open)?><summary>/.test(line) && line.includes(head));
    if (section === -1)
        return undefined;
    const [opener, ...rest] = lines.slice(section + 1).filter((line, index) => index > 0 || line !== '');
    const ticks = /^(`{3,})diff$/.exec(opener ?? '')?.[1];
    const close = ticks === undefined ? -1 : rest.indexOf(ticks);
    return close === -1 ? undefined : rest.slice(0, close);
}
function lineDifference(before, after) {
    const signs = { Added: '+', Deleted: '-', None: ' ' };
    return (0,value_lines/* changedLines */.M)(`${before.join('\n')}\n`, `${after.join('\n')}\n`)?.map(({ type, text }) => `${signs[type]} ${text}`);
}

;// CONCATENATED MODULE: ./build/js/modes/register/comment.js













const failureShare = 0.2;
const tableShare = 0.2;
const removedShare = 0.1;
const sectionShare = 0.25;
const reserve = 600;
const places = 5;
const longestHeadline = 500;
function registerMarkdown(outcome, options) {
    const { surroundings } = options;
    const shown = (0,hide_in_markdown/* hiddenWithin */.e)(options.limit, surroundings, (limit) => clearMarkdown(outcome, { ...options, limit }));
    return surroundings.record?.seal(shown) ?? shown;
}
function clearMarkdown(outcome, options) {
    const { surroundings, limit, plan } = options;
    const headline = `### ${registerSign(outcome)} ${(0,prose/* prose */.C)((0,fit/* clipped */.cz)(registerHeadline(outcome), longestHeadline))}`;
    const head = [
        [surroundings.marker, headline].filter((part) => part !== undefined).join('\n'),
        outcome.without === undefined ? '' : `> [!NOTE]\n> ${(0,prose/* prose */.C)((0,fit/* clipped */.cz)(outcome.without, longestHeadline))}`,
    ];
    const last = [comment_footer(outcome, surroundings), surroundings.record?.line]
        .filter((part) => part !== undefined)
        .join('\n');
    const sizeOf = (parts) => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
    const kept = sizeOf([...head, nextStep(outcome), last]) + reserve + places * limit.measure(limit.elsewhere);
    const room = { ...options, limit: { ...limit, max: Math.max(0, limit.max - kept) } };
    const parts = [
        ...head,
        leftOutSection(outcome, room.limit),
        failureSection(outcome, room),
        stateTable(outcome, room),
        removedSection(outcome.removed, room.limit),
        ...sections(outcome, room),
        nextStep(outcome),
    ].filter((part) => part !== '');
    const seen = outcome.record === undefined ? 'The plan that the comment showed' : 'The plan that was reviewed';
    const title = plan.isReviewed ? seen : 'The plan of this run';
    const folded = plan.text === '' ? '' : (0,markdown/* details */.zH)(title, keptPlan(plan), false);
    const fits = plan.isLeftOut !== true && limit.measure(folded) + 2 <= limit.max - sizeOf([...parts, last]);
    return [...parts, fits ? folded : planWithoutRoom, last].filter((part) => part !== '').join('\n\n');
}
function leftOutSection({ leftOut = [] }, limit) {
    if (leftOut.length === 0)
        return '';
    const lines = leftOut.map((one) => `> ${(0,prose/* prose */.C)((0,register_words/* leftOutWords */.Ny)(one))}`);
    const { taken, left } = (0,fit/* takeWithin */.Dh)(lines, limit.max * removedShare, limit.measure);
    const rest = left === 0 ? [] : [`> … and ${(0,numbers/* plural */.L)(left, 'pull request')} more in ${limit.elsewhere}.`];
    return ['> [!WARNING]', ...taken, ...rest].join('\n>\n');
}
function failureSection(outcome, { surroundings, limit }) {
    const items = (0,failure_items/* failureItems */.x)((0,register_failures/* registerFailures */.H)(outcome), surroundings.fileUrl);
    if (items.length === 0)
        return '';
    const { taken, left } = (0,fit/* takeWithin */.Dh)(items, limit.max * failureShare, limit.measure);
    const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
    return ['**What went wrong**', '', ...taken, ...rest].join('\n');
}
function stateTable(outcome, { surroundings, limit }) {
    const told = outcome.jobs.filter(({ state }) => state.kind !== 'there');
    const there = outcome.jobs.length - told.length;
    const rest = there === 0 ? '' : `${(0,numbers/* plural */.L)(there, 'job')} registered already.`;
    if (told.length === 0)
        return rest;
    const rows = told.map((job) => row(job, surroundings));
    const { taken, left } = (0,fit/* takeWithin */.Dh)(rows.map((cells) => cells.join(' | ')), limit.max * tableShare, (text) => limit.measure(text) + 4);
    const shown = (0,markdown/* table */.tp)(['Job', 'Outcome', 'Version', 'Allocations'], rows.slice(0, taken.length));
    const more = left === 0 ? '' : `… and ${(0,numbers/* plural */.L)(left, 'job')} more in ${limit.elsewhere}.`;
    return [shown, more, rest].filter((part) => part !== '').join('\n\n');
}
function row({ planned, state }, { fileUrl }) {
    const name = (0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(planned.id));
    const rollout = state.kind === 'rolled-out' ? state.rollout : undefined;
    const groups = rollout?.groups ?? (state.kind === 'rolling-out' ? (state.progress?.groups ?? []) : []);
    return [
        fileUrl === undefined ? name : (0,markdown/* link */.nf)(name, fileUrl(planned.file)),
        (0,prose/* prose */.C)((0,register_words/* stateLabel */.UH)(state)).replaceAll('|', '\\|'),
        rollout?.version === undefined ? '—' : String(rollout.version),
        groups.length === 0 ? '—' : (0,rollout_words/* healthyOf */.zO)(groups),
    ];
}
const removedWords = {
    stopped: 'stopped, because its file was removed',
    gone: 'runs no more; its file was removed',
    'still-declared': 'is still declared by a job file, and runs on',
    'not-asked': 'runs on although its file was removed; `stop-removed` would stop it',
    'dry-run': 'would be stopped, because its file was removed',
    'held-back': 'runs on although its file was removed, because not all went well before',
};
function removedStateWords({ id, state }) {
    return `\`${id}\` ${state.kind === 'refused' ? 'was not stopped' : removedWords[state.kind]}.`;
}
function removedSection(removed, limit) {
    const items = removed.map((one) => `- ${(0,prose/* prose */.C)(removedStateWords({ ...one, id: (0,fit/* clipped */.cz)(one.id) }))}`);
    const { taken, left } = (0,fit/* takeWithin */.Dh)(items, limit.max * removedShare, limit.measure);
    return [...taken, ...(left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`])].join('\n');
}
function sections(outcome, options) {
    const { limit } = options;
    const all = outcome.jobs.flatMap((job) => [...difference(job, options), ...troubles(job, options)]);
    const { taken, left } = (0,fit/* takeWithin */.Dh)(all, limit.max * sectionShare, limit.measure);
    return left === 0 ? taken : [...taken, `… and ${left} more in ${limit.elsewhere}.`];
}
const mostLines = 60;
function difference({ planned, state }, { plan }) {
    if (state.kind !== 'changed')
        return [];
    const now = planned.diff.lines;
    const before = plan.isReviewed ? differenceIn(plan.text, planned.id) : undefined;
    const lines = before === undefined ? undefined : lineDifference(before, now);
    const title = `**${(0,markdown/* code */.aY)(planned.id)}**`;
    if (before === undefined)
        return [`${title}: the reviewed comment does not show its plan; now it is\n\n${cut(now)}`];
    if (lines === undefined)
        return [`${title}: the plan is another one now\n\n${cut(now)}`];
    if (lines.length === 0)
        return [`${title}: the plans look the same; what differs is hidden, or is in the counts.\n\n${cut(now)}`];
    return [`${title}: \`-\` is what was reviewed, \`+\` what it would be now\n\n${cut(lines)}`];
}
function cut(lines) {
    const left = lines.length - mostLines;
    return (0,markdown/* fence */.EU)(left <= 0 ? lines : [...lines.slice(0, mostLines), `  … ${left} lines more`], 'diff');
}
function troubles({ planned, state }, { withLogs }) {
    if (state.kind !== 'rolled-out')
        return [];
    return state.rollout.troubles.map((trouble) => {
        const { task, group, allocation, events, logs } = trouble;
        const output = withLogs && logs !== undefined && logs.length > 0 ? ['', 'stderr:', ...logs] : [];
        const lines = [...events, ...output].map((line) => `  ${(0,quote/* visible */.R)(line)}`);
        const where = `${(0,markdown/* code */.aY)(planned.id)}, task ${(0,markdown/* code */.aY)(task)} of group ${(0,markdown/* code */.aY)(group)}, allocation ${(0,markdown/* code */.aY)(allocation.slice(0, 8))}`;
        return `${where}:\n\n${(0,markdown/* fence */.EU)(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
    });
}
function nextStep(outcome) {
    const kinds = new Set(outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)));
    if ((0,register_failures/* registerFailures */.H)(outcome).length > 0)
        return '';
    if (kinds.has('awaiting-promotion')) {
        return '**Next:** look at the canaries, then promote them (`mode: promote`), or give them up (`mode: fail-deployment`).';
    }
    return '';
}
function comment_footer(outcome, surroundings) {
    const written = outcome.jobs.some(({ state }) => 'written' in state);
    return (0,footer/* footerLine */.G)(written ? 'Registered' : 'Not registered', surroundings);
}

// EXTERNAL MODULE: ./build/js/report/plan-outputs.js
var plan_outputs = __webpack_require__(9649);
;// CONCATENATED MODULE: ./build/js/modes/register/outputs.js



function registerOutputs(outcome) {
    const about = outcome.jobs.length === 1 ? outcome.jobs : outcome.jobs.filter((job) => writtenOf(job) !== undefined);
    const [only] = about.length === 1 ? about : [];
    const rollout = only?.state.kind === 'rolled-out' ? only.state.rollout : undefined;
    const written = only === undefined ? undefined : writtenOf(only);
    const stopped = outcome.removed.some(({ state }) => state.kind === 'stopped');
    return {
        summary: registerHeadline(outcome),
        changed: String(stopped || outcome.jobs.some((job) => writtenOf(job)?.byUs === true)),
        jobs: JSON.stringify([
            ...outcome.jobs.map(registeredOutput),
            ...outcome.failed.map(plan_outputs/* failedOutput */.tK),
            ...outcome.removed.map(({ file, id, state }) => ({
                file,
                id,
                change: 'file-removed',
                state: state.kind,
            })),
        ]),
        'comment-url': '',
        outcome: worstRollout(outcome.jobs)?.kind ?? '',
        'eval-id': rollout?.evalId ?? written?.evalId ?? '',
        'deployment-id': rollout?.deploymentId ?? '',
        'job-version': rollout?.version === undefined ? '' : String(rollout.version),
        'job-modify-index': String(written?.index ?? only?.planned.verdict.jobModifyIndex ?? ''),
    };
}
function writtenOf({ state }) {
    return 'written' in state ? state.written : undefined;
}
function registeredOutput(job) {
    const { state } = job;
    const written = writtenOf(job);
    const rollout = state.kind === 'rolled-out' ? state.rollout : undefined;
    return {
        ...(0,plan_outputs/* jobOutput */.Lv)(job.planned),
        state: state.kind,
        registered: written?.byUs ?? false,
        outcome: rollout?.kind ?? '',
        evaluation: rollout?.evalId ?? written?.evalId ?? '',
        deployment: rollout?.deploymentId ?? '',
        version: rollout?.version ?? null,
        index: written?.index ?? job.planned.verdict.jobModifyIndex,
    };
}

;// CONCATENATED MODULE: ./build/js/modes/register/report.js









const commentLimit = 65_536;
const summaryLimit = runner/* SUMMARY_LIMIT */.J - 1024;
function registerComment(outcome, { surroundings, comment, logs }) {
    const elsewhere = surroundings.run === undefined ? 'the step summary' : `the [step summary](${surroundings.run.url})`;
    return registerMarkdown(outcome, {
        surroundings,
        limit: { max: commentLimit, measure: (text) => text.length, elsewhere },
        plan: planToShow(outcome, surroundings, comment),
        withLogs: logs.inComment,
    });
}
function planToShow(outcome, surroundings, comment) {
    const reviewed = comment === undefined ? undefined : reviewedPlan(comment);
    if (reviewed !== undefined)
        return reviewed;
    const jobs = outcome.jobs.map((job) => job.planned);
    if (jobs.length === 0)
        return { text: '', isReviewed: false };
    const bare = { ...surroundings, marker: undefined, record: undefined };
    const limit = { max: commentLimit / 2, measure: (text) => text.length, elsewhere: 'the log' };
    return { text: (0,plan_comment/* planMarkdown */.X)({ ...plan_outcome/* nothingPlanned */.k, jobs }, bare, limit), isReviewed: false };
}
function registerReport({ outcome, writeComment, ...showing }) {
    const { surroundings, logs } = showing;
    const body = registerComment(outcome, showing);
    const summary = registerMarkdown(outcome, {
        surroundings: { ...surroundings, marker: undefined, record: undefined },
        limit: { max: summaryLimit, measure: (text) => Buffer.byteLength(text), elsewhere: 'the log' },
        plan: planToShow(outcome, surroundings, showing.comment),
        withLogs: logs.inComment,
    });
    return {
        errors: (0,register_failures/* registerFailures */.H)(outcome),
        log: registerLog(outcome, logs.inLog),
        comment: writeComment === undefined ? undefined : { subject: 'outcome', write: async () => writeComment(body) },
        summary: `${summary}\n`,
        outputs: registerOutputs(outcome),
        files: { markdown: { name: 'register.md', parts: [body], isPrivate: false } },
    };
}
function registerLog(outcome, withLogs) {
    const lines = [
        ...outcome.jobs.map(({ planned, state }) => `${planned.id} (${planned.file}): ${(0,register_words/* stateWords */.Xu)(state)}`),
        ...outcome.removed.map(removedStateWords),
    ];
    const troubles = outcome.jobs.flatMap(({ planned, state }) => (state.kind === 'rolled-out' ? state.rollout.troubles : []).map((trouble) => {
        const shown = [...trouble.events, ...(withLogs ? (trouble.logs ?? []) : [])];
        const name = `${planned.id}: task ${trouble.task}, allocation ${trouble.allocation}`;
        return { kind: 'group', name, text: shown.join('\n') || '(no events)' };
    }));
    return [
        ...(outcome.without === undefined ? [] : [{ kind: 'notice', text: outcome.without }]),
        ...(outcome.leftOut ?? []).map((one) => ({ kind: 'warning', text: (0,register_words/* leftOutWords */.Ny)(one) })),
        ...(lines.length === 0 ? [] : [{ kind: 'text', text: lines.join('\n') }]),
        ...troubles,
        { kind: 'errors', errors: (0,register_failures/* registerFailures */.H)(outcome) },
        { kind: 'text', text: `Register: ${registerSign(outcome)} ${registerHeadline(outcome)}` },
    ];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/js/clients/github/comments.js + 2 modules
var comments = __webpack_require__(7018);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
// EXTERNAL MODULE: ./build/js/report/plan-log.js
var plan_log = __webpack_require__(8537);
// EXTERNAL MODULE: ./build/js/report/publish.js + 2 modules
var publish = __webpack_require__(6089);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
;// CONCATENATED MODULE: ./build/js/modes/register/live-comment.js
const leastPause = 10_000;
function createLiveComment(write) {
    let latest;
    let writing;
    let timer;
    let over = false;
    const attempt = async (body) => {
        try {
            await write(body);
            timer = setTimeout(flush, leastPause);
        }
        catch {
            over = true;
        }
        finally {
            writing = undefined;
        }
    };
    const flush = () => {
        timer = undefined;
        const render = latest;
        if (over || render === undefined || writing !== undefined)
            return;
        latest = undefined;
        writing = attempt(render());
    };
    return {
        update(render) {
            latest = render;
            if (timer === undefined)
                flush();
        },
        async end() {
            over = true;
            clearTimeout(timer);
            await writing;
            clearTimeout(timer);
        },
    };
}

// EXTERNAL MODULE: ./build/js/report/comment/same-comment.js
var same_comment = __webpack_require__(4717);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/clients/github/pages.js
var pages = __webpack_require__(897);
;// CONCATENATED MODULE: ./build/js/clients/github/branch-changes.js



const Files = dist/* array */.YOg(dist/* object */.Ikc({ filename: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)), previous_filename: dist/* nullish */.cl6(dist/* string */.YjP()) }));
const Comparison = dist/* object */.Ikc({
    status: dist/* nullish */.cl6(dist/* string */.YjP()),
    files: dist/* nullish */.cl6(Files),
});
const ForgeComparison = dist/* object */.Ikc({
    total_commits: dist/* number */.aig(),
    files: dist/* nullish */.cl6(Files),
    commits: dist/* pipe */.FsL(dist/* nullish */.cl6(dist/* array */.YOg(dist/* object */.Ikc({ files: dist/* nullish */.cl6(Files) })), []), dist/* readonly */.tBZ()),
});
const mostFiles = 300;
async function listBranchChanges(github, repository, { commit, branch }) {
    const data = await compare(github, repository, `${commit}...${branch}`);
    const { status, files } = (0,pages/* readAs */.f)(Comparison, data, 'comparison of two commits');
    if (status === undefined || status === null) {
        const changed = forgeFiles((0,pages/* readAs */.f)(ForgeComparison, data, 'comparison of two commits'));
        const back = await compare(github, repository, `${branch}...${commit}`);
        if ((0,pages/* readAs */.f)(ForgeComparison, back, 'comparison of two commits').total_commits > 0)
            throw notHeld(commit, branch);
        return changed;
    }
    if (status === 'identical')
        return [];
    if (status !== 'ahead')
        throw notHeld(commit, branch);
    if (files === undefined || files === null || files.length >= mostFiles)
        throw incomplete(commit, branch);
    return namesOf(files);
}
async function compare(github, { owner, name }, basehead) {
    const asked = { owner, repo: name, basehead, per_page: 1, page: 1 };
    const { data } = await github.request('GET /repos/{owner}/{repo}/compare/{basehead}', asked);
    return data;
}
function forgeFiles({ total_commits, files, commits }) {
    if (commits.length < total_commits) {
        throw new errors/* ActionError */.lZ({
            reason: 'server',
            message: `The server lists ${commits.length} of ${total_commits} commits`,
        });
    }
    return namesOf([...(files ?? []), ...commits.flatMap((one) => one.files ?? [])]);
}
function namesOf(files) {
    const names = files.flatMap(({ filename, previous_filename: former }) => typeof former === 'string' && former !== '' ? [filename, former] : [filename]);
    return [...new Set(names)];
}
function notHeld(commit, branch) {
    return new errors/* ActionError */.lZ({
        reason: 'not-reviewed',
        message: `the branch \`${branch}\` does not hold the commit ${commit.slice(0, 7)}`,
        hint: 'Check out the commit that the merge made: `ref: ${{ github.event.pull_request.merge_commit_sha }}`.',
    });
}
function incomplete(commit, branch) {
    return new errors/* ActionError */.lZ({
        reason: 'not-reviewed',
        message: `\`${branch}\` has changed ${mostFiles} files or more since ${commit.slice(0, 7)}, and GitHub lists no more`,
    });
}

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/names.js
var discovery_names = __webpack_require__(6632);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/touched.js + 1 modules
var touched = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/js/redaction/scrub.js
var scrub = __webpack_require__(2443);
// EXTERNAL MODULE: ./build/js/review/identifiers.js
var identifiers = __webpack_require__(7151);
;// CONCATENATED MODULE: ./build/js/review/validate-record.js



const again = 'Plan the pull request again (push, or re-run its plan), have that reviewed, and run this again';
const onPurpose = 'or register without a review on purpose with `review: ignore`';
function notReviewed(why, hint = `${again}; ${onPurpose}.`) {
    return new errors/* ActionError */.lZ({ reason: 'not-reviewed', message: `Not registered: ${why}.`, hint });
}
function countingRecord(opened, expected) {
    if (opened.kind !== 'opened')
        throw notReviewed(...unopened(opened.kind));
    const { record, signed } = opened;
    if (expected.key !== undefined && !signed) {
        throw notReviewed('the record of the plan is not signed, and this run has a `signing-key`', `Give the plan the same \`signing-key\`, and plan again; ${onPurpose}.`);
    }
    const foreign = misfit(record, expected);
    if (foreign !== undefined)
        throw notReviewed(foreign);
    return record;
}
function unopened(kind) {
    switch (kind) {
        case 'none':
            return ['there is no record of what the reviewers saw planned'];
        case 'newer':
            return [
                'the record of the plan was made by a newer Outrider',
                'Use the same version of Outrider to plan and to register.',
            ];
        case 'older':
            return [
                'the record of the plan was made by an older Outrider, whose records do not cover the text of the comment',
            ];
        case 'damaged':
            return ['the record of the plan is damaged'];
        case 'edited':
            return ['the comment with the plan was edited: its text is not the one that Outrider wrote'];
        case 'forged':
            return [
                'the signature of the record is not of this `signing-key`, or the record was changed after it was signed',
                `Check that plan and register have the same \`signing-key\`. If they have: ${again.toLowerCase()}.`,
            ];
        case 'no-key':
            return [
                'the record of the plan is signed, and this run has no `signing-key`',
                'Give this run the `signing-key` that the plan has.',
            ];
    }
}
function named(namespace, region) {
    const where = namespace === '' ? 'no namespace' : `namespace \`${namespace}\``;
    return region === '' ? where : `${where}, region \`${region}\``;
}
function shown(name) {
    return typeof name === 'string' ? name : scrub/* hiddenMark */.s;
}
function misfit(record, expected) {
    if (record.repository.toLowerCase() !== expected.repository.toLowerCase())
        return `the record of the plan is of another repository (\`${record.repository}\`)`;
    if (record.pullRequest !== expected.pullRequest)
        return `the record of the plan is of pull request ${record.pullRequest}, where ${expected.pullRequest} is meant`;
    if (record.comment !== expected.comment)
        return `the record of the plan is of another comment (\`comment-id\` \`${record.comment}\`; this run's is \`${expected.comment}\`)`;
    if (record.cluster !== expected.cluster)
        return `the plan was made on another cluster (\`${record.cluster}\`; this run's is \`${expected.cluster}\`)`;
    const same = ['namespace', 'region'].every((name) => (0,identifiers/* isOf */.y)(record[name], expected[name], expected.key));
    if (!same)
        return `the plan was made for ${named(shown(record.namespace), shown(record.region))}; this run is for ${named(expected.namespace, expected.region)}`;
    return undefined;
}
function checkAuthor(written) {
    const sign = 'Sign the record: give the plan and this run the same `signing-key`';
    if (written === undefined) {
        throw notReviewed('the record of the plan is not signed, and GitHub does not say here who edited the comment last (there is no GraphQL)', `${sign}; ${onPurpose}.`);
    }
    if (!written.byUs)
        throw notReviewed(`the record of the plan is not signed, and its comment is by \`${written.author}\``);
    if (!written.editedByUs) {
        const who = written.editor === undefined ? 'an account that is gone' : `\`${written.editor}\``;
        throw notReviewed(`the record of the plan is not signed, and its comment was edited by ${who}`);
    }
}

;// CONCATENATED MODULE: ./build/js/modes/register/branch-head.js






async function readBranchHead(options) {
    const { github, repository, branch, checkout } = options;
    const commit = checkout?.commit ?? options.sha;
    try {
        if (commit === undefined)
            throw new errors/* ActionError */.lZ({ reason: 'not-reviewed', message: 'the commit of this run is not known' });
        const names = await listBranchChanges(github, repository, { commit, branch });
        const root = checkout === undefined ? '' : (0,discovery_names/* toSlashes */.T)((0,external_node_path_.relative)(options.workspace, checkout.root));
        const inWorkspace = (name) => (root === '' ? name : `${root}/${name}`);
        return { branch, changed: changedAmong(names, inWorkspace, options), names: names.map(inWorkspace) };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const why = `what branch \`${branch}\` has changed since the checked-out commit cannot be found out: ${error.message.replace(/\.$/, '')}`;
        const isOurs = error.reason === 'not-reviewed';
        throw notReviewed(why, (isOurs ? error.hint : undefined) ?? `${permissions}; ${branch_head_onPurpose}.`);
    }
}
const permissions = 'Give the job `permissions: { contents: read }` and run it again';
const branch_head_onPurpose = 'or register this commit on purpose with `review: ignore`';
function changedAmong(names, inWorkspace, { checkout, effort }) {
    return (file, sought) => {
        const looked = checkout === undefined ? new Set([...sought].flatMap(endsOf)) : sought;
        return names.find((name) => isMeant(inWorkspace(name), looked, effort.of(file)));
    };
}
function endsOf(name) {
    const parts = name.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
}
function isMeant(name, sought, effort) {
    if ((0,touched/* isTouched */.D)(sought, { names: [name], removed: [] }, effort))
        return true;
    return [...sought].some((one) => one.startsWith(`${name}/`));
}
async function judgeHead(jobs, { collected, failed, dependencies }) {
    const { readHead, review, inputs } = dependencies;
    const wanted = jobs.filter(({ asked, standing }) => asked !== undefined && standing.kind !== 'done');
    const stops = inputs.stopRemoved ? (review.record?.removed ?? []) : [];
    const isAsked = review.refusal === undefined && failed.length === 0 && wanted.length + stops.length > 0;
    if (readHead === undefined || !isAsked)
        return { head: undefined, failures: [] };
    try {
        const head = await readHead(collected.effort);
        const sought = new Map(collected.jobs.map(({ file, from }) => [file.name, from.sought]));
        const failures = wanted.flatMap(({ planned: { file } }) => {
            const name = head.changed(file, sought.get(file) ?? new Set([file]));
            return name === undefined ? [] : [changedSince(file, name, head.branch)];
        });
        return { head, failures };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { head: undefined, failures: [error] };
    }
}
function changedSince(file, name, branch) {
    const refusal = notReviewed(`branch \`${branch}\` has changed \`${name}\` since the checked-out commit`, later);
    return refusal.withMessage(refusal.message, { file });
}
const later = `The run of the later commit registers it: leave this one; ${branch_head_onPurpose}.`;

// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js
var each_job = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/js/clients/github/reviewed-comment.js
var reviewed_comment = __webpack_require__(8980);
;// CONCATENATED MODULE: ./build/js/clients/github/default-branch.js


const Described = dist/* object */.Ikc({ default_branch: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) });
async function readDefaultBranch(github, { owner, name }) {
    const { data } = await github.request('GET /repos/{owner}/{repo}', { owner, repo: name });
    return (0,pages/* readAs */.f)(Described, data, 'repository').default_branch;
}

;// CONCATENATED MODULE: ./build/js/clients/github/merged-pull-request.js



const Pull = dist/* object */.Ikc({
    number: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1)),
    state: dist/* nullish */.cl6(dist/* string */.YjP()),
    head: dist/* object */.Ikc({ sha: dist/* string */.YjP() }),
    base: dist/* nullish */.cl6(dist/* object */.Ikc({ ref: dist/* nullish */.cl6(dist/* string */.YjP()), repo: dist/* nullish */.cl6(dist/* object */.Ikc({ full_name: dist/* nullish */.cl6(dist/* string */.YjP()) })) })),
    merged_at: dist/* nullish */.cl6(dist/* string */.YjP(), null),
    merge_commit_sha: dist/* nullish */.cl6(dist/* string */.YjP(), null),
});
const changedLast = 100;
async function findPullRequestsOf(github, { repository, commits, isEnough }) {
    return orUnknown(async () => {
        const found = new Map();
        const add = (pulls) => {
            for (const pull of pulls)
                found.set(pull.number, described(pull));
            return [...found.values()].some(isEnough);
        };
        let isListed = true;
        for (const commit of commits) {
            const { pulls, complete } = await pullsOf(github, repository, commit);
            isListed &&= complete;
            const ours = await Promise.all(pulls.map((pull) => ofRepository(pull, github, repository)));
            if (add(ours.flatMap((pull) => pull ?? [])))
                return [...found.values()];
        }
        const closed = await changedLately(github, repository, 'closed', false);
        if (add(closed.filter((pull) => isOf(pull, commits))))
            return [...found.values()];
        add((await changedLately(github, repository, 'open', !isListed)).filter((pull) => isOf(pull, commits)));
        return [...found.values()];
    });
}
function isOf({ head, merge_commit_sha: merge }, commits) {
    return commits.includes(head.sha) || (merge !== null && commits.includes(merge));
}
async function readPullRequest(github, { owner, name }, number) {
    return orUnknown(async () => {
        return described(await readPull(github, { owner, name }, number));
    });
}
async function readPull(github, { owner, name }, number) {
    const { data } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
        owner,
        repo: name,
        pull_number: number,
    });
    return (0,pages/* readAs */.f)(Pull, data, 'pull request');
}
async function ofRepository(pull, github, repository) {
    const name = pull.base?.repo?.full_name ?? undefined;
    if (name === undefined || name.toLowerCase() === `${repository.owner}/${repository.name}`.toLowerCase())
        return pull;
    const own = await (0,errors/* orUndefined */.y0)(readPull(github, repository, pull.number), 'not-found');
    return own?.head.sha === pull.head.sha ? own : undefined;
}
async function findMergedAs(github, repository, commits) {
    const closed = await changedLately(github, repository, 'closed', false);
    return closed
        .filter(({ merged_at, merge_commit_sha: merge }) => merged_at !== null && commits.includes(merge ?? ''))
        .map(described);
}
async function pullsOf(github, { owner, name }, commit) {
    const list = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
    const asked = { owner, repo: name, commit_sha: commit, per_page: 100 };
    try {
        const pulls = await (0,pages/* readPages */.n)(github.paginate.iterator(list, asked), Pull, 'pull request');
        return { pulls, complete: true };
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ && error.reason === 'not-found')
            return { pulls: await pullOf(github, asked), complete: false };
        throw error;
    }
}
async function pullOf(github, { owner, repo, commit_sha }) {
    try {
        const { data } = await github.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pull', {
            owner,
            repo,
            commit_sha,
        });
        return [(0,pages/* readAs */.f)(Pull, data, 'pull request')];
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ && error.reason === 'not-found')
            return [];
        throw error;
    }
}
async function changedLately(github, { owner, name }, state, all) {
    const list = 'GET /repos/{owner}/{repo}/pulls';
    const order = { sort: 'updated', direction: 'desc' };
    const asked = { owner, repo: name, state, ...order, per_page: changedLast };
    if (all)
        return (0,pages/* readPages */.n)(github.paginate.iterator(list, asked), Pull, 'pull request');
    const { data } = await github.request(list, asked);
    return (0,pages/* readAs */.f)(dist/* array */.YOg(Pull), data, 'pull request');
}
function described({ number, head, base, state, merged_at: mergedAt }) {
    const isMerged = mergedAt !== null;
    return {
        number,
        headSha: head.sha,
        baseRef: base?.ref ?? undefined,
        state: isMerged ? 'merged' : state === 'closed' ? 'closed' : 'open',
        mergedAt: isMerged ? Date.parse(mergedAt) || 0 : 0,
    };
}
async function orUnknown(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const { reason, message, help } = error.withContext('Which pull request brought this commit cannot be told');
        const hint = 'Give the job `permissions: { contents: read, pull-requests: write }`; then run it again.';
        throw new errors/* ActionError */.lZ({ reason, message: message, hint: error.hint ?? hint, help, cause: error });
    }
}

;// CONCATENATED MODULE: ./build/js/review/judge-event.js

const needsNone = new Set(['push', 'workflow_dispatch', 'schedule', 'repository_dispatch', '']);
const merges = new Set(['pull_request', 'pull_request_target']);
function isNeverMerge(eventName) {
    const isAboutOne = eventName.startsWith('pull_request') && !merges.has(eventName);
    return isAboutOne || ['issue_comment', 'merge_group', 'workflow_run'].includes(eventName);
}
function judgeEvent(occasion) {
    const { eventName, dryRun } = occasion;
    const { pullRequest, refusal } = judgePullRequests(occasion);
    if (isNeverMerge(eventName) && !dryRun)
        return { pullRequest, refusal: neverMerge(eventName) };
    if (pullRequest !== undefined)
        return { pullRequest, refusal };
    if (occasion.isRequired) {
        return {
            pullRequest,
            refusal: notReviewed('no pull request brought this commit, and `review` is `required`', 'Merge the change by a pull request that was planned.'),
        };
    }
    if (needsNone.has(eventName) || dryRun)
        return { pullRequest, refusal: undefined };
    const why = `no pull request brought this commit, and event \`${eventName}\` registers only what one brought`;
    return { pullRequest, refusal: notReviewed(why, `${byMerge}.`) };
}
const byMerge = 'Register by `on: pull_request` with `types: [closed]`, or by a push';
function neverMerge(eventName) {
    return notReviewed(`event \`${eventName}\` is not the merge of a pull request`, `${byMerge}; ${orDry}.`);
}
const orDry = 'on this event only with `dry-run: true`';
function judgePullRequests({ pulls, branches, dryRun, }) {
    const latest = pulls.toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
    const counting = latest.filter(({ baseRef }) => baseRef !== undefined && branches.names(baseRef));
    const pick = (from, state) => from.find((pull) => pull.state === state);
    const merged = pick(counting, 'merged');
    if (merged !== undefined)
        return { pullRequest: merged, refusal: undefined };
    const hopeful = dryRun ? (pick(counting, 'open') ?? pick(counting, 'closed')) : undefined;
    if (hopeful !== undefined)
        return { pullRequest: hopeful, refusal: undefined };
    const pull = pick(latest, 'open') ?? pick(latest, 'merged') ?? pick(latest, 'closed');
    return { pullRequest: pull, refusal: pull === undefined ? undefined : notMerged(pull, branches, dryRun) };
}
function notMerged({ number, state, baseRef }, { patterns }, dryRun) {
    const base = baseRef === undefined ? 'a branch that is not known' : `\`${baseRef}\``;
    const only = `and only a merge into ${patterns.map((pattern) => `\`${pattern}\``).join(', ')} counts`;
    if (state === 'merged' || dryRun) {
        const wasMerged = state === 'merged' ? 'was merged into' : 'is to be merged into';
        return notReviewed(`pull request ${number} ${wasMerged} ${base}, ${only}`, 'Merge the change into a branch that counts, or name the branch in `branches` if what is merged into it is to be registered.');
    }
    if (state === 'closed') {
        return notReviewed(`pull request ${number} was closed without being merged`, 'Run this only for merged ones: `if: github.event.pull_request.merged`.');
    }
    return notReviewed(`pull request ${number} is not merged`, `Run this after the merge, or with \`dry-run: true\` before it.`);
}

;// CONCATENATED MODULE: ./build/js/modes/register/judge-run.js




function warningOf(refusal, { context, inputs }) {
    if (refusal === undefined || inputs.dryRun)
        return undefined;
    const why = refusal.message.replace(/^Not registered: /, '');
    return `Registered without a review on event \`${context.eventName}\`, because \`review\` is \`ignore\`: ${why}`;
}
async function judgeRun(looking) {
    const { context, inputs } = looking;
    const { eventName } = context;
    const { mode } = inputs.review;
    if (isNeverMerge(eventName) && !inputs.dryRun && mode !== 'ignore')
        throw neverMerge(eventName);
    const asking = askingOf(looking);
    const branches = await countingBranches(looking, asking);
    const pulls = asking === undefined ? [] : await involved(looking, asking, branches);
    return judgeEvent({ eventName, pulls, branches, isRequired: mode === 'required', dryRun: inputs.dryRun });
}
function judgeByEvent({ context: { eventName, pullRequest, subject } }) {
    const branches = { names: () => true, patterns: [] };
    const pulls = pullRequest === undefined ? [] : [ofEvent(pullRequest)];
    if (pullRequest === undefined && subject.named.length > 0)
        return neverMerge(eventName);
    return judgeEvent({ eventName, pulls, branches, isRequired: false, dryRun: false }).refusal;
}
function askingOf({ context, github }) {
    const { repository, pullRequest, subject, problem } = context;
    if (problem !== undefined)
        throw notReviewed(`the pull request is not known: ${problem}`);
    if (repository === undefined) {
        if (pullRequest === undefined && subject.named.length === 0)
            return undefined;
        throw notReviewed('the pull request is not known: GITHUB_REPOSITORY names no repository');
    }
    if (github !== undefined)
        return { github, repository };
    throw notReviewed('whether it was reviewed cannot be asked, because `github-token` is empty', 'Give the token of the workflow as `github-token`; or register without a review on purpose with `review: ignore`.');
}
async function countingBranches({ context, inputs }, asking) {
    if (inputs.branches.patterns.length > 0 || asking === undefined)
        return inputs.branches;
    const branch = context.subject.defaultBranch ?? (await readDefaultBranch(asking.github, asking.repository));
    return { patterns: [branch], names: (name) => name === branch };
}
async function involved({ context, head }, { github, repository }, branches) {
    const { pullRequest, subject, sha } = context;
    const withAsking = (pull) => ({ ...pull, github, repository });
    if (pullRequest !== undefined)
        return [withAsking(ofEvent(pullRequest))];
    const { named } = subject;
    if (named.length > 0) {
        return Promise.all(named.map(async (number) => withAsking(await readPullRequest(github, repository, number))));
    }
    if (sha === undefined)
        throw notReviewed('the pull request is not known: GITHUB_SHA is not set');
    const found = await findPullRequestsOf(github, {
        repository,
        commits: head === undefined || head === sha ? [sha] : [sha, head],
        isEnough: ({ state, baseRef }) => state === 'merged' && baseRef !== undefined && branches.names(baseRef),
    });
    return found.map(withAsking);
}
function ofEvent({ number, headSha, baseRef, closed, merged, mergedAt }) {
    return { number, headSha, baseRef, state: merged ? 'merged' : closed ? 'closed' : 'open', mergedAt };
}

// EXTERNAL MODULE: ./build/js/operations/comment-target.js + 2 modules
var comment_target = __webpack_require__(7229);
;// CONCATENATED MODULE: ./build/js/modes/register/find-review.js







async function findReview(looking) {
    if (looking.inputs.review.mode === 'ignore')
        return ignoring(looking);
    const { pullRequest: found, refusal } = await judgeRun(looking);
    if (refusal !== undefined)
        throw refusal;
    const branch = branchOf(found, looking);
    if (found === undefined) {
        const without = 'No pull request brought this commit: it is registered without a review.';
        return { pullRequest: undefined, record: undefined, without, refusal, mergedAt: 0, branch };
    }
    const pullRequest = await reviewedOf(found, looking);
    const { mergedAt } = found;
    try {
        const { record, comment } = await recordOf(pullRequest, looking);
        return { pullRequest: { ...pullRequest, comment }, record, without: undefined, refusal, mergedAt, branch };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ) || error.reason !== 'not-reviewed')
            throw error;
        return { pullRequest, record: undefined, without: undefined, refusal: error, mergedAt };
    }
}
function branchOf(found, { context: { eventName, repository, subject }, inputs }) {
    if (repository === undefined || (found !== undefined && found.state !== 'merged'))
        return undefined;
    const { branch } = subject;
    if (branch !== undefined && (eventName === 'push' || inputs.branches.names(branch)))
        return branch;
    return found === undefined ? branch : found.baseRef;
}
async function ignoring(looking) {
    const without = 'Registered without a review: `review` is `ignore`.';
    const judged = await (0,errors/* orUndefined */.y0)(judgeRun(looking));
    const found = judged?.pullRequest;
    const isTold = found !== undefined && found.state !== 'closed';
    return {
        pullRequest: isTold ? await (0,errors/* orUndefined */.y0)(reviewedOf(found, looking)) : undefined,
        record: undefined,
        without,
        refusal: undefined,
        mergedAt: 0,
        warning: warningOf(judged === undefined ? judgeByEvent(looking) : judged.refusal, looking),
    };
}
async function reviewedOf({ number, headSha, github, repository }, looking) {
    const place = (0,comment_target/* commentPlaceOf */.Uf)({ event: looking.context, inputs: looking.inputs }, github, repository, number);
    const { ours, others } = await (0,reviewed_comment/* findComment */.h)(place, same_comment/* wroteLater */.We);
    if (ours === undefined && others.length > 0 && looking.inputs.review.mode !== 'ignore') {
        throw notReviewed(`the only plan on pull request ${number} is in a comment by ${names(others)}, not by us`);
    }
    return { number, headSha, place, comment: ours };
}
async function recordOf({ number, comment }, looking) {
    const { context, inputs, github } = looking;
    const key = inputs.review.signingKey;
    const expected = expectedOf(number, looking);
    const opened = (0,record_codec/* open */.ho)(comment?.body ?? '', key);
    if (opened.kind === 'edited' && comment !== undefined && github !== undefined && (0,record_codec/* isUnsigned */.Eo)(comment.body))
        checkAuthor(await (0,reviewed_comment/* readAuthorship */.W)(github, context.graphqlUrl, comment.nodeId));
    const record = countingRecord(opened, expected);
    if (comment === undefined || github === undefined || (opened.kind === 'opened' && opened.signed))
        return { record, comment };
    const written = await (0,reviewed_comment/* readAuthorship */.W)(github, context.graphqlUrl, comment.nodeId);
    checkAuthor(written);
    return { record: countingRecord((0,record_codec/* open */.ho)(written.body, key), expected), comment: { ...comment, body: written.body } };
}
function expectedOf(pullRequest, { context, inputs }) {
    const { repository } = context;
    const { scheduler } = inputs;
    return {
        repository: `${repository?.owner}/${repository?.name}`,
        pullRequest,
        comment: inputs.comment.id,
        cluster: scheduler.address.host,
        namespace: scheduler.namespace ?? '',
        region: scheduler.region ?? '',
        key: inputs.review.signingKey,
    };
}
function names(logins) {
    return [...new Set(logins)].map((login) => `\`${login}\``).join(', ');
}

// EXTERNAL MODULE: ./build/js/operations/run-context.js + 3 modules
var run_context = __webpack_require__(1041);
// EXTERNAL MODULE: ./build/js/operations/touched-files.js + 1 modules
var touched_files = __webpack_require__(4353);
;// CONCATENATED MODULE: ./build/js/modes/register/pushed-together.js



async function findPushedTogether({ github, repository }, { subject, sha }, number) {
    const commits = [...subject.pushed, ...(sha === undefined ? [] : [sha])];
    const merged = (await (0,errors/* orUndefined */.y0)(findMergedAs(github, repository, commits))) ?? [];
    const others = merged.filter((pull) => pull.number !== number);
    return Promise.all(others.map(async (pull) => ({
        number: pull.number,
        touched: await (0,errors/* orUndefined */.y0)((0,touched_files/* readTouched */.T)(github, repository, pull.number)),
    })));
}
function leftOutOf(together, collected) {
    return together.flatMap(({ number, touched }) => {
        if (touched === undefined)
            return collected.untouched === 0 ? [] : [{ pullRequest: number, files: undefined }];
        const files = collected.leftOutBy(touched);
        return files.length === 0 ? [] : [{ pullRequest: number, files }];
    });
}

// EXTERNAL MODULE: ./build/js/operations/planning/record.js
var record = __webpack_require__(1238);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js + 15 modules
var collect = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/published.js
var provenance_published = __webpack_require__(2313);
// EXTERNAL MODULE: ./build/js/plan/verdict.js + 2 modules
var verdict = __webpack_require__(8661);
;// CONCATENATED MODULE: ./build/js/review/compare.js


function standingOf(now, reviewed, key) {
    if (reviewed === undefined)
        return { kind: 'unseen' };
    const moved = ['id', 'namespace', 'region'].some((name) => !(0,identifiers/* isOf */.y)(reviewed[name], now[name], key));
    if (moved)
        return { kind: 'changed', what: 'place' };
    if (!(0,record_codec/* isSame */.Ft)(reviewed.spec, now.spec))
        return { kind: 'changed', what: 'specification' };
    if (reviewed.done !== undefined)
        return { kind: 'done', before: reviewed.done };
    return (0,record_codec/* isSame */.Ft)(reviewed.plan, now.plan) ? { kind: 'same' } : { kind: 'changed', what: 'plan' };
}

// EXTERNAL MODULE: ./build/js/review/random-changes.js
var random_changes = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/js/operations/planning/registered-since.js
var registered_since = __webpack_require__(3628);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 2 modules
var plan_job = __webpack_require__(9530);
;// CONCATENATED MODULE: ./build/js/modes/register/review-check.js






function candidateOf(asked, judged) {
    const planned = (0,plan_job/* understand */.ZL)(asked, judged, judged.now());
    const { record } = judged.review;
    const { file, reviewed } = planned;
    const seen = record?.jobs.find((job) => job.file === file);
    const standing = record === undefined ? { kind: 'same' } : standingOf(reviewed, seen, judged.inputs.review.signingKey);
    const isThere = planned.verdict.change === 'unchanged' || isRegisteredButRandom(asked, seen);
    return {
        planned,
        target: { id: asked.job.ID, namespace: asked.namespace, region: asked.region },
        scrub: judged.redactor.scrub,
        standing: isThere ? { kind: 'same' } : standing,
        asked: isThere ? undefined : asked,
        mayRollOut: isThere && (seen?.changes ?? false),
        endUnseen: ['registered', 'timed-out'].includes(seen?.done?.outcome ?? ''),
        sameMeaning: (again) => (0,record_codec/* isSame */.Ft)(reviewed.plan, (0,plan_job/* digestsOfPlan */.Gc)(again, (0,verdict/* verdictOf */.V)(again.job, again.plan), judged).plan),
    };
}
function isRegisteredButRandom({ plan, random }, seen) {
    if (seen === undefined || plan.Diff === null || plan.JobModifyIndex === seen.index)
        return false;
    return (0,random_changes/* changesOnlyRandom */.bm)(plan.Diff, random.values);
}
async function rememberDone(candidate, dependencies) {
    const { asked, standing, planned } = candidate;
    const seen = dependencies.review.record?.jobs.find((job) => job.file === planned.file);
    if (asked === undefined || seen === undefined || standing.kind !== 'same')
        return candidate;
    const since = await (0,registered_since/* registeredSince */.Jy)(asked, { ...seen, mergedAt: dependencies.review.mergedAt }, dependencies);
    return since === 'no' ? candidate : { ...candidate, standing: { kind: 'since', isKnown: since === 'yes' } };
}

// EXTERNAL MODULE: ./build/js/operations/planning/claims.js
var planning_claims = __webpack_require__(294);
// EXTERNAL MODULE: ./build/js/operations/ignored-by-server.js
var ignored_by_server = __webpack_require__(9425);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/rollout/follow.js + 1 modules
var follow = __webpack_require__(9322);
// EXTERNAL MODULE: ./build/js/rollout/scrubbed.js
var scrubbed = __webpack_require__(7968);
// EXTERNAL MODULE: ./build/js/operations/follow-budget.js
var follow_budget = __webpack_require__(7216);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/submission.js
var submission = __webpack_require__(3890);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/operations/write-once.js
var write_once = __webpack_require__(8254);
;// CONCATENATED MODULE: ./build/js/modes/register/write-job.js






const tries = 2;
async function writeJob(asked, writing) {
    let current = asked;
    for (let tried = 1;; tried += 1) {
        try {
            return await register(current, writing);
        }
        catch (error) {
            if (!(error instanceof errors/* ActionError */.lZ) || ((0,write_once/* isRefusal */.vu)(error) && !isConflict(error)))
                throw error;
            const again = await lookAgain(current, writing, error);
            if (again.plan.Diff?.Type === 'None')
                return { index: again.plan.JobModifyIndex, evalId: '', byUs: true };
            const index = current.plan.JobModifyIndex;
            if (tried === tries ||
                !writing.sameMeaning(again) ||
                (await (0,registered_since/* registeredSince */.Jy)(again, { index, mergedAt: 0 }, writing)) !== 'no')
                throw lost(error, again, current);
            current = again;
        }
    }
}
async function register({ loaded, job, plan, namespace, region }, { inputs, scheduler }) {
    const answer = await scheduler.createJob({
        job,
        namespace,
        region,
        enforceIndex: plan.JobModifyIndex,
        evalPriority: inputs.evalPriority,
        policyOverride: inputs.policyOverride || undefined,
        preserveCounts: inputs.preserveCounts || undefined,
        submission: inputs.submission ? (0,submission/* submissionOf */.y)(loaded, variable_secrets/* isSecretSetting */.dZ).submission : undefined,
    });
    return { index: answer.JobModifyIndex, evalId: answer.EvalID, byUs: true };
}
function isConflict(failure) {
    return failure instanceof errors/* ServiceError */._7 && failure.kind === 'conflict';
}
async function lookAgain(current, writing, error) {
    try {
        return await (0,plan_job/* askPlan */.nn)(current, writing);
    }
    catch (unknown) {
        if (!(unknown instanceof errors/* ActionError */.lZ))
            throw unknown;
        const what = `${error.message}. Whether the job was registered could not be found out: ${unknown.message}`;
        throw new errors/* ActionError */.lZ({
            reason: error.reason,
            message: what,
            help: 'not-known-whether-written',
            hint: 'Look at the job; run this again once the scheduler answers.',
        });
    }
}
function lost(error, again, before) {
    const changed = again.plan.JobModifyIndex !== before.plan.JobModifyIndex;
    const conflict = isConflict(error);
    if (!changed && !conflict)
        return error;
    return new errors/* ServiceError */._7({
        kind: 'conflict',
        reason: 'conflict',
        message: `The job was changed by somebody else while it was being registered (its index was ${before.plan.JobModifyIndex}, it is ${again.plan.JobModifyIndex})`,
        help: 'changed-meanwhile',
        hint: 'Nothing was written over that change. Look who changes the job; then plan the pull request again, and register.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/register/roll-out.js







const followedAtOnce = 40;
async function rollOut(candidates, first, rolling) {
    const states = [...first];
    const set = (index, state) => {
        const job = states[index];
        if (job === undefined)
            return;
        states[index] = { ...job, state };
        rolling.onStates([...states]);
    };
    const toWrite = [...candidates.keys()].filter((index) => isToWrite(candidates[index]));
    const before = await Promise.all(candidates.map((candidate) => stillRollingOut(candidate, rolling)));
    for (const [index, answer] of before.entries())
        if (answer !== undefined)
            set(index, { kind: 'rolling-out', written: answer, progress: undefined });
    const batches = rolling.inputs.failFast ? toWrite.map((index) => [index]) : [toWrite];
    const followOne = async (index) => {
        const state = states[index]?.state;
        const candidate = candidates[index];
        if (candidate !== undefined && state?.kind === 'rolling-out')
            await roll_out_follow(candidate, state.written, (next) => set(index, next), rolling);
    };
    for (const batch of batches) {
        for (const index of batch) {
            const candidate = candidates[index];
            if (candidate !== undefined)
                set(index, await written(candidate, states, rolling));
        }
        await (0,p_map/* default */.Ay)(batch, followOne, { concurrency: followedAtOnce });
    }
    await (0,p_map/* default */.Ay)([...states.keys()], followOne, { concurrency: followedAtOnce });
    return states;
}
function isToWrite(candidate) {
    return candidate?.asked !== undefined && candidate.standing.kind === 'same';
}
async function stillRollingOut({ mayRollOut, endUnseen, target, planned }, { scheduler, inputs }) {
    if (!mayRollOut || !inputs.wait)
        return undefined;
    const deployment = await scheduler.readJobsMostRecentDeployment(target);
    const index = planned.verdict.jobModifyIndex;
    const isOurs = deployment?.JobSpecModifyIndex === index && (endUnseen || deployment.Status === 'running');
    return isOurs ? { index, evalId: '', byUs: false } : undefined;
}
async function written(candidate, states, rolling) {
    const { inputs, deadline, log } = rolling;
    const { asked, planned, sameMeaning, scrub } = candidate;
    if (asked === undefined)
        return { kind: 'there' };
    if (deadline.signal.aborted)
        return { kind: 'not-written', why: 'time' };
    if (inputs.failFast && states.some((job) => job.state.kind !== 'not-written' && !isWell(job)))
        return { kind: 'not-written', why: 'failure' };
    try {
        const answer = await writeJob(asked, { ...rolling, sameMeaning });
        log(`${planned.id}: registered, job modify index ${answer.index}.`);
        await rolling.noteIgnored(asked, answer);
        return inputs.wait
            ? { kind: 'rolling-out', written: answer, progress: undefined }
            : { kind: 'written', written: answer };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { kind: 'refused', failure: error.withMessage(scrub(error.message), { file: planned.file }) };
    }
}
async function roll_out_follow(candidate, answer, set, rolling) {
    const { scheduler, inputs, deadline, cancelled, log } = rolling;
    const { planned, target, scrub } = candidate;
    try {
        const rollout = await (0,follow/* followRollout */.h)({
            scheduler,
            job: target,
            index: answer.index,
            evalId: answer.evalId,
            promote: inputs.promote,
            logs: inputs.logs !== 'false',
            ...(0,follow_budget/* patienceFor */.R)(deadline.left(), inputs.timeout),
            signal: cancelled,
            onProgress: (progress) => {
                const words = scrub(progress.words);
                log(`${planned.id}: ${words}`);
                set({ kind: 'rolling-out', written: answer, progress: { ...progress, words } });
            },
            onLost: (why) => log(`${planned.id}: ${scrub(why)}`),
        });
        set({ kind: 'rolled-out', written: answer, rollout: (0,scrubbed/* scrubbedRollout */.s)(rollout, scrub) });
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const failure = error.withContext('The job is registered, but cannot be followed');
        set({
            kind: 'unfollowed',
            written: answer,
            failure: failure.withMessage(scrub(failure.message), { file: planned.file }),
        });
    }
}

// EXTERNAL MODULE: ./build/js/review/live-spec.js
var live_spec = __webpack_require__(4601);
// EXTERNAL MODULE: ./build/js/operations/planning/declaring-files.js
var declaring_files = __webpack_require__(3480);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/operations/stop-once.js
var stop_once = __webpack_require__(8351);
;// CONCATENATED MODULE: ./build/js/modes/register/stop-at-index.js




async function stopAtIndex(request) {
    const { live } = request;
    if (live['Multiregion'] !== null && live['Multiregion'] !== undefined)
        return stopUnguarded(request);
    try {
        return await (0,write_once/* writeOnce */.Fq)({ send: () => stopGuarded(request), find: () => findStopped(request) });
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && error.kind === 'invalid')
            return stopUnguarded(request);
        throw error;
    }
}
async function stopGuarded(request) {
    const { live, namespace, region, evalPriority, policyOverride, scheduler } = request;
    try {
        const answer = await scheduler.createJob({
            job: { ...live, Stop: true },
            namespace,
            region,
            enforceIndex: live.JobModifyIndex ?? 0,
            evalPriority,
            policyOverride: policyOverride || undefined,
        });
        return { index: answer.JobModifyIndex, evalId: answer.EvalID };
    }
    catch (error) {
        const isConflict = error instanceof errors/* ServiceError */._7 && error.kind === 'conflict';
        const stopped = isConflict ? await findStopped(request) : undefined;
        if (stopped !== undefined)
            return stopped;
        throw error;
    }
}
async function findStopped({ live, namespace, region, scheduler }) {
    const now = await (0,plan_job/* liveJob */.eL)(scheduler, { id: live.ID, namespace, region });
    const index = now?.JobModifyIndex ?? live.JobModifyIndex ?? 0;
    if (now === undefined || now.Stop === true)
        return { index, evalId: '' };
    if (now.JobModifyIndex !== live.JobModifyIndex)
        throw changed(live, now);
    return undefined;
}
async function stopUnguarded(request) {
    const { live, namespace, region, evalPriority, scheduler } = request;
    const stopped = await findStopped(request);
    if (stopped !== undefined)
        return stopped;
    const { EvalID: evalId } = await (0,stop_once/* stopOnce */.q)({ id: live.ID, namespace, region, evalPriority }, scheduler);
    return { index: live.JobModifyIndex ?? 0, evalId };
}
function changed(live, now) {
    return (0,write_once/* overtaken */.K1)(live.ID, 'index', live.JobModifyIndex ?? 0, now.JobModifyIndex ?? 0);
}

;// CONCATENATED MODULE: ./build/js/modes/register/stop-removed.js













async function judgeStops(collected, jobs, dependencies) {
    const { inputs, review } = dependencies;
    const all = review.record?.removed ?? [];
    if (all.length === 0)
        return [];
    const planned = jobs.map(({ planned: { file, reviewed } }) => ({ file, job: (0,declaring_files/* placed */.GS)(reviewed, dependencies) }));
    const added = dependencies.head?.names.find((name) => collected.isJobFile(name) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(dependencies.workspace, name)));
    const declarations = inputs.stopRemoved ? (0,declaring_files/* declarationsOf */.RK)(planned, collected, dependencies) : async () => planned;
    return (0,p_map/* default */.Ay)(all, async (removed) => ({ removed, state: await stateOf(removed, declarations, { ...dependencies, added }) }), {
        concurrency: 10,
    });
}
async function stopJudged(judged, dependencies, mayStop) {
    const states = [];
    for (const { removed, state } of judged) {
        const { file, id, namespace } = removed;
        const now = state.kind === 'due' ? await stopOne(removed, mayStop, dependencies) : state;
        states.push({ file, id, namespace, state: now });
    }
    return states;
}
async function stateOf(removed, declarations, dependencies) {
    const { inputs, workspace, head, added } = dependencies;
    const { file, id } = removed;
    const isBack = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, file));
    const findDeclarer = async () => isBack ? { file, isCertain: true } : (0,declaring_files/* declarerOf */.iO)(removed, await declarations());
    if (!inputs.stopRemoved) {
        const declarer = await findDeclarer();
        return { kind: declarer === undefined ? 'not-asked' : 'still-declared' };
    }
    return orRefused(removed, dependencies, async () => {
        const live = await readLive(removed, dependencies);
        if (live === undefined)
            return { kind: 'gone' };
        const declarer = await findDeclarer();
        if (declarer !== undefined && !removed.stop)
            return { kind: 'still-declared' };
        if (declarer !== undefined) {
            const what = declarer.isCertain
                ? `\`${declarer.file}\` declares it now`
                : `whether \`${declarer.file}\` declares it is not known, because that file cannot be parsed`;
            throw refusal('plan-changed', `\`${id}\` is not stopped: ${what}`);
        }
        if (!removed.stop) {
            const hint = 'Give the plan `stop-removed: true`, too; then plan the pull request again, and have that reviewed.';
            throw refusal('not-reviewed', `\`${id}\` is not stopped: the plan did not show that it would be`, hint);
        }
        const changed = head?.changed(file, new Set([file]));
        if (head !== undefined && changed !== undefined)
            throw changedSince(file, changed, head.branch);
        if (head !== undefined && added !== undefined) {
            const what = `branch \`${head.branch}\` has added \`${added}\` since the checked-out commit, which may declare it`;
            throw refusal('plan-changed', `\`${id}\` is not stopped: ${what}`);
        }
        await checkLive(removed, live, dependencies);
        return { kind: 'due' };
    });
}
async function stopOne(removed, mayStop, dependencies) {
    const { inputs, scheduler, log, warn } = dependencies;
    if (inputs.dryRun)
        return { kind: 'dry-run' };
    if (!mayStop)
        return { kind: 'held-back' };
    return orRefused(removed, dependencies, async () => {
        const live = await readLive(removed, dependencies);
        if (live === undefined)
            return { kind: 'gone' };
        await checkLive(removed, live, dependencies);
        const { evalPriority, policyOverride } = inputs;
        const target = targetOf(removed);
        const { index, evalId } = await stopAtIndex({ live, ...target, evalPriority, policyOverride, scheduler });
        const ignored = await (0,ignored_by_server/* ignoredPriority */.VY)(scheduler, { ...target, evalId }, evalPriority);
        ignored.forEach(warn);
        log(`${removed.id}: stopped, because ${removed.file} was removed.`);
        return { kind: 'stopped', index };
    });
}
async function orRefused({ file }, { redactor }, judge) {
    try {
        return await judge();
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { kind: 'refused', failure: error.withMessage(redactor.scrub(error.message), { file }) };
    }
}
function targetOf({ id, namespace, region }) {
    return { id, namespace, region: region === '' ? undefined : region };
}
async function readLive(removed, { scheduler, redactor, inputs }) {
    const live = await (0,plan_job/* liveJob */.eL)(scheduler, targetOf(removed));
    if (live === undefined || live.Stop === true)
        return undefined;
    (0,learn_job/* learnJob */.wT)(live, (0,learn_job/* liveRules */.qB)(redactor, inputs.redaction), 'live', redactor);
    return live;
}
async function checkLive(removed, live, dependencies) {
    const { id, index, spec, done } = removed;
    const { inputs } = dependencies;
    const { signingKey } = inputs.review;
    if (done !== undefined)
        throw refusal('plan-changed', `\`${id}\` is not stopped again: ${done.run} stopped it, and it was registered since`);
    const sameSpec = (0,record_codec/* isSame */.Ft)(spec, (0,live_spec/* liveDigest */.j)(live, inputs.preserveCounts, signingKey));
    const isUnchanged = live.JobModifyIndex === index && sameSpec;
    if (isUnchanged || (signingKey !== undefined && sameSpec && (await ranOnSince(removed, live, dependencies))))
        return;
    throw refusal('plan-changed', `\`${id}\` is not stopped: it is not the job any more that was to be stopped at the plan`);
}
async function ranOnSince(removed, live, { scheduler, review: { mergedAt } }) {
    if (Number(live['CreateIndex'] ?? Infinity) > removed.index)
        return false;
    const versions = await (0,registered_since/* versionsSince */.AW)(targetOf(removed), { index: removed.index, mergedAt }, scheduler);
    return versions !== undefined && versions.every(({ Stop }) => Stop !== true);
}
function refusal(reason, what, hint) {
    const again = 'Plan the pull request again and have that reviewed; or stop the job by hand.';
    return new errors/* ActionError */.lZ({ reason, message: `${what}.`, hint: hint ?? again });
}

;// CONCATENATED MODULE: ./build/js/modes/register/register.js












async function register_register(dependencies) {
    const started = performance.now();
    const { inputs, workspace, touched, base, review } = dependencies;
    const { deadline } = dependencies;
    const collected = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, touched, deadline });
    const claims = (0,planning_claims/* createClaims */.M)({ inputs, workspace, others: collected.others });
    const published = (0,provenance_published/* readPublished */.D)({ workspace, base, ...(0,collect/* namesOf */.e)(collected) });
    const results = await (0,each_job/* eachJob */.x)(collected.jobs, dependencies, async (job, secrets) => {
        const judging = { ...dependencies, secrets, published: await published, recorded: true };
        const parsed = await (0,plan_job/* parseFile */.CJ)(job, judging);
        claims.add(job.file.name, parsed.spec, [...secrets, ...parsed.derived]);
        return rememberDone(candidateOf(await (0,plan_job/* askPlan */.nn)(parsed, dependencies), judging), dependencies);
    });
    const { jobs, failed } = claims.settle(results, ({ planned }) => planned.file);
    await published;
    dependencies.onPlanned(jobs.map((job) => job.planned));
    const { head, failures } = await judgeHead(jobs, { collected, failed, dependencies });
    const outcome = {
        record: review.record,
        without: review.without,
        failed,
        untouched: collected.untouched,
        leftOut: leftOutOf(dependencies.together ?? [], collected),
        failures: review.refusal === undefined ? failures : [review.refusal],
        removed: [],
    };
    const snapshot = (states) => ({
        ...outcome,
        jobs: states,
        milliseconds: performance.now() - started,
    });
    const isRefused = outcome.failures.length > 0;
    const stops = await judgeStops(collected, jobs, { ...dependencies, head });
    const mayWrite = !isRefused &&
        failed.length === 0 &&
        jobs.every(isAsReviewed) &&
        stops.every(({ state }) => state.kind !== 'refused');
    const allowed = inputs.dryRun ? 'dry-run' : 'waiting';
    const why = mayWrite ? allowed : isRefused ? 'refusal' : 'others';
    const first = jobs.map((job) => ({ planned: job.planned, state: firstState(job, why) }));
    if (!mayWrite || inputs.dryRun)
        return { ...snapshot(first), removed: await stopJudged(stops, dependencies, false) };
    const rolling = {
        ...dependencies,
        noteIgnored: (0,ignored_by_server/* noteIgnored */.vd)(dependencies),
        onStates: (states) => dependencies.onChange(snapshot(states)),
    };
    const states = await rollOut(jobs, first, rolling);
    const removed = await stopJudged(stops, dependencies, states.every(isWell));
    return { ...snapshot(states), removed };
}
function isAsReviewed({ standing }) {
    if (standing.kind === 'since')
        return standing.isKnown;
    return standing.kind === 'same' || standing.kind === 'done';
}
function firstState({ standing, asked }, why) {
    if (asked === undefined)
        return { kind: 'there' };
    switch (standing.kind) {
        case 'changed':
            return standing;
        case 'unseen':
        case 'since':
            return standing;
        case 'done':
            return { kind: 'done', outcome: standing.before.outcome, run: standing.before.run };
        case 'same':
            return { kind: 'not-written', why };
    }
}

;// CONCATENATED MODULE: ./build/js/modes/register/run.js




















async function registerJobs(inputs, context) {
    const run = { ...context, inputs };
    const { runner, event } = run;
    const { token } = inputs.comment;
    let telling = tellingOf(run, undefined);
    const registering = async () => {
        const github = token === undefined ? undefined : await (0,run_context/* connectGitHub */.U)(run, token);
        const checkout = await (0,git/* readCheckout */.b$)(inputs.jobFiles.workingDirectory, external_node_fs_.realpathSync.native(run.workspace));
        const review = await findReview({ context: event, inputs, github, head: checkout?.commit });
        if (review.warning !== undefined)
            runner.warning(review.warning, { title: 'Outrider' });
        telling = tellingOf(run, review);
        const number = review.pullRequest?.number;
        const jobs = await (0,each_job/* jobDependencies */.T)({ inputs, githubToken: token, number }, context);
        return register_register({
            ...jobs,
            inputs,
            deadline: run.deadline,
            cancelled: run.cancelled,
            review,
            ...(await surroundingsOfCommit(run, { review, github, checkout, touched: jobs.touched })),
            base: event.pullRequest?.baseSha,
            now: () => new Date(),
            progress: (0,plan_log/* createProgress */.mf)(runner, 'Planned'),
            onPlanned: (planned) => (0,publish/* publishLog */.e3)((0,plan_log/* plansLog */.R1)(planned), runner),
            onChange: (outcome) => telling.change(outcome),
            log: (line) => runner.foreign(line),
            warn: (words) => runner.warning(words, { title: 'Outrider' }),
        });
    };
    const outcome = await (0,errors/* withErrors */.u$)(registering(), nothingRegistered);
    return telling.end(outcome);
}
async function surroundingsOfCommit({ event: context, workspace }, { review, github, checkout, touched }) {
    const { repository, sha } = context;
    const { branch, pullRequest } = review;
    if (github === undefined || repository === undefined)
        return { readHead: undefined, together: [] };
    const asking = { github, repository };
    const isOfMany = pullRequest !== undefined && touched !== undefined && context.eventName === 'push';
    const root = external_node_fs_.realpathSync.native(workspace);
    return {
        readHead: branch === undefined
            ? undefined
            : (effort) => readBranchHead({ ...asking, branch, sha, checkout, workspace: root, effort }),
        together: isOfMany ? await findPushedTogether(asking, context, pullRequest.number) : [],
    };
}
function tellingOf(run, review) {
    const { inputs, runner, event } = run;
    const comment = review?.pullRequest?.comment?.body;
    const surroundings = (0,comment_target/* surroundingsOf */.ZD)({ inputs, runner, event: { ...event, pullRequest: undefined } });
    const logs = {
        inLog: inputs.logs !== 'false',
        inComment: inputs.logs === 'comment' || (inputs.logs === 'true' && !event.publicRepository),
    };
    const optionsFor = (outcome) => ({
        surroundings: { ...surroundings, record: (0,record/* recordAfter */.S)(outcome, { context: event, inputs, comment }) },
        comment: outcome.record !== undefined || isSigned ? comment : undefined,
        logs,
    });
    const opened = (0,record_codec/* open */.ho)(comment ?? '', inputs.review.signingKey);
    const isSigned = opened.kind === 'opened' && opened.signed;
    const write = writerOf(run, review?.pullRequest);
    const live = createLiveComment(async (body) => void (await write?.(body)));
    return {
        change(outcome) {
            if (write !== undefined)
                live.update(() => registerComment(outcome, optionsFor(outcome)));
        },
        async end(outcome) {
            await live.end();
            const before = review?.pullRequest?.comment;
            const isOld = comment !== undefined && (isForOthers(opened, outcome) || (tellsOfEnd(comment) && hasNoNews(outcome, comment)));
            return {
                ...optionsFor(outcome),
                outcome,
                writeComment: isOld && write !== undefined ? async () => ({ ...nothingNew, url: before?.url ?? '' }) : write,
            };
        },
    };
}
function isForOthers({ kind }, { failures }) {
    const isRefused = failures.some(({ reason }) => reason === 'not-reviewed');
    return isRefused && (kind === 'no-key' || kind === 'forged' || kind === 'newer');
}
const nothingNew = { id: undefined, editedNodeId: undefined, action: 'unchanged', removed: 0 };
function hasNoNews(outcome, comment) {
    const { jobs, failed, failures, removed } = outcome;
    if (failures.some(({ reason }) => reason === 'not-reviewed'))
        return (0,record_codec/* recordLine */.IK)(comment) === undefined;
    return (!tellsOfRefusal(comment) &&
        failed.length + failures.length === 0 &&
        jobs.length > 0 &&
        jobs.every((job) => job.state.kind === 'done' || (job.state.kind === 'there' && isTold(job, outcome))) &&
        removed.every(({ state }) => state.kind !== 'stopped' && state.kind !== 'refused'));
}
function isTold({ planned }, { record }) {
    const reviewed = record?.jobs.find(({ file }) => file === planned.file);
    return reviewed?.changes !== true || reviewed.done !== undefined;
}
function writerOf({ inputs }, pullRequest) {
    if (pullRequest === undefined || !inputs.comment.wanted || inputs.dryRun)
        return undefined;
    const { place } = pullRequest;
    const key = inputs.review.signingKey;
    let id;
    return async (body) => {
        if (id !== undefined)
            return (0,comments/* rewriteComment */.Iz)(place, id, body);
        const written = await (0,comments/* upsertComment */.lB)(place, body, {
            same: (present, wanted) => (0,same_comment/* sameComment */.Go)(present, wanted) && (0,record_codec/* sameRecord */.qf)(present, wanted, key),
            create: true,
            isNewer: same_comment/* wroteLater */.We,
            isOutdated: async () => false,
        });
        id = written?.id;
        return written ?? { action: 'none', why: 'there is none' };
    };
}

;// CONCATENATED MODULE: ./build/js/modes/register/index.js



const mode = {
    inputs: inputs/* registerInputs */.F,
    activity: 'Registering',
    writes: true,
    connections: 48,
    read: inputs/* readRegisterInputs */.B,
    run: registerJobs,
    report: registerReport,
};


/***/ }),

/***/ 9425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ ignoredNoShutdownDelay),
/* harmony export */   VY: () => (/* binding */ ignoredPriority),
/* harmony export */   vd: () => (/* binding */ noteIgnored)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_nomad_allocations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9114);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2601);



async function ignoredPriority(scheduler, { evalId, ...target }, wanted) {
    if (wanted === undefined || evalId === '')
        return [];
    const { Priority = wanted } = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(scheduler.readEvaluation({ id: evalId, ...target }))) ?? {};
    if (Priority === wanted)
        return [];
    return [
        `Nomad is too old for \`eval-priority\`, which came with version 1.2.4: the priority of the evaluation is ${Priority}, not ${wanted}.`,
    ];
}
function ignoredNoShutdownDelay(allocations) {
    if (allocations.length === 0 || allocations.some(_clients_nomad_allocations_js__WEBPACK_IMPORTED_MODULE_1__/* .hasNoShutdownDelay */ .dk))
        return [];
    return [
        'Nomad is too old for `no-shutdown-delay`, which came with version 1.2.4: tasks are stopped after the shutdown delays of groups and tasks.',
    ];
}
function noteIgnored({ inputs, scheduler, log, warn, }) {
    let asksPriority = inputs.evalPriority !== undefined;
    let asksSubmission = inputs.submission;
    return async ({ job, loaded, spec, namespace, region }, { evalId }) => {
        if (asksPriority && evalId !== '') {
            asksPriority = false;
            const ignored = await ignoredPriority(scheduler, { evalId, namespace, region }, inputs.evalPriority);
            ignored.forEach(warn);
        }
        if (!asksSubmission)
            return;
        asksSubmission = false;
        const shown = loaded.prepared === undefined ? await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(scheduler.readJob({ id: job.ID, namespace, region })) : spec;
        if (shown !== undefined && (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .isBeforeNodePools */ .DX)(shown))
            log(withoutSubmission);
    };
}
const withoutSubmission = 'Nomad is too old for `submission`, which came with version 1.6.0: its web interface does not show the source of the job.';


/***/ }),

/***/ 8351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ stopOnce)
/* harmony export */ });
/* harmony import */ var _planning_plan_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9530);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8254);


async function stopOnce(request, scheduler) {
    const { id, namespace, region, purge = false } = request;
    const send = async () => scheduler.stopJob(request);
    const find = async () => {
        const live = await (0,_planning_plan_job_js__WEBPACK_IMPORTED_MODULE_0__/* .liveJob */ .eL)(scheduler, { id, namespace, region });
        return live === undefined || (live.Stop === true && !purge) ? { EvalID: '' } : undefined;
    };
    return (0,_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .Fq)({ send, find });
}


/***/ })

};
