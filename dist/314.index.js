export const id = 314;
export const ids = [314];
export const modules = {

/***/ 7374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ missingVersions),
/* harmony export */   L6: () => (/* binding */ successorsOf),
/* harmony export */   ev: () => (/* binding */ isNamed),
/* harmony export */   qJ: () => (/* binding */ planReinstatements),
/* harmony export */   zz: () => (/* binding */ planDeprecations)
/* harmony export */ });
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1377);

function planDeprecations(decisions, { textFor, updateText, isOurs }) {
    return decisions.map((decision) => {
        const { deprecation: before, version } = decision.of;
        const judged = { ...decision, name: decision.of.listed, change: undefined };
        if (decision.verdict !== 'deprecate' || version === undefined)
            return judged;
        if (before !== undefined && !isOurs(before))
            return { ...judged, why: `${decision.why}; a person has already deprecated it` };
        const text = textFor(version);
        const same = before !== undefined && before.reason === text.reason && before.link === text.link;
        if (same)
            return { ...judged, why: `${decision.why}; it is already deprecated`, text };
        if (before !== undefined && !updateText)
            return { ...judged, why: `${decision.why}; it is already deprecated` };
        return { ...judged, text, change: { kind: 'deprecate', version: judged.name, text, before } };
    });
}
function planReinstatements(decisions, { policy, scope, isOurs }) {
    return decisions.map((decision) => {
        const { of } = decision;
        const { why, verdict } = policy.rule === 'explicit' ? byExplicitName(decision, policy) : decision;
        const judged = { ...decision, verdict, why, name: of.listed, change: undefined };
        if (verdict !== 'keep' || of.deprecation === undefined)
            return judged;
        if (policy.rule !== 'explicit' && scope === 'owned' && !isOurs(of.deprecation)) {
            return { ...judged, why: `${why}; but a person deprecated it` };
        }
        return { ...judged, change: { kind: 'reinstate', version: judged.name } };
    });
}
function isNamed({ version }, { versions }) {
    return version !== undefined && versions.some((named) => (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(named, version) === 0);
}
function byExplicitName({ of, verdict, why }, policy) {
    if (verdict === 'skip')
        return { verdict, why };
    return isNamed(of, policy)
        ? { verdict: 'keep', why: '`versions` names it' }
        : { verdict: 'skip', why: '`versions` does not name it' };
}
function successorsOf(decisions) {
    return decisions.flatMap(({ of, verdict }) => verdict === 'keep' && of.deprecation === undefined && of.version !== undefined ? [of.version] : []);
}
function missingVersions(named, versions) {
    return named.filter((one) => !versions.some(({ version }) => version !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(one, version) === 0));
}


/***/ }),

/***/ 2319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZL: () => (/* binding */ stagesOf),
/* harmony export */   aw: () => (/* binding */ failedModule),
/* harmony export */   d$: () => (/* binding */ consumersOf),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   i2: () => (/* binding */ holdUsedVersions),
/* harmony export */   pS: () => (/* binding */ versionsWithResult)
/* harmony export */ });
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1377);

function stagesOf(changes, most) {
    const stages = [];
    for (let from = 0; from < changes.length; from += most) {
        const run = changes.slice(from, from + most);
        const [first, last] = [run[0], run.at(-1)];
        if (first !== undefined && last !== undefined)
            stages.push({ count: run.length, first, last });
    }
    return stages;
}
function failedModule(module, version, failures) {
    return { module, version, versions: [], failures, tag: '', notes: [] };
}
function failuresOf({ failures, modules }) {
    return [...failures, ...modules.flatMap((module) => module.failures)];
}
function versionsWithResult(modules, ...results) {
    return modules.flatMap(({ module, versions }) => versions.filter((one) => results.includes(one.result)).map((one) => ({ ...one, module })));
}
function consumersOf(uses, { module, host, asOf, named }) {
    const own = uses.filter(({ registryType }) => registryType !== 'public');
    const ours = own.filter((use) => use.version !== '' && isOfModule(use, module, host));
    if (own.length > 0 && ours.length === 0)
        return undefined;
    const versions = Array.from(Map.groupBy(ours, ({ version }) => (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .listedName */ .d1)(version)), ([version, rows]) => ({ version, ...countWorkspaces(rows) }));
    return {
        asOf,
        versions: versions
            .toSorted((a, b) => b.count - a.count || (a.version < b.version ? -1 : 1))
            .map(({ version, count, names }) => ({ version, count, names: named ? names : [] })),
    };
}
function isOfModule({ source }, module, host) {
    const parts = (source.split('//')[0] ?? '').split('/');
    const [provider, name, organization, ...before] = parts.toReversed();
    const isSame = organization === module.organization && name === module.name && provider === module.provider;
    const prefix = before.toReversed().join('/').toLowerCase();
    return isSame && ['', 'private', host].includes(prefix);
}
function countWorkspaces(rows) {
    const names = [...new Set(rows.flatMap(({ workspaces }) => workspaces))].toSorted();
    const isComplete = rows.every(({ workspaces, workspaceCount }) => workspaces.length === workspaceCount);
    return { count: isComplete ? names.length : rows.reduce((sum, one) => sum + one.workspaceCount, 0), names };
}
function holdUsedVersions(decisions, { versions }, most) {
    const counts = new Map(versions.map(({ version, count }) => [version, count]));
    return decisions.map((decision) => {
        const { of, verdict } = decision;
        const count = of.version === undefined ? 0 : (counts.get((0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(of.version)) ?? 0);
        if (verdict !== 'deprecate' || of.deprecation !== undefined || count <= most)
            return decision;
        const users = count === 1 ? '1 workspace uses it' : `${count} workspaces use it`;
        return { of, verdict: 'hold', why: `${users}, and \`max-consumers\` is ${most}` };
    });
}


/***/ }),

/***/ 1505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ decideVersions),
/* harmony export */   R: () => (/* binding */ newestVersion)
/* harmony export */ });
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1377);

