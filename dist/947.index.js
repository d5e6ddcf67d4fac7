export const id = 947;
export const ids = [947];
export const modules = {

/***/ 477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ branchContains),
/* harmony export */   Us: () => (/* binding */ listBranchChanges),
/* harmony export */   lA: () => (/* binding */ isBranchProtected),
/* harmony export */   yt: () => (/* binding */ readDefaultBranch)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7005);



const DefaultBranch = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ default_branch: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)) });
async function readDefaultBranch(github, repository) {
    const { data } = await github.rest.repos.get(repository);
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(DefaultBranch, data, 'a repository').default_branch;
}
const Branch = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ protected: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() });
async function isBranchProtected(github, repository, branch) {
    const { data } = await github.rest.repos.getBranch({ ...repository, branch });
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(Branch, data, 'a branch').protected;
}
const Files = valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ filename: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)), previous_filename: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }));
const BranchComparison = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(Files),
});
const ForgeComparison = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    total_commits: valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(Files),
    commits: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(Files) })), []), valibot__WEBPACK_IMPORTED_MODULE_0__/* .readonly */ .tBZ()),
});
const maxComparedFiles = 300;
async function listBranchChanges(github, repository, { commit, branch }) {
    const data = await readComparison(github, repository, `${commit}...${branch}`);
    const { status, files } = (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(BranchComparison, data, 'a comparison of two commits');
    if (status === undefined || status === null) {
        const changed = listForgeFiles((0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(ForgeComparison, data, 'a comparison of two commits'));
        if (!(await branchContains(github, repository, { commit, branch })))
            throw missingCommitError(commit, branch);
        return changed;
    }
    if (status === 'identical')
        return [];
    if (status !== 'ahead')
        throw missingCommitError(commit, branch);
    if (files === undefined || files === null || files.length >= maxComparedFiles)
        throw tooManyFilesError(commit, branch);
    return collectNames(files);
}
async function branchContains(github, repository, { commit, branch }) {
    const data = await readComparison(github, repository, `${branch}...${commit}`);
    return (0,_responses_js__WEBPACK_IMPORTED_MODULE_2__/* .readAs */ .fd)(ForgeComparison, data, 'a comparison of two commits').total_commits === 0;
}
async function readComparison(github, repository, basehead) {
    const parameters = { ...repository, basehead, per_page: 1, page: 1 };
    const { data } = await github.rest.repos.compareCommitsWithBasehead(parameters);
    return data;
}
function listForgeFiles({ total_commits, files, commits }) {
    if (commits.length < total_commits) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
            reason: 'server',
            message: `Unexpected response from GitHub: ${commits.length} of ${total_commits} commits listed`,
            hint: 'Re-run the job. If the error persists, check GITHUB_API_URL and the proxy of the runner.',
        });
    }
    return collectNames([...(files ?? []), ...commits.flatMap((one) => one.files ?? [])]);
}
function collectNames(files) {
    const names = files.flatMap(({ filename, previous_filename: former }) => typeof former === 'string' && former !== '' ? [filename, former] : [filename]);
    return [...new Set(names)];
}
function missingCommitError(commit, branch) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
        reason: 'not-reviewed',
        message: `branch \`${branch}\` does not contain commit ${commit.slice(0, 7)}`,
        hint: 'Check out the merge commit: `ref: ${{ github.event.pull_request.merge_commit_sha }}`.',
    });
}
function tooManyFilesError(commit, branch) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
        reason: 'not-reviewed',
        message: `branch \`${branch}\` has changed ${maxComparedFiles} files or more since commit ${commit.slice(0, 7)}, the limit of GitHub's list`,
        hint: 'Open a new pull request with this change, and register its merge.',
    });
}


/***/ }),

/***/ 9306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createRegistry)
/* harmony export */ });
/* harmony import */ var _locations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5505);
/* harmony import */ var _wire_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8095);
/* harmony import */ var _module_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7049);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2027);




