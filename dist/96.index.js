export const id = 96;
export const ids = [96];
export const modules = {

/***/ 96:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/register/inputs.js + 1 modules
var inputs = __webpack_require__(3271);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var runner = __webpack_require__(6030);
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
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/report/describe-rollout.js
var describe_rollout = __webpack_require__(1772);
;// CONCATENATED MODULE: ./build/js/modes/register/describe-state.js

function describeState(state) {
    switch (state.kind) {
        case 'there':
            return 'already up to date';
        case 'changed':
            return {
                place: 'not registered: the job file names another job, namespace or region than the reviewed one',
                specification: 'not registered: the specification has changed since the review',
                plan: 'not registered: the plan has changed since the review',
            }[state.what];
        case 'unseen':
            return 'not registered: no plan of it was reviewed';
        case 'done':
            return `not registered again: ${state.run} registered it (${state.outcome})`;
        case 'since':
            return state.isKnown
                ? 'not registered again: it was registered after the plan, and then rolled back, reverted or purged'
                : 'not registered again: whether it was registered after the plan is unknown';
        case 'not-written':
            return {
                waiting: 'waiting for other jobs',
                refusal: 'not registered',
                others: 'not registered, because of errors in other jobs',
                failure: 'not registered, because another job failed',
                'dry-run': 'would be registered',
                time: 'not registered: the run timed out',
            }[state.why];
        case 'refused':
            return 'not registered';
        case 'unfollowed':
            return 'registered, but its outcome is unknown';
        case 'rolling-out':
            return state.progress === undefined ? 'registered' : `rolling out: ${state.progress.text}`;
        case 'written':
            return 'registered';
        case 'rolled-out':
            return (0,describe_rollout/* describeRollout */.lw)(state.rollout);
    }
}
function stateLabel(state) {
    if (state.kind !== 'rolled-out')
        return describeState(state).replace(/:.*$/s, '');
    const { rollout } = state;
    if (rollout.kind === 'rolled-back')
        return `rolled back${(0,describe_rollout/* describeVersion */.MP)(rollout)}`;
    return rollout.kind === 'awaiting-promotion' ? 'canaries are waiting for promotion' : describe_rollout/* rolloutKinds */.LV[rollout.kind];
}
const mostNamed = 10;
function describeLeftOut({ pullRequest, files }) {
    const rest = (files?.length ?? 0) - mostNamed;
    const named = (files ?? []).slice(0, mostNamed).map((file) => `\`${file}\``);
    const what = files === undefined
        ? 'the job files that it changed could not be determined'
        : `this run does not register what only it changed: ${[...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}`;
    return `Pull request #${pullRequest} came with the same push, and ${what}. Run mode \`register\` once for each pull request: \`on: pull_request\` with \`types: [closed]\`.`;
}

// EXTERNAL MODULE: ./build/js/report/rollout-failure.js
var rollout_failure = __webpack_require__(667);
// EXTERNAL MODULE: ./build/js/rollout/outcome.js
var rollout_outcome = __webpack_require__(4436);
;// CONCATENATED MODULE: ./build/js/modes/register/failures.js




const nothing = 'Nothing of this run was written.';
const again = `${nothing} Re-run the preview, have its plan reviewed, then re-run this job.`;
const shown = 'The comment and the summary show what differs.';
function describeWayOut(what, pullRequest) {
    if (what !== 'plan') {
        return `${nothing} Another merge changed this job. Open a new pull request; its plan shows what is not registered yet. ${shown}`;
    }
    const preview = pullRequest === undefined ? 'the preview' : `the preview of #${pullRequest}`;
    return `${nothing} The cluster changed. Re-run ${preview} ('Re-run all jobs'), have it reviewed, then re-run this job. ${shown}`;
}
function failureOf({ planned: { id, file }, state }, pullRequest) {
    const failure = (reason, hint) => new errors/* ActionError */.lZ({ reason, message: `\`${id}\`: ${describeState(state)}.`, location: { file }, hint });
    switch (state.kind) {
        case 'changed':
            return failure('plan-changed', describeWayOut(state.what, pullRequest));
        case 'unseen':
            return failure('not-reviewed', `${again} Split a pull request of very many jobs with one \`comment-id\` for each part.`);
        case 'done':
            return failure(state.outcome === 'rolled-back' ? 'rolled-back' : 'plan-changed', 'Something else runs now. To register it again, re-run the preview of the pull request and have its plan reviewed.');
        case 'since':
            return failure('plan-changed', state.isKnown
                ? 'To register it again, re-run the preview of the pull request and have its plan reviewed.'
                : `The version history of the job does not reach back to the plan, or cannot be read. ${again}`);
        case 'refused':
        case 'unfollowed':
            return state.failure;
        case 'not-written':
            return state.why === 'time' ? failure('timed-out', 'Run this again, or raise `timeout`.') : undefined;
        case 'rolled-out':
            return (0,rollout_outcome/* isWellRolledOut */.jD)(state.rollout) ? undefined : (0,rollout_failure/* rolloutFailure */.g)(state.rollout, { id, file });
        case 'there':
        case 'rolling-out':
        case 'written':
            return undefined;
    }
}
function otherFailures(outcome) {
    return registerFailures({ ...outcome, jobs: outcome.jobs.filter(({ state }) => state.kind !== 'rolled-out') });
}
function registerFailures(outcome) {
    return [
        ...outcome.failures,
        ...outcome.failed.flatMap((file) => file.failures),
        ...outcome.jobs.flatMap((job) => failureOf(job, outcome.record?.pullRequest) ?? []),
        ...outcome.removed.flatMap(({ state }) => (state.kind === 'refused' ? [state.failure] : [])),
    ];
}

// EXTERNAL MODULE: ./build/js/report/help.js
var report_help = __webpack_require__(7318);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/report/comment/job-row.js
var job_row = __webpack_require__(577);
;// CONCATENATED MODULE: ./build/js/modes/register/outcome.js

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
function rolloutsOf(jobs) {
    return jobs.flatMap(({ state }) => (state.kind === 'rolled-out' ? [state.rollout] : []));
}
function rankOf(job) {
    if (job.state.kind === 'rolled-out')
        return (0,rollout_outcome/* rolloutSeverity */.PT)(job.state.rollout);
    if (isWell(job))
        return 100;
    return job.state.kind === 'refused' || job.state.kind === 'unfollowed' ? -1 : 50;
}
function isWell({ state }) {
    if (state.kind === 'rolled-out')
        return (0,rollout_outcome/* isWellRolledOut */.jD)(state.rollout);
    return state.kind === 'there' || state.kind === 'written' || state.kind === 'rolling-out';
}

;// CONCATENATED MODULE: ./build/js/modes/register/comment/state-table.js








const share = 0.2;
function stateTable(outcome, surroundings, limit) {
    const shown = worstFirst(outcome.jobs.filter(({ state }) => state.kind !== 'there'));
    const there = outcome.jobs.length - shown.length;
    const rest = there === 0 ? '' : `${(0,numbers/* plural */.L)(there, 'job')} already up to date.`;
    if (shown.length === 0)
        return rest;
    const isRolledBack = shown.some(({ state }) => runningNow(state) !== '');
    const rows = shown.map((job) => row(job, surroundings, isRolledBack));
    const { taken, left } = (0,fit/* takeWithin */.Dh)(rows.map((cells) => cells.join(' | ')), limit.max * share, (text) => limit.measure(text) + 4);
    const head = isRolledBack ? ['Job', 'Outcome', 'Tried', 'Running now'] : ['Job', 'Outcome', 'Version'];
    const more = left === 0 ? '' : `… and ${(0,numbers/* plural */.L)(left, 'job')} more in ${limit.elsewhere}.`;
    return [(0,markdown/* table */.tp)(head, rows.slice(0, taken.length)), more, rest].filter((part) => part !== '').join('\n\n');
}
function row({ planned, state }, context, isRolledBack) {
    return [
        (0,job_row/* jobLink */.mC)(planned, context),
        (0,prose/* prose */.C)(stateLabel(state)).replaceAll('|', '\\|'),
        tried(state),
        ...(isRolledBack ? [runningNow(state) || '—'] : []),
    ];
}
function tried(state) {
    if (state.kind === 'rolling-out')
        return healthOf(state.progress?.groups ?? []) || '—';
    if (state.kind !== 'rolled-out')
        return '—';
    const { version, groups } = state.rollout;
    const parts = [version === undefined ? '' : `version ${version}`, healthOf(groups)];
    return parts.filter((part) => part !== '').join(', ') || '—';
}
function runningNow(state) {
    return state.kind === 'rolled-out' ? describeRunning(state.rollout) : '';
}
function describeRunning({ revertedTo }) {
    if (revertedTo === undefined)
        return '';
    const { version, live } = revertedTo;
    if (live === undefined)
        return `version ${version}`;
    const same = live.version === version ? '' : ` (same as ${version})`;
    return [`version ${live.version}${same}`, healthOf(live.groups)].filter((part) => part !== '').join(', ');
}
function healthOf(groups) {
    return groups.length === 0 ? '' : (0,describe_rollout/* healthyOf */.zO)(groups);
}
function worstFirst(jobs) {
    return jobs.toSorted((a, b) => rankOf(a) - rankOf(b));
}

;// CONCATENATED MODULE: ./build/js/modes/register/comment/rollout-callout.js








const mostJobs = 5;
const rollout_callout_share = 0.2;
function rolloutCallout(jobs, limit) {
    const lines = jobs.flatMap(rolloutLines);
    if (lines.length === 0)
        return '';
    const { taken } = (0,fit/* takeWithin */.Dh)(lines.slice(0, mostJobs), limit.max * rollout_callout_share, limit.measure);
    const left = lines.length - taken.length;
    const rest = left === 0 ? [] : [`> … and ${left} more in ${limit.elsewhere}.`];
    return ['> [!CAUTION]', [...taken, ...rest].join('\n>\n')].join('\n');
}
function rolloutLines({ planned: { id, file }, state }) {
    if (state.kind !== 'rolled-out' || (0,rollout_outcome/* isWellRolledOut */.jD)(state.rollout))
        return [];
    const { rollout } = state;
    const failure = (0,rollout_failure/* rolloutFailure */.g)(rollout, { id, file });
    const running = describeRunning(rollout);
    const help = (0,markdown/* link */.nf)('How to fix this', (0,report_help/* helpUrl */.xR)(failure));
    const lines = [
        `**${(0,markdown/* code */.aY)((0,fit/* clipped */.cz)(id))}**: ${(0,prose/* prose */.C)((0,fit/* clipped */.cz)((0,describe_rollout/* describeRollout */.lw)(rollout), 500))}.`,
        ...(running === '' ? [] : [`**Running now: ${running}.**`]),
        [...(failure.hint === undefined ? [] : [(0,prose/* prose */.C)(failure.hint)]), help].join(' '),
    ];
    return [lines.map((line) => `> ${line}`).join('  \n')];
}

;// CONCATENATED MODULE: ./build/js/modes/register/headline.js








function registerHeadline(outcome) {
    const { jobs, failures, failed } = outcome;
    if (failures[0] !== undefined)
        return failures[0].message.replace(/\.$/, '');
    if (failed.length > 0)
        return `Not registered: ${(0,numbers/* plural */.L)(failed.length, 'job file')} failed`;
    const count = (matches) => jobs.filter((job) => matches(job.state)).length;
    const stale = count((state) => state.kind === 'changed');
    if (stale > 0)
        return `Not registered: ${(0,numbers/* plural */.L)(stale, 'job')} changed since the review`;
    const unseen = count((state) => state.kind === 'unseen');
    if (unseen > 0)
        return `Not registered: ${(0,numbers/* plural */.L)(unseen, 'job')} without a reviewed plan`;
    const stops = outcome.removed.filter(({ state }) => state.kind === 'refused').length;
    if (stops > 0 && !jobs.some(({ state }) => 'written' in state))
        return `Not registered: ${(0,numbers/* plural */.L)(stops, 'job')} to stop changed since the review`;
    const unknown = count((state) => state.kind === 'since' && !state.isKnown);
    if (unknown > 0)
        return `Not registered: whether ${(0,numbers/* plural */.L)(unknown, 'job')} was registered before is unknown`;
    const dry = count((state) => state.kind === 'not-written' && state.why === 'dry-run');
    if (dry > 0)
        return `Dry run: ${(0,numbers/* plural */.L)(dry, 'job')} would be registered`;
    return rollingOut(outcome) ?? ended(outcome);
}
const headline_mostNamed = 3;
function rollingOut({ jobs, milliseconds }) {
    const rolling = jobs.filter(({ state }) => state.kind === 'rolling-out');
    if (rolling.length === 0)
        return undefined;
    const all = jobs.filter(({ state }) => state.kind !== 'there' && state.kind !== 'not-written').length;
    const done = `${all - rolling.length} of ${all} jobs done`;
    const named = rolling.length > headline_mostNamed ? [] : rolling.map(progressOf);
    const parts = [...(all > rolling.length || named.length === 0 ? [done] : []), ...named];
    return `Rolling out: ${parts.join(', ')} (${(0,describe_rollout/* formatDuration */.a3)(milliseconds)})`;
}
function progressOf({ planned, state }) {
    const groups = state.kind === 'rolling-out' ? (state.progress?.groups ?? []) : [];
    return `\`${(0,quote/* visible */.R)((0,fit/* clipped */.cz)(planned.id))}\` ${groups.length === 0 ? 'registered' : (0,describe_rollout/* healthyOf */.zO)(groups)}`;
}
function ended({ jobs, removed, milliseconds }) {
    const touched = jobs.filter(({ state }) => state.kind !== 'there');
    const stopped = removed.filter(({ state }) => state.kind === 'stopped').length;
    const also = stopped === 0 ? '' : `, ${(0,numbers/* plural */.L)(stopped, 'job')} stopped`;
    const [only] = touched;
    if (only === undefined)
        return stopped > 0 ? `${(0,numbers/* plural */.L)(stopped, 'job')} stopped` : 'Nothing to register: all jobs are up to date';
    if (touched.length === 1)
        return `${oneJob(only)}${also}`;
    const time = (0,rollout_outcome/* worstRollout */.nD)(rolloutsOf(jobs)) === undefined ? '' : ` after ${(0,describe_rollout/* formatDuration */.a3)(milliseconds)}`;
    return `${severalJobs(touched)}${also}${time}`;
}
function oneJob({ planned, state }) {
    const id = `\`${(0,quote/* visible */.R)((0,fit/* clipped */.cz)(planned.id))}\``;
    if (state.kind === 'rolled-out')
        return `${id} ${endOf(state.rollout)}`;
    return state.kind === 'written' ? `${id} registered` : `${id}: ${describeState(state)}`;
}
function endOf(rollout) {
    const time = (0,describe_rollout/* formatDuration */.a3)(rollout.milliseconds);
    const health = rollout.groups.length === 0 ? '' : ` (${(0,describe_rollout/* healthyOf */.zO)(rollout.groups)})`;
    switch (rollout.kind) {
        case 'successful':
            return `rolled out in ${time}`;
        case 'failed':
            return 'failed to roll out';
        case 'rolled-back':
            return `failed and was rolled back${(0,describe_rollout/* describeVersion */.MP)(rollout)}`;
        case 'awaiting-promotion':
            return 'has healthy canaries that wait for promotion';
        case 'placement-blocked':
            return 'cannot be placed';
        case 'no-deployment':
            return 'is registered and placed';
        case 'superseded':
            return 'was superseded by a newer version';
        case 'timed-out':
            return rollout.ended === 'cancelled'
                ? `was still rolling out when the run was cancelled after ${time}${health}`
                : `is not healthy after ${time}${health}`;
    }
}
function severalJobs(touched) {
    const kinds = Map.groupBy(touched.toSorted((a, b) => rankOf(a) - rankOf(b)), labelOf);
    const [[worst, first] = ['', touched], ...others] = kinds;
    if (others.length === 0)
        return `${(0,numbers/* plural */.L)(touched.length, 'job')} ${worst}`;
    const rest = others.map(([text, list]) => `${list.length} ${text}`).join(', ');
    return `${first.length} of ${touched.length} jobs ${worst} (${rest})`;
}
function labelOf({ state }) {
    if (state.kind === 'rolled-out')
        return describe_rollout/* rolloutKinds */.LV[state.rollout.kind];
    if (state.kind === 'written')
        return 'registered';
    return state.kind === 'unfollowed' ? 'failed' : 'not registered';
}
function registerSign(outcome) {
    if (registerFailures(outcome).length > 0)
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
;// CONCATENATED MODULE: ./build/js/modes/register/comment/reviewed-plan.js




const begins = { reviewed: '<!-- outrider:plan reviewed -->', own: '<!-- outrider:plan own -->' };
const end = '<!-- outrider:plan end -->';
const leftOut = '<!-- outrider:plan left out -->';
const planWithoutRoom = `The plan does not fit here; see an earlier edit of this comment.\n\n${leftOut}`;
function keptPlan({ text, isReviewed }) {
    return [isReviewed ? begins.reviewed : begins.own, '', text, '', end].join('\n');
}
function reportsEnd(comment) {
    const lines = comment.split(/\r?\n/);
    const isOfRegister = [begins.reviewed, begins.own, leftOut].some((line) => lines.includes(line));
    return isOfRegister && !lines[1]?.startsWith('### 🔵');
}
function reportsRefusal(comment) {
    return /^### 🔴 (?:[\w.-]{1,64}: )?Not registered/.test(comment.split(/\r?\n/, 2)[1] ?? '');
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
    return {
        text: shown
            .filter((line) => !isInstruction(line))
            .join('\n')
            .trim(),
        isReviewed: true,
    };
}
function isInstruction(line) {
    return line.startsWith(plan_comment/* afterMerge */.X) || line.startsWith('**Next:** ');
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

;// CONCATENATED MODULE: ./build/js/modes/register/comment/comment.js














const failureShare = 0.2;
const removedShare = 0.1;
const sectionShare = 0.25;
const reserve = 600;
const places = 6;
const longestHeadline = 500;
function registerMarkdown(outcome, options) {
    const { surroundings } = options;
    const shown = (0,hide_in_markdown/* hiddenWithin */.e)(options.limit, surroundings, (limit) => clearMarkdown(outcome, { ...options, limit }));
    return surroundings.record?.seal(shown) ?? shown;
}
function clearMarkdown(outcome, options) {
    const { surroundings, limit, plan } = options;
    const environment = surroundings.environment === undefined ? '' : `${surroundings.environment}: `;
    const headline = `### ${registerSign(outcome)} ${environment}${(0,prose/* prose */.C)((0,fit/* clipped */.cz)(registerHeadline(outcome), longestHeadline))}`;
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
        rolloutCallout(outcome.jobs, room.limit),
        failureSection(outcome, room),
        stateTable(outcome, surroundings, room.limit),
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
    const lines = leftOut.map((one) => `> ${(0,prose/* prose */.C)(describeLeftOut(one))}`);
    const { taken, left } = (0,fit/* takeWithin */.Dh)(lines, limit.max * removedShare, limit.measure);
    const rest = left === 0 ? [] : [`> … and ${(0,numbers/* plural */.L)(left, 'pull request')} more in ${limit.elsewhere}.`];
    return ['> [!WARNING]', ...taken, ...rest].join('\n>\n');
}
function failureSection(outcome, { surroundings, limit }) {
    const items = (0,failure_items/* failureItems */.xh)(otherFailures(outcome), surroundings.fileUrl);
    if (items.length === 0)
        return '';
    const { taken, left } = (0,fit/* takeWithin */.Dh)(items, limit.max * failureShare, limit.measure);
    const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
    return ['**What went wrong**', '', ...taken, ...rest].join('\n');
}
const removedStates = {
    stopped: 'was stopped, because its job file was removed',
    gone: 'does not run any more; its job file was removed',
    'still-declared': 'keeps running, because another job file declares it',
    'not-asked': 'keeps running although its job file was removed; set `stop-removed: true` to stop such jobs',
    'dry-run': 'would be stopped, because its job file was removed',
    'held-back': 'keeps running although its job file was removed, because another job failed before',
};
function describeRemovedState({ id, state }) {
    return `\`${id}\` ${state.kind === 'refused' ? 'was not stopped' : removedStates[state.kind]}.`;
}
function removedSection(removed, limit) {
    const items = removed.map((one) => `- ${(0,prose/* prose */.C)(describeRemovedState({ ...one, id: (0,fit/* clipped */.cz)(one.id) }))}`);
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
        return [`${title}: the reviewed comment does not show its plan. The plan is now:\n\n${cut(now)}`];
    if (lines === undefined)
        return [`${title}: the plan has changed since the review. It is now:\n\n${cut(now)}`];
    if (lines.length === 0)
        return [`${title}: the plans look alike; the difference is in hidden values or in the counts.\n\n${cut(now)}`];
    return [`${title}: lines with \`-\` were reviewed, lines with \`+\` are in the plan now.\n\n${cut(lines)}`];
}
function cut(lines) {
    const left = lines.length - mostLines;
    return (0,markdown/* fence */.EU)(left <= 0 ? lines : [...lines.slice(0, mostLines), `  … ${left} lines more`], 'diff');
}
function troubles({ planned, state }, { withLogs, surroundings }) {
    if (state.kind !== 'rolled-out')
        return [];
    return state.rollout.troubles.map((trouble) => {
        const { task, group, allocation, events, logs } = trouble;
        const output = withLogs && logs !== undefined && logs.length > 0 ? ['', 'stderr:', ...logs] : [];
        const lines = [...events, ...output].map((line) => `  ${(0,quote/* visible */.R)(line)}`);
        const where = `${(0,markdown/* code */.aY)(planned.id)}, task ${(0,markdown/* code */.aY)(task)} of group ${(0,markdown/* code */.aY)(group)}, allocation ${(0,markdown/* link */.nf)((0,markdown/* code */.aY)(allocation.slice(0, 8)), surroundings.ui?.allocation(allocation))}`;
        return `${where}:\n\n${(0,markdown/* fence */.EU)(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
    });
}
function nextStep(outcome) {
    const kinds = new Set(outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)));
    if (registerFailures(outcome).length > 0)
        return '';
    if (kinds.has('awaiting-promotion')) {
        return '**Next:** check the canaries, then promote them with `mode: promote` or give them up with `mode: fail-deployment`.';
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




function registerOutputs(outcome, ui) {
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
        url: only === undefined ? '' : (ui?.job(only.planned) ?? ''),
        'comment-url': '',
        outcome: (0,rollout_outcome/* worstRollout */.nD)(rolloutsOf(outcome.jobs))?.kind ?? '',
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
        ...(0,plan_outputs/* planJobOutput */.Ql)(job.planned),
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
    return { text: (0,plan_comment/* planMarkdown */.o)({ ...plan_outcome/* nothingPlanned */.k, jobs }, bare, limit), isReviewed: false };
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
        errors: registerFailures(outcome),
        log: registerLog(outcome, logs.inLog),
        comment: writeComment === undefined
            ? undefined
            : { subject: 'outcome', isOfFork: false, write: async () => writeComment(body) },
        summary: `${summary}\n`,
        outputs: registerOutputs(outcome, surroundings.ui),
        files: { markdown: { name: 'register.md', parts: [body], isPrivate: false } },
    };
}
function registerLog(outcome, withLogs) {
    const lines = [
        ...outcome.jobs.map(({ planned, state }) => `${planned.id} (${planned.file}): ${describeState(state)}`),
        ...outcome.removed.map(describeRemovedState),
    ];
    const troubles = outcome.jobs.flatMap(({ planned, state }) => (state.kind === 'rolled-out' ? state.rollout.troubles : []).map((trouble) => {
        const shown = [...trouble.events, ...(withLogs ? (trouble.logs ?? []) : [])];
        const name = `${planned.id}: task ${trouble.task}, allocation ${trouble.allocation.slice(0, 8)}`;
        return { kind: 'group', name, text: shown.join('\n') || '(no events)' };
    }));
    return [
        ...(outcome.without === undefined ? [] : [{ kind: 'notice', text: outcome.without }]),
        ...(outcome.leftOut ?? []).map((one) => ({ kind: 'warning', text: describeLeftOut(one) })),
        ...(lines.length === 0 ? [] : [{ kind: 'text', text: lines.join('\n') }]),
        ...troubles,
        { kind: 'errors', errors: registerFailures(outcome) },
        { kind: 'text', text: `Register: ${registerSign(outcome)} ${registerHeadline(outcome)}` },
    ];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
// EXTERNAL MODULE: ./build/js/operations/planning/each-job.js
var each_job = __webpack_require__(1132);
// EXTERNAL MODULE: ./build/js/operations/run-context.js + 1 modules
var run_context = __webpack_require__(6740);
// EXTERNAL MODULE: ./build/js/report/plan-log.js
var plan_log = __webpack_require__(8537);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/clients/github/client.js + 1 modules
var client = __webpack_require__(3852);
// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/js/clients/github/branches.js




const DefaultBranch = dist/* object */.Ikc({ default_branch: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) });
async function readDefaultBranch(github, repository) {
    const { data } = await github.rest.repos.get((0,client/* ownerAndRepo */.H)(repository));
    return (0,responses/* readAs */.f)(DefaultBranch, data, 'a repository').default_branch;
}
const Files = dist/* array */.YOg(dist/* object */.Ikc({ filename: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)), previous_filename: dist/* nullish */.cl6(dist/* string */.YjP()) }));
const BranchComparison = dist/* object */.Ikc({
    status: dist/* nullish */.cl6(dist/* string */.YjP()),
    files: dist/* nullish */.cl6(Files),
});
const ForgeComparison = dist/* object */.Ikc({
    total_commits: dist/* number */.aig(),
    files: dist/* nullish */.cl6(Files),
    commits: dist/* pipe */.FsL(dist/* nullish */.cl6(dist/* array */.YOg(dist/* object */.Ikc({ files: dist/* nullish */.cl6(Files) })), []), dist/* readonly */.tBZ()),
});
const maxComparedFiles = 300;
async function listBranchChanges(github, repository, { commit, branch }) {
    const data = await readComparison(github, repository, `${commit}...${branch}`);
    const { status, files } = (0,responses/* readAs */.f)(BranchComparison, data, 'a comparison of two commits');
    if (status === undefined || status === null) {
        const changed = listForgeFiles((0,responses/* readAs */.f)(ForgeComparison, data, 'a comparison of two commits'));
        const back = await readComparison(github, repository, `${branch}...${commit}`);
        if ((0,responses/* readAs */.f)(ForgeComparison, back, 'a comparison of two commits').total_commits > 0)
            throw missingCommitError(commit, branch);
        return changed;
    }
    if (status === 'identical')
        return [];
    if (status !== 'ahead')
        throw missingCommitError(commit, branch);
    if (files === undefined || files === null || files.length >= maxComparedFiles)
        throw tooManyFilesError(commit, branch);
    return collectNames(files);
}
async function readComparison(github, repository, basehead) {
    const parameters = { ...(0,client/* ownerAndRepo */.H)(repository), basehead, per_page: 1, page: 1 };
    const { data } = await github.rest.repos.compareCommitsWithBasehead(parameters);
    return data;
}
function listForgeFiles({ total_commits, files, commits }) {
    if (commits.length < total_commits) {
        throw new errors/* ServiceError */._7({
            kind: 'server',
            reason: 'server',
            message: `Unexpected response from GitHub: ${commits.length} of ${total_commits} commits listed`,
        });
    }
    return collectNames([...(files ?? []), ...commits.flatMap((one) => one.files ?? [])]);
}
function collectNames(files) {
    const names = files.flatMap(({ filename, previous_filename: former }) => typeof former === 'string' && former !== '' ? [filename, former] : [filename]);
    return [...new Set(names)];
}
function missingCommitError(commit, branch) {
    return new errors/* ActionError */.lZ({
        reason: 'not-reviewed',
        message: `branch \`${branch}\` does not contain commit ${commit.slice(0, 7)}`,
        hint: 'Check out the merge commit: `ref: ${{ github.event.pull_request.merge_commit_sha }}`.',
    });
}
function tooManyFilesError(commit, branch) {
    return new errors/* ActionError */.lZ({
        reason: 'not-reviewed',
        message: `branch \`${branch}\` has changed ${maxComparedFiles} files or more since commit ${commit.slice(0, 7)}, the limit of GitHub's list`,
    });
}

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/repository-paths.js
var repository_paths = __webpack_require__(4823);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/touched-files.js + 1 modules
var touched_files = __webpack_require__(5674);
// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/js/review/identifiers.js
var identifiers = __webpack_require__(7151);
;// CONCATENATED MODULE: ./build/js/review/validate-record.js



const planAgainHint = 'Plan the pull request again (push, or re-run its plan), have that reviewed, and run this again';
const orWithoutReview = 'or register without a review on purpose with `review: ignore`';
function notReviewed(why, hint = `${planAgainHint}; ${orWithoutReview}.`) {
    return new errors/* ActionError */.lZ({ reason: 'not-reviewed', message: `Not registered: ${why}.`, hint });
}
function validateRecord(opened, expected) {
    if (opened.kind !== 'opened')
        throw notReviewed(...describeUnopened(opened.kind));
    const { record, signed } = opened;
    if (expected.key !== undefined && !signed) {
        throw notReviewed('the record of the plan is not signed, and this run has a `signing-key`', `Give the plan the same \`signing-key\`, and plan again; ${orWithoutReview}.`);
    }
    const foreign = describeMismatch(record, expected);
    if (foreign !== undefined)
        throw notReviewed(foreign);
    return record;
}
function describeUnopened(kind) {
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
                `Check that plan and register have the same \`signing-key\`. If they have: ${planAgainHint.toLowerCase()}.`,
            ];
        case 'no-key':
            return [
                'the record of the plan is signed, and this run has no `signing-key`',
                'Give this run the `signing-key` that the plan has.',
            ];
    }
}
function describeScope(namespace, region) {
    const where = namespace === '' ? 'no namespace' : `namespace \`${namespace}\``;
    return region === '' ? where : `${where}, region \`${region}\``;
}
function shownIdentifier(name) {
    return typeof name === 'string' ? name : hidden_text/* hiddenMark */.s;
}
function describeMismatch(record, expected) {
    if (record.repository.toLowerCase() !== expected.repository.toLowerCase())
        return `the record of the plan is of another repository (\`${record.repository}\`)`;
    if (record.pullRequest !== expected.pullRequest)
        return `the record of the plan is of pull request ${record.pullRequest}, where ${expected.pullRequest} is meant`;
    if (record.comment !== expected.comment)
        return `the record of the plan is of another comment (\`comment-id\` \`${record.comment}\`; this run's is \`${expected.comment}\`)`;
    if (record.cluster !== expected.cluster)
        return `the plan was made on another cluster (\`${record.cluster}\`; this run's is \`${expected.cluster}\`)`;
    const same = ['namespace', 'region'].every((name) => (0,identifiers/* matchesIdentifier */.v)(record[name], expected[name], expected.key));
    if (!same)
        return `the plan was made for ${describeScope(shownIdentifier(record.namespace), shownIdentifier(record.region))}; this run is for ${describeScope(expected.namespace, expected.region)}`;
    return undefined;
}
function checkAuthor(written) {
    const sign = 'Sign the record: give the plan and this run the same `signing-key`';
    if (written === undefined) {
        throw notReviewed('the record of the plan is not signed, and GitHub does not say here who edited the comment last (there is no GraphQL)', `${sign}; ${orWithoutReview}.`);
    }
    if (!written.byUs)
        throw notReviewed(`the record of the plan is not signed, and its comment is by \`${written.author}\``);
    if (!written.editedByUs) {
        const who = written.editor === undefined ? 'an account that is gone' : `\`${written.editor}\``;
        throw notReviewed(`the record of the plan is not signed, and its comment was edited by ${who}`);
    }
}

;// CONCATENATED MODULE: ./build/js/modes/register/review/branch-head.js






async function readBranchHead(options) {
    const { github, repository, branch, checkout } = options;
    const commit = checkout?.commit ?? options.sha;
    try {
        if (commit === undefined)
            throw new errors/* ActionError */.lZ({ reason: 'not-reviewed', message: 'the commit of this run is unknown' });
        const names = await listBranchChanges(github, repository, { commit, branch });
        const root = checkout === undefined ? '' : (0,repository_paths/* toSlashes */.TH)((0,external_node_path_.relative)(options.workspace, checkout.root));
        const inWorkspace = (name) => (root === '' ? name : `${root}/${name}`);
        return { branch, changed: changedAmong(names, inWorkspace, options), names: names.map(inWorkspace) };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const why = `could not determine what branch \`${branch}\` has changed since the checked-out commit: ${error.message.replace(/\.$/, '')}`;
        const hint = error.reason === 'not-reviewed' ? error.hint : undefined;
        throw notReviewed(why, hint ?? `${permissions}, ${orIgnoreReview}.`);
    }
}
const permissions = 'Give the job `permissions: { contents: read }` and run it again';
const orIgnoreReview = 'or register this commit without a review by `review: ignore`';
function changedAmong(names, inWorkspace, { checkout, budget }) {
    return (file, sought) => {
        const candidates = checkout === undefined ? new Set([...sought].flatMap(suffixesOf)) : sought;
        return names.find((name) => matches(inWorkspace(name), candidates, budget.forFile(file)));
    };
}
function suffixesOf(name) {
    const parts = name.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
}
function matches(name, sought, budget) {
    if ((0,touched_files/* isTouched */.D)(sought, { names: [name], removed: [] }, budget))
        return true;
    return [...sought].some((one) => one.startsWith(`${name}/`));
}

// EXTERNAL MODULE: ./build/js/clients/github/comments/authorship.js
var authorship = __webpack_require__(1431);
// EXTERNAL MODULE: ./build/js/clients/github/comments/find.js
var find = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/js/clients/github/pull-requests.js
var pull_requests = __webpack_require__(2797);
;// CONCATENATED MODULE: ./build/js/review/judge-event.js

const eventsWithoutPullRequest = new Set([
    'push',
    'workflow_dispatch',
    'schedule',
    'repository_dispatch',
    '',
]);
const mergeEvents = new Set(['pull_request', 'pull_request_target']);
function isNeverMerge(eventName) {
    const isAboutOne = eventName.startsWith('pull_request') && !mergeEvents.has(eventName);
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
    if (eventsWithoutPullRequest.has(eventName) || dryRun)
        return { pullRequest, refusal: undefined };
    const why = `no pull request brought this commit, and event \`${eventName}\` registers only what one brought`;
    return { pullRequest, refusal: notReviewed(why, `${byMerge}.`) };
}
const byMerge = 'Register by `on: pull_request` with `types: [closed]`, or by a push';
function neverMerge(eventName) {
    return notReviewed(`event \`${eventName}\` is not the merge of a pull request`, `${byMerge}; ${orDryRun}.`);
}
const orDryRun = 'on this event only with `dry-run: true`';
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

;// CONCATENATED MODULE: ./build/js/modes/register/review/judge-run.js




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
    const access = accessOf(looking);
    const branches = await findCountingBranches(looking, access);
    const pulls = access === undefined ? [] : await findPullRequests(looking, access, branches);
    return judgeEvent({ eventName, pulls, branches, isRequired: mode === 'required', dryRun: inputs.dryRun });
}
function judgeByEvent({ context: { eventName, pullRequest, subject } }) {
    const branches = { names: () => true, patterns: [] };
    const pulls = pullRequest === undefined ? [] : [ofEvent(pullRequest)];
    if (pullRequest === undefined && subject.named.length > 0)
        return neverMerge(eventName);
    return judgeEvent({ eventName, pulls, branches, isRequired: false, dryRun: false }).refusal;
}
function accessOf({ context, github }) {
    const { repository, pullRequest, subject, problem } = context;
    if (problem !== undefined)
        throw notReviewed(`the pull request is unknown: ${problem}`);
    if (repository === undefined) {
        if (pullRequest === undefined && subject.named.length === 0)
            return undefined;
        throw notReviewed('the pull request is unknown: GITHUB_REPOSITORY is not set');
    }
    if (github !== undefined)
        return { github, repository };
    throw notReviewed('the review cannot be read, because `github-token` is empty', 'Set `github-token` to the token of the workflow, or register without a review by `review: ignore`.');
}
async function findCountingBranches({ context, inputs }, access) {
    if (inputs.branches.patterns.length > 0 || access === undefined)
        return inputs.branches;
    const branch = context.subject.defaultBranch ?? (await readDefaultBranch(access.github, access.repository));
    return { patterns: [branch], names: (name) => name === branch };
}
async function findPullRequests({ context, head }, { github, repository }, branches) {
    const { pullRequest, subject, sha } = context;
    const withAccess = (pull) => ({ ...pull, github, repository });
    if (pullRequest !== undefined)
        return [withAccess(ofEvent(pullRequest))];
    const { named } = subject;
    if (named.length > 0) {
        return Promise.all(named.map(async (number) => withAccess(await (0,pull_requests/* readPullRequest */.DQ)(github, repository, number))));
    }
    if (sha === undefined)
        throw notReviewed('the pull request is unknown: GITHUB_SHA is not set');
    const found = await (0,pull_requests/* findPullRequestsOf */.Wb)(github, {
        repository,
        commits: head === undefined || head === sha ? [sha] : [sha, head],
        isEnough: ({ state, baseRef }) => state === 'merged' && baseRef !== undefined && branches.names(baseRef),
    });
    return found.map(withAccess);
}
function ofEvent({ number, headSha, baseRef, closed, merged, mergedAt }) {
    return { number, headSha, baseRef, state: merged ? 'merged' : closed ? 'closed' : 'open', mergedAt };
}