function decideVersions(versions, policy, occasion) {
    const sorted = versions.toSorted(listingOrder);
    const court = prepareContext(sorted, policy, occasion);
    return sorted.map((of) => {
        const [verdict, why] = judgeVersion(of, court);
        return { of, verdict, why };
    });
}
function newestVersion(versions, counting) {
    const counted = countedVersions(versions.toSorted(listingOrder), counting);
    return counted.findLast((version) => !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version)) ?? counted.at(-1);
}
function countedVersions(versions, { withdrawn, isOurs }) {
    return versions
        .filter(({ status, revoked }) => status === 'ok' && !revoked)
        .filter(({ deprecation }) => deprecation === undefined || isOurs(deprecation))
        .flatMap(({ version }) => version ?? [])
        .filter((version) => !isVersion(version, withdrawn));
}
function prepareContext(versions, policy, occasion) {
    const counted = countedVersions(versions, occasion);
    const newestStable = counted.findLast((version) => !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version));
    const kept = createKeepRule({ rule: policy.rule, keep: policy.keep, counted, released: occasion.released });
    const newestOfRelease = new Map(counted.map((version) => [releaseKey(version), version]));
    const { released, isMarkedPrerelease } = occasion;
    const prerelease = released !== undefined && (isMarkedPrerelease || (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(released)) ? released : undefined;
    return { ...occasion, policy, prerelease, newestOfRelease, kept, newestStable };
}
function judgeVersion(of, court) {
    const { version } = of;
    if (version === undefined)
        return ['skip', 'it is not a valid version'];
    if (of.revoked)
        return ['skip', 'it is revoked'];
    if (of.status !== 'ok')
        return ['skip', `its status is ${of.status}`];
    if (isVersion(version, court.withdrawn))
        return ['skip', 'it was withdrawn, and stays unchanged'];
    return byFixedRules(version, court) ?? byPrereleases(version, court) ?? byKeepRule(version, court);
}
function byFixedRules(version, { policy, released, prerelease, newestStable }) {
    if (isVersion(version, newestStable))
        return ['keep', 'it is the newest stable version'];
    if (isVersion(version, released))
        return ['keep', 'it is the released version'];
    const protection = policy.protect.find((range) => range.test(version));
    if (protection !== undefined)
        return ['keep', `\`protect\` names it: ${protection.raw}`];
    if (policy.versions.some((named) => isVersion(version, named)))
        return ['deprecate', '`versions` names it'];
    if (policy.rule === 'explicit')
        return ['keep', '`versions` does not name it'];
    if (policy.onlyOlderThan === 'released' && released !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(version, released) > 0) {
        return ['keep', `it is newer than the released ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(released)}`];
    }
    if (prerelease !== undefined && !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version)) {
        return ['keep', `the prerelease ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(prerelease)} supersedes no stable version`];
    }
    return undefined;
}
function byPrereleases(version, { policy, prerelease, newestStable, newestOfRelease }) {
    if (!(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version))
        return undefined;
    switch (policy.prereleases) {
        case 'same-rule':
            return undefined;
        case 'ignore':
            return ['keep', '`prereleases` is `ignore`'];
        case 'all':
            return ['deprecate', 'it is a prerelease'];
        case 'superseded':
    }
    if (prerelease !== undefined && !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .sameRelease */ .OW)(prerelease, version)) {
        return ['keep', `the prerelease ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(prerelease)} supersedes only those of its own release`];
    }
    const ofRelease = newestOfRelease.get(releaseKey(version));
    const successor = isNewer(newestStable, version) ? newestStable : ofRelease;
    if (!isNewer(successor, version))
        return ['keep', 'neither its release nor a newer version exists'];
    return ['deprecate', `it is a prerelease, and ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(successor)} supersedes it`];
}
function isNewer(one, version) {
    return one !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(one, version) > 0;
}
function releaseKey({ major, minor, patch }) {
    return `${major}.${minor}.${patch}`;
}
function byKeepRule(version, { policy, kept, created, now, released }) {
    const rule = kept(version);
    if (rule !== undefined)
        return ['keep', rule];
    if (policy.range?.test(version) === false)
        return ['skip', `it is outside \`range\`: ${policy.range.raw}`];
    const since = created.get((0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(version));
    if (policy.minAge > 0 && since === undefined)
        return ['keep', 'its age is unknown, and `min-age` is set'];
    if (policy.minAge > 0 && now - (since ?? now) < policy.minAge)
        return ['keep', 'it is younger than `min-age`'];
    return ['deprecate', released === undefined ? 'it is superseded' : `${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(released)} supersedes it`];
}
function isVersion(version, other) {
    return other !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(version, other) === 0;
}
function listingOrder(a, b) {
    if (a.version !== undefined && b.version !== undefined)
        return (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byAge */ .jI)(a.version, b.version);
    if (a.version === undefined && b.version === undefined)
        return a.listed < b.listed ? -1 : 1;
    return a.version === undefined ? -1 : 1;
}
function createKeepRule({ rule, keep, counted, released }) {
    const stable = counted.filter((version) => !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version));
    const isCounted = rule === 'older-than-release' ? notNewerThan(released) : anyVersion;
    const lines = Map.groupBy(stable.filter(isCounted), (version) => releaseLine(rule, version));
    const oldestKept = new Map([...lines].map(([line, versions]) => [line, oldestOf(versions, keep)]));
    return (version) => {
        if (rule === 'older-than-release' && released !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(version, released) > 0) {
            return 'it is not older than the release';
        }
        const line = releaseLine(rule, version);
        const oldest = oldestKept.get(line);
        const of = line === '' ? '' : ` of ${line}`;
        if (oldest === undefined)
            return `there is no stable version${of}`;
        if ((0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(version, oldest) < 0)
            return undefined;
        return `it is among the newest${keep === 1 ? '' : ` ${keep}`}${of}`;
    };
}
function oldestOf(versions, keep) {
    const distinct = versions.filter((version, index) => {
        const before = versions[index - 1];
        return before === undefined || (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(before, version) !== 0;
    });
    return distinct.at(-keep) ?? distinct[0];
}
function releaseLine(rule, { major, minor }) {
    if (rule === 'per-major')
        return `${major}.x`;
    return rule === 'per-minor' ? `${major}.${minor}.x` : '';
}
function notNewerThan(released) {
    return (version) => released === undefined || (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(version, released) <= 0;
}
function anyVersion() {
    return true;
}


/***/ }),

/***/ 1281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/report/modules/module-report.js + 1 modules
var module_report = __webpack_require__(8641);
// EXTERNAL MODULE: ./build/js/modes/deprecate/inputs.js
var inputs = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/modules/judge-modules.js + 3 modules
var judge_modules = __webpack_require__(8385);
// EXTERNAL MODULE: ./build/js/clients/github/context.js
var github_context = __webpack_require__(5534);
// EXTERNAL MODULE: ./build/js/clients/github/comments/find.js
var find = __webpack_require__(6001);
// EXTERNAL MODULE: ./build/js/deprecation/outcome.js
var deprecation_outcome = __webpack_require__(2319);
// EXTERNAL MODULE: ./build/js/operations/comments/comment-target.js
var comment_target = __webpack_require__(3395);
// EXTERNAL MODULE: ./build/js/operations/comments/comment-writer.js
var comment_writer = __webpack_require__(7769);
// EXTERNAL MODULE: ./build/js/operations/comments/renew-comment.js
var renew_comment = __webpack_require__(3429);
// EXTERNAL MODULE: ./build/js/operations/pull-request-files.js + 1 modules
var pull_request_files = __webpack_require__(2245);
// EXTERNAL MODULE: ./build/js/operations/review/record.js
var review_record = __webpack_require__(3925);
// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
// EXTERNAL MODULE: ./build/js/report/comment/footer.js
var footer = __webpack_require__(3976);
// EXTERNAL MODULE: ./build/js/report/failure-items.js
var failure_items = __webpack_require__(8762);
;// CONCATENATED MODULE: ./build/js/report/modules/changes-comment.js






function changesMarkdown(outcome, surroundings, limit) {
    const { where, marker, record, door } = surroundings;
    const { isPlan = false, modules } = outcome;
    const failures = (0,deprecation_outcome/* failuresOf */.dJ)(outcome);
    const headline = (0,module_report/* registryHeadline */.Gz)(outcome);
    const shown = failures.find(({ message }) => message === headline);
    const others = failures.filter((failure) => failure !== shown);
    const done = shown === undefined ? (0,markdown.md) `Changed` : (0,markdown.md) `Not changed`;
    const sign = failures.length > 0 ? '🔴' : isPlan ? '🔵' : '🟢';
    const notes = [...outcome.notes, ...modules.flatMap((module) => module.notes)];
    const next = isPlan && record !== undefined && failures.length === 0
        ? (0,markdown.md) `\`mode: deprecate\` makes exactly these changes after the merge, unless the registry changes before.`
        : markdown/* nothing */.s6;
    const document = {
        head: [(0,markdown/* joinLines */.cT)([marker, (0,markdown.md) `### ${sign} ${(0,markdown/* prose */.CS)(headline, 500)}`])],
        sections: [
            { share: 0.1, render: () => (shown === undefined ? markdown/* nothing */.s6 : (0,failure_items/* renderFix */.C2)(shown)) },
            { share: 0.3, render: (room) => (0,fit/* itemsWithin */.mu)((0,failure_items/* failureItems */.xh)(others, undefined), room) },
            { share: 'rest', render: (room) => (0,fit/* itemsWithin */.mu)(changeItems(outcome), room) },
            {
                share: 0.2,
                render: (room) => (0,fit/* itemsWithin */.mu)(notes.map(({ text }) => (0,markdown.md) `- ⚠️ ${(0,markdown/* prose */.CS)(text)}`), room),
            },
        ],
        tail: [next, (0,markdown/* joinLines */.cT)([(0,footer/* footerLine */.GO)(isPlan ? (0,markdown.md) `Planned` : done, where), record ?? markdown/* nothing */.s6])],
    };
    return (0,fit/* fitDocument */.VC)(document, limit, door);
}
const mostNames = 100;
function changeItems({ modules, isPlan = false }) {
    return modules.flatMap(({ module, versions }) => {
        const changed = versions.filter(({ result }) => result === 'deprecated' || result === 'failed');
        const same = Map.groupBy(changed, ({ deprecatedBy, text, failure }) => JSON.stringify([deprecatedBy, text, failure?.message]));
        const of = modules.length === 1 ? markdown/* nothing */.s6 : (0,markdown.md) ` of ${(0,markdown/* code */.aY)(module)}`;
        return [...same.values()].map((group) => changeItem(group, of, isPlan));
    });
}
function changeItem(versions, of, isPlan) {
    const [{ text, failure, deprecatedBy } = {}] = versions;
    const names = (0,markdown/* listUpTo */.JM)(versions.map(({ version }) => (0,markdown/* code */.aY)(version)), ', ', mostNames);
    const before = deprecatedBy !== undefined;
    const verb = before
        ? isPlan
            ? (0,markdown.md) `Change the text of`
            : (0,markdown.md) `Changed the text of`
        : isPlan
            ? (0,markdown.md) `Deprecate`
            : (0,markdown.md) `Deprecated`;
    const what = failure === undefined ? verb : (0,markdown.md) `Not changed:`;
    const { reason = failure?.message ?? '', link: url = '' } = text ?? {};
    const more = url === '' ? markdown/* nothing */.s6 : (0,markdown.md) ` — ${(0,markdown/* link */.nf)((0,markdown/* name */.UU)(new URL(url).host), url)}`;
    return (0,markdown.md) `- **${what}** ${names}${of}: ${(0,markdown/* prose */.CS)(reason)}${more}`;
}

// EXTERNAL MODULE: ./build/js/review/record-codec.js
var record_codec = __webpack_require__(4989);
// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/nomad-plan/specification.js
var specification = __webpack_require__(7619);
// EXTERNAL MODULE: ./build/js/review/digests.js
var digests = __webpack_require__(4906);
// EXTERNAL MODULE: ./build/js/review/compare.js
var compare = __webpack_require__(8436);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
;// CONCATENATED MODULE: ./build/js/modes/deprecate/compare-changes.js






function changedVersions({ judged }) {
    return judged.flatMap(({ name, change }) => (change === undefined ? [] : [name]));
}
function textOfChanges({ judged }, versions) {
    const texts = new Map(judged.map(({ name, text }) => [name, text]));
    return (0,specification/* canonical */.$N)(versions.map((name) => [name, texts.get(name)?.reason ?? null, texts.get(name)?.link ?? null]));
}
function recordChanges(decided, key) {
    const versions = [...changedVersions(decided)];
    const name = (0,registry_module/* moduleName */.AO)(decided.module);
    if (versions.length === 0)
        return undefined;
    return {
        file: name,
        id: name,
        namespace: '',
        region: '',
        index: 0,
        changes: true,
        spec: (0,digests/* keyedDigest */.rD)('specification', textOfChanges(decided, versions), key),
        plan: (0,digests/* keyedDigest */.rD)('meaning', '', key),
        versions,
    };
}
function compareChanges(decided, reviewed, key) {
    const changes = changedVersions(decided);
    if (reviewed === undefined && changes.length === 0)
        return { kind: 'same' };
    const { versions = [] } = reviewed ?? {};
    const id = (0,registry_module/* moduleName */.AO)(decided.module);
    const now = { id, namespace: '', region: '', spec: textOfChanges(decided, versions), plan: '' };
    const comparison = (0,compare/* compareWithReview */.u)(now, reviewed, key);
    const isMore = changes.some((name) => !versions.includes(name));
    return comparison.kind === 'same' && isMore ? { kind: 'changed', what: 'specification' } : comparison;
}
function refuseChanges(decided, { kind }, { versions = [] } = {}) {
    const changes = changedVersions(decided);
    const module = `\`${(0,registry_module/* moduleName */.AO)(decided.module)}\``;
    if (kind === 'same' || (kind === 'done' && changes.length === 0))
        return undefined;
    if (kind === 'unseen')
        return notReviewed(`no comment has shown the changes of ${module}: ${listed(changes)}`);
    if (kind === 'done')
        return planChanged(`the pull request has changed ${module} before, and a review counts once: ${listed(changes)}`);
    const more = changes.filter((name) => !versions.includes(name));
    const missing = versions.filter((name) => !decided.judged.some((one) => one.name === name && one.text !== undefined));
    const what = [
        ...(more.length === 0 ? [] : [`${listed(more)} would be changed as well`]),
        ...(missing.length === 0 ? [] : [`${listed(missing)} would not be changed`]),
    ];
    const why = what.length === 0 ? 'a reason or a link differs' : what.join('; ');
    return planChanged(`the changes of ${module} are not those that the pull request showed: ${why}`);
}
const compare_changes_mostNames = 10;
function listed(names) {
    const left = names.length - compare_changes_mostNames;
    return left <= 0 ? names.join(', ') : `${names.slice(0, compare_changes_mostNames).join(', ')} and ${(0,numbers/* plural */.LS)(left, 'more version')}`;
}
const planAgain = 'Run the workflow of the pull request again, so that its comment shows the changes, and have them reviewed. Then re-run this job.';
function notReviewed(why, how = planAgain) {
    return new errors/* ActionError */.lZ({ reason: 'not-reviewed', message: `Nothing was changed: ${why}`, hint: how });
}
function planChanged(why) {
    return new errors/* ActionError */.lZ({ reason: 'plan-changed', message: `Nothing was changed: ${why}`, hint: planAgain });
}

;// CONCATENATED MODULE: ./build/js/modes/deprecate/plan-changes.js














function planChanges(inputs, context) {
    const { event, workspace } = context;
    const { keys, comment, dryRun, registry } = inputs;
    let decided = [];
    return {
        isPlan: true,
        async judge(all) {
            decided = all.filter((one) => 'judged' in one);
            return { failures: [], evidenceOf: () => notMerged };
        },
        async comment(outcome) {
            const other = await (0,pull_request_files/* findOtherCheckout */.cV)({ context: event, directory: workspace });
            if (other !== undefined)
                (0,pull_request_files/* warnOfOtherCheckout */.uF)(context, other.commit, { subject: 'plan', verb: 'Run it' });
            if (dryRun || other !== undefined)
                return undefined;
            const found = await (0,comment_writer/* findCommentWriter */._E)({ ...context, comment, subject: 'plan', keys });
            const { writeComment, pullRequest, place } = found;
            if (writeComment === undefined)
                return undefined;
            const failures = (0,deprecation_outcome/* failuresOf */.dJ)(outcome);
            const shown = failures.length === 0 ? decided : [];
            const record = (0,review_record/* moduleRecordOf */.PP)({ context: event, pullRequest, comment: comment.id, cluster: registry.address.host }, keys, (key) => shown.flatMap((one) => recordChanges(one, key) ?? []));
            const { render, longest } = createRendering(outcome, inputs, context);
            const renewal = (0,renew_comment/* createRenewal */.l)({ record, place, keys, verbs: [], jobs: [], nomad: undefined });
            return {
                subject: 'plan',
                isOfFork: (0,github_context/* isOfFork */.O)(event),
                write: async () => writeComment(render(record?.lines), {
                    same: (one, another) => (0,footer/* sameComment */.Go)(one, another) && (0,record_codec/* sameRecord */.qf)(one, another, keys),
                    create: (0,deprecation_outcome/* versionsWithResult */.pS)(outcome.modules, 'deprecated').length + failures.length > 0,
                    renew: renewal.with({ notice: undefined, render, longest }),
                }),
            };
        },
    };
}
const notMerged = {
    kind: 'reviewed',
    run: { failures: ['not merged'], approvals: [], guarded: [], failed: [], jobs: [], stops: [] },
    comparison: { kind: 'unseen' },
    index: undefined,
    source: { plan: '', pullRequest: null, commit: '', approvedBy: [] },
};
function createRendering(outcome, { comment, registry }, { event, runner }) {
    const longest = fit/* COMMENT_LIMIT */.W$ - record_codec/* stampLength */.am;
    const where = { ...(0,comment_target/* commitAndRun */.Qs)(event), cluster: registry.address.host, region: undefined, namespace: undefined };
    const marker = (0,find/* commentMarker */.Ql)(comment.id);
    const limit = (0,fit/* commentLimit */.j9)((0,markdown.md) `the ${(0,markdown/* link */.nf)((0,markdown.md) `step summary`, where.run?.url)}`, longest);
    return {
        render: (record) => changesMarkdown(outcome, { where, marker, record, door: runner.door }, limit),
        longest,
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/clients/github/comments/upsert.js
var upsert = __webpack_require__(9254);
// EXTERNAL MODULE: ./build/js/inputs/review.js
var review = __webpack_require__(5148);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/work-budget.js
var work_budget = __webpack_require__(6858);
// EXTERNAL MODULE: ./build/js/jobfiles/provenance/git.js
var git = __webpack_require__(2777);
// EXTERNAL MODULE: ./build/js/operations/review/branch-head.js
var branch_head = __webpack_require__(2355);
// EXTERNAL MODULE: ./build/js/operations/review/find-review.js
var find_review = __webpack_require__(1548);
// EXTERNAL MODULE: ./build/js/operations/review/open-review.js
var open_review = __webpack_require__(8649);
// EXTERNAL MODULE: ./build/js/operations/run-context.js + 3 modules
var run_context = __webpack_require__(2557);
// EXTERNAL MODULE: ./build/js/report/comment/publish-comment.js
var publish_comment = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/js/review/validate-record.js
var validate_record = __webpack_require__(3927);
// EXTERNAL MODULE: ./build/js/text/published.js
var published = __webpack_require__(9618);
;// CONCATENATED MODULE: ./build/js/modes/deprecate/reviewed-changes.js




















async function makeReviewedChanges(inputs, context) {
    const { event } = context;
    const { keys, dryRun } = inputs;
    const found = await findOurReview(inputs, context);
    const { review } = found;
    let compared = [];
    return {
        isPlan: false,
        async judge(all) {
            compared = compareAll(all, review, keys);
            const differing = [...refusalsOf(all, compared, review), ...(await judgeFile(compared, inputs, found))];
            const isWriting = differing.length === 0 && !dryRun && compared.some(isToBeWritten);
            const failures = isWriting ? await touchComments(review) : differing;
            return { failures, evidenceOf: createEvidence({ compared, failures, keys, commit: found.commit }) };
        },
        async comment(outcome) {
            const complete = compared.filter((one) => isComplete(one, outcome));
            const isNews = (0,deprecation_outcome/* failuresOf */.dJ)(outcome).length + (0,deprecation_outcome/* versionsWithResult */.pS)(outcome.modules, 'deprecated').length > 0;
            if (dryRun || !(isNews || complete.length > 0))
                return undefined;
            const { render } = createRendering(outcome, inputs, { ...context, event: { ...event, pullRequest: undefined } });
            const run = event.runUrl === undefined ? 'an earlier run' : `run ${event.runNumber}`;
            const write = (record) => render((0,review_record/* recordLines */.TS)(markDone(record, complete, run), keys));
            return { subject: 'outcome', isOfFork: false, write: async () => writeComments(review, write) };
        },
    };
}
async function findOurReview(inputs, context) {
    const { event, workspace } = context;
    const { comment, dryRun, registry, githubToken: token, keys } = inputs;
    const github = token === undefined ? undefined : await (0,run_context/* connectGitHub */.U)(context, token);
    const commit = (await (0,git/* commitAtHead */.fy)(workspace))?.id ?? event.sha;
    const looking = {
        context: event,
        inputs: {
            comment,
            dryRun,
            review: { mode: 'required', keys },
            branches: { patterns: [], names: () => false },
            nomad: registry,
        },
        github,
        head: commit,
    };
    const review = await (0,errors/* orElse */.NW)((0,find_review/* findReview */.I)(looking), (error) => {
        throw asOurs(error);
    });
    if (review.refusal !== undefined)
        throw asOurs(review.refusal);
    return { review, github, commit, repository: event.repo, workspace };
}
function asOurs(error) {
    if (error.reason !== 'not-reviewed')
        return error;
    const { hint = '' } = error;
    const why = (0,validate_record/* reasonOf */.A3)(error);
    return hint === '' || /register/i.test(hint) ? notReviewed(why) : notReviewed(why, hint);
}
function compareAll(all, { entries }, keys) {
    return all.flatMap((decided) => {
        if (!('judged' in decided))
            return [];
        const reviewed = entries.jobs.get((0,registry_module/* moduleName */.AO)(decided.module));
        const key = (0,review/* findKey */.Tj)(reviewed?.record.key ?? '', keys) ?? keys[0];
        return [{ decided, reviewed, comparison: compareChanges(decided, reviewed?.entry, key) }];
    });
}
function isToBeWritten({ decided, comparison }) {
    return comparison.kind === 'same' && changedVersions(decided).length > 0;
}
function refusalsOf(all, compared, { entries }) {
    const unknown = all.flatMap((one) => ('judged' in one ? [] : [one.module]));
    const known = new Set([...compared.map(({ decided }) => (0,registry_module/* moduleName */.AO)(decided.module)), ...unknown]);
    const gone = [...entries.jobs].filter(([name, { entry }]) => entry.done === undefined && !known.has(name));
    return [
        ...compared.flatMap((one) => refuseChanges(one.decided, one.comparison, one.reviewed?.entry) ?? []),
        ...unknown.map((name) => planChanged(`the changes of \`${name}\` are not known`)),
        ...gone.map(([name]) => planChanged(`\`${name}\`, which the pull request showed, is not among the modules`)),
    ];
}
async function judgeFile(compared, { versionsFile }, { review: { branch }, github, commit, repository, workspace }) {
    if (versionsFile === undefined || branch === undefined || !compared.some(isToBeWritten))
        return [];
    if (github === undefined || repository === undefined)
        return [];
    const checkout = await (0,git/* readCheckout */.b$)(workspace, external_node_fs_.realpathSync.native(workspace));
    const options = { github, repository, branch, commit, checkout, workspace, budget: (0,work_budget/* createRunBudget */.f)() };
    const judging = (0,branch_head/* readBranchHead */.zO)(options).then(({ changed }) => {
        const name = changed(versionsFile, new Set([external_node_path_.posix.normalize(versionsFile)]));
        if (name === undefined)
            return [];
        const why = `branch \`${branch}\` has changed \`${name}\` since the checked-out commit`;
        return [notReviewed(why, 'The run of the later commit makes its changes: do not re-run this one.')];
    });
    return (0,errors/* orElse */.NW)(judging, (error) => [asOurs(error)]);
}
async function touchComments(review) {
    const touching = writeComments(review, (_, body) => (0,published/* asPublished */.f1)(body)).then(() => []);
    return (0,errors/* orElse */.NW)(touching, (error) => [
        (0,publish_comment/* nameCommentPermission */.e)(error).withContext('Nothing was changed: the comment, which marks the review as used, could not be written'),
    ]);
}
async function writeComments({ plans }, compose) {
    let last = { comment: undefined, action: 'none' };
    for (const { place, comment, record } of plans) {
        const written = await (0,upsert/* rewriteComment */.Iz)(place, comment.id, (0,open_review/* sealComment */.V)(place, compose(record, comment.body)));
        last = await (0,open_review/* sealAgainIfLate */.z6)(place, written);
    }
    return last;
}
function createEvidence({ compared, failures, keys, commit = '' }) {
    const jobs = compared.map(({ comparison }) => comparison);
    const run = { failures, approvals: [], guarded: [], failed: [], jobs, stops: [] };
    return ({ module, version }) => {
        const found = compared.find(({ decided }) => (0,registry_module/* moduleName */.AO)(decided.module) === module);
        const { entry, record } = found?.reviewed ?? {};
        const key = (0,review/* findKey */.Tj)(record?.key ?? '', keys);
        const plan = record === undefined || key === undefined ? '' : (0,record_codec/* planId */.rY)(record, key);
        const isShown = found !== undefined && entry?.versions?.includes(version) === true;
        return {
            kind: 'reviewed',
            run,
            comparison: isShown ? found.comparison : { kind: 'unseen' },
            index: undefined,
            source: { plan, pullRequest: record?.pullRequest ?? null, commit, approvedBy: [] },
        };
    };
}
function isComplete({ decided, comparison, reviewed }, { modules }) {
    const name = (0,registry_module/* moduleName */.AO)(decided.module);
    const results = modules.find(({ module }) => module === name)?.versions ?? [];
    const made = new Set(results.flatMap(({ version, result }) => (result === 'deprecated' || result === 'unchanged' ? [version] : [])));
    const { versions = [] } = reviewed?.entry ?? {};
    return comparison.kind === 'same' && versions.length > 0 && versions.every((version) => made.has(version));
}
function markDone(record, complete, run) {
    const done = { index: 0, outcome: 'deprecated', run };
    const used = new Set(complete.flatMap(({ reviewed }) => (reviewed?.record === record ? [reviewed.entry] : [])));
    return { ...record, jobs: record.jobs.map((job) => (used.has(job) ? { ...job, done } : job)) };
}

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/deprecation/changes.js
var changes = __webpack_require__(7374);
// EXTERNAL MODULE: ./build/js/deprecation/policy.js
var deprecation_policy = __webpack_require__(1505);
// EXTERNAL MODULE: ./build/js/deprecation/template.js
var template = __webpack_require__(2449);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
// EXTERNAL MODULE: ./build/js/operations/modules/read-module.js
var read_module = __webpack_require__(6736);
// EXTERNAL MODULE: ./build/js/text/times.js
var times = __webpack_require__(5502);
;// CONCATENATED MODULE: ./build/js/modes/deprecate/deprecate-module.js










async function decideDeprecations(target, dependencies) {
    const { inputs, registry, signal, pace, log, runLog, waitUntil } = dependencies;
    const { module, version } = target;
    const state = version === undefined
        ? await (0,read_module/* readModule */.b)(registry, module)
        : await waitForVersion({ registry, module, version, until: waitUntil, signal, pace, runLog });
    const released = version ?? (0,deprecation_policy/* newestVersion */.R)(state.versions, { withdrawn: undefined, isOurs: template/* isWrittenByOutrider */.BU });
    const isOnly = inputs.modules.modules.length === 1 && inputs.modules.patterns.length === 0;
    if (version === undefined && released !== undefined && isOnly) {
        log(`No tag names a version of ${(0,registry_module/* moduleName */.AO)(module)}; its newest, ${(0,registry_version/* versionName */.sh)(released)}, counts as released.`);
    }
    const { consumers, notes: consumerNotes } = await dependencies.readConsumers(module);
    const decided = await decideByAge({ ...target, version: released }, state, dependencies);
    const most = inputs.consumers?.most;
    const decisions = consumers === undefined || most === undefined ? decided : (0,deprecation_outcome/* holdUsedVersions */.i2)(decided, consumers, most);
    const tag = await tagOf({ ...target, version: released }, decisions, dependencies);
    const judged = (0,changes/* planDeprecations */.zz)(decisions, {
        isOurs: template/* isWrittenByOutrider */.BU,
        updateText: inputs.updateText,
        textFor: textsFor(decisions, { module, tag }, dependencies),
    });
    checkLinks(judged);
    const notes = [...consumerNotes, ...(state.record?.noCode === true ? [noCodeWarning((0,registry_module/* moduleName */.AO)(module))] : [])];
    return { module, version: released, state, judged, tag, notes, consumers };
}
async function decideByAge({ module, version: released }, { versions }, { inputs: { policy }, isPrerelease, registry, now }) {
    const occasion = {
        released,
        isMarkedPrerelease: isPrerelease,
        withdrawn: undefined,
        created: new Map(),
        now: now(),
        isOurs: template/* isWrittenByOutrider */.BU,
    };
    if (policy.minAge === 0)
        return (0,deprecation_policy/* decideVersions */.E)(versions, policy, occasion);
    const old = (0,deprecation_policy/* decideVersions */.E)(versions, { ...policy, minAge: 0 }, occasion).flatMap(({ of, verdict }) => verdict === 'deprecate' && of.version !== undefined ? [(0,registry_version/* versionName */.sh)(of.version)] : []);
    const created = await (0,p_map/* default */.Ay)(old, async (version) => {
        const record = await (0,errors/* orUndefined */.y0)(registry.getModuleVersionRecord({ module, version }), 'not-found');
        return record?.createdAt === undefined ? [] : [[version, record.createdAt]];
    }, { concurrency: 8 });
    return (0,deprecation_policy/* decideVersions */.E)(versions, policy, { ...occasion, created: new Map(created.flat()) });
}
function textsFor(decisions, { module, tag }, { inputs, releaseUrl, now }) {
    const wording = {
        reason: inputs.reason,
        link: inputs.link,
        module,
        successors: (0,changes/* successorsOf */.L6)(decisions),
        tag,
        releaseUrl: tag === '' ? '' : releaseUrl(tag),
        date: new Date(now()).toISOString().slice(0, 10),
        policy: inputs.policy.rule,
    };
    return (version) => {
        const own = inputs.texts.get((0,registry_version/* versionName */.sh)(version));
        const link = own?.link === 'none' ? undefined : (own?.link ?? inputs.link);
        return (0,template/* deprecationText */.uH)(version, { ...wording, reason: own?.reason ?? inputs.reason, link });
    };
}
async function tagOf({ module, version }, decisions, { tag, registry }) {
    const isNeeded = decisions.some(({ verdict }) => verdict === 'deprecate');
    if (tag !== '' || version === undefined || !isNeeded)
        return tag;
    const shown = await (0,errors/* orElse */.NW)(registry.getModuleVersion({ module, version: (0,registry_version/* versionName */.sh)(version) }), (error) => {
        if (error instanceof errors/* ServiceError */._7 && error.reason !== 'unauthorized')
            return undefined;
        throw error;
    });
    return shown?.tag ?? '';
}
function checkLinks(judged) {
    for (const { name, change } of judged) {
        if (change?.kind !== 'deprecate' || change.text.link === '' || isWebAddress(change.text.link))
            continue;
        throw new errors/* ActionError */.lZ({
            reason: 'input',
            message: `Input \`link\` expands to ${JSON.stringify(change.text.link)} for ${name}, which is not a URL`,
            hint: 'Start it with `https://`, or write `none`.',
            help: 'invalid-value',
        });
    }
}
function isWebAddress(text) {
    return /^https?:\/\//.test(text) && URL.canParse(text);
}
function noCodeWarning(module) {
    const text = `${module} is a no-code module: check in the registry that its pinned version was not deprecated.`;
    return { level: 'warning', text };
}
const shortestPause = 1000;
const longestEarlyPause = 5000;
const longestPause = 30_000;
async function waitForVersion(wait) {
    const { module, version, until, runLog } = wait;
    const name = `${(0,registry_module/* moduleName */.AO)(module)} ${(0,registry_version/* versionName */.sh)(version)}`;
    let logged = '';
    const describe = () => `Waiting for ${name}: ${logged}; ${(0,times/* formatDuration */.a3)(until - performance.now())} left`;
    const onStatus = (status) => {
        const isNew = status !== logged;
        logged = status;
        if (isNew)
            runLog.progress(describe());
    };
    return runLog.waitFor(() => (logged === '' ? '' : describe()), () => untilPublished(wait, name, onStatus));
}
async function untilPublished({ registry, module, version, until, signal, pace }, name, onStatus) {
    const started = performance.now();
    let isAnswered = false;
    for (let gap = shortestPause;; gap = nextPause(gap, performance.now() - started)) {
        const state = await (0,read_module/* readModule */.b)(registry, module).catch((error) => temporaryError(error, isAnswered));
        const status = state instanceof errors/* ServiceError */._7 ? `trying again: ${state.message}` : versionStatus(state, version);
        if (!(state instanceof errors/* ServiceError */._7)) {
            if (status === 'ok')
                return state;
            if (status.endsWith('_failed'))
                throw ingressFailed(name, status, errorOf(state, version));
        }
        const left = until - performance.now();
        if (left <= 0)
            throw state instanceof errors/* ServiceError */._7 ? state : timeoutError(name, status);
        isAnswered = true;
        onStatus(status);
        await pace.pause(Math.min(gap, left), signal);
    }
}
function temporaryError(error, answered) {
    if (answered && error instanceof errors/* ServiceError */._7 && error.isTransient)
        return error;
    throw error;
}
function nextPause(gap, waited) {
    return Math.min(gap * 1.5, waited < 60_000 ? longestEarlyPause : longestPause);
}
function versionStatus({ versions }, version) {
    const found = versions.find((one) => one.version !== undefined && (0,registry_version/* byPrecedence */.mc)(one.version, version) === 0);
    return found?.status ?? 'not in the registry yet';
}
function errorOf({ record }, version) {
    const name = (0,registry_version/* versionName */.sh)(version);
    return record?.statuses?.find((one) => (0,registry_version/* listedName */.d1)(one.version) === name)?.error ?? '';
}
function ingressFailed(name, status, error) {
    return new errors/* ActionError */.lZ({
        reason: 'ingress-failed',
        message: `The registry could not publish ${name}: ${status}${error === '' ? '' : `: ${error}`}; nothing was deprecated`,
        hint: 'Fix the module and release it again.',
    });
}
function timeoutError(name, status) {
    return new errors/* ActionError */.lZ({
        reason: 'timed-out',
        message: `${name} was not published in time: ${status}; nothing was deprecated`,
        hint: 'Check the module in the registry. Re-run the job once the version is published, or raise `wait-for-version`.',
    });
}

// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/js/clients/github/releases.js



const RELEASE = dist/* object */.Ikc({
    id: dist/* custom */.IeY((id) => typeof id === 'number' || typeof id === 'bigint'),
    body: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP()), ''),
});
async function editRelease(github, repository, tag, edit) {
    const found = await (0,errors/* orUndefined */.y0)(github.rest.repos.getReleaseByTag({ ...repository, tag }), 'not-found');
    if (found === undefined)
        return 'missing';
    const release = (0,responses/* readAs */.fd)(RELEASE, found.data, 'a release');
    const before = release.body ?? '';
    const body = edit(before);
    if (body === before)
        return 'unchanged';
    await github.rest.repos.updateRelease({ ...repository, release_id: release.id, body });
    return 'updated';
}

;// CONCATENATED MODULE: ./build/js/modes/deprecate/release-note.js





async function noteReleases({ context, token, modules }) {
    const { repo: repository } = context.event;
    if (token === undefined || repository === undefined)
        return 'missing';
    const github = await (0,run_context/* connectGitHub */.U)(context, token);
    const results = [];
    for (const [tag, released] of Map.groupBy(modules.filter(hasDeprecation), (module) => module.tag)) {
        results.push(tag === ''
            ? 'missing'
            : await noteRelease({ github, repository, tag, modules: released, door: context.runner.door }));
    }
    return ['missing', 'updated'].find((one) => results.includes(one)) ?? 'unchanged';
}
function hasDeprecation({ versions }) {
    return versions.some(({ text }) => text !== undefined);
}
async function noteRelease({ github, repository, tag, modules, door }) {
    const editing = editRelease(github, repository, tag, (body) => withNote(body, modules, door));
    return (0,errors/* orElse */.NW)(editing, (error) => {
        const { reason, message, hint, help } = error;
        throw new errors/* ActionError */.lZ({
            reason,
            message: `The note in the release \`${tag}\` could not be written: ${message}`,
            hint: reason === 'unauthorized' || reason === 'not-found' ? 'Give the job `permissions: { contents: write }`.' : hint,
            help,
            cause: error,
        });
    });
}
const start = (0,published/* markOf */.Fg) `outrider:deprecations`;
const end = (0,published/* markOf */.Fg) `/outrider:deprecations`;
const block = new RegExp(`${start}(?:(?!${start})[^])*?${end}`);
function withNote(body, modules, door) {
    const before = block.exec(body)?.[0] ?? '';
    const present = new Map([...before.matchAll(/^- `([^`]+)`: (.*)$/gm)].map(([, module = '', list = '']) => [module, versionsIn(list)]));
    for (const { module, versions } of modules) {
        const deprecated = versions.filter(({ text }) => text !== undefined).map(({ version }) => version);
        const all = [...new Set([...(present.get(module) ?? []), ...deprecated])];
        if (all.length > 0)
            present.set(module, all);
    }
    if (present.size === 0)
        return (0,published/* asPublished */.f1)(body);
    const lines = [...present].map(([module, versions]) => {
        const list = versions.map((version) => (0,markdown/* code */.aY)(version));
        return (0,markdown.md) `- ${(0,markdown/* code */.aY)(module)}: ${(0,markdown/* join */.fj)(list, ', ')}`;
    });
    const note = door.markdown((0,markdown/* paragraphs */.qN)([start, (0,markdown.md) `**Deprecated by this release:**`, (0,markdown/* joinLines */.cT)(lines), end]));
    if (before !== '')
        return (0,published/* asPublished */.f1)(body.replace(block, () => note));
    return body.trim() === '' ? note : (0,published/* asPublished */.f1)(`${body.trimEnd()}\n\n${note}`);
}
function versionsIn(list) {
    return [...list.matchAll(/`([^`]+)`/g)].map(([, version = '']) => version);
}

// EXTERNAL MODULE: ./build/js/clients/registry/locations.js
var locations = __webpack_require__(5505);
// EXTERNAL MODULE: ./build/js/clients/registry/wire.js + 1 modules
var registry_wire = __webpack_require__(8095);
;// CONCATENATED MODULE: ./build/js/clients/registry/explorer.js



const Use = dist/* pipe */.FsL(dist/* object */.Ikc({
    attributes: dist/* object */.Ikc({
        source: dist/* nullish */.cl6(dist/* string */.YjP()),
        version: dist/* nullish */.cl6(dist/* string */.YjP()),
        'registry-type': dist/* nullish */.cl6(dist/* string */.YjP()),
        'workspace-count': dist/* number */.aig(),
        workspaces: dist/* nullish */.cl6(dist/* string */.YjP()),
    }),
}), dist/* transform */.pdi(({ attributes }) => ({
    source: attributes.source ?? '',
    version: attributes.version ?? '',
    registryType: attributes['registry-type'] ?? undefined,
    workspaceCount: attributes['workspace-count'],
    workspaces: namesIn(attributes.workspaces ?? ''),
})));
function namesIn(text) {
    const names = text.split(',').map((name) => name.trim());
    return names.filter((name) => name !== '');
}
function createExplorer(options) {
    const wire = (0,registry_wire/* createRegistryWire */.Fx)(options);
    return {
        async listModuleUses(organization, source) {
            const url = (0,locations/* apiUrl */.y0)(options.address, `organizations/${encodeURIComponent(organization)}/explorer`);
            url.search = String(new URLSearchParams({ type: 'modules', 'filter[0][source][contains][0]': source }));
            const { items: uses, total } = await (0,registry_wire/* readPages */.n4)(wire, url, Use);
            return { uses, total };
        },
    };
}

;// CONCATENATED MODULE: ./build/js/modes/deprecate/read-consumers.js




function createConsumerReader({ consumers: wanted, registry: { address } }, { transport, deadline, event }) {
    if (wanted === undefined)
        return async () => ({ consumers: undefined, notes: [] });
    const { token, most } = wanted;
    const explorer = createExplorer({ transport, address, token, signal: deadline.signal });
    const named = wanted.named || !event.publicRepository;
    const read = async (module) => {
        const { uses, total } = await explorer.listModuleUses(module.organization, (0,registry_module/* moduleName */.AO)(module));
        if (uses.length < total)
            throw incompleteError(uses.length, total);
        const consumers = (0,deprecation_outcome/* consumersOf */.d$)(uses, { module, host: address.host, asOf: new Date(), named });
        if (consumers === undefined)
            throw unreadableError();
        return { consumers, notes: [] };
    };
    return async (module) => (0,errors/* orElse */.NW)(read(module), (error) => {
        const explained = explainRefusal(error).withContext(`The consumers of \`${(0,registry_module/* moduleName */.AO)(module)}\` are unknown`);
        if (most !== undefined)
            throw explained;
        const hint = explained.hint === undefined ? '' : ` ${explained.hint}`;
        return { consumers: undefined, notes: [{ level: 'warning', text: `${explained.message}.${hint}` }] };
    });
}
const refusals = new Set(['unauthorized', 'permission', 'not-found']);
function explainRefusal(error) {
    if (!(error instanceof errors/* ServiceError */._7) || !refusals.has(error.reason))
        return error;
    return new errors/* ActionError */.lZ({
        reason: error.reason === 'unauthorized' ? 'unauthorized' : 'permission',
        message: `The token cannot query the Explorer: ${error.message}`,
        help: 'no-explorer',
        hint: 'Set `explorer-token` to a token of the owners team, of a team with "Read all workspaces" or "Read all projects", or of the organization.',
        cause: error,
    });
}
function incompleteError(read, total) {
    return new errors/* ActionError */.lZ({
        reason: 'server',
        message: `The Explorer returned ${read} of ${total} rows`,
        hint: 'It updates its data with a delay: re-run the job later.',
    });
}
function unreadableError() {
    return new errors/* ActionError */.lZ({
        reason: 'server',
        message: 'The Explorer returned rows that cannot be attributed to the module',
        help: 'fault-of-ours',
        hint: 'Please report the format of the column `source`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/deprecate/index.js










const mode = {
    inputs: inputs/* deprecateInputs */.Bk,
    activity: 'Deprecating',
    writes: ['deprecate'],
    read: inputs/* readDeprecateInputs */.Xj,
    complete: inputs/* completeDeprecateInputs */.Y9,
    run: deprecate,
    report({ outcome, comment }, context) {
        const report = (0,run_report/* expandReport */.rk)((0,module_report/* registryReport */.kh)(outcome), context);
        return { ...report, comment, outputs: { ...report.outputs, 'comment-url': '' } };
    },
    withheld: {
        isWithheld: inputs/* isTokenWithheld */.lk,
        report(context) {
            const { outputs } = (0,module_report/* registryReport */.kh)((0,judge_modules/* nothingJudged */.V)({ mode: 'deprecate', dryRun: false }, { event: { tag: undefined } }));
            return (0,run_report/* expandReport */.rk)((0,run_report/* forkReport */.J$)('planned', { outputs }), context);
        },
    },
};
async function deprecate(inputs, context) {
    const waitUntil = performance.now() + inputs.waitForVersion;
    let review;
    const judging = async () => {
        review = await reviewChanges(inputs, context);
        const isPlan = review?.isPlan === true;
        const given = isPlan ? { ...inputs, dryRun: true } : inputs;
        const outcome = await (0,judge_modules/* judgeModules */.p)(given, context, decideBy(given, context, waitUntil), review?.judge);
        return { ...outcome, isPlan };
    };
    const outcome = await (0,errors/* withErrors */.u$)(judging(), (0,judge_modules/* nothingJudged */.V)(inputs, context));
    const noted = await noteChanges(outcome, inputs, context);
    return { outcome: noted, comment: await review?.comment(noted) };
}
async function reviewChanges(inputs, context) {
    const { keys } = inputs;
    if (keys === undefined)
        return undefined;
    const { pullRequest } = context.event;
    const isOpen = pullRequest !== undefined && !pullRequest.closed;
    return isOpen ? planChanges({ ...inputs, keys }, context) : makeReviewedChanges({ ...inputs, keys }, context);
}
function decideBy(inputs, context, waitUntil) {
    return ({ tag }, run) => {
        const releaseUrl = (name) => tag?.tag === name && tag.url !== undefined ? tag.url : releasePage(name, context.event);
        const readConsumers = createConsumerReader(inputs, context);
        const isPrerelease = tag?.isPrerelease === true;
        const dependencies = { ...run, inputs, tag: tag?.tag ?? '', isPrerelease, releaseUrl, waitUntil, readConsumers };
        return async (target) => decideDeprecations(target, dependencies);
    };
}
async function noteChanges(outcome, { note, dryRun, githubToken: token }, context) {
    const { modules, isPlan } = outcome;
    if (!note || dryRun || isPlan === true || modules.length === 0)
        return outcome;
    const noting = noteReleases({ context, token, modules });
    return (0,errors/* withErrors */.u$)(noting.then((noted) => ({ ...outcome, note: noted })), outcome);
}
function releasePage(tag, { repo: repository, serverUrl }) {
    const path = tag.split('/').map(encodeURIComponent).join('/');
    return repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.repo}/releases/tag/${path}`;
}


/***/ }),

/***/ 4993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decideReinstatements: () => (/* binding */ decideReinstatements),
/* harmony export */   mode: () => (/* binding */ mode)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _operations_modules_judge_modules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8385);
/* harmony import */ var _operations_modules_module_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6873);
/* harmony import */ var _report_modules_module_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8641);
/* harmony import */ var _report_run_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4159);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4564);
/* harmony import */ var _deprecation_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7374);
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7049);
/* harmony import */ var _deprecation_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1505);
/* harmony import */ var _deprecation_template_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2449);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1377);
/* harmony import */ var _operations_modules_read_module_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6736);












const mode = {
    inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .reinstateInputs */ .Z,
    activity: 'Reinstating',
    writes: ['reinstate'],
    read: _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .readReinstateInputs */ .D,
    complete: _operations_modules_module_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readListedVersions */ .t,
    run: async (inputs, context) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .withErrors */ .u$)((0,_operations_modules_judge_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeModules */ .p)(inputs, context, (_, run) => async (target) => decideReinstatements(target, { ...run, inputs })), (0,_operations_modules_judge_modules_js__WEBPACK_IMPORTED_MODULE_1__/* .nothingJudged */ .V)(inputs, context)),
    report: (outcome, context) => (0,_report_run_report_js__WEBPACK_IMPORTED_MODULE_4__/* .expandReport */ .rk)((0,_report_modules_module_report_js__WEBPACK_IMPORTED_MODULE_3__/* .registryReport */ .kh)(outcome), context),
};
async function decideReinstatements({ module, version: withdrawn }, dependencies) {
    const { inputs, registry, now } = dependencies;
    const { policy, reinstateScope: scope } = inputs;
    const state = await (0,_operations_modules_read_module_js__WEBPACK_IMPORTED_MODULE_11__/* .readModule */ .b)(registry, module);
    const counts = scope === 'all' ? () => true : _deprecation_template_js__WEBPACK_IMPORTED_MODULE_9__/* .isWrittenByOutrider */ .BU;
    const released = (0,_deprecation_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .newestVersion */ .R)(state.versions, { withdrawn, isOurs: counts });
    const decisions = (0,_deprecation_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .decideVersions */ .E)(state.versions, { ...policy, minAge: 0 }, { released, isMarkedPrerelease: false, withdrawn, created: new Map(), now: now(), isOurs: counts });
    const judged = (0,_deprecation_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .planReinstatements */ .qJ)(decisions, { policy, scope, isOurs: _deprecation_template_js__WEBPACK_IMPORTED_MODULE_9__/* .isWrittenByOutrider */ .BU });
    const notes = reinstateNotes(withdrawn, state, (0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_7__/* .moduleName */ .AO)(module));
    return { module, version: withdrawn, state, judged, tag: '', notes };
}
function reinstateNotes(withdrawn, { versions }, module) {
    const left = versions.find(({ version }) => withdrawn !== undefined && version !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_10__/* .byPrecedence */ .mc)(version, withdrawn) === 0);
    if (withdrawn === undefined || left === undefined || left.deprecation !== undefined || left.revoked)
        return [];
    const text = `${module} ${(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_10__/* .versionName */ .sh)(withdrawn)} itself was not changed: consumers still get it, and the next \`deprecate\` counts it as the newest. Delete or deprecate it in the registry.`;
    return [{ level: 'notice', text }];
}


/***/ }),

/***/ 3429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRenewal)
/* harmony export */ });
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9618);
/* harmony import */ var _report_comment_latest_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(671);
/* harmony import */ var _review_registered_since_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(855);
/* harmony import */ var _review_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3925);
/* harmony import */ var _review_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5398);





