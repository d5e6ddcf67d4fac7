export const id = 150;
export const ids = [150];
export const modules = {

/***/ 9512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   WS: () => (/* binding */ versionWords),
/* harmony export */   jV: () => (/* binding */ troubleWords),
/* harmony export */   kJ: () => (/* binding */ unplacedWords),
/* harmony export */   pf: () => (/* binding */ rolloutWords),
/* harmony export */   rr: () => (/* binding */ timeWords),
/* harmony export */   zO: () => (/* binding */ healthyOf)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2076);

/** Milliseconds in a person's units: `42 s`, `3 min 5 s`. */
function timeWords(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
/** What became of a task, in half a sentence: "task `server` exits 137, restarted 2 times on node `n1`". */
function troubleWords({ task, exitCode, signal, restarts, node, events }) {
    const last = events.at(-1);
    const how = exitCode !== undefined && exitCode !== 0
        ? `exits ${exitCode}`
        : signal !== undefined && signal !== 0
            ? `ends by signal ${signal}`
            : last === undefined
                ? 'is not healthy'
                : `is not healthy: ${last}`;
    const again = restarts === 0 ? '' : `, restarted ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(restarts, 'time')}`;
    return `task \`${task}\` ${how}${again}${node === '' ? '' : ` on node \`${node}\``}`;
}
/**
 * How a rollout ended, in a few words; with why it is not well, if that is known.
 *
 * @param placed what is said where there was nothing to roll out
 */
function rolloutWords(rollout, placed = 'registered and placed') {
    const [trouble] = rollout.troubles;
    const why = trouble === undefined ? '' : `: ${troubleWords(trouble)}`;
    switch (rollout.kind) {
        case 'successful':
            return `rolled out in ${timeWords(rollout.milliseconds)}`;
        case 'failed':
            return `rollout failed${why === '' && rollout.description !== '' ? `: ${rollout.description}` : why}`;
        case 'rolled-back':
            return `rolled back${versionWords(rollout)}${why}`;
        case 'awaiting-promotion':
            return 'canaries are healthy and wait for promotion';
        case 'placement-blocked':
            return `cannot be placed: ${unplacedWords(rollout)}`;
        case 'no-deployment':
            return `${placed}${why}`;
        case 'superseded':
            return 'superseded by a newer version of the job, or stopped';
        case 'timed-out':
            return rollout.ended === 'cancelled'
                ? `left as it is after ${timeWords(rollout.milliseconds)}, because the run was cancelled${healthWords(rollout)}`
                : `not healthy after ${timeWords(rollout.milliseconds)}${healthWords(rollout)}${why}`;
    }
}
/** ` to version 7`, and whether it is well again. */
function versionWords({ revertedTo }) {
    if (revertedTo === undefined)
        return '';
    return ` to version ${revertedTo.version}${revertedTo.healthy ? '' : ', which is not healthy yet'}`;
}
function unplacedWords({ unplaced }) {
    const words = unplaced.map(({ group, reasons }) => `group \`${group}\`: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonWords */ .IK)(reasons)}`);
    return words.length === 0 ? 'no node takes it' : words.join('; ');
}
function healthWords({ groups }) {
    return groups.length === 0 ? '' : `, ${healthyOf(groups)}`;
}
/** `2 of 3 healthy`, all groups together. */
function healthyOf(groups) {
    const sum = (read) => groups.reduce((total, group) => total + read(group), 0);
    return `${sum((group) => group.healthy)} of ${sum((group) => group.desired)} healthy`;
}
/** An outcome in a word or two. */
const kindWords = {
    failed: 'failed',
    'rolled-back': 'rolled back',
    'placement-blocked': 'cannot be placed',
    superseded: 'superseded',
    'timed-out': 'timed out',
    'awaiting-promotion': 'wait for promotion',
    'no-deployment': 'registered',
    successful: 'rolled out',
};


/***/ }),

/***/ 9150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  statusReport: () => (/* binding */ statusReport)
});

// EXTERNAL MODULE: ./build/js/failure.js
var failure = __webpack_require__(988);
// EXTERNAL MODULE: ./build/js/rollout/health.js
var rollout_health = __webpack_require__(984);
// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
// EXTERNAL MODULE: ./build/js/github/runner.js + 2 modules
var runner = __webpack_require__(5194);
// EXTERNAL MODULE: ./build/js/report/fit.js
var fit = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/report/markdown.js
var markdown = __webpack_require__(7164);
// EXTERNAL MODULE: ./build/js/report/prose.js
var prose = __webpack_require__(1138);
// EXTERNAL MODULE: ./build/js/report/rollout-words.js
var rollout_words = __webpack_require__(9512);
;// CONCATENATED MODULE: ./build/js/report/status-words.js

