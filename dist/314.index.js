export const id = 314;
export const ids = [314];
export const modules = {

/***/ 892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ pauseBeforeRetry),
/* harmony export */   Gz: () => (/* binding */ isBusyStatus),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/* unused harmony export ATTEMPTS */
const ATTEMPTS = 4;
const FIRST_RETRY_PAUSE = 250;
const BUSY_STATUSES = new Set([429, 502, 503, 504]);
function pauseBeforeRetry(last) {
    const { outcome, attempt, repeatable, remaining, now, random } = last;
    if (!repeatable || attempt >= ATTEMPTS) {
        return undefined;
    }
    if (outcome.kind === 'answered' && !outcome.busy && !isBusyStatus(outcome.status)) {
        return undefined;
    }
    const backoff = FIRST_RETRY_PAUSE * 2 ** (attempt - 1) * (0.5 + random / 2);
    const asked = outcome.kind === 'answered' ? (parseRetryAfter(outcome.retryAfter, now) ?? outcome.asked) : undefined;
    const pause = asked === undefined ? backoff : asked + backoff;
    return pause < remaining ? pause : undefined;
}
function isBusyStatus(status) {
    return BUSY_STATUSES.has(status);
}
function parseRetryAfter(value, now) {
    const text = value?.trim() ?? '';
    if (/^\d+$/.test(text)) {
        return Number(text) * 1000;
    }
    const at = /^[A-Z][a-z]+,/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}


/***/ }),

/***/ 7049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ moduleName),
/* harmony export */   Fx: () => (/* binding */ SingleVersion),
/* harmony export */   J5: () => (/* binding */ MODULE_RECORD),
/* harmony export */   bx: () => (/* binding */ Entitlements),
/* harmony export */   iJ: () => (/* binding */ VersionRecord),
/* harmony export */   ll: () => (/* binding */ Listing)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

function moduleName({ organization, name, provider }) {
    return `${organization}/${name}/${provider}`;
}
const DeprecationKey = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(toDeprecation));
function toDeprecation(value) {
    if (value === undefined || value === null || value === false)
        return undefined;
    const { reason, link } = Object(value);
    return { reason: typeof reason === 'string' ? reason : '', link: typeof link === 'string' ? link : '' };
}
const ListedVersion = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ version: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), deprecation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(DeprecationKey) });
const Modules = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ versions: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ListedVersion) })), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1));
const Listing = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ modules: Modules }), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ modules }) => modules[0]?.versions ?? []));
const SingleVersion = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tag: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    deprecation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(DeprecationKey),
});
const Status = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ version: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), error: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) });
const MODULE_RECORD = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
            'version-statuses': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Status)),
            'revoked-versions': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
            'no-code': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
            'vcs-repo': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'tag-prefix': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })),
            permissions: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'can-delete': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()) })),
        }),
    }),
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data: { attributes } }) => ({
    status: attributes.status ?? undefined,
    statuses: attributes['version-statuses'] ?? undefined,
    revoked: attributes['revoked-versions'] ?? [],
    noCode: attributes['no-code'] ?? false,
    tagPrefix: attributes['vcs-repo']?.['tag-prefix'] || undefined,
    canDelete: attributes.permissions?.['can-delete'] ?? undefined,
})));
const VersionRecord = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'created-at': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }) }) }), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data }) => ({ createdAt: Date.parse(data.attributes['created-at'] ?? '') || undefined })));
const Entitlements = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'module-deprecations': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()) }) }) }), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data }) => ({ moduleDeprecations: data.attributes['module-deprecations'] ?? undefined })));


/***/ }),

/***/ 2830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ describeTooOld),
/* harmony export */   Y: () => (/* binding */ serverOf)
/* harmony export */ });
function serverOf({ headers }) {
    return { name: headers['tfp-appname'] || undefined, version: headers['x-tfe-version'] || undefined };
}
const firstSupported = 'v202502-1';
function describeTooOld({ version }) {
    const [, month, number] = /^v(\d{6})-(\d+)$/.exec(version ?? '') ?? [];
    if (month === undefined || number === undefined)
        return undefined;
    const isOld = Number(month) < 202502 || (month === '202502' && Number(number) < 1);
    return isOld
        ? `Terraform Enterprise ${version} cannot deprecate module versions; ${firstSupported} or newer is required`
        : undefined;
}


