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
        const judged = { ...decision, name: registryName(decision.of), change: undefined };
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
        const judged = { ...decision, verdict, why, name: registryName(of), change: undefined };
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
function registryName({ version, listed }) {
    return version === undefined ? listed : (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(version);
}


/***/ }),

/***/ 2319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aw: () => (/* binding */ failedModule),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   pS: () => (/* binding */ versionsWithResult)
/* harmony export */ });
function failedModule(module, version, failures) {
    return { module, version, versions: [], failures, tag: '', notes: [] };
}
function failuresOf({ failures, modules }) {
    return [...failures, ...modules.flatMap((module) => module.failures)];
}
function versionsWithResult(modules, ...results) {
    return modules.flatMap(({ module, versions }) => versions.filter((one) => results.includes(one.result)).map((one) => ({ ...one, module })));
}


/***/ }),

/***/ 4334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ decideVersions),
  R: () => (/* binding */ newestVersion)
});

// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
;// CONCATENATED MODULE: ./build/js/deprecation/keep-rule.js

function createKeepRule({ rule, keep, counted, released, }) {
    const stable = counted.filter((version) => !(0,registry_version/* isPrerelease */.V1)(version));
    const isCounted = rule === 'older-than-release' ? notNewerThan(released) : anyVersion;
    const lines = Map.groupBy(stable.filter(isCounted), (version) => releaseLine(rule, version));
    const oldestKept = new Map([...lines].map(([line, versions]) => [line, oldestOf(versions, keep)]));
    return (version) => {
        if (rule === 'older-than-release' && released !== undefined && (0,registry_version/* byPrecedence */.mc)(version, released) > 0) {
            return 'it is not older than the release';
        }
        const line = releaseLine(rule, version);
        const oldest = oldestKept.get(line);
        const of = line === '' ? '' : ` of ${line}`;
        if (oldest === undefined)
            return `there is no stable version${of}`;
        if ((0,registry_version/* byPrecedence */.mc)(version, oldest) < 0)
            return undefined;
        return `it is among the newest${keep === 1 ? '' : ` ${keep}`}${of}`;
    };
}
function oldestOf(versions, keep) {
    const distinct = versions.filter((version, index) => {
        const before = versions[index - 1];
        return before === undefined || (0,registry_version/* byPrecedence */.mc)(before, version) !== 0;
    });
    return distinct.at(-keep) ?? distinct[0];
}
function releaseLine(rule, { major, minor }) {
    if (rule === 'per-major')
        return `${major}.x`;
    return rule === 'per-minor' ? `${major}.${minor}.x` : '';
}
function notNewerThan(released) {
    return (version) => released === undefined || (0,registry_version/* byPrecedence */.mc)(version, released) <= 0;
}
function anyVersion() {
    return true;
}

;// CONCATENATED MODULE: ./build/js/deprecation/policy.js



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
    return counted.findLast((version) => !(0,registry_version/* isPrerelease */.V1)(version)) ?? counted.at(-1);
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
    const newestStable = counted.findLast((version) => !(0,registry_version/* isPrerelease */.V1)(version));
    const kept = createKeepRule({ rule: policy.rule, keep: policy.keep, counted, released: occasion.released });
    const newestOfRelease = new Map(counted.map((version) => [releaseKey(version), version]));
    const { released, isMarkedPrerelease } = occasion;
    const prerelease = released !== undefined && (isMarkedPrerelease || (0,registry_version/* isPrerelease */.V1)(released)) ? released : undefined;
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
    if (policy.onlyOlderThan === 'released' && released !== undefined && (0,registry_version/* byPrecedence */.mc)(version, released) > 0) {
        return ['keep', `it is newer than the released ${(0,registry_version/* versionName */.sh)(released)}`];
    }
    if (prerelease !== undefined && !(0,registry_version/* isPrerelease */.V1)(version)) {
        return ['keep', `the prerelease ${(0,registry_version/* versionName */.sh)(prerelease)} supersedes no stable version`];
    }
    return undefined;
}
function byPrereleases(version, { policy, prerelease, newestStable, newestOfRelease }) {
    if (!(0,registry_version/* isPrerelease */.V1)(version))
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
    if (prerelease !== undefined && !(0,registry_version/* sameRelease */.OW)(prerelease, version)) {
        return ['keep', `the prerelease ${(0,registry_version/* versionName */.sh)(prerelease)} supersedes only those of its own release`];
    }
    const ofRelease = newestOfRelease.get(releaseKey(version));
    const successor = isNewer(newestStable, version) ? newestStable : ofRelease;
    if (!isNewer(successor, version))
        return ['keep', 'neither its release nor a newer version exists'];
    return ['deprecate', `it is a prerelease, and ${(0,registry_version/* versionName */.sh)(successor)} supersedes it`];
}
function isNewer(one, version) {
    return one !== undefined && (0,registry_version/* byPrecedence */.mc)(one, version) > 0;
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
    const since = created.get((0,registry_version/* versionName */.sh)(version));
    if (policy.minAge > 0 && since === undefined)
        return ['keep', 'its age is unknown, and `min-age` is set'];
    if (policy.minAge > 0 && now - (since ?? now) < policy.minAge)
        return ['keep', 'it is younger than `min-age`'];
    return ['deprecate', released === undefined ? 'it is superseded' : `${(0,registry_version/* versionName */.sh)(released)} supersedes it`];
}
function isVersion(version, other) {
    return other !== undefined && (0,registry_version/* byPrecedence */.mc)(version, other) === 0;
}
function listingOrder(a, b) {
    if (a.version !== undefined && b.version !== undefined)
        return (0,registry_version/* byAge */.jI)(a.version, b.version);
    if (a.version === undefined && b.version === undefined)
        return a.listed < b.listed ? -1 : 1;
    return a.version === undefined ? -1 : 1;
}


/***/ }),

/***/ 2449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ isWrittenByOutrider),
/* harmony export */   hX: () => (/* binding */ unknownPlaceholders),
/* harmony export */   uH: () => (/* binding */ deprecationText)
/* harmony export */ });
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1377);