/** How each kind of health looks. */
const healthSigns = {
    healthy: '🟢',
    running: '🔵',
    complete: '🟢',
    ready: '🟢',
    starting: '🔵',
    'rolling-out': '🟠',
    'awaiting-promotion': '🟠',
    blocked: '🟠',
    'rolled-back': '🟠',
    failing: '🔴',
    stopped: '⚪',
    disabled: '⚪',
    unknown: '⚪',
};
/** How a job is, as the end of a sentence that begins with its name; names in back-ticks. */
function healthWords(status) {
    const { health, deployment, version } = status;
    const { desired, running, complete, rollback } = health;
    switch (health.kind) {
        case 'healthy':
            return desired === 0 ? 'is healthy: none of it is to run' : `is healthy: ${runsWords(health)}`;
        case 'running':
            return `is at work: ${running} running, ${complete} of ${desired} done`;
        case 'complete':
            return `is complete: ${complete} of ${desired} done`;
        case 'ready':
            return `is ready: ${launchWords(status)}`;
        case 'starting':
            return `is starting: ${runsWords(health)}`;
        case 'rolling-out':
            return rollback === undefined
                ? `is rolling out version ${version}: ${progressWords(deployment)}${why(status)}`
                : `is rolling back to version ${rollback.to}: ${progressWords(deployment)}${why(status)}`;
        case 'awaiting-promotion':
            return `waits for promotion: the canaries of version ${version} are healthy`;
        case 'blocked':
            return `waits for capacity, ${runsWords(health)}: ${(0,rollout_words/* unplacedWords */.kJ)({ unplaced: status.waiting })}`;
        case 'rolled-back':
            return `is rolled back to version ${rollback?.to ?? ''}, for version ${rollback?.from ?? ''} failed; ${runsWords(health)}`;
        case 'failing':
            return `is failing: ${failureWords(status)}`;
        case 'stopped':
            return `is stopped${running === 0 ? '' : `; ${running} still running`}`;
        case 'disabled':
            return 'is not launched: its schedule is switched off';
        case 'unknown':
            return 'is there; how it is could not be read';
    }
}
function runsWords({ running, desired }) {
    return `${running} of ${desired} ${running === 1 ? 'runs' : 'run'}`;
}
function progressWords(deployment) {
    const groups = Object.values(deployment?.TaskGroups ?? {});
    return (0,rollout_words/* healthyOf */.zO)(groups.map(({ HealthyAllocs, DesiredTotal }) => ({ healthy: HealthyAllocs, desired: DesiredTotal })));
}
/** `; task …`, if a task is not well. */
function why({ troubles }) {
    const [trouble] = troubles;
    return trouble === undefined ? '' : `; ${(0,rollout_words/* troubleWords */.jV)(trouble)}`;
}
function failureWords(status) {
    const { type, health, deployment, version } = status;
    const isBatch = type === 'batch' || type === 'sysbatch';
    const counts = isBatch ? `${health.complete} of ${health.desired} done` : runsWords(health);
    const undone = deployment?.Status === 'failed' && deployment.JobVersion === version;
    return `${counts}${undone ? `, and the rollout of version ${version} failed` : ''}${why(status)}`;
}
/** When or how a job is launched, and what became of that. */
function launchWords({ schedule, isParameterized, children }) {
    const how = [
        ...(schedule === '' ? [] : [`launched at \`${schedule}\``]),
        ...(isParameterized ? ['launched by dispatch'] : []),
    ];
    if (children === undefined)
        return how.join(', ');
    const { pending, running, dead } = children;
    return `${how.join(', ')}; ${pending} pending, ${running} running, ${dead} over`;
}
/** What stands below the headline, a few words each; names in back-ticks. */
function aboutParts({ type, namespace, region, parent, version, index }) {
    return [
        type,
        `namespace \`${namespace}\``,
        ...(region === '' ? [] : [`region \`${region}\``]),
        ...(parent === '' ? [] : [`launched from \`${parent}\``]),
        `modify index ${index}`,
        `version ${version}`,
    ];
}
/** `` `ae58d9be` of version 3 is failed: Failed due to … `` */
function deploymentWords({ Status, StatusDescription, JobVersion, ID }) {
    const described = StatusDescription === '' ? '' : `: ${StatusDescription}`;
    return `\`${ID.slice(0, 8)}\` of version ${JobVersion} is ${Status}${described}`;
}