function createRenewal({ record, place, keys, verbs, jobs, nomad }) {
    const open = (present) => present && place?.open(present);
    const shownSince = async (present) => {
        const opened = open(present);
        if (opened?.kind !== 'opened' || record === undefined)
            return undefined;
        const before = opened.record;
        if (meaningOf(withDone(record.under(opened.key), before)) !== meaningOf(before))
            return undefined;
        return (await areSameStates(before, jobs, nomad)) ? timesOf(before) : undefined;
    };
    return {
        shown: shownSince,
        with: (shown) => async (present, wanted) => {
            const opened = open(present);
            if (present === undefined || opened?.kind !== 'opened')
                return { draft: wanted };
            const { body } = present;
            if (shown.notice !== undefined) {
                const noticed = (0,_report_comment_latest_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .withNotice */ .HL)(body, shown.notice);
                const draft = noticed.length <= shown.longest ? noticed : (0,_text_published_js__WEBPACK_IMPORTED_MODULE_0__/* .asPublished */ .f1)(body);
                return { draft, keepsPlan: true, shown: timesOf(opened.record) };
            }
            if (keys === undefined)
                return { draft: wanted };
            const nothing = { ...opened.record, jobs: [], removed: [], left: 0 };
            const kept = withDone(record?.under(keys[0]) ?? nothing, opened.record);
            if (kept.jobs.length + kept.removed.length + (kept.history ?? []).length === 0)
                return { draft: wanted };
            const draft = shown.render((0,_review_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordLines */ .TS)(kept, keys, verbs));
            return { draft, shown: record === undefined ? timesOf(opened.record) : await shownSince(present) };
        },
    };
}
function timesOf({ since, edited }) {
    return edited === undefined ? { since } : { since, edited };
}
function withDone(record, before) {
    const jobs = new Map(before.jobs.map(({ file, done, state, command }) => [file, { done, state, command }]));
    const removed = new Map(before.removed.map((job) => [(0,_review_record_js__WEBPACK_IMPORTED_MODULE_4__/* .jobKey */ .tv)(job), { done: job.done }]));
    const missingJobs = doneOnly(before.jobs, record.jobs, ({ file }) => file).map((job) => ({
        ...job,
        spec: '',
        plan: '',
    }));
    const missingStops = doneOnly(before.removed, record.removed, _review_record_js__WEBPACK_IMPORTED_MODULE_4__/* .jobKey */ .tv).map((job) => ({
        ...job,
        stop: false,
        index: 0,
        spec: '',
    }));
    return {
        ...record,
        jobs: [...missingJobs, ...record.jobs.map((job) => ({ ...job, ...jobs.get(job.file) }))],
        removed: [...missingStops, ...record.removed.map((job) => ({ ...job, ...removed.get((0,_review_record_js__WEBPACK_IMPORTED_MODULE_4__/* .jobKey */ .tv)(job)) }))],
        ...(before.history === undefined ? {} : { history: before.history }),
    };
}
function doneOnly(before, present, keyOf) {
    const keys = new Set(present.map(keyOf));
    return before.filter((one) => one.done !== undefined && !keys.has(keyOf(one)));
}
function meaningOf({ jobs, removed, head: _head, key: _key, approvals: _approvals, planned: _planned, since: _since, at: _at, edited: _edited, inputs: _inputs, guards: _guards, history: _history, ...scope }) {
    const planned = jobs.map(({ done: _done, state: _state, command: _command, index: _index, evaluated: _evaluated, ...job }) => job);
    const stopped = removed.map(({ done: _done, ...job }) => job);
    return JSON.stringify([scope, planned.toSorted(byFile), stopped.toSorted(byFile)]);
}
function byFile(a, b) {
    return a.file < b.file ? -1 : Number(a.file > b.file);
}
async function areSameStates(before, jobs, nomad) {
    const known = new Map(before.jobs.map((job) => [job.file, job]));
    const judged = await Promise.all(jobs.map(async ({ file, region, changes, ...job }) => {
        const was = known.get(file);
        return !changes || was === undefined || (0,_review_registered_since_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameState */ ._G)(was, { ...job, region: region || undefined }, nomad);
    }));
    return judged.every(Boolean);
}