function createRegistry(options) {
    const wire = (0,_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .createRegistryWire */ .Fx)(options);
    let found;
    const modules = async (path) => new URL(path, (found ??= await (0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .modulesBase */ .tJ)(options)));
    const api = (path) => (0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .apiUrl */ .y0)(options.address, path);
    const patch = async (permit, verb, { module, version, unless }, deprecation) => {
        permit.spend(verb, { module: (0,_module_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleName */ .AO)(module), version });
        const url = api(`${(0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .modulePath */ .Mw)(module)}/${encodeURIComponent(version)}`);
        const body = { data: { type: 'module-versions', attributes: { deprecation } } };
        await wire.send({ method: 'PATCH', url, body, unless });
    };
    return {
        deprecateModuleVersion: (permit, { reason, link, ...target }) => patch(permit, 'deprecate', target, {
            'deprecated-status': 'Deprecated',
            ...(reason === '' ? {} : { reason }),
            ...(link === '' ? {} : { link }),
        }),
        revertModuleVersionDeprecation: (permit, target) => patch(permit, 'reinstate', target, { 'deprecated-status': 'Undeprecated' }),
        listModuleVersions: async (module) => wire.get(await modules(`${readPath(module)}/versions`), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .Listing */ .ll),
        getModuleVersion: async ({ module, version }) => wire.get(await modules(`${readPath(module)}/${encodeURIComponent(version)}`), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .SingleVersion */ .Fx),
        async listModules(organization) {
            const url = api(`organizations/${encodeURIComponent(organization)}/registry-modules`);
            url.searchParams.set('filter[registry_name]', 'private');
            const { items, total } = await (0,_wire_js__WEBPACK_IMPORTED_MODULE_1__/* .readPages */ .n4)(wire, url, _module_js__WEBPACK_IMPORTED_MODULE_2__/* .ListedModule */ .Qb);
            const listed = new Map(items.map((module) => [(0,_module_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleName */ .AO)(module), module]));
            if (listed.size < total)
                throw incompleteList(organization, listed.size, total);
            return [...listed.values()];
        },
        getModule: (module) => wire.get(api((0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .modulePath */ .Mw)(module)), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .MODULE_RECORD */ .J5),
        getModuleVersionRecord({ module, version }) {
            const url = api(`${(0,_locations_js__WEBPACK_IMPORTED_MODULE_0__/* .modulePath */ .Mw)(module)}/version`);
            url.searchParams.set('module_version', version);
            return wire.get(url, _module_js__WEBPACK_IMPORTED_MODULE_2__/* .VersionRecord */ .iJ);
        },
        getEntitlementSet: (organization) => wire.get(api(`organizations/${encodeURIComponent(organization)}/entitlement-set`), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .Entitlements */ .bx),
        getAccount: () => wire.get(api('account/details'), _module_js__WEBPACK_IMPORTED_MODULE_2__/* .Account */ .gD),
        server: wire.server,
    };
}
function incompleteList(organization, read, total) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7({
        reason: 'server',
        message: `The registry listed ${read} of the ${total} modules of \`${organization}\``,
        hint: 'It updates the list while it is read, or repeats a page: re-run the job.',
    });
}
function readPath({ organization, name, provider }) {
    return [organization, name, provider].map(encodeURIComponent).join('/');
}


/***/ }),

/***/ 5505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mw: () => (/* binding */ modulePath),
/* harmony export */   tJ: () => (/* binding */ modulesBase),
/* harmony export */   y0: () => (/* binding */ apiUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8838);


const defaultModulesPath = '/api/registry/v1/modules/';
async function modulesBase({ transport, address, signal }) {
    const usual = new URL(`${address.pathname.replace(/(?<!\/)\/+$/, '')}${defaultModulesPath}`, address);
    if (address.pathname !== '/')
        return usual;
    const document = new URL('/.well-known/terraform.json', address);
    const place = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(await readDiscoveryDocument(document, { transport, signal }), 'modules.v1');
    if (typeof place !== 'string' || !URL.canParse(place, document.href))
        return usual;
    const base = new URL(place.endsWith('/') ? place : `${place}/`, document);
    if (base.origin === address.origin)
        return base;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
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
        return status === 200 ? (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body) : undefined;
    }
    catch (error) {
        if (error instanceof SyntaxError || (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && error.reason === 'server'))
            return undefined;
        throw error;
    }
}
function modulePath({ organization, name, provider }) {
    const [org, module, system] = [organization, name, provider].map(encodeURIComponent);
    return `organizations/${org}/registry-modules/private/${org}/${module}/${system}`;
}
function apiUrl(address, path) {
    return new URL(`${address.pathname.replace(/(?<!\/)\/+$/, '')}/api/v2/${path}`, address);
}


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