const placeholders = [
    'version',
    'latest',
    'latest-same-major',
    'replacement',
    'module',
    'provider',
    'organization',
    'tag',
    'release-url',
    'date',
    'policy',
];
const placeholderPattern = /\{\{((?:(?!\{\{).)*?)\}\}/gs;
const knownPlaceholders = new Set(placeholders);
function unknownPlaceholders(template) {
    return [...template.matchAll(placeholderPattern)]
        .map(([, name = '']) => name.trim())
        .filter((name) => !knownPlaceholders.has(name));
}
const maxReasonLength = 1000;
const outriderMark = '[outrider]';
function isWrittenByOutrider({ reason }) {
    return reason.trimEnd().endsWith(outriderMark);
}
function deprecationText(version, wording) {
    const values = placeholderValues(version, wording);
    const reason = toSingleLine(fillTemplate(wording.reason, values));
    const room = maxReasonLength - outriderMark.length - 1;
    const shown = reason.length > room
        ? `${reason
            .slice(0, room - 1)
            .toWellFormed()
            .replace(/\ufffd$/, '')
            .trimEnd()}…`
        : reason;
    return {
        reason: `${shown} ${outriderMark}`.trimStart(),
        link: toSingleLine(fillTemplate(wording.link ?? '', values)),
    };
}
function fillTemplate(template, values) {
    return template.replaceAll(placeholderPattern, (whole, name) => values[name.trim()] ?? whole);
}
function placeholderValues(version, wording) {
    const { module, successors, tag, releaseUrl, date, policy } = wording;
    const latest = latestOf(version, successors) ?? highestVersion(successors);
    const inMajor = successors.filter((one) => one.major === version.major);
    return {
        version: (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .versionName */ .sh)(version),
        latest: nameOrEmpty(latest),
        'latest-same-major': nameOrEmpty(latestOf(version, inMajor) ?? latest),
        replacement: nameOrEmpty(replacementOf(version, inMajor) ?? latest),
        module: module.name,
        provider: module.provider,
        organization: module.organization,
        tag,
        'release-url': releaseUrl,
        date,
        policy,
    };
}
function nameOrEmpty(version) {
    return version === undefined ? '' : (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .versionName */ .sh)(version);
}
function replacementOf(version, inMajor) {
    const newer = inMajor.filter((one) => (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .byPrecedence */ .mc)(one, version) > 0);
    const inMinor = newer.filter((one) => one.minor === version.minor);
    return latestOf(version, inMinor) ?? latestOf(version, newer);
}
function latestOf(version, successors) {
    const stable = highestVersion(successors.filter((one) => !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(one)));
    const isSuccessor = stable !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .byPrecedence */ .mc)(stable, version) > 0;
    return (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .isPrerelease */ .V1)(version) && !isSuccessor ? highestVersion(successors) : stable;
}
function highestVersion(versions) {
    return versions.toSorted(_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_1__/* .byPrecedence */ .mc).at(-1);
}
function toSingleLine(text) {
    return text
        .toWellFormed()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
        .trim();
}


/***/ }),

/***/ 2284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/report/modules/report.js + 3 modules
var report = __webpack_require__(2262);
// EXTERNAL MODULE: ./build/js/modes/deprecate/inputs.js
var inputs = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/js/deprecation/template.js
var deprecation_template = __webpack_require__(2449);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
// EXTERNAL MODULE: ./build/js/operations/modules/read-inputs.js + 1 modules
var read_inputs = __webpack_require__(7311);
;// CONCATENATED MODULE: ./build/js/modes/deprecate/read-inputs.js