/***/ }),

/***/ 8385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ judgeModules),
  V: () => (/* binding */ nothingJudged)
});

// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/registry/client.js
var client = __webpack_require__(9306);
// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
// EXTERNAL MODULE: ./build/js/deprecation/outcome.js
var outcome = __webpack_require__(2319);
;// CONCATENATED MODULE: ./build/js/deprecation/release-tag.js

function findTaggedReleases(tag, tagged) {
    const found = tagged.flatMap(({ module, prefix }) => {
        const matched = prefix === undefined ? lengthByName(tag, module, isVersion) : lengthByPrefix(tag, prefix);
        const version = matched === undefined ? undefined : (0,registry_version/* parseVersion */.ot)(tag.slice(matched));
        return matched === undefined || version === undefined ? [] : [{ module, version, matched }];
    });
    const longest = Math.max(0, ...found.map(({ matched }) => matched));
    return found.filter(({ matched }) => matched === longest).map(({ module, version }) => ({ module, version }));
}
function isMovingTag(tag, { module, prefix }) {
    if (!/\d/.test(tag) || isLine(tag))
        return true;
    const matched = prefix === undefined ? lengthByName(tag, module, isLine) : lengthByPrefix(tag, prefix);
    return matched !== undefined && isLine(tag.slice(matched));
}
function isVersion(text) {
    return (0,registry_version/* parseVersion */.ot)(text) !== undefined;
}
function isLine(text) {
    return /^v?\d+(?:\.\d+)?$/.test(text);
}
function lengthByPrefix(tag, prefix) {
    return tag.startsWith(prefix) ? prefix.length : undefined;
}
function lengthByName(tag, { name, provider }, isEnd) {
    if (isEnd(tag))
        return 0;
    const names = [name, `${name}-${provider}`, `${provider}-${name}`, `${name}/${provider}`, `${provider}/${name}`];
    const lengths = names.flatMap((one) => ['-', '/', '@', '_', '.'].flatMap((separator) => {
        const lead = `${one}${separator}`;
        const at = `/${tag}`.lastIndexOf(`/${lead}`);
        const end = at + lead.length;
        return at >= 0 && isEnd(tag.slice(end)) ? [end] : [];
    }));
    return lengths.length === 0 ? undefined : Math.min(...lengths);
}