/***/ 8095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fx: () => (/* binding */ createRegistryWire),
  n4: () => (/* binding */ readPages)
});

// UNUSED EXPORTS: createRateLimit

// EXTERNAL MODULE: ./build/node_modules/p-queue/dist/index.js + 2 modules
var dist = __webpack_require__(3040);
// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/http/retry.js
var retry = __webpack_require__(892);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/clients/http/messages.js
var messages = __webpack_require__(7244);
;// CONCATENATED MODULE: ./build/js/clients/registry/registry-refusal.js



function registryRefusal({ method, path, answer, token }) {
    const { status } = answer;
    const { what, reason, hint, help } = classifyStatus(status);
    const hide = (text) => (token === undefined ? text : text.replaceAll(token, '***'));
    const text = (0,messages/* shortened */.vI)(hide(bodyText(hide(answer.body))));
    return new errors/* ServiceError */._7({
        httpStatus: status,
        reason,
        message: (0,messages/* requestMessage */.Vk)(what, { method, path, status }, text),
        hint,
        help,
    });
}
const permissionHint = 'The token needs the permission to manage modules. Use a user token, or a team token of a team with "Manage modules"; an organization token cannot have it.';
const refusalByStatus = {
    401: {
        what: 'Token rejected by the registry',
        reason: 'unauthorized',
        help: 'registry-token-not-accepted',
        hint: '`registry-token` is expired or invalid: create a new token and store it as the secret.',
    },
    403: { what: 'Permission denied by the registry', reason: 'permission', help: 'permission', hint: permissionHint },
    404: { what: 'Not found in the registry', reason: 'not-found', help: 'not-found' },
    405: {
        what: 'Not supported by the registry',
        reason: 'permission',
        help: 'not-the-service-itself',
        hint: 'Check that `registry-address` is HCP Terraform or Terraform Enterprise: other registries cannot deprecate versions.',
    },
    409: { what: 'Conflict in the registry', reason: 'server', help: 'server' },
    429: {
        what: 'Rate limit of the registry exceeded',
        reason: 'server',
        help: 'server',
        hint: 'The limit is 30 requests a second for all requests of the user of the token. Re-run the job later.',
    },
};
function classifyStatus(status) {
    if (status >= 500) {
        const hint = 'This is usually temporary: re-run the job later.';
        return { what: 'The registry reported a server error', reason: 'server', help: 'server', hint };
    }
    return refusalByStatus[status] ?? { what: 'Rejected as invalid by the registry', reason: 'server', help: 'server' };
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

// EXTERNAL MODULE: ./build/js/clients/registry/server.js
var registry_server = __webpack_require__(2830);
// EXTERNAL MODULE: ./build/js/clients/schema.js
var clients_schema = __webpack_require__(7798);
// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var valibot_dist = __webpack_require__(1795);
;// CONCATENATED MODULE: ./build/js/clients/registry/wire.js









const perSecond = 29;
function createRegistryWire(options) {
    const limit = createRateLimit(perSecond);
    let server = { name: undefined, version: undefined };
    const send = async (call) => {
        const { method, url, unless } = call;
        const { token, signal, transport } = options;
        const sendOnce = async () => {
            unless?.throwIfAborted();
            return await sendCall(call, options, limit);
        };
        const answer = await transport.waitFor(() => `Waiting for the rate limit of the registry: ${method} ${url.pathname}`, () => limit.run(sendOnce, signal));
        server = (0,registry_server/* serverOf */.Y)(answer);
        if (answer.status >= 200 && answer.status < 300)
            return answer;
        throw registryRefusal({ method, path: url.pathname, answer, token });
    };
    return {
        server: () => server,
        send,
        get: async (url, shape) => readRegistryAnswer(shape, await send({ method: 'GET', url }), url),
    };
}
async function sendCall({ method, url, body }, options, limit) {
    const { transport, token, signal } = options;
    return transport.send({
        service: 'the registry',
        method,
        url,
        headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
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
        reason: 'server',
        message: (0,messages/* requestMessage */.Vk)(`Unexpected response from the registry at ${host}: expected ${expected}${path === undefined ? '' : ` at ${path}`}`, { method: 'GET', path: pathname, status }),
        help: 'not-the-service-itself',
        hint: 'Check that `registry-address` is the address of the registry itself.',
    });
}
const maxTimer = 2 ** 31 - 1;
function createRateLimit(limit) {
    const queue = new dist/* default */.Ay({ intervalCap: 1, interval: 1000 / limit, strict: true });
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
const pageSize = 100;
const mostPages = 1000;
async function readPages(wire, list, item) {
    const Page = valibot_dist/* object */.Ikc({
        data: valibot_dist/* array */.YOg(item),
        meta: valibot_dist/* object */.Ikc({
            pagination: valibot_dist/* object */.Ikc({ 'next-page': valibot_dist/* nullish */.cl6(valibot_dist/* number */.aig()), 'total-count': valibot_dist/* number */.aig() }),
        }),
    });
    const items = [];
    const seen = new Set();
    let number = 1;
    for (let read = 0; read < mostPages; read++) {
        const url = new URL(list);
        url.searchParams.set('page[number]', String(number));
        url.searchParams.set('page[size]', String(pageSize));
        const { data, meta } = await wire.get(url, Page);
        const { 'next-page': next, 'total-count': total } = meta.pagination;
        const text = JSON.stringify(data);
        if (!seen.has(text))
            items.push(...data);
        if (seen.has(text) || next === undefined || next === null || next <= number)
            return { items, total };
        seen.add(text);
        number = next;
    }
    throw new errors/* ServiceError */._7({
        reason: 'server',
        message: `${list.host} answered more than ${mostPages} pages of ${list.pathname}`,
        hint: 'Check that `registry-address` is the address of the registry itself.',
    });
}


/***/ }),