function readDeprecateInputs(raw, reading) {
    const { errors } = reading;
    const common = (0,read_inputs/* readModuleInputs */.e)(raw, reading);
    for (const name of ['reason', 'link'])
        checkTemplate(name, raw[name] ?? '', reading);
    const link = raw.link === 'none' ? undefined : raw.link;
    if (link !== undefined && !/^(https?:\/\/|\{\{)/.test(link)) {
        const hint = 'Start it with `https://` or a placeholder, or write `none`.';
        errors.add('link', `is ${(0,suggest/* quote */.h)(link)}, which is not a URL`, hint);
    }
    if (raw.note === 'release' && raw['github-token'] === undefined)
        errors.add('note', 'is `release`, but `github-token` is empty', 'Set a token with `contents: write`.');
    const consumers = readConsumers(raw, reading);
    if (common === undefined)
        return undefined;
    const waitForVersion = raw['wait-for-version'];
    return {
        ...common,
        mode: 'deprecate',
        timeout: common.timeout + waitForVersion,
        requireSuccessor: raw['require-successor'],
        reason: raw.reason ?? '',
        link,
        updateText: raw['update-text'],
        waitForVersion,
        note: raw.note === 'release',
        githubToken: raw['github-token'],
        consumers,
    };
}
function readConsumers({ consumers, 'explorer-token': token, 'max-consumers': most }, { errors }) {
    if (consumers === 'off') {
        const hint = 'Set `consumers: report`, or remove it.';
        if (token !== undefined)
            errors.add('explorer-token', 'is set, but `consumers` is `off`', hint);
        if (most !== undefined)
            errors.add('max-consumers', 'is set, but `consumers` is `off`', hint);
        return undefined;
    }
    if (token === undefined) {
        const hint = 'Set it to a token of the owners team, of a team that can read all workspaces, or of the organization.';
        errors.addMissing('explorer-token', hint, 'no-explorer');
        return undefined;
    }
    return { token, named: consumers === 'names', most };
}
function checkTemplate(name, template, { errors }) {
    for (const unknown of (0,deprecation_template/* unknownPlaceholders */.hX)(template)) {
        const hint = 'For the available placeholders see docs/deprecation.md, "Reason and link".';
        errors.add(name, `contains ${(0,suggest/* quote */.h)(unknown)}, which is not a placeholder`, hint);
    }
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/modules/judge-modules.js + 2 modules
var judge_modules = __webpack_require__(5625);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/deprecation/changes.js
var changes = __webpack_require__(7374);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
;// CONCATENATED MODULE: ./build/js/deprecation/consumers.js

function consumersOf(uses, { module, host, asOf, named }) {
    const own = uses.filter(({ registryType }) => registryType !== 'public');
    const ours = own.filter((use) => use.version !== '' && isOfModule(use, module, host));
    if (own.length > 0 && ours.length === 0)
        return undefined;
    const versions = Array.from(Map.groupBy(ours, ({ version }) => (0,registry_version/* listedName */.d1)(version)), ([version, rows]) => ({ version, ...countWorkspaces(rows) }));
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
        const count = of.version === undefined ? 0 : (counts.get((0,registry_version/* versionName */.sh)(of.version)) ?? 0);
        if (verdict !== 'deprecate' || of.deprecation !== undefined || count <= most)
            return decision;
        const users = count === 1 ? '1 workspace uses it' : `${count} workspaces use it`;
        return { of, verdict: 'hold', why: `${users}, and \`max-consumers\` is ${most}` };
    });
}

// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/deprecation/policy.js + 1 modules
var deprecation_policy = __webpack_require__(4334);
// EXTERNAL MODULE: ./build/js/operations/modules/apply-changes.js + 4 modules
var apply_changes = __webpack_require__(4821);
// EXTERNAL MODULE: ./build/js/operations/modules/read-module.js
var read_module = __webpack_require__(6736);
;// CONCATENATED MODULE: ./build/js/modes/deprecate/wait-for-version.js




const shortestPause = 1000;
const longestEarlyPause = 5000;
const longestPause = 30_000;
async function waitForVersion(wait) {
    const { registry, module, version, until, signal, pace, log } = wait;
    const started = performance.now();
    const name = `${(0,registry_module/* moduleName */.AO)(module)} ${(0,registry_version/* versionName */.sh)(version)}`;
    let logged = '';
    for (let gap = shortestPause;; gap = nextPause(gap, performance.now() - started)) {
        const state = await (0,read_module/* readModule */.b)(registry, module).catch((error) => temporaryError(error, logged !== ''));
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
        const seconds = Math.round((performance.now() - started) / 1000);
        if (status !== logged)
            log(`[+${seconds} s] Waiting for ${name}: ${status}`);
        logged = status;
        await pace.pause(Math.min(gap, left), signal);
    }
}
function temporaryError(error, answered) {
    if (answered && error instanceof errors/* ServiceError */._7 && temporary.has(error.kind))
        return error;
    throw error;
}
const temporary = new Set(['unreachable', 'server', 'busy']);
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
        hint: 'Check the module in the registry. Run this again once the version is published, or raise `wait-for-version`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/deprecate/deprecate-module.js











async function deprecateModule(target, dependencies) {
    const { inputs, registry, signal, pace, log, waitUntil } = dependencies;
    const { module, version } = target;
    const state = version === undefined
        ? await (0,read_module/* readModule */.b)(registry, module)
        : await waitForVersion({ registry, module, version, until: waitUntil, signal, pace, log });
    const released = version ?? (0,deprecation_policy/* newestVersion */.R)(state.versions, { withdrawn: undefined, isOurs: deprecation_template/* isWrittenByOutrider */.BU });
    if (version === undefined && released !== undefined) {
        log(`No tag names a version of ${(0,registry_module/* moduleName */.AO)(module)}; its newest, ${(0,registry_version/* versionName */.sh)(released)}, counts as released.`);
    }
    const { consumers, notes: consumerNotes } = await dependencies.readConsumers(module);
    const decided = await decideByAge({ ...target, version: released }, state, dependencies);
    const most = inputs.consumers?.most;
    const decisions = consumers === undefined || most === undefined ? decided : holdUsedVersions(decided, consumers, most);
    const tag = await tagOf({ ...target, version: released }, decisions, dependencies);
    const judged = (0,changes/* planDeprecations */.zz)(decisions, {
        isOurs: deprecation_template/* isWrittenByOutrider */.BU,
        updateText: inputs.updateText,
        textFor: textsFor(decisions, { module, tag }, dependencies),
    });
    checkLinks(judged);
    const notes = [...consumerNotes, ...(state.record?.noCode === true ? [noCodeWarning((0,registry_module/* moduleName */.AO)(module))] : [])];
    const applied = await (0,apply_changes/* applyChanges */.Y)({ module, version: released, state, judged, tag, notes }, inputs, dependencies);
    return { ...applied, consumers };
}
async function decideByAge({ module, version: released }, { versions }, { inputs: { policy }, isPrerelease, registry, now }) {
    const occasion = {
        released,
        isMarkedPrerelease: isPrerelease,
        withdrawn: undefined,
        created: new Map(),
        now: now(),
        isOurs: deprecation_template/* isWrittenByOutrider */.BU,
    };
    if (policy.minAge === 0)
        return (0,deprecation_policy/* decideVersions */.E)(versions, policy, occasion);
    const old = (0,deprecation_policy/* decideVersions */.E)(versions, { ...policy, minAge: 0 }, occasion).flatMap(({ of, verdict }) => verdict === 'deprecate' && of.version !== undefined ? [(0,registry_version/* versionName */.sh)(of.version)] : []);
    const created = await (0,p_map/* default */.Ay)(old, async (version) => {
        const createdAt = await registry
            .getModuleVersionRecord({ module, version })
            .then((record) => record.createdAt)
            .catch(ageUnknown);
        return createdAt === undefined ? [] : [[version, createdAt]];
    }, { concurrency: 8 });
    return (0,deprecation_policy/* decideVersions */.E)(versions, policy, { ...occasion, created: new Map(created.flat()) });
}
function ageUnknown(error) {
    if (error instanceof errors/* ServiceError */._7 && error.kind === 'not-found')
        return undefined;
    throw error;
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
    return (version) => (0,deprecation_template/* deprecationText */.uH)(version, wording);
}
async function tagOf({ module, version }, decisions, { tag, registry }) {
    const isNeeded = decisions.some(({ verdict }) => verdict === 'deprecate');
    if (tag !== '' || version === undefined || !isNeeded)
        return tag;
    try {
        return (await registry.getModuleVersion({ module, version: (0,registry_version/* versionName */.sh)(version) })).tag ?? '';
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && error.kind !== 'unauthorized')
            return '';
        throw error;
    }
}
function checkLinks(judged) {
    for (const { name, change } of judged) {
        if (change?.kind !== 'deprecate' || change.text.link === '' || isWebAddress(change.text.link))
            continue;
        throw new errors/* ActionError */.lZ({
            reason: 'input',
            message: `Input \`link\` expands to ${JSON.stringify(change.text.link)} for ${name}, which is not a URL`,
            hint: 'Start it with `https://`, or write `none`.',
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

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/js/clients/github/client.js + 1 modules
var client = __webpack_require__(3852);
// EXTERNAL MODULE: ./build/js/clients/github/responses.js
var responses = __webpack_require__(7005);
;// CONCATENATED MODULE: ./build/js/clients/github/releases.js




const RELEASE = dist/* object */.Ikc({
    id: dist/* custom */.IeY((id) => typeof id === 'number' || typeof id === 'bigint'),
    body: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP()), ''),
});
async function editRelease(github, repository, tag, edit) {
    const place = (0,client/* ownerAndRepo */.H)(repository);
    const found = await (0,errors/* orUndefined */.y0)(github.rest.repos.getReleaseByTag({ ...place, tag }), 'not-found');
    if (found === undefined)
        return 'missing';
    const release = (0,responses/* readAs */.fd)(RELEASE, found.data, 'a release');
    const before = release.body ?? '';
    const body = edit(before);
    if (body === before)
        return 'unchanged';
    await github.rest.repos.updateRelease({ ...place, release_id: release.id, body });
    return 'updated';
}

// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
;// CONCATENATED MODULE: ./build/js/modes/deprecate/release-note.js

const start = '<!-- outrider:deprecations -->';
const end = '<!-- /outrider:deprecations -->';
const block = new RegExp(`${start}(?:(?!${start})[^])*?${end}`);
function withNote(body, modules) {
    const before = block.exec(body)?.[0] ?? '';
    const present = new Map([...before.matchAll(/^- `([^`]+)`: (.*)$/gm)].map(([, module = '', list = '']) => [module, versionsIn(list)]));
    for (const { module, versions } of modules) {
        const deprecated = versions.filter(({ text }) => text !== undefined).map(({ version }) => version);
        const all = [...new Set([...(present.get(module) ?? []), ...deprecated])];
        if (all.length > 0)
            present.set(module, all);
    }
    if (present.size === 0)
        return body;
    const lines = [...present].map(([module, versions]) => `- ${(0,markdown/* code */.aY)(module)}: ${versions.map(markdown/* code */.aY).join(', ')}`);
    const note = [start, '', '**Deprecated by this release:**', '', ...lines, '', end].join('\n');
    if (before !== '')
        return body.replace(block, () => note);
    return body.trim() === '' ? note : `${body.trimEnd()}\n\n${note}`;
}
function versionsIn(list) {
    return [...list.matchAll(/`([^`]+)`/g)].map(([, version = '']) => version);
}

// EXTERNAL MODULE: ./build/js/operations/run-context.js + 1 modules
var run_context = __webpack_require__(6740);
;// CONCATENATED MODULE: ./build/js/modes/deprecate/note-release.js




async function noteReleases({ context, token, modules }) {
    const { repository } = context.event;
    if (token === undefined || repository === undefined)
        return 'missing';
    const github = await (0,run_context/* connectGitHub */.U)(context, token);
    const results = [];
    for (const [tag, released] of Map.groupBy(modules.filter(hasDeprecation), (module) => module.tag)) {
        results.push(tag === '' ? 'missing' : await noteRelease({ github, repository, tag, modules: released }));
    }
    return ['missing', 'updated'].find((one) => results.includes(one)) ?? 'unchanged';
}
function hasDeprecation({ versions }) {
    return versions.some(({ text }) => text !== undefined);
}
async function noteRelease({ github, repository, tag, modules }) {
    try {
        return await editRelease(github, repository, tag, (body) => withNote(body, modules));
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const { reason, message, hint, help } = error;
        throw new errors/* ActionError */.lZ({
            reason,
            message: `The note in the release \`${tag}\` could not be written: ${message}`,
            hint: reason === 'unauthorized' || reason === 'not-found' ? 'Give the job `permissions: { contents: write }`.' : hint,
            help,
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./build/js/clients/registry/locations.js
var locations = __webpack_require__(5505);
// EXTERNAL MODULE: ./build/js/clients/registry/wire.js + 2 modules
var registry_wire = __webpack_require__(111);
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
    workspaces: (attributes.workspaces ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
})));
const Page = dist/* object */.Ikc({
    data: dist/* array */.YOg(Use),
    meta: dist/* object */.Ikc({
        pagination: dist/* object */.Ikc({ 'next-page': dist/* nullish */.cl6(dist/* number */.aig()), 'total-count': dist/* number */.aig() }),
    }),
});
const pageSize = 100;
const mostPages = 1000;
function createExplorer(options) {
    const wire = (0,registry_wire/* createRegistryWire */.F)(options);
    return {
        async listModuleUses(organization, source) {
            const uses = [];
            for (let number = 1; number <= mostPages; number++) {
                const url = (0,locations/* apiUrl */.y0)(options.address, `organizations/${encodeURIComponent(organization)}/explorer`);
                url.search = String(new URLSearchParams({
                    type: 'modules',
                    'filter[0][source][contains][0]': source,
                    'page[number]': String(number),
                    'page[size]': String(pageSize),
                }));
                const { data, meta } = await wire.get(url, Page);
                uses.push(...data);
                const { 'next-page': next, 'total-count': total } = meta.pagination;
                if (next === undefined || next === null || next <= number)
                    return { uses, total };
            }
            throw tooManyPages(options.address);
        },
    };
}
function tooManyPages({ host }) {
    return new errors/* ServiceError */._7({
        kind: 'invalid',
        reason: 'server',
        message: `The Explorer of ${host} answered more than ${mostPages} pages`,
    });
}

;// CONCATENATED MODULE: ./build/js/modes/deprecate/read-consumers.js




function createConsumerReader({ consumers: wanted, registry: { address } }, { transport, deadline, event }) {
    if (wanted === undefined)
        return async () => ({ consumers: undefined, notes: [] });
    const { token, most } = wanted;
    const explorer = createExplorer({ transport, address, token, signal: deadline.signal });
    const named = wanted.named || !event.publicRepository;
    return async (module) => {
        try {
            const { uses, total } = await explorer.listModuleUses(module.organization, (0,registry_module/* moduleName */.AO)(module));
            if (uses.length < total)
                throw incompleteError(uses.length, total);
            const consumers = consumersOf(uses, { module, host: address.host, asOf: new Date(), named });
            if (consumers === undefined)
                throw unreadableError();
            return { consumers, notes: [] };
        }
        catch (error) {
            if (!(error instanceof errors/* ActionError */.lZ))
                throw error;
            const context = `The consumers of \`${(0,registry_module/* moduleName */.AO)(module)}\` are unknown`;
            const explained = explainRefusal(error).withContext(context);
            if (most !== undefined)
                throw explained;
            const hint = explained.hint === undefined ? '' : ` ${explained.hint}`;
            return { consumers: undefined, notes: [{ level: 'warning', text: `${explained.message}.${hint}` }] };
        }
    };
}
const refusals = new Set(['unauthorized', 'forbidden', 'not-found']);
function explainRefusal(error) {
    if (!(error instanceof errors/* ServiceError */._7) || !refusals.has(error.kind))
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

;// CONCATENATED MODULE: ./build/js/modes/deprecate/run.js





async function deprecate(inputs, context) {
    const waitUntil = performance.now() + inputs.waitForVersion;
    const judging = (0,judge_modules/* judgeModules */.p)(inputs, context, ({ tag }, run) => {
        const releaseUrl = (name) => tag?.tag === name && tag.url !== undefined ? tag.url : releasePage(name, context.event);
        const readConsumers = createConsumerReader(inputs, context);
        const isPrerelease = tag?.isPrerelease === true;
        const dependencies = { ...run, inputs, tag: tag?.tag ?? '', isPrerelease, releaseUrl, waitUntil, readConsumers };
        return async (target) => deprecateModule(target, dependencies);
    });
    const outcome = await (0,errors/* withErrors */.u$)(judging, (0,judge_modules/* nothingJudged */.V)(inputs, context));
    if (!inputs.note || inputs.dryRun || outcome.modules.length === 0)
        return outcome;
    const noting = noteReleases({ context, token: inputs.githubToken, modules: outcome.modules });
    return (0,errors/* withErrors */.u$)(noting.then((note) => ({ ...outcome, note })), outcome);
}
function releasePage(tag, { repository, serverUrl }) {
    const path = tag.split('/').map(encodeURIComponent).join('/');
    return repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.name}/releases/tag/${path}`;
}

;// CONCATENATED MODULE: ./build/js/modes/deprecate/index.js





const mode = {
    inputs: inputs/* deprecateInputs */.B,
    activity: 'Deprecating',
    writes: ['deprecate'],
    read: readDeprecateInputs,
    run: deprecate,
    report: (outcome, context) => (0,run_report/* expandReport */.r)((0,report/* registryReport */.k)(outcome), context),
};


/***/ }),

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
// EXTERNAL MODULE: ./build/js/operations/modules/judge-modules.js + 2 modules
var judge_modules = __webpack_require__(5625);
// EXTERNAL MODULE: ./build/js/operations/modules/read-inputs.js + 1 modules
var read_inputs = __webpack_require__(7311);
// EXTERNAL MODULE: ./build/js/report/modules/report.js + 3 modules
var report = __webpack_require__(2262);
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
    const decisions = (0,deprecation_policy/* decideVersions */.E)(state.versions, { ...policy, minAge: 0 }, { released, isMarkedPrerelease: false, withdrawn, created: new Map(), now: now(), isOurs: counts });
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
    writes: ['reinstate'],
    read(raw, reading) {
        const inputs = (0,read_inputs/* readModuleInputs */.e)(raw, reading);
        if (inputs === undefined)
            return undefined;
        return { ...inputs, mode: 'reinstate', requireSuccessor: false, scope: raw['reinstate-scope'] };
    },
    run: async (inputs, context) => (0,errors/* withErrors */.u$)((0,judge_modules/* judgeModules */.p)(inputs, context, (_, run) => async (target) => reinstateModule(target, { ...run, inputs })), (0,judge_modules/* nothingJudged */.V)(inputs, context)),
    report: (outcome, context) => (0,run_report/* expandReport */.r)((0,report/* registryReport */.k)(outcome), context),
};


/***/ }),

/***/ 4821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ applyChanges)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/deprecation/changes.js
var deprecation_changes = __webpack_require__(7374);
// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
// EXTERNAL MODULE: ./build/js/clients/registry/server.js
var server = __webpack_require__(2830);
;// CONCATENATED MODULE: ./build/js/operations/modules/explain-not-found.js




const whoMay = 'Use a user token, or a team token of a team with "Manage modules" (private registry); an organization token cannot.';
async function explainNotFound(refused, about) {
    const { registry, module, version, record } = about;
    const name = `${(0,registry_module/* moduleName */.AO)(module)} ${version}`;
    const errorOf = (reason, what, hint) => new errors/* ActionError */.lZ({ reason, message: `${what}: ${refused.message}`, hint, cause: refused });
    if (!(await isListed(registry, module, version))) {
        return errorOf('not-found', `${name} is no longer in the registry`, 'Run this again to decide on the versions that it has now.');
    }
    const old = (0,server/* describeTooOld */.F)(registry.server());
    if (old !== undefined)
        return errorOf('tier', old, 'Upgrade it.');
    if ((await entitlementOf(registry, module)) === false) {
        const what = `The organization \`${module.organization}\` is not entitled to deprecate module versions`;
        return errorOf('tier', what, 'Deprecation needs the Standard edition of HCP Terraform.');
    }
    if (record === undefined && registry.server().name === undefined) {
        const what = `${name} is listed, but cannot be deprecated: the token lacks the right, or the registry has no deprecation`;
        return errorOf('permission', what, `Check \`registry-address\`: only HCP Terraform and Terraform Enterprise can deprecate. ${whoMay}`);
    }
    const certain = record?.canDelete === false ? 'cannot' : 'most likely cannot';
    return errorOf('permission', `The token ${certain} manage the modules of \`${module.organization}\``, whoMay);
}
async function isListed(registry, module, version) {
    try {
        const listed = await registry.listModuleVersions(module);
        return listed.some((one) => (0,registry_version/* listedName */.d1)(one.version) === version);
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ)
            return error.reason !== 'not-found';
        throw error;
    }
}
async function entitlementOf(registry, { organization }) {
    try {
        return (await registry.getEntitlementSet(organization)).moduleDeprecations;
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.lZ)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/node_modules/p-queue/dist/index.js + 2 modules
var dist = __webpack_require__(3040);
;// CONCATENATED MODULE: ./build/js/operations/modules/sequential-writes.js

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

// EXTERNAL MODULE: ./build/js/operations/write-permitted.js
var write_permitted = __webpack_require__(9655);
;// CONCATENATED MODULE: ./build/js/operations/modules/write-version.js




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
                const isRefused = error.kind === 'invalid';
                const made = await isMade(change, writing, isRefused && attempt > 1 ? readPauses : []);
                isOpen = made === undefined;
                if (made === true)
                    return true;
                if (!isRefused && error.kind !== 'busy')
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
const refusals = new Set(['unauthorized', 'forbidden', 'not-found']);
function isCertainRefusal(error) {
    return error instanceof errors/* ServiceError */._7 && refusals.has(error.kind);
}
function unknownOutcome(error) {
    return new errors/* ActionError */.lZ({
        reason: error.reason,
        message: `${error.message}. Could not determine whether the write took effect`,
        hint: error.hint,
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
    try {
        return (await registry.getModuleVersion({ module, version })).deprecation;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.kind === 'unauthorized')
            throw error;
        return error.kind === 'not-found' ? listedOf(registry, module, version) : 'unknown';
    }
}
async function listedOf(registry, module, version) {
    try {
        const listed = await registry.listModuleVersions(module);
        const found = listed.find((one) => (0,registry_version/* listedName */.d1)(one.version) === version);
        return found === undefined ? 'unknown' : found.deprecation;
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7)
            return 'unknown';
        throw error;
    }
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

;// CONCATENATED MODULE: ./build/js/operations/modules/write-versions.js






async function writeVersions(changes, writing) {
    const failed = new Map();
    const stopper = new AbortController();
    const stop = stopper.signal;
    let stopped;
    const write = async (change) => {
        const failure = await failureOf(change, { ...writing, stop });
        if (failure === undefined)
            writing.log(describeDone(change, writing.module));
        else
            failed.set(change.version, failure);
        if (failure === undefined || stopped !== undefined || !stopsAll(failure))
            return;
        stopped = failure;
        stopper.abort(skippedError(failure));
    };
    await writeInOrder(changes, write);
    if (stop.aborted)
        return { failed, stopped, unseen: [] };
    const made = changes.filter(({ version }) => !failed.has(version));
    return { failed, stopped: undefined, unseen: await unseenOf(made, writing) };
}
async function failureOf(change, writing) {
    try {
        writing.stop.throwIfAborted();
        await writeVersion(change, writing);
        return undefined;
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && error.kind === 'not-found') {
            return explainNotFound(error, { ...writing, version: change.version });
        }
        if (error instanceof errors/* ActionError */.lZ)
            return error;
        throw error;
    }
}
const stopping = new Set(['unauthorized', 'tier', 'permission', 'timed-out']);
function stopsAll({ reason }) {
    return stopping.has(reason);
}
function skippedError({ reason }) {
    return new errors/* ActionError */.lZ({ reason, message: 'Skipped after an earlier failure' });
}
function describeDone(change, module) {
    const name = `${(0,registry_module/* moduleName */.AO)(module)} ${change.version}`;
    return change.kind === 'reinstate' ? `Reinstated ${name}.` : `Deprecated ${name}: ${change.text.reason}`;
}
const write_versions_pauses = [0, 300, 1000, 2000];
async function unseenOf(made, { registry, module, signal, pace }) {
    let unseen = made;
    try {
        for (const milliseconds of write_versions_pauses) {
            if (unseen.length === 0)
                break;
            await pace.pause(milliseconds, signal);
            const shown = await registry.listModuleVersions(module);
            const byVersion = new Map(shown.map(({ version, deprecation }) => [(0,registry_version/* listedName */.d1)(version), deprecation]));
            unseen = unseen.filter((change) => !isAsWanted(change, byVersion.get(change.version)));
        }
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
    }
    return unseen.map(({ version }) => version);
}

;// CONCATENATED MODULE: ./build/js/operations/modules/apply-changes.js





async function applyChanges({ module, version, state, judged, tag, notes }, inputs, { registry, mayWrite, signal, pace, log }) {
    const changes = judged.flatMap(({ change }) => change ?? []);
    const missing = (0,deprecation_changes/* missingVersions */.Ie)(inputs.policy.versions, state.versions).map(registry_version/* versionName */.sh);
    const refusal = missingFailure(missing, module, inputs) ?? refusalOf(judged, module, inputs);
    const outcome = {
        module: (0,registry_module/* moduleName */.AO)(module),
        version: version === undefined ? undefined : (0,registry_version/* versionName */.sh)(version),
        tag,
        notes: [...notes, ...namedNotes(missing, judged, inputs)],
    };
    if (refusal !== undefined) {
        return { ...outcome, versions: judged.map(unwrittenResult), failures: [refusal] };
    }
    const written = inputs.dryRun
        ? nothingFailed
        : await writeVersions(changes, { registry, mayWrite, module, record: state.record, signal, pace, log });
    const failures = written.failed.size === 0 ? [] : [apply_changes_failureOf(written, changes.length, module)];
    const unseen = written.unseen.map((name) => warning(`The registry does not show the change of ${name} yet.`));
    return {
        ...outcome,
        notes: [...outcome.notes, ...unseen],
        versions: judged.map((one) => resultOf(one, written)),
        failures,
    };
}
function namedNotes(missing, judged, { mode, policy }) {
    const kept = mode === 'deprecate' ? judged.filter(({ of, verdict }) => verdict !== 'deprecate' && (0,deprecation_changes/* isNamed */.ev)(of, policy)) : [];
    return [
        ...missing.map((name) => warning(`The registry has no version ${name}, which \`versions\` names.`)),
        ...kept.map(({ name, why }) => warning(`\`versions\` names ${name}, but it is not changed: ${why}.`)),
    ];
}
function warning(text) {
    return { level: 'warning', text };
}
const nothingFailed = { failed: new Map(), unseen: [], stopped: undefined };
function missingFailure(missing, module, { onMissing }) {
    if (missing.length === 0 || onMissing === 'warning')
        return undefined;
    return new errors/* ActionError */.lZ({
        reason: 'not-found',
        message: `The registry has no version ${missing.join(', ')} of ${(0,registry_module/* moduleName */.AO)(module)}, which \`versions\` names`,
        help: 'no-such-module',
        hint: 'Nothing was changed. Correct `versions`, or set `on-missing: warning`.',
    });
}
function refusalOf(judged, module, inputs) {
    const count = judged.filter(({ change }) => change !== undefined).length;
    const name = (0,registry_module/* moduleName */.AO)(module);
    if (count > inputs.maxChanges) {
        return new errors/* ActionError */.lZ({
            reason: 'too-many-changes',
            message: `${count} versions of ${name} would be changed, but \`max-changes\` is ${inputs.maxChanges}; nothing was changed`,
            hint: 'Check the table, and raise `max-changes` if it is right.',
        });
    }
    if (!inputs.requireSuccessor || count === 0 || (0,deprecation_changes/* successorsOf */.L6)(judged).length > 0) {
        return undefined;
    }
    return new errors/* ActionError */.lZ({
        reason: 'no-successor',
        message: `Every version of ${name} would be deprecated, which leaves none to move to; nothing was changed`,
        hint: 'Release a usable version, reinstate one with `mode: reinstate` and `policy: explicit`, or set `require-successor: false`.',
    });
}
function apply_changes_failureOf({ failed, stopped }, count, module) {
    if (stopped !== undefined)
        return stopped;
    const [first] = [...failed.values()];
    return new errors/* ActionError */.lZ({
        reason: 'partial',
        message: `${failed.size} of ${count} versions of ${(0,registry_module/* moduleName */.AO)(module)} could not be changed: ${first?.message ?? ''}`,
        hint: 'The other changes were made. Run this again to make the rest.',
    });
}
function unwrittenResult({ name, verdict, why, change, text, of }) {
    const left = verdict === 'hold' ? 'held' : 'unchanged';
    const result = verdict === 'skip' ? 'skipped' : change === undefined ? left : 'held';
    return {
        version: name,
        verdict,
        why,
        isRevoked: of.revoked,
        text: change === undefined ? text : undefined,
        result,
        failure: undefined,
    };
}
function resultOf(judged, { failed }) {
    const { name: version, verdict, why, change, text } = judged;
    if (change === undefined)
        return unwrittenResult(judged);
    const failure = failed.get(version);
    const common = { version, verdict, why, isRevoked: false, failure };
    if (failure !== undefined)
        return { ...common, text: undefined, result: 'failed' };
    return { ...common, text, result: change.kind === 'deprecate' ? 'deprecated' : 'reinstated' };
}


/***/ }),

/***/ 5625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ judgeModules),
  V: () => (/* binding */ nothingJudged)
});

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

