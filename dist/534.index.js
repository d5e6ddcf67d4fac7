export const id = 534;
export const ids = [534];
export const modules = {

/***/ 3852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ createGitHub),
  H: () => (/* binding */ ownerAndRepo)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
;// CONCATENATED MODULE: ./build/js/clients/github/errors.js



function toGitHubError(error, secret) {
    const below = findActionError(error);
    if (below !== undefined)
        return below instanceof errors/* ServiceError */._7 ? below : fromTransport(below);
    const hide = (text) => (secret === '' ? text : text.replaceAll(secret, '***'));
    if (!isErrorResponse(error)) {
        const why = error instanceof Error ? (0,messages/* shortened */.vI)((0,messages/* toOneLine */.GX)(error.message)) : '';
        return new errors/* ServiceError */._7({
            kind: 'unreachable',
            reason: 'unreachable',
            message: hide(`The request to GitHub failed: ${why}`),
            cause: error,
        });
    }
    const { status, request, response } = error;
    const text = readResponseText(response.data);
    const { what, ...meaning } = classifyGitHubRefusal(error, text);
    const path = URL.parse(request.url)?.pathname ?? '';
    return new errors/* ServiceError */._7({
        ...meaning,
        message: hide((0,messages/* requestMessage */.Vk)(what, { method: request.method, path, status }, text)),
    });
}
function findActionError(error) {
    let current = error;
    for (let depth = 0; current instanceof Error && depth < 10; depth += 1) {
        if (current instanceof errors/* ActionError */.lZ)
            return current;
        current = current.cause;
    }
    return undefined;
}
function fromTransport({ reason, message, location, hint, help, cause }) {
    const kind = reason === 'input' ? 'invalid' : reason === 'server' ? 'server' : 'unreachable';
    return new errors/* ServiceError */._7({ kind, reason, message, location, hint, help, cause });
}
function isErrorResponse(error) {
    return error instanceof Error && 'status' in error && 'response' in error && error.response !== undefined;
}
function classifyGitHubRefusal({ status, response }, text) {
    const wait = describeRateLimit(status, response.headers, text);
    if (wait !== undefined) {
        const what = 'Rate limit of GitHub exceeded';
        return { what, kind: 'busy', reason: 'server', hint: wait, help: 'github-has-trouble' };
    }
    switch (status) {
        case 401: {
            const hint = 'Check `github-token`: it may have expired. By default, the token of the job is used.';
            return {
                what: 'Token rejected by GitHub',
                kind: 'unauthorized',
                reason: 'input',
                hint,
                help: 'github-token-not-accepted',
            };
        }
        case 403: {
            const hint = describeForbidden(response.data, text);
            const what = 'Permission denied by GitHub';
            return { what, kind: 'forbidden', reason: 'unauthorized', hint, help: 'no-right-to-comment' };
        }
        case 404:
        case 410: {
            const hint = 'Check that the pull request exists and that `github-token` can read its repository.';
            return {
                what: 'Not found on GitHub',
                kind: 'not-found',
                reason: 'not-found',
                hint,
                help: 'no-such-pull-request',
            };
        }
        default: {
            if (status < 500) {
                const what = status === 409 ? 'Conflict on GitHub' : 'Rejected as invalid by GitHub';
                return { what, kind: 'invalid', reason: 'server', hint: undefined, help: 'github-has-trouble' };
            }
            const hint = 'This is usually temporary: re-run the job later.';
            return {
                what: 'GitHub reported a server error',
                kind: 'server',
                reason: 'server',
                hint,
                help: 'github-has-trouble',
            };
        }
    }
}
function describeRateLimit(status, headers, text) {
    const spent = headers['x-ratelimit-remaining'] === '0';
    const after = Number(headers['retry-after'] ?? Number.NaN);
    const limited = status === 429 || (status === 403 && (spent || !Number.isNaN(after) || /rate limit/i.test(text)));
    if (!limited)
        return undefined;
    if (!Number.isNaN(after))
        return `Re-run the job in ${after} s or later.`;
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    if (!spent || !(reset > 0 && reset < 8.64e12))
        return 'Re-run the job in a few minutes.';
    const time = new Date(reset * 1000).toISOString().replace('T', ' ').slice(0, 16);
    return `Re-run the job after ${time} UTC.`;
}
function describeForbidden(data, text) {
    const documentation = (0,json/* member */.Dc)(data, 'documentation_url');
    const locked = typeof documentation === 'string' && documentation.includes('locking-conversations');
    if (locked || /\bis locked\b/i.test(text)) {
        return 'The conversation is locked: unlock it, or set `comment: off`.';
    }
    return 'Give the job `permissions: { contents: read, pull-requests: write }`. Pull requests from forks cannot have it.';
}
function readResponseText(data) {
    if (typeof data === 'string')
        return data.trimStart().startsWith('<') ? '' : (0,messages/* shortened */.vI)((0,messages/* toOneLine */.GX)(data));
    const errors = (0,json/* member */.Dc)(data, 'errors');
    const details = Array.isArray(errors) ? errors.map(readDetail) : [];
    const message = (0,json/* member */.Dc)(data, 'message');
    const all = [typeof message === 'string' ? message : '', ...details].filter((part) => part !== '').join(': ');
    return (0,messages/* shortened */.vI)((0,messages/* toOneLine */.GX)(all));
}
function readDetail(detail) {
    if (typeof detail === 'string')
        return detail;
    const message = (0,json/* member */.Dc)(detail, 'message');
    if (typeof message === 'string')
        return message;
    return [(0,json/* member */.Dc)(detail, 'field'), (0,json/* member */.Dc)(detail, 'code')].filter((part) => typeof part === 'string').join(' ');
}