// EXTERNAL MODULE: ./build/js/operations/modules/find-modules.js
var find_modules = __webpack_require__(6576);
// EXTERNAL MODULE: ./build/js/deprecation/changes.js
var changes = __webpack_require__(7374);
// EXTERNAL MODULE: ./build/js/deprecation/template.js
var template = __webpack_require__(2449);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/node_modules/p-queue/dist/index.js + 2 modules
var dist = __webpack_require__(3040);
// EXTERNAL MODULE: ./build/js/operations/write-permitted.js
var write_permitted = __webpack_require__(9655);
// EXTERNAL MODULE: ./build/js/clients/registry/server.js
var server = __webpack_require__(2830);
;// CONCATENATED MODULE: ./build/js/operations/modules/write-versions.js






async function writeVersions(writes, again, dependencies) {
    const failed = new Map();
    const changed = new Set();
    const stopped = new Map();
    const allowed = new Set();
    const stoppers = new Map(writes.map(({ module }) => [module.organization, new AbortController()]));
    const isCurrent = createStateCheck(dependencies.registry);
    const stopAll = (module, failure) => {
        const isAboutToken = !ofOrganization.has(failure.reason);
        for (const [organization, stopper] of stoppers) {
            if (stopped.has(organization) || !(isAboutToken || organization === module.organization))
                continue;
            stopped.set(organization, { module, failure });
            stopper.abort(skippedError(failure));
        }
    };
    await writeInOrder(writes, async (write) => {
        const { module, change } = write;
        const stop = stoppers.get(module.organization)?.signal ?? dependencies.signal;
        const writing = { ...dependencies, module, record: write.record, stop, isAllowed: () => allowed.has(module) };
        const result = await resultOf(write, again ? isCurrent : undefined, writing);
        if (result === 'written') {
            allowed.add(module);
            dependencies.log(describeDone(change, module));
        }
        else if (result === 'changed')
            changed.add(write);
        else
            failed.set(write, result);
        if (result instanceof errors/* ActionError */.lZ && stopping.has(result.reason))
            stopAll(module, result);
    });
    const made = writes.filter((write) => !failed.has(write) && !changed.has(write));
    const unseen = await unseenOf(stopped.size > 0 ? [] : made, dependencies);
    return { failed, changed, stopped, unseen };
}
function createStateCheck(registry) {
    const listings = new Map();
    return async ({ module, judged: { name, of } }) => {
        const listing = listings.get(module) ?? registry.listModuleVersions(module);
        listings.set(module, listing);
        const found = (await listing).find(({ version }) => version === name);
        return found === undefined || isSameText(found.deprecation, of.deprecation);
    };
}
function isSameText(one, other) {
    return one?.reason === other?.reason && one?.link === other?.link;
}
async function resultOf(write, isCurrent, writing) {
    const { change } = write;
    try {
        writing.stop.throwIfAborted();
        if ((await isCurrent?.(write)) === false)
            return 'changed';
        await writeVersion(change, writing);
        return 'written';
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && error.reason === 'not-found') {
            return explainNotFound(error, { ...writing, version: change.version });
        }
        if (error instanceof errors/* ActionError */.lZ)
            return error;
        throw error;
    }
}
const ofOrganization = new Set(['tier', 'permission']);
const stopping = new Set(['unauthorized', 'tier', 'permission', 'timed-out']);
function skippedError({ reason, help }) {
    const hint = 'Fix the first error, then re-run the job.';
    return new errors/* ActionError */.lZ({ reason, help, message: 'Not changed, because an earlier change failed', hint });
}
function describeDone(change, module) {
    const name = `${(0,registry_module/* moduleName */.AO)(module)} ${change.version}`;
    return change.kind === 'reinstate' ? `Reinstated ${name}.` : `Deprecated ${name}: ${change.text.reason}`;
}
const readBackPauses = [0, 300, 1000, 2000];
async function unseenOf(made, { registry, signal, pace }) {
    let unseen = made;
    const readBack = async () => {
        for (const milliseconds of readBackPauses) {
            if (unseen.length === 0)
                break;
            await pace.pause(milliseconds, signal);
            const shown = await (0,p_map/* default */.Ay)([...Map.groupBy(unseen, ({ module }) => module)], async ([module, writes]) => {
                const listed = await registry.listModuleVersions(module);
                const byVersion = new Map(listed.map(({ version, deprecation }) => [version, deprecation]));
                return writes.filter(({ change }) => !isAsWanted(change, byVersion.get(change.version)));
            }, { concurrency: mostAtOnce });
            unseen = shown.flat();
        }
    };
    await (0,errors/* orUndefined */.y0)(readBack());
    return new Set(unseen);
}
const pauses = [300, 600, 1200];
const readPauses = [300, 600];
async function writeVersion(change, writing) {
    const { module, mayWrite, signal, stop, pace } = writing;
    signal.throwIfAborted();
    const state = { version: change.version, index: null };
    let isOpen = false;
    try {
        await (0,write_permitted/* writePermitted */.CU)({
            from: () => state,
            permit: () => mayWrite(change.kind, { module: (0,registry_module/* moduleName */.AO)(module), version: change.version }),
            send: async (permit) => {
                await send(change, permit, writing);
                return true;
            },
            leavesOpen(error) {
                if (error === stop.reason)
                    return false;
                isOpen = !isCertainRefusal(error);
                return isOpen;
            },
            async find(error, attempt) {
                if (!(error instanceof errors/* ServiceError */._7))
                    throw error;
                const isRefused = !error.isTransient;
                const made = await isMade(change, writing, isRefused && attempt > 1 ? readPauses : []);
                isOpen = made === undefined;
                if (made === true)
                    return true;
                if (!isRefused && error.httpStatus !== 429)
                    return undefined;
                if (isOpen)
                    throw error;
                return error;
            },
            pauses,
            signal,
            pace,
            to: () => state,
        });
    }
    catch (error) {
        throw isOpen && error instanceof errors/* ActionError */.lZ ? unknownOutcome(error) : error;
    }
}
const refusals = new Set(['unauthorized', 'permission', 'not-found']);
function isCertainRefusal(error) {
    return error instanceof errors/* ServiceError */._7 && refusals.has(error.reason);
}
function unknownOutcome(error) {
    return new errors/* ActionError */.lZ({
        reason: error.reason,
        message: `${error.message}. Could not determine whether the write took effect`,
        hint: error.hint,
        help: 'not-known-whether-written',
        cause: error,
    });
}
async function send(change, permit, { registry, module, stop: unless }) {
    const { version } = change;
    if (change.kind === 'deprecate')
        await registry.deprecateModuleVersion(permit, { module, version, unless, ...change.text });
    else
        await registry.revertModuleVersionDeprecation(permit, { module, version, unless });
}
async function isMade(change, { registry, module, signal, pace }, morePauses) {
    let isKnown = false;
    for (const milliseconds of [0, ...morePauses]) {
        if (milliseconds > 0)
            await pace.pause(milliseconds, signal);
        const shown = await shownOf(registry, module, change.version);
        if (isAsWanted(change, shown))
            return true;
        isKnown = shown !== 'unknown';
    }
    return isKnown ? false : undefined;
}
async function shownOf(registry, module, version) {
    const shown = registry.getModuleVersion({ module, version }).then(({ deprecation }) => deprecation);
    return (0,errors/* orElse */.NW)(shown, (error) => {
        if (!(error instanceof errors/* ServiceError */._7) || error.reason === 'unauthorized')
            throw error;
        return error.reason === 'not-found' ? listedOf(registry, module, version) : 'unknown';
    });
}
async function listedOf(registry, module, version) {
    const listed = await (0,errors/* orElse */.NW)(registry.listModuleVersions(module), (error) => {
        if (error instanceof errors/* ServiceError */._7)
            return [];
        throw error;
    });
    const found = listed.find((one) => one.version === version);
    return found === undefined ? 'unknown' : found.deprecation;
}
function isAsWanted(change, shown) {
    if (shown === 'unknown')
        return false;
    if (change.kind === 'reinstate')
        return shown === undefined;
    if (shown === undefined)
        return false;
    return change.before === undefined || (shown.reason === change.text.reason && shown.link === change.text.link);
}
const gap = 35;
const mostAtOnce = 8;
async function writeInOrder(items, write) {
    const queue = new dist/* default */.Ay({ concurrency: 1 });
    queue.addEventListener('error', () => queue.pause());
    let fastest = Infinity;
    const writeTimed = async (item) => {
        const started = performance.now();
        await write(item);
        fastest = Math.min(fastest, performance.now() - started);
        queue.concurrency = Math.min(mostAtOnce, Math.floor(fastest / gap) + 1);
    };
    await queue.addAll(items.map((item) => () => writeTimed(item)));
}
const whoMay = 'Use a user token, or a team token of a team with "Manage modules" (private registry); an organization token cannot.';
async function explainNotFound(refused, about) {
    const { registry, module, version, record, isAllowed } = about;
    const name = `${(0,registry_module/* moduleName */.AO)(module)} ${version}`;
    const errorOf = (reason, what, hint) => new errors/* ActionError */.lZ({ reason, message: `${what}: ${refused.message}`, hint, cause: refused });
    if (!(await isListed(registry, module, version))) {
        return errorOf('not-found', `${name} is no longer in the registry`, 'Re-run the job to decide on the versions that it has now.');
    }
    const old = (0,server/* describeTooOld */.F)(registry.server());
    if (old !== undefined)
        return errorOf('tier', old, 'Upgrade it.');
    const entitlements = await (0,errors/* orUndefined */.y0)(registry.getEntitlementSet(module.organization));
    if (entitlements?.moduleDeprecations === false) {
        const what = `The organization \`${module.organization}\` is not entitled to deprecate module versions`;
        return errorOf('tier', what, 'Deprecation needs the Standard edition of HCP Terraform.');
    }
    if (isAllowed() || record?.canDelete === true) {
        const what = `The registry lists ${name}, but does not find it`;
        return errorOf('not-found', what, 'The token may manage the module. Open the version in the registry to see its state.');
    }
    if (record === undefined && registry.server().name === undefined) {
        const what = `${name} is listed, but cannot be deprecated: the token lacks the permission, or the registry does not support deprecation`;
        return errorOf('permission', what, `Check \`registry-address\`: only HCP Terraform and Terraform Enterprise can deprecate. ${whoMay}`);
    }
    const certain = record?.canDelete === false ? 'cannot' : 'most likely cannot';
    return errorOf('permission', `The token ${certain} manage the modules of \`${module.organization}\``, whoMay);
}
async function isListed(registry, module, version) {
    const listed = registry.listModuleVersions(module);
    return (0,errors/* orElse */.NW)(listed.then((versions) => versions.some((one) => one.version === version)), ({ reason }) => reason !== 'not-found');
}

