export const id = 829;
export const ids = [829];
export const modules = {

/***/ 1829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nothingKnown: () => (/* binding */ nothingKnown),
  readStatus: () => (/* binding */ readStatus)
});

// EXTERNAL MODULE: ./build/js/plan/scrub.js
var plan_scrub = __webpack_require__(4911);
// EXTERNAL MODULE: ./build/js/plan/shown-spec.js
var shown_spec = __webpack_require__(4077);
// EXTERNAL MODULE: ./build/js/plan/placement.js
var placement = __webpack_require__(3335);
// EXTERNAL MODULE: ./build/js/plan/redact.js + 1 modules
var redact = __webpack_require__(6388);
// EXTERNAL MODULE: ./build/js/plan/quote.js
var quote = __webpack_require__(1740);
// EXTERNAL MODULE: ./build/js/report/diff-lines.js
var diff_lines = __webpack_require__(5500);
;// CONCATENATED MODULE: ./build/js/report/changed-fields.js


/** Of a longer one only the name is told. */
const longest = 80;
/** What a difference changes, in half a line each: `app: Count: "2" => "3"`. */
function changedFields(diff) {
    const groups = diff.TaskGroups.flatMap((group) => {
        const name = (0,quote/* visible */.R)(group.Name);
        if (isWhole(group.Type))
            return [`group ${name} ${wholeWords[group.Type]}`];
        const tasks = group.Tasks.flatMap((task) => isWhole(task.Type)
            ? [`task ${(0,quote/* visible */.R)(task.Name)} ${wholeWords[task.Type]}`]
            : changedIn(task, `${(0,quote/* visible */.R)(task.Name)}: `));
        return [...changedIn(group, `${name}: `), ...tasks];
    });
    return [...changedIn(diff, ''), ...groups];
}
const wholeWords = { Added: 'added', Deleted: 'removed' };
function isWhole(type) {
    return type === 'Added' || type === 'Deleted';
}
function changedIn({ Fields, Objects }, before) {
    const fields = Fields.filter(({ Type }) => Type !== 'None').map((field) => {
        const text = `${before}${(0,diff_lines/* fieldText */.g)(field)}`;
        return text.length > longest ? `${before}${(0,quote/* visible */.R)(field.Name)}` : text;
    });
    return [...fields, ...Objects.flatMap((object) => changedIn(object, `${before}${(0,quote/* visible */.R)(object.Name)}.`))];
}

// EXTERNAL MODULE: ./build/js/rollout/health.js
var rollout_health = __webpack_require__(984);
// EXTERNAL MODULE: ./build/js/rollout/standing.js
var standing = __webpack_require__(9138);
// EXTERNAL MODULE: ./build/js/rollout/troubles.js
var troubles = __webpack_require__(9606);
// EXTERNAL MODULE: ./build/js/scheduler/job.js
var scheduler_job = __webpack_require__(9383);
;// CONCATENATED MODULE: ./build/js/modes/job-status.js








