export const id = 50;
export const ids = [50];
export const modules = {

/***/ 6750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ patienceFor)
/* harmony export */ });
const graceShare = 1 / 20;
const reserveShare = 1 / 50;
function patienceFor(left, timeout) {
    const reserve = timeout * reserveShare;
    return { deadline: left > 2 * reserve ? left - reserve : left / 2, grace: timeout * graceShare };
}


/***/ }),

/***/ 1050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRegister: () => (/* binding */ runRegister)
});

// EXTERNAL MODULE: ./build/js/github/comments.js + 2 modules
var comments = __webpack_require__(1215);
// EXTERNAL MODULE: ./build/js/report/plan-log.js
var plan_log = __webpack_require__(8537);
;// CONCATENATED MODULE: ./build/js/report/live-comment.js
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

;// CONCATENATED MODULE: ./build/js/report/register-outcome.js
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

// EXTERNAL MODULE: ./build/js/review/seal.js + 1 modules
var seal = __webpack_require__(5482);
// EXTERNAL MODULE: ./build/js/report/markdown.js
var markdown = __webpack_require__(7164);
// EXTERNAL MODULE: ./build/js/report/value-lines.js
var value_lines = __webpack_require__(1386);
;// CONCATENATED MODULE: ./build/js/report/reviewed-plan.js