/***/ 6736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ findModuleRecord),
/* harmony export */   b: () => (/* binding */ readModule)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1377);



async function readModule(registry, module) {
    const record = await findModuleRecord(registry, module);
    const listed = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .NW)(registry.listModuleVersions(module), (error) => {
        throw error.reason === 'not-found' ? noSuchModule(module, error) : error;
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
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orUndefined */ .y0)(registry.getModule(module), 'not-found', 'permission');
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

/***/ 2355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ changedSince),
/* harmony export */   IW: () => (/* binding */ determine),
/* harmony export */   vH: () => (/* binding */ knownCommit),
/* harmony export */   zO: () => (/* binding */ readBranchHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _clients_github_branches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(477);
/* harmony import */ var _jobfiles_discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4823);
/* harmony import */ var _jobfiles_discovery_touched_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5132);
/* harmony import */ var _review_validate_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3927);






async function readBranchHead(options) {
    const { github, repository, branch, checkout, budget } = options;
    const names = await determine(`what branch \`${branch}\` has changed since the checked-out commit`, async () => (0,_clients_github_branches_js__WEBPACK_IMPORTED_MODULE_2__/* .listBranchChanges */ .Us)(github, repository, { commit: knownCommit(options.commit), branch }));
    const inWorkspace = (0,_jobfiles_discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .nameInWorkspace */ ._)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(options.workspace), checkout?.root);
    const changed = (file, sought) => {
        const candidates = checkout === undefined ? new Set([...sought].flatMap(suffixesOf)) : sought;
        return names.find((name) => matches(inWorkspace(name), candidates, budget.forFile(file)));
    };
    return { branch, changed, names: names.map(inWorkspace) };
}
async function determine(what, ask) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .NW)(ask(), ({ reason, message, hint }) => {
        const known = reason === 'not-reviewed' ? hint : undefined;
        throw (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_5__/* .notReviewed */ .vE)(`could not determine ${what}: ${message.replace(/\.$/, '')}`, known ?? permissions);
    });
}
function knownCommit(commit) {
    if (commit !== undefined)
        return commit;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({
        reason: 'not-reviewed',
        message: 'the commit of this run is unknown',
        hint: 'Run it in a workflow, which sets GITHUB_SHA.',
    });
}
const permissions = 'Give the job `permissions: { contents: read }`, and run it again.';
function suffixesOf(name) {
    const parts = name.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
}
function matches(name, sought, budget) {
    if ((0,_jobfiles_discovery_touched_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isTouched */ .D)(sought, { names: [name], removed: [] }, budget))
        return true;
    return [...sought].some((one) => one.startsWith(`${name}/`));
}
function changedSince(file, name, branch) {
    const hint = 'The run of the later commit registers it: do not re-run this one, or register this commit without a review by `review: ignore`.';
    const refusal = (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_5__/* .notReviewed */ .vE)(`branch \`${branch}\` has changed \`${name}\` since the checked-out commit`, hint);
    return refusal.withMessage(refusal.message, { file });
}