// EXTERNAL MODULE: ./build/js/report/words.js
var report_words = __webpack_require__(2076);
;// CONCATENATED MODULE: ./build/js/report/status-page.js








const mostRows = 20;
const mostFields = 4;
const mostLines = 60;
/** What the differences of the versions may take of the summary. */
const diffShare = 0.6;
/** What stands below the headline, a block each: what is wrong first, then how it stands, then how it came to that. */
function statusPage(status) {
    return [
        about(status),
        unknownParts(status),
        waiting(status),
        ...troubles(status),
        groups(status),
        status.deployment === undefined ? '' : `**Latest deployment** ${(0,prose/* prose */.C)(deploymentWords(status.deployment))}.`,
        services(status),
        children(status),
        versions(status),
        ...differences(status),
        scaling(status),
    ].filter((block) => block !== '');
}
function about(status) {
    const time = (0,report_words/* minuteWords */.a$)(status.submitted);
    return [...aboutParts(status).map(prose/* prose */.C), ...(time === '' ? [] : [time])].join(' · ');
}
function unknownParts({ unknown }) {
    return unknown.map(({ what, why }) => `- not known: ${(0,prose/* prose */.C)(`${what}, for ${why}`)}`).join('\n');
}
function waiting({ waiting: unplaced }) {
    return unplaced.length === 0 ? '' : `**Waits for capacity:** ${(0,prose/* prose */.C)((0,rollout_words/* unplacedWords */.kJ)({ unplaced }))}.`;
}
function troubles({ troubles: found }) {
    return found.map((trouble) => {
        const { group, allocation, events } = trouble;
        const where = `Group ${(0,markdown/* code */.aY)(group)}, allocation ${(0,markdown/* code */.aY)(allocation.slice(0, 8))}: ${(0,prose/* prose */.C)((0,rollout_words/* troubleWords */.jV)(trouble))}`;
        // Not in the first column: a line of others could be taken for one of ours there.
        const lines = events.map((event) => `  ${(0,quote/* visible */.R)(event)}`);
        return `${where}\n\n${(0,markdown/* fence */.EU)(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
    });
}
function groups({ groups: all }) {
    if (all.length === 0)
        return '';
    const rows = all.map((group) => {
        const rest = ['starting', 'queued', 'complete', 'failed', 'lost']
            .filter((kind) => group[kind] > 0)
            .map((kind) => `${group[kind]} ${kind}`);
        return [
            (0,markdown/* cellCode */.GA)(group.name),
            String(group.desired),
            String(group.running),
            String(group.healthy),
            rest.length === 0 ? '—' : rest.join(', '),
        ];
    });
    return listed(['Group', 'Desired', 'Running', 'Healthy', 'Others'], rows);
}
function services({ services: all }) {
    const byName = [...Map.groupBy(all, ({ name }) => name)];
    const rows = byName.map(([name, same]) => [
        (0,markdown/* cellCode */.GA)(name),
        same
            .slice(0, mostRows)
            .map(({ address, port }) => (0,markdown/* cellCode */.GA)(`${address}:${port}`))
            .join(', ') + (same.length > mostRows ? ` and ${same.length - mostRows} more` : ''),
    ]);
    return rows.length === 0 ? '' : listed(['Service', 'Addresses'], rows);
}
function children({ children: launched }) {
    if (launched === undefined || launched.latest.length === 0)
        return '';
    const rows = launched.latest.map(({ id, status, submitted }) => [
        (0,markdown/* cellCode */.GA)(id),
        (0,markdown/* cellCode */.GA)(status),
        (0,report_words/* minuteWords */.a$)(submitted),
    ]);
    return listed(['Launched last', 'Status', 'Submitted'], rows);
}
function versions({ versions: all, version: live }) {
    const rows = all.map((one) => {
        const marks = [
            ...(one.version === live ? ['live'] : []),
            ...(one.stable ? ['stable'] : []),
            ...(one.tag === '' ? [] : [(0,markdown/* cellCode */.GA)(one.tag)]),
        ];
        return [String(one.version), (0,report_words/* minuteWords */.a$)(one.submitted), marks.join(', '), changeCell(one)];
    });
    return rows.length === 0 ? '' : listed(['Version', 'Submitted', 'Marks', 'What changed'], rows);
}
function changeCell({ diff, changed }) {
    if (diff === undefined)
        return '—';
    if (changed.length === 0)
        return 'nothing';
    const left = changed.length - mostFields;
    return `${changed.slice(0, mostFields).map(markdown/* cellCode */.GA).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}
function differences({ versions: all }) {
    const blocks = all.flatMap(({ version, diff, changed }) => {
        if (diff === undefined || changed.length === 0)
            return [];
        const left = diff.lines.length - mostLines;
        const lines = left > 0 ? [...diff.lines.slice(0, mostLines), `  … ${left} lines more`] : diff.lines;
        const hidden = diff.hiddenValues === 0 ? '' : ` · ${(0,report_words/* plural */.LS)(diff.hiddenValues, 'value')} hidden`;
        return [(0,markdown/* details */.zH)(`Version ${version}: all that changed${hidden}`, (0,markdown/* fence */.EU)(lines, 'diff'), false)];
    });
    return (0,fit/* takeWithin */.D)(blocks, runner/* SUMMARY_LIMIT */.J * diffShare, (text) => Buffer.byteLength(text)).taken;
}
function scaling({ scaling: events }) {
    if (events.length === 0)
        return '';
    const rows = events.map(({ group, time, from, to, message, isError }) => [
        (0,report_words/* minuteWords */.a$)(time),
        (0,markdown/* cellCode */.GA)(group),
        to === undefined ? '—' : `${from} → ${to}`,
        `${isError ? '🔴 ' : ''}${message === '' ? '—' : (0,markdown/* cellCode */.GA)(message)}`,
    ]);
    return listed(['Scaled', 'Group', 'Count', 'Message'], rows);
}
/** A table of no more rows than a reader looks at. */
function listed(head, rows) {
    const left = rows.length - mostRows;
    const shown = (0,markdown/* table */.tp)(head, rows.slice(0, mostRows));
    return left > 0 ? `${shown}\n\n… and ${left} more in the output \`status\`.` : shown;
}

;// CONCATENATED MODULE: ./build/js/report/status-output.js


/** A job, for output `status`. */
function statusOutput(job, status, words) {
    const { health, deployment, children } = status;
    return {
        job,
        namespace: status.namespace,
        region: status.region,
        type: status.type,
        status: status.status,
        health: health.kind,
        healthy: (0,rollout_health/* isHealthy */.D)(health),
        words,
        version: status.version,
        index: status.index,
        submitted: timeText(status.submitted),
        parent: status.parent,
        groups: Object.fromEntries(status.groups.map(({ name, ...counts }) => [name, counts])),
        deployment: deployment === undefined ? null : deploymentOutput(deployment),
        failing: status.troubles.map(({ logs: _logs, exitCode = null, signal = null, ...trouble }) => ({
            ...trouble,
            exitCode,
            signal,
        })),
        blocked: status.waiting.map(({ group, count, reasons }) => ({
            group,
            count,
            reasons: reasons.map((reason) => (0,report_words/* reasonWords */.IK)([reason])),
        })),
        services: status.services,
        versions: status.versions.map(({ diff: _diff, submitted, ...version }) => ({
            ...version,
            submitted: timeText(submitted),
        })),
        scaling: status.scaling.map(({ time, to = null, ...event }) => ({ ...event, to, time: timeText(time) })),
        children: children === undefined
            ? null
            : {
                ...children,
                latest: children.latest.map(({ submitted, ...child }) => ({ ...child, submitted: timeText(submitted) })),
            },
        unknown: status.unknown,
    };
}
function deploymentOutput({ ID, JobVersion, Status, StatusDescription, TaskGroups, }) {
    const groups = Object.entries(TaskGroups).map(([name, group]) => [
        name,
        {
            desired: group.DesiredTotal,
            placed: group.PlacedAllocs,
            healthy: group.HealthyAllocs,
            unhealthy: group.UnhealthyAllocs,
            canaries: group.DesiredCanaries,
            promoted: group.Promoted,
        },
    ]);
    return {
        id: ID,
        version: JobVersion,
        status: Status,
        description: StatusDescription,
        groups: Object.fromEntries(groups),
    };
}
function timeText(time) {
    return time?.toISOString() ?? '';
}

;// CONCATENATED MODULE: ./build/js/report/status-report.js








/** What is said of a job: one page. */
function statusReport(outcome) {
    const { job, status, failures } = outcome;
    if (status === undefined) {
        const headline = failures[0]?.message ?? `Nothing is known of \`${job}\``;
        return { headline, sign: '⚪', failures, notes: [], body: [], outputs: { changed: 'false', status: '' } };
    }
    const words = healthWords(status);
    const headline = `\`${job}\` ${words}`;
    return {
        headline,
        lines: logLines(status).map(quote/* visible */.R),
        sign: healthSigns[status.health.kind],
        failures: [...failures, ...unmet(outcome, status, words)],
        notes: [],
        body: statusPage(status),
        outputs: {
            changed: 'false',
            status: JSON.stringify(statusOutput(job, status, words)),
            'job-version': String(status.version),
            'job-modify-index': String(status.index),
            'deployment-id': status.deployment?.ID ?? '',
        },
    };
}
function unmet({ job, expectsHealth }, { health }, words) {
    if (!expectsHealth || (0,rollout_health/* isHealthy */.D)(health))
        return [];
    return [new failure/* Failure */.HR({ reason: 'failed', what: `\`${job}\` was expected to be healthy; it ${words}` })];
}
/** The page in short. */
function logLines(status) {
    return [
        [...aboutParts(status), (0,report_words/* minuteWords */.a$)(status.submitted)].filter((part) => part !== '').join(' · '),
        ...status.groups.map(({ name, desired, running, healthy }) => `Group ${name}: ${running} of ${desired} running, ${healthy} healthy`),
        ...(status.deployment === undefined ? [] : [`Deployment ${deploymentWords(status.deployment)}`]),
        ...(status.waiting.length === 0 ? [] : [`Waits for capacity: ${(0,rollout_words/* unplacedWords */.kJ)({ unplaced: status.waiting })}`]),
        ...status.troubles.flatMap((trouble) => [
            `Group ${trouble.group}: ${(0,rollout_words/* troubleWords */.jV)(trouble)}`,
            ...trouble.events.map((event) => `  ${event}`),
        ]),
        ...status.services.map(({ name, address, port }) => `Service ${name}: ${address}:${port}`),
        ...status.versions
            .slice(0, 1)
            .filter(({ diff }) => diff !== undefined)
            .map(({ version, changed }) => `Version ${version} changed: ${changed.join(', ') || 'nothing'}`),
        ...status.unknown.map(({ what, why }) => `Not known: ${what}, for ${why}`),
    ];
}


/***/ }),

/***/ 984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ isHealthy),
/* harmony export */   W: () => (/* binding */ healthOf)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6679);
/* harmony import */ var _standing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9138);