/***/ }),

/***/ 1377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ sameRelease),
/* harmony export */   V1: () => (/* binding */ isPrerelease),
/* harmony export */   d1: () => (/* binding */ listedName),
/* harmony export */   jI: () => (/* binding */ byAge),
/* harmony export */   mc: () => (/* binding */ byPrecedence),
/* harmony export */   ot: () => (/* binding */ parseVersion),
/* harmony export */   sh: () => (/* binding */ versionName)
/* harmony export */ });
/* harmony import */ var semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8469);
/* harmony import */ var semver_functions_compare_build_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7648);
/* harmony import */ var semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6353);



function parseVersion(text) {
    return semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_2__(text) ?? undefined;
}
function versionName(version) {
    return version.build.length === 0 ? version.version : `${version.version}+${version.build.join('.')}`;
}
function listedName(listed) {
    const version = parseVersion(listed);
    return version === undefined ? listed : versionName(version);
}
function byPrecedence(a, b) {
    return semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__(a, b);
}
function byAge(a, b) {
    return semver_functions_compare_build_js__WEBPACK_IMPORTED_MODULE_1__(a, b);
}
function isPrerelease(version) {
    return version.prerelease.length > 0;
}
function sameRelease(a, b) {
    return a.compareMain(b) === 0;
}


/***/ }),

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
    return { ...occasion, policy, newestOfRelease, kept, newestStable };
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
function byFixedRules(version, { policy, released, newestStable }) {
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
    if (released !== undefined && (0,registry_version/* isPrerelease */.V1)(released) && !(0,registry_version/* isPrerelease */.V1)(version)) {
        return ['keep', `the prerelease ${(0,registry_version/* versionName */.sh)(released)} supersedes no stable version`];
    }
    return undefined;
}
function byPrereleases(version, { policy, released, newestStable, newestOfRelease }) {
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
    if (released !== undefined && (0,registry_version/* isPrerelease */.V1)(released) && !(0,registry_version/* sameRelease */.OW)(released, version)) {
        return ['keep', `the prerelease ${(0,registry_version/* versionName */.sh)(released)} supersedes only those of its own release`];
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

/***/ 3153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mode: () => (/* binding */ mode)
});

// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/report/modules/report.js + 2 modules
var report = __webpack_require__(822);
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
    };
}
function checkTemplate(name, template, { errors }) {
    for (const unknown of (0,deprecation_template/* unknownPlaceholders */.hX)(template)) {
        const hint = 'For the available placeholders see docs/deprecation.md, "Reason and link".';
        errors.add(name, `contains ${(0,suggest/* quote */.h)(unknown)}, which is not a placeholder`, hint);
    }
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/operations/modules/judge-modules.js + 7 modules
var judge_modules = __webpack_require__(7059);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
// EXTERNAL MODULE: ./build/js/deprecation/changes.js
var changes = __webpack_require__(7374);
// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/deprecation/policy.js + 1 modules
var deprecation_policy = __webpack_require__(4334);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
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
    const decisions = await decideByAge({ ...target, version: released }, state, dependencies);
    const tag = await tagOf({ ...target, version: released }, decisions, dependencies);
    const judged = (0,changes/* planDeprecations */.zz)(decisions, {
        isOurs: deprecation_template/* isWrittenByOutrider */.BU,
        updateText: inputs.updateText,
        textFor: textsFor(decisions, { module, tag }, dependencies),
    });
    checkLinks(judged);
    const notes = state.record?.noCode === true ? [noCodeWarning((0,registry_module/* moduleName */.AO)(module))] : [];
    return (0,apply_changes/* applyChanges */.Y)({ module, version: released, state, judged, tag, notes }, inputs, dependencies);
}
async function decideByAge({ module, version: released }, { versions }, { inputs: { policy }, registry, now }) {
    const occasion = {
        released,
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
    const release = (0,responses/* readAs */.f)(RELEASE, found.data, 'a release');
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

;// CONCATENATED MODULE: ./build/js/modes/deprecate/run.js




async function deprecate(inputs, context) {
    const waitUntil = performance.now() + inputs.waitForVersion;
    const judging = (0,judge_modules/* judgeModules */.p)(inputs, context, ({ tag }, run) => {
        const releaseUrl = (name) => tag?.tag === name && tag.url !== undefined ? tag.url : releasePage(name, context.event);
        return async (target) => deprecateModule(target, { ...run, inputs, tag: tag?.tag ?? '', releaseUrl, waitUntil });
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
    writes: true,
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
    const decisions = (0,deprecation_policy/* decideVersions */.E)(state.versions, { ...policy, minAge: 0 }, { released, withdrawn, created: new Map(), now: now(), isOurs: counts });
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

// EXTERNAL MODULE: ./node_modules/p-queue/dist/index.js + 2 modules
var dist = __webpack_require__(7814);
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

// EXTERNAL MODULE: ./build/js/clients/http/write-once.js
var write_once = __webpack_require__(8451);
;// CONCATENATED MODULE: ./build/js/operations/modules/write-version.js




const pauses = [300, 600, 1200];
const readPauses = [300, 600];
async function writeVersion(change, writing) {
    const { signal, stop, pace } = writing;
    signal.throwIfAborted();
    let isOpen = false;
    try {
        await (0,write_once/* writeOnce */.F)({
            send: async () => {
                await send(change, writing);
                return true;
            },
            leavesOpen(error) {
                if (error === stop.reason)
                    return false;
                isOpen = !isCertainRefusal(error);
                return isOpen && error instanceof errors/* ServiceError */._7;
            },
            async find(error, attempt) {
                const isRefused = error instanceof errors/* ServiceError */._7 && error.kind === 'invalid';
                const isBusy = error instanceof errors/* ServiceError */._7 && error.kind === 'busy';
                const made = await isMade(change, writing, isRefused && attempt > 1 ? readPauses : []);
                isOpen = made === undefined;
                if (made === true)
                    return true;
                if (isRefused || isBusy)
                    throw error;
                return undefined;
            },
            pauses,
            signal,
            pace,
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
async function send(change, { registry, module, stop: unless }) {
    const { version } = change;
    if (change.kind === 'deprecate')
        await registry.deprecateModuleVersion({ module, version, unless, ...change.text });
    else
        await registry.revertModuleVersionDeprecation({ module, version, unless });
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





async function applyChanges({ module, version, state, judged, tag, notes }, inputs, { registry, signal, pace, log }) {
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
        : await writeVersions(changes, { registry, module, record: state.record, signal, pace, log });
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
function unwrittenResult({ name, verdict, why, change, text }) {
    const result = verdict === 'skip' ? 'skipped' : change === undefined ? 'unchanged' : 'held';
    return { version: name, verdict, why, text: change === undefined ? text : undefined, result, failure: undefined };
}
function resultOf(judged, { failed }) {
    const { name: version, verdict, why, change, text } = judged;
    if (change === undefined)
        return unwrittenResult(judged);
    const failure = failed.get(version);
    if (failure !== undefined)
        return { version, verdict, why, text: undefined, failure, result: 'failed' };
    const result = change.kind === 'deprecate' ? 'deprecated' : 'reinstated';
    return { version, verdict, why, text, failure, result };
}


/***/ }),

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ judgeModules),
  V: () => (/* binding */ nothingJudged)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/clients/http/network-errors.js
var network_errors = __webpack_require__(8578);
// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(892);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
;// CONCATENATED MODULE: ./build/js/clients/registry/errors.js



function registryRefusal({ method, path, answer, token }) {
    const { status } = answer;
    const { what, kind, reason, hint, help } = classifyStatus(status);
    const text = (0,messages/* shortened */.vI)(bodyText(answer.body.replaceAll(token, '***')).replaceAll(token, '***'));
    return new errors/* ServiceError */._7({ kind, reason, message: (0,messages/* requestMessage */.Vk)(what, { method, path, status }, text), hint, help });
}
const permissionHint = 'The token needs the permission to manage modules. Use a user token, or a team token of a team with "Manage modules"; an organization token cannot have it.';
const refusalByStatus = {
    401: {
        what: 'Token rejected by the registry',
        kind: 'unauthorized',
        reason: 'unauthorized',
        help: 'registry-token-not-accepted',
        hint: '`registry-token` is expired or invalid: create a new token and store it as the secret.',
    },
    403: { what: 'Permission denied by the registry', kind: 'forbidden', reason: 'permission', hint: permissionHint },
    404: { what: 'Not found in the registry', kind: 'not-found', reason: 'not-found' },
    405: {
        what: 'Not supported by the registry',
        kind: 'forbidden',
        reason: 'permission',
        help: 'not-the-service-itself',
        hint: 'Check that `registry-address` is HCP Terraform or Terraform Enterprise: other registries cannot deprecate versions.',
    },
    409: { what: 'Conflict in the registry', kind: 'invalid', reason: 'server' },
    429: {
        what: 'Rate limit of the registry exceeded',
        kind: 'busy',
        reason: 'server',
        hint: 'The limit is 30 requests a second for all requests of the user of the token. Re-run the job later.',
    },
};
function classifyStatus(status) {
    if (status >= 500) {
        const hint = 'This is usually temporary: re-run the job later.';
        return { what: 'The registry reported a server error', kind: 'server', reason: 'server', hint };
    }
    return refusalByStatus[status] ?? { what: 'Rejected as invalid by the registry', kind: 'invalid', reason: 'server' };
}
function bodyText(body) {
    const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1];
    if (/^\s*</.test(body))
        return (0,messages/* toOneLine */.GX)(title === undefined ? 'an HTML page' : `an HTML page titled "${title}"`);
    const errors = apiErrors(body);
    if (errors === undefined)
        return (0,messages/* toOneLine */.GX)(body);
    return (0,messages/* toOneLine */.GX)(errors
        .map(errorText)
        .filter((text) => text !== '')
        .join('; '));
}
function apiErrors(body) {
    try {
        const errors = (0,json/* member */.Dc)(JSON.parse(body), 'errors');
        return Array.isArray(errors) ? errors : undefined;
    }
    catch {
        return undefined;
    }
}
function errorText(error) {
    if (typeof error === 'string')
        return error;
    const [title, detail] = [stringOrEmpty((0,json/* member */.Dc)(error, 'title')), stringOrEmpty((0,json/* member */.Dc)(error, 'detail'))];
    const pointer = stringOrEmpty((0,json/* member */.Dc)((0,json/* member */.Dc)(error, 'source'), 'pointer'));
    const text = [title, detail].filter((part) => part !== '').join(': ');
    return `${text}${pointer === '' ? '' : ` (at ${pointer})`}`.trim();
}
function stringOrEmpty(value) {
    return typeof value === 'string' ? value : '';
}

// EXTERNAL MODULE: ./node_modules/p-queue/dist/index.js + 2 modules
var dist = __webpack_require__(7814);
;// CONCATENATED MODULE: ./build/js/clients/registry/rate-limit.js

const maxTimer = 2 ** 31 - 1;
function createRateLimit(perSecond) {
    const queue = new dist/* default */.Ay({ intervalCap: 1, interval: 1000 / perSecond, strict: true });
    let heldUntil = 0;
    let release;
    return {
        async run(request, signal) {
            release?.ref();
            try {
                return await queue.add(request, signal === undefined ? {} : { signal });
            }
            finally {
                if (queue.size === 0)
                    release?.unref();
            }
        },
        hold(milliseconds) {
            const until = performance.now() + milliseconds;
            if (until <= heldUntil)
                return;
            heldUntil = until;
            queue.pause();
            clearTimeout(release);
            release = setTimeout(() => queue.start(), Math.min(milliseconds, maxTimer));
            if (queue.size === 0)
                release.unref();
        },
    };
}

// EXTERNAL MODULE: ./build/js/clients/registry/server.js
var registry_server = __webpack_require__(2830);
// EXTERNAL MODULE: ./build/js/clients/schema.js
var clients_schema = __webpack_require__(7798);
;// CONCATENATED MODULE: ./build/js/clients/registry/wire.js









const perSecond = 29;
const transportKinds = { server: 'invalid' };
function createRegistryWire(options) {
    const limit = createRateLimit(perSecond);
    let server = { name: undefined, version: undefined };
    const wire = {
        options,
        server: () => server,
        async send(call) {
            const { method, url, unless } = call;
            const { token, signal } = options;
            const answer = await limit.run(async () => {
                unless?.throwIfAborted();
                return await sendCall(call, options, limit);
            }, signal);
            server = (0,registry_server/* serverOf */.Y)(answer);
            if (answer.status >= 200 && answer.status < 300)
                return answer;
            throw registryRefusal({ method, path: url.pathname, answer, token });
        },
        async get(url, shape) {
            return readRegistryAnswer(shape, await wire.send({ method: 'GET', url }), url);
        },
    };
    return wire;
}
async function sendCall({ method, url, body }, options, limit) {
    const { transport, token, signal } = options;
    try {
        return await transport.send({
            service: 'the registry',
            method,
            url,
            headers: {
                authorization: `Bearer ${token}`,
                accept: 'application/vnd.api+json, application/json',
                ...(body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }),
            },
            body: body === undefined ? undefined : JSON.stringify(body),
            repeatable: method === 'GET' ? true : 'if-refused',
            isBusy: ({ status }) => method === 'GET' && status === 500,
            signal,
            askedPause(busy) {
                const milliseconds = readRequestedPause(busy);
                if (milliseconds !== undefined)
                    limit.hold(milliseconds);
                return milliseconds;
            },
        });
    }
    catch (error) {
        throw (0,network_errors/* toServiceError */.N1)(error, { signal, kinds: transportKinds });
    }
}
function readRequestedPause({ headers }) {
    const usual = (0,retry/* parseRetryAfter */.mu)(headers['retry-after'], Date.now());
    if (usual !== undefined)
        return usual;
    const seconds = Number(headers['x-ratelimit-reset'] || Number.NaN);
    return seconds >= 0 && seconds < 3600 ? seconds * 1000 : undefined;
}
function readRegistryAnswer(schema, { status, body }, { pathname, host }) {
    const result = (0,clients_schema/* parseValue */.$)(schema, (0,json/* parseJsonOrUndefined */.rx)(body));
    if ('output' in result)
        return result.output;
    const { path, expected } = result;
    throw new errors/* ServiceError */._7({
        kind: 'invalid',
        reason: 'server',
        message: (0,messages/* requestMessage */.Vk)(`Unexpected response from the registry at ${host}: expected ${expected}${path === undefined ? '' : ` at ${path}`}`, { method: 'GET', path: pathname, status }),
        help: 'not-the-service-itself',
        hint: 'Check that `registry-address` is the address of the registry itself.',
    });
}

;// CONCATENATED MODULE: ./build/js/clients/registry/locations.js




const defaultModulesPath = '/api/registry/v1/modules/';
async function modulesBase({ transport, address, signal }) {
    const usual = new URL(`${address.pathname.replace(/(?<!\/)\/+$/, '')}${defaultModulesPath}`, address);
    if (address.pathname !== '/')
        return usual;
    const document = new URL('/.well-known/terraform.json', address);
    const place = (0,json/* member */.Dc)(await readDiscoveryDocument(document, { transport, signal }), 'modules.v1');
    if (typeof place !== 'string' || !URL.canParse(place, document.href))
        return usual;
    const base = new URL(place.endsWith('/') ? place : `${place}/`, document);
    if (base.origin === address.origin)
        return base;
    throw new errors/* ServiceError */._7({
        kind: 'invalid',
        reason: 'server',
        message: `The discovery document of ${document.host} refers to ${base.origin}; the token is not sent there`,
        help: 'not-the-service-itself',
        hint: `If that is correct, set \`registry-address\` to ${base.origin}.`,
    });
}
async function readDiscoveryDocument(url, { transport, signal }) {
    try {
        const { status, body } = await transport.send({
            service: 'the registry',
            method: 'GET',
            url,
            headers: { accept: 'application/json' },
            repeatable: true,
            isBusy: (answer) => answer.status === 500,
            maxBytes: 1024 * 1024,
            signal,
        });
        return status === 200 ? (0,json/* parseJson */.qF)(body) : undefined;
    }
    catch (error) {
        if (error instanceof SyntaxError || (error instanceof errors/* ActionError */.lZ && error.reason === 'server'))
            return undefined;
        throw (0,network_errors/* toServiceError */.N1)(error, { signal, kinds: transportKinds });
    }
}
function modulePath({ organization, name, provider }) {
    const [org, module, system] = [organization, name, provider].map(encodeURIComponent);
    return `organizations/${org}/registry-modules/private/${org}/${module}/${system}`;
}
function apiUrl(address, path) {
    return new URL(`${address.pathname.replace(/(?<!\/)\/+$/, '')}/api/v2/${path}`, address);
}

// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
;// CONCATENATED MODULE: ./build/js/clients/registry/client.js



function createRegistry(options) {
    const wire = createRegistryWire(options);
    let found;
    const modules = async (path) => new URL(path, (found ??= await modulesBase(options)));
    const api = (path) => apiUrl(options.address, path);
    const patch = async ({ module, version, unless }, deprecation) => {
        const url = api(`${modulePath(module)}/${encodeURIComponent(version)}`);
        const body = { data: { type: 'module-versions', attributes: { deprecation } } };
        await wire.send({ method: 'PATCH', url, body, unless });
    };
    return {
        deprecateModuleVersion: ({ reason, link, ...target }) => patch(target, {
            'deprecated-status': 'Deprecated',
            ...(reason === '' ? {} : { reason }),
            ...(link === '' ? {} : { link }),
        }),
        revertModuleVersionDeprecation: (target) => patch(target, { 'deprecated-status': 'Undeprecated' }),
        listModuleVersions: async (module) => wire.get(await modules(`${readPath(module)}/versions`), registry_module/* Listing */.ll),
        getModuleVersion: async ({ module, version }) => wire.get(await modules(`${readPath(module)}/${encodeURIComponent(version)}`), registry_module/* SingleVersion */.Fx),
        getModule: (module) => wire.get(api(modulePath(module)), registry_module/* MODULE_RECORD */.J5),
        getModuleVersionRecord({ module, version }) {
            const url = api(`${modulePath(module)}/version`);
            url.searchParams.set('module_version', version);
            return wire.get(url, registry_module/* VersionRecord */.iJ);
        },
        getEntitlementSet: (organization) => wire.get(api(`organizations/${encodeURIComponent(organization)}/entitlement-set`), registry_module/* Entitlements */.bx),
        server: wire.server,
    };
}
function readPath({ organization, name, provider }) {
    return [organization, name, provider].map(encodeURIComponent).join('/');
}

// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
// EXTERNAL MODULE: ./build/js/deprecation/outcome.js
var outcome = __webpack_require__(2319);
;// CONCATENATED MODULE: ./build/js/deprecation/release-tag.js

function findTaggedReleases(tag, tagged) {
    const found = tagged.flatMap(({ module, prefix }) => {
        const matched = prefix === undefined ? lengthByName(tag, module) : lengthByPrefix(tag, prefix);
        const version = matched === undefined ? undefined : (0,registry_version/* parseVersion */.ot)(tag.slice(matched));
        return matched === undefined || version === undefined ? [] : [{ module, version, matched }];
    });
    const longest = Math.max(0, ...found.map(({ matched }) => matched));
    return found.filter(({ matched }) => matched === longest).map(({ module, version }) => ({ module, version }));
}
function lengthByPrefix(tag, prefix) {
    return tag.startsWith(prefix) ? prefix.length : undefined;
}
function lengthByName(tag, { name, provider }) {
    if ((0,registry_version/* parseVersion */.ot)(tag) !== undefined)
        return 0;
    const names = [name, `${name}-${provider}`, `${provider}-${name}`, `${name}/${provider}`, `${provider}/${name}`];
    const lengths = names.flatMap((one) => ['-', '/', '@', '_', '.'].flatMap((separator) => {
        const lead = `${one}${separator}`;
        const at = `/${tag}`.lastIndexOf(`/${lead}`);
        const end = at + lead.length;
        return at >= 0 && (0,registry_version/* parseVersion */.ot)(tag.slice(end)) !== undefined ? [end] : [];
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
    return { targets: findTaggedReleases(tag.tag, tagged), tag };
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
async function judgeModules(inputs, { event, transport, deadline, runner }, judgeBy) {
    const { address, token } = inputs.registry;
    const registry = createRegistry({ transport, address, token, signal: deadline.signal });
    const log = (line) => runner.log(line);
    const found = await findTargets(inputs, event, registry);
    const judge = judgeBy(found, { registry, signal: deadline.signal, pace: transport.pace, log, now: Date.now });
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

/***/ 7311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ readModuleInputs)
});

// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
// EXTERNAL MODULE: ./build/js/inputs/registry.js
var inputs_registry = __webpack_require__(7751);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
// EXTERNAL MODULE: ./node_modules/semver/classes/range.js
var range = __webpack_require__(6782);
// EXTERNAL MODULE: ./build/js/inputs/input.js
var inputs_input = __webpack_require__(1542);
;// CONCATENATED MODULE: ./build/js/operations/modules/read-policy.js





function readPolicy(raw, { env, errors }) {
    const { policy: rule, versions, protect } = raw;
    if (rule === 'range' && raw.range === undefined) {
        errors.add('range', 'is missing, but `policy` is `range`', 'Set the range to deprecate, such as `<2.0.0`.');
    }
    if (rule === 'explicit' && versions.length === 0) {
        errors.add('versions', 'is empty, but `policy` is `explicit`', 'List the versions, one per line.');
    }
    const unused = rule === 'explicit' ? ['keep', 'range', 'min-age', 'prereleases', 'only-older-than'] : [];
    for (const name of unused) {
        const input = inputs_registry/* moduleInputs */.o[name];
        const text = env[(0,inputs_input/* inputVariable */.L)(name)]?.trim() ?? '';
        if (text === '' || text === input.default)
            continue;
        errors.add(name, 'has no effect with `policy: explicit`', 'Remove it, or choose another policy.');
    }
    return {
        rule,
        keep: raw.keep,
        range: raw.range === undefined ? undefined : readRange('range', raw.range, errors),
        versions: versions.flatMap((text) => readVersion(text, errors) ?? []),
        protect: protect.flatMap((text) => readRange('protect', text, errors) ?? []),
        prereleases: raw.prereleases,
        minAge: raw['min-age'],
        onlyOlderThan: raw['only-older-than'],
    };
}
function readVersion(text, errors) {
    const version = (0,registry_version/* parseVersion */.ot)(text);
    if (version === undefined)
        errors.add('versions', `contains ${(0,suggest/* quote */.h)(text)}, which is not a version`, 'Write it as `1.2.3`.');
    return version;
}
function readRange(name, text, errors) {
    const what = name === 'range' ? 'is' : 'contains';
    if (text.includes('~>')) {
        errors.add(name, `${what} ${(0,suggest/* quote */.h)(text)}, but \`~>\` has another meaning here than in Terraform`, 'Write `^1.2` or `~1.2`.');
        return undefined;
    }
    try {
        return new range(text, { includePrerelease: true });
    }
    catch {
        errors.add(name, `${what} ${(0,suggest/* quote */.h)(text)}, which is not a range`, 'Write it as `<2.0.0`, `1.x` or `>=1.2.0 <1.5.0`.');
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/operations/modules/read-inputs.js





function readModuleInputs(raw, reading) {
    const registry = (0,inputs_registry/* readRegistry */._)(raw, reading);
    const modules = readModules(raw.module, reading.errors);
    const text = raw['module-version'];
    const version = text === undefined ? undefined : (0,registry_version/* parseVersion */.ot)(text);
    if (text !== undefined && version === undefined)
        reading.errors.add('module-version', `is ${(0,suggest/* quote */.h)(text)}, which is not a version`, 'Write it as `1.2.3`.');
    const policy = readPolicy(raw, reading);
    if (registry === undefined)
        return undefined;
    return {
        registry,
        modules,
        version,
        tagPrefix: raw['tag-prefix'],
        policy,
        maxChanges: raw['max-changes'],
        onMissing: raw['on-missing'],
        dryRun: raw['dry-run'],
        timeout: raw.timeout,
    };
}
const moduleHint = 'Write it as `organization/name/provider`, as in `acme/network/aws`.';
function readModules(lines, errors) {
    if (lines.length === 0)
        errors.add('module', 'is missing', moduleHint);
    const modules = lines.flatMap((line) => readModuleLine(line, errors) ?? []);
    return [...new Map(modules.map((module) => [(0,registry_module/* moduleName */.AO)(module), module])).values()];
}
function readModuleLine(line, errors) {
    const [organization = '', name = '', provider = '', ...rest] = line.split('/');
    const isValid = rest.length === 0 && [organization, name, provider].every((part) => /^[\w-]+$/.test(part));
    if (isValid)
        return { organization, name, provider };
    const hasHost = rest.length === 1 && organization.includes('.');
    const why = hasHost ? 'which starts with a host' : 'which is not a module';
    const hint = hasHost
        ? `Set the host with \`registry-address\`, and write the module as \`${line.slice(organization.length + 1)}\`.`
        : moduleHint;
    errors.add('module', `is ${(0,suggest/* quote */.h)(line)}, ${why}`, hint);
    return undefined;
}


/***/ }),

/***/ 6736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readModule)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1377);



async function readModule(registry, module) {
    const record = await findModuleRecord(registry, module);
    const listed = await registry.listModuleVersions(module).catch((error) => {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.kind === 'not-found' ? noSuchModule(module, error) : error;
    });
    const statuses = new Map(record?.statuses?.map(({ version, status }) => [(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .listedName */ .d1)(version), status]));
    const revoked = new Set(record?.revoked.map(_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .listedName */ .d1));
    const versions = new Map();
    for (const { version, deprecation } of listed) {
        const key = (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .listedName */ .d1)(version);
        const status = statuses.get(key) ?? 'ok';
        const before = versions.get(key)?.deprecation;
        versions.set(key, moduleVersion(version, { status, revoked: revoked.has(key), deprecation: before ?? deprecation }));
    }
    for (const { version, status } of record?.statuses ?? []) {
        const key = (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .listedName */ .d1)(version);
        if (versions.has(key))
            continue;
        const shown = status === 'ok' ? 'not listed yet' : status;
        versions.set(key, moduleVersion(version, { status: shown, revoked: revoked.has(key), deprecation: undefined }));
    }
    return { versions: [...versions.values()], record };
}
function moduleVersion(listed, more) {
    return { listed, version: (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot)(listed), ...more };
}
async function findModuleRecord(registry, module) {
    try {
        return await registry.getModule(module);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && (error.kind === 'not-found' || error.kind === 'forbidden'))
            return undefined;
        throw error;
    }
}
function noSuchModule(module, { message }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-found',
        message: `The registry has no module \`${(0,_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleName */ .AO)(module)}\`, or the token may not read it (${message})`,
        help: 'no-such-module',
        hint: 'Check that `module` is `organization/name/provider`, and that the token belongs to that organization.',
    });
}


/***/ }),

/***/ 822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ registryReport)
});