/***/ }),

/***/ 1548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findReview)
/* harmony export */ });
/* harmony import */ var p_map__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(606);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _open_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8649);
/* harmony import */ var _review_judge_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9533);
/* harmony import */ var _review_validate_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3927);
/* harmony import */ var _clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5266);
/* harmony import */ var _clients_github_pull_requests_lists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9003);
/* harmony import */ var _review_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5398);
/* harmony import */ var _clients_github_branches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(477);
/* harmony import */ var _branch_head_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2355);










async function findReview(looking) {
    const { context, inputs } = looking;
    if (inputs.review.mode === 'ignore')
        return ignoring(looking);
    const refusal = inputs.dryRun ? undefined : (0,_review_judge_event_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseEvent */ .DO)(context.eventName);
    if (refusal !== undefined)
        throw refusal;
    const { picked: found, search } = await findPullRequest(looking);
    if (found === undefined)
        throw (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_4__/* .notReviewed */ .vE)('this commit belongs to no pull request', 'Merge the change through a pull request with a plan, or register it without a review by `review: ignore`.');
    const notMerged = (0,_review_judge_event_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseState */ .gk)(found, search.branches.patterns, inputs.dryRun);
    if (notMerged !== undefined)
        throw notMerged;
    const branch = await branchOf(found, search);
    const pulls = [...(await findEarlierPulls(found, search)), found];
    const reviews = await (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(pulls, async ({ number }) => readReview(number, search), { concurrency: 5 });
    const last = reviews.findLast(({ record }) => record !== undefined) ?? reviews.at(-1);
    if (last?.pullRequest === undefined)
        throw last?.refusal ?? new Error('No review was read');
    const counts = last.record !== undefined;
    return {
        pullRequest: last.pullRequest,
        record: last.record,
        entries: (0,_review_record_js__WEBPACK_IMPORTED_MODULE_7__/* .collectEntries */ .XU)(reviews.flatMap(({ record }) => record ?? [])),
        plans: reviews.flatMap(({ pullRequest, record }) => pullRequest?.comment === undefined || record === undefined
            ? []
            : [{ ...pullRequest, comment: pullRequest.comment, record }]),
        found: found.author === undefined ? undefined : found,
        numbers: pulls.map(({ number }) => number),
        unreviewed: reviews.flatMap(({ number, refusal: why }) => counts && why !== undefined ? [{ number, refusal: why }] : []),
        without: undefined,
        refusal: counts ? undefined : last.refusal,
        mergedAt: Math.min(...pulls.map(({ mergedAt }) => mergedAt)),
        branch: counts ? branch : undefined,
    };
}
async function branchOf({ state, baseRef }, { context: { eventName, subject }, branches }) {
    if (state !== 'merged')
        return undefined;
    const { branch } = subject;
    const isOn = branch !== undefined && (eventName === 'push' || (await branches.judge(branch)) === 'yes');
    return isOn ? branch : baseRef;
}
async function ignoring(looking) {
    const { context, inputs } = looking;
    const branch = inputs.dryRun ? undefined : await findUnreviewedBranch(looking);
    const { picked, search } = (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(findPullRequest(looking))) ?? {};
    const hasComment = picked !== undefined && search !== undefined && picked.state !== 'closed';
    const pullRequest = hasComment ? (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(readReview(picked.number, search)))?.pullRequest : undefined;
    return {
        pullRequest,
        record: undefined,
        entries: (0,_review_record_js__WEBPACK_IMPORTED_MODULE_7__/* .collectEntries */ .XU)([]),
        plans: [],
        numbers: pullRequest === undefined ? [] : [pullRequest.place.number],
        unreviewed: [],
        without: branch === undefined
            ? undefined
            : `Registered without a review on branch \`${branch}\` by event \`${context.eventName}\`, because \`review\` is \`ignore\`.`,
        refusal: undefined,
        mergedAt: 0,
    };
}
async function readReview(number, { context: event, inputs: { comment: inputs, review, nomad }, github, repository }) {
    const place = (0,_open_review_js__WEBPACK_IMPORTED_MODULE_2__/* .commentPlaceOf */ .Uf)({ event, comment: inputs, keys: review.keys }, github, repository, number);
    const expected = { cluster: nomad.address.host, namespace: nomad.namespace ?? '', region: nomad.region ?? '' };
    const { comment, others, verified, refusal } = await (0,_open_review_js__WEBPACK_IMPORTED_MODULE_2__/* .openReview */ .py)(place, expected);
    const pullRequest = { place, comment };
    if (comment !== undefined || others.length === 0)
        return { number, pullRequest, record: verified?.record, refusal };
    const names = [...new Set(others.map(({ user }) => `\`${user?.login ?? 'ghost'}\``))].join(', ');
    const why = `the only plan on pull request ${number} is in a comment by ${names}, not by Outrider`;
    return {
        number,
        pullRequest: review.mode === 'ignore' ? pullRequest : undefined,
        record: undefined,
        refusal: (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_4__/* .notReviewed */ .vE)(why),
    };
}
async function findEarlierPulls(found, search) {
    if (search.context.eventName === 'push')
        return findPushedTogether(found, search);
    return search.context.eventName === 'merge_group' ? findQueuedBefore(found, search) : [];
}
async function findPushedTogether({ number }, { context: { subject, sha }, github, repository, branches }) {
    const commits = [...new Set([...subject.pushed, ...(sha === undefined ? [] : [sha])])];
    if (commits.length < 2)
        return [];
    const merged = await (0,_clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_5__/* .findMergedAs */ .Sf)(github, repository, commits);
    const others = merged.filter((pull) => pull.number !== number);
    return (0,p_map__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .Ay)(others, async (pull) => ((await branches.judge(pull.baseRef)) === 'yes' ? pull : p_map__WEBPACK_IMPORTED_MODULE_0__/* .pMapSkip */ .QJ));
}
async function findQueuedBefore({ number, baseRef }, { context: { graphqlUrl }, github, repository }) {
    if (graphqlUrl === undefined || baseRef === undefined)
        return [];
    try {
        const queue = await (0,_clients_github_pull_requests_lists_js__WEBPACK_IMPORTED_MODULE_6__/* .listQueue */ .Ky)(github, { graphqlUrl, repository, branch: baseRef });
        const before = queue.slice(0, Math.max(0, queue.indexOf(number)));
        return before.map((other) => ({ number: other, mergedAt: 0 }));
    }
    catch (error) {
        throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ ? error.withContext('The merge queue could not be read') : error;
    }
}
async function openSearch(looking) {
    const { context, inputs, github } = looking;
    const { repo: repository, subject } = context;
    if (repository === undefined)
        throw (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_4__/* .notReviewed */ .vE)('the pull request is unknown: GITHUB_REPOSITORY is not set');
    if (github === undefined) {
        const hint = 'Set `github-token` to the token of the workflow.';
        throw (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_4__/* .notReviewed */ .vE)('GitHub cannot be asked about this commit, because `github-token` is empty', hint);
    }
    const access = { github, repository };
    return {
        ...looking,
        ...access,
        branches: await findCountingBranches(inputs.branches, subject.defaultBranch, access),
    };
}
async function findPullRequest(looking) {
    const { problem } = looking.context;
    if (problem !== undefined)
        throw (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_4__/* .notReviewed */ .vE)(`the pull request is unknown: ${problem}`);
    const search = await openSearch(looking);
    const pulls = await Promise.all((await findPullRequests(search)).map(async (pull) => ({
        ...pull,
        counts: await search.branches.judge(pull.baseRef),
    })));
    return { picked: (0,_review_judge_event_js__WEBPACK_IMPORTED_MODULE_3__/* .pickPullRequest */ .a8)(pulls, looking.inputs.dryRun), search };
}
async function findUnreviewedBranch(looking) {
    const { eventName, pullRequest, subject, sha } = looking.context;
    const { github, repository, branches } = await openSearch(looking);
    const branch = subject.branch ?? pullRequest?.baseRef ?? branches.defaultBranch;
    const counts = await branches.judge(branch);
    const what = `event \`${eventName}\` is on branch \`${branch}\``;
    if (counts !== 'yes')
        throw (0,_review_judge_event_js__WEBPACK_IMPORTED_MODULE_3__/* .notCounting */ .R7)(what, { counts, only: 'commits of', branches: branches.patterns });
    const isContained = await (0,_branch_head_js__WEBPACK_IMPORTED_MODULE_9__/* .determine */ .IW)(`whether branch \`${branch}\` contains the checked-out commit`, async () => (0,_clients_github_branches_js__WEBPACK_IMPORTED_MODULE_8__/* .branchContains */ .GK)(github, repository, { commit: (0,_branch_head_js__WEBPACK_IMPORTED_MODULE_9__/* .knownCommit */ .vH)(looking.head ?? sha), branch }));
    if (isContained)
        return branch;
    const why = `branch \`${branch}\` does not contain the checked-out commit`;
    throw (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_4__/* .notReviewed */ .vE)(why, `Check out a commit of \`${branch}\`.`);
}
async function findPullRequests(search) {
    const { context, head, github, repository, branches } = search;
    const { pullRequest, subject, sha } = context;
    if (pullRequest !== undefined)
        return [ofEvent(pullRequest)];
    if (subject.named.length > 0)
        return Promise.all(subject.named.map(async (number) => (0,_clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_5__/* .readPullRequest */ .DQ)(github, repository, number)));
    if (sha === undefined)
        throw (0,_review_validate_record_js__WEBPACK_IMPORTED_MODULE_4__/* .notReviewed */ .vE)('the pull request is unknown: GITHUB_SHA is not set');
    return (0,_clients_github_pull_requests_pull_requests_js__WEBPACK_IMPORTED_MODULE_5__/* .findPullRequestsOf */ .Wb)(github, {
        repository,
        commits: head === undefined || head === sha ? [sha] : [sha, head],
        isEnough: async ({ state, baseRef }) => state === 'merged' && (await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orUndefined */ .y0)(branches.judge(baseRef))) === 'yes',
    });
}
function ofEvent({ number, headSha, baseRef, closed, merged, mergedAt }) {
    return { number, headSha, baseRef, state: merged ? 'merged' : closed ? 'closed' : 'open', mergedAt };
}
async function findCountingBranches({ patterns, names }, known, access) {
    const defaultBranch = known ?? (await (0,_clients_github_branches_js__WEBPACK_IMPORTED_MODULE_8__/* .readDefaultBranch */ .yt)(access.github, access.repository));
    if (patterns.length === 0) {
        const judge = async (branch) => (branch === defaultBranch ? 'yes' : 'no');
        return { judge, patterns: [defaultBranch], defaultBranch };
    }
    const judged = new Map();
    const judgeMatch = async (branch) => {
        const isProtected = await (0,_branch_head_js__WEBPACK_IMPORTED_MODULE_9__/* .determine */ .IW)(`whether GitHub protects branch \`${branch}\``, async () => (0,_clients_github_branches_js__WEBPACK_IMPORTED_MODULE_8__/* .isBranchProtected */ .lA)(access.github, access.repository, branch));
        return isProtected ? 'yes' : 'unprotected';
    };
    const judge = async (branch) => {
        if (branch === undefined || !names(branch))
            return 'no';
        const isNamed = patterns.includes(branch) && !branch.startsWith('!');
        if (isNamed || branch === defaultBranch)
            return 'yes';
        const verdict = judged.get(branch) ?? judgeMatch(branch);
        judged.set(branch, verdict);
        return verdict;
    };
    return { judge, patterns, defaultBranch };
}