/** What `expect: healthy` is content with. */
function isHealthy({ kind }) {
    return kind === 'healthy' || kind === 'running' || kind === 'complete' || kind === 'ready';
}
/**
 * Judges how a job is by what was read of it; a pure function. What is not known is taken for nothing worse than that: only what was read makes a
 * job unwell, and only counts that were read make it healthy.
 */
function healthOf(standing) {
    const { job } = standing;
    const groups = (0,_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .groupsOf */ .c1)(standing);
    const tell = (kind, rollback) => ({
        kind,
        ...totalsOf(groups ?? []),
        rollback,
    });
    if (job.Stop === true)
        return tell('stopped');
    if ((0,_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplate */ .Fl)(job))
        return tell(job.Periodic?.['Enabled'] === false ? 'disabled' : 'ready');
    if (groups === undefined)
        return tell('unknown');
    if (job.Type === 'batch' || job.Type === 'sysbatch')
        return tell(batchKind(standing, totalsOf(groups)));
    const rollback = rollbackIn(standing);
    const kind = rolloutKind(standing) ?? countedKind(standing, groups);
    return tell(kind === 'healthy' && rollback !== undefined ? 'rolled-back' : kind, rollback);
}
function totalsOf(groups) {
    const sum = (read) => groups.reduce((total, group) => total + read(group), 0);
    return {
        desired: sum((group) => group.desired),
        running: sum((group) => group.running),
        healthy: sum((group) => group.healthy),
        complete: sum((group) => group.complete),
        failed: sum((group) => group.failed),
    };
}
function batchKind(standing, { desired, running, complete, failed }) {
    if (failed > 0 || isAiling(standing))
        return 'failing';
    if (isWaiting(standing))
        return 'blocked';
    if (running > 0)
        return 'running';
    return complete >= desired || standing.job.Status === 'dead' ? 'complete' : 'starting';
}
/** What the latest deployment says for certain. */
function rolloutKind(standing) {
    const [latest] = (0,_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .newestFirst */ .ll)(standing.deployments);
    if (latest?.Status === 'failed' && latest.JobVersion === standing.job.Version)
        return 'failing';
    if (latest === undefined || (0,_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .activeDeployment */ .q0)(standing.deployments) === undefined)
        return undefined;
    if ((0,_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .waitsForPromotion */ .rP)(latest))
        return 'awaiting-promotion';
    return isWaiting(standing) ? 'blocked' : 'rolling-out';
}
function countedKind(standing, groups) {
    const isShort = groups.some(({ healthy, desired }) => healthy < desired);
    if (!isShort)
        return isEvaluated(standing) ? 'healthy' : 'starting';
    if (isAiling(standing))
        return 'failing';
    if (isWaiting(standing))
        return 'blocked';
    return !isEvaluated(standing) || groups.some(({ starting }) => starting > 0) ? 'starting' : 'failing';
}
/** The failed deployment right before the one that runs, if that one undoes it. */
function rollbackIn({ job, deployments }) {
    const [latest, before] = (0,_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .newestFirst */ .ll)(deployments);
    if (latest === undefined || before?.Status !== 'failed' || latest.JobVersion !== job.Version)
        return undefined;
    const to = (0,_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .rollsBackTo */ .h_)(before);
    return to === undefined ? undefined : { from: before.JobVersion, to };
}
/** Whether an allocation has ended badly, or is started again and again. */
function isAiling({ allocations, job }) {
    return (allocations ?? []).some((one) => (0,_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .isCurrent */ .Oz)(one, job) && ails(one));
}
function ails({ ClientStatus, DeploymentStatus, TaskStates }) {
    if (['failed', 'lost', 'unknown'].includes(ClientStatus) || DeploymentStatus?.Healthy === false)
        return true;
    return ClientStatus === 'pending' && Object.values(TaskStates).some(({ Failed, Restarts }) => Failed || Restarts > 0);
}
function isWaiting({ evaluations }) {
    return (evaluations ?? []).some(({ Status }) => Status === 'blocked');
}
/** What leads to a new state of the job; others only wait for their time. */
const triggers = new Set(['job-register', 'job-scaling', 'periodic-job']);
/** Whether the scheduler has seen to what was last asked of the job. */
function isEvaluated({ evaluations }) {
    return !(evaluations ?? []).some(({ Status, TriggeredBy }) => Status === 'pending' && triggers.has(TriggeredBy));
}


