export const id = 74;
export const ids = [74];
export const modules = {

/***/ 4911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ realPace),
/* harmony export */   w: () => (/* binding */ withTimeout)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

async function pause(milliseconds, signal) {
    try {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
    }
    catch (error) {
        signal?.throwIfAborted();
        throw error;
    }
}
const realPace = { pause, random: Math.random };
async function withTimeout(milliseconds, answer) {
    const giveUp = new AbortController();
    const late = pause(milliseconds, giveUp.signal).then(() => undefined, () => undefined);
    try {
        return await Promise.race([answer, late]);
    }
    finally {
        giveUp.abort();
    }
}


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

/***/ 8074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/status/inputs.js
var inputs = __webpack_require__(811);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/rollout/judge-deployment.js
var judge_deployment = __webpack_require__(887);
// EXTERNAL MODULE: ./build/js/plan/spec.js
var spec = __webpack_require__(5377);
;// CONCATENATED MODULE: ./build/js/rollout/job-state.js


function groupStates(state) {
    const { job, summary, allocations } = state;
    const known = allocations === undefined || allocations.length === 0 ? undefined : allocations;
    if (known === undefined && summary === undefined)
        return undefined;
    return (job.TaskGroups ?? []).map((group) => {
        const name = group.Name ?? '';
        const counts = known === undefined ? countsFromSummary(summary, name) : countsFromAllocations(known, state, name);
        const queued = summary?.Summary[name]?.Queued ?? 0;
        return { name, queued, ...counts, desired: desiredCount(job, group.Count ?? 1, { ...counts, queued }) };
    });
}
function countsFromSummary(summary, name) {
    const { Running = 0, Starting = 0, Complete = 0, Failed = 0, Lost = 0 } = summary?.Summary[name] ?? {};
    return { running: Running, healthy: Running, starting: Starting, complete: Complete, failed: Failed, lost: Lost };
}
function countsFromAllocations(allocations, { job, deployments }, name) {
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
function desiredCount(job, count, counts) {
    if (job.Stop === true || (0,spec/* isTemplate */.F)(job))
        return 0;
    if (job.Type !== 'system' && job.Type !== 'sysbatch')
        return count;
    const { running, starting, queued, failed, lost } = counts;
    return running + starting + queued + failed + lost + (job.Type === 'sysbatch' ? counts.complete : 0);
}
function isCurrent({ DesiredStatus, NextAllocation, ClientStatus, JobVersion }, job) {
    const lives = ['running', 'pending', 'unknown'].includes(ClientStatus);
    return DesiredStatus === 'run' && NextAllocation === '' && (lives || JobVersion === (job.Version ?? 0));
}
function activeDeployment(deployments) {
    const [latest] = deploymentsNewestFirst(deployments);
    return latest === undefined || (0,judge_deployment/* isOver */.PU)(latest) ? undefined : latest;
}
function deploymentsNewestFirst(deployments) {
    return (deployments ?? []).toSorted((a, b) => b.CreateIndex - a.CreateIndex);
}

;// CONCATENATED MODULE: ./build/js/rollout/health.js



function isHealthy({ kind }) {
    return kind === 'healthy' || kind === 'running' || kind === 'complete' || kind === 'ready';
}
function healthOf(state) {
    const { job } = state;
    const groups = groupStates(state);
    const health = (kind, rollback) => ({
        kind,
        ...totalsOf(groups ?? []),
        rollback,
    });
    if (job.Stop === true)
        return health('stopped');
    if ((0,spec/* isTemplate */.F)(job))
        return health(job.Periodic?.['Enabled'] === false ? 'disabled' : 'ready');
    if (groups === undefined)
        return health('unknown');
    if (job.Type === 'batch' || job.Type === 'sysbatch')
        return health(batchHealth(state, totalsOf(groups)));
    const rollback = rollbackIn(state);
    const kind = healthFromDeployment(state) ?? healthFromCounts(state, groups);
    return health(kind === 'healthy' && rollback !== undefined ? 'rolled-back' : kind, rollback);
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
function batchHealth(state, { desired, running, complete, failed }) {
    if (failed > 0 || hasFailingAllocation(state))
        return 'failing';
    if (waitsForCapacity(state))
        return 'blocked';
    if (running > 0)
        return 'running';
    return complete >= desired || state.job.Status === 'dead' ? 'complete' : 'starting';
}
function healthFromDeployment(state) {
    const [latest] = deploymentsNewestFirst(state.deployments);
    if (latest?.Status === 'failed' && latest.JobVersion === state.job.Version)
        return 'failing';
    if (latest === undefined || activeDeployment(state.deployments) === undefined)
        return undefined;
    if ((0,judge_deployment/* waitsForPromotion */.rP)(latest))
        return 'awaiting-promotion';
    return waitsForCapacity(state) ? 'blocked' : 'rolling-out';
}
function healthFromCounts(state, groups) {
    const isShort = groups.some(({ healthy, desired }) => healthy < desired);
    if (!isShort)
        return isEvaluated(state) ? 'healthy' : 'starting';
    if (hasFailingAllocation(state))
        return 'failing';
    if (waitsForCapacity(state))
        return 'blocked';
    return !isEvaluated(state) || groups.some(({ starting }) => starting > 0) ? 'starting' : 'failing';
}
function rollbackIn({ job, deployments }) {
    const [latest, before] = deploymentsNewestFirst(deployments);
    if (latest === undefined || before?.Status !== 'failed' || latest.JobVersion !== job.Version)
        return undefined;
    const to = (0,judge_deployment/* rollsBackTo */.h_)(before);
    return to === undefined ? undefined : { from: before.JobVersion, to };
}
function hasFailingAllocation({ allocations, job }) {
    return (allocations ?? []).some((one) => isCurrent(one, job) && isFailing(one));
}
function isFailing({ ClientStatus, DeploymentStatus, TaskStates }) {
    if (['failed', 'lost', 'unknown'].includes(ClientStatus) || DeploymentStatus?.Healthy === false)
        return true;
    return ClientStatus === 'pending' && Object.values(TaskStates).some(({ Failed, Restarts }) => Failed || Restarts > 0);
}
function waitsForCapacity({ evaluations }) {
    return (evaluations ?? []).some(({ Status }) => Status === 'blocked');
}
const stateChangingTriggers = new Set(['job-register', 'job-scaling', 'periodic-job']);
function isEvaluated({ evaluations }) {
    return !(evaluations ?? []).some(({ Status, TriggeredBy }) => Status === 'pending' && stateChangingTriggers.has(TriggeredBy));
}

// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
// EXTERNAL MODULE: ./build/js/clients/github/runner.js + 1 modules
var runner = __webpack_require__(6030);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/report/describe-rollout.js
var describe_rollout = __webpack_require__(1772);
;// CONCATENATED MODULE: ./build/js/modes/status/describe-status.js

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
function describeHealth(status) {
    const { health, deployment, version } = status;
    const { desired, running, complete, rollback } = health;
    switch (health.kind) {
        case 'healthy':
            return desired === 0 ? 'is healthy (desired count 0)' : `is healthy: ${describeRunningCount(health)}`;
        case 'running':
            return `is running: ${running} running, ${complete} of ${desired} complete`;
        case 'complete':
            return `is complete: ${complete} of ${desired} allocations`;
        case 'ready':
            return `is ready: ${describeLaunches(status)}`;
        case 'starting':
            return `is starting: ${describeRunningCount(health)}`;
        case 'rolling-out':
            return rollback === undefined
                ? `is rolling out version ${version}: ${describeProgress(deployment)}${why(status)}`
                : `is rolling back to version ${rollback.to}: ${describeProgress(deployment)}${why(status)}`;
        case 'awaiting-promotion':
            return `waits for promotion: the canaries of version ${version} are healthy`;
        case 'blocked':
            return `waits for capacity, ${describeRunningCount(health)}: ${(0,describe_rollout/* describeUnplaced */.Mq)({ unplaced: status.waiting })}`;
        case 'rolled-back':
            return `was rolled back to version ${rollback?.to ?? ''} because version ${rollback?.from ?? ''} failed; ${describeRunningCount(health)}`;
        case 'failing':
            return `is failing: ${describeFailedAllocations(status)}`;
        case 'stopped':
            return `is stopped${running === 0 ? '' : `; ${running} still running`}`;
        case 'disabled':
            return 'is not launched: its schedule is disabled';
        case 'unknown':
            return 'exists, but its health could not be read';
    }
}
function describeRunningCount({ running, desired }) {
    return `${running} of ${desired} running`;
}
function describeProgress(deployment) {
    const groups = Object.values(deployment?.TaskGroups ?? {});
    return (0,describe_rollout/* healthyOf */.zO)(groups.map(({ HealthyAllocs, DesiredTotal }) => ({ healthy: HealthyAllocs, desired: DesiredTotal })));
}
function why({ troubles }) {
    const [trouble] = troubles;
    return trouble === undefined ? '' : `; ${(0,describe_rollout/* describeTrouble */.LC)(trouble)}`;
}
function describeFailedAllocations(status) {
    const { type, health, deployment, version } = status;
    const isBatch = type === 'batch' || type === 'sysbatch';
    const counts = isBatch ? `${health.complete} of ${health.desired} complete` : describeRunningCount(health);
    const isFailedRollout = deployment?.Status === 'failed' && deployment.JobVersion === version;
    return `${counts}${isFailedRollout ? `, and the rollout of version ${version} failed` : ''}${why(status)}`;
}
function describeLaunches({ schedule, isParameterized, children }) {
    const how = [
        ...(schedule === '' ? [] : [`launched at \`${schedule}\``]),
        ...(isParameterized ? ['launched by dispatch'] : []),
    ];
    if (children === undefined)
        return how.join(', ');
    const { pending, running, dead } = children;
    return `${how.join(', ')}; ${pending} pending, ${running} running, ${dead} finished`;
}
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
function describeDeployment({ Status, StatusDescription, JobVersion, ID }) {
    const described = StatusDescription === '' ? '' : `: ${StatusDescription}`;
    return `\`${ID.slice(0, 8)}\` of version ${JobVersion} is ${Status}${described}`;
}

// EXTERNAL MODULE: ./build/js/report/describe-plan.js
var describe_plan = __webpack_require__(2482);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/js/modes/status/page.js









const mostRows = 20;
const mostFields = 4;
const mostLines = 60;
const diffShare = 0.6;
function statusPage(status) {
    return [
        about(status),
        unknownParts(status),
        waiting(status),
        ...troubles(status),
        groups(status),
        status.deployment === undefined ? '' : `**Latest deployment** ${(0,prose/* prose */.C)(describeDeployment(status.deployment))}.`,
        services(status),
        children(status),
        versions(status),
        ...differences(status),
        scaling(status),
    ].filter((block) => block !== '');
}
function about(status) {
    const time = (0,describe_plan/* formatMinute */.Yi)(status.submitted);
    return [...aboutParts(status).map(prose/* prose */.C), ...(time === '' ? [] : [time])].join(' · ');
}
function unknownParts({ unknown }) {
    return unknown.map(({ what, why }) => `- unknown: ${(0,prose/* prose */.C)(`${what} (${why})`)}`).join('\n');
}
function waiting({ waiting: unplaced }) {
    return unplaced.length === 0 ? '' : `**Waits for capacity:** ${(0,prose/* prose */.C)((0,describe_rollout/* describeUnplaced */.Mq)({ unplaced }))}.`;
}
function troubles({ troubles: found }) {
    return found.map((trouble) => {
        const { group, allocation, events } = trouble;
        const where = `Group ${(0,markdown/* code */.aY)(group)}, allocation ${(0,markdown/* code */.aY)(allocation.slice(0, 8))}: ${(0,prose/* prose */.C)((0,describe_rollout/* describeTrouble */.LC)(trouble))}`;
        const lines = events.map((event) => `  ${(0,quote/* visible */.R)(event)}`);
        return `${where}\n\n${(0,markdown/* fence */.EU)(lines.length === 0 ? ['  (no events)'] : lines, 'text')}`;
    });
}
function groups({ groups: all, children: launched }) {
    if (all.length === 0 || launched !== undefined)
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
    return markdownTable(['Group', 'Desired', 'Running', 'Healthy', 'Others'], rows);
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
    return rows.length === 0 ? '' : markdownTable(['Service', 'Addresses'], rows);
}
function children({ children: launched }) {
    if (launched === undefined || launched.latest.length === 0)
        return '';
    const rows = launched.latest.map(({ id, status, failed, submitted }) => [
        (0,markdown/* cellCode */.GA)(id),
        (0,markdown/* cellCode */.GA)(status),
        failed === 0 ? '—' : `🔴 ${(0,numbers/* plural */.L)(failed, 'allocation')}`,
        (0,describe_plan/* formatMinute */.Yi)(submitted),
    ]);
    return markdownTable(['Latest launches', 'Status', 'Failed', 'Submitted'], rows);
}
function versions({ versions: all, version: live }) {
    const rows = all.map((one) => {
        const marks = [
            ...(one.version === live ? ['live'] : []),
            ...(one.stable ? ['stable'] : []),
            ...(one.tag === '' ? [] : [(0,markdown/* cellCode */.GA)(one.tag)]),
        ];
        return [String(one.version), (0,describe_plan/* formatMinute */.Yi)(one.submitted), marks.join(', '), changeCell(one)];
    });
    return rows.length === 0 ? '' : markdownTable(['Version', 'Submitted', 'Marks', 'What changed'], rows);
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
        const lines = left > 0 ? [...diff.lines.slice(0, mostLines), `  … ${left} more lines`] : diff.lines;
        const hidden = diff.hiddenValues === 0 ? '' : ` · ${(0,numbers/* plural */.L)(diff.hiddenValues, 'value')} hidden`;
        return [(0,markdown/* details */.zH)(`Version ${version}: all changes${hidden}`, (0,markdown/* fence */.EU)(lines, 'diff'), false)];
    });
    return (0,fit/* takeWithin */.Dh)(blocks, runner/* SUMMARY_LIMIT */.J * diffShare, (text) => Buffer.byteLength(text)).taken;
}
function scaling({ scaling: events }) {
    if (events.length === 0)
        return '';
    const rows = events.map(({ group, time, from, to, message, isError }) => [
        (0,describe_plan/* formatMinute */.Yi)(time),
        (0,markdown/* cellCode */.GA)(group),
        to === undefined ? '—' : `${from} → ${to}`,
        `${isError ? '🔴 ' : ''}${message === '' ? '—' : (0,markdown/* cellCode */.GA)(message)}`,
    ]);
    return markdownTable(['Scaled', 'Group', 'Count', 'Message'], rows);
}
function markdownTable(head, rows) {
    const left = rows.length - mostRows;
    const shown = (0,markdown/* table */.tp)(head, rows.slice(0, mostRows));
    return left > 0 ? `${shown}\n\n… and ${left} more in the output \`status\`.` : shown;
}