;// CONCATENATED MODULE: ./build/js/operations/modules/targets.js



async function findTargets(inputs, { tag: event, eventName }, registry) {
    const { modules, version } = inputs;
    const tag = event?.what === (inputs.mode === 'deprecate' ? 'released' : 'withdrawn') ? event : undefined;
    if (version !== undefined)
        return { targets: modules.map((module) => ({ module, version })), tag };
    if (event === undefined && (eventName === 'create' || eventName === 'delete'))
        return { targets: [], tag };
    if (tag === undefined) {
        checkEvent(inputs, event, eventName);
        return { targets: modules.map((module) => ({ module, version })), tag };
    }
    const tagged = await Promise.all(modules.map(async (module) => ({ module, prefix: inputs.tagPrefix ?? (await prefixOf(module, registry)) })));
    const targets = findTaggedReleases(tag.tag, tagged);
    const [only, ...others] = tagged;
    if (inputs.mode === 'deprecate' && targets.length === 0 && only !== undefined && others.length === 0)
        checkMovingTag(tag.tag, only);
    return { targets, tag };
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
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `The tag \`${tag}\` was withdrawn, so it supersedes no version`,
        hint: 'Use `mode: reinstate` when a release or a tag is deleted, or a release is unpublished.',
    });
}
function noReleaseError(eventName) {
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `\`mode: deprecate\` found no release: ${describeEvent(eventName)}. Nothing was changed`,
        help: 'no-release',
        hint: 'Run it `on: release`, or name the version with `module-version: 2.0.0`.',
    });
}
function nothingWithdrawnError(eventName) {
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: `\`mode: reinstate\` found no withdrawn release: ${describeEvent(eventName)}. Nothing was changed`,
        help: 'no-release',
        hint: 'Run it `on: release` with the types `deleted` and `unpublished`, run it `on: workflow_dispatch` with `policy: explicit`, or name the version with `module-version: 2.0.0`.',
    });
}
function notWithdrawnError(event) {
    return new errors/* ActionError */.lZ({
        reason: 'input',
        message: event === undefined ? 'No withdrawn version is known' : `The tag \`${event.tag}\` was not withdrawn`,
        hint: 'Run it `on: release` with the types `deleted` and `unpublished`, run it `on: delete`, or set `module-version`.',
    });
}
function describeEvent(eventName) {
    if (eventName === '')
        return 'this run has no event';
    if (eventName === 'release')
        return 'this run is a `release` event without a published release';
    return `this run is a \`${eventName}\` event, not a tag or a release`;
}
async function prefixOf(module, registry) {
    try {
        return (await registry.getModule(module)).tagPrefix;
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7 && error.kind === 'not-found')
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/js/operations/modules/judge-modules.js






function nothingJudged({ mode, dryRun }, { event }) {
    return { mode, dryRun, tag: event.tag?.tag, modules: [], failures: [], note: undefined };
}
async function judgeModules(inputs, { event, transport, deadline, runner, gate }, judgeBy) {
    const { address, token } = inputs.registry;
    const registry = (0,client/* createRegistry */.I)({ transport, address, token, signal: deadline.signal });
    const log = (line) => runner.log(line);
    const found = await findTargets(inputs, event, registry);
    const evidence = { kind: 'operator', names: inputs.modules.map(registry_module/* moduleName */.AO) };
    const judge = judgeBy(found, {
        registry,
        mayWrite: (verb, change) => gate.mayWrite(verb, change, evidence),
        signal: deadline.signal,
        pace: transport.pace,
        log,
        now: Date.now,
    });
    const modules = await judgeAll(found.targets, judge);
    const { mode, dryRun } = inputs;
    return { mode, dryRun, tag: found.tag?.tag, modules, failures: [], note: undefined };
}
async function judgeAll(targets, judge) {
    const done = [];
    const stopped = new Map();
    for (const target of targets) {
        const { organization } = target.module;
        const stop = stopped.get('') ?? stopped.get(organization);
        const name = (0,registry_module/* moduleName */.AO)(target.module);
        const version = target.version === undefined ? undefined : (0,registry_version/* versionName */.sh)(target.version);
        const judged = stop === undefined
            ? await (0,errors/* withErrors */.u$)(judge(target), (0,outcome/* failedModule */.aw)(name, version, []))
            : (0,outcome/* failedModule */.aw)(name, version, [stop.withContext(`${name} was skipped`)]);
        done.push(judged);
        const [failure] = judged.failures;
        if (failure?.reason === 'unauthorized' || failure?.reason === 'unreachable')
            stopped.set('', failure);
        if (failure?.reason === 'tier' || failure?.reason === 'permission')
            stopped.set(organization, failure);
    }
    return done;
}


/***/ }),

