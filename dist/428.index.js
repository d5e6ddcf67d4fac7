export const id = 428;
export const ids = [428];
export const modules = {

/***/ 7428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/modes/nomad-mode.js
var nomad_mode = __webpack_require__(7852);
// EXTERNAL MODULE: ./build/js/modes/dispatch/inputs.js + 3 modules
var inputs = __webpack_require__(5546);
// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
// EXTERNAL MODULE: ./build/js/report/describe-child-job.js
var describe_child_job = __webpack_require__(7545);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/report.js




const already = {
    run: 'was already dispatched by this run',
    attempt: 'was already dispatched by an earlier attempt of this run',
    token: 'was already dispatched with this `idempotency-token`',
};
function describeDispatched({ child, result, by, work, failure }) {
    if (failure !== undefined)
        return failure.message;
    if (result === 'dry-run')
        return 'would be dispatched';
    const verb = by === undefined ? 'was dispatched' : already[by];
    return `\`${child}\` ${verb}${work === undefined ? '' : `: ${(0,describe_child_job/* describeChildJobOutcome */.Zl)(work)}`}`;
}
function dispatchReport(outcome) {
    const { file, dispatches, notes } = outcome;
    const failures = [...outcome.failures, ...dispatches.flatMap((one) => failureOf(one, file) ?? [])];
    const [only] = dispatches.length === 1 ? dispatches : [];
    const isDry = dispatches.some(({ result }) => result === 'dry-run');
    return {
        headline: outcome.failures[0]?.message ?? headlineOf(outcome),
        sign: isDry ? '🔵' : '🟢',
        failures,
        notes: notes.map((text) => ({ level: 'warning', text })),
        body: file === undefined || isDry || dispatches.length === 0 ? [] : [tableOf(dispatches)],
        outputs: {
            changed: String(dispatches.some(isChange)),
            outcome: (0,describe_child_job/* worstChildJob */.jb)(dispatches.map(({ work }) => work)),
            'dispatched-job-id': only?.child ?? '',
            'eval-id': only?.evalId ?? '',
            jobs: JSON.stringify(dispatches.map((one) => outputOf(one, outcome))),
        },
    };
}
function isChange({ result, by }) {
    return result === 'done' || by === 'run';
}
function failureOf({ line, child, work, failure }, file) {
    const found = failure ?? (work === undefined ? undefined : (0,describe_child_job/* childJobFailure */.YS)(child, work));
    return file === undefined ? found : found?.withMessage(found.message, { file, line });
}
function headlineOf({ job, file, dispatches }) {
    const [only] = dispatches;
    if (file === undefined && only !== undefined)
        return only.result === 'dry-run' ? `Dry run: \`${job}\` would be dispatched` : describeDispatched(only);
    const count = `${(0,numbers/* thousands */.o)(dispatches.length)} ${dispatches.length === 1 ? 'dispatch' : 'dispatches'}`;
    if (only?.result === 'dry-run')
        return `Dry run: \`${job}\` would get ${count}`;
    const kinds = Map.groupBy(dispatches, stateOf);
    const states = [...kinds].map(([state, same]) => `${same.length} ${state}`);
    const before = dispatches.filter(({ result }) => result === 'already').length;
    const known = before === 0 ? '' : `; ${before} of them already dispatched before`;
    return `${count} of \`${job}\`: ${states.join(', ')}${known}`;
}
function stateOf({ child, work, failure }) {
    if (child === '')
        return 'not dispatched';
    if (failure !== undefined)
        return 'not followed';
    return work?.kind ?? 'dispatched';
}
function tableOf(dispatches) {
    return (0,markdown/* table */.tp)(['Line', 'Job', 'Outcome'], dispatches.map((one) => [
        String(one.line),
        one.child === '' ? '' : (0,markdown/* nameCode */.Fl)(one.child),
        one.result === 'already' ? `${cellOf(one)} (already dispatched)` : cellOf(one),
    ]));
}
function cellOf({ work, failure }) {
    const text = failure?.message ?? (work === undefined ? 'dispatched' : (0,describe_child_job/* describeChildJobOutcome */.Zl)(work));
    return (0,prose/* prose */.C)(text.replaceAll('|', '∣'));
}
function outputOf(one, { job, file }) {
    const { line, child, evalId, result, work } = one;
    return {
        ...(line === undefined ? {} : { line }),
        id: job,
        child,
        changed: isChange(one),
        already: result === 'already',
        evaluation: evalId,
        outcome: work?.kind ?? '',
        reason: failureOf(one, file)?.reason ?? '',
    };
}

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/check-dispatch.js

function readDispatchTerms(parent) {
    const { ParameterizedJob: parameters, Dispatched, Stop, ID } = parent;
    if (parameters === null || parameters === undefined || Dispatched === true) {
        const what = Dispatched === true ? 'was dispatched itself' : 'is not parameterized';
        const hint = 'Only a job with a `parameterized` block can be dispatched. Register any other job to run it.';
        throw new js_errors/* ActionError */.lZ({
            reason: 'input',
            message: `The job \`${ID}\` ${what}.`,
            hint,
            help: 'what-cannot-be-dispatched',
        });
    }
    if (Stop === true) {
        const hint = 'Register it again to start it.';
        throw new js_errors/* ActionError */.lZ({ reason: 'blocked', message: `The job \`${ID}\` is stopped.`, hint, help: 'stopped-job' });
    }
    const { Payload, MetaRequired, MetaOptional } = parameters;
    const payload = Payload === 'required' || Payload === 'forbidden' ? Payload : 'optional';
    return { payload, required: MetaRequired ?? [], optional: MetaOptional ?? [] };
}
function checkDispatch({ payload, meta, line }, terms, { job, file }) {
    const known = [...terms.required, ...terms.optional];
    const missing = terms.required.filter((name) => !Object.hasOwn(meta, name));
    const unknown = Object.keys(meta).filter((name) => !known.includes(name));
    const hasPayload = payload !== undefined && payload.length > 0;
    const accepted = known.length === 0 ? 'It accepts no meta.' : `It accepts ${codeList(known)}.`;
    const errors = [
        ...(missing.length === 0 ? [] : [[`requires the meta ${codeList(missing)}`, 'Set it with `meta`.']]),
        ...(unknown.length === 0 ? [] : [[`does not accept the meta ${codeList(unknown)}`, accepted]]),
        ...(terms.payload === 'required' && !hasPayload
            ? [['requires a payload', 'Set one of the `payload` inputs.']]
            : []),
        ...(terms.payload === 'forbidden' && hasPayload ? [['accepts no payload', 'Remove it.']] : []),
    ];
    const where = line === undefined ? 'The' : `Line ${line}: the`;
    return errors.map(([what, hint]) => new js_errors/* ActionError */.lZ({
        reason: 'input',
        message: `${where} job \`${job}\` ${what}.`,
        hint,
        location: file === undefined ? undefined : { file, line },
        help: 'what-cannot-be-dispatched',
    }));
}
function codeList(names) {
    return names.map((name) => `\`${name}\``).join(', ');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/dispatch-token.js

function nameDispatches({ dispatches, file, token, job, nomad }, context) {
    const base = token ?? baseOf(context, [nomad.namespace ?? 'default', job]);
    if (file === undefined)
        return dispatches.map((dispatch) => ({ ...dispatch, token: base }));
    const seen = new Map();
    return dispatches.map((dispatch) => {
        const digest = dispatchDigest(dispatch);
        const before = seen.get(digest) ?? 0;
        seen.set(digest, before + 1);
        return { ...dispatch, token: dispatch.token ?? (base === undefined ? undefined : `${base}/${digest}/${before}`) };
    });
}
function baseOf({ repository, runId, job, step }, what) {
    if (repository === undefined || runId === undefined)
        return undefined;
    return [repository.owner, repository.name, runId, job ?? '', step ?? '', ...what].join('/');
}
function dispatchDigest({ payload, meta, idPrefixTemplate, priority }) {
    const sorted = Object.entries(meta).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const content = JSON.stringify([payload?.toString('base64') ?? '', sorted, idPrefixTemplate ?? '', priority ?? 0]);
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex').slice(0, 32);
}

// EXTERNAL MODULE: ./build/js/operations/follow/follow-child-job.js + 2 modules
var follow_child_job = __webpack_require__(8310);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/old-dispatch.js

const withoutTokens = 'This Nomad server ignores `idempotency-token` (it needs version 1.1.3): a dispatch whose answer is lost is not repeated, and a repeated run dispatches again.';
async function oldServerNotes(named, dispatches, nomad) {
    const index = dispatches.findIndex(({ result }) => result === 'done');
    const [asked, launched] = [named[index], dispatches[index]];
    if (asked === undefined || launched === undefined)
        return [];
    try {
        const child = await nomad.readJob({ id: launched.child });
        const ignored = [
            ...(asked.idPrefixTemplate !== undefined && /\/dispatch-\d+-[0-9a-f]{8}$/.test(child.ID)
                ? ['`id-prefix-template` (it needs version 1.4.2)']
                : []),
            ...(asked.priority !== undefined && child['Priority'] !== asked.priority
                ? ['`priority` (it needs version 1.10.1)']
                : []),
        ];
        return ignored.map((what) => `This Nomad server ignores ${what}.`);
    }
    catch (error) {
        if (error instanceof js_errors/* ActionError */.lZ)
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: ./build/js/operations/find-job.js
var find_job = __webpack_require__(1060);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/same-dispatch.js


function checkSame({ payload, meta, line }, child, parent) {
    const { required, optional } = readDispatchTerms(parent);
    const wanted = { ...parent.Meta, ...meta };
    const differing = [...required, ...optional].filter((name) => same_dispatch_valueOf(child.Meta, name) !== same_dispatch_valueOf(wanted, name));
    const otherPayload = !Buffer.from(child.Payload ?? '', 'base64').equals(payload ?? Buffer.alloc(0));
    if (differing.length === 0 && !otherPayload)
        return;
    const what = [
        ...(otherPayload ? ['another payload'] : []),
        ...(differing.length > 0 ? [`another meta ${differing.map((name) => `\`${name}\``).join(', ')}`] : []),
    ].join(' and ');
    throw new js_errors/* ActionError */.lZ({
        reason: 'conflict',
        message: `${line === undefined ? '' : `Line ${line}: `}\`${child.ID}\` was dispatched with the same idempotency token, but with ${what}`,
        help: 'same-idempotency-token',
        hint: 'Set a separate `idempotency-token` for each dispatch (in a matrix, for each leg) from values that stay the same when the run is repeated.',
    });
}
function same_dispatch_valueOf(meta, name) {
    return meta !== null && meta !== undefined && Object.hasOwn(meta, name) ? meta[name] : '';
}

// EXTERNAL MODULE: ./build/js/operations/write-to-nomad.js
var write_to_nomad = __webpack_require__(9240);
// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/job.js
var job = __webpack_require__(2601);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/run.js











const concurrency = 10;
function nothingDispatched({ job, file }) {
    return { job, file, dispatches: [], notes: [], failures: [] };
}
async function dispatch(dependencies) {
    const { inputs, nomad, event, log } = dependencies;
    const parent = await (0,find_job/* findJob */.p)(nomad, inputs);
    learnInputs(inputs, dependencies.redactor);
    const terms = readDispatchTerms(parent);
    const errors = inputs.dispatches.flatMap((one) => checkDispatch(one, terms, inputs));
    if (errors.length > 0)
        throw new js_errors/* ActionErrors */.o9(errors);
    const known = (0,job/* hasDispatchTokens */.vG)(parent);
    const asked = nameDispatches(inputs, event);
    const named = known ? asked : asked.map((one) => ({ ...one, token: undefined }));
    const notes = [...(known ? [] : [withoutTokens]), ...dispatchNotes(asked, parent, inputs)];
    if (!known)
        log(withoutTokens);
    const outcome = { ...nothingDispatched(inputs), notes };
    if (inputs.dryRun)
        return { ...outcome, dispatches: named.map(({ line }) => ({ ...notDispatched(line), result: 'dry-run' })) };
    let done = 0;
    const dispatches = await (0,p_map/* default */.Ay)(named, async (one) => {
        const job = await dispatchOne(one, parent, dependencies);
        done += 1;
        const count = named.length === 1 ? '' : `${done} of ${named.length}, line ${job.line}: `;
        log(`${count}${describeDispatched(job)}`);
        return job;
    }, { concurrency });
    return { ...outcome, dispatches, notes: [...notes, ...(await oldServerNotes(named, dispatches, nomad))] };
}
function learnInputs({ dispatches }, redactor) {
    const values = dispatches.flatMap(({ payload, meta }) => [payload?.toString() ?? '', ...Object.values(meta)]);
    redactor.addUnjudged(values);
}
function notDispatched(line) {
    return { line, child: '', evalId: '', result: 'none', by: undefined, work: undefined, failure: undefined };
}
function dispatchNotes(named, parent, { wait }) {
    const unnamed = named.some(({ token }) => token === undefined);
    return [
        ...(unnamed
            ? [
                'This run has no `GITHUB_RUN_ID` to derive an idempotency token from: a repeated run dispatches again. Set `idempotency-token`.',
            ]
            : []),
        ...(wait && isPeriodic(parent)
            ? ['The dispatched job is periodic: Nomad launches it on its schedule, so it is not followed.']
            : []),
    ];
}
function isPeriodic({ Periodic }) {
    return Periodic !== null && Periodic !== undefined;
}
async function dispatchOne(one, parent, dependencies) {
    const { inputs } = dependencies;
    let launched = notDispatched(one.line);
    try {
        launched = await launch(one, parent, dependencies);
        if (!inputs.wait || isPeriodic(parent))
            return launched;
        const { child: id, evalId } = launched;
        const label = one.line === undefined ? id : `line ${one.line}, ${id}`;
        return { ...launched, work: await (0,follow_child_job/* followChildJob */.x)({ id, evalId, label }, dependencies) };
    }
    catch (error) {
        if (!(error instanceof js_errors/* ActionError */.lZ))
            throw error;
        const isThere = launched.child !== '';
        return {
            ...launched,
            failure: isThere ? error.withContext(`\`${launched.child}\` was dispatched, but cannot be followed`) : error,
        };
    }
}
async function launch(one, parent, dependencies) {
    const { inputs, nomad, deadline } = dependencies;
    const { payload, meta, token: idempotencyToken, idPrefixTemplate, priority } = one;
    const request = { id: inputs.job, payload, meta, idempotencyToken, idPrefixTemplate, priority };
    const started = Date.now();
    let isKnown = true;
    try {
        deadline.signal.throwIfAborted();
        isKnown = false;
        const { DispatchedJobID: child, EvalID: evalId } = await nomad.dispatchJob(request);
        const launched = { ...notDispatched(one.line), child, evalId, result: 'done' };
        if (evalId !== '' || isPeriodic(parent))
            return launched;
        const present = await nomad.readJob({ id: child });
        isKnown = true;
        checkSame(one, present, parent);
        return { ...launched, result: 'already', by: dispatchedBy(one, present, started, dependencies) };
    }
    catch (error) {
        if (!(error instanceof js_errors/* ActionError */.lZ))
            throw error;
        throw error.withContext(isKnown || (0,write_to_nomad/* isRefusal */.vu)(error) ? 'Not dispatched' : 'Could not determine whether the job was dispatched');
    }
}
function dispatchedBy({ token }, child, started, { inputs, event }) {
    const isDerived = inputs.token === undefined && inputs.dispatches.every((one) => one.token !== token);
    if (!isDerived)
        return 'token';
    const submitted = (0,job/* submittedAt */.$4)(child)?.getTime() ?? 0;
    return event.runAttempt === 1 || submitted >= started ? 'run' : 'attempt';
}

;// CONCATENATED MODULE: ./build/js/modes/dispatch/index.js




const mode = (0,nomad_mode/* nomadMode */.h)({
    inputs: inputs/* dispatchInputs */.C,
    activity: 'Dispatching',
    writes: true,
    read: inputs/* readDispatchInputs */.Y,
    nothing: nothingDispatched,
    run: dispatch,
    report: dispatchReport,
});


/***/ })

};