// EXTERNAL MODULE: ./build/js/rollout/progress.js
var progress = __webpack_require__(1533);
;// CONCATENATED MODULE: ./build/js/modes/status/output.js



function statusOutput(job, status, text) {
    const { health, deployment, children } = status;
    return {
        job,
        namespace: status.namespace,
        region: status.region,
        type: status.type,
        status: status.status,
        health: health.kind,
        healthy: isHealthy(health),
        text,
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
            reasons: reasons.map((reason) => (0,describe_plan/* describeReasons */.nl)([reason])),
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
function deploymentOutput(deployment) {
    const { ID, JobVersion, Status, StatusDescription } = deployment;
    const groups = (0,progress/* deploymentGroups */.oU)(deployment).map(({ name, ...progress }) => [name, progress]);
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

;// CONCATENATED MODULE: ./build/js/modes/status/report.js








function statusReport(outcome) {
    const { job, status, failures } = outcome;
    if (status === undefined) {
        const headline = failures[0]?.message ?? `The status of \`${job}\` is unknown`;
        return { headline, sign: '⚪', failures, notes: [], body: [], outputs: { changed: 'false', status: '' } };
    }
    const text = describeHealth(status);
    const unmet = unmetExpectation(outcome, status, text);
    return {
        headline: unmet?.message ?? `\`${job}\` ${text}`,
        lines: logLines(status).map(quote/* visible */.R),
        sign: healthSigns[status.health.kind],
        failures: unmet === undefined ? failures : [...failures, unmet],
        notes: [],
        body: statusPage(status),
        outputs: {
            changed: 'false',
            status: JSON.stringify(statusOutput(job, status, text)),
            'job-version': String(status.version),
            'job-modify-index': String(status.index),
            'deployment-id': status.deployment?.ID ?? '',
        },
    };
}
function unmetExpectation({ job, expectsHealth }, { health }, text) {
    if (!expectsHealth || isHealthy(health))
        return undefined;
    return new errors/* ActionError */.lZ({
        reason: 'failed',
        message: `\`${job}\` was expected to be healthy, but it ${text}`,
        hint: 'Fix the cause, or remove `expect: healthy`.',
    });
}
function groupLine({ name, desired, running, healthy }) {
    return `Group ${name}: ${running} of ${desired} running, ${healthy} healthy`;
}
function logLines(status) {
    return [
        [...aboutParts(status), (0,describe_plan/* formatMinute */.Yi)(status.submitted)].filter((part) => part !== '').join(' · '),
        ...(status.children === undefined ? status.groups.map(groupLine) : []),
        ...(status.deployment === undefined ? [] : [`Deployment ${describeDeployment(status.deployment)}`]),
        ...(status.waiting.length === 0 ? [] : [`Waits for capacity: ${(0,describe_rollout/* describeUnplaced */.Mq)({ unplaced: status.waiting })}`]),
        ...status.troubles.flatMap((trouble) => [
            `Group ${trouble.group}: ${(0,describe_rollout/* describeTrouble */.LC)(trouble)}`,
            ...trouble.events.map((event) => `  ${event}`),
        ]),
        ...status.services.map(({ name, address, port }) => `Service ${name}: ${address}:${port}`),
        ...status.versions
            .slice(0, 1)
            .filter(({ diff }) => diff !== undefined)
            .map(({ version, changed }) => `Version ${version} changed: ${changed.join(', ') || 'nothing'}`),
        ...status.unknown.map(({ what, why }) => `Unknown: ${what} (${why})`),
    ];
}

// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
// EXTERNAL MODULE: ./build/js/operations/learn-job.js
var learn_job = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/js/plan/placement.js + 1 modules
var placement = __webpack_require__(5486);
// EXTERNAL MODULE: ./build/js/redaction/redact-diff.js
var redact_diff = __webpack_require__(6839);
// EXTERNAL MODULE: ./build/js/plan/diff-lines.js + 2 modules
var diff_lines = __webpack_require__(5378);
;// CONCATENATED MODULE: ./build/js/modes/status/changed-fields.js


const maxValueLength = 80;
function changedFields(diff) {
    const groups = diff.TaskGroups.flatMap((group) => {
        const name = (0,quote/* visible */.R)(group.Name);
        if (isWhole(group.Type))
            return [`group ${name} ${wholeObjectChanges[group.Type]}`];
        const tasks = group.Tasks.flatMap((task) => isWhole(task.Type)
            ? [`task ${(0,quote/* visible */.R)(task.Name)} ${wholeObjectChanges[task.Type]}`]
            : changedIn(task, `${(0,quote/* visible */.R)(task.Name)}: `));
        return [...changedIn(group, `${name}: `), ...tasks];
    });
    return [...changedIn(diff, ''), ...groups];
}
const wholeObjectChanges = { Added: 'added', Deleted: 'removed' };
function isWhole(type) {
    return type === 'Added' || type === 'Deleted';
}
function changedIn({ Fields, Objects }, before) {
    const fields = Fields.filter(({ Type }) => Type !== 'None').map((field) => {
        const text = `${before}${(0,diff_lines/* fieldText */.gF)(field)}`;
        return text.length > maxValueLength ? `${before}${(0,quote/* visible */.R)(field.Name)}` : text;
    });
    return [...fields, ...Objects.flatMap((object) => changedIn(object, `${before}${(0,quote/* visible */.R)(object.Name)}.`))];
}

// EXTERNAL MODULE: ./build/js/rollout/redact-outcome.js
var redact_outcome = __webpack_require__(3202);
// EXTERNAL MODULE: ./build/js/rollout/task-problems.js
var task_problems = __webpack_require__(8692);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var jobs_job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/modes/status/job-status.js










function jobStatusOf(read, showing) {
    const { job } = read;
    const { scrub } = showing;
    const health = healthOf(read);
    const [deployment] = deploymentsNewestFirst(read.deployments);
    return {
        namespace: job.Namespace ?? 'default',
        region: job.Region ?? '',
        type: job.Type ?? 'service',
        status: job.Status ?? '',
        parent: textOrEmpty(job['ParentID']),
        schedule: scheduleOf(job),
        isParameterized: (job.ParameterizedJob ?? null) !== null,
        version: job.Version ?? 0,
        index: job.JobModifyIndex ?? 0,
        submitted: (0,jobs_job/* submittedAt */.$4)(job),
        health,
        groups: groupStates(read) ?? [],
        troubles: troublesIn(read, health).map((trouble) => (0,redact_outcome/* redactTaskProblem */.gH)(trouble, scrub)),
        waiting: waitingIn(read).map((one) => (0,placement/* redactUnplaced */.Em)(one, scrub)),
        deployment: deployment === undefined ? undefined : { ...deployment, StatusDescription: scrub(deployment.StatusDescription) },
        versions: versionsIn(read, showing),
        services: (read.services ?? []).map(({ ServiceName, Address, Port, AllocID }) => ({
            name: ServiceName,
            address: Address,
            port: Port,
            allocation: AllocID,
        })),
        scaling: scalingIn(read, scrub),
        children: childrenIn(read),
        unknown: read.unknown.map((part) => ({ what: part.what, why: scrub(whyUnknown(part)) })),
    };
}
function textOrEmpty(value) {
    return typeof value === 'string' ? value : '';
}
function scheduleOf({ Periodic }) {
    if (Periodic === null || Periodic === undefined)
        return '';
    const specs = Array.isArray(Periodic['Specs']) ? Periodic['Specs'] : [];
    const times = [Periodic['Spec'], ...specs].map(textOrEmpty).filter((time) => time !== '');
    return `${times.join(', ')} (${textOrEmpty(Periodic['TimeZone']) || 'UTC'})`;
}
function troublesIn({ allocations, job }, { kind, rollback }) {
    if (!['failing', 'rolling-out', 'rolled-back', 'blocked', 'starting'].includes(kind))
        return [];
    const version = rollback?.from ?? job.Version;
    return (0,task_problems/* findTaskProblems */.h)((allocations ?? []).filter((one) => one.JobVersion === version || isCurrent(one, job)));
}
function waitingIn({ evaluations, job }) {
    const listed = Array.isArray(job['Datacenters']) ? job['Datacenters'] : [];
    const datacenters = listed.filter((name) => typeof name === 'string');
    return (evaluations ?? [])
        .filter(({ Status }) => Status === 'blocked')
        .flatMap(({ FailedTGAllocs }) => (0,placement/* unplacedGroups */.hV)(FailedTGAllocs, datacenters));
}
function versionsIn({ versions }, { rules, verbose }) {
    const { Versions = [], Diffs = [] } = versions ?? {};
    return Versions.map((version, index) => {
        const diff = Diffs[index];
        const shown = diff === undefined ? undefined : (0,redact_diff/* redactDiff */.h)(diff, rules).diff;
        return {
            version: version.Version ?? 0,
            stable: version.Stable === true,
            tag: (0,redact_diff/* shownName */.H)(version.VersionTag?.Name ?? '', rules),
            submitted: (0,jobs_job/* submittedAt */.$4)(version),
            diff: shown === undefined ? undefined : (0,diff_lines/* viewDiff */.Hc)(shown, verbose),
            changed: shown === undefined ? [] : changedFields(shown),
        };
    });
}
function scalingIn({ scaling }, scrub) {
    return Object.entries(scaling?.TaskGroups ?? {})
        .flatMap(([group, { Events }]) => Events.map((event) => ({
        group,
        time: event.Time ?? undefined,
        from: event.PreviousCount,
        to: event.Count ?? undefined,
        message: scrub(typeof event.Error === 'string' && event.Error !== '' ? event.Error : event.Message),
        isError: event.Error !== false && event.Error !== '',
    })))
        .toSorted((a, b) => (b.time?.getTime() ?? 0) - (a.time?.getTime() ?? 0));
}
function childrenIn({ job, summary, children = [] }) {
    if (!(0,spec/* isTemplate */.F)(job))
        return undefined;
    const { Pending: pending = 0, Running: running = 0, Dead: dead = 0 } = summary?.Children ?? {};
    const latest = children.map(({ ID, Status, SubmitTime, JobSummary }) => ({
        id: ID,
        status: Status,
        failed: Object.values(JobSummary?.Summary ?? {}).reduce((sum, { Failed }) => sum + Failed, 0),
        submitted: SubmitTime ?? undefined,
    }));
    return { pending, running, dead, latest };
}
function whyUnknown({ failure }) {
    if (failure.reason === 'unauthorized')
        return 'permission denied';
    return failure.reason === 'not-found' ? 'not supported by this Nomad server' : failure.message;
}

;// CONCATENATED MODULE: ./build/js/modes/status/latest-children.js
const mostChildren = 5;
const perPage = 1000;
async function latestChildren(nomad, parent) {
    const prefix = `${parent.ID}/`;
    const last = await nomad.listJobs({ prefix, reverse: true, perPage: mostChildren });
    const jobs = isFromTheEnd(last, parent) ? last.jobs : await allJobs(nomad, prefix);
    const children = jobs.filter(({ ParentID }) => ParentID === parent.ID);
    return children.toSorted((a, b) => timeOf(b) - timeOf(a) || (a.ID < b.ID ? 1 : -1)).slice(0, mostChildren);
}
function isFromTheEnd({ jobs, nextToken }, { ID, ParameterizedJob }) {
    if (nextToken === undefined)
        return true;
    const isParameterized = ParameterizedJob !== null && ParameterizedJob !== undefined;
    const rest = isParameterized ? /^\/dispatch-\d+-[0-9a-f]{8}$/ : /^\/periodic-\d+$/;
    const isPlain = jobs.every((job) => job.ID.startsWith(ID) && rest.test(job.ID.slice(ID.length)));
    const [first, final] = [jobs.at(0)?.ID ?? '', jobs.at(-1)?.ID ?? ''];
    return isPlain && first > final;
}
async function allJobs(nomad, prefix) {
    const all = [];
    for await (const { jobs } of nomad.pages.listJobs({ prefix, perPage }))
        all.push(...jobs);
    return all;
}
function timeOf({ SubmitTime }) {
    return SubmitTime?.getTime() ?? 0;
}

;// CONCATENATED MODULE: ./build/js/modes/status/read-job.js



async function readJobState(nomad, id) {
    const unknown = [];
    const known = async (what, reading) => {
        try {
            return await reading;
        }
        catch (failure) {
            if (!(failure instanceof errors/* ActionError */.lZ))
                throw failure;
            unknown.push({ what, failure });
            return undefined;
        }
    };
    const job = nomad.readJob({ id });
    const [live, summary, allocations, evaluations, deployments, versions, services, scaling, children] = await Promise.all([
        job,
        known('the summary', nomad.readJobSummary({ id })),
        known('allocations', nomad.listJobAllocations({ id })),
        known('evaluations', nomad.listJobEvaluations({ id })),
        known('deployments', nomad.listJobDeployments({ id })),
        known('versions', nomad.listJobVersions({ id, diffs: true })),
        known('services', nomad.jobServices({ id })),
        known('scaling events', nomad.readJobScaleStatus({ id })),
        known('children', job.then(async (found) => ((0,spec/* isTemplate */.F)(found) ? latestChildren(nomad, found) : undefined))),
    ]);
    const parts = { summary, allocations, evaluations, deployments, versions, services, scaling, children };
    return { job: live, ...parts, unknown: unknown.toSorted((a, b) => (a.what < b.what ? -1 : 1)) };
}

;// CONCATENATED MODULE: ./build/js/modes/status/run.js




function nothingKnown({ job, expectsHealth }) {
    return { job, expectsHealth, status: undefined, failures: [] };
}
async function readStatus({ inputs, nomad, redactor }) {
    const read = await (0,find_job/* orNoSuchJob */.B)(readJobState(nomad, inputs.job), nomad, inputs);
    const rules = (0,learn_job/* liveRules */.qB)(redactor, inputs.redaction);
    return {
        ...nothingKnown(inputs),
        status: jobStatusOf(read, { rules, scrub: redactor.scrub, verbose: inputs.verbose }),
    };
}

;// CONCATENATED MODULE: ./build/js/modes/status/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* statusInputs */.o,
    activity: 'Reading a job',
    writes: false,
    read: inputs/* readStatusInputs */.S,
    nothing: nothingKnown,
    run: readStatus,
    report: statusReport,
});


/***/ }),

