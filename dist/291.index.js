export const id = 291;
export const ids = [291];
export const modules = {

/***/ 4291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/modules/judge-modules.js + 7 modules
var judge_modules = __webpack_require__(7059);
// EXTERNAL MODULE: ./build/js/operations/modules/read-inputs.js + 1 modules
var read_inputs = __webpack_require__(7311);
// EXTERNAL MODULE: ./build/js/report/modules/report.js + 2 modules
var report = __webpack_require__(822);
// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/modes/reinstate/inputs.js
var inputs = __webpack_require__(4564);
// EXTERNAL MODULE: ./build/js/deprecation/changes.js
var changes = __webpack_require__(7374);
// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/deprecation/policy.js + 1 modules
var deprecation_policy = __webpack_require__(4334);
// EXTERNAL MODULE: ./build/js/deprecation/template.js
var template = __webpack_require__(2449);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
// EXTERNAL MODULE: ./build/js/operations/modules/apply-changes.js + 4 modules
var apply_changes = __webpack_require__(4821);
// EXTERNAL MODULE: ./build/js/operations/modules/read-module.js
var read_module = __webpack_require__(6736);
;// CONCATENATED MODULE: ./build/js/modes/reinstate/reinstate-module.js







async function reinstateModule({ module, version: withdrawn }, dependencies) {
    const { inputs, registry, now } = dependencies;
    const { policy, scope } = inputs;
    const state = await (0,read_module/* readModule */.b)(registry, module);
    const counts = scope === 'all' ? () => true : template/* isWrittenByOutrider */.BU;
    const released = (0,deprecation_policy/* newestVersion */.R)(state.versions, { withdrawn, isOurs: counts });
    const decisions = (0,deprecation_policy/* decide */.L)(state.versions, { ...policy, minAge: 0 }, { released, withdrawn, created: new Map(), now: now(), isOurs: counts });
    const judged = (0,changes/* planReinstatements */.qJ)(decisions, { policy, scope, isOurs: template/* isWrittenByOutrider */.BU });
    return (0,apply_changes/* applyChanges */.Y)({ module, version: withdrawn, state, judged, tag: '', notes: reinstateNotes(withdrawn, state, (0,registry_module/* moduleName */.AO)(module)) }, inputs, dependencies);
}
function reinstateNotes(withdrawn, { versions }, module) {
    const left = versions.find(({ version }) => withdrawn !== undefined && version !== undefined && (0,registry_version/* byPrecedence */.mc)(version, withdrawn) === 0);
    if (withdrawn === undefined || left === undefined || left.deprecation !== undefined || left.revoked)
        return [];
    const text = `${module} ${(0,registry_version/* versionName */.sh)(withdrawn)} itself was not changed: consumers still get it, and the next \`deprecate\` counts it as the newest. Delete or deprecate it in the registry.`;
    return [{ level: 'notice', text }];
}

;// CONCATENATED MODULE: ./build/js/modes/reinstate/index.js







const mode = {
    inputs: inputs/* reinstateInputs */.Z,
    activity: 'Reinstating',
    writes: true,
    read(raw, reading) {
        const inputs = (0,read_inputs/* readModuleInputs */.e)(raw, reading);
        if (inputs === undefined)
            return undefined;
        return { ...inputs, mode: 'reinstate', requireSuccessor: false, scope: raw['reinstate-scope'] };
    },
    run: async (inputs, context) => (0,errors/* withErrors */.u$)((0,judge_modules/* judgeModules */.p)(inputs, context, (_, run) => async (target) => reinstateModule(target, { ...run, inputs })), (0,judge_modules/* nothingJudged */.V)(inputs, context)),
    report: (outcome, context) => (0,run_report/* expandReport */.r)((0,report/* registryReport */.k)(outcome), context),
};


/***/ })

};
