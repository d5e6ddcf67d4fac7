export const id = 346;
export const ids = [346];
export const modules = {

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

/***/ 346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _operations_steer_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3786);
/* harmony import */ var _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7377);
/* harmony import */ var _nomad_mode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7852);




const mode = (0,_nomad_mode_js__WEBPACK_IMPORTED_MODULE_3__/* .nomadMode */ .h)({
    inputs: _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobWriteInputs */ .GF,
    activity: 'Promoting',
    writes: true,
    read: _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobWriteInputs */ .W3,
    nothing: (inputs) => (0,_operations_steer_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingSteered */ .W)('promote', inputs),
    run: async (run) => (0,_operations_steer_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .steerDeployment */ .T)('promote', run),
    report: _report_deployment_report_js__WEBPACK_IMPORTED_MODULE_2__/* .steerReport */ .W,
});


/***/ }),

/***/ 3786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ steerDeployment),
/* harmony export */   W: () => (/* binding */ nothingSteered)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _planning_plan_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9530);
/* harmony import */ var _follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2372);
/* harmony import */ var _write_to_nomad_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9240);




function nothingSteered(mode, { job }) {
    return { mode, job, deployment: undefined, result: 'none', rollout: undefined, failures: [] };
}
async function steerDeployment(mode, run) {
    const { inputs, nomad } = run;
    const { job, dryRun, wait } = inputs;
    const deployment = await nomad.readJobsMostRecentDeployment({ id: job });
    if (deployment === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
            reason: 'not-found',
            message: `The job \`${job}\` has no deployment`,
            help: 'no-such-job',
            hint: 'Check the inputs `job` and `namespace`.',
        });
    }
    await (0,_planning_plan_job_js__WEBPACK_IMPORTED_MODULE_1__/* .liveJob */ .eL)(nomad, { id: job, namespace: undefined, region: undefined });
    const outcome = { mode, job, deployment, rollout: undefined, failures: [] };
    if (isDone(mode, deployment))
        return { ...outcome, result: 'already' };
    if (dryRun)
        return { ...outcome, result: 'dry-run' };
    await write(mode, deployment, nomad);
    if (!wait)
        return { ...outcome, result: 'done' };
    try {
        const written = { job: { id: job }, index: deployment.JobSpecModifyIndex, evalId: '' };
        return { ...outcome, result: 'done', rollout: await (0,_follow_follow_rollout_js__WEBPACK_IMPORTED_MODULE_2__/* .followRollout */ .h)({ label: job, ...written }, run) };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        const done = mode === 'promote' ? 'The deployment was promoted' : 'The deployment was failed';
        return { ...outcome, result: 'done', failures: [error.withContext(`${done}, but cannot be followed`)] };
    }
}
async function write(mode, { ID: id }, nomad) {
    const send = async () => mode === 'promote' ? nomad.promoteDeployment({ id }) : nomad.failDeployment({ id });
    const find = async () => {
        const now = await nomad.readDeployment({ id });
        return isDone(mode, now) ? now : undefined;
    };
    await (0,_write_to_nomad_js__WEBPACK_IMPORTED_MODULE_3__/* .writeToNomad */ .Ck)({ send, find });
}
function isDone(mode, { Status, TaskGroups }) {
    if (mode === 'fail-deployment')
        return Status === 'failed';
    const canaries = Object.values(TaskGroups).filter((group) => group.DesiredCanaries > 0);
    return Status === 'successful' || (canaries.length > 0 && canaries.every((group) => group.Promoted));
}


/***/ }),

/***/ 7377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ steerReport)
/* harmony export */ });
/* harmony import */ var _rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(667);
/* harmony import */ var _describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1772);


const promised = {
    promote: ['successful', 'no-deployment'],
    'fail-deployment': ['failed', 'rolled-back'],
};
function steerReport(outcome) {
    const { mode, job, deployment, result, rollout } = outcome;
    const isWell = rollout === undefined || promised[mode].includes(rollout.kind);
    const failures = [...outcome.failures, ...(isWell ? [] : [(0,_rollout_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .rolloutFailure */ .g)(rollout, { id: job, file: undefined })])];
    const headline = mode === 'promote' ? promoteHeadline(outcome) : failHeadline(outcome);
    return {
        headline: outcome.failures[0]?.message ?? headline,
        sign: result === 'dry-run' ? '🔵' : '🟢',
        failures,
        notes: [],
        body: [],
        outputs: {
            changed: String(result === 'done'),
            outcome: rollout?.kind ?? '',
            'deployment-id': deployment?.ID ?? '',
            'job-version': deployment === undefined ? '' : String(deployment.JobVersion),
            'job-modify-index': deployment === undefined ? '' : String(deployment.JobSpecModifyIndex),
        },
    };
}
function promoteHeadline({ job, result, rollout }) {
    const followed = rollout === undefined ? '' : (0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRollout */ .lw)(rollout);
    const and = rollout?.kind === 'successful' ? ' and ' : followed === '' ? '' : ': ';
    return {
        none: `\`${job}\` was not promoted`,
        already: `\`${job}\` is already promoted`,
        'dry-run': `Dry run: \`${job}\` would be promoted`,
        done: `\`${job}\` promoted${and}${followed}`,
    }[result];
}
function failHeadline({ job, result, rollout }) {
    const followed = rollout === undefined || rollout.kind === 'failed' ? '' : `: ${(0,_describe_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRollout */ .lw)(rollout)}`;
    return {
        none: `The deployment of \`${job}\` was not failed`,
        already: `The deployment of \`${job}\` has already failed`,
        'dry-run': `Dry run: the deployment of \`${job}\` would be failed`,
        done: `Failed the deployment of \`${job}\`${followed}`,
    }[result];
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


/***/ })

};