/***/ 1060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ orNoSuchJob),
/* harmony export */   p: () => (/* binding */ findJob)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4911);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);



async function findJob(nomad, inputs) {
    return orNoSuchJob(nomad.readJob({ id: inputs.job }), nomad, inputs);
}
async function orNoSuchJob(answer, nomad, { job, nomad: { namespace = 'default' } }) {
    try {
        return await answer;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.kind !== 'not-found')
            throw error;
        const similar = await findSimilarId(job, nomad);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
            reason: 'not-found',
            message: `No job \`${job}\` in namespace \`${namespace}\``,
            help: 'no-such-job',
            hint: similar === undefined
                ? 'Check the inputs `job` (the exact ID), `namespace` and `region`; `mode: list` shows all jobs.'
                : `Did you mean \`${similar}\`? \`mode: list\` shows all jobs.`,
            cause: error,
        });
    }
}
const longestWait = 2000;
const mostListed = 500;
async function findSimilarId(job, nomad) {
    const listed = await (0,_clients_http_pace_js__WEBPACK_IMPORTED_MODULE_1__/* .withTimeout */ .w)(longestWait, (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(nomad.listJobs({ perPage: mostListed })));
    return (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(job, listed?.jobs.map(({ ID }) => ID) ?? []);
}


/***/ }),

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