// EXTERNAL MODULE: ./build/js/operations/comment-target.js + 1 modules
var comment_target = __webpack_require__(3333);
;// CONCATENATED MODULE: ./build/js/modes/register/review/find-review.js







async function findReview(looking) {
    if (looking.inputs.review.mode === 'ignore')
        return ignoring(looking);
    const { pullRequest: found, refusal } = await judgeRun(looking);
    if (refusal !== undefined)
        throw refusal;
    const branch = branchOf(found, looking);
    if (found === undefined) {
        const without = 'Registered without a review: no pull request contains this commit.';
        return { pullRequest: undefined, record: undefined, without, refusal, mergedAt: 0, branch };
    }
    const pullRequest = await reviewedOf(found, looking);
    const { mergedAt } = found;
    try {
        const { record, comment } = await readRecord(pullRequest, looking);
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
    const hasComment = found !== undefined && found.state !== 'closed';
    return {
        pullRequest: hasComment ? await (0,errors/* orUndefined */.y0)(reviewedOf(found, looking)) : undefined,
        record: undefined,
        without,
        refusal: undefined,
        mergedAt: 0,
        warning: warningOf(judged === undefined ? judgeByEvent(looking) : judged.refusal, looking),
    };
}
async function reviewedOf({ number, headSha, github, repository }, looking) {
    const place = (0,comment_target/* commentPlaceOf */.Uf)({ event: looking.context, inputs: looking.inputs }, github, repository, number);
    const { ours, others } = await (0,find/* findComment */.h1)(place);
    if (ours === undefined && others.length > 0 && looking.inputs.review.mode !== 'ignore') {
        throw notReviewed(`the only plan on pull request ${number} is in a comment by ${names(others)}, not by Outrider`);
    }
    return { number, headSha, place, comment: ours };
}
async function readRecord({ number, comment }, looking) {
    const { context, inputs, github } = looking;
    const key = inputs.review.signingKey;
    const expected = expectedOf(number, looking);
    const opened = (0,record_codec/* openRecord */.C6)(comment?.body ?? '', key);
    if (opened.kind === 'edited' && comment !== undefined && github !== undefined && (0,record_codec/* isUnsigned */.Eo)(comment.body))
        checkAuthor(await (0,authorship/* readAuthorship */.Wg)(github, context.graphqlUrl, comment.nodeId));
    const record = validateRecord(opened, expected);
    if (comment === undefined || github === undefined || (opened.kind === 'opened' && opened.signed))
        return { record, comment };
    const written = await (0,authorship/* readAuthorship */.Wg)(github, context.graphqlUrl, comment.nodeId);
    checkAuthor(written);
    return {
        record: validateRecord((0,record_codec/* openRecord */.C6)(written.body, key), expected),
        comment: { ...comment, body: written.body },
    };
}
function expectedOf(pullRequest, { context, inputs }) {
    const { repository } = context;
    const { nomad } = inputs;
    return {
        repository: `${repository?.owner}/${repository?.name}`,
        pullRequest,
        comment: inputs.comment.id,
        cluster: nomad.address.host,
        namespace: nomad.namespace ?? '',
        region: nomad.region ?? '',
        key: inputs.review.signingKey,
    };
}
function names(logins) {
    return [...new Set(logins)].map((login) => `\`${login}\``).join(', ');
}

// EXTERNAL MODULE: ./build/js/operations/touched-files.js + 1 modules
var operations_touched_files = __webpack_require__(4353);
;// CONCATENATED MODULE: ./build/js/modes/register/review/pushed-together.js



async function findPushedTogether({ github, repository }, { subject, sha }, number) {
    const commits = [...subject.pushed, ...(sha === undefined ? [] : [sha])];
    const merged = (await (0,errors/* orUndefined */.y0)((0,pull_requests/* findMergedAs */.Sf)(github, repository, commits))) ?? [];
    const others = merged.filter((pull) => pull.number !== number);
    return Promise.all(others.map(async (pull) => ({
        number: pull.number,
        touched: await (0,errors/* orUndefined */.y0)((0,operations_touched_files/* readTouched */.k)(github, repository, pull.number)),
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

// EXTERNAL MODULE: ./build/js/jobfiles/discovery/collect.js + 14 modules
var collect = __webpack_require__(6273);
// EXTERNAL MODULE: ./build/js/operations/planning/claims.js
var planning_claims = __webpack_require__(294);
// EXTERNAL MODULE: ./build/js/operations/planning/plan-job.js + 2 modules
var plan_job = __webpack_require__(9530);
;// CONCATENATED MODULE: ./build/js/modes/register/write/job-states.js
function createJobStates(first, onChange) {
    const states = new Map(first.map((job) => [job.planned.file, job]));
    const all = () => [...states.values()];
    return {
        all,
        get: ({ planned }) => states.get(planned.file)?.state,
        set({ planned }, state) {
            states.set(planned.file, { planned, state });
            onChange(all());
        },
    };
}

;// CONCATENATED MODULE: ./build/js/modes/register/review/judge-head.js



async function judgeHead(jobs, { collected, failed, dependencies }) {
    const { readHead, review, inputs } = dependencies;
    const wanted = jobs.filter(({ asked, comparison }) => asked !== undefined && comparison.kind !== 'done');
    const stops = inputs.stopRemoved ? (review.record?.removed ?? []) : [];
    const mayWrite = review.refusal === undefined && failed.length === 0 && wanted.length + stops.length > 0;
    if (readHead === undefined || !mayWrite)
        return { head: undefined, failures: [] };
    try {
        const head = await readHead(collected.budget);
        const sought = new Map(collected.jobs.map(({ file, fileDependencies: from }) => [file.name, from.sought]));
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
    const hint = `The run of the later commit registers it. Leave this run, ${orIgnoreReview}.`;
    const refusal = notReviewed(`branch \`${branch}\` has changed \`${name}\` since the checked-out commit`, hint);
    return refusal.withMessage(refusal.message, { file });
}

// EXTERNAL MODULE: ./build/js/plan/verdict.js + 2 modules
var plan_verdict = __webpack_require__(8661);
;// CONCATENATED MODULE: ./build/js/review/compare.js


function compareWithReview(now, reviewed, key) {
    if (reviewed === undefined)
        return { kind: 'unseen' };
    const moved = ['id', 'namespace', 'region'].some((name) => !(0,identifiers/* matchesIdentifier */.v)(reviewed[name], now[name], key));
    if (moved)
        return { kind: 'changed', what: 'place' };
    if (!(0,record_codec/* equalsInConstantTime */.uz)(reviewed.spec, now.spec))
        return { kind: 'changed', what: 'specification' };
    if (reviewed.done !== undefined)
        return { kind: 'done', before: reviewed.done };
    return (0,record_codec/* equalsInConstantTime */.uz)(reviewed.plan, now.plan) ? { kind: 'same' } : { kind: 'changed', what: 'plan' };
}

// EXTERNAL MODULE: ./build/js/review/random-changes.js
var random_changes = __webpack_require__(4872);
// EXTERNAL MODULE: ./build/js/operations/planning/registered-since.js
var registered_since = __webpack_require__(3628);
;// CONCATENATED MODULE: ./build/js/modes/register/review/review-check.js






async function checkReview(asked, checking) {
    const planned = (0,plan_job/* createPlannedJob */.YF)(asked, checking, checking.now());
    const { file, reviewed, verdict } = planned;
    const seen = checking.review.record?.jobs.find((job) => job.file === file);
    const isThere = verdict.change === 'unchanged' || isRegisteredButRandom(asked, seen);
    return {
        planned,
        target: { id: asked.job.ID, namespace: asked.namespace, region: asked.region },
        asked: isThere ? undefined : asked,
        comparison: isThere ? { kind: 'same' } : await compare(planned, asked, seen, checking),
        mayRollOut: isThere && (seen?.changes ?? false),
        endUnseen: ['registered', 'timed-out'].includes(seen?.done?.outcome ?? ''),
        sameMeaning: (again) => (0,record_codec/* equalsInConstantTime */.uz)(reviewed.plan, (0,plan_job/* digestsOfPlan */.Gc)(again, (0,plan_verdict/* verdictOf */.V)(again.job, again.plan), checking).plan),
    };
}
function isRegisteredButRandom({ plan, random }, seen) {
    if (seen === undefined || plan.Diff === null || plan.JobModifyIndex === seen.index)
        return false;
    return (0,random_changes/* changesOnlyRandom */.bm)(plan.Diff, random.values);
}
async function compare({ reviewed }, asked, seen, checking) {
    const { record, mergedAt } = checking.review;
    if (record === undefined)
        return { kind: 'same' };
    const comparison = compareWithReview(reviewed, seen, checking.inputs.review.signingKey);
    if (seen === undefined || comparison.kind !== 'same')
        return comparison;
    const since = await (0,registered_since/* registeredSince */.Jy)(asked, { ...seen, mergedAt }, checking);
    return since === 'no' ? comparison : { kind: 'since', isKnown: since === 'yes' };
}

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/operations/follow/follow-rollout.js + 1 modules
var follow_rollout = __webpack_require__(2372);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var jobs_job = __webpack_require__(2601);
// EXTERNAL MODULE: ./build/js/operations/ignored-by-server.js
var ignored_by_server = __webpack_require__(9425);
;// CONCATENATED MODULE: ./build/js/modes/register/write/note-ignored.js



function createIgnoredNotes({ inputs, nomad, log, warn, }) {
    let asksPriority = inputs.evalPriority !== undefined;
    let asksSubmission = inputs.submission;
    return async ({ job, loaded, spec, namespace, region }, { evalId }) => {
        if (asksPriority && evalId !== '') {
            asksPriority = false;
            const ignored = await (0,ignored_by_server/* ignoredPriority */.V)(nomad, { evalId, namespace, region }, inputs.evalPriority);
            ignored.forEach(warn);
        }
        if (!asksSubmission)
            return;
        asksSubmission = false;
        const shown = loaded.prepared === undefined ? await (0,errors/* orUndefined */.y0)(nomad.readJob({ id: job.ID, namespace, region })) : spec;
        if (shown !== undefined && (0,jobs_job/* isBeforeNodePools */.DX)(shown))
            log(withoutSubmission);
    };
}
const withoutSubmission = "This Nomad server ignores `submission` (it needs version 1.6.0): its UI does not show the job's source.";

// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/submission.js
var submission = __webpack_require__(3890);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
// EXTERNAL MODULE: ./build/js/clients/http/write-once.js
var write_once = __webpack_require__(8451);
;// CONCATENATED MODULE: ./build/js/modes/register/write/write-job.js







const pauses = [0];
async function writeJob(asked, writing) {
    let current = asked;
    const find = async (error, attempt) => {
        const again = await planAgain(current, writing, error);
        if (again.plan.Diff?.Type === 'None')
            return { index: again.plan.JobModifyIndex, evalId: '', byUs: true };
        const isLast = attempt > pauses.length;
        if (isLast || !(await mayBeSentAgain(again, current, writing)))
            throw lostWrite(error, again, current);
        current = again;
        return undefined;
    };
    return (0,write_once/* writeOnce */.F)({
        send: async () => sendJob(current, writing),
        leavesOpen: (error) => !(0,write_to_nomad/* isRefusal */.vu)(error) || (0,write_to_nomad/* isConflict */.dh)(error),
        find,
        pauses,
    });
}
async function mayBeSentAgain(again, before, writing) {
    if (!writing.sameMeaning(again))
        return false;
    const { JobModifyIndex: index } = before.plan;
    return (await (0,registered_since/* registeredSince */.Jy)(again, { index, mergedAt: 0 }, writing)) === 'no';
}
async function sendJob({ loaded, job, plan, namespace, region }, { inputs, nomad }) {
    const answer = await nomad.createJob({
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
async function planAgain(current, writing, error) {
    try {
        return await (0,plan_job/* askPlan */.nn)(current, writing);
    }
    catch (why) {
        if (!(why instanceof errors/* ActionError */.lZ))
            throw why;
        throw new errors/* ActionError */.lZ({
            reason: error.reason,
            message: `${error.message}. Could not determine whether the job was registered: ${why.message}`,
            help: 'not-known-whether-written',
            hint: 'Check the job, and run this again once Nomad answers.',
        });
    }
}
function lostWrite(error, again, before) {
    const changed = again.plan.JobModifyIndex !== before.plan.JobModifyIndex;
    if (!changed && !(0,write_to_nomad/* isConflict */.dh)(error))
        return error;
    return new errors/* ServiceError */._7({
        kind: 'conflict',
        reason: 'conflict',
        message: `The job was changed by somebody else while it was being registered (its index was ${before.plan.JobModifyIndex} and is now ${again.plan.JobModifyIndex})`,
        help: 'changed-meanwhile',
        hint: 'That change was not overwritten. Find out who changed the job, then plan the pull request again and register.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/register/write/roll-out.js






const followedAtOnce = 40;
async function rollOut(candidates, states, dependencies) {
    const rolling = { ...dependencies, states, noteIgnored: createIgnoredNotes(dependencies) };
    const follow = async (some) => {
        await (0,p_map/* default */.Ay)(some, async (one) => followWritten(one, rolling), { concurrency: followedAtOnce });
    };
    const earlier = await Promise.all(candidates.map(async (one) => [one, await findEarlierWrite(one, rolling)]));
    for (const [candidate, written] of earlier)
        if (written !== undefined)
            states.set(candidate, { kind: 'rolling-out', written, progress: undefined });
    const toWrite = candidates.filter(({ asked, comparison }) => asked !== undefined && comparison.kind === 'same');
    for (const batch of rolling.inputs.failFast ? toWrite.map((one) => [one]) : [toWrite]) {
        for (const candidate of batch)
            states.set(candidate, await writeCandidate(candidate, rolling));
        await follow(batch);
    }
    await follow(candidates);
}
async function findEarlierWrite({ mayRollOut, endUnseen, target, planned }, { nomad, inputs }) {
    if (!mayRollOut || !inputs.wait)
        return undefined;
    const deployment = await nomad.readJobsMostRecentDeployment(target);
    const index = planned.verdict.jobModifyIndex;
    const isOurs = deployment?.JobSpecModifyIndex === index && (endUnseen || deployment.Status === 'running');
    return isOurs ? { index, evalId: '', byUs: false } : undefined;
}
async function writeCandidate(candidate, rolling) {
    const { inputs, deadline, log, redactor, states } = rolling;
    const { asked, planned, sameMeaning } = candidate;
    if (asked === undefined)
        return { kind: 'there' };
    if (deadline.signal.aborted)
        return { kind: 'not-written', why: 'time' };
    if (inputs.failFast && states.all().some((job) => job.state.kind !== 'not-written' && !isWell(job)))
        return { kind: 'not-written', why: 'failure' };
    try {
        const written = await writeJob(asked, { ...rolling, sameMeaning });
        log(`${planned.id}: registered, job modify index ${written.index}.`);
        await rolling.noteIgnored(asked, written);
        return inputs.wait ? { kind: 'rolling-out', written, progress: undefined } : { kind: 'written', written };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        return { kind: 'refused', failure: error.withMessage(redactor.scrub(error.message), { file: planned.file }) };
    }
}
async function followWritten(candidate, rolling) {
    const { inputs, redactor, states } = rolling;
    const { planned, target: job } = candidate;
    const state = states.get(candidate);
    if (state?.kind !== 'rolling-out')
        return;
    const { written } = state;
    try {
        const rollout = await (0,follow_rollout/* followRollout */.h)({
            label: planned.id,
            job,
            index: written.index,
            evalId: written.evalId,
            promote: inputs.promote,
            logs: inputs.logs !== 'false',
            onProgress: (progress) => states.set(candidate, { kind: 'rolling-out', written, progress }),
        }, rolling);
        states.set(candidate, { kind: 'rolled-out', written, rollout });
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const failure = error.withContext('The job was registered, but cannot be followed');
        const shown = failure.withMessage(redactor.scrub(failure.message), { file: planned.file });
        states.set(candidate, { kind: 'unfollowed', written, failure: shown });
    }
}

// EXTERNAL MODULE: ./build/js/operations/planning/declaring-files.js
var declaring_files = __webpack_require__(3480);
// EXTERNAL MODULE: ./build/js/review/live-spec.js
var live_spec = __webpack_require__(4601);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
;// CONCATENATED MODULE: ./build/js/modes/register/write/removed-job.js






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
async function readLive(removed, { nomad, redactor, inputs }) {
    const live = await (0,plan_job/* liveJob */.eL)(nomad, targetOf(removed));
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
        throw removalError('plan-changed', `\`${id}\` was not stopped again: ${done.run} stopped it, and it was registered since`);
    const sameSpec = (0,record_codec/* equalsInConstantTime */.uz)(spec, (0,live_spec/* liveDigest */.j)(live, inputs.preserveCounts, signingKey));
    const isUnchanged = live.JobModifyIndex === index && sameSpec;
    if (isUnchanged || (signingKey !== undefined && sameSpec && (await ranOnSince(removed, live, dependencies))))
        return;
    throw removalError('plan-changed', `\`${id}\` was not stopped: it has changed since the plan`);
}
async function ranOnSince(removed, live, { nomad, review: { mergedAt } }) {
    if (Number(live['CreateIndex'] ?? Infinity) > removed.index)
        return false;
    const versions = await (0,registered_since/* versionsSince */.AW)(targetOf(removed), { index: removed.index, mergedAt }, nomad);
    return versions !== undefined && versions.every(({ Stop }) => Stop !== true);
}
function removalError(reason, what, hint) {
    const again = 'Plan the pull request again and have the new plan reviewed, or stop the job manually.';
    return new errors/* ActionError */.lZ({ reason, message: `${what}.`, hint: hint ?? again });
}

;// CONCATENATED MODULE: ./build/js/modes/register/write/judge-stops.js






async function judgeStops(collected, jobs, dependencies) {
    const { inputs, review } = dependencies;
    const all = review.record?.removed ?? [];
    if (all.length === 0)
        return [];
    const planned = jobs.map(({ planned: { file, reviewed } }) => ({ file, job: (0,declaring_files/* placeJob */.L8)(reviewed, dependencies) }));
    const added = dependencies.head?.names.find((name) => collected.isJobFile(name) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(dependencies.workspace, name)));
    const declarations = inputs.stopRemoved ? (0,declaring_files/* declarationsOf */.RK)(planned, collected, dependencies) : async () => planned;
    return (0,p_map/* default */.Ay)(all, async (removed) => ({ removed, state: await stateOf(removed, declarations, { ...dependencies, added }) }), {
        concurrency: 10,
    });
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
        if (declarer !== undefined)
            throw stillDeclared(id, declarer);
        if (!removed.stop) {
            const hint = 'Set `stop-removed: true` for the plan as well, plan the pull request again and have the new plan reviewed.';
            throw removalError('not-reviewed', `\`${id}\` was not stopped: the reviewed plan does not show the stop`, hint);
        }
        if (head !== undefined)
            checkBranch(removed, head, added);
        await checkLive(removed, live, dependencies);
        return { kind: 'due' };
    });
}
function stillDeclared(id, { file, isCertain }) {
    const what = isCertain ? `\`${file}\` declares it now` : `\`${file}\` may declare it, but cannot be parsed`;
    return removalError('plan-changed', `\`${id}\` was not stopped: ${what}`);
}
function checkBranch({ file, id }, { branch, changed }, added) {
    const name = changed(file, new Set([file]));
    if (name !== undefined)
        throw changedSince(file, name, branch);
    if (added === undefined)
        return;
    const what = `branch \`${branch}\` has added \`${added}\` since the checked-out commit, which may declare it`;
    throw removalError('plan-changed', `\`${id}\` was not stopped: ${what}`);
}

// EXTERNAL MODULE: ./build/js/operations/stop-once.js
var stop_once = __webpack_require__(8351);
;// CONCATENATED MODULE: ./build/js/modes/register/write/stop-at-index.js




async function stopAtIndex(request) {
    const { live } = request;
    if (live['Multiregion'] !== null && live['Multiregion'] !== undefined)
        return stopUnguarded(request);
    try {
        return await (0,write_to_nomad/* writeToNomad */.Ck)({ send: () => stopGuarded(request), find: () => findStopped(request) });
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && error.kind === 'invalid')
            return stopUnguarded(request);
        throw error;
    }
}
async function stopGuarded(request) {
    const { live, namespace, region, evalPriority, policyOverride, nomad } = request;
    try {
        const answer = await nomad.createJob({
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
        const stopped = (0,write_to_nomad/* isConflict */.dh)(error) ? await findStopped(request) : undefined;
        if (stopped !== undefined)
            return stopped;
        throw error;
    }
}
async function findStopped({ live, namespace, region, nomad }) {
    const now = await (0,plan_job/* liveJob */.eL)(nomad, { id: live.ID, namespace, region });
    const index = now?.JobModifyIndex ?? live.JobModifyIndex ?? 0;
    if (now === undefined || now.Stop === true)
        return { index, evalId: '' };
    if (now.JobModifyIndex !== live.JobModifyIndex)
        throw changed(live, now);
    return undefined;
}
async function stopUnguarded(request) {
    const { live, namespace, region, evalPriority, nomad } = request;
    const stopped = await findStopped(request);
    if (stopped !== undefined)
        return stopped;
    const { EvalID: evalId } = await (0,stop_once/* stopOnce */.q)({ id: live.ID, namespace, region, evalPriority }, nomad);
    return { index: live.JobModifyIndex ?? 0, evalId };
}
function changed(live, now) {
    return (0,write_to_nomad/* changedMeanwhile */.Fd)(live.ID, 'index', live.JobModifyIndex ?? 0, now.JobModifyIndex ?? 0);
}

;// CONCATENATED MODULE: ./build/js/modes/register/write/stop-removed.js



async function stopJudged(judged, dependencies, mayStop) {
    const states = [];
    for (const { removed, state } of judged) {
        const { file, id, namespace } = removed;
        const now = state.kind === 'due' ? await stopOne(removed, mayStop, dependencies) : state;
        states.push({ file, id, namespace, state: now });
    }
    return states;
}
async function stopOne(removed, mayStop, dependencies) {
    const { inputs, nomad, log, warn } = dependencies;
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
        const { index, evalId } = await stopAtIndex({ live, ...target, evalPriority, policyOverride, nomad });
        const ignored = await (0,ignored_by_server/* ignoredPriority */.V)(nomad, { ...target, evalId }, evalPriority);
        ignored.forEach(warn);
        log(`${removed.id}: stopped, because ${removed.file} was removed.`);
        return { kind: 'stopped', index };
    });
}

;// CONCATENATED MODULE: ./build/js/modes/register/register.js












async function registerAll(dependencies) {
    const started = performance.now();
    const { inputs, review, report, together = [] } = dependencies;
    const { collected, candidates, failed } = await checkFiles(dependencies);
    report({ kind: 'planned', jobs: candidates.map(({ planned }) => planned) });
    const { head, failures } = await judgeHead(candidates, { collected, failed, dependencies });
    const checked = {
        record: review.record,
        without: review.without,
        failed,
        untouched: collected.untouched,
        leftOut: leftOutOf(together, collected),
        failures: review.refusal === undefined ? failures : [review.refusal],
        removed: [],
    };
    const outcomeOf = (jobs) => ({
        ...checked,
        jobs,
        milliseconds: performance.now() - started,
    });
    const stops = await judgeStops(collected, candidates, { ...dependencies, head });
    const obstacle = obstacleOf(checked, candidates, stops);
    const why = obstacle ?? (inputs.dryRun ? 'dry-run' : 'waiting');
    const first = candidates.map((candidate) => ({ planned: candidate.planned, state: firstState(candidate, why) }));
    if (why !== 'waiting')
        return { ...outcomeOf(first), removed: await stopJudged(stops, dependencies, false) };
    const states = createJobStates(first, (jobs) => report({ kind: 'changed', outcome: outcomeOf(jobs) }));
    await rollOut(candidates, states, dependencies);
    const removed = await stopJudged(stops, dependencies, states.all().every(isWell));
    return { ...outcomeOf(states.all()), removed };
}
async function checkFiles(dependencies) {
    const { inputs, workspace, touched, base, deadline } = dependencies;
    const collected = await (0,collect/* collectJobs */.r)({ inputs: inputs.jobFiles, workspace, touched, deadline });
    const claims = (0,planning_claims/* createClaims */.M)({ inputs, workspace, others: collected.others });
    const published = (0,each_job/* readPublishedOf */.yI)(collected, { workspace, base });
    const results = await (0,each_job/* eachJob */.xF)(collected.jobs, dependencies, async (job, secrets) => {
        const checking = { ...dependencies, secrets, published: await published, recorded: true };
        const parsed = await (0,plan_job/* parseFile */.CJ)(job, checking);
        claims.add(job.file.name, parsed.spec, [...secrets, ...parsed.derived]);
        return checkReview(await (0,plan_job/* askPlan */.nn)(parsed, dependencies), checking);
    });
    const { jobs: candidates, failed } = claims.settle(results, ({ planned }) => planned.file);
    await published;
    return { collected, candidates, failed };
}
function obstacleOf({ failures, failed }, candidates, stops) {
    if (failures.length > 0)
        return 'refusal';
    const isAllReviewed = candidates.every(isAsReviewed) && stops.every(({ state }) => state.kind !== 'refused');
    return failed.length === 0 && isAllReviewed ? undefined : 'others';
}
function isAsReviewed({ comparison }) {
    if (comparison.kind === 'since')
        return comparison.isKnown;
    return comparison.kind === 'same' || comparison.kind === 'done';
}
function firstState({ comparison, asked }, why) {
    if (asked === undefined)
        return { kind: 'there' };
    switch (comparison.kind) {
        case 'changed':
        case 'unseen':
        case 'since':
            return comparison;
        case 'done':
            return { kind: 'done', outcome: comparison.before.outcome, run: comparison.before.run };
        case 'same':
            return { kind: 'not-written', why };
    }
}

// EXTERNAL MODULE: ./build/js/clients/github/comments/upsert.js
var upsert = __webpack_require__(6873);
// EXTERNAL MODULE: ./build/js/report/comment/same-comment.js
var same_comment = __webpack_require__(4717);
// EXTERNAL MODULE: ./build/js/report/publish.js + 2 modules
var publish = __webpack_require__(6089);
;// CONCATENATED MODULE: ./build/js/modes/register/comment/live-comment.js
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

// EXTERNAL MODULE: ./build/js/operations/planning/record.js
var planning_record = __webpack_require__(1238);
;// CONCATENATED MODULE: ./build/js/modes/register/comment/mark-record.js


function markRecord(outcome, { context, inputs, comment }) {
    const key = inputs.review.signingKey;
    const opened = (0,record_codec/* openRecord */.C6)(comment ?? '', key);
    const { record } = outcome;
    if (record === undefined)
        return opened.kind === 'opened' && opened.signed ? (0,planning_record/* recordToSeal */.K)(opened.record, key) : undefined;
    const run = context.runUrl === undefined ? 'an earlier run' : `run ${context.runNumber}`;
    const registered = new Map(outcome.jobs.flatMap(({ planned, state }) => doneOf(planned.file, state)));
    const stopped = new Map(outcome.removed.flatMap(stopOf));
    return (0,planning_record/* recordToSeal */.K)({ ...record, jobs: marked(record.jobs, registered, run), removed: marked(record.removed, stopped, run) }, key);
}
function marked(all, done, run) {
    return all.map((one) => {
        const now = done.get(one.file);
        return now === undefined ? one : { ...one, done: { ...now, run } };
    });
}
function stopOf({ file, state }) {
    return state.kind === 'stopped' ? [[file, { index: state.index, outcome: 'stopped' }]] : [];
}
function doneOf(file, state) {
    switch (state.kind) {
        case 'rolling-out':
        case 'written':
        case 'unfollowed':
            return state.written.byUs ? [[file, { index: state.written.index, outcome: 'registered' }]] : [];
        case 'rolled-out':
            return [[file, { index: state.written.index, outcome: state.rollout.kind }]];
        case 'there':
        case 'changed':
        case 'unseen':
        case 'done':
        case 'since':
        case 'not-written':
        case 'refused':
            return [];
    }
}

;// CONCATENATED MODULE: ./build/js/modes/register/comment/reporter.js










function createReporter(run, review) {
    const { inputs, runner } = run;
    const before = review?.pullRequest?.comment;
    const comment = before?.body;
    const opened = (0,record_codec/* openRecord */.C6)(comment ?? '', inputs.review.signingKey);
    const showingOf = createShowing(run, opened, comment);
    const write = writerOf(run, review?.pullRequest);
    const live = createLiveComment(async (body) => void (await write?.(body)));
    return {
        report(event) {
            switch (event.kind) {
                case 'planned':
                    return (0,publish/* publishLog */.e3)((0,plan_log/* plansLog */.R1)(event.jobs), runner);
                case 'changed':
                    if (write !== undefined)
                        live.update(() => registerComment(event.outcome, showingOf(event.outcome)));
            }
        },
        async end(outcome) {
            await live.end();
            const isOld = comment !== undefined && (isForOthers(opened, outcome) || (reportsEnd(comment) && hasNoNews(outcome, comment)));
            return {
                ...showingOf(outcome),
                outcome,
                writeComment: isOld && write !== undefined ? async () => ({ ...nothingNew, url: before?.url ?? '' }) : write,
            };
        },
    };
}
function createShowing(run, opened, comment) {
    const { inputs, runner, event } = run;
    const surroundings = (0,comment_target/* surroundingsOf */.ZD)({ inputs, runner, event: { ...event, pullRequest: undefined } });
    const logs = {
        inLog: inputs.logs !== 'false',
        inComment: inputs.logs === 'comment' || (inputs.logs === 'true' && !event.publicRepository),
    };
    const isSigned = opened.kind === 'opened' && opened.signed;
    return (outcome) => ({
        surroundings: { ...surroundings, record: markRecord(outcome, { context: event, inputs, comment }) },
        comment: outcome.record !== undefined || isSigned ? comment : undefined,
        logs,
    });
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
    return (!reportsRefusal(comment) &&
        failed.length + failures.length === 0 &&
        jobs.length > 0 &&
        jobs.every((job) => job.state.kind === 'done' || (job.state.kind === 'there' && isReported(job, outcome))) &&
        removed.every(({ state }) => state.kind !== 'stopped' && state.kind !== 'refused'));
}
function isReported({ planned }, { record }) {
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
            return (0,upsert/* rewriteComment */.Iz)(place, id, body);
        const written = await (0,upsert/* upsertComment */.lB)(place, body, {
            same: (present, wanted) => (0,same_comment/* sameComment */.Go)(present, wanted) && (0,record_codec/* sameRecord */.qf)(present, wanted, key),
            create: true,
            isOutdated: async () => false,
        });
        id = written?.id;
        return written ?? { action: 'none', why: 'there is none' };
    };
}

;// CONCATENATED MODULE: ./build/js/modes/register/run.js












async function registerJobs(inputs, context) {
    const run = { ...context, inputs };
    const commit = await (0,errors/* withErrors */.u$)(findCommit(run), { failures: [] });
    if ('failures' in commit)
        return createReporter(run, undefined).end({ ...nothingRegistered, ...commit });
    const reporter = createReporter(run, commit.review);
    return reporter.end(await (0,errors/* withErrors */.u$)(registerCommit(run, commit, reporter), nothingRegistered));
}
async function findCommit(run) {
    const { event, inputs, workspace, runner } = run;
    const { token } = inputs.comment;
    const github = token === undefined ? undefined : await (0,run_context/* connectGitHub */.U)(run, token);
    const checkout = await (0,git/* readCheckout */.b$)(inputs.jobFiles.workingDirectory, external_node_fs_.realpathSync.native(workspace));
    const review = await findReview({ context: event, inputs, github, head: checkout?.commit });
    if (review.warning !== undefined)
        runner.warning(review.warning, { title: 'Outrider' });
    return { review, checkout, github };
}
async function registerCommit(run, commit, reporter) {
    const { inputs, runner, event, cancelled, deadline } = run;
    const { review } = commit;
    const number = review.pullRequest?.number;
    const jobs = await (0,each_job/* jobDependencies */.Tn)({ inputs, githubToken: inputs.comment.token, number }, run);
    return registerAll({
        ...jobs,
        inputs,
        deadline,
        cancelled,
        review,
        ...(await findNeighbors(run, commit, jobs.touched)),
        base: event.pullRequest?.baseSha,
        now: () => new Date(),
        progress: (0,plan_log/* createProgress */.mf)(runner, 'Planned'),
        report: reporter.report,
        log: (line) => runner.log(line),
        warn: (text) => runner.warning(text, { title: 'Outrider' }),
    });
}
async function findNeighbors({ event: context, workspace }, { review, github, checkout }, touched) {
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
            : (budget) => readBranchHead({ ...asking, branch, sha, checkout, workspace: root, budget }),
        together: isOfMany ? await findPushedTogether(asking, context, pullRequest.number) : [],
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
/* harmony export */   F: () => (/* binding */ ignoredNoShutdownDelay),
/* harmony export */   V: () => (/* binding */ ignoredPriority)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_nomad_allocations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9114);


async function ignoredPriority(nomad, { evalId, ...target }, wanted) {
    if (wanted === undefined || evalId === '')
        return [];
    const { Priority = wanted } = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.readEvaluation({ id: evalId, ...target }))) ?? {};
    if (Priority === wanted)
        return [];
    return [
        `This Nomad server ignores \`eval-priority\` (it needs version 1.2.4): the priority of the evaluation is ${Priority}, not ${wanted}.`,
    ];
}
function ignoredNoShutdownDelay(allocations) {
    if (allocations.length === 0 || allocations.some(_clients_nomad_allocations_js__WEBPACK_IMPORTED_MODULE_1__/* .hasNoShutdownDelay */ .dk))
        return [];
    return [
        'This Nomad server ignores `no-shutdown-delay` (it needs version 1.2.4): tasks stop after the shutdown delays of groups and tasks.',
    ];
}


/***/ }),

/***/ 8351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ stopOnce)
/* harmony export */ });
/* harmony import */ var _planning_plan_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9530);
/* harmony import */ var _write_to_nomad_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9240);


