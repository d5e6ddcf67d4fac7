export const id = 627;
export const ids = [627];
export const modules = {

/***/ 7049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ moduleName)
/* harmony export */ });
function moduleName({ organization, name, provider }) {
    return `${organization}/${name}/${provider}`;
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

/***/ 2449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   bT: () => (/* binding */ textFor),
/* harmony export */   hX: () => (/* binding */ unknownPlaceholders)
/* harmony export */ });
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1377);

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
const placeholder = /\{\{((?:(?!\{\{).)*?)\}\}/gs;
const known = new Set(placeholders);
function unknownPlaceholders(template) {
    return [...template.matchAll(placeholder)].map(([, name = '']) => name.trim()).filter((name) => !known.has(name));
}
const longestReason = 1000;
const mark = '[outrider]';
function isOurs({ reason }) {
    return reason.trimEnd().endsWith(mark);
}
function textFor(version, wording) {
    const values = valuesFor(version, wording);
    const reason = oneLine(fill(wording.reason, values));
    const room = longestReason - mark.length - 1;
    const shown = reason.length > room
        ? `${reason
            .slice(0, room - 1)
            .toWellFormed()
            .replace(/\ufffd$/, '')
            .trimEnd()}…`
        : reason;
    return { reason: `${shown} ${mark}`.trimStart(), link: oneLine(fill(wording.link ?? '', values)) };
}
function fill(template, values) {
    return template.replaceAll(placeholder, (whole, name) => values[name.trim()] ?? whole);
}
function valuesFor(version, wording) {
    const { module, successors, tag, releaseUrl, date, policy } = wording;
    const latest = latestOf(version, successors) ?? newestOf(successors);
    const inMajor = successors.filter((one) => one.major === version.major);
    return {
        version: (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(version),
        latest: named(latest),
        'latest-same-major': named(latestOf(version, inMajor) ?? latest),
        replacement: named(replacementOf(version, inMajor) ?? latest),
        module: module.name,
        provider: module.provider,
        organization: module.organization,
        tag,
        'release-url': releaseUrl,
        date,
        policy,
    };
}
function named(version) {
    return version === undefined ? '' : (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .versionName */ .sh)(version);
}
function replacementOf(version, inMajor) {
    const newer = inMajor.filter((one) => (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(one, version) > 0);
    const inMinor = newer.filter((one) => one.minor === version.minor);
    return latestOf(version, inMinor) ?? latestOf(version, newer);
}
function latestOf(version, successors) {
    const stable = newestOf(successors.filter((one) => !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(one)));
    const isSuccessor = stable !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc)(stable, version) > 0;
    return (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrerelease */ .V1)(version) && !isSuccessor ? newestOf(successors) : stable;
}
function newestOf(versions) {
    return versions.toSorted(_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_0__/* .byPrecedence */ .mc).at(-1);
}
function oneLine(text) {
    return text
        .toWellFormed()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
        .trim();
}


/***/ }),

/***/ 6627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRegistry: () => (/* binding */ runRegistry)
});

// EXTERNAL MODULE: ./build/js/clients/http/transport.js + 4 modules
var http_transport = __webpack_require__(428);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
;// CONCATENATED MODULE: ./build/js/clients/registry/registry-failure.js

class RegistryFailure extends errors/* Failure */.HR {
    kind;
    constructor({ kind, ...details }) {
        super(details);
        this.kind = kind;
    }
}
function ofTransport(failure) {
    const { reason, message: what, hint, help, cause } = failure;
    const kind = reason === 'server' ? 'invalid' : 'unreachable';
    return new RegistryFailure({ kind, reason, what, hint, help, cause });
}

;// CONCATENATED MODULE: ./build/js/clients/registry/locations.js