/***/ 5486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Em: () => (/* binding */ redactUnplaced),
  vw: () => (/* binding */ unplaced),
  hV: () => (/* binding */ unplacedGroups)
});

;// CONCATENATED MODULE: ./build/js/plan/filter-reasons.js
const rules = [
    [/^missing drivers/, (count) => `${nodes(count)} without the task driver`],
    [/^computed class ineligible$/, (count) => `${nodes(count)} excluded by the job's constraints`],
    [/^missing CSI volumes?(?:\(s\))? (.+)$/is, (count) => `${lacking(count)} the CSI volume`],
    [/^did not meet topology requirement$/, (count) => `${nodes(count)} outside the topology of the CSI volume`],
    [/^CSI plugin (.+) is missing from client \S+$/s, (count) => `${lacking(count)} the CSI plugin`],
    [/^CSI plugin (.+) is unhealthy on client \S+$/s, (count) => `${nodes(count)} with an unhealthy CSI plugin`],
    [
        /^CSI plugin (.+) has the maximum number of volumes on client \S+$/s,
        (count) => `${nodes(count)} with no room for more volumes of the CSI plugin`,
    ],
    [/^CSI volume lookup failed$/, () => 'the CSI volumes could not be looked up'],
    [
        /^CSI volume (.+) is unschedulable or has exhausted its available reader claims$/s,
        () => 'no more readers, or no allocation at all, may claim the CSI volume',
    ],
    [/^CSI volume (.+) is unschedulable or is read-only$/s, () => 'nobody may write to the CSI volume'],
    [
        /^CSI volume (.+) has exhausted its available writer claims\b.*$/s,
        () => 'no more writers may claim the CSI volume',
    ],
    [/^missing compatible host volumes$/, (count) => `${lacking(count)} a host volume of the group`],
    [/^missing devices$/, (count) => `${lacking(count)} a device of the group`],
    [/^missing secrets provider$/, (count) => `${lacking(count)} a secrets provider of the group`],
    [/^missing network$/, (count) => `${lacking(count)} the network of the group`],
];
function filterReasons(filtered) {
    const found = new Map();
    for (const [said, count] of Object.entries(filtered).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        const [pattern, text] = rules.find(([one]) => one.test(said)) ?? [undefined, excluded];
        const name = pattern === undefined ? said : pattern.exec(said)?.[1];
        const key = JSON.stringify([String(pattern), name]);
        const known = found.get(key);
        if (known === undefined)
            found.set(key, { text, name, count });
        else
            known.count += count;
    }
    return Array.from(found.values(), ({ text, name, count }) => ({
        text: text(count),
        ...(name === undefined ? {} : { name }),
    }));
}
function excluded(count) {
    return `${nodes(count)} excluded by the constraint`;
}
function nodes(count) {
    return count === 1 ? '1 node' : `${count} nodes`;
}
function lacking(count) {
    return count === 1 ? '1 node lacks' : `${count} nodes lack`;
}