async function stopOnce(request, nomad) {
    const { id, namespace, region, purge = false } = request;
    const send = async () => nomad.stopJob(request);
    const find = async () => {
        const live = await (0,_planning_plan_job_js__WEBPACK_IMPORTED_MODULE_0__/* .liveJob */ .eL)(nomad, { id, namespace, region });
        return live === undefined || (live.Stop === true && !purge) ? { EvalID: '' } : undefined;
    };
    return (0,_write_to_nomad_js__WEBPACK_IMPORTED_MODULE_1__/* .writeToNomad */ .Ck)({ send, find });
}


/***/ }),

/***/ 4436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ rolloutSeverity),
/* harmony export */   jD: () => (/* binding */ isWellRolledOut),
/* harmony export */   nD: () => (/* binding */ worstRollout)
/* harmony export */ });
const kindsWorstFirst = [
    'failed',
    'rolled-back',
    'placement-blocked',
    'superseded',
    'timed-out',
    'awaiting-promotion',
    'no-deployment',
    'successful',
];
function worstRollout(rollouts) {
    return rollouts.toSorted((a, b) => rolloutSeverity(a) - rolloutSeverity(b))[0];
}
function rolloutSeverity({ kind }) {
    return kindsWorstFirst.indexOf(kind);
}
const successfulKinds = new Set(['successful', 'no-deployment', 'awaiting-promotion']);
function isWellRolledOut({ kind }) {
    return successfulKinds.has(kind);
}


/***/ })

};