const usualModules = '/api/registry/v1/modules/';
async function modulesBase({ transport, address, signal }) {
    const usual = new URL(`${address.pathname.replace(/(?<!\/)\/+$/, '')}${usualModules}`, address);
    if (address.pathname !== '/')
        return usual;
    const document = new URL('/.well-known/terraform.json', address);
    const place = (0,json/* member */.Dc)(await discovered(document, { transport, signal }), 'modules.v1');
    if (typeof place !== 'string' || !URL.canParse(place, document.href))
        return usual;
    const base = new URL(place.endsWith('/') ? place : `${place}/`, document);
    if (base.origin === address.origin)
        return base;
    throw new RegistryFailure({
        kind: 'invalid',
        reason: 'server',
        what: `${document.host} says that its modules are at ${base.origin}; the token is not sent there`,
        help: 'not-the-service-itself',
        hint: `If that is right, set \`registry-address\` to ${base.origin}.`,
    });
}
async function discovered(url, { transport, signal }) {
    try {
        const { status, body } = await transport.send({
            service: 'registry',
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
        if (error instanceof SyntaxError || (error instanceof errors/* Failure */.HR && error.reason === 'server'))
            return undefined;
        throw error instanceof errors/* Failure */.HR && signal?.aborted !== true ? ofTransport(error) : error;
    }
}
function modulePath({ organization, name, provider }) {
    const [org, module, system] = [organization, name, provider].map(encodeURIComponent);
    return `organizations/${org}/registry-modules/private/${org}/${module}/${system}`;
}
function apiUrl(address, path) {
    return new URL(`${address.pathname.replace(/(?<!\/)\/+$/, '')}/api/v2/${path}`, address);
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/js/clients/registry/shapes.js

const DeprecationKey = dist/* pipe */.FsL(dist/* unknown */.L5J(), dist/* transform */.pdi(deprecationOf));
function deprecationOf(value) {
    if (value === undefined || value === null || value === false)
        return undefined;
    const { reason, link } = Object(value);
    return { reason: typeof reason === 'string' ? reason : '', link: typeof link === 'string' ? link : '' };
}
const Listed = dist/* object */.Ikc({ version: dist/* string */.YjP(), deprecation: dist/* optional */.lqM(DeprecationKey) });
const Modules = dist/* pipe */.FsL(dist/* array */.YOg(dist/* object */.Ikc({ versions: dist/* array */.YOg(Listed) })), dist/* minLength */.BpQ(1));
const Listing = dist/* pipe */.FsL(dist/* object */.Ikc({ modules: Modules }), dist/* transform */.pdi(({ modules }) => modules[0]?.versions ?? []));
const SingleVersion = dist/* object */.Ikc({
    tag: dist/* nullish */.cl6(dist/* string */.YjP()),
    deprecation: dist/* optional */.lqM(DeprecationKey),
});
const Status = dist/* object */.Ikc({ version: dist/* string */.YjP(), status: dist/* string */.YjP(), error: dist/* nullish */.cl6(dist/* string */.YjP()) });
const ModuleRecord = dist/* pipe */.FsL(dist/* object */.Ikc({
    data: dist/* object */.Ikc({
        attributes: dist/* object */.Ikc({
            status: dist/* nullish */.cl6(dist/* string */.YjP()),
            'version-statuses': dist/* nullish */.cl6(dist/* array */.YOg(Status)),
            'revoked-versions': dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
            'no-code': dist/* nullish */.cl6(dist/* boolean */.zMY()),
            'vcs-repo': dist/* nullish */.cl6(dist/* object */.Ikc({ 'tag-prefix': dist/* nullish */.cl6(dist/* string */.YjP()) })),
            permissions: dist/* nullish */.cl6(dist/* object */.Ikc({ 'can-delete': dist/* nullish */.cl6(dist/* boolean */.zMY()) })),
        }),
    }),
}), dist/* transform */.pdi(({ data: { attributes } }) => ({
    status: attributes.status ?? undefined,
    statuses: attributes['version-statuses'] ?? undefined,
    revoked: attributes['revoked-versions'] ?? [],
    noCode: attributes['no-code'] ?? false,
    tagPrefix: attributes['vcs-repo']?.['tag-prefix'] || undefined,
    canDelete: attributes.permissions?.['can-delete'] ?? undefined,
})));
const VersionRecord = dist/* pipe */.FsL(dist/* object */.Ikc({ data: dist/* object */.Ikc({ attributes: dist/* object */.Ikc({ 'created-at': dist/* nullish */.cl6(dist/* string */.YjP()) }) }) }), dist/* transform */.pdi(({ data }) => ({ createdAt: Date.parse(data.attributes['created-at'] ?? '') || undefined })));
const Entitlements = dist/* pipe */.FsL(dist/* object */.Ikc({ data: dist/* object */.Ikc({ attributes: dist/* object */.Ikc({ 'module-deprecations': dist/* nullish */.cl6(dist/* boolean */.zMY()) }) }) }), dist/* transform */.pdi(({ data }) => ({ moduleDeprecations: data.attributes['module-deprecations'] ?? undefined })));

// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(892);
// EXTERNAL MODULE: ./build/js/clients/http/words.js
var http_words = __webpack_require__(8903);
;// CONCATENATED MODULE: ./build/js/clients/registry/errors.js



function refused({ method, path, answer, token }) {
    const { kind, reason, hint, help } = kindOf(answer.status);
    const words = (0,http_words/* shortened */.v)(wordsOf(answer.body.replaceAll(token, '***')).replaceAll(token, '***'));
    const what = `${method} ${path}: the registry answered ${answer.status}${words === '' ? '' : `: ${words}`}`;
    return new RegistryFailure({ kind, reason, what, hint, help });
}
const noPermission = 'The token needs the permission to manage modules: a user token, or a team token of a team with "Manage modules"; an organization token cannot.';
const byStatus = {
    401: {
        kind: 'unauthorized',
        reason: 'unauthorized',
        help: 'registry-token-not-accepted',
        hint: '`registry-token` is expired or invalid: make a new one, and store it as the secret.',
    },
    403: { kind: 'forbidden', reason: 'permission', hint: noPermission },
    404: { kind: 'not-found', reason: 'not-found' },
    405: {
        kind: 'forbidden',
        reason: 'permission',
        help: 'not-the-service-itself',
        hint: 'Check that `registry-address` is HCP Terraform or Terraform Enterprise: other registries cannot deprecate.',
    },
    429: {
        kind: 'busy',
        reason: 'server',
        hint: 'The limit is 30 requests a second for all that the user of the token does: run it again later.',
    },
};
function kindOf(status) {
    if (status >= 500)
        return { kind: 'server', reason: 'server', hint: 'The registry has trouble; run it again later.' };
    return byStatus[status] ?? { kind: 'invalid', reason: 'server' };
}
function wordsOf(body) {
    const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body)?.[1];
    if (/^\s*</.test(body))
        return (0,http_words/* oneLine */.T)(title === undefined ? 'an HTML page' : `an HTML page titled "${title}"`);
    const errors = errorsIn(body);
    return (0,http_words/* oneLine */.T)(errors === undefined ? body : errors.map(wordsOfError).join('; '));
}
function errorsIn(body) {
    try {
        const errors = (0,json/* member */.Dc)(JSON.parse(body), 'errors');
        return Array.isArray(errors) ? errors : undefined;
    }
    catch {
        return undefined;
    }
}
function wordsOfError(error) {
    if (typeof error === 'string')
        return error;
    const [title, detail] = [errors_text((0,json/* member */.Dc)(error, 'title')), errors_text((0,json/* member */.Dc)(error, 'detail'))];
    const pointer = errors_text((0,json/* member */.Dc)((0,json/* member */.Dc)(error, 'source'), 'pointer'));
    const words = [title, detail].filter((part) => part !== '').join(': ');
    return `${words}${pointer === '' ? '' : ` (at ${pointer})`}`.trim();
}
function errors_text(value) {
    return typeof value === 'string' ? value : '';
}

// EXTERNAL MODULE: ./build/js/clients/http/pause.js
var pause = __webpack_require__(8652);
;// CONCATENATED MODULE: ./build/js/clients/registry/pace.js

function createPace(perSecond) {
    const gap = 1000 / perSecond;
    let next = 0;
    let last = Promise.resolve();
    const wait = async (signal) => {
        for (let left = next - performance.now(); left > 0; left = next - performance.now()) {
            await (0,pause/* pause */.v)(left, signal);
        }
        next = performance.now() + gap;
    };
    return {
        turn(signal) {
            const mine = last.then(() => wait(signal));
            last = mine.catch(() => undefined);
            return mine;
        },
        hold(milliseconds) {
            next = Math.max(next, performance.now() + milliseconds);
        },
    };
}

;// CONCATENATED MODULE: ./build/js/clients/registry/server.js
function serverOf({ headers }) {
    return { name: headers['tfp-appname'] || undefined, version: headers['x-tfe-version'] || undefined };
}
const first = 'v202502-1';
function tooOld({ version }) {
    const [, month, number] = /^v(\d{6})-(\d+)$/.exec(version ?? '') ?? [];
    if (month === undefined || number === undefined)
        return undefined;
    const isOld = Number(month) < 202502 || (month === '202502' && Number(number) < 1);
    return isOld
        ? `Your Terraform Enterprise (${version}) is older than ${first}, the first that can deprecate`
        : undefined;
}

;// CONCATENATED MODULE: ./build/js/clients/registry/wire.js








const perSecond = 29;
function createWire(options) {
    const pace = createPace(perSecond);
    let server = { name: undefined, version: undefined };
    const wire = {
        options,
        server: () => server,
        async send({ method, url, body, unless }) {
            const { transport, token, signal } = options;
            await pace.turn(signal);
            unless?.throwIfAborted();
            const answer = await transport
                .send({
                service: 'registry',
                method,
                url,
                headers: {
                    authorization: `Bearer ${token}`,
                    accept: 'application/vnd.api+json, application/json',
                    ...(body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }),
                },
                body: body === undefined ? undefined : JSON.stringify(body),
                repeatable: method === 'GET' ? true : 'if-refused',
                isBusy: (read) => method === 'GET' && read.status === 500,
                signal,
                askedPause(busy) {
                    const milliseconds = pauseAsked(busy);
                    if (milliseconds !== undefined)
                        pace.hold(milliseconds);
                    return milliseconds;
                },
            })
                .catch((error) => {
                throw error instanceof errors/* Failure */.HR && signal?.aborted !== true ? ofTransport(error) : error;
            });
            server = serverOf(answer);
            if (answer.status >= 200 && answer.status < 300)
                return answer;
            throw refused({ method, path: url.pathname, answer, token });
        },
        async get(url, shape) {
            const { body } = await wire.send({ method: 'GET', url });
            return readAs(shape, body, url);
        },
    };
    return wire;
}
function pauseAsked({ headers }) {
    const usual = (0,retry/* parseRetryAfter */.mu)(headers['retry-after'], Date.now());
    if (usual !== undefined)
        return usual;
    const seconds = Number(headers['x-ratelimit-reset'] || Number.NaN);
    return seconds >= 0 && seconds < 3600 ? seconds * 1000 : undefined;
}
function readAs(shape, body, { pathname, host }) {
    const result = dist/* safeParse */.xLC(shape, parsed(body));
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    const where = dist/* getDotPath */.BuJ(issue);
    throw new RegistryFailure({
        kind: 'invalid',
        reason: 'server',
        what: `GET ${pathname}: the registry's answer cannot be used: ${where === null ? '' : `at ${where} `}${issue.expected ?? 'something else'} is expected`,
        help: 'not-the-service-itself',
        hint: `Check that \`registry-address\` is that of the registry itself; ${host} answered.`,
    });
}
function parsed(body) {
    try {
        return (0,json/* parseJson */.qF)(body);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/clients/registry/client.js



function createRegistry(options) {
    const wire = createWire(options);
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
        listModuleVersions: async (module) => wire.get(await modules(`${readPath(module)}/versions`), Listing),
        getModuleVersion: async ({ module, version }) => wire.get(await modules(`${readPath(module)}/${encodeURIComponent(version)}`), SingleVersion),
        getModule: (module) => wire.get(api(modulePath(module)), ModuleRecord),
        getModuleVersionRecord({ module, version }) {
            const url = api(`${modulePath(module)}/version`);
            url.searchParams.set('module_version', version);
            return wire.get(url, VersionRecord);
        },
        getEntitlementSet: (organization) => wire.get(api(`organizations/${encodeURIComponent(organization)}/entitlement-set`), Entitlements),
        server: wire.server,
    };
}
function readPath({ organization, name, provider }) {
    return [organization, name, provider].map(encodeURIComponent).join('/');
}

// EXTERNAL MODULE: ./build/js/clients/registry/module.js
var registry_module = __webpack_require__(7049);
// EXTERNAL MODULE: ./build/js/clients/registry/version.js
var registry_version = __webpack_require__(1377);
;// CONCATENATED MODULE: ./build/js/deprecation/outcome.js
function unjudged(module, version, failures) {
    return { module, version, versions: [], failures, tag: '', notes: [] };
}
function failuresOf({ failures, modules }) {
    return [...failures, ...modules.flatMap((module) => module.failures)];
}
function withResult(modules, ...results) {
    return modules.flatMap(({ module, versions }) => versions.filter((one) => results.includes(one.result)).map((one) => ({ ...one, module })));
}

// EXTERNAL MODULE: ./build/js/report/words.js
var report_words = __webpack_require__(2076);
;// CONCATENATED MODULE: ./build/js/report/modules/words.js


const wouldBe = {
    deprecated: 'would be deprecated',
    reinstated: 'would be reinstated',
};
function resultWords(result, dryRun) {
    if (result === 'held')
        return 'held back';
    return (dryRun ? wouldBe[result] : undefined) ?? result;
}
function registryHeadline(outcome) {
    const { mode, dryRun, modules, tag } = outcome;
    const failures = failuresOf(outcome);
    const done = mode === 'deprecate' ? 'deprecated' : 'reinstated';
    const count = withResult(modules, done).length;
    if (failures.length > 0 && count === 0)
        return failures[0]?.message ?? '';
    if (modules.length === 0) {
        return tag === undefined ? 'The run is about no tag' : `The tag \`${tag}\` is of none of the listed modules`;
    }
    const where = placeWords(modules);
    const why = reasonWords(outcome);
    if (count === 0)
        return `Nothing to ${mode} in ${where}${why}`;
    const verb = mode === 'deprecate' ? 'eprecated' : 'einstated';
    const letter = mode === 'deprecate' ? 'd' : 'r';
    const words = dryRun
        ? `Dry run: ${(0,report_words/* plural */.LS)(count, 'version')} of ${where} would be ${letter}${verb}`
        : `${letter.toUpperCase()}${verb} ${(0,report_words/* plural */.LS)(count, 'version')} of ${where}`;
    const failed = withResult(modules, 'failed').length;
    return `${words}${why}${failed === 0 ? '' : `; ${failed} failed`}`;
}
function placeWords(modules) {
    return modules.length === 1 ? `\`${modules[0]?.module}\`` : (0,report_words/* plural */.LS)(modules.length, 'module');
}
function reasonWords({ mode, modules }) {
    const version = modules.length === 1 ? modules[0]?.version : undefined;
    if (version === undefined)
        return '';
    return mode === 'deprecate' ? `, now that ${version} is there` : `, now that ${version} is withdrawn`;
}

// EXTERNAL MODULE: ./build/js/report/markdown/markdown.js
var markdown = __webpack_require__(7058);
// EXTERNAL MODULE: ./build/js/report/markdown/prose.js
var prose = __webpack_require__(6844);
;// CONCATENATED MODULE: ./build/js/report/modules/tables.js




const mostRows = 500;
function registryTables({ modules, dryRun }) {
    return modules.flatMap((module) => {
        const rows = module.versions.toReversed();
        const touched = rows.filter(({ result }) => result !== 'unchanged' && result !== 'skipped');
        const left = rows.filter(({ result }) => result === 'unchanged' || result === 'skipped');
        const title = modules.length > 1 ? [`#### ${(0,markdown/* nameCode */.Fl)(module.module)}${versionWords(module)}`] : [];
        return [
            ...title,
            ...textLines(touched, dryRun),
            ...(touched.length === 0 ? [] : [versionTable(touched, dryRun)]),
            ...(left.length === 0 ? [] : [folded(left, touched.length === 0, dryRun)]),
        ];
    });
}
function textLines(rows, dryRun) {
    const texts = new Map(rows.flatMap(({ text }) => (text === undefined ? [] : [[JSON.stringify(text), text]])));
    const [only, ...others] = texts.values();
    if (only === undefined || others.length > 0)
        return [];
    return [
        `Consumers ${dryRun ? 'would read' : 'read'}: ${(0,markdown/* code */.aY)(only.reason)}${only.link === '' ? '' : ` (${(0,markdown/* link */.nf)('link', only.link)})`}`,
        '',
    ];
}
function versionWords({ version }) {
    return version === undefined ? '' : ` ${(0,markdown/* code */.aY)(version)}`;
}
function folded(left, open, dryRun) {
    const more = left.length > mostRows ? `\n\n… and ${left.length - mostRows} more.` : '';
    return (0,markdown/* details */.zH)(`${(0,report_words/* plural */.LS)(left.length, 'version')} left as before`, versionTable(left.slice(0, mostRows), dryRun) + more, open);
}
function versionTable(rows, dryRun) {
    return (0,markdown/* table */.tp)(['Version', 'Decision', 'Reason', 'Result'], rows.map(({ version, verdict, why, result, failure }) => [
        (0,markdown/* nameCode */.Fl)(version),
        verdict,
        cell(why),
        failure === undefined ? resultWords(result, dryRun) : `**failed**: ${cell(failure.message)}`,
    ]));
}
function cell(words) {
    return (0,prose/* prose */.C)(words.replaceAll('|', '∣'));
}

;// CONCATENATED MODULE: ./build/js/report/modules/report.js



function registryReport(outcome) {
    const { modules, dryRun } = outcome;
    const failures = failuresOf(outcome);
    const headline = registryHeadline(outcome);
    const isAboutNothing = modules.length === 0 && failures.length === 0;
    return {
        headline,
        sign: dryRun ? '🔵' : '🟢',
        failures,
        notes: [
            ...(isAboutNothing ? [{ level: 'notice', words: `${headline}.` }] : []),
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
    return [{ level: 'warning', words: 'No note was written: there is no release with the tag of the version.' }];
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
        const found = withResult(modules, ...(result === 'unchanged' ? [result, 'held'] : [result]));
        const entries = found.map(({ module, version, why, failure }) => ({
            module,
            version,
            reason: failure?.message ?? why,
        }));
        return [result, JSON.stringify(entries)];
    });
    const changed = withResult(modules, 'deprecated', 'reinstated').length > 0;
    return { changed: String(changed), ...Object.fromEntries(lists) };
}

// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/operations/connect.js + 42 modules
var connect = __webpack_require__(5250);
// EXTERNAL MODULE: ./node_modules/p-map/index.js
var p_map = __webpack_require__(606);
;// CONCATENATED MODULE: ./build/js/deprecation/changes.js

function deprecating(decisions, { textFor, updateText, isOurs }) {
    return decisions.map((decision) => {
        const { deprecation: before, version } = decision.of;
        const judged = { ...decision, name: nameOf(decision.of), change: undefined };
        if (decision.verdict !== 'deprecate' || version === undefined)
            return judged;
        if (before !== undefined && !isOurs(before))
            return { ...judged, why: `${decision.why}; a person deprecated it already` };
        const text = textFor(version);
        const same = before !== undefined && before.reason === text.reason && before.link === text.link;
        if (same)
            return { ...judged, why: `${decision.why}; it is deprecated already`, text };
        if (before !== undefined && !updateText)
            return { ...judged, why: `${decision.why}; it is deprecated already` };
        return { ...judged, text, change: { kind: 'deprecate', version: judged.name, text, before } };
    });
}
function reinstating(decisions, { policy, scope, isOurs }) {
    return decisions.map((decision) => {
        const { of } = decision;
        const { why, verdict } = policy.rule === 'explicit' ? byName(decision, policy) : decision;
        const judged = { ...decision, verdict, why, name: nameOf(of), change: undefined };
        if (verdict !== 'keep' || of.deprecation === undefined)
            return judged;
        if (policy.rule !== 'explicit' && scope === 'owned' && !isOurs(of.deprecation)) {
            return { ...judged, why: `${why}; but a person deprecated it` };
        }
        return { ...judged, change: { kind: 'reinstate', version: judged.name } };
    });
}
function isNamed({ version }, { versions }) {
    return version !== undefined && versions.some((named) => (0,registry_version/* byPrecedence */.mc)(named, version) === 0);
}
function byName({ of, verdict, why }, policy) {
    if (verdict === 'skip')
        return { verdict, why };
    return isNamed(of, policy)
        ? { verdict: 'keep', why: '`versions` names it' }
        : { verdict: 'skip', why: '`versions` does not name it' };
}
function successorsOf(decisions) {
    return decisions.flatMap(({ of, verdict }) => verdict === 'keep' && of.deprecation === undefined && of.version !== undefined ? [of.version] : []);
}
function missingOf(named, versions) {
    return named.filter((one) => !versions.some(({ version }) => version !== undefined && (0,registry_version/* byPrecedence */.mc)(one, version) === 0));
}
function nameOf({ version, listed }) {
    return version === undefined ? listed : (0,registry_version/* versionName */.sh)(version);
}

;// CONCATENATED MODULE: ./build/js/deprecation/keep-rule.js

function keptByRule({ rule, keep, counted, released }) {
    const stable = counted.filter((version) => !(0,registry_version/* isPrerelease */.V1)(version));
    const isCounted = rule === 'older-than-release' ? notNewerThan(released) : everything;
    const lines = Map.groupBy(stable.filter(isCounted), (version) => lineOf(rule, version));
    const oldestKept = new Map([...lines].map(([line, versions]) => [line, oldestOf(versions, keep)]));
    return (version) => {
        if (rule === 'older-than-release' && released !== undefined && (0,registry_version/* byPrecedence */.mc)(version, released) > 0) {
            return 'it is not older than the release';
        }
        const line = lineOf(rule, version);
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
function lineOf(rule, { major, minor }) {
    if (rule === 'per-major')
        return `${major}.x`;
    return rule === 'per-minor' ? `${major}.${minor}.x` : '';
}
function notNewerThan(released) {
    return (version) => released === undefined || (0,registry_version/* byPrecedence */.mc)(version, released) <= 0;
}
function everything() {
    return true;
}

;// CONCATENATED MODULE: ./build/js/deprecation/policy.js


function decide(versions, policy, occasion) {
    const sorted = versions.toSorted(listingOrder);
    const court = convene(sorted, policy, occasion);
    return sorted.map((of) => {
        const [verdict, why] = judge(of, court);
        return { of, verdict, why };
    });
}
function newestOf(versions, counting) {
    const counted = countedOf(versions.toSorted(listingOrder), counting);
    return counted.findLast((version) => !(0,registry_version/* isPrerelease */.V1)(version)) ?? counted.at(-1);
}
function countedOf(versions, { withdrawn, isOurs }) {
    return versions
        .filter(({ status, revoked }) => status === 'ok' && !revoked)
        .filter(({ deprecation }) => deprecation === undefined || isOurs(deprecation))
        .flatMap(({ version }) => version ?? [])
        .filter((version) => !is(version, withdrawn));
}
function convene(versions, policy, occasion) {
    const counted = countedOf(versions, occasion);
    const newestStable = counted.findLast((version) => !(0,registry_version/* isPrerelease */.V1)(version));
    const kept = keptByRule({ rule: policy.rule, keep: policy.keep, counted, released: occasion.released });
    const newestOfRelease = new Map(counted.map((version) => [releaseOf(version), version]));
    return { ...occasion, policy, newestOfRelease, kept, newestStable };
}
function judge(of, court) {
    const { version } = of;
    if (version === undefined)
        return ['skip', 'it is no version'];
    if (of.revoked)
        return ['skip', 'it is revoked'];
    if (of.status !== 'ok')
        return ['skip', `its status is ${of.status}`];
    if (is(version, court.withdrawn))
        return ['skip', 'it was withdrawn, and is left as it is'];
    return unconditional(version, court) ?? byPrereleases(version, court) ?? ordinary(version, court);
}
function unconditional(version, { policy, released, newestStable }) {
    if (is(version, newestStable))
        return ['keep', 'it is the newest stable version'];
    if (is(version, released))
        return ['keep', 'it is the released version'];
    const protection = policy.protect.find((range) => range.test(version));
    if (protection !== undefined)
        return ['keep', `\`protect\` names it: ${protection.raw}`];
    if (policy.versions.some((named) => is(version, named)))
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
    const ofRelease = newestOfRelease.get(releaseOf(version));
    const successor = isNewer(newestStable, version) ? newestStable : ofRelease;
    if (!isNewer(successor, version))
        return ['keep', 'neither its release nor a newer version is there'];
    return ['deprecate', `it is a prerelease, and ${(0,registry_version/* versionName */.sh)(successor)} is there`];
}
function isNewer(one, version) {
    return one !== undefined && (0,registry_version/* byPrecedence */.mc)(one, version) > 0;
}
function releaseOf({ major, minor, patch }) {
    return `${major}.${minor}.${patch}`;
}
function ordinary(version, { policy, kept, created, now, released }) {
    const rule = kept(version);
    if (rule !== undefined)
        return ['keep', rule];
    if (policy.range?.test(version) === false)
        return ['skip', `it is outside of \`range\`: ${policy.range.raw}`];
    const since = created.get((0,registry_version/* versionName */.sh)(version));
    if (policy.minAge > 0 && since === undefined)
        return ['keep', 'its age is not known, and `min-age` asks for one'];
    if (policy.minAge > 0 && now - (since ?? now) < policy.minAge)
        return ['keep', 'it is younger than `min-age`'];
    return ['deprecate', released === undefined ? 'it is superseded' : `${(0,registry_version/* versionName */.sh)(released)} supersedes it`];
}
function is(version, other) {
    return other !== undefined && (0,registry_version/* byPrecedence */.mc)(version, other) === 0;
}
function listingOrder(a, b) {
    if (a.version !== undefined && b.version !== undefined)
        return (0,registry_version/* byAge */.jI)(a.version, b.version);
    if (a.version === undefined && b.version === undefined)
        return a.listed < b.listed ? -1 : 1;
    return a.version === undefined ? -1 : 1;
}

// EXTERNAL MODULE: ./build/js/deprecation/template.js
var template = __webpack_require__(2449);
;// CONCATENATED MODULE: ./build/js/operations/modules/explain-not-found.js




const whoMay = 'Use a user token, or a team token of a team with "Manage modules" (private registry); an organization token cannot.';
async function explainNotFound(refused, about) {
    const { registry, module, version, record } = about;
    const name = `${(0,registry_module/* moduleName */.A)(module)} ${version}`;
    const tell = (reason, what, hint) => new errors/* Failure */.HR({ reason, what: `${what} (${refused.message})`, hint, cause: refused });
    if (!(await isListed(registry, module, version))) {
        return tell('not-found', `${name} is not in the registry any more`, 'Run it again: it decides on what is there then.');
    }
    const old = tooOld(registry.server());
    if (old !== undefined)
        return tell('tier', old, 'Upgrade it.');
    if ((await entitlementOf(registry, module)) === false) {
        const what = `The organization \`${module.organization}\` is not entitled to deprecate module versions`;
        return tell('tier', what, 'It takes the Standard edition of HCP Terraform.');
    }
    if (record === undefined && registry.server().name === undefined) {
        const what = `${name} is listed, but cannot be deprecated: the token may not, or this is no registry that can`;
        return tell('permission', what, `Check \`registry-address\`: only HCP Terraform and Terraform Enterprise can. ${whoMay}`);
    }
    const certain = record?.canDelete === false ? 'may not' : 'most likely may not';
    return tell('permission', `The token ${certain} manage the modules of \`${module.organization}\``, whoMay);
}
async function isListed(registry, module, version) {
    try {
        const listed = await registry.listModuleVersions(module);
        return listed.some((one) => (0,registry_version/* listedName */.d1)(one.version) === version);
    }
    catch (error) {
        if (error instanceof errors/* Failure */.HR)
            return error.reason !== 'not-found';
        throw error;
    }
}
async function entitlementOf(registry, { organization }) {
    try {
        return (await registry.getEntitlementSet(organization)).moduleDeprecations;
    }
    catch (error) {
        if (error instanceof errors/* Failure */.HR)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/js/operations/modules/sequential-writes.js
const gap = 35;
const mostAtOnce = 8;
async function inOrder(items, work) {
    const underway = new Set();
    let fastest = 0;
    const timed = async (item) => {
        const started = performance.now();
        await work(item);
        const took = performance.now() - started;
        fastest = fastest === 0 ? took : Math.min(fastest, took);
    };
    for (const item of items) {
        while (underway.size >= Math.min(mostAtOnce, Math.floor(fastest / gap) + 1))
            await Promise.race(underway);
        const one = timed(item).finally(() => underway.delete(one));
        underway.add(one);
    }
    await Promise.all(underway);
}

;// CONCATENATED MODULE: ./build/js/operations/modules/write-version.js




const attempts = 4;
const looks = 3;
const firstPause = 300;
async function writeVersion(change, writing) {
    const lost = { open: false };
    try {
        await tryUntilMade(change, writing, lost);
    }
    catch (error) {
        throw lost.open && error instanceof errors/* Failure */.HR ? unknown(error) : error;
    }
}
async function tryUntilMade(change, writing, lost) {
    for (let attempt = 1;; attempt += 1) {
        writing.signal.throwIfAborted();
        try {
            return await send(change, writing);
        }
        catch (error) {
            if (!(error instanceof errors/* Failure */.HR) || error === writing.stop.reason)
                throw error;
            lost.open = !(error instanceof RegistryFailure && refusals.has(error.kind));
            if (!(error instanceof RegistryFailure) || !lost.open)
                throw error;
            const isRefused = error.kind === 'invalid';
            const made = await isMade(change, writing, isRefused && attempt > 1 ? looks : 1);
            if (made === true)
                return;
            lost.open = made === undefined;
            if (isRefused || error.kind === 'busy' || attempt === attempts)
                throw error;
            await (0,pause/* pause */.v)(firstPause * 2 ** (attempt - 1), writing.signal);
        }
    }
}
const refusals = new Set(['unauthorized', 'forbidden', 'not-found']);
function unknown(error) {
    return new errors/* Failure */.HR({
        reason: error.reason,
        what: `${error.message}. Whether it was written is not known`,
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
async function isMade(change, { registry, module, signal }, times) {
    let isKnown = false;
    for (let look = 0; look < times; look += 1) {
        if (look > 0)
            await (0,pause/* pause */.v)(firstPause * 2 ** (look - 1), signal);
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
        if (!(error instanceof RegistryFailure) || error.kind === 'unauthorized')
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
        if (error instanceof RegistryFailure)
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
            writing.log(doneWords(change, writing.module));
        else
            failed.set(change.version, failure);
        if (failure === undefined || stopped !== undefined || !stopsAll(failure))
            return;
        stopped = failure;
        stopper.abort(notTried(failure));
    };
    await inOrder(changes, write);
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
        if (error instanceof RegistryFailure && error.kind === 'not-found') {
            return explainNotFound(error, { ...writing, version: change.version });
        }
        if (error instanceof errors/* Failure */.HR)
            return error;
        throw error;
    }
}
const stopping = new Set(['unauthorized', 'tier', 'permission', 'timed-out']);
function stopsAll({ reason }) {
    return stopping.has(reason);
}
function notTried({ reason }) {
    return new errors/* Failure */.HR({ reason, what: 'It was not tried any more' });
}
function doneWords(change, module) {
    const name = `${(0,registry_module/* moduleName */.A)(module)} ${change.version}`;
    return change.kind === 'reinstate' ? `Reinstated ${name}.` : `Deprecated ${name}: ${change.text.reason}`;
}
const pauses = [0, 300, 1000, 2000];
async function unseenOf(made, { registry, module, signal }) {
    let unseen = made;
    try {
        for (const milliseconds of pauses) {
            if (unseen.length === 0)
                break;
            await (0,pause/* pause */.v)(milliseconds, signal);
            const shown = await registry.listModuleVersions(module);
            const byVersion = new Map(shown.map(({ version, deprecation }) => [(0,registry_version/* listedName */.d1)(version), deprecation]));
            unseen = unseen.filter((change) => !isAsWanted(change, byVersion.get(change.version)));
        }
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
    }
    return unseen.map(({ version }) => version);
}

;// CONCATENATED MODULE: ./build/js/operations/modules/apply-changes.js





async function carryOut({ module, version, state, judged, tag, notes }, inputs, { registry, signal, log }) {
    const changes = judged.flatMap(({ change }) => change ?? []);
    const missing = missingOf(inputs.policy.versions, state.versions).map(registry_version/* versionName */.sh);
    const refusal = missingFailure(missing, module, inputs) ?? refusalOf(judged, module, inputs);
    const outcome = {
        module: (0,registry_module/* moduleName */.A)(module),
        version: version === undefined ? undefined : (0,registry_version/* versionName */.sh)(version),
        tag,
        notes: [...notes, ...namedNotes(missing, judged, inputs)],
    };
    if (refusal !== undefined) {
        return { ...outcome, versions: judged.map(unwritten), failures: [refusal] };
    }
    const written = inputs.dryRun
        ? nothingFailed
        : await writeVersions(changes, { registry, module, record: state.record, signal, log });
    const failures = written.failed.size === 0 ? [] : [apply_changes_failureOf(written, changes.length, module)];
    const unseen = written.unseen.map((name) => warning(`The registry does not show yet what was written of ${name}.`));
    return {
        ...outcome,
        notes: [...outcome.notes, ...unseen],
        versions: judged.map((one) => told(one, written)),
        failures,
    };
}
function namedNotes(missing, judged, { mode, policy }) {
    const kept = mode === 'deprecate' ? judged.filter(({ of, verdict }) => verdict !== 'deprecate' && isNamed(of, policy)) : [];
    return [
        ...missing.map((name) => warning(`The registry has no version ${name}, which \`versions\` names.`)),
        ...kept.map(({ name, why }) => warning(`\`versions\` names ${name}, which stays as it is: ${why}.`)),
    ];
}
function warning(words) {
    return { level: 'warning', words };
}
const nothingFailed = { failed: new Map(), unseen: [], stopped: undefined };
function missingFailure(missing, module, { onMissing }) {
    if (missing.length === 0 || onMissing === 'warning')
        return undefined;
    return new errors/* Failure */.HR({
        reason: 'not-found',
        what: `The registry has no version ${missing.join(', ')} of ${(0,registry_module/* moduleName */.A)(module)}, which \`versions\` names`,
        help: 'no-such-module',
        hint: 'Correct `versions`, or set `on-missing: warning`; nothing was changed.',
    });
}
function refusalOf(judged, module, inputs) {
    const count = judged.filter(({ change }) => change !== undefined).length;
    const name = (0,registry_module/* moduleName */.A)(module);
    if (count > inputs.maxChanges) {
        return new errors/* Failure */.HR({
            reason: 'too-many-changes',
            what: `${count} versions of ${name} would be changed, and \`max-changes\` is ${inputs.maxChanges}; nothing was changed`,
            hint: 'Look at the table; raise `max-changes` if it is right.',
        });
    }
    if (inputs.mode === 'reinstate' || !inputs.requireSuccessor || count === 0 || successorsOf(judged).length > 0) {
        return undefined;
    }
    return new errors/* Failure */.HR({
        reason: 'no-successor',
        what: `No version of ${name} would be left to move to: every one that stays is deprecated; nothing was changed`,
        hint: 'Release a version that can be used, bring one back by `mode: reinstate` with `policy: explicit`, or set `require-successor: false`.',
    });
}
function apply_changes_failureOf({ failed, stopped }, count, module) {
    if (stopped !== undefined)
        return stopped;
    const [first] = [...failed.values()];
    return new errors/* Failure */.HR({
        reason: 'partial',
        what: `${failed.size} of ${count} versions of ${(0,registry_module/* moduleName */.A)(module)} could not be changed: ${first?.message ?? ''}`,
        hint: 'What could be done is done; run it again to finish the rest.',
    });
}
function unwritten({ name, verdict, why, change, text }) {
    const left = change === undefined ? 'unchanged' : 'held';
    const result = verdict === 'skip' ? 'skipped' : left;
    return { version: name, verdict, why, text: change === undefined ? text : undefined, result, failure: undefined };
}
function told(judged, { failed }) {
    const { name: version, verdict, why, change, text } = judged;
    if (change === undefined)
        return unwritten(judged);
    const failure = failed.get(version);
    if (failure !== undefined)
        return { version, verdict, why, text: undefined, failure, result: 'failed' };
    const result = change.kind === 'deprecate' ? 'deprecated' : 'reinstated';
    return { version, verdict, why, text, failure, result };
}

;// CONCATENATED MODULE: ./build/js/operations/modules/read-module.js




async function readModule(registry, module) {
    const record = await recordOf(registry, module);
    const listed = await registry.listModuleVersions(module).catch((error) => {
        throw error instanceof RegistryFailure && error.kind === 'not-found' ? noSuchModule(module, error) : error;
    });
    const statuses = new Map(record?.statuses?.map(({ version, status }) => [(0,registry_version/* listedName */.d1)(version), status]));
    const revoked = new Set(record?.revoked.map(registry_version/* listedName */.d1));
    const versions = new Map();
    for (const { version, deprecation } of listed) {
        const key = (0,registry_version/* listedName */.d1)(version);
        const status = statuses.get(key) ?? 'ok';
        const before = versions.get(key)?.deprecation;
        versions.set(key, versionOf(version, { status, revoked: revoked.has(key), deprecation: before ?? deprecation }));
    }
    for (const { version, status } of record?.statuses ?? []) {
        const key = (0,registry_version/* listedName */.d1)(version);
        if (versions.has(key))
            continue;
        const told = status === 'ok' ? 'not listed yet' : status;
        versions.set(key, versionOf(version, { status: told, revoked: revoked.has(key), deprecation: undefined }));
    }
    return { versions: [...versions.values()], record };
}
function versionOf(listed, more) {
    return { listed, version: (0,registry_version/* parseVersion */.ot)(listed), ...more };
}
async function recordOf(registry, module) {
    try {
        return await registry.getModule(module);
    }
    catch (error) {
        if (error instanceof RegistryFailure && (error.kind === 'not-found' || error.kind === 'forbidden'))
            return undefined;
        throw error;
    }
}
function noSuchModule(module, { message }) {
    return new errors/* Failure */.HR({
        reason: 'not-found',
        what: `The registry shows no module \`${(0,registry_module/* moduleName */.A)(module)}\` (${message})`,
        help: 'no-such-module',
        hint: 'Check `module`, which is `organization/name/provider`, and that the token belongs to that organization.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/deprecate/wait-for-version.js






const shortestPause = 1000;
const eagerPause = 5000;
const longestPause = 30_000;
async function waitForVersion(waiting) {
    const { registry, module, version, until, signal, log } = waiting;
    const started = performance.now();
    const name = `${(0,registry_module/* moduleName */.A)(module)} ${(0,registry_version/* versionName */.sh)(version)}`;
    let told = '';
    for (let gap = shortestPause;; gap = nextPause(gap, performance.now() - started)) {
        const state = await readModule(registry, module).catch((error) => passing(error, told !== ''));
        const status = state instanceof RegistryFailure ? `asking again: ${state.message}` : statusOf(state, version);
        if (!(state instanceof RegistryFailure)) {
            if (status === 'ok')
                return state;
            if (status.endsWith('_failed'))
                throw ingressFailed(name, status, errorOf(state, version));
        }
        const left = until - performance.now();
        if (left <= 0)
            throw state instanceof RegistryFailure ? state : late(name, status);
        if (status !== told)
            log(`Waiting for ${name}: ${status} (${Math.round((performance.now() - started) / 1000)} s).`);
        told = status;
        await (0,pause/* pause */.v)(Math.min(gap, left), signal);
    }
}
function passing(error, answered) {
    if (answered && error instanceof RegistryFailure && waitable.has(error.kind))
        return error;
    throw error;
}
const waitable = new Set(['unreachable', 'server', 'busy']);
function nextPause(gap, waited) {
    return Math.min(gap * 1.5, waited < 60_000 ? eagerPause : longestPause);
}
function statusOf({ versions }, version) {
    const found = versions.find((one) => one.version !== undefined && (0,registry_version/* byPrecedence */.mc)(one.version, version) === 0);
    return found?.status ?? 'not in the registry yet';
}
function errorOf({ record }, version) {
    const name = (0,registry_version/* versionName */.sh)(version);
    return record?.statuses?.find((one) => (0,registry_version/* listedName */.d1)(one.version) === name)?.error ?? '';
}
function ingressFailed(name, status, error) {
    return new errors/* Failure */.HR({
        reason: 'ingress-failed',
        what: `The registry could not take over ${name}: ${status}${error === '' ? '' : `: ${error}`}; nothing is deprecated`,
        hint: 'Mend the module and release it anew; what it would have superseded stays as it is.',
    });
}
function late(name, status) {
    return new errors/* Failure */.HR({
        reason: 'timed-out',
        what: `${name} is not usable in time: ${status}; nothing is deprecated`,
        hint: 'Look at the module in the registry; run it again once the version is there, or raise `wait-for-version`.',
    });
}

;// CONCATENATED MODULE: ./build/js/modes/deprecate/run.js











async function deprecateModule(target, dependencies) {
    const { inputs, registry, signal, log, waitUntil } = dependencies;
    const { module, version } = target;
    const state = version === undefined
        ? await readModule(registry, module)
        : await waitForVersion({ registry, module, version, until: waitUntil, signal, log });
    const released = version ?? newestOf(state.versions, { withdrawn: undefined, isOurs: template/* isOurs */.MU });
    if (version === undefined && released !== undefined) {
        log(`No tag names a version of ${(0,registry_module/* moduleName */.A)(module)}: the newest, ${(0,registry_version/* versionName */.sh)(released)}, counts as released.`);
    }
    const decisions = await decideByAge({ ...target, version: released }, state, dependencies);
    const tag = await tagOf({ ...target, version: released }, decisions, dependencies);
    const judged = deprecating(decisions, {
        isOurs: template/* isOurs */.MU,
        updateText: inputs.updateText,
        textFor: textsFor(decisions, { module, tag }, dependencies),
    });
    checkLinks(judged);
    const notes = state.record?.noCode === true ? [noCode((0,registry_module/* moduleName */.A)(module))] : [];
    return carryOut({ module, version: released, state, judged, tag, notes }, inputs, dependencies);
}
async function decideByAge({ module, version: released }, { versions }, { inputs: { policy }, registry, now }) {
    const occasion = { released, withdrawn: undefined, created: new Map(), now: now(), isOurs: template/* isOurs */.MU };
    if (policy.minAge === 0)
        return decide(versions, policy, occasion);
    const old = decide(versions, { ...policy, minAge: 0 }, occasion).flatMap(({ of, verdict }) => verdict === 'deprecate' && of.version !== undefined ? [(0,registry_version/* versionName */.sh)(of.version)] : []);
    const created = await (0,p_map/* default */.Ay)(old, async (version) => {
        const createdAt = await registry
            .getModuleVersionRecord({ module, version })
            .then((record) => record.createdAt)
            .catch(ageUnknown);
        return createdAt === undefined ? [] : [[version, createdAt]];
    }, { concurrency: 8 });
    return decide(versions, policy, { ...occasion, created: new Map(created.flat()) });
}
function ageUnknown(error) {
    if (error instanceof RegistryFailure && error.kind === 'not-found')
        return undefined;
    throw error;
}
function textsFor(decisions, { module, tag }, { inputs, releaseUrl, now }) {
    const wording = {
        reason: inputs.reason,
        link: inputs.link,
        module,
        successors: successorsOf(decisions),
        tag,
        releaseUrl: tag === '' ? '' : releaseUrl(tag),
        date: new Date(now()).toISOString().slice(0, 10),
        policy: inputs.policy.rule,
    };
    return (version) => (0,template/* textFor */.bT)(version, wording);
}
async function tagOf({ module, version }, decisions, { tag, registry }) {
    const isNeeded = decisions.some(({ verdict }) => verdict === 'deprecate');
    if (tag !== '' || version === undefined || !isNeeded)
        return tag;
    try {
        return (await registry.getModuleVersion({ module, version: (0,registry_version/* versionName */.sh)(version) })).tag ?? '';
    }
    catch (error) {
        if (error instanceof RegistryFailure && error.kind !== 'unauthorized')
            return '';
        throw error;
    }
}
function checkLinks(judged) {
    for (const { name, change } of judged) {
        if (change?.kind !== 'deprecate' || change.text.link === '' || isWebAddress(change.text.link))
            continue;
        throw new errors/* Failure */.HR({
            reason: 'input',
            what: `Input \`link\` makes ${JSON.stringify(change.text.link)} for ${name}, which is no address`,
            hint: 'Begin it with `https://`, or write `none`.',
        });
    }
}
function isWebAddress(text) {
    return /^https?:\/\//.test(text) && URL.canParse(text);
}
function noCode(module) {
    const words = `${module} is a no-code module: check in the registry that the version it is pinned to was not deprecated.`;
    return { level: 'warning', words };
}

// EXTERNAL MODULE: ./build/js/clients/github/pages.js
var pages = __webpack_require__(897);
;// CONCATENATED MODULE: ./build/js/clients/github/releases.js



const Release = dist/* object */.Ikc({
    id: dist/* custom */.IeY((id) => typeof id === 'number' || typeof id === 'bigint'),
    body: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP()), ''),
});
async function editRelease(github, { owner, name: repo }, tag, edit) {
    const release = await releases_releaseOf(github, { owner, repo, tag });
    if (release === undefined)
        return 'missing';
    const before = release.body ?? '';
    const body = edit(before);
    if (body === before)
        return 'unchanged';
    await github.request('PATCH /repos/{owner}/{repo}/releases/{release_id}', {
        owner,
        repo,
        release_id: release.id,
        body,
    });
    return 'updated';
}
async function releases_releaseOf(github, place) {
    const answer = await (0,errors/* orUndefined */.y0)(github.request('GET /repos/{owner}/{repo}/releases/tags/{tag}', place), 'not-found');
    return answer === undefined ? undefined : (0,pages/* readAs */.f)(Release, answer.data, 'release');
}

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

// EXTERNAL MODULE: ./build/js/operations/comment-target.js + 5 modules
var comment_target = __webpack_require__(4330);
;// CONCATENATED MODULE: ./build/js/modes/deprecate/note-release.js




async function noteReleases({ context, token, transport, modules }) {
    const { repository, apiUrl } = context;
    if (token === undefined || repository === undefined)
        return 'missing';
    const github = await (0,comment_target/* connectGitHub */.UY)(transport, apiUrl, token);
    const results = [];
    for (const [tag, released] of Map.groupBy(modules.filter(hasNews), (module) => module.tag)) {
        results.push(tag === '' ? 'missing' : await noteRelease({ github, repository, tag, modules: released }));
    }
    return ['missing', 'updated'].find((one) => results.includes(one)) ?? 'unchanged';
}
function hasNews({ versions }) {
    return versions.some(({ text }) => text !== undefined);
}
async function noteRelease({ github, repository, tag, modules }) {
    try {
        return await editRelease(github, repository, tag, (body) => withNote(body, modules));
    }
    catch (error) {
        if (!(error instanceof errors/* Failure */.HR))
            throw error;
        const { reason, message, hint, help } = error;
        throw new errors/* Failure */.HR({
            reason,
            what: `The note in the release \`${tag}\` could not be written: ${message}`,
            hint: reason === 'unauthorized' || reason === 'not-found' ? 'Give the job `permissions: { contents: write }`.' : hint,
            help,
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./build/js/modes/reinstate/run.js







async function reinstateModule({ module, version: withdrawn }, dependencies) {
    const { inputs, registry, now } = dependencies;
    const { policy, scope } = inputs;
    const state = await readModule(registry, module);
    const counts = scope === 'all' ? anybodys : template/* isOurs */.MU;
    const released = newestOf(state.versions, { withdrawn, isOurs: counts });
    const decisions = decide(state.versions, { ...policy, minAge: 0 }, { released, withdrawn, created: new Map(), now: now(), isOurs: counts });
    const judged = reinstating(decisions, { policy, scope, isOurs: template/* isOurs */.MU });
    return carryOut({ module, version: withdrawn, state, judged, tag: '', notes: notesOn(withdrawn, state, (0,registry_module/* moduleName */.A)(module)) }, inputs, dependencies);
}
function anybodys() {
    return true;
}
function notesOn(withdrawn, { versions }, module) {
    const left = versions.find(({ version }) => withdrawn !== undefined && version !== undefined && (0,registry_version/* byPrecedence */.mc)(version, withdrawn) === 0);
    if (withdrawn === undefined || left === undefined || left.deprecation !== undefined || left.revoked)
        return [];
    const words = `${module} ${(0,registry_version/* versionName */.sh)(withdrawn)} itself is left as it is: consumers still get it, and the next \`deprecate\` counts it as the newest. Delete or deprecate it in the registry.`;
    return [{ level: 'notice', words }];
}

// EXTERNAL MODULE: ./build/js/modes/run.js + 5 modules
var modes_run = __webpack_require__(3199);
;// CONCATENATED MODULE: ./build/js/deprecation/tag.js

function releasedBy(tag, tagged) {
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



async function targetsOf(inputs, { tag: event, eventName }, registry) {
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
    return { targets: releasedBy(tag.tag, tagged), tag };
}
const started = new Set(['schedule', 'workflow_dispatch']);
function checkEvent(inputs, event, eventName) {
    if (inputs.mode === 'deprecate') {
        if (event !== undefined)
            throw withdrawn(event);
        if (!started.has(eventName))
            throw noRelease(eventName);
        return;
    }
    const isNamed = inputs.policy.rule === 'explicit';
    if (event === undefined && !started.has(eventName))
        throw nothingWithdrawn(eventName);
    if (!isNamed)
        throw notWithdrawn(event);
}
function withdrawn({ tag }) {
    return new errors/* Failure */.HR({
        reason: 'input',
        what: `The tag \`${tag}\` was withdrawn: it supersedes nothing`,
        hint: 'Use `mode: reinstate` where a release or a tag is deleted, or a release unpublished.',
    });
}
function noRelease(eventName) {
    return new errors/* Failure */.HR({
        reason: 'input',
        what: `\`mode: deprecate\` found no release: ${eventWords(eventName)}. Nothing was changed`,
        help: 'no-release',
        hint: 'Run it `on: release`, or name the version with `module-version: 2.0.0`.',
    });
}
function nothingWithdrawn(eventName) {
    return new errors/* Failure */.HR({
        reason: 'input',
        what: `\`mode: reinstate\` found no withdrawn release: ${eventWords(eventName)}. Nothing was changed`,
        help: 'no-release',
        hint: 'Run it `on: release` with the types `deleted` and `unpublished`, or `on: workflow_dispatch` with `policy: explicit`; or name the version with `module-version: 2.0.0`.',
    });
}
function notWithdrawn(event) {
    return new errors/* Failure */.HR({
        reason: 'input',
        what: event === undefined ? 'No version is known to be withdrawn' : `The tag \`${event.tag}\` was not withdrawn`,
        hint: 'Run it by `release` with the types `deleted` and `unpublished`, or by `delete`; or give `module-version`.',
    });
}
function eventWords(eventName) {
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
        if (error instanceof RegistryFailure && error.kind === 'not-found')
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/js/operations/modules/run-registry.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});













const deeds = { deprecate: 'Deprecating', reinstate: 'Reinstating' };
async function runRegistry(run) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, runner, proxies, cancelled, context } = run;
        const { address, token } = inputs.registry;
        const patience = inputs.timeout + waitOf(inputs);
        const deadline = __addDisposableResource(env_1, (0,connect/* startDeadline */.db)(patience, cancelled, 'registry'), false);
        const onRetry = (retry) => runner.foreign((0,connect/* retryWords */.Gh)(retry));
        const transport = (0,http_transport/* createTransport */.o)({ proxies, hosted: context.hosted, signal: deadline.end, onRetry });
        try {
            runner.line(`${deeds[inputs.mode]}${inputs.dryRun ? ' (dry run)' : ''} on ${address.host}.`);
            (0,connect/* notePlainHttp */.v0)(address, runner);
            const registry = createRegistry({ transport, address, token, signal: deadline.signal });
            const { mode, dryRun } = inputs;
            const nothing = {
                mode,
                dryRun,
                tag: context.tag?.tag,
                modules: [],
                failures: [],
                note: undefined,
            };
            const outcome = await (0,modes_run/* orFailures */.V)(changeAll(run, { registry, transport, deadline }), nothing);
            return (0,run_report/* tellRun */.R)(registryReport(outcome), { runner, directory: (0,modes_run/* directoryOf */.j)(run) });
        }
        finally {
            await transport.close();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function waitOf(inputs) {
    return inputs.mode === 'deprecate' ? inputs.waitForVersion : 0;
}
async function changeAll(run, connected) {
    const { inputs, context } = run;
    const found = await targetsOf(inputs, context, connected.registry);
    const modules = await judgeAll(run, found, connected);
    const outcome = {
        mode: inputs.mode,
        dryRun: inputs.dryRun,
        tag: found.tag?.tag,
        modules,
        failures: [],
        note: undefined,
    };
    if (inputs.mode !== 'deprecate' || !inputs.note || inputs.dryRun || found.targets.length === 0)
        return outcome;
    const { githubToken: token } = inputs;
    const noting = noteReleases({ context, token, transport: connected.transport, modules });
    return (0,modes_run/* orFailures */.V)(noting.then((note) => ({ ...outcome, note })), outcome);
}
async function judgeAll(run, { targets, tag }, connected) {
    const done = [];
    const stopped = new Map();
    const judge = judgeBy(run, tag, connected);
    for (const target of targets) {
        const { organization } = target.module;
        const stop = stopped.get('') ?? stopped.get(organization);
        const name = (0,registry_module/* moduleName */.A)(target.module);
        const version = target.version === undefined ? undefined : (0,registry_version/* versionName */.sh)(target.version);
        const judged = stop === undefined
            ? await (0,modes_run/* orFailures */.V)(judge(target), unjudged(name, version, []))
            : unjudged(name, version, [stop.about(`${name} was not tried`)]);
        done.push(judged);
        const [failure] = judged.failures;
        if (failure?.reason === 'unauthorized' || failure?.reason === 'unreachable')
            stopped.set('', failure);
        if (failure?.reason === 'tier' || failure?.reason === 'permission')
            stopped.set(organization, failure);
    }
    return done;
}
function judgeBy(run, tag, connected) {
    const { inputs, context, runner } = run;
    const { registry, deadline } = connected;
    const common = { registry, signal: deadline.signal, log: (line) => runner.foreign(line), now: Date.now };
    if (inputs.mode === 'reinstate')
        return (target) => reinstateModule(target, { ...common, inputs });
    const waitUntil = performance.now() + inputs.waitForVersion;
    const { repository, serverUrl } = context;
    const releaseUrl = (name) => {
        if (tag?.tag === name && tag.url !== undefined)
            return tag.url;
        const path = name.split('/').map(encodeURIComponent).join('/');
        return repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.name}/releases/tag/${path}`;
    };
    return (target) => deprecateModule(target, { ...common, inputs, tag: tag?.tag ?? '', releaseUrl, waitUntil });
}


/***/ }),

/***/ 4159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ tellRun)
/* harmony export */ });
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2503);
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);
/* harmony import */ var _output_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3622);
/* harmony import */ var _markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6844);




function tellRun({ headline, lines = [], sign, failures, notes, body, outputs }, { runner, directory }) {
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .annotateFailures */ .o)(failures, runner);
    for (const { level, words } of notes)
        runner[level](words, { title: 'Outrider' });
    runner.foreign([headline, ...lines].join('\n'));
    const blocks = [
        `### ${failures.length > 0 ? '🔴' : sign} ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(headline)}`,
        ...(failures.length === 0 ? [] : [(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .failureItems */ .x)(failures, undefined).join('\n')]),
        ...notes.map(callout),
        ...body,
    ];
    const markdown = `${runner.hide(blocks.join('\n\n'))}\n`;
    runner.appendSummary(markdown);
    const all = {
        summary: headline,
        ...outputs,
        markdown: (0,_output_files_js__WEBPACK_IMPORTED_MODULE_1__/* .outputFiles */ .L)(directory)('outrider.md', [markdown], 0o644),
        reason: failures[0]?.reason ?? '',
    };
    for (const [name, value] of Object.entries(all))
        runner.setOutput(name, value);
    return failures.length === 0;
}
function callout({ level, words }) {
    return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${(0,_markdown_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .C)(words)}`;
}


/***/ })

};