;// CONCATENATED MODULE: ./build/js/plan/placement.js

function unplaced(job, plan) {
    const datacenters = Array.isArray(job['Datacenters'])
        ? job['Datacenters'].filter((name) => typeof name === 'string')
        : [];
    return unplacedGroups(plan.FailedTGAllocs, datacenters);
}
function unplacedGroups(failed, datacenters) {
    return Object.entries(failed)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([group, metric]) => ({
        group,
        count: metric.CoalescedFailures + 1,
        reasons: reasonsOf(datacenters, metric),
    }));
}
function redactUnplaced(group, scrub) {
    return {
        ...group,
        reasons: group.reasons.map((reason) => reason.name === undefined ? reason : { ...reason, name: scrub(reason.name) }),
    };
}
function reasonsOf(datacenters, metric) {
    const reasons = [
        ...exhausted(metric),
        ...filterReasons(metric.ConstraintFiltered),
        ...metric.QuotaExhausted.map((quota) => ({ text: 'the quota is used up:', name: quota })),
        ...noNodes(datacenters, metric),
    ];
    if (reasons.length > 0)
        return reasons;
    return [{ text: metric.NodesExhausted > 0 ? `${nodes(metric.NodesExhausted)} full` : 'Nomad gives no reason' }];
}
function exhausted(metric) {
    return Object.entries(metric.DimensionExhausted)
        .toSorted(([, a], [, b]) => b - a)
        .map(([dimension, count]) => {
        const amount = askedFor(dimension, metric);
        const what = amount === '' ? `enough ${dimension}` : `${amount} of ${dimension}`;
        const all = metric.NodesEvaluated - metric.NodesFiltered <= count;
        return { text: all ? `no node has ${what} free` : `${nodes(count)} without ${what} free` };
    });
}
function askedFor(dimension, metric) {
    const asked = Object.values(metric.ResourcesExhausted);
    const each = (read) => asked.reduce((sum, one) => sum + read(one), 0) / (metric.CoalescedFailures + 1);
    switch (dimension) {
        case 'memory':
            return bytesOf(each((one) => one.MemoryMB));
        case 'disk':
            return bytesOf(each((one) => one.DiskMB));
        case 'cpu':
            return each((one) => one.CPU) > 0 ? `${each((one) => one.CPU)} MHz` : '';
        case 'cores':
            return each((one) => one.Cores) > 0 ? String(each((one) => one.Cores)) : '';
        default:
            return '';
    }
}
const units = ['MiB', 'GiB', 'TiB', 'PiB'];
function bytesOf(megabytes) {
    if (megabytes <= 0)
        return '';
    const unit = Math.min(units.length - 1, Math.floor(Math.log2(megabytes) / 10));
    return `${Math.round((megabytes / 1024 ** unit) * 10) / 10} ${units[unit] ?? ''}`;
}
function noNodes(datacenters, metric) {
    const empty = Object.entries(metric.NodesAvailable).filter(([, count]) => count === 0);
    if (empty.length > 0)
        return empty.map(([datacenter]) => ({ text: 'no node in datacenter', name: datacenter }));
    if (metric.NodesEvaluated > 0)
        return [];
    if (metric.NodesInPool === 0 && metric.NodePool !== '' && metric.NodePool !== 'default') {
        return [{ text: 'no node in node pool', name: metric.NodePool }];
    }
    return [
        datacenters.length > 0
            ? { text: 'no eligible node in', name: datacenters.join(', ') }
            : { text: 'no eligible node' },
    ];
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


/***/ }),