;// CONCATENATED MODULE: ./build/js/operations/modules/apply-changes.js








async function applyChanges(modules, inputs, dependencies) {
    const { maxChanges, inStages, dryRun } = inputs;
    const refusals = new Map(modules.map((one) => [one, refusalOf(one, inputs)]));
    const planned = modules.flatMap((one) => (refusals.get(one) === undefined ? plannedWrites(one) : []));
    const isTooMany = planned.length > maxChanges;
    const tooMany = isTooMany && !inStages ? [tooManyChanges(planned, maxChanges)] : [];
    const failures = [...(dependencies.refusals ?? []), ...tooMany];
    const now = failures.length > 0 ? [] : planned.slice(0, maxChanges);
    const written = dryRun ? nothingFailed : await writeVersions(now, modules.length > 1, dependencies);
    const writes = new Map(now.map((write) => [write.judged, write]));
    const isLater = isTooMany && inStages;
    return {
        modules: modules.map((one) => apply_changes_resultOf(one, { inputs, refusal: refusals.get(one), writes, isLater, written })),
        failures,
        stages: isLater
            ? (0,outcome/* stagesOf */.ZL)(planned.map(({ module, change }) => ({ module: (0,registry_module/* moduleName */.AO)(module), version: change.version })), maxChanges)
            : [],
    };
}
function plannedWrites({ module, state, judged }) {
    return judged.flatMap((one) => one.change === undefined ? [] : [{ module, record: state.record, judged: one, change: one.change }]);
}
function apply_changes_resultOf(decided, applying) {
    const { module, version, state, judged, tag, notes, consumers } = decided;
    const { inputs, refusal, writes, written } = applying;
    const missing = (0,changes/* missingVersions */.Ie)(inputs.policy.versions, state.versions).map(registry_version/* versionName */.sh);
    const own = judged.flatMap((one) => writes.get(one) ?? []);
    const unseen = own.filter((write) => written.unseen.has(write)).map(({ judged: { name } }) => name);
    const failure = refusal ?? failureOf(own, written, module);
    return {
        module: (0,registry_module/* moduleName */.AO)(module),
        version: version === undefined ? undefined : (0,registry_version/* versionName */.sh)(version),
        tag,
        notes: [
            ...notes,
            ...namedNotes(missing, judged, inputs),
            ...unseen.map((name) => warning(`The registry does not show the change of ${name} yet.`)),
        ],
        versions: judged.map((one) => versionResult(one, applying)),
        failures: failure === undefined ? [] : [failure],
        consumers,
    };
}
function namedNotes(missing, judged, { mode, policy }) {
    const kept = mode === 'deprecate' ? judged.filter(({ of, verdict }) => verdict !== 'deprecate' && (0,changes/* isNamed */.ev)(of, policy)) : [];
    return [
        ...missing.map((name) => warning(`The registry has no version ${name}, which \`versions\` names.`)),
        ...kept.map(({ name, why }) => warning(`\`versions\` names ${name}, but it is not changed: ${why}.`)),
    ];
}
function warning(text) {
    return { level: 'warning', text };
}
const nothingFailed = { failed: new Map(), changed: new Set(), unseen: new Set(), stopped: new Map() };
function refusalOf({ module, state, judged }, inputs) {
    const missing = (0,changes/* missingVersions */.Ie)(inputs.policy.versions, state.versions).map(registry_version/* versionName */.sh);
    const name = (0,registry_module/* moduleName */.AO)(module);
    if (missing.length > 0 && inputs.onMissing !== 'warning') {
        return new errors/* ActionError */.lZ({
            reason: 'not-found',
            message: `The registry has no version ${missing.join(', ')} of ${name}, which \`versions\` names`,
            help: 'no-such-module',
            hint: 'Nothing was changed. Correct `versions`, or set `on-missing: warning`.',
        });
    }
    const hasChanges = judged.some(({ change }) => change !== undefined);
    if (!inputs.requireSuccessor || !hasChanges || (0,changes/* successorsOf */.L6)(judged).length > 0)
        return undefined;
    return new errors/* ActionError */.lZ({
        reason: 'no-successor',
        message: `Every version of ${name} would be deprecated, which leaves none to move to; nothing was changed`,
        hint: 'Release a usable version, reinstate one with `mode: reinstate` and `policy: explicit`, or set `require-successor: false`.',
    });
}
function tooManyChanges(planned, most) {
    const names = [...new Set(planned.map(({ module }) => (0,registry_module/* moduleName */.AO)(module)))];
    const where = names.length === 1 ? (names[0] ?? '') : (0,numbers/* plural */.LS)(names.length, 'module');
    return new errors/* ActionError */.lZ({
        reason: 'too-many-changes',
        message: `${(0,numbers/* plural */.LS)(planned.length, 'version')} of ${where} would be changed, but \`max-changes\` is ${most}; nothing was changed`,
        hint: `Check the table. If it is right, set \`in-stages: true\` to change the oldest ${most} in each run, or raise \`max-changes\`.`,
    });
}
function failureOf(own, { failed, stopped }, module) {
    const [first, ...others] = own.flatMap((write) => failed.get(write) ?? []);
    if (first === undefined)
        return undefined;
    const stop = stopped.get(module.organization);
    if (stop !== undefined)
        return stop.module === module ? stop.failure : stop.failure.withContext(`${(0,registry_module/* moduleName */.AO)(module)} was skipped`);
    return new errors/* ActionError */.lZ({
        reason: 'partial',
        message: `${others.length + 1} of ${own.length} versions of ${(0,registry_module/* moduleName */.AO)(module)} could not be changed: ${first.message}`,
        hint: 'The other changes were made. Re-run the job to make the remaining changes.',
    });
}
function versionResult(judged, { writes, isLater, refusal, written }) {
    const { name: version, verdict, why, change, text, of } = judged;
    const { deprecation } = of;
    const deprecatedBy = deprecation === undefined ? undefined : (0,template/* isWrittenByOutrider */.BU)(deprecation) ? 'outrider' : 'person';
    const common = {
        version,
        verdict,
        why,
        isRevoked: of.revoked,
        deprecatedBy,
        text: undefined,
        failure: undefined,
    };
    if (verdict === 'skip')
        return { ...common, result: 'skipped' };
    if (change === undefined)
        return { ...common, text, result: verdict === 'hold' ? 'held' : 'unchanged' };
    const write = writes.get(judged);
    if (write === undefined) {
        const later = isLater && refusal === undefined ? `${why}; a later run changes it` : why;
        return { ...common, why: later, result: 'held' };
    }
    if (written.changed.has(write))
        return { ...common, why: 'its deprecation changed during this run', result: 'held' };
    const failure = written.failed.get(write);
    if (failure !== undefined)
        return { ...common, failure, result: 'failed' };
    return { ...common, text, result: change.kind === 'deprecate' ? 'deprecated' : 'reinstated' };
}