;// CONCATENATED MODULE: ./build/js/clients/github/client.js


async function createGitHub({ fetch, apiUrl, token }) {
    const api = URL.parse(apiUrl);
    if (api === null) {
        throw new errors/* ActionError */.lZ({ reason: 'input', message: `GITHUB_API_URL is not a valid URL: ${apiUrl}` });
    }
    const { Octokit: Client } = await __webpack_require__.e(/* import() */ 891).then(__webpack_require__.bind(__webpack_require__, 891));
    const github = new Client({
        auth: token,
        baseUrl: apiUrl,
        userAgent: 'outrider',
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
        request: { fetch: fetchWithinOrigin(fetch, api.origin), redirect: 'error', log: { warn: ignore } },
    });
    github.hook.before('request', (options) => {
        options.headers['x-github-api-version'] = '2022-11-28';
    });
    github.hook.wrap('request', async (request, options) => {
        const response = await Promise.resolve(request(options)).catch((error) => {
            throw toGitHubError(error, token);
        });
        if (response.status !== 204 && (typeof response.data !== 'object' || response.data === null))
            throw notJsonError(api);
        return response;
    });
    return github;
}
function ownerAndRepo({ owner, name }) {
    return { owner, repo: name };
}
function ignore() { }
function notJsonError({ host }) {
    return new errors/* ServiceError */._7({
        kind: 'server',
        reason: 'server',
        message: `Unexpected response from GitHub at ${host}: it is not JSON. Is there a proxy in between?`,
        help: 'github-has-trouble',
        hint: 'Check GITHUB_API_URL and the proxy of the runner.',
    });
}
function fetchWithinOrigin(fetch, origin) {
    return async (input, init) => {
        const url = new URL(input);
        if (url.origin === origin)
            return fetch(url, init);
        throw new errors/* ServiceError */._7({
            kind: 'server',
            reason: 'server',
            message: `The response of GitHub at ${origin} links to ${url.origin}; the token is not sent there`,
            help: 'github-has-trouble',
            hint: 'Check the root URL in the configuration of the server.',
        });
    };
}


/***/ }),

/***/ 7005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readAs),
/* harmony export */   n: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7798);



function readAs(schema, data, what) {
    const parsed = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseValue */ .$)(schema, data);
    if ('output' in parsed)
        return parsed.output;
    throw unexpectedResponse(what, new Error(parsed.problem));
}
async function readPages(pages, entry, what) {
    const found = [];
    try {
        for await (const { data } of pages)
            for (const one of readAs(valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(entry), data, what))
                found.push(one);
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ ? error : unexpectedResponse(what, error);
    }
    return found;
}
function unexpectedResponse(what, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'server',
        reason: 'server',
        message: `Unexpected response from GitHub: expected ${what}`,
        help: 'github-has-trouble',
        hint: 'Check GITHUB_API_URL and the proxy of the runner.',
        cause,
    });
}


/***/ }),

/***/ 5534:
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
        return (0,deprecation_policy/* decide */.L)(versions, policy, occasion);
    const old = (0,deprecation_policy/* decide */.L)(versions, { ...policy, minAge: 0 }, occasion).flatMap(({ of, verdict }) => verdict === 'deprecate' && of.version !== undefined ? [(0,registry_version/* versionName */.sh)(of.version)] : []);
    const created = await (0,p_map/* default */.Ay)(old, async (version) => {
        const createdAt = await registry
            .getModuleVersionRecord({ module, version })
            .then((record) => record.createdAt)
            .catch(ageUnknown);
        return createdAt === undefined ? [] : [[version, createdAt]];
    }, { concurrency: 8 });
    return (0,deprecation_policy/* decide */.L)(versions, policy, { ...occasion, created: new Map(created.flat()) });
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

/***/ 6740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
;// CONCATENATED MODULE: ./build/js/clients/http/fetch.js


const repeatableMethods = new Set(['GET', 'PATCH', 'DELETE']);
function createFetch({ transport, service, deadline }) {
    return async (url, init = {}) => {
        const { body } = init;
        if (body !== undefined && body !== null && typeof body !== 'string') {
            throw new TypeError('A request body must be text');
        }
        const method = init.method ?? 'GET';
        const answer = await transport.send({
            service,
            method,
            url,
            headers: init.headers,
            body: body ?? undefined,
            repeatable: repeatableMethods.has(method),
            deadline,
            signal: init.signal ?? undefined,
        });
        const excess = (0,json/* excessOf */.FR)(answer.body);
        if (excess !== undefined)
            throw new errors/* ActionError */.lZ({ reason: 'server', message: `${service} answered with what cannot be read: ${excess}` });
        return {
            status: answer.status,
            statusText: '',
            url: new URL(url).href,
            headers: new Map(Object.entries(answer.headers)),
            text: async () => answer.body,
            arrayBuffer: async () => new TextEncoder().encode(answer.body).buffer,
        };
    };
}

// EXTERNAL MODULE: ./build/js/clients/github/client.js + 1 modules
var client = __webpack_require__(3852);
;// CONCATENATED MODULE: ./build/js/operations/run-context.js


async function connectGitHub({ transport, event }, token) {
    return (0,client/* createGitHub */.C)({ fetch: createFetch({ transport, service: 'GitHub' }), apiUrl: event.apiUrl, token });
}


/***/ })

};