/***/ 1772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LC: () => (/* binding */ describeTrouble),
/* harmony export */   LV: () => (/* binding */ rolloutKinds),
/* harmony export */   MP: () => (/* binding */ describeVersion),
/* harmony export */   Mq: () => (/* binding */ describeUnplaced),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   lw: () => (/* binding */ describeRollout),
/* harmony export */   zO: () => (/* binding */ healthyOf)
/* harmony export */ });
/* harmony import */ var _describe_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2482);
/* harmony import */ var _plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5962);


function formatDuration(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
function describeTrouble({ task, exitCode, signal, restarts, node, events }) {
    const last = events.at(-1);
    const how = exitCode !== undefined && exitCode !== 0
        ? `exited with code ${exitCode}${exitCode === killed ? ' (killed, often out of memory)' : ''}`
        : signal !== undefined && signal !== 0
            ? `was terminated by signal ${signal}`
            : last === undefined
                ? 'is not healthy'
                : `is not healthy: ${last}`;
    const after = restarts === 0 ? '' : `, after ${(0,_plan_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(restarts, 'restart')}`;
    return `task \`${task}\` ${how}${node === '' ? '' : ` on node \`${node}\``}${after}`;
}
const killed = 137;
function describeRollout(rollout, placed = 'registered and placed') {
    const [trouble] = rollout.troubles;
    const why = trouble === undefined ? '' : `: ${describeTrouble(trouble)}`;
    switch (rollout.kind) {
        case 'successful':
            return `rolled out in ${formatDuration(rollout.milliseconds)}`;
        case 'failed':
            return `rollout failed${why === '' && rollout.description !== '' ? `: ${rollout.description}` : why}`;
        case 'rolled-back':
            return `rolled back${describeVersion(rollout)}${why}`;
        case 'awaiting-promotion':
            return 'canaries are healthy and wait for promotion';
        case 'placement-blocked':
            return `cannot be placed: ${describeUnplaced(rollout)}`;
        case 'no-deployment':
            return `${placed}${why}`;
        case 'superseded':
            return 'superseded by a newer version of the job, or stopped';
        case 'timed-out':
            return rollout.ended === 'cancelled'
                ? `still rolling out when the run was cancelled after ${formatDuration(rollout.milliseconds)}${describeHealthOfGroups(rollout)}`
                : `not healthy after ${formatDuration(rollout.milliseconds)}${describeHealthOfGroups(rollout)}${why}`;
    }
}
function describeVersion({ revertedTo }) {
    if (revertedTo === undefined)
        return '';
    return ` to version ${revertedTo.version}${revertedTo.healthy ? '' : ', which is not healthy yet'}`;
}
function describeUnplaced({ unplaced }) {
    const text = unplaced.map(({ group, reasons }) => `group \`${group}\`: ${(0,_describe_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReasons */ .nl)(reasons)}`);
    return text.length === 0 ? 'no node is eligible' : text.join('; ');
}
function describeHealthOfGroups({ groups }) {
    return groups.length === 0 ? '' : `, ${healthyOf(groups)}`;
}
function healthyOf(groups) {
    const sum = (read) => groups.reduce((total, group) => total + read(group), 0);
    return `${sum((group) => group.healthy)} of ${sum((group) => group.desired)} healthy`;
}
const rolloutKinds = {
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


/***/ }),