const begins = { reviewed: '<!-- outrider:plan reviewed -->', own: '<!-- outrider:plan own -->' };
const end = '<!-- outrider:plan end -->';
function keptPlan({ text, isReviewed }) {
    return [isReviewed ? begins.reviewed : begins.own, '', text, '', end].join('\n');
}
function tellsOfEnd(comment) {
    const lines = comment.split(/\r?\n/);
    return lines.some((line) => line === begins.reviewed || line === begins.own) && !lines[1]?.startsWith('### 🔵');
}
function tellsOfRefusal(comment) {
    return comment.split(/\r?\n/, 2)[1]?.startsWith('### 🔴 Not registered') === true;
}
function reviewedPlan(comment) {
    const lines = comment.split(/\r?\n/);
    if (lines.includes(begins.own))
        return undefined;
    const from = lines.indexOf(begins.reviewed);
    const to = lines.lastIndexOf(end);
    const record = (0,seal/* recordLine */.IK)(comment);
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

// EXTERNAL MODULE: ./build/js/report/same-comment.js
var same_comment = __webpack_require__(1891);
// EXTERNAL MODULE: ./build/js/github/runner.js + 2 modules
var runner = __webpack_require__(5194);
// EXTERNAL MODULE: ./build/js/report/annotations.js
var annotations = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/js/report/outcome.js
var report_outcome = __webpack_require__(4601);
// EXTERNAL MODULE: ./build/js/report/plan-comment.js + 2 modules
var plan_comment = __webpack_require__(9717);
// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
// EXTERNAL MODULE: ./build/js/report/fit.js
var fit = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/report/footer.js
var footer = __webpack_require__(5758);
// EXTERNAL MODULE: ./build/js/report/prose.js
var prose = __webpack_require__(1138);
// EXTERNAL MODULE: ./build/js/report/register-failures.js
var register_failures = __webpack_require__(82);
// EXTERNAL MODULE: ./build/js/report/register-words.js
var register_words = __webpack_require__(5612);
// EXTERNAL MODULE: ./build/js/report/rollout-words.js
var rollout_words = __webpack_require__(9512);
// EXTERNAL MODULE: ./build/js/report/words.js
var words = __webpack_require__(2076);
;// CONCATENATED MODULE: ./build/js/report/register-headline.js





function registerHeadline(outcome) {
    const { jobs, failures, failed } = outcome;
    if (failures[0] !== undefined)
        return failures[0].message.replace(/\.$/, '');
    if (failed.length > 0)
        return `Not registered: ${(0,words/* plural */.LS)(failed.length, 'file')} failed`;
    const count = (matches) => jobs.filter((job) => matches(job.state)).length;
    const stale = count((state) => state.kind === 'changed');
    const unseen = count((state) => state.kind === 'unseen');
    if (stale > 0)
        return `Not registered: ${(0,words/* plural */.LS)(stale, 'job')} changed after the review`;
    if (unseen > 0)
        return `Not registered: no reviewer saw ${(0,words/* plural */.LS)(unseen, 'job')}`;
    const dry = count((state) => state.kind === 'not-written' && state.why === 'dry-run');
    if (dry > 0)
        return `Dry run: ${(0,words/* plural */.LS)(dry, 'job')} would be registered`;
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
    const also = stopped === 0 ? '' : `, ${(0,words/* plural */.LS)(stopped, 'job')} stopped`;
    const [only] = touched;
    if (only === undefined)
        return stopped > 0
            ? `${(0,words/* plural */.LS)(stopped, 'job')} stopped`
            : 'nothing to register: the jobs are registered as the files say';
    if (touched.length === 1)
        return `${(0,register_words/* stateWords */.X)(only.state)}${also}`;
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

;// CONCATENATED MODULE: ./build/js/report/register-comment.js












const failureShare = 0.2;
const tableShare = 0.2;
const sectionShare = 0.25;
function registerMarkdown(outcome, options) {
    const { surroundings, limit, plan } = options;
    const head = [surroundings.marker, `### ${registerSign(outcome)} ${(0,prose/* prose */.C)(registerHeadline(outcome))}`];
    const parts = [
        head.filter((part) => part !== undefined).join('\n'),
        outcome.without === undefined ? '' : `> [!NOTE]\n> ${(0,prose/* prose */.C)(outcome.without)}`,
        failureSection(outcome, options),
        stateTable(outcome, options),
        removedSection(outcome.removed),
        ...sections(outcome, options),
        nextStep(outcome),
    ].filter((part) => part !== '');
    const last = [register_comment_footer(outcome, surroundings), surroundings.record].filter((part) => part !== undefined).join('\n');
    const used = [...parts, last].reduce((sum, part) => sum + limit.measure(part) + 2, 0);
    const seen = outcome.record === undefined ? 'The plan that the comment showed' : 'The plan that was reviewed';
    const title = plan.isReviewed ? seen : 'The plan of this run';
    const folded = plan.text === '' ? '' : (0,markdown/* details */.zH)(title, keptPlan(plan), false);
    const fits = limit.measure(folded) + 2 <= limit.max - used;
    return [...parts, fits ? folded : 'The plan has no room here; it is in an earlier edit of this comment.', last]
        .filter((part) => part !== '')
        .join('\n\n');
}
function failureSection(outcome, { surroundings, limit }) {
    const items = (0,failure_items/* failureItems */.x)((0,register_failures/* registerFailures */.H)(outcome), surroundings.fileUrl);
    if (items.length === 0)
        return '';
    const { taken, left } = (0,fit/* takeWithin */.D)(items, limit.max * failureShare, limit.measure);
    const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
    return ['**What went wrong**', '', ...taken, ...rest].join('\n');
}
function stateTable(outcome, { surroundings, limit }) {
    const told = outcome.jobs.filter(({ state }) => state.kind !== 'there');
    const there = outcome.jobs.length - told.length;
    const rest = there === 0 ? '' : `${(0,words/* plural */.LS)(there, 'job')} registered already.`;
    if (told.length === 0)
        return rest;
    const rows = told.map((job) => row(job, surroundings));
    const { taken, left } = (0,fit/* takeWithin */.D)(rows.map((cells) => cells.join(' | ')), limit.max * tableShare, (text) => limit.measure(text) + 4);
    const shown = (0,markdown/* table */.tp)(['Job', 'Outcome', 'Version', 'Allocations'], rows.slice(0, taken.length));
    const more = left === 0 ? '' : `… and ${(0,words/* plural */.LS)(left, 'job')} more in ${limit.elsewhere}.`;
    return [shown, more, rest].filter((part) => part !== '').join('\n\n');
}
function row({ planned, state }, { fileUrl }) {
    const name = (0,markdown/* nameCode */.Fl)(planned.id);
    const rollout = state.kind === 'rolled-out' ? state.rollout : undefined;
    const groups = rollout?.groups ?? (state.kind === 'rolling-out' ? (state.progress?.groups ?? []) : []);
    return [
        fileUrl === undefined ? name : (0,markdown/* link */.nf)(name, fileUrl(planned.file)),
        (0,prose/* prose */.C)((0,register_words/* stateLabel */.U)(state)).replaceAll('|', '\\|'),
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
    return `\`${id}\` ${state.kind === 'refused' ? 'could not be stopped' : removedWords[state.kind]}.`;
}
function removedSection(removed) {
    return removed.map((one) => `- ${(0,prose/* prose */.C)(removedStateWords(one))}`).join('\n');
}
function sections(outcome, options) {
    const { limit } = options;
    const all = outcome.jobs.flatMap((job) => [...difference(job, options), ...troubles(job, options)]);
    const { taken, left } = (0,fit/* takeWithin */.D)(all, limit.max * sectionShare, limit.measure);
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
function register_comment_footer(outcome, surroundings) {
    const written = outcome.jobs.some(({ state }) => 'written' in state);
    return (0,footer/* footerLine */.G)(written ? 'Registered' : 'Not registered', surroundings);
}

// EXTERNAL MODULE: ./build/js/report/output-files.js
var output_files = __webpack_require__(3622);
// EXTERNAL MODULE: ./build/js/report/plan-outputs.js
var plan_outputs = __webpack_require__(9649);
;// CONCATENATED MODULE: ./build/js/report/register-outputs.js




function setRegisterOutputs(outcome, told, directory, runner) {
    const file = (0,output_files/* outputFiles */.L)(directory);
    const about = outcome.jobs.length === 1 ? outcome.jobs : outcome.jobs.filter((job) => writtenOf(job) !== undefined);
    const [only] = about.length === 1 ? about : [];
    const rollout = only?.state.kind === 'rolled-out' ? only.state.rollout : undefined;
    const written = only === undefined ? undefined : writtenOf(only);
    const stopped = outcome.removed.some(({ state }) => state.kind === 'stopped');
    const outputs = {
        summary: registerHeadline(outcome),
        changed: String(stopped || outcome.jobs.some((job) => writtenOf(job)?.byUs === true)),
        jobs: JSON.stringify([
            ...outcome.jobs.map(registeredOutput),
            ...outcome.failed.map(plan_outputs/* failedOutput */.tK),
            ...outcome.removed.map(({ file: name, id, state }) => ({
                file: name,
                id,
                change: 'file-removed',
                state: state.kind,
            })),
        ]),
        'comment-url': told.commentUrl,
        markdown: file('register.md', [told.markdown], 0o644),
        outcome: worstRollout(outcome.jobs)?.kind ?? '',
        'eval-id': rollout?.evalId ?? written?.evalId ?? '',
        'deployment-id': rollout?.deploymentId ?? '',
        'job-version': rollout?.version === undefined ? '' : String(rollout.version),
        'job-modify-index': String(written?.index ?? only?.planned.verdict.jobModifyIndex ?? ''),
        reason: told.reason ?? '',
    };
    for (const [name, value] of Object.entries(outputs))
        runner.setOutput(name, value);
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

// EXTERNAL MODULE: ./build/js/report/tell-comment.js
var tell_comment = __webpack_require__(4742);
;// CONCATENATED MODULE: ./build/js/report/tell-register.js











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
    return { text: (0,plan_comment/* planMarkdown */.X)({ ...report_outcome/* nothingPlanned */.k, jobs }, bare, limit), isReviewed: false };
}
async function tellRegister(outcome, options) {
    const { runner, surroundings, writeComment, logs, directory } = options;
    logRegister(outcome, runner, logs.inLog);
    const body = registerComment(outcome, options);
    const comment = writeComment === undefined ? undefined : await (0,tell_comment/* tellComment */.l)(() => writeComment(body), 'outcome', runner);
    const bare = { ...surroundings, marker: undefined, record: undefined };
    const summary = registerMarkdown(outcome, {
        surroundings: bare,
        limit: { max: summaryLimit, measure: (text) => Buffer.byteLength(text), elsewhere: 'the log' },
        plan: planToShow(outcome, surroundings, options.comment),
        withLogs: logs.inComment,
    });
    runner.appendSummary(`${summary}\n`);
    const failures = [...(0,register_failures/* registerFailures */.H)(outcome), ...(comment?.failure === undefined ? [] : [comment.failure])];
    const told = { markdown: body, commentUrl: comment?.url ?? '', reason: failures[0]?.reason };
    setRegisterOutputs(outcome, told, directory, runner);
    return failures.length === 0;
}
function logRegister(outcome, runner, withLogs) {
    if (outcome.without !== undefined)
        runner.notice(outcome.without, { title: 'Outrider' });
    const lines = [
        ...outcome.jobs.map(({ planned, state }) => `${planned.id} (${planned.file}): ${(0,register_words/* stateWords */.X)(state)}`),
        ...outcome.removed.map(removedStateWords),
    ];
    if (lines.length > 0)
        runner.foreign(lines.join('\n'));
    for (const { planned, state } of outcome.jobs) {
        for (const trouble of state.kind === 'rolled-out' ? state.rollout.troubles : []) {
            runner.group(`${planned.id}: task ${trouble.task}, allocation ${trouble.allocation}`);
            runner.foreign([...trouble.events, ...(withLogs ? (trouble.logs ?? []) : [])].join('\n') || '(no events)');
            runner.endGroup();
        }
    }
    (0,annotations/* annotateFailures */.o)((0,register_failures/* registerFailures */.H)(outcome), runner);
    runner.line(`Register: ${registerSign(outcome)} ${registerHeadline(outcome)}`);
}

// EXTERNAL MODULE: ./build/js/modes/connect.js + 46 modules
var connect = __webpack_require__(7237);
// EXTERNAL MODULE: ./build/js/failure.js
var js_failure = __webpack_require__(988);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/github/pages.js
var pages = __webpack_require__(9888);
;// CONCATENATED MODULE: ./build/js/github/merged-pull-request.js



const Pull = dist/* object */.Ikc({
    number: dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1)),
    state: dist/* nullish */.cl6(dist/* string */.YjP()),
    head: dist/* object */.Ikc({ sha: dist/* string */.YjP() }),
    merged_at: dist/* nullish */.cl6(dist/* string */.YjP(), null),
    merge_commit_sha: dist/* nullish */.cl6(dist/* string */.YjP(), null),
});
const closedLast = 100;
async function findPullRequestOf(github, repository, commit) {
    return orUnknown(async () => {
        const pulls = await pullsOf(github, repository, commit);
        const listed = newestMerged(pulls);
        if (listed !== undefined)
            return reviewed(listed);
        const closed = await lastClosed(github, repository);
        const own = newestMerged(closed.filter((pull) => pull.merge_commit_sha === commit)) ?? newestOpen(pulls, commit);
        return own === undefined ? undefined : reviewed(own);
    });
}
async function readPullRequest(github, { owner, name }, number) {
    return orUnknown(async () => {
        const { data } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
            owner,
            repo: name,
            pull_number: number,
        });
        return reviewed((0,pages/* readAs */.f)(Pull, data, 'pull request'));
    });
}
async function pullsOf(github, { owner, name }, commit) {
    const list = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
    const asked = { owner, repo: name, commit_sha: commit, per_page: 100 };
    try {
        return await (0,pages/* readPages */.n)(github.paginate.iterator(list, asked), Pull, 'pull request');
    }
    catch (error) {
        if (error instanceof js_failure/* Failure */.HR && error.reason === 'not-found')
            return pullOf(github, asked);
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
        if (error instanceof js_failure/* Failure */.HR && error.reason === 'not-found')
            return [];
        throw error;
    }
}
async function lastClosed(github, { owner, name }) {
    const order = { sort: 'updated', direction: 'desc' };
    const asked = { owner, repo: name, state: 'closed', ...order, per_page: closedLast };
    const { data } = await github.request('GET /repos/{owner}/{repo}/pulls', asked);
    return (0,pages/* readAs */.f)(dist/* array */.YOg(Pull), data, 'pull request');
}
function newestMerged(pulls) {
    return pulls
        .filter((pull) => pull.merged_at !== null)
        .toSorted((a, b) => Date.parse(b.merged_at ?? '') - Date.parse(a.merged_at ?? ''))[0];
}
function newestOpen(pulls, commit) {
    return pulls
        .filter((pull) => pull.state === 'open' && pull.head.sha === commit)
        .toSorted((a, b) => b.number - a.number)[0];
}
function reviewed(pull) {
    return { number: pull.number, headSha: pull.head.sha };
}
async function orUnknown(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (!(error instanceof js_failure/* Failure */.HR))
            throw error;
        const { reason, message, help } = error.about('Which pull request brought this commit cannot be told');
        const hint = 'Give the job `permissions: { contents: read, pull-requests: write }`; then run it again.';
        throw new js_failure/* Failure */.HR({ reason, what: message, hint: error.hint ?? hint, help, cause: error });
    }
}