/***/ 2262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ registryReport)
});

// EXTERNAL MODULE: ./build/js/deprecation/outcome.js
var deprecation_outcome = __webpack_require__(2319);
// EXTERNAL MODULE: ./build/js/nomad-plan/numbers.js
var numbers = __webpack_require__(7744);
;// CONCATENATED MODULE: ./build/js/report/modules/describe-changes.js


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
    const { mode, dryRun, modules, tag } = outcome;
    const failures = (0,deprecation_outcome/* failuresOf */.dJ)(outcome);
    const done = mode === 'deprecate' ? 'deprecated' : 'reinstated';
    const count = (0,deprecation_outcome/* versionsWithResult */.pS)(modules, done).length;
    if (failures.length > 0 && count === 0)
        return failures[0]?.message ?? '';
    if (modules.length === 0) {
        const why = tag === undefined ? 'The event has no tag' : `The tag \`${tag}\` belongs to none of the listed modules`;
        return `${why}; nothing was changed`;
    }
    const where = describeModules(modules);
    if (count === 0)
        return `Nothing to ${mode} in ${where}${describeOccasion(outcome)}`;
    const text = dryRun
        ? `Dry run: ${(0,numbers/* plural */.L)(count, 'version')} of ${where} would be ${done}`
        : `${mode === 'deprecate' ? 'Deprecated' : 'Reinstated'} ${(0,numbers/* plural */.L)(count, 'version')} of ${where}`;
    const failed = (0,deprecation_outcome/* versionsWithResult */.pS)(modules, 'failed').length;
    return `${text}${describeReasonOfChange(outcome)}${failed === 0 ? '' : `; ${failed} failed`}`;
}
function describeModules(modules) {
    return modules.length === 1 ? `\`${modules[0]?.module}\`` : (0,numbers/* plural */.L)(modules.length, 'module');
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

// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
// EXTERNAL MODULE: ./build/js/report/markdown/fit.js
var fit = __webpack_require__(1540);
// EXTERNAL MODULE: ./build/js/report/plan/describe-plan.js
var describe_plan = __webpack_require__(9042);
;// CONCATENATED MODULE: ./build/js/report/modules/consumer-table.js




const mostRows = 100;
const mostNames = 10;
function consumerTable({ consumers, versions }, outcome) {
    if (consumers === undefined)
        return [];
    const asOf = `As of ${(0,describe_plan/* formatMinute */.Yi)(consumers.asOf)}, the Explorer`;
    const caveat = 'It may lag behind, and shows only workspaces of HCP Terraform.';
    if (consumers.versions.length === 0)
        return [`${asOf} lists no workspace that uses this module. ${caveat} That does not mean that nobody uses it.`];
    const byName = new Map(versions.map((one) => [one.version, one]));
    const rows = consumers.versions.map((used) => ({ used, judged: byName.get(used.version) }));
    const worstFirst = rows.toSorted((a, b) => Number(isLeft(b.judged)) - Number(isLeft(a.judged)));
    const more = worstFirst.length > mostRows ? [`… and ${worstFirst.length - mostRows} more in the output.`] : [];
    return [
        `${asOf} lists these workspaces of the module. ${caveat}`,
        (0,markdown/* table */.tp)(['Version', 'Result', 'Workspaces'], worstFirst
            .slice(0, mostRows)
            .map(({ used, judged }) => [
            (0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(used.version)),
            judged === undefined ? 'not in the registry' : describeResult(judged, outcome),
            workspacesCell(used),
        ])),
        ...more,
    ];
}
function isLeft(judged) {
    if (judged === undefined)
        return false;
    return (judged.isRevoked ||
        judged.result === 'deprecated' ||
        (judged.result === 'unchanged' && judged.verdict === 'deprecate'));
}
function workspacesCell({ count, names }) {
    const shown = names.map((name) => (0,markdown/* nameCode */.Fl)((0,fit/* clipped */.cz)(name)));
    return shown.length === 0 ? String(count) : `${count}: ${(0,fit/* listUpTo */.JM)(shown, ', ', mostNames)}`;
}

;// CONCATENATED MODULE: ./build/js/report/modules/tables.js





const tables_mostRows = 500;
function registryTables(outcome) {
    const { modules, dryRun } = outcome;
    return modules.flatMap((module) => {
        const rows = module.versions.toReversed();
        const touched = rows.filter(({ result }) => result !== 'unchanged' && result !== 'skipped');
        const left = rows.filter(({ result }) => result === 'unchanged' || result === 'skipped');
        const title = modules.length > 1 ? [`#### ${(0,markdown/* nameCode */.Fl)(module.module)}${releasedVersion(module)}`] : [];
        return [
            ...title,
            ...textLines(touched, dryRun),
            ...(touched.length === 0 ? [] : [versionTable(touched, outcome)]),
            ...(left.length === 0 ? [] : [foldedTable(left, touched.length === 0, outcome)]),
            ...consumerTable(module, outcome),
        ];
    });
}
function textLines(rows, dryRun) {
    const texts = new Map(rows.flatMap(({ text }) => (text === undefined ? [] : [[JSON.stringify(text), text]])));
    const [only, ...others] = texts.values();
    if (only === undefined || others.length > 0)
        return [];
    return [
        `Consumers ${dryRun ? 'would see' : 'see'}: ${(0,markdown/* code */.aY)(only.reason)}${only.link === '' ? '' : ` (${(0,markdown/* link */.nf)('link', only.link)})`}`,
        '',
    ];
}
function releasedVersion({ version }) {
    return version === undefined ? '' : ` ${(0,markdown/* code */.aY)(version)}`;
}
function foldedTable(left, open, outcome) {
    const more = left.length > tables_mostRows ? `\n\n… and ${left.length - tables_mostRows} more.` : '';
    return (0,markdown/* details */.zH)(`${(0,numbers/* plural */.L)(left.length, 'version')} unchanged`, versionTable(left.slice(0, tables_mostRows), outcome) + more, open);
}
function versionTable(rows, outcome) {
    return (0,markdown/* table */.tp)(['Version', 'Result', 'Reason'], rows.map((row) => [
        (0,markdown/* nameCode */.Fl)(row.version),
        row.failure === undefined ? describeResult(row, outcome) : `**failed**: ${(0,prose/* cellProse */.i)(row.failure.message)}`,
        (0,prose/* cellProse */.i)(row.why),
    ]));
}

;// CONCATENATED MODULE: ./build/js/report/modules/report.js



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
    const entries = known.flatMap(({ module, consumers }) => consumers.versions.map(({ version, count, names }) => ({
        module,
        version,
        workspaces: count,
        ...(names.length === 0 ? {} : { names }),
    })));
    return { consumers: known.length === 0 ? '' : JSON.stringify(entries) };
}


/***/ })

};