/***/ 887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   VY: () => (/* binding */ judgeRollout),
/* harmony export */   h_: () => (/* binding */ rollsBackTo),
/* harmony export */   hd: () => (/* binding */ isUnplaced),
/* harmony export */   rP: () => (/* binding */ waitsForPromotion)
/* harmony export */ });
const inProgress = { kind: 'going-on', rollingBackTo: undefined };
function judgeRollout(evidence) {
    const { evaluation, own, latest, deploymentsRead: looked, index, blocked } = evidence;
    if (evaluation?.Status === 'pending' || !looked)
        return inProgress;
    if (own === undefined) {
        if (latest !== null && latest.JobSpecModifyIndex > index)
            return { kind: 'superseded' };
        if (isUnplaced(evaluation))
            return blocked ? { kind: 'placement-blocked' } : inProgress;
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
            return blocked ? { kind: 'placement-blocked' } : inProgress;
    }
}
function isUnplaced(evaluation) {
    return Object.keys(evaluation?.FailedTGAllocs ?? {}).length > 0;
}
function afterFailure(own, latest) {
    const version = rollsBackTo(own);
    if (version === undefined)
        return { kind: 'failed' };
    const rollback = latest !== null && latest.JobSpecModifyIndex > own.JobSpecModifyIndex ? latest : undefined;
    return rollback !== undefined && isOver(rollback)
        ? { kind: 'rolled-back', version, healthy: rollback.Status === 'successful' }
        : { kind: 'going-on', rollingBackTo: version };
}
const endStates = new Set(['successful', 'failed', 'cancelled']);
function isOver({ Status }) {
    return endStates.has(Status);
}
function rollsBackTo({ StatusDescription }) {
    const version = / rolling back to job version (\d+)/.exec(StatusDescription)?.[1];
    return version === undefined || StatusDescription.includes('not rolling back') ? undefined : Number(version);
}
function waitsForPromotion({ TaskGroups, StatusDescription }) {
    const groups = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0 && !group.Promoted);
    return (StatusDescription.includes('requires manual promotion') &&
        groups.length > 0 &&
        groups.every((group) => group.HealthyAllocs >= group.DesiredCanaries));
}


/***/ }),

/***/ 1533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ childJobOutcome),
/* harmony export */   YW: () => (/* binding */ rolloutOutcome),
/* harmony export */   fL: () => (/* binding */ describeChildJob),
/* harmony export */   oU: () => (/* binding */ deploymentGroups),
/* harmony export */   vk: () => (/* binding */ describeProgress)
/* harmony export */ });
/* harmony import */ var _plan_placement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5486);
/* harmony import */ var _judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(887);
/* harmony import */ var _task_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8692);