/***/ }),

/***/ 8436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ compareWithReview)
/* harmony export */ });
/* harmony import */ var _digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4906);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5398);


function compareWithReview(now, reviewed, key) {
    if (reviewed === undefined)
        return { kind: 'unseen' };
    const moved = ['id', 'namespace', 'region'].some((name) => !(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesIdentifier */ .vd)(reviewed[name], now[name], key));
    if (moved)
        return { kind: 'changed', what: 'place' };
    if (reviewed.done !== undefined)
        return { kind: 'done', before: reviewed.done };
    const sameSpec = (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .equalsInConstantTime */ .uz)(reviewed.spec, (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .keyedDigest */ .rD)('specification', now.spec, key));
    if (!sameSpec)
        return { kind: 'changed', what: 'specification' };
    const samePlan = (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .equalsInConstantTime */ .uz)(reviewed.plan, (0,_digests_js__WEBPACK_IMPORTED_MODULE_0__/* .keyedDigest */ .rD)('meaning', now.plan, key));
    return samePlan ? { kind: 'same' } : { kind: 'changed', what: 'plan' };
}


/***/ }),

/***/ 9533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ refuseEvent),
/* harmony export */   R7: () => (/* binding */ notCounting),
/* harmony export */   a8: () => (/* binding */ pickPullRequest),
/* harmony export */   gk: () => (/* binding */ refuseState)
/* harmony export */ });
/* harmony import */ var _validate_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3927);