/***/ }),

/***/ 6679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   h_: () => (/* binding */ rollsBackTo),
/* harmony export */   hd: () => (/* binding */ isUnplaced),
/* harmony export */   rP: () => (/* binding */ waitsForPromotion)
/* harmony export */ });
const goingOn = { kind: 'going-on', rollingBackTo: undefined };
/**
 * Judges the evidence of a rollout; a pure function. Nothing is concluded before the evaluation is complete, and nothing is called successful that
 * the scheduler does not call so.
 */
function judge(evidence) {
    const { evaluation, own, latest, looked, index, blocked } = evidence;
    if (evaluation?.Status === 'pending' || !looked)
        return goingOn;
    if (own === undefined) {
        if (latest !== null && latest.JobSpecModifyIndex > index)
            return { kind: 'superseded' };
        if (isUnplaced(evaluation))
            return blocked ? { kind: 'placement-blocked' } : goingOn;
        return { kind: 'no-deployment' };
    }
    switch (own.Status) {
        case 'successful':
            return { kind: 'successful' };
        case 'cancelled':
            return { kind: 'superseded' };
        case 'failed':
            return afterFailure(own, latest);
        default:
            if (waitsForPromotion(own))
                return { kind: 'awaiting-promotion' };
            return blocked ? { kind: 'placement-blocked' } : goingOn;
    }
}
/** Whether a task group found no place when the evaluation was made. */
function isUnplaced(evaluation) {
    return Object.keys(evaluation?.FailedTGAllocs ?? {}).length > 0;
}
function afterFailure(own, latest) {
    const version = rollsBackTo(own);
    if (version === undefined)
        return { kind: 'failed' };
    const rollback = latest !== null && latest.JobSpecModifyIndex > own.JobSpecModifyIndex ? latest : undefined;
    const isOver = rollback !== undefined && ['successful', 'failed', 'cancelled'].includes(rollback.Status);
    return isOver
        ? { kind: 'rolled-back', version, healthy: rollback.Status === 'successful' }
        : { kind: 'going-on', rollingBackTo: version };
}
/** The version that a failed deployment is undone by; undefined where it is not. */
function rollsBackTo({ StatusDescription }) {
    const version = / rolling back to job version (\d+)/.exec(StatusDescription)?.[1];
    return version === undefined || StatusDescription.includes('not rolling back') ? undefined : Number(version);
}
/** Whether all canaries are healthy and somebody has to promote them; those that promote themselves are waited for. */
function waitsForPromotion({ TaskGroups, StatusDescription }) {
    const groups = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0 && !group.Promoted);
    return (StatusDescription.includes('requires manual promotion') &&
        groups.length > 0 &&
        groups.every((group) => group.HealthyAllocs >= group.DesiredCanaries));
}