function describeProgress({ evaluation, own, latest }, conclusion) {
    if (conclusion.kind === 'rolled-back')
        return `rolled back to version ${conclusion.version}`;
    if (conclusion.kind === 'going-on' && conclusion.rollingBackTo !== undefined)
        return `failed, rolling back to version ${conclusion.rollingBackTo}: ${countHealthy(latest)}`;
    if ((0,_judge_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnplaced */ .hd)(evaluation) && conclusion.kind === 'going-on') {
        const reasons = (0,_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .unplacedGroups */ .hV)(evaluation?.FailedTGAllocs ?? {}, []).flatMap((one) => one.reasons);
        const why = reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
        return `waiting for capacity: ${why}`;
    }
    if (own !== undefined)
        return `${own.Status}, ${countHealthy(own)}`;
    return evaluation === undefined ? 'registered' : `evaluation ${evaluation.Status}`;
}
function deploymentGroups(deployment) {
    return Object.entries(deployment?.TaskGroups ?? {})
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, group]) => ({
        name,
        desired: group.DesiredTotal,
        placed: group.PlacedAllocs,
        healthy: group.HealthyAllocs,
        unhealthy: group.UnhealthyAllocs,
        canaries: group.DesiredCanaries,
        promoted: group.Promoted,
    }));
}
function countHealthy(deployment) {
    const groups = deploymentGroups(deployment);
    const count = groups.reduce((sum, group) => sum + group.healthy, 0);
    const desired = groups.reduce((sum, group) => sum + group.desired, 0);
    return `${count} of ${desired} healthy`;
}
function rolloutOutcome({ state: { evaluation, own, latest }, end, stoppedBy, troubles, version, milliseconds, }) {
    return {
        kind: end?.kind ?? 'timed-out',
        evalId: evaluation?.ID ?? '',
        deploymentId: own?.ID ?? '',
        version,
        revertedTo: end?.kind === 'rolled-back'
            ? { version: end.version, healthy: end.healthy, live: liveVersion(own, latest) }
            : undefined,
        groups: deploymentGroups(own),
        unplaced: (0,_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .unplacedGroups */ .hV)(evaluation?.FailedTGAllocs ?? {}, []),
        troubles,
        description: own?.StatusDescription ?? '',
        milliseconds,
        ended: stoppedBy,
    };
}
function liveVersion(own, latest) {
    if (latest === null || latest.ID === own?.ID)
        return undefined;
    return { version: latest.JobVersion, groups: deploymentGroups(latest) };
}
function describeChildJob({ job, allocations, waiting }) {
    if (job === undefined)
        return 'gone';
    const states = [...Map.groupBy(allocations, ({ ClientStatus }) => ClientStatus)];
    const counts = states.map(([state, { length }]) => `${length} ${state}`).toSorted();
    const wait = waiting === undefined ? [] : ['waiting for capacity'];
    return [...counts, ...wait].join(', ') || 'nothing is placed yet';
}
function childJobOutcome({ state, end, stoppedBy, milliseconds, }) {
    return {
        kind: end ?? 'timed-out',
        unplaced: (0,_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .unplacedGroups */ .hV)(state?.waiting?.FailedTGAllocs ?? {}, []),
        troubles: end === 'succeeded' ? [] : (0,_task_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .findTaskProblems */ .h)(state?.allocations ?? []),
        text: state === undefined ? '' : describeChildJob(state),
        milliseconds,
        ended: stoppedBy,
    };
}


/***/ }),

/***/ 3202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jy: () => (/* binding */ redactChildJob),
/* harmony export */   gH: () => (/* binding */ redactTaskProblem),
/* harmony export */   vN: () => (/* binding */ redactRollout)
/* harmony export */ });
/* harmony import */ var _plan_placement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5486);

function redactRollout(rollout, scrub) {
    return { ...rollout, description: scrub(rollout.description), ...redactQuotes(rollout, scrub) };
}
function redactChildJob(outcome, scrub) {
    return { ...outcome, text: scrub(outcome.text), ...redactQuotes(outcome, scrub) };
}
function redactQuotes({ troubles, unplaced }, scrub) {
    return {
        troubles: troubles.map((trouble) => redactTaskProblem(trouble, scrub)),
        unplaced: unplaced.map((one) => (0,_plan_placement_js__WEBPACK_IMPORTED_MODULE_0__/* .redactUnplaced */ .Em)(one, scrub)),
    };
}
function redactTaskProblem(trouble, scrub) {
    return {
        ...trouble,
        events: trouble.events.map(scrub),
        logs: trouble.logs === undefined ? undefined : scrub(trouble.logs.join('\n')).split('\n'),
    };
}


/***/ }),

/***/ 8692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findTaskProblems)
/* harmony export */ });
const maxProblems = 3;
const maxEvents = 4;
function findTaskProblems(allocations) {
    const found = allocations
        .filter(isUnwell)
        .toSorted((a, b) => b.CreateIndex - a.CreateIndex)
        .flatMap((allocation) => tasksOf(allocation).map(([task, state]) => ({ trouble: taskProblem(allocation, task, state), state })))
        .toSorted((a, b) => problemScore(b.state) - problemScore(a.state));
    const once = Map.groupBy(found, ({ trouble }) => JSON.stringify([trouble.group, trouble.task]));
    return [...once.values()].flatMap((same) => same.slice(0, 1).map(({ trouble }) => trouble)).slice(0, maxProblems);
}
function isUnwell({ ClientStatus, DeploymentStatus, TaskStates }) {
    return (ClientStatus === 'failed' ||
        ClientStatus === 'lost' ||
        DeploymentStatus?.Healthy === false ||
        Object.values(TaskStates).some((state) => problemScore(state) > 0));
}
function tasksOf({ TaskStates }) {
    const tasks = Object.entries(TaskStates);
    const bad = tasks.filter(([, state]) => problemScore(state) > 0);
    return bad.length > 0 ? bad : tasks;
}
function problemScore({ Failed, Restarts }) {
    return (Failed ? 1000 : 0) + Restarts;
}
function taskProblem(allocation, task, { Events, Restarts }) {
    const ended = Events.findLast((event) => event.Type === 'Terminated');
    return {
        group: allocation.TaskGroup,
        task,
        allocation: allocation.ID,
        node: allocation.NodeName,
        exitCode: ended?.ExitCode,
        signal: ended?.Signal,
        restarts: Restarts,
        events: Events.slice(-maxEvents).map(taskEventText),
        logs: undefined,
    };
}
function taskEventText({ DisplayMessage, Message, Type }) {
    const message = DisplayMessage || Message;
    return message === '' ? Type : `${Type}: ${message}`;
}


/***/ })

};