;// CONCATENATED MODULE: ./build/js/operations/modules/judge-modules.js











function nothingJudged({ mode, dryRun }, { event }) {
    return {
        mode,
        dryRun,
        tag: event.tag?.tag,
        modules: [],
        failures: [],
        note: undefined,
        notes: [],
        stages: [],
    };
}
async function judgeModules(inputs, { event, transport, deadline, runner, runLog, gate }, decideBy, judge) {
    const { address, token } = inputs.registry;
    const registry = (0,client/* createRegistry */.I)({ transport, address, token, signal: deadline.signal });
    const log = (line) => runner.log((0,log_text/* plain */.pj) `${line}`);
    const { targets, tag, modules, failures, notes } = await findTargets(inputs, event, registry);
    if (inputs.modules.patterns.length > 0)
        log(`${(0,numbers/* plural */.LS)(modules.length, 'module')} to evaluate.`);
    const run = {
        registry,
        signal: deadline.signal,
        pace: transport.pace,
        log,
        runLog,
        now: Date.now,
    };
    const decided = await decideAll(targets, decideBy({ tag }, run));
    const named = {
        failures: [],
        evidenceOf: () => ({ kind: 'operator', names: modules.map(registry_module/* moduleName */.AO) }),
    };
    const { failures: refusals, evidenceOf } = (await judge?.(decided)) ?? named;
    const applied = await applyChanges(decided.filter((one) => 'judged' in one), inputs, { ...run, mayWrite: (verb, change) => gate.mayWrite(verb, change, evidenceOf(change)), refusals });
    const results = new Map(applied.modules.map((one) => [one.module, one]));
    return {
        ...nothingJudged(inputs, { event }),
        tag: tag?.tag,
        modules: decided.flatMap((one) => ('judged' in one ? (results.get((0,registry_module/* moduleName */.AO)(one.module)) ?? []) : one)),
        failures: [...failures, ...applied.failures],
        notes,
        stages: applied.stages,
    };
}
const judge_modules_mostAtOnce = 8;
async function decideAll(targets, decide) {
    const stopped = new Map();
    const decideOne = async (target) => {
        const { organization } = target.module;
        const stop = stopped.get('') ?? stopped.get(organization);
        const name = (0,registry_module/* moduleName */.AO)(target.module);
        const version = target.version === undefined ? undefined : (0,registry_version/* versionName */.sh)(target.version);
        if (stop !== undefined)
            return (0,outcome/* failedModule */.aw)(name, version, [stop.withContext(`${name} was skipped`)]);
        const decided = await (0,errors/* withErrors */.u$)(decide(target), (0,outcome/* failedModule */.aw)(name, version, []));
        const failure = 'failures' in decided ? decided.failures[0] : undefined;
        if (failure?.reason === 'unauthorized' || failure?.reason === 'unreachable')
            stopped.set('', failure);
        if (failure?.reason === 'tier' || failure?.reason === 'permission')
            stopped.set(organization, failure);
        return decided;
    };
    const first = await (0,p_map/* default */.Ay)(targets.slice(0, 1), decideOne);
    return [...first, ...(await (0,p_map/* default */.Ay)(targets.slice(1), decideOne, { concurrency: judge_modules_mostAtOnce }))];
}
async function findTargets(inputs, { tag: event, eventName }, registry) {
    const { version } = inputs;
    const tag = event?.what === (inputs.mode === 'deprecate' ? 'released' : 'withdrawn') ? event : undefined;
    const isOfBranch = event === undefined && (eventName === 'create' || eventName === 'delete');
    if (version === undefined && isOfBranch)
        return { targets: [], tag, modules: [], failures: [], notes: [] };
    if (version === undefined && tag === undefined && inputs.keys === undefined)
        checkEvent(inputs, event, eventName);
    const found = await (0,find_modules/* findModules */.th)(inputs.modules, registry);
    const { modules } = found;
    if (version !== undefined || tag === undefined)
        return { ...found, targets: modules.map((module) => ({ module, version })), tag };
    const tagged = await Promise.all(modules.map(async (module) => ({ module, prefix: inputs.tagPrefix ?? (await prefixOf(module, registry)) })));
    const targets = findTaggedReleases(tag.tag, tagged);
    const [only, ...others] = tagged;
    if (inputs.mode === 'deprecate' && targets.length === 0 && only !== undefined && others.length === 0)
        checkMovingTag(tag.tag, only);
    return { ...found, targets, tag };
}
function checkMovingTag(tag, only) {
    if (isMovingTag(tag, only))
        return;
    const { module, prefix } = only;
    const form = `${prefix ?? ''}v1.2.3`;
    throw new errors/* ActionError */.lZ({
        reason: 'input',
        level: 'warning',
        message: `The tag \`${tag}\` is not a version of \`${(0,registry_module/* moduleName */.AO)(module)}\`. Nothing was changed`,
        help: 'no-release',
        hint: `Name tags like \`${form}\`, set \`tag-prefix\`, or start the workflow only for tags of the module.`,
    });
}
const startedOnPurpose = new Set(['schedule', 'workflow_dispatch']);
function checkEvent(inputs, event, eventName) {
    if (inputs.mode === 'deprecate') {
        if (event !== undefined)
            throw withdrawnError(event);
        if (!startedOnPurpose.has(eventName))
            throw noReleaseError(eventName);
        return;
    }
    if (event === undefined && !startedOnPurpose.has(eventName))
        throw nothingWithdrawnError(eventName);
    if (inputs.policy.rule !== 'explicit')
        throw notWithdrawnError(event);
}
function withdrawnError({ tag }) {
    const hint = 'Use `mode: reinstate` when a release or a tag is deleted, or a release is unpublished.';
    return eventError(`The tag \`${tag}\` was withdrawn, so it supersedes no version`, hint);
}
function noReleaseError(eventName) {
    const message = `\`mode: deprecate\` found no release: ${describeEvent(eventName)}. Nothing was changed`;
    return eventError(message, 'Run it `on: release`, or name the version with `module-version: 2.0.0`.');
}
const onWithdrawal = 'Run it `on: release` with the types `deleted` and `unpublished`, run it';
function nothingWithdrawnError(eventName) {
    return eventError(`\`mode: reinstate\` found no withdrawn release: ${describeEvent(eventName)}. Nothing was changed`, `${onWithdrawal} \`on: workflow_dispatch\` with \`policy: explicit\`, or name the version with \`module-version: 2.0.0\`.`);
}
function notWithdrawnError(event) {
    const message = event === undefined ? 'No withdrawn version is known' : `The tag \`${event.tag}\` was not withdrawn`;
    return eventError(message, `${onWithdrawal} \`on: delete\`, or set \`module-version\`.`);
}
function eventError(message, hint) {
    return new errors/* ActionError */.lZ({ reason: 'input', message, help: 'no-release', hint });
}
function describeEvent(eventName) {
    if (eventName === '')
        return 'this run has no event';
    if (eventName === 'release')
        return 'this run is a `release` event without a published release';
    return `this run is a \`${eventName}\` event, not a tag or a release`;
}
async function prefixOf(module, registry) {
    return (await (0,errors/* orUndefined */.y0)(registry.getModule(module), 'not-found'))?.tagPrefix;
}


/***/ }),

/***/ 8641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gz: () => (/* binding */ registryHeadline),
  kh: () => (/* binding */ registryReport)
});

// UNUSED EXPORTS: registryTables

// EXTERNAL MODULE: ./build/js/deprecation/outcome.js
var deprecation_outcome = __webpack_require__(2319);
// EXTERNAL MODULE: ./build/js/text/numbers.js
var numbers = __webpack_require__(4482);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
;// CONCATENATED MODULE: ./build/js/report/modules/many-modules.js


const mostRows = 300;
function moduleMatrix(sorted, outcome) {
    if (sorted.length === 0)
        return [];
    const rows = sorted
        .slice(0, mostRows)
        .map((module) => [
        (0,markdown/* join */.fj)([(0,markdown/* code */.aY)(module.module), (0,markdown.md) `${signOf(module)} ${(0,markdown/* prose */.CS)(describeModule(module, outcome))}`], '<br>'),
        versionsCell(module),
    ]);
    const left = sorted.length - rows.length;
    return [
        (0,markdown/* table */.tp)([(0,markdown.md) `Module`, (0,markdown.md) `Versions`], rows),
        ...(left > 0 ? [(0,markdown.md) `… and ${(0,markdown/* count */.U9)(left, 'more module')} in the outputs.`] : []),
    ];
}
function byUrgency(a, b) {
    const [one, other] = [urgencyOf(a), urgencyOf(b)];
    const at = one.findIndex((part, index) => part !== other[index]);
    if (at >= 0)
        return (other[at] ?? 0) - (one[at] ?? 0);
    return a.module < b.module ? -1 : 1;
}
function urgencyOf(module) {
    return [
        module.failures.length,
        countOf(module, 'failed'),
        countOf(module, 'held'),
        countOf(module, 'deprecated') + countOf(module, 'reinstated'),
    ];
}
function countOf({ versions }, result) {
    return versions.filter((one) => one.result === result).length;
}
function signOf(module) {
    if (module.failures.length > 0)
        return (0,markdown.md) `🔴`;
    if (countOf(module, 'held') > 0)
        return (0,markdown.md) `⏳`;
    return countOf(module, 'deprecated') + countOf(module, 'reinstated') > 0 ? (0,markdown.md) `✏️` : (0,markdown.md) `✅`;
}
function describeModule(module, { dryRun }) {
    const parts = ['failed', 'deprecated', 'reinstated', 'held'].flatMap((result) => {
        const number = countOf(module, result);
        if (number === 0)
            return [];
        if (result === 'held')
            return [`${number} held back`];
        return [result === 'failed' || !dryRun ? `${number} ${result}` : `${number} would be ${result}`];
    });
    if (parts.length > 0)
        return parts.join(', ');
    return module.failures.length > 0 ? 'failed' : 'unchanged';
}
function stateOf({ isRevoked, result, deprecatedBy }) {
    if (isRevoked)
        return 'revoked';
    if (result === 'deprecated')
        return 'outrider';
    return result === 'reinstated' ? 'current' : (deprecatedBy ?? 'current');
}
const states = {
    current: (0,markdown.md) `current`,
    outrider: (0,markdown.md) `deprecated by Outrider`,
    person: (0,markdown.md) `deprecated by others`,
    revoked: (0,markdown.md) `revoked`,
};
function versionsCell({ versions }) {
    const byState = Map.groupBy(versions, stateOf);
    const lines = ['current', 'outrider', 'person', 'revoked'].flatMap((state) => {
        const [oldest, ...others] = byState.get(state) ?? [];
        const newest = others.at(-1);
        if (oldest === undefined)
            return [];
        const names = newest === undefined ? (0,markdown/* code */.aY)(oldest.version) : (0,markdown.md) `${(0,markdown/* code */.aY)(oldest.version)} to ${(0,markdown/* code */.aY)(newest.version)}`;
        return [(0,markdown.md) `${others.length + 1} ${states[state]}: ${names}`];
    });
    return lines.length === 0 ? (0,markdown.md) `—` : (0,markdown/* join */.fj)(lines, '<br>');
}
function stageTable({ stages, mode, dryRun, }) {
    if (stages.length === 0)
        return [];
    const total = stages.reduce((sum, stage) => sum + stage.count, 0);
    const verb = mode === 'deprecate' ? (0,markdown.md) `deprecated` : (0,markdown.md) `reinstated`;
    const rows = stages.slice(0, mostRows).map(({ count: number, first, last }, at) => {
        const name = at === 0 && !dryRun ? (0,markdown.md) `1 (this run)` : (0,markdown.md) `${at + 1}`;
        return [(0,markdown.md) `${name}`, (0,markdown.md) `${(0,markdown/* count */.U9)(number, 'version')}: ${staged(first)} to ${staged(last)}`];
    });
    const left = stages.length - rows.length;
    return [
        (0,markdown.md) `${(0,markdown/* prose */.CS)((0,numbers/* plural */.LS)(total, 'version'))} are ${verb} in ${(0,markdown/* count */.U9)(stages.length, 'run')}. To continue, re-run the job, or raise \`max-changes\`.`,
        (0,markdown/* table */.tp)([(0,markdown.md) `Run`, (0,markdown.md) `Versions`], rows),
        ...(left > 0 ? [(0,markdown.md) `… and ${(0,markdown/* count */.U9)(left, 'more run')}.`] : []),
    ];
}
function staged({ module, version }) {
    return (0,markdown.md) `${(0,markdown/* code */.aY)(module)} ${(0,markdown/* code */.aY)(version)}`;
}