// EXTERNAL MODULE: ./build/js/github/reviewed-comment.js
var reviewed_comment = __webpack_require__(5883);
;// CONCATENATED MODULE: ./build/js/review/counts.js

const again = 'Plan the pull request again (push, or re-run its plan), have that reviewed, and run this again';
const onPurpose = 'or register without a review on purpose with `review: ignore`';
function notReviewed(why, hint = `${again}; ${onPurpose}.`) {
    return new js_failure/* Failure */.HR({ reason: 'not-reviewed', what: `Not registered: ${why}.`, hint });
}
function countingRecord(opened, expected) {
    if (opened.kind !== 'opened')
        throw notReviewed(...unopened(opened.kind));
    const { record, signed } = opened;
    if (expected.hasKey && !signed) {
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
        case 'damaged':
            return ['the record of the plan is damaged'];
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
function misfit(record, expected) {
    if (record.repository.toLowerCase() !== expected.repository.toLowerCase())
        return `the record of the plan is of another repository (\`${record.repository}\`)`;
    if (record.pullRequest !== expected.pullRequest)
        return `the record of the plan is of pull request ${record.pullRequest}, where ${expected.pullRequest} is meant`;
    if (record.comment !== expected.comment)
        return `the record of the plan is of another comment (\`comment-id\` \`${record.comment}\`; this run's is \`${expected.comment}\`)`;
    if (record.cluster !== expected.cluster)
        return `the plan was made on another cluster (\`${record.cluster}\`; this run's is \`${expected.cluster}\`)`;
    if (record.namespace !== expected.namespace || record.region !== expected.region)
        return `the plan was made for ${named(record.namespace, record.region)}; this run is for ${named(expected.namespace, expected.region)}`;
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

// EXTERNAL MODULE: ./build/js/modes/place.js + 4 modules
var modes_place = __webpack_require__(7689);
;// CONCATENATED MODULE: ./build/js/modes/find-review.js







async function findReview(looking) {
    const { mode } = looking.inputs.review;
    if (mode === 'ignore')
        return ignoring(looking);
    const pullRequest = await findPullRequest(looking);
    if (pullRequest === undefined) {
        if (mode === 'required') {
            throw notReviewed('no pull request brought this commit, and `review` is `required`', 'Merge the change by a pull request that was planned.');
        }
        const without = 'No pull request brought this commit: it is registered without a review.';
        return { pullRequest, record: undefined, without, refusal: undefined };
    }
    try {
        return { pullRequest, record: await recordOf(pullRequest, looking), without: undefined, refusal: undefined };
    }
    catch (error) {
        if (!(error instanceof js_failure/* Failure */.HR) || error.reason !== 'not-reviewed')
            throw error;
        return { pullRequest, record: undefined, without: undefined, refusal: error };
    }
}
async function ignoring(looking) {
    const without = 'Registered without a review: `review` is `ignore`.';
    const nothing = { pullRequest: undefined, record: undefined, without, refusal: undefined };
    try {
        return looking.github === undefined ? nothing : { ...nothing, pullRequest: await findPullRequest(looking) };
    }
    catch (error) {
        if (error instanceof js_failure/* Failure */.HR)
            return nothing;
        throw error;
    }
}
async function findPullRequest(looking) {
    const { context, github, inputs } = looking;
    const { repository } = context;
    if (repository === undefined)
        return undefined;
    if (context.problem !== undefined)
        throw notReviewed(`the pull request is not known: ${context.problem}`);
    if (github === undefined) {
        throw notReviewed('whether it was reviewed cannot be asked, because `github-token` is empty', 'Give the token of the workflow as `github-token`; or register without a review on purpose with `review: ignore`.');
    }
    const found = await pullRequestOf(context, github, repository);
    if (found === undefined)
        return undefined;
    const place = (0,modes_place/* commentPlaceOf */.Uf)(looking, github, repository, found.number);
    const { ours, others } = await (0,reviewed_comment/* findComment */.h)(place, same_comment/* wroteLater */.We);
    if (ours === undefined && others.length > 0 && inputs.review.mode !== 'ignore') {
        throw notReviewed(`the only plan on pull request ${found.number} is in a comment by ${names(others)}, not by us`);
    }
    return { ...found, place, comment: ours };
}
async function pullRequestOf(context, github, repository) {
    const { pullRequest, mergeGroup, sha } = context;
    if (pullRequest?.closed === true && !pullRequest.merged) {
        throw notReviewed(`pull request ${pullRequest.number} was closed without being merged`, 'Run this only for merged ones: `if: github.event.pull_request.merged`.');
    }
    if (pullRequest !== undefined)
        return pullRequest;
    if (mergeGroup !== undefined)
        return readPullRequest(github, repository, mergeGroup.number);
    return sha === undefined ? undefined : findPullRequestOf(github, repository, sha);
}
async function recordOf({ number, comment }, looking) {
    const { context, inputs, github } = looking;
    const key = inputs.review.signingKey;
    const expected = expectedOf(number, looking);
    const opened = (0,seal/* open */.ho)(comment?.body ?? '', key);
    const record = countingRecord(opened, expected);
    if (comment === undefined || github === undefined || (opened.kind === 'opened' && opened.signed))
        return record;
    const written = await (0,reviewed_comment/* readAuthorship */.W)(github, context.graphqlUrl, comment.nodeId);
    checkAuthor(written);
    return countingRecord((0,seal/* open */.ho)(written.body, key), expected);
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
        hasKey: inputs.review.signingKey !== undefined,
    };
}
function names(logins) {
    return [...new Set(logins)].map((login) => `\`${login}\``).join(', ');
}

// EXTERNAL MODULE: ./build/js/modes/record.js
var record = __webpack_require__(4124);
// EXTERNAL MODULE: ./build/js/jobfiles/collect.js + 21 modules
var collect = __webpack_require__(1756);
// EXTERNAL MODULE: ./build/js/jobfiles/published.js + 1 modules
var jobfiles_published = __webpack_require__(5125);
// EXTERNAL MODULE: ./build/js/plan/verdict.js + 1 modules
var verdict = __webpack_require__(7924);
;// CONCATENATED MODULE: ./build/js/review/compare.js

function standingOf(now, reviewed) {
    if (reviewed === undefined)
        return { kind: 'unseen' };
    const moved = reviewed.id !== now.id || reviewed.namespace !== now.namespace || reviewed.region !== now.region;
    if (moved)
        return { kind: 'changed', what: 'place' };
    if (!(0,seal/* isSame */.Ft)(reviewed.spec, now.spec))
        return { kind: 'changed', what: 'specification' };
    if (reviewed.done !== undefined)
        return { kind: 'done', before: reviewed.done };
    return (0,seal/* isSame */.Ft)(reviewed.plan, now.plan) ? { kind: 'same' } : { kind: 'changed', what: 'plan' };
}

// EXTERNAL MODULE: ./build/js/modes/plan-job.js + 6 modules
var plan_job = __webpack_require__(4212);
;// CONCATENATED MODULE: ./build/js/modes/candidate.js




function candidateOf(asked, judged) {
    const { planned, scrub } = (0,plan_job/* understand */.ZL)(asked, judged, judged.now());
    const { record } = judged.review;
    const { file, reviewed } = planned;
    const seen = record?.jobs.find((job) => job.file === file);
    const standing = record === undefined ? { kind: 'same' } : standingOf(reviewed, seen);
    const isThere = planned.verdict.change === 'unchanged';
    return {
        planned,
        target: { id: asked.job.ID, namespace: asked.namespace, region: asked.region },
        scrub,
        standing: isThere ? { kind: 'same' } : standing,
        asked: isThere ? undefined : asked,
        mayRollOut: isThere && (seen?.changes ?? false),
        endUnseen: ['registered', 'timed-out'].includes(seen?.done?.outcome ?? ''),
        sameMeaning: (again) => (0,seal/* isSame */.Ft)(reviewed.plan, (0,plan_job/* digestsOfPlan */.Gc)(again, (0,verdict/* verdictOf */.V)(again.job, again.plan), judged).plan),
    };
}

// EXTERNAL MODULE: ./build/js/modes/each-job.js
var each_job = __webpack_require__(9130);
// EXTERNAL MODULE: ./build/js/modes/plan.js
var plan = __webpack_require__(5202);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/rollout/follow.js + 1 modules
var follow = __webpack_require__(5465);
// EXTERNAL MODULE: ./build/js/rollout/scrubbed.js
var scrubbed = __webpack_require__(7968);
// EXTERNAL MODULE: ./build/js/modes/patience.js
var patience = __webpack_require__(6750);
// EXTERNAL MODULE: ./build/js/jobfiles/submission.js
var submission = __webpack_require__(3081);
// EXTERNAL MODULE: ./build/js/plan/variable-secrets.js
var variable_secrets = __webpack_require__(2782);
// EXTERNAL MODULE: ./build/js/scheduler/scheduler-failure.js
var scheduler_failure = __webpack_require__(7502);
// EXTERNAL MODULE: ./build/js/modes/verbs/write-once.js
var write_once = __webpack_require__(1313);
;// CONCATENATED MODULE: ./build/js/modes/write-job.js






const tries = 2;
async function writeJob(asked, writing) {
    let current = asked;
    for (let tried = 1;; tried += 1) {
        try {
            return await register(current, writing);
        }
        catch (error) {
            if (!(error instanceof js_failure/* Failure */.HR) || ((0,write_once/* isRefusal */.vu)(error) && !isConflict(error)))
                throw error;
            const again = await lookAgain(current, writing, error);
            if (again.plan.Diff?.Type === 'None')
                return { index: again.plan.JobModifyIndex, evalId: '', byUs: true };
            if (tried === tries || !writing.sameMeaning(again))
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
        submission: inputs.submission ? (0,submission/* submissionOf */.y)(loaded, variable_secrets/* isSecretSetting */.d).submission : undefined,
    });
    return { index: answer.JobModifyIndex, evalId: answer.EvalID, byUs: true };
}
function isConflict(failure) {
    return failure instanceof scheduler_failure/* SchedulerFailure */.c && failure.kind === 'conflict';
}
async function lookAgain(current, writing, error) {
    try {
        return await (0,plan_job/* askPlan */.nn)(current, writing);
    }
    catch (unknown) {
        if (!(unknown instanceof js_failure/* Failure */.HR))
            throw unknown;
        const what = `${error.message}. Whether the job was registered could not be found out: ${unknown.message}`;
        throw new js_failure/* Failure */.HR({
            reason: error.reason,
            what,
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
    return new scheduler_failure/* SchedulerFailure */.c({
        kind: 'conflict',
        reason: 'conflict',
        what: `The job was changed by somebody else while it was being registered (its index was ${before.plan.JobModifyIndex}, it is ${again.plan.JobModifyIndex})`,
        help: 'changed-meanwhile',
        hint: 'Nothing was written over that change. Look who changes the job; then plan the pull request again, and register.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/roll-out.js







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
        return inputs.wait
            ? { kind: 'rolling-out', written: answer, progress: undefined }
            : { kind: 'written', written: answer };
    }
    catch (error) {
        if (!(error instanceof js_failure/* Failure */.HR))
            throw error;
        return { kind: 'refused', failure: error.told(scrub(error.message), { file: planned.file }) };
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
            ...(0,patience/* patienceFor */.R)(deadline.left(), inputs.timeout),
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
        if (!(error instanceof js_failure/* Failure */.HR))
            throw error;
        const failure = error.about('The job is registered, but cannot be followed');
        set({ kind: 'unfollowed', written: answer, failure: failure.told(scrub(failure.message), { file: planned.file }) });
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/modes/verbs/stop-once.js
var stop_once = __webpack_require__(1042);
;// CONCATENATED MODULE: ./build/js/modes/stop-removed.js





async function stopRemoved(dependencies, jobs, mayStop) {
    const states = [];
    for (const removed of dependencies.review.record?.removed ?? []) {
        const { file, id, namespace } = removed;
        states.push({ file, id, namespace, state: await stopOne(removed, jobs, mayStop, dependencies) });
    }
    return states;
}
async function stopOne({ file, id, namespace, region }, jobs, mayStop, { inputs, workspace, scheduler, log }) {
    const declared = jobs.some(({ planned: { reviewed } }) => reviewed.id === id && reviewed.namespace === namespace);
    if (declared || (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, file)))
        return { kind: 'still-declared' };
    if (!inputs.stopRemoved)
        return { kind: 'not-asked' };
    const target = { id, namespace, region: region === '' ? undefined : region };
    try {
        const live = await (0,plan_job/* liveJob */.eL)(scheduler, target);
        if (live === undefined || live.Stop === true)
            return { kind: 'gone' };
        if (inputs.dryRun)
            return { kind: 'dry-run' };
        if (!mayStop)
            return { kind: 'held-back' };
        await (0,stop_once/* stopOnce */.q)({ ...target, evalPriority: inputs.evalPriority }, scheduler);
        log(`${id}: stopped, because ${file} was removed.`);
        return { kind: 'stopped' };
    }
    catch (error) {
        if (!(error instanceof js_failure/* Failure */.HR))
            throw error;
        return { kind: 'refused', failure: error.told(error.message, { file }) };
    }
}

;// CONCATENATED MODULE: ./build/js/modes/register.js









async function register_register(dependencies) {
    const started = performance.now();
    const { inputs, workspace, touched, base, review } = dependencies;
    const collected = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, touched });
    const published = (0,jobfiles_published/* readPublished */.D)({ workspace, base, names: (0,plan/* namesOf */.e)(collected) });
    const { jobs, failed } = await (0,each_job/* eachJob */.x)(collected.jobs, dependencies, async (job, secrets) => {
        const asked = await (0,plan_job/* askPlan */.nn)(await (0,plan_job/* parseFile */.CJ)(job, dependencies), dependencies);
        return candidateOf(asked, { ...dependencies, secrets, published: await published, recorded: true });
    });
    await published;
    dependencies.onPlanned(jobs.map((job) => job.planned));
    const outcome = {
        record: review.record,
        without: review.without,
        failed,
        untouched: collected.untouched,
        failures: review.refusal === undefined ? [] : [review.refusal],
        removed: [],
    };
    const snapshot = (states) => ({
        ...outcome,
        jobs: states,
        milliseconds: performance.now() - started,
    });
    const mayWrite = review.refusal === undefined && failed.length === 0 && jobs.every(isAsReviewed);
    const allowed = inputs.dryRun ? 'dry-run' : 'waiting';
    const why = mayWrite ? allowed : review.refusal === undefined ? 'others' : 'refusal';
    const first = jobs.map((job) => ({ planned: job.planned, state: firstState(job, why) }));
    if (!mayWrite || inputs.dryRun)
        return { ...snapshot(first), removed: await stopRemoved(dependencies, jobs, false) };
    const rolling = { ...dependencies, onStates: (states) => dependencies.onChange(snapshot(states)) };
    const states = await rollOut(jobs, first, rolling);
    const removed = await stopRemoved(dependencies, jobs, states.every(isWell));
    return { ...snapshot(states), removed };
}
function isAsReviewed({ standing }) {
    return standing.kind === 'same' || standing.kind === 'done';
}
function firstState({ standing, asked }, why) {
    if (asked === undefined)
        return { kind: 'there' };
    switch (standing.kind) {
        case 'changed':
            return standing;
        case 'unseen':
            return standing;
        case 'done':
            return { kind: 'done', outcome: standing.before.outcome, run: standing.before.run };
        case 'same':
            return { kind: 'not-written', why };
    }
}

// EXTERNAL MODULE: ./build/js/modes/run.js + 4 modules
var modes_run = __webpack_require__(4462);
;// CONCATENATED MODULE: ./build/js/modes/run-register.js














async function runRegister(run, transport, deadline) {
    const { inputs, runner, context } = run;
    const { token } = inputs.comment;
    let telling = tellingOf(run, undefined);
    const registering = async () => {
        const github = token === undefined ? undefined : await (0,modes_place/* connectGitHub */.UY)(transport, context.apiUrl, token);
        const review = await findReview({ context, inputs, github });
        telling = tellingOf(run, review);
        const number = review.pullRequest?.number;
        const jobs = await (0,connect/* jobDependencies */.Tn)({ run, githubToken: token, transport, signal: deadline.signal, number });
        return register_register({
            ...jobs,
            inputs,
            deadline,
            cancelled: run.cancelled,
            review,
            base: context.pullRequest?.baseSha,
            now: () => new Date(),
            progress: (0,plan_log/* createProgress */.mf)(runner, 'Planned'),
            onPlanned: (planned) => (0,plan_log/* logPlans */.xv)(planned, runner),
            onChange: (outcome) => telling.change(outcome),
            log: (line) => runner.foreign(line),
        });
    };
    const outcome = await (0,modes_run/* orFailures */.V)(registering(), nothingRegistered);
    return telling.end(outcome);
}
function tellingOf(run, review) {
    const { inputs, runner, context } = run;
    const comment = review?.pullRequest?.comment?.body;
    const surroundings = (0,modes_place/* surroundingsOf */.ZD)({ inputs, context: { ...context, pullRequest: undefined } });
    const logs = {
        inLog: inputs.logs !== 'false',
        inComment: inputs.logs === 'comment' || (inputs.logs === 'true' && !context.publicRepository),
    };
    const optionsFor = (outcome) => ({
        runner,
        surroundings: { ...surroundings, record: (0,record/* recordAfter */.S)(outcome, { context, inputs, comment }) },
        comment,
        logs,
        directory: (0,modes_run/* directoryOf */.j)(run),
    });
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
            const isOld = comment !== undefined && tellsOfEnd(comment) && hasNoNews(outcome, comment);
            return tellRegister(outcome, {
                ...optionsFor(outcome),
                writeComment: isOld && write !== undefined ? async () => ({ ...nothingNew, url: before?.url ?? '' }) : write,
            });
        },
    };
}
const nothingNew = { id: undefined, editedNodeId: undefined, action: 'unchanged', removed: 0 };
function hasNoNews(outcome, comment) {
    const { jobs, failed, failures, removed } = outcome;
    if (failures.some(({ reason }) => reason === 'not-reviewed'))
        return (0,seal/* recordLine */.IK)(comment) === undefined;
    return (!tellsOfRefusal(comment) &&
        failed.length + failures.length === 0 &&
        jobs.length > 0 &&
        jobs.every((job) => job.state.kind === 'done' || (job.state.kind === 'there' && isTold(job, outcome))) &&
        removed.every(({ state }) => state.kind !== 'stopped'));
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
            same: (present, wanted) => (0,same_comment/* sameComment */.Go)(present, wanted) && (0,seal/* sameRecord */.qf)(present, wanted, key),
            create: true,
            isNewer: same_comment/* wroteLater */.We,
            isOutdated: async () => false,
        });
        id = written?.id;
        return written ?? { action: 'none', why: 'there is none' };
    };
}


/***/ }),

/***/ 1042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ stopOnce)
/* harmony export */ });
/* harmony import */ var _plan_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4212);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1313);


async function stopOnce(request, scheduler) {
    const { id, namespace, region, purge = false } = request;
    const send = async () => scheduler.stopJob(request);
    const find = async () => {
        const live = await (0,_plan_job_js__WEBPACK_IMPORTED_MODULE_0__/* .liveJob */ .eL)(scheduler, { id, namespace, region });
        return live === undefined || (live.Stop === true && !purge) ? { EvalID: '' } : undefined;
    };
    return (0,_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .Fq)({ send, find });
}


/***/ }),

/***/ 7968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ scrubbedRollout)
/* harmony export */ });
function scrubbedRollout(rollout, scrub) {
    return {
        ...rollout,
        description: scrub(rollout.description),
        troubles: rollout.troubles.map((trouble) => ({
            ...trouble,
            events: trouble.events.map(scrub),
            logs: trouble.logs?.map(scrub),
        })),
        unplaced: rollout.unplaced.map((one) => ({
            ...one,
            reasons: one.reasons.map((reason) => ({
                ...reason,
                name: reason.name === undefined ? undefined : scrub(reason.name),
            })),
        })),
    };
}


/***/ })

};