/***/ }),

/***/ 9138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ isTemplate),
/* harmony export */   Oz: () => (/* binding */ isCurrent),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   q0: () => (/* binding */ activeDeployment)
/* harmony export */ });
/* harmony import */ var _plan_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5377);

/** The job's task groups; undefined where nothing is known of them. */
function groupsOf(standing) {
    const { job, summary, allocations } = standing;
    // What has ended is forgotten after a while; the summary is not.
    const known = allocations === undefined || allocations.length === 0 ? undefined : allocations;
    if (known === undefined && summary === undefined)
        return undefined;
    return (job.TaskGroups ?? []).map((group) => {
        const name = group.Name ?? '';
        const counts = known === undefined ? counted(summary, name) : placed(known, standing, name);
        const queued = summary?.Summary[name]?.Queued ?? 0;
        return { name, queued, ...counts, desired: desiredOf(job, group.Count ?? 1, { ...counts, queued }) };
    });
}
function counted(summary, name) {
    const { Running = 0, Starting = 0, Complete = 0, Failed = 0, Lost = 0 } = summary?.Summary[name] ?? {};
    return { running: Running, healthy: Running, starting: Starting, complete: Complete, failed: Failed, lost: Lost };
}
function placed(allocations, { job, deployments }, name) {
    // Nobody asks for their health once a deployment is over.
    const unasked = activeDeployment(deployments) === undefined;
    const ours = allocations.filter((one) => one.TaskGroup === name && isCurrent(one, job));
    const count = (status) => ours.filter(({ ClientStatus }) => ClientStatus === status).length;
    return {
        running: count('running'),
        healthy: ours.filter(({ ClientStatus, DeploymentStatus }) => ClientStatus === 'running' && (DeploymentStatus?.Healthy ?? (unasked || DeploymentStatus === null))).length,
        starting: count('pending'),
        complete: count('complete'),
        failed: count('failed'),
        lost: count('lost') + count('unknown'),
    };
}
function desiredOf(job, count, counts) {
    if (job.Stop === true || isTemplate(job))
        return 0;
    if (job.Type !== 'system' && job.Type !== 'sysbatch')
        return count;
    // One on each node that takes it, which only the scheduler knows.
    const { running, starting, queued, failed, lost } = counts;
    return running + starting + queued + failed + lost + (job.Type === 'sysbatch' ? counts.complete : 0);
}
/** Whether an allocation counts for the job as it is now: nothing took its place, and it has not ended for an earlier version. */
function isCurrent({ DesiredStatus, NextAllocation, ClientStatus, JobVersion }, job) {
    const lives = ['running', 'pending', 'unknown'].includes(ClientStatus);
    return DesiredStatus === 'run' && NextAllocation === '' && (lives || JobVersion === (job.Version ?? 0));
}
/** Whether the job itself never runs, but only what is launched or dispatched from it. */
function isTemplate(job) {
    return (0,_plan_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .isLaunched */ .x)(job) !== 'at-once' && job['Dispatched'] !== true;
}
/** The latest deployment, if it is under way. */
function activeDeployment(deployments) {
    const [latest] = newestFirst(deployments);
    return latest === undefined || ['successful', 'failed', 'cancelled'].includes(latest.Status) ? undefined : latest;
}
/** The deployments of the job, the newest first. */
function newestFirst(deployments) {
    return (deployments ?? []).toSorted((a, b) => b.CreateIndex - a.CreateIndex);
}


/***/ })

};