function refuseEvent(eventName) {
    const isAboutOne = eventName.startsWith('pull_request') && !['pull_request', 'pull_request_target'].includes(eventName);
    if (!isAboutOne && !['issue_comment', 'merge_group', 'workflow_run'].includes(eventName))
        return undefined;
    return (0,_validate_record_js__WEBPACK_IMPORTED_MODULE_0__/* .notReviewed */ .vE)(`event \`${eventName}\` is not the merge of a pull request`, 'Register on `pull_request` with `types: [closed]`, or on `push`; on this event, set `dry-run: true`.');
}
function pickPullRequest(pulls, dryRun) {
    const latest = pulls.toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
    const pick = (state, counting) => latest.find((pull) => pull.state === state && (!counting || pull.counts === 'yes'));
    const unmerged = dryRun ? (pick('open', true) ?? pick('closed', true)) : undefined;
    return pick('merged', true) ?? unmerged ?? pick('open', false) ?? pick('merged', false) ?? pick('closed', false);
}
function refuseState({ number, state, baseRef, counts }, branches, dryRun) {
    if (state === 'merged' || dryRun) {
        if (counts === 'yes')
            return undefined;
        const verb = state === 'merged' ? 'was merged into' : 'targets';
        const base = baseRef === undefined ? 'an unknown branch' : `\`${baseRef}\``;
        return notCounting(`pull request ${number} ${verb} ${base}`, { counts, only: 'merges into', branches });
    }
    return state === 'closed'
        ? (0,_validate_record_js__WEBPACK_IMPORTED_MODULE_0__/* .notReviewed */ .vE)(`pull request ${number} was closed without being merged`, 'Run this only for merged pull requests: `if: github.event.pull_request.merged`.')
        : (0,_validate_record_js__WEBPACK_IMPORTED_MODULE_0__/* .notReviewed */ .vE)(`pull request ${number} is not merged`, 'Run this after the merge, or with `dry-run: true` before it.');
}
function notCounting(what, { counts, only, branches, }) {
    return counts === 'unprotected'
        ? (0,_validate_record_js__WEBPACK_IMPORTED_MODULE_0__/* .notReviewed */ .vE)(`${what}, which GitHub does not protect, and a pattern in \`branches\` counts only protected branches`, 'Protect the branch by a branch protection rule or a ruleset, or write its name in `branches`.')
        : (0,_validate_record_js__WEBPACK_IMPORTED_MODULE_0__/* .notReviewed */ .vE)(`${what}, and only ${only} ${branches.map((branch) => `\`${branch}\``).join(', ')} count`, 'Merge the change into a branch that counts, or add this branch to `branches`.');
}


/***/ })

};