/** A job as it may be told, and how it is. */
function statusOf(read, showing) {
    const { job } = read;
    const { scrub } = showing;
    const health = (0,rollout_health/* healthOf */.W)(read);
    const [deployment] = (0,standing/* newestFirst */.ll)(read.deployments);
    return {
        namespace: job.Namespace ?? 'default',
        region: job.Region ?? '',
        type: job.Type ?? 'service',
        status: job.Status ?? '',
        parent: textOf(job['ParentID']),
        schedule: scheduleOf(job),
        isParameterized: (job.ParameterizedJob ?? null) !== null,
        version: job.Version ?? 0,
        index: job.JobModifyIndex ?? 0,
        submitted: (0,scheduler_job/* submittedAt */.$4)(job),
        health,
        groups: (0,standing/* groupsOf */.c1)(read) ?? [],
        troubles: troublesIn(read, health).map((trouble) => ({ ...trouble, events: trouble.events.map(scrub) })),
        waiting: waitingIn(read).map((one) => ({
            ...one,
            reasons: one.reasons.map((reason) => scrubbedReason(reason, scrub)),
        })),
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
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** `@daily, 0 12 * * * (UTC)`: all times at which it is launched. */
function scheduleOf({ Periodic }) {
    if (Periodic === null || Periodic === undefined)
        return '';
    const specs = Array.isArray(Periodic['Specs']) ? Periodic['Specs'] : [];
    const times = [Periodic['Spec'], ...specs].map(textOf).filter((time) => time !== '');
    return `${times.join(', ')} (${textOf(Periodic['TimeZone']) || 'UTC'})`;
}
/** The tasks that keep the job from being healthy; after a rollback those of the version that failed. */
function troublesIn({ allocations, job }, { kind, rollback }) {
    if (!['failing', 'rolling-out', 'rolled-back', 'blocked', 'starting'].includes(kind))
        return [];
    const version = rollback?.from ?? job.Version;
    return (0,troubles/* troublesOf */.o)((allocations ?? []).filter((one) => one.JobVersion === version || (0,standing/* isCurrent */.Oz)(one, job)));
}
function waitingIn({ evaluations, job }) {
    const listed = Array.isArray(job['Datacenters']) ? job['Datacenters'] : [];
    const datacenters = listed.filter((name) => typeof name === 'string');
    return (evaluations ?? [])
        .filter(({ Status }) => Status === 'blocked')
        .flatMap(({ FailedTGAllocs }) => (0,placement/* unplacedGroups */.h)(FailedTGAllocs, datacenters));
}
function scrubbedReason(reason, scrub) {
    return reason.name === undefined ? reason : { ...reason, name: scrub(reason.name) };
}
function versionsIn({ versions }, { rules, verbose }) {
    const { Versions = [], Diffs = [] } = versions ?? {};
    return Versions.map((version, index) => {
        const diff = Diffs[index];
        const shown = diff === undefined ? undefined : (0,redact/* redact */.E$)(diff, rules).diff;
        return {
            version: version.Version ?? 0,
            stable: version.Stable === true,
            tag: (0,redact/* withoutSecrets */.cT)(version.VersionTag?.Name ?? '', rules),
            submitted: (0,scheduler_job/* submittedAt */.$4)(version),
            diff: shown === undefined ? undefined : (0,diff_lines/* viewDiff */.H)(shown, verbose),
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
    if (!(0,standing/* isTemplate */.Fl)(job))
        return undefined;
    const { Pending: pending = 0, Running: running = 0, Dead: dead = 0 } = summary?.Children ?? {};
    const latest = children.map(({ ID, Status, SubmitTime }) => ({
        id: ID,
        status: Status,
        submitted: SubmitTime ?? undefined,
    }));
    return { pending, running, dead, latest };
}
/** The job itself was found, so whatever is not is unknown to the server. */
function whyUnknown({ failure }) {
    if (failure.reason === 'unauthorized')
        return 'the token may not read that';
    return failure.reason === 'not-found' ? 'the scheduler is too old to know that' : failure.message;
}

// EXTERNAL MODULE: ./build/js/failure.js
var js_failure = __webpack_require__(988);
;// CONCATENATED MODULE: ./build/js/modes/read-standing.js


const mostChildren = 5;
/**
 * Reads all that there is to know of a job, at the same time.
 *
 * @throws Failure what the job itself could not be read for; all else is noted
 */
async function readStanding(scheduler, id) {
    const unknown = [];
    const known = async (what, reading) => {
        try {
            return await reading;
        }
        catch (failure) {
            if (!(failure instanceof js_failure/* Failure */.HR))
                throw failure;
            unknown.push({ what, failure });
            return undefined;
        }
    };
    const job = scheduler.readJob({ id });
    const [live, summary, allocations, evaluations, deployments, versions, services, scaling, children] = await Promise.all([
        job,
        known('the summary', scheduler.readJobSummary({ id })),
        known('allocations', scheduler.listJobAllocations({ id })),
        known('evaluations', scheduler.listJobEvaluations({ id })),
        known('deployments', scheduler.listJobDeployments({ id })),
        known('versions', scheduler.listJobVersions({ id, diffs: true })),
        known('services', scheduler.jobServices({ id })),
        known('scaling events', scheduler.readJobScaleStatus({ id })),
        known('children', job.then(async (found) => ((0,standing/* isTemplate */.Fl)(found) ? latestChildren(scheduler, id) : undefined))),
    ]);
    const parts = { summary, allocations, evaluations, deployments, versions, services, scaling, children };
    return { job: live, ...parts, unknown: unknown.toSorted((a, b) => (a.what < b.what ? -1 : 1)) };
}
/** Their IDs end in the time at which they were launched, so the last by name are the latest. */
async function latestChildren(scheduler, id) {
    const { jobs } = await scheduler.listJobs({ prefix: `${id}/`, reverse: true, perPage: mostChildren });
    const children = jobs.filter(({ ParentID }) => ParentID === id);
    return children.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, mostChildren);
}
function timeOf({ SubmitTime }) {
    return SubmitTime?.getTime() ?? 0;
}

;// CONCATENATED MODULE: ./build/js/modes/status.js




/** What is known of a job that could not be read. */
function nothingKnown({ job, expectsHealth }) {
    return { job, expectsHealth, status: undefined, failures: [] };
}
/**
 * Reads all that there is to know of a job, and judges how it is. Nobody can see here what git holds, so nothing is public but what is so by nature.
 *
 * @throws Failure what the job itself could not be read for; a part that could not be is told as not known
 */
async function readStatus({ inputs, scheduler, secrets, }) {
    const read = await readStanding(scheduler, inputs.job);
    const rules = { ...inputs.redaction, secrets, published: new Set() };
    const specifications = [read.job, ...(read.versions?.Versions ?? [])];
    const scrub = (0,plan_scrub/* createScrub */.E)(secrets, new Set(specifications.flatMap((one) => (0,shown_spec/* unquotableValues */.L)(one, rules))));
    return { ...nothingKnown(inputs), status: statusOf(read, { rules, scrub, verbose: inputs.verbose }) };
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


/***/ }),

/***/ 9606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ troublesOf)
/* harmony export */ });
const mostTroubles = 3;
const mostEvents = 4;
/** The tasks that keep a version of the job from being healthy, the worst first, each task of a group once. */
function troublesOf(allocations) {
    const found = allocations
        .filter(isUnwell)
        .toSorted((a, b) => b.CreateIndex - a.CreateIndex)
        .flatMap((allocation) => tasksOf(allocation).map(([task, state]) => ({ trouble: troubleOf(allocation, task, state), state })))
        .toSorted((a, b) => badness(b.state) - badness(a.state));
    const once = Map.groupBy(found, ({ trouble }) => JSON.stringify([trouble.group, trouble.task]));
    return [...once.values()].flatMap((same) => same.slice(0, 1).map(({ trouble }) => trouble)).slice(0, mostTroubles);
}
function isUnwell({ ClientStatus, DeploymentStatus, TaskStates }) {
    return (ClientStatus === 'failed' ||
        ClientStatus === 'lost' ||
        DeploymentStatus?.Healthy === false ||
        Object.values(TaskStates).some((state) => badness(state) > 0));
}
/** The tasks that failed or restarted; of an allocation that is not healthy without such a one, all. */
function tasksOf({ TaskStates }) {
    const tasks = Object.entries(TaskStates);
    const bad = tasks.filter(([, state]) => badness(state) > 0);
    return bad.length > 0 ? bad : tasks;
}
function badness({ Failed, Restarts }) {
    return (Failed ? 1000 : 0) + Restarts;
}
function troubleOf(allocation, task, { Events, Restarts }) {
    const ended = Events.findLast((event) => event.Type === 'Terminated');
    return {
        group: allocation.TaskGroup,
        task,
        allocation: allocation.ID,
        node: allocation.NodeName,
        exitCode: ended?.ExitCode,
        signal: ended?.Signal,
        restarts: Restarts,
        events: Events.slice(-mostEvents).map(words),
        logs: undefined,
    };
}
function words({ DisplayMessage, Message, Type }) {
    const said = DisplayMessage || Message;
    return said === '' ? Type : `${Type}: ${said}`;
}


/***/ })

};