// EXTERNAL MODULE: ./build/js/deprecation/outcome.js
var deprecation_outcome = __webpack_require__(2319);
// EXTERNAL MODULE: ./build/js/plan/numbers.js
var numbers = __webpack_require__(5962);
;// CONCATENATED MODULE: ./build/js/report/modules/describe-changes.js


const wouldBe = {
    deprecated: 'would be deprecated',
    reinstated: 'would be reinstated',
};
function describeResult({ result, verdict }, { mode, dryRun }) {
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
;// CONCATENATED MODULE: ./build/js/report/modules/tables.js




const mostRows = 500;
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
    const more = left.length > mostRows ? `\n\n… and ${left.length - mostRows} more.` : '';
    return (0,markdown/* details */.zH)(`${(0,numbers/* plural */.L)(left.length, 'version')} unchanged`, versionTable(left.slice(0, mostRows), outcome) + more, open);
}
function versionTable(rows, outcome) {
    return (0,markdown/* table */.tp)(['Version', 'Result', 'Reason'], rows.map((row) => [
        (0,markdown/* nameCode */.Fl)(row.version),
        row.failure === undefined ? describeResult(row, outcome) : `**failed**: ${cell(row.failure.message)}`,
        cell(row.why),
    ]));
}
function cell(text) {
    return (0,prose/* prose */.C)(text.replaceAll('|', '∣'));
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
function outputsOf({ modules }) {
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
    return { changed: String(changed), ...Object.fromEntries(lists) };
}


/***/ })

};