;// CONCATENATED MODULE: ./build/js/report/modules/module-report.js




function registryReport(outcome) {
    const { modules, dryRun } = outcome;
    const failures = (0,deprecation_outcome/* failuresOf */.dJ)(outcome);
    const headline = registryHeadline(outcome);
    const isAboutNothing = modules.length === 0 && failures.length === 0;
    return {
        headline,
        sign: dryRun ? '🔵' : '🟢',
        failures,
        notes: [
            ...(isAboutNothing ? [{ level: 'notice', text: `${headline}.` }] : []),
            ...outcome.notes,
            ...modules.flatMap((module) => module.notes),
            ...releaseNotes(outcome),
        ],
        body: registryTables(outcome),
        outputs: outputsOf(outcome),
    };
}
function releaseNotes({ note }) {
    if (note !== 'missing')
        return [];
    return [{ level: 'warning', text: 'No note was written: the tag of the version has no release.' }];
}
const results = [
    'deprecated',
    'reinstated',
    'unchanged',
    'skipped',
    'failed',
];
function outputsOf({ mode, modules }) {
    const lists = results.map((result) => {
        const found = (0,deprecation_outcome/* versionsWithResult */.pS)(modules, ...(result === 'unchanged' ? [result, 'held'] : [result]));
        const entries = found.map(({ module, version, why, failure }) => ({
            module,
            version,
            reason: failure?.message ?? why,
        }));
        return [result, JSON.stringify(entries)];
    });
    const changed = (0,deprecation_outcome/* versionsWithResult */.pS)(modules, 'deprecated', 'reinstated').length > 0;
    return {
        changed: String(changed),
        ...Object.fromEntries(lists),
        ...(mode === 'deprecate' ? consumerOutput(modules) : {}),
    };
}
function consumerOutput(modules) {
    const known = modules.flatMap(({ module, consumers }) => (consumers === undefined ? [] : [{ module, consumers }]));
    const entries = known.flatMap(({ module, consumers }) => consumers.versions.map(({ version, count: workspaces, names }) => ({
        module,
        version,
        workspaces,
        ...(names.length === 0 ? {} : { names }),
    })));
    return { consumers: known.length === 0 ? '' : JSON.stringify(entries) };
}
const wouldBe = {
    deprecated: 'would be deprecated',
    reinstated: 'would be reinstated',
};
function describeResult({ result, verdict, isRevoked }, { mode, dryRun }) {
    if (isRevoked)
        return 'revoked';
    if (result === 'held')
        return 'held back';
    if (result === 'unchanged' && mode === 'deprecate')
        return verdict === 'deprecate' ? 'already deprecated' : 'kept';
    return (dryRun ? wouldBe[result] : undefined) ?? result;
}
function registryHeadline(outcome) {
    const { mode, dryRun, isPlan = false, modules, tag, stages } = outcome;
    const failures = (0,deprecation_outcome/* failuresOf */.dJ)(outcome);
    const done = mode === 'deprecate' ? 'deprecated' : 'reinstated';
    const changed = (0,deprecation_outcome/* versionsWithResult */.pS)(modules, done).length;
    if (failures.length > 0 && changed === 0)
        return failures[0]?.message ?? '';
    if (modules.length === 0) {
        const why = tag === undefined ? 'The event has no tag' : `The tag \`${tag}\` belongs to none of the listed modules`;
        return `${why}; nothing was changed`;
    }
    const where = describeModules(modules);
    if (changed === 0)
        return `Nothing to ${mode} in ${where}${describeOccasion(outcome)}`;
    const text = dryRun
        ? `${isPlan ? 'After the merge' : 'Dry run'}: ${(0,numbers/* plural */.LS)(changed, 'version')} of ${where} would be ${done}`
        : `${mode === 'deprecate' ? 'Deprecated' : 'Reinstated'} ${(0,numbers/* plural */.LS)(changed, 'version')} of ${where}`;
    const failed = (0,deprecation_outcome/* versionsWithResult */.pS)(modules, 'failed').length;
    const runs = stages.length === 0 ? '' : `, in the first of ${stages.length} runs`;
    return `${text}${describeReasonOfChange(outcome)}${runs}${failed === 0 ? '' : `; ${failed} failed`}`;
}
function describeModules(modules) {
    return modules.length === 1 ? `\`${modules[0]?.module}\`` : (0,numbers/* plural */.LS)(modules.length, 'module');
}
function describeReasonOfChange({ mode, modules }) {
    const version = onlyVersion(modules);
    if (version === undefined)
        return '';
    return mode === 'deprecate' ? `, superseded by \`${version}\`` : `, because \`${version}\` was withdrawn`;
}
function describeOccasion({ mode, modules }) {
    const version = onlyVersion(modules);
    if (version === undefined)
        return '';
    return ` (${mode === 'deprecate' ? 'released' : 'withdrawn'}: \`${version}\`)`;
}
function onlyVersion(modules) {
    return modules.length === 1 ? modules[0]?.version : undefined;
}
const module_report_mostRows = 500;
const mostRowsOfAll = 3000;
function registryTables(outcome) {
    const { modules } = outcome;
    const [only] = modules;
    if (modules.length === 1 && only !== undefined)
        return [...stageTable(outcome), ...moduleTables(only, outcome)];
    const sorted = modules.toSorted(byUrgency);
    let rows = 0;
    const shown = sorted.filter(({ versions }) => {
        rows += Math.max(Math.min(versions.length, module_report_mostRows), versions.filter(isTouched).length);
        return rows <= mostRowsOfAll;
    });
    const left = sorted.length - shown.length;
    return [
        ...moduleMatrix(sorted, outcome),
        ...stageTable(outcome),
        ...shown.flatMap((module) => {
            const tables = moduleTables(module, outcome);
            const title = (0,markdown.md) `${(0,markdown/* code */.aY)(module.module)}${releasedVersion(module)}: ${(0,markdown/* prose */.CS)(describeModule(module, outcome))}`;
            return tables.length === 0 ? [] : [(0,markdown/* details */.zH)(title, (0,markdown/* paragraphs */.qN)(tables), false)];
        }),
        ...(left === 0 ? [] : [(0,markdown.md) `The versions of ${(0,markdown/* count */.U9)(left, 'more module')} are in the outputs.`]),
    ];
}
function moduleTables(module, outcome) {
    const rows = module.versions.toReversed();
    const touched = rows.filter(isTouched);
    const left = rows.filter((row) => !isTouched(row));
    return [
        ...textLines(touched, outcome.dryRun),
        ...(touched.length === 0 ? [] : [versionTable(touched, outcome)]),
        ...(left.length === 0 ? [] : [foldedTable(left, touched.length === 0, outcome)]),
        ...consumerTable(module, outcome),
    ];
}
function isTouched({ result }) {
    return result !== 'unchanged' && result !== 'skipped';
}
function textLines(rows, dryRun) {
    const texts = new Map(rows.flatMap(({ text }) => (text === undefined ? [] : [[JSON.stringify(text), text]])));
    const [only, ...others] = texts.values();
    if (only === undefined || others.length > 0)
        return [];
    const more = only.link === '' ? markdown/* nothing */.s6 : (0,markdown.md) ` (${(0,markdown/* link */.nf)((0,markdown.md) `link`, only.link)})`;
    return [(0,markdown.md) `Consumers ${dryRun ? (0,markdown.md) `would see` : (0,markdown.md) `see`}: ${(0,markdown/* code */.aY)(only.reason)}${more}`];
}
function releasedVersion({ version }) {
    return version === undefined ? markdown/* nothing */.s6 : (0,markdown.md) ` ${(0,markdown/* code */.aY)(version)}`;
}
function foldedTable(left, open, outcome) {
    const more = left.length > module_report_mostRows ? (0,markdown.md) `\n\n… and ${left.length - module_report_mostRows} more.` : markdown/* nothing */.s6;
    return (0,markdown/* details */.zH)((0,markdown.md) `${(0,markdown/* count */.U9)(left.length, 'version')} unchanged`, (0,markdown.md) `${versionTable(left.slice(0, module_report_mostRows), outcome)}${more}`, open);
}
function versionTable(rows, outcome) {
    return (0,markdown/* table */.tp)([(0,markdown.md) `Version`, (0,markdown.md) `Result`, (0,markdown.md) `Reason`], rows.map((row) => [
        (0,markdown/* code */.aY)(row.version),
        row.failure === undefined ? (0,markdown/* prose */.CS)(describeResult(row, outcome)) : (0,markdown.md) `**failed**: ${(0,markdown/* prose */.CS)(row.failure.message)}`,
        (0,markdown/* prose */.CS)(row.why),
    ]));
}
const mostUsed = 100;
const mostNames = 10;
function consumerTable({ consumers, versions }, outcome) {
    if (consumers === undefined)
        return [];
    const asOf = (0,markdown.md) `As of ${(0,markdown/* minute */.Vc)(consumers.asOf)}, the Explorer`;
    const caveat = (0,markdown.md) `It may lag behind, and shows only workspaces of HCP Terraform.`;
    if (consumers.versions.length === 0)
        return [(0,markdown.md) `${asOf} lists no workspace that uses this module. ${caveat} That does not mean that nobody uses it.`];
    const byName = new Map(versions.map((one) => [one.version, one]));
    const rows = consumers.versions.map((used) => ({ used, judged: byName.get(used.version) }));
    const worstFirst = rows.toSorted((a, b) => Number(isLeft(b.judged)) - Number(isLeft(a.judged)));
    const more = worstFirst.length > mostUsed ? [(0,markdown.md) `… and ${worstFirst.length - mostUsed} more in the output.`] : [];
    return [
        (0,markdown.md) `${asOf} lists these workspaces of the module. ${caveat}`,
        (0,markdown/* table */.tp)([(0,markdown.md) `Version`, (0,markdown.md) `Result`, (0,markdown.md) `Workspaces`], worstFirst
            .slice(0, mostUsed)
            .map(({ used, judged }) => [
            (0,markdown/* name */.UU)(used.version),
            judged === undefined ? (0,markdown.md) `not in the registry` : (0,markdown/* prose */.CS)(describeResult(judged, outcome)),
            workspacesCell(used),
        ])),
        ...more,
        ...consumerMatrix(worstFirst),
    ];
}
const mostColumns = 3;
const mostWorkspaces = 50;
function consumerMatrix(rows) {
    const columns = rows.filter(({ used }) => used.names.length > 0).slice(0, mostColumns);
    const workspaces = [...new Set(columns.flatMap(({ used }) => used.names))];
    if (columns.length < 2 || workspaces.length < 2)
        return [];
    const heading = ({ used, judged }) => {
        const advice = judged === undefined ? (0,markdown.md) `❓ unknown` : isLeft(judged) ? (0,markdown.md) `⚠️ leave` : (0,markdown.md) `✅ ok`;
        return (0,markdown/* join */.fj)([(0,markdown/* name */.UU)(used.version), advice], '<br>');
    };
    const cell = (workspace, { used }) => used.names.includes(workspace) ? (0,markdown.md) `uses` : (0,markdown.md) `—`;
    const matrix = (0,markdown/* table */.tp)([(0,markdown.md) `Used by`, ...columns.map(heading)], workspaces
        .slice(0, mostWorkspaces)
        .map((workspace) => [(0,markdown/* name */.UU)(workspace), ...columns.map((column) => cell(workspace, column))]));
    const [left, hidden] = [workspaces.length - mostWorkspaces, rows.length - columns.length];
    const rest = [
        ...(left > 0 ? [(0,markdown/* count */.U9)(left, 'more workspace')] : []),
        ...(hidden > 0 ? [(0,markdown/* count */.U9)(hidden, 'more version')] : []),
    ];
    const note = rest.length === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `\n\n… and ${(0,markdown/* join */.fj)(rest, ', ')} in the output.`;
    return [(0,markdown/* details */.zH)((0,markdown.md) `Workspaces and the versions they use`, (0,markdown.md) `${matrix}${note}`, false)];
}
function isLeft(judged) {
    if (judged === undefined)
        return false;
    return (judged.isRevoked ||
        judged.result === 'deprecated' ||
        (judged.result === 'unchanged' && judged.verdict === 'deprecate'));
}
function workspacesCell({ count: workspaces, names }) {
    const shown = names.length === 0 ? markdown/* nothing */.s6 : (0,markdown.md) `: ${(0,markdown/* listUpTo */.JM)(names.map(markdown/* name */.UU), ', ', mostNames)}`;
    return (0,markdown.md) `${workspaces}${shown}`;
}


/***/ })

};
