export const id = 607;
export const ids = [607];
export const modules = {

/***/ 5534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ isGiteaApi),
/* harmony export */   ty: () => (/* binding */ isFromFork),
/* harmony export */   yI: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8185);

const pullRequestEvents = new Set([
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
]);
function isFromFork({ eventName, origin }) {
    return pullRequestEvents.has(eventName) && origin === 'fork';
}
function readContext(env) {
    const get = (name) => env[`GITHUB_${name}`]?.trim() || undefined;
    const url = (name) => get(name)?.replace(/(?<!\/)\/+$/, '');
    const eventName = get('EVENT_NAME') ?? '';
    const workflow = {
        serverUrl: url('SERVER_URL') ?? 'https://github.com',
        apiUrl: url('API_URL') ?? 'https://api.github.com',
        repo: parseRepository(get('REPOSITORY')),
        repositoryId: get('REPOSITORY_ID') ?? '',
        runId: get('RUN_ID'),
    };
    return {
        ...workflow,
        graphqlUrl: url('GRAPHQL_URL'),
        runNumber: parseCount(get('RUN_NUMBER'), 0),
        eventName,
        runAttempt: parseCount(get('RUN_ATTEMPT'), 1),
        job: get('JOB'),
        action: get('ACTION'),
        sha: get('SHA'),
        workspace: get('WORKSPACE'),
        isHosted: env['RUNNER_ENVIRONMENT'] === 'github-hosted',
        temporaryDirectory: env['RUNNER_TEMP']?.trim() || undefined,
        actor: get('ACTOR'),
        triggeringActor: get('TRIGGERING_ACTOR'),
        outputFile: get('OUTPUT'),
        summaryFile: get('STEP_SUMMARY'),
        runUrl: buildRunUrl(workflow),
        identityToken: readIdentityTokenSource(env),
        ...(0,_event_js__WEBPACK_IMPORTED_MODULE_0__/* .readEvent */ .j_)({ name: eventName, path: get('EVENT_PATH'), ref: get('REF') }),
    };
}
function readIdentityTokenSource(env) {
    const [url, token] = [env['ACTIONS_ID_TOKEN_REQUEST_URL'], env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']];
    return url === undefined || token === undefined || !URL.canParse(url) ? undefined : { url, token };
}
function parseRepository(slug) {
    const [owner, repo, ...rest] = slug?.split('/') ?? [];
    return owner && repo && rest.length === 0 ? { owner, repo } : undefined;
}
function parseCount(text, otherwise) {
    return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : otherwise;
}
function isGiteaApi(apiUrl) {
    return apiUrl.endsWith('/api/v1');
}
function buildRunUrl(run) {
    if (run.repo === undefined || run.runId === undefined || isGiteaApi(run.apiUrl))
        return undefined;
    return `${run.serverUrl}/${run.repo.owner}/${run.repo.repo}/actions/runs/${run.runId}`;
}


/***/ }),

/***/ 8185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZQ: () => (/* binding */ deletedAccount),
/* harmony export */   c$: () => (/* binding */ toPullRequest),
/* harmony export */   fx: () => (/* binding */ isDeletedAccount),
/* harmony export */   j_: () => (/* binding */ readEvent)
/* harmony export */ });
/* unused harmony exports readTagEvent, readSubject */
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7777);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8838);


function readEvent({ name, path, ref }) {
    const isMergeGroup = name === 'merge_group';
    const isPullRequestEvent = name.startsWith('pull_request');
    const { payload, problem } = readEventFile(name, path);
    const pullRequest = isPullRequestEvent ? toPullRequest((0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(payload, 'pull_request')) : undefined;
    const subject = readSubject(payload, ref);
    const isMissing = isMergeGroup ? subject.pullRequestNumbers.length === 0 : pullRequest === undefined;
    const description = isMergeGroup ? 'pull request of a merge queue' : 'pull request with number and head';
    const missingProblem = isMissing ? `the event file ${path} contains no ${description}` : undefined;
    return {
        pullRequest,
        origin: readOrigin(name, payload, pullRequest),
        subject,
        comment: readCommentEvent(name, payload),
        tag: readTagEvent(name, payload, ref),
        isPublicRepository: readPath(payload, 'repository.private') !== true,
        problem: isMergeGroup || isPullRequestEvent ? (problem ?? missingProblem) : undefined,
    };
}
const ownEvents = new Set(['push', 'schedule', 'merge_group']);
function readOrigin(name, payload, pullRequest) {
    if (pullRequest !== undefined)
        return pullRequest.isFromFork ? 'fork' : 'repository';
    const isManual = name === 'workflow_dispatch' && isObjectLike(payload);
    const isPlain = isManual && Object.keys((0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(payload, 'inputs') ?? {}).length === 0;
    return isPlain || ownEvents.has(name) ? 'repository' : 'unknown';
}
const maxEventMiB = 32;
function readEventFile(name, path) {
    if (path === undefined)
        return { problem: `the event is ${name}, but \`GITHUB_EVENT_PATH\` is not set` };
    const content = (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readRegularFile */ .X)(path, maxEventMiB);
    if ('tooLarge' in content)
        return { problem: `the event file ${path} is larger than ${maxEventMiB} MiB` };
    if ('code' in content)
        return { problem: `the event file ${path} cannot be read (${content.code})` };
    try {
        return { payload: JSON.parse(content.bytes.toString('utf8')) };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { problem: `the event file ${path} cannot be read: ${reason}` };
    }
}
const deletedAccount = 'ghost';
function isDeletedAccount(login) {
    return login?.toLowerCase() === deletedAccount;
}
function toPullRequest(pull) {
    const [number, headSha] = [(0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(pull, 'number'), readText(pull, 'head.sha')];
    if (!isPositiveInteger(number) || headSha === undefined)
        return undefined;
    const [from, repository] = [readText(pull, 'head.repo.full_name'), readText(pull, 'base.repo.full_name')];
    const [author, time] = [readText(pull, 'user.login'), readText(pull, 'merged_at')];
    const isMerged = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(pull, 'merged') === true || time !== undefined;
    return {
        number,
        headSha,
        baseSha: readText(pull, 'base.sha'),
        baseRef: readText(pull, 'base.ref'),
        repository,
        isFromFork: from === undefined || from.toLowerCase() !== repository?.toLowerCase(),
        state: isMerged ? 'merged' : (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(pull, 'state') === 'closed' ? 'closed' : 'open',
        mergedAt: Date.parse(time ?? '') || 0,
        mergeCommit: readText(pull, 'merge_commit_sha'),
        author: isDeletedAccount(author) ? undefined : author,
    };
}
function readTagEvent(eventName, event, ref) {
    if (eventName === 'release')
        return readReleaseEvent(event);
    if (eventName === 'create' || eventName === 'delete') {
        const tag = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(event, 'ref_type') === 'tag' ? readText(event, 'ref') : undefined;
        return createTagEvent(tag, eventName === 'delete');
    }
    const tag = /^refs\/tags\/(.+)$/s.exec(readText(event, 'ref') ?? ref ?? '')?.[1];
    return createTagEvent(tag, eventName === 'push' && isDeletion(event));
}
function createTagEvent(tag, isWithdrawn) {
    if (tag === undefined)
        return undefined;
    return { tag, change: isWithdrawn ? 'withdrawn' : 'released', url: undefined, isPrerelease: false };
}
function isDeletion(event) {
    return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(event, 'deleted') === true || /^0{40,64}$/.test(readText(event, 'after') ?? '');
}
const withdrawingActions = new Set(['deleted', 'unpublished']);
function readReleaseEvent(event) {
    const [action, release] = [(0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(event, 'action'), (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(event, 'release')];
    const tag = readText(release, 'tag_name');
    const isDraft = (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(release, 'draft') === true && action !== 'unpublished';
    if (tag === undefined || isDraft)
        return undefined;
    const change = withdrawingActions.has(action) ? 'withdrawn' : 'released';
    return { tag, change, url: readText(release, 'html_url'), isPrerelease: (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(release, 'prerelease') === true };
}
function readCommentEvent(eventName, event) {
    const [comment, issue] = [(0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(event, 'comment'), (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(event, 'issue')];
    if (eventName !== 'issue_comment' || (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(event, 'action') !== 'created')
        return undefined;
    const author = readText(comment, 'user.login');
    const createdAt = readText(comment, 'created_at');
    if (author === undefined || createdAt === undefined || author !== readPath(event, 'sender.login'))
        return undefined;
    const [id, number, body] = [(0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(comment, 'id'), readIssueNumber(issue), (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(comment, 'body')];
    if (!isPositiveInteger(id) || !isPositiveInteger(number) || typeof body !== 'string')
        return undefined;
    const type = readPath(comment, 'user.type');
    const isBot = author.endsWith('[bot]') || (type !== undefined && type !== 'User');
    return { id, number, body, url: readText(comment, 'html_url'), createdAt, author, isBot };
}
function readIssueNumber(issue) {
    return isObjectLike((0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(issue, 'pull_request')) ? (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(issue, 'number') : undefined;
}
const maxNamedPullRequests = 20;
function readSubject(event, ref) {
    const refs = [ref, ...refPaths.map((path) => readPath(event, path))];
    const commits = readList(event, 'commits');
    const pullRequestNumbers = [...collectNumbers(event), ...refs.map(parseRefPullRequest)];
    return {
        defaultBranch: readText(event, 'repository.default_branch'),
        branch: parseBranch((0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(event, 'ref')) ?? parseBranch(ref),
        pushed: commits.flatMap((commit) => readText(commit, 'id') ?? []),
        oldest: Math.min(...commits.map((commit) => Date.parse(readText(commit, 'timestamp') ?? ''))),
        pullRequestNumbers: [...new Set(pullRequestNumbers.filter(isPositiveInteger))].slice(0, maxNamedPullRequests),
    };
}
const refPaths = [
    'ref',
    'merge_group.head_ref',
    'deployment.ref',
    'check_suite.head_branch',
    'check_run.check_suite.head_branch',
    'workflow_run.head_branch',
];
const listPaths = ['', 'check_suite.', 'check_run.', 'check_run.check_suite.', 'workflow_run.', 'client_payload.'];
function collectNumbers(event) {
    const passedOn = readPath(event, 'client_payload.github.payload');
    return [
        ...listPaths.flatMap((path) => readList(event, `${path}pull_requests`)).map((pull) => (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(pull, 'number')),
        ...[event, (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(event, 'client_payload'), passedOn].map((holder) => readNumber((0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(holder, 'pull_request'))),
        ...[event, passedOn].map((holder) => readIssueNumber((0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(holder, 'issue'))),
    ];
}
function parseRefPullRequest(ref) {
    const text = typeof ref === 'string' ? ref : '';
    const number = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9]\d{0,8})-[0-9a-f]+$/.exec(text)?.[1] ??
        /^(?:refs\/)?pull\/([1-9]\d{0,8})\/(?:head|merge)$/.exec(text)?.[1];
    return number === undefined ? undefined : Number(number);
}
function parseBranch(ref) {
    if (parseRefPullRequest(ref) !== undefined)
        return undefined;
    return typeof ref === 'string' ? /^refs\/heads\/(.+)$/s.exec(ref)?.[1] : undefined;
}
function readNumber(pull) {
    if (isObjectLike(pull))
        return (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(pull, 'number');
    return typeof pull === 'string' && /^[1-9]\d{0,8}$/.test(pull) ? Number(pull) : pull;
}
function isObjectLike(value) {
    return typeof value === 'object' && value !== null;
}
function readPath(event, path) {
    return path.split('.').reduce(_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd, event);
}
function readList(event, path) {
    const list = readPath(event, path);
    return Array.isArray(list) ? list : [];
}
function readText(event, path) {
    const value = readPath(event, path);
    return typeof value === 'string' && value !== '' ? value : undefined;
}
function isPositiveInteger(value) {
    return Number.isSafeInteger(value) && Number(value) >= 1;
}


/***/ }),

/***/ 2442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback)
/* harmony export */ });
function isLoopback(url) {
    return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(url.hostname);
}


/***/ }),

/***/ 8838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lb: () => (/* binding */ findExcess),
/* harmony export */   hd: () => (/* binding */ readMember),
/* harmony export */   kj: () => (/* binding */ findStringEnd),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   rx: () => (/* binding */ parseJsonOrUndefined)
/* harmony export */ });
const { parse, rawJSON } = JSON;
const longNumber = /\d{16}|\d[eE]/;
function parseJson(text, isExact = true) {
    const excess = findExcess(text);
    if (excess !== undefined)
        throw new SyntaxError(excess);
    if (!isExact || !longNumber.test(text))
        return JSON.parse(text);
    return parse(text, (_key, value, { source }) => typeof value === 'number' && source !== undefined && Math.abs(value) > Number.MAX_SAFE_INTEGER
        ? rawJSON(source)
        : value);
}
function parseJsonOrUndefined(text) {
    try {
        return parseJson(text);
    }
    catch {
        return undefined;
    }
}
const maxNesting = 500;
const maxValues = 900_000;
function findExcess(text) {
    if (text.length <= maxValues && !hasManyBrackets(text))
        return undefined;
    let depth = 0;
    let values = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '"')
            at = findStringEnd(text, at);
        else if (character === ']' || character === '}')
            depth--;
        else if (character === ',')
            values++;
        else if (character === '[' || character === '{') {
            values++;
            if (++depth > maxNesting)
                return `it nests deeper than ${maxNesting} levels`;
        }
        if (values > maxValues)
            return `it contains more than ${maxValues} values`;
    }
    return undefined;
}
function hasManyBrackets(text) {
    let count = 0;
    for (const character of ['{', '['])
        for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1))
            if (++count > maxNesting)
                return true;
    return false;
}
function findStringEnd(text, start) {
    let end = text.indexOf('"', start + 1);
    while (end !== -1 && isEscaped(text, end))
        end = text.indexOf('"', end + 1);
    return end === -1 ? text.length : end;
}
function isEscaped(text, at) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\')
        backslashes++;
    return backslashes % 2 === 1;
}
function readMember(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? value[name]
        : undefined;
}


/***/ }),

/***/ 8937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ blockMaps),
/* harmony export */   P_: () => (/* binding */ findBlock),
/* harmony export */   QG: () => (/* binding */ findPassedField),
/* harmony export */   QT: () => (/* binding */ freeMaps),
/* harmony export */   UO: () => (/* binding */ findSpecBlock),
/* harmony export */   _8: () => (/* binding */ volatileFields),
/* harmony export */   aO: () => (/* binding */ isKnownField),
/* harmony export */   np: () => (/* binding */ publicOwnFields),
/* harmony export */   qu: () => (/* binding */ toDiffName),
/* harmony export */   rX: () => (/* binding */ freeTexts)
/* harmony export */ });
const volatile = 'CreateIndex JobModifyIndex ModifyIndex Stable Status StatusDescription SubmitTime Version VersionTag';
const port = 'HostNetwork IgnoreCollision Label To Value';
const identityFields = 'Audience ChangeMode ChangeSignal Env ExtraClaims File Filepath Name ServiceName TTL';
const scalingFields = 'CreateIndex ID ModifyIndex Namespace Policy Target';
const consulProxy = 'Config ConsulUpstreams Expose ExposeConfig LocalServiceAddress TransparentProxy Upstreams';
const rows = {
    ...createRows({ public: '*' }, `DNS: Options Searches Servers; Datacenters: Datacenters; Disconnect: LostAfter Reconcile Replace StopOnClientAfter; DispatchPayload: File; EphemeralDisk:
      Migrate SizeMB Sticky; LogConfig: Disabled Enabled MaxFileSizeMB MaxFiles; Multiregion: Region Regions Strategy; Periodic: Enabled ProhibitOverlap Spec SpecType Specs TimeZone;
      ReschedulePolicy: Attempts Delay DelayFunction Interval MaxDelay Unlimited; Resources: CPU Cores Devices DiskMB IOPS MemoryMB MemoryMaxMB NUMA Networks
      SecretsMB; RestartPolicy: Attempts Delay Interval Mode RenderTemplates; Schedule: Cron End Start Timezone`),
    Lifecycle: { public: '*', other: 'Hook Sidecar', undiffed: 'Hook Sidecar' },
    Migrate: {
        public: '*',
        other: 'HealthCheck HealthyDeadline MaxParallel MinHealthyTime',
        defaults: {
            HealthCheck: 'checks',
            HealthyDeadline: toNanoseconds(300),
            MaxParallel: 1,
            MinHealthyTime: toNanoseconds(10),
        },
    },
    NUMA: { public: '*', singular: 'Affinity', other: 'Affinity Devices', undiffed: 'Devices' },
    Update: {
        public: '*',
        other: 'AutoPromote AutoRevert Canary HealthCheck HealthyDeadline MaxParallel MinHealthyTime ProgressDeadline Stagger',
        defaults: { Stagger: toNanoseconds(30) },
        undiffed: 'Stagger',
    },
    ...createRows({}, `CNI: Args; Connect ConsulConnect: Gateway Native SidecarService SidecarTask;
      ConsulIngressService: Hosts MaxConcurrentRequests MaxConnections MaxPendingRequests Name RequestHeaders ResponseHeaders TLS; Cron: End Start Timezone;
      Ingress: Listener Listeners TLS; Mesh:; MountOptions: FSType MountFlags; Region Regions:
      Count Datacenters Meta Name NodePool; RequestHeaders ResponseHeaders: Add Remove Set; Reschedule: Attempts Delay DelayFunction Interval MaxDelay
      Unlimited; SDS: CertResource ClusterName; SpreadTarget: Percent Value; Strategy: MaxParallel OnFailure; TLS: CipherSuites Enabled SDS TLSMaxVersion
      TLSMinVersion; Terminating: Service; TransparentProxy: ExcludeInboundPorts ExcludeOutboundCIDRs ExcludeOutboundPorts ExcludeUIDs NoDNS OutboundPort UID;
      UI: Description Link Links`),
    Job: {
        public: 'AllAtOnce ConsulNamespace Dispatched ID Name Namespace NodePool ParentID Priority Region Stop Type VaultNamespace',
        passedFields: { '': 'consul_token=ConsulToken vault_token=VaultToken' },
        other: `${volatile} Affinity Constraint Datacenters DispatchIdempotencyToken Meta Migrate Multiregion NomadTokenID Other ParameterizedJob Payload Periodic
      Reschedule Spread TaskGroups UI Update`,
        always: `${volatile} NomadTokenID Dispatched Namespace Region Update`,
        unset: 'Datacenters NodePool',
        undiffed: 'Spreads',
    },
    TaskGroup: {
        list: 'TaskGroups',
        public: 'Count MaxClientDisconnect MaxRunDuration Name PreventRescheduleOnLost ShutdownDelay StopAfterClientDisconnect',
        other: `Affinity Constraint Consul Disconnect EphemeralDisk Meta Migrate Network Other ReschedulePolicy RestartPolicy Scaling Service Spread Tasks Update
      Volume`,
        always: 'MaxClientDisconnect StopAfterClientDisconnect',
        adds: 'Constraints',
        defaults: { Migrate: {}, Update: {} },
        undiffed: 'MaxRunDuration Migrate Spreads',
    },
    Task: {
        list: 'Tasks',
        public: 'Driver KillSignal KillTimeout Kind Leader Name ShutdownDelay User',
        singular: 'Identity',
        other: `Action Affinity Artifact CSIPluginConfig Config Constraint Consul DispatchPayload Env Identities Identity Lifecycle LogConfig Meta Other Resources
      RestartPolicy ScalingPolicies Schedule Secret Service Template Vault VolumeMount`,
        unset: 'Identity Kind',
        adds: 'Constraints Identities',
        undiffed: 'CSIPluginConfig Lifecycle RestartPolicy ScalingPolicies',
    },
    Action: { list: 'Actions', public: 'Name', other: 'Args Command' },
    Affinity: {
        list: 'Affinities',
        public: '*',
        naming: 'RTarget',
        other: 'LTarget Operand RTarget Weight',
        defaults: { Weight: 50 },
    },
    Artifact: {
        list: 'Artifacts',
        public: 'GetterMode RelativeDest Chown',
        passedFields: {
            artifact: 'source=GetterSource options=GetterOptions headers=GetterHeaders destination=RelativeDest',
        },
        other: 'GetterInsecure',
        zero: 'Chown',
    },
    ChangeScript: { public: 'FailOnError Timeout', other: 'Args Command RunOnFirstRender' },
    Check: {
        list: 'Checks',
        public: `AddressMode Expose FailuresBeforeCritical FailuresBeforeWarning GRPCService GRPCUseTLS InitialStatus Interval Method Name OnUpdate PortLabel Protocol
      SuccessBeforePassing TLSServerName TLSSkipVerify TaskName Timeout Type`,
        other: 'Advertise Args Body CheckRestart Command Header Notes Path',
        unset: 'Name OnUpdate PortLabel TaskName',
        undiffed: 'Args',
        zero: 'Notes',
    },
    CheckRestart: { public: 'Grace IgnoreWarnings Limit' },
    Constraint: { list: 'Constraints', public: '*', naming: 'RTarget', other: 'LTarget Operand RTarget' },
    Consul: { public: 'Cluster Namespace Partition' },
    CSIPluginConfig: {
        other: 'HealthTimeout ID MountDir StagePublishBaseDir Type',
        defaults: { HealthTimeout: toNanoseconds(30), MountDir: '/csi', StagePublishBaseDir: '/local/csi' },
        isEmptyUnset: true,
    },
    ...createRows({ public: 'DestinationType LocalBindPort LocalBindSocketMode', undiffed: 'Config' }, `ConsulUpstreams Upstreams: Config Datacenter DestinationName DestinationNamespace DestinationPartition DestinationPeer LocalBindAddress
      LocalBindSocketPath MeshGateway`),
    ...createRows({ public: 'ListenerPort LocalPathPort Protocol', adds: 'Path Paths' }, 'Expose ExposeConfig Path Paths: Path Paths'),
    Gateway: { other: 'Ingress Mesh Proxy Terminating', unset: 'Proxy', undiffed: 'Mesh' },
    ...createRows({ public: 'Port Protocol' }, 'Listener Listeners: ConsulIngressService Service'),
    ConsulProxy: { public: 'LocalServicePort', other: consulProxy, unset: 'Expose ExposeConfig' },
    Device: {
        list: 'Devices',
        public: '*',
        other: 'Affinities Constraints Count Name',
        undiffed: 'Affinities Constraints',
    },
    'Dynamic Port': { list: 'DynamicPorts', public: '*', other: port, unset: 'HostNetwork', zero: 'IgnoreCollision' },
    Identity: {
        list: 'Identities',
        public: '*',
        other: identityFields,
        unset: 'Audience Name',
        undiffed: 'ExtraClaims',
        zero: 'Filepath',
    },
    Identities: { other: identityFields, unset: 'Audience ServiceName', undiffed: 'ExtraClaims', zero: 'Filepath' },
    Link: { list: 'Links', other: 'Label URL Url' },
    Links: { other: 'Label URL Url', always: 'URL Url' },
    MeshGateway: { public: 'Mode' },
    Network: {
        list: 'Networks',
        public: '*',
        singular: 'Device',
        other: 'CIDR CNI CNIConfig DNS Device Hostname IP MBits Mode DynamicPorts ReservedPorts',
        adds: 'DynamicPorts',
        undiffed: 'CIDR CNI Device IP MBits',
    },
    ParameterizedJob: { public: '*', other: 'MetaOptional MetaRequired Payload', unset: 'Payload' },
    Proxy: {
        public: 'ConnectTimeout EnvoyDNSDiscoveryType LocalServicePort',
        other: `${consulProxy} EnvoyGatewayBindAddresses EnvoyGatewayBindTaggedAddresses EnvoyGatewayNoDefaultBind`,
        unset: 'ConnectTimeout EnvoyGatewayBindAddresses EnvoyGatewayNoDefaultBind Expose ExposeConfig',
    },
    ScalingPolicies: {
        public: 'Enabled Max Min Type',
        other: scalingFields,
        always: 'CreateIndex ID ModifyIndex Target',
        unset: 'Enabled',
    },
    Scaling: { public: 'Enabled Max Min Type', other: scalingFields, always: 'CreateIndex ID ModifyIndex Target Type' },
    Secret: { list: 'Secrets', public: 'Name Path Provider', other: 'Config Env' },
    Service: {
        list: 'Services',
        public: 'AddressMode Cluster EnableTagOverride Kind Name Namespace OnUpdate PortLabel Provider TaskName',
        passedFields: {
            service: `tags=Tags canary_tags=CanaryTags meta=Meta canary_meta=CanaryMeta address=Address tagged_addresses=TaggedAddresses`,
            'service.check': 'args=Args body=Body command=Command header=Header path=Path',
        },
        singular: 'Identity',
        other: `CAFile CertFile Check CheckRestart Connect ConsulConnect Hosts Identity KeyFile MaxConcurrentRequests MaxConnections MaxPendingRequests RequestHeaders ResponseHeaders
      SNI TLS Weights`,
        unset: 'AddressMode Cluster Name Namespace OnUpdate PortLabel Provider TaskName',
        undiffed: 'Weights',
        interpolated: 'Name',
        zero: 'Kind',
    },
    SidecarService: {
        public: 'Port DisableDefaultTCPCheck',
        other: 'ConsulProxy Meta Proxy Tags',
        unset: 'ConsulProxy Proxy',
        undiffed: 'Meta Tags',
    },
    SidecarTask: {
        public: 'Driver KillSignal KillTimeout Name ShutdownDelay User',
        other: 'Config Env Identities LogConfig Meta Resources VolumeMounts',
        defaults: { KillTimeout: toNanoseconds(5) },
        undiffed: 'Identities KillTimeout ShutdownDelay VolumeMounts',
    },
    Spread: { list: 'Spreads', public: '*', other: 'Attribute SpreadTarget Weight', defaults: { Weight: 50 } },
    'Static Port': { list: 'ReservedPorts', public: '*', other: port, unset: 'HostNetwork', zero: 'IgnoreCollision' },
    Template: {
        list: 'Templates',
        public: `ChangeMode ChangeSignal DestPath Envvars ErrMissingKey Gid LeftDelim Max Min Once Perms RightDelim SourcePath Splay Uid VaultGrace`,
        passedFields: { template: 'data=EmbeddedTmpl source=SourcePath destination=DestPath' },
        other: 'ChangeScript Template Wait',
    },
    Vault: {
        public: 'AllowTokenExpiration ChangeMode ChangeSignal Cluster DisableFile Env Namespace Role',
        other: 'Policies',
    },
    VersionTag: { other: 'Description Name TaggedTime' },
    Volume: {
        list: 'Volumes',
        public: 'AccessMode AttachmentMode Name PerAlloc ReadOnly Source Sticky Type',
        naming: 'Source',
        other: 'MountOptions',
        zero: 'Sticky',
    },
    VolumeMount: {
        list: 'VolumeMounts',
        public: '*',
        singular: 'Volume',
        other: 'Destination PropagationMode ReadOnly SELinuxLabel Volume',
        defaults: { PropagationMode: 'private' },
    },
    Wait: { public: 'Max Min' },
    Weights: { other: 'Passing Warning', defaults: { Passing: 1, Warning: 1 }, isEmptyUnset: true },
};
function toNanoseconds(count) {
    return count * 1e9;
}
function createRows(row, blocks) {
    const parts = blocks.split(';').map((block) => block.split(':', 2));
    return Object.fromEntries(parts.flatMap(([names, other = '']) => [...parseNames(names)].map((name) => [name, { ...row, other }])));
}
function parseNames(text = '') {
    return new Set(text.split(/\s+/).filter((word) => word !== ''));
}
function createBlock({ public: open, singular, always, unset, undiffed, interpolated, adds, other, defaults, ...row }) {
    const passedFields = Object.entries(row.passedFields ?? {}).flatMap(([block, fields]) => [...parseNames(fields)].map((pair) => {
        const [attribute = '', field = ''] = pair.split('=');
        return { at: `${block} ${attribute}`, field };
    }));
    const ownFields = passedFields.filter(({ at }) => !at.includes('.')).map(({ field }) => field);
    const knownNames = new Set([...parseNames(open), ...parseNames(other), ...ownFields]);
    knownNames.delete('*');
    const ownNames = parseNames(singular);
    const keys = [...knownNames].map((name) => (ownNames.has(name) ? name : toSpecKey(name)));
    return {
        ...row,
        always: parseNames(always),
        unset: parseNames(unset),
        interpolated: parseNames(interpolated),
        adds: parseNames(adds),
        defaults: new Map(Object.entries(defaults ?? {})),
        undiffed: parseNames(undiffed),
        public: parseNames(open),
        known: knownNames,
        keys,
        passedFields,
    };
}
const blocks = new Map(Object.entries(rows).map(([name, row]) => [name, createBlock(row)]));
const itemNames = new Map([...blocks].flatMap(([name, { list }]) => (list === undefined ? [] : [[list, name]])));
const unknownBlock = createBlock({});
function findBlock(name) {
    return blocks.get(name) ?? unknownBlock;
}
function findSpecBlock(key) {
    return findBlock(blocks.has(key) ? key : (itemNames.get(key) ?? ''));
}
function toDiffName(key) {
    return key === 'TaskGroups' || key === 'Tasks' ? key : (itemNames.get(key) ?? key);
}
function toSpecKey(name) {
    return rows[name]?.list ?? name;
}
function isKnownField(block, name) {
    const knownFields = blocks.get(block)?.known;
    return knownFields === undefined || knownFields.has(name) || knownFields.has(toSpecKey(name));
}
const fieldsByAttribute = new Map([...blocks].flatMap(([object, block]) => block.passedFields.map(({ at, field }) => [at, { object, field }])));
function findPassedField(block, attribute) {
    return fieldsByAttribute.get(`${block} ${attribute}`);
}
const volatileFields = parseNames(volatile);
const freeMaps = parseNames('Add CanaryMeta Config Context Env GetterHeaders GetterOptions Header Meta Parameters Policy Set TaggedAddresses Target');
const freeTexts = parseNames('Args CNI CNIConfig ExtraClaims MountOptions');
const blockMaps = parseNames('Volumes EnvoyGatewayBindAddresses');
const publicOwnFields = new Set(['Job', 'TaskGroup', 'Task'].flatMap((level) => [...findBlock(level).public]));


/***/ }),

/***/ 9815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ toShape),
/* harmony export */   $z: () => (/* binding */ defineItemRead),
/* harmony export */   mj: () => (/* binding */ defineCall),
/* harmony export */   nV: () => (/* binding */ dropEmpty),
/* harmony export */   pz: () => (/* binding */ readCapability),
/* harmony export */   u1: () => (/* binding */ resolveTarget),
/* harmony export */   ug: () => (/* binding */ encodeSegment)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7798);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);


function dropEmpty(text) {
    return text === null || text === '' ? undefined : text;
}
function resolveTarget(call, client) {
    const namespace = dropEmpty(call.namespace) ?? dropEmpty(client.namespace);
    const region = dropEmpty(call.region) ?? dropEmpty(client.region);
    return { ...(namespace === undefined ? {} : { namespace }), ...(region === undefined ? {} : { region }) };
}
function encodeSegment(text, name) {
    if (text === '' || text === '.' || text === '..' || text.includes('/') || !text.isWellFormed()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
            reason: 'input',
            message: `${JSON.stringify(text)} is not a valid ${name}`,
            hint: `Use the ${name} that Nomad shows.`,
            help: 'invalid-value',
        });
    }
    return encodeURIComponent(text);
}
function toShape(schema) {
    return (value) => (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseValue */ .$)(schema, value);
}
const readCapability = '`read-job`';
function defineCall({ namespace, region }, { shape, ...call }) {
    return { call: { method: 'GET', namespace, region, ...call }, shape };
}
function defineItemRead(path, name, schema, capability) {
    const shape = toShape(schema);
    return (target) => defineCall(target, { path: path.replace(':id', encodeSegment(target.id, name)), capability, shape });
}


/***/ }),

/***/ 5749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ createHeaders),
/* harmony export */   O: () => (/* binding */ dialects)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9815);


const dialects = {
    nomad: {
        service: 'Nomad',
        createTokenHeader: (token) => ['x-nomad-token', token],
        nextPageHeader: 'x-nomad-nexttoken',
        indexHeader: 'x-nomad-index',
        formatServicesPath: (segment) => `/v1/job/${segment}/services`,
        maxPayloadBytes: 16_384,
    },
    generic: {
        service: 'the scheduler',
        createTokenHeader: (token) => ['authorization', `Bearer ${token}`],
        nextPageHeader: 'x-service-nexttoken',
        indexHeader: 'x-service-index',
        formatServicesPath: (segment) => `/job/${segment}/services`,
        maxPayloadBytes: 65_536,
    },
};
function createHeaders({ token, httpAuth, dialect }) {
    const basic = (0,_call_js__WEBPACK_IMPORTED_MODULE_1__/* .dropEmpty */ .nV)(httpAuth);
    const secret = (0,_call_js__WEBPACK_IMPORTED_MODULE_1__/* .dropEmpty */ .nV)(token);
    const tokenHeader = secret === undefined ? undefined : dialects[dialect].createTokenHeader(secret);
    if (basic !== undefined && tokenHeader?.[0] === 'authorization') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
            reason: 'input',
            message: `Inputs \`token\` and \`http-auth\` use the same header with \`dialect: ${dialect}\``,
            hint: 'Remove one of them.',
            help: 'conflicting-inputs',
        });
    }
    return {
        accept: 'application/json',
        ...(basic === undefined ? {} : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
        ...(tokenHeader === undefined ? {} : Object.fromEntries([tokenHeader])),
    };
}


/***/ }),

/***/ 214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ textField),
/* harmony export */   QT: () => (/* binding */ countField),
/* harmony export */   Rl: () => (/* binding */ timeSchema),
/* harmony export */   aM: () => (/* binding */ defineMap),
/* harmony export */   aN: () => (/* binding */ defineList),
/* harmony export */   lb: () => (/* binding */ wrappingCountSchema),
/* harmony export */   sK: () => (/* binding */ durationSchema),
/* harmony export */   tS: () => (/* binding */ flagField)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);

const countField = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), 0);
const textField = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), '');
const flagField = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false);
const defineList = (item) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item), valibot__WEBPACK_IMPORTED_MODULE_0__/* .readonly */ .tBZ()), []);
function defineMap(item) {
    return valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value)), {}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .rawTransform */ .NTK(({ dataset, addIssue, NEVER }) => {
        const entries = [];
        for (const [key, value] of Object.entries(dataset.value)) {
            const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(item, value);
            if (!result.success) {
                const [issue] = result.issues;
                const inMap = { type: 'object', origin: 'value', input: dataset.value, key, value };
                addIssue({
                    message: issue.message,
                    expected: issue.expected ?? '',
                    input: issue.input,
                    path: [inMap, ...(issue.path ?? [])],
                });
                return NEVER;
            }
            entries.push([key, result.output]);
        }
        return Object.fromEntries(entries);
    }));
}
const integerSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ rawJSON: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })]);
const exactIntegerSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ rawJSON: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .digits */ .vmo()) });
const wrappingCountSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((count) => valibot__WEBPACK_IMPORTED_MODULE_0__.is(exactIntegerSchema, count) ? Number(BigInt.asIntN(64, BigInt(count.rawJSON))) : count), valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), 0);
const durationSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(integerSchema, 0), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((nanoseconds) => (typeof nanoseconds === 'number' ? nanoseconds : Number(nanoseconds.rawJSON))));
const timeSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([integerSchema, valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()]), null), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((time) => {
    if (time === null || time === 0 || (typeof time === 'string' && time.startsWith('0001-01-01T')))
        return null;
    const nanoseconds = typeof time === 'object' ? Number(time.rawJSON) : time;
    const date = new Date(typeof nanoseconds === 'string' ? nanoseconds : nanoseconds / 1e6);
    return Number.isNaN(date.getTime()) ? null : date;
}));


/***/ }),

/***/ 7049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ isWrittenByOutrider),
/* harmony export */   Gf: () => (/* binding */ entitlementsSchema),
/* harmony export */   SO: () => (/* binding */ singleVersionSchema),
/* harmony export */   TN: () => (/* binding */ formatModuleName),
/* harmony export */   Z8: () => (/* binding */ modulePageSchema),
/* harmony export */   dC: () => (/* binding */ versionRecordSchema),
/* harmony export */   eI: () => (/* binding */ listingSchema),
/* harmony export */   jk: () => (/* binding */ moduleNamePart),
/* harmony export */   kT: () => (/* binding */ outriderMark),
/* harmony export */   rA: () => (/* binding */ moduleRecordSchema),
/* harmony export */   rE: () => (/* binding */ accountSchema)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8838);


function formatModuleName({ organization, name, provider }) {
    return `${organization}/${name}/${provider}`;
}
const moduleNamePart = /^[\w-]+$/;
const namePartSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(moduleNamePart));
const modulePageSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ namespace: namePartSchema, name: namePartSchema, provider: namePartSchema }) })),
    meta: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pagination: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'next-page': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), 'total-count': valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }) }),
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data, meta: { pagination } }) => ({
    modules: data.map(({ attributes: { namespace, ...rest } }) => ({ organization: namespace, ...rest })),
    next: pagination['next-page'] ?? 0,
    total: pagination['total-count'],
})));
const outriderMark = '[outrider]';
function isWrittenByOutrider({ reason }) {
    return reason.trimEnd().endsWith(outriderMark);
}
const deprecationKeySchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(toDeprecation));
function toDeprecation(value, key = 'reason') {
    if (value === undefined || value === null || value === false)
        return undefined;
    const [reason, link] = [(0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(value, key), (0,_http_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readMember */ .hd)(value, 'link')];
    return { reason: typeof reason === 'string' ? reason : '', link: typeof link === 'string' ? link : '' };
}
const listedVersionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ version: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), deprecation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(deprecationKeySchema) });
const modulesSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ versions: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(listedVersionSchema) })), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1));
const listingSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ modules: modulesSchema }), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ modules }) => modules[0]?.versions ?? []));
const singleVersionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tag: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    deprecation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(deprecationKeySchema),
});
const statusSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ version: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), error: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) });
const moduleRecordSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            status: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
            'version-statuses': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(statusSchema)),
            'revoked-versions': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
            'vcs-repo': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'tag-prefix': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })),
            permissions: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'can-delete': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()) })),
        }),
    }),
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data: { attributes } }) => ({
    status: attributes.status ?? undefined,
    statuses: attributes['version-statuses'] ?? undefined,
    revoked: attributes['revoked-versions'] ?? [],
    tagPrefix: attributes['vcs-repo']?.['tag-prefix'] || undefined,
    canDelete: attributes.permissions?.['can-delete'] ?? undefined,
})));
const versionRecordSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'created-at': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), revocation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()) }),
    }),
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data: { attributes } }) => ({
    createdAt: Date.parse(attributes['created-at'] ?? '') || undefined,
    revocation: toDeprecation(attributes.revocation, 'message'),
})));
const entitlementsSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ 'module-deprecations': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()) }) }) }), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data }) => ({ moduleDeprecations: data.attributes['module-deprecations'] ?? undefined })));
const accountSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        attributes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ username: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), 'is-service-account': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()) }),
        relationships: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            'authenticated-resource': valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ data: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) })),
        })),
    }),
}), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(({ data: { attributes, relationships } }) => ({
    kind: readAccountKind(relationships?.['authenticated-resource']?.data?.type, attributes['is-service-account'] === true),
    name: attributes.username ?? '',
})));
function readAccountKind(resource, isServiceAccount) {
    if (resource === 'organizations')
        return 'organization';
    return resource === 'teams' || isServiceAccount ? 'team' : 'user';
}


/***/ }),

/***/ 1377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: () => (/* binding */ normalizeVersion),
/* harmony export */   V1: () => (/* binding */ isPrerelease),
/* harmony export */   cX: () => (/* binding */ comparePrecedence),
/* harmony export */   nl: () => (/* binding */ isVersionLine),
/* harmony export */   ot: () => (/* binding */ parseVersion),
/* harmony export */   qh: () => (/* binding */ formatVersion)
/* harmony export */ });
/* harmony import */ var semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7518);
/* harmony import */ var semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1570);


function parseVersion(text) {
    return semver_functions_parse_js__WEBPACK_IMPORTED_MODULE_1__(text) ?? undefined;
}
function formatVersion(version) {
    return version.build.length === 0 ? version.version : `${version.version}+${version.build.join('.')}`;
}
function normalizeVersion(listedVersion) {
    const version = parseVersion(listedVersion);
    return version === undefined ? listedVersion : formatVersion(version);
}
function comparePrecedence(a, b) {
    return semver_functions_compare_js__WEBPACK_IMPORTED_MODULE_0__(a, b);
}
function isPrerelease(version) {
    return version.prerelease.length > 0;
}
function isVersionLine(text) {
    return /^v?\d+(?:\.\d+)?$/.test(text);
}


/***/ }),

/***/ 7798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ parseValue)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);

function parseValue(schema, value) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(schema, value, { abortEarly: true });
    if (result.success)
        return { output: result.output };
    const [issue] = result.issues;
    const path = valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue) ?? undefined;
    const expected = issue.expected ?? 'something else';
    const field = path === undefined ? 'it' : `\`${path}\``;
    return { problem: `${field} is ${describeKind(issue.input)} where ${expected} was expected`, path, expected };
}
function describeKind(value) {
    if (value === undefined)
        return 'missing';
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}


/***/ }),

/***/ 2027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gr: () => (/* binding */ listErrors),
/* harmony export */   NR: () => (/* binding */ nameTokenSecret),
/* harmony export */   NW: () => (/* binding */ orElse),
/* harmony export */   Ot: () => (/* binding */ reasons),
/* harmony export */   Qb: () => (/* binding */ readSettingName),
/* harmony export */   XG: () => (/* binding */ secretNames),
/* harmony export */   YR: () => (/* binding */ orElseAll),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   eF: () => (/* binding */ isFileKey),
/* harmony export */   jE: () => (/* binding */ planTokenSecret),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   o9: () => (/* binding */ ActionErrors),
/* harmony export */   u$: () => (/* binding */ withErrors),
/* harmony export */   w5: () => (/* binding */ describeSetting),
/* harmony export */   y0: () => (/* binding */ orUndefined),
/* harmony export */   yD: () => (/* binding */ configurationPath)
/* harmony export */ });
const reasons = {
    input: {
        'missing-input': 'Missing input',
        'unused-input': 'Unused input',
        'invalid-value': 'Invalid value',
        'conflicting-inputs': 'Conflicting inputs',
        'invalid-configuration': 'Invalid configuration file',
        'no-address': 'No address',
        'invalid-address': 'Invalid address',
        'no-checkout': 'No checkout',
        'no-such-job-file': 'No such job file',
        'no-such-terraform-file': 'No such Terraform file',
        'outside-the-workspace': 'Outside the workspace',
        'plain-http': 'Plain HTTP',
        'certificates-and-keys': 'Certificates and keys',
        'variable-not-declared': 'Variable not declared',
        'invalid-variables': 'Invalid variables',
        'late-value': 'Late value',
        'unknown-namespace-or-region': 'Unknown namespace or region',
        'github-token-not-accepted': 'GitHub token not accepted',
        'no-identity-token': 'No identity token',
        'invalid-dispatch': 'Invalid dispatch',
        'not-possible-for-this-job': 'Not possible for this job',
        'rejected-request': 'Rejected request',
        'no-release': 'No release',
        'duplicate-job': 'Duplicate job',
        'random-value': 'Random value',
        'secret-in-structure': 'Secret that cannot be hidden',
        'unsuitable-runner': 'Unsuitable runner',
    },
    parse: {
        'variable-without-a-value': 'Variable without a value',
        'functions-that-read-files': 'Functions that read files',
        'no-job-in-the-file': 'No job in the file',
        'more-than-one-job-in-the-file': 'More than one job in the file',
        'ambiguous-keys': 'Ambiguous keys',
        'unreadable-file': 'Unreadable file',
        'unrendered-template': 'Unrendered template',
        'too-much-work': 'Too much work',
        'unknown-node-pool': 'Unknown node pool',
        'refused-change': 'Refused change',
    },
    'not-found': {
        'no-such-job': 'No such job',
        'no-such-version': 'No such version',
        'no-such-module': 'No such module',
        'no-such-pull-request': 'No such pull request',
    },
    unauthorized: {
        'no-token': 'No token',
        'unknown-token': 'Unknown token',
        'missing-capability': 'Missing capability',
        'no-binding-rule': 'No binding rule',
        'no-permission-to-comment': 'No permission to comment',
        'no-permission-to-write-issues': 'No permission to write issues',
        'command-not-shown': 'Command not shown',
        'run-start-unknown': 'Run start unknown',
        'registry-token-not-accepted': 'Registry token not accepted',
    },
    'plan-changed': { 'review-already-used': 'Review already used' },
    'not-reviewed': {},
    'not-approved': {},
    guarded: {},
    'not-a-command': {},
    'not-allowed': {},
    'unknown-plan': {},
    'plan-newer-than-command': {},
    'other-head': {},
    fork: {},
    'not-applicable': {},
    closed: {},
    conflict: {
        'concurrent-change': 'Concurrent change',
        'another-deployment': 'Another deployment',
        'same-idempotency-token': 'Same idempotency token',
    },
    blocked: {
        'deployment-in-progress': 'Deployment in progress',
        'waiting-for-promotion': 'Waiting for promotion',
        'stopped-job': 'Stopped job',
    },
    unplaceable: {},
    'rolled-back': {},
    failed: {},
    'timed-out': { 'unknown-result-of-a-write': 'Unknown result of a write' },
    unreachable: {
        'address-not-reachable': 'Address not reachable',
        'http-or-https': 'HTTP or HTTPS',
        'private-certificate-authority': 'Private certificate authority',
        'certificate-for-another-name-or-expired': 'Certificate for another name, or expired',
        'client-certificate': 'Client certificate',
        proxy: 'Proxy',
    },
    server: {
        'server-too-old': 'Server too old',
        'not-nomad': 'Another service at the address',
        'response-from-another-service': 'Response from another service',
        'github-is-unavailable': 'GitHub is unavailable',
        'internal-error': 'Internal error',
    },
    drifted: {},
    tier: {},
    permission: {},
    'too-many-changes': {},
    'ingress-failed': {},
    'no-successor': {},
    partial: {},
    revoked: {},
    deprecated: {},
    unchecked: {},
};
const fileKey = /^(?:children|file-base|ignore|issue-labels|late-vars|preserve-counts|region|stages|stop-removed|strict-vars|submission|verbose|working-directory)$/;
const configurationPath = '.github/outrider.yml';
function isFileKey(name) {
    return fileKey.test(name);
}
const secretNames = {
    'signing-key': 'OUTRIDER_SIGNING_KEY',
    'secret-vars': 'NOMAD_SECRET_VARS',
    'client-key': 'NOMAD_CLIENT_KEY',
    'http-auth': 'NOMAD_HTTP_AUTH',
    'registry-token': 'TF_REGISTRY_TOKEN',
};
const planTokenSecret = 'NOMAD_PLAN_TOKEN';
function nameTokenSecret(mode, isDryRun = false) {
    if (mode === 'check')
        return undefined;
    const purposes = { plan: 'PLAN_', parse: 'PLAN_', drift: 'DRIFT_' };
    const purpose = mode === 'register' ? `${isDryRun ? 'PLAN' : 'REGISTER'}_` : (purposes[mode] ?? '');
    return `NOMAD_${purpose}TOKEN`;
}
function describeSetting(setting, secret = secretNames[setting]) {
    if (secret !== undefined)
        return `\`${setting}\` (secret \`${secret}\`)`;
    return `\`${setting}\`${isFileKey(readSettingName(setting)) ? ` in \`${configurationPath}\`` : ''}`;
}
function readSettingName(setting) {
    return setting.replace(/:.*/s, '');
}
const defaultHints = {
    parse: 'Correct the job file. `nomad job validate` checks it on your machine.',
    unreachable: 'Check that the server runs and that the runner can reach it, then re-run this workflow job.',
    server: 'Re-run this workflow job. If the error persists, check the log of the service.',
};
class ActionError extends Error {
    name = 'ActionError';
    reason;
    sentence;
    request;
    location;
    attribute;
    hint;
    help;
    level;
    constructor(details) {
        const { message, request, cause } = details;
        const withRequest = request === undefined ? message : `${message}${message.includes('\n') ? '\n' : ' '}(${request})`;
        super(withRequest, cause === undefined ? undefined : { cause });
        this.reason = details.reason;
        this.sentence = message;
        this.request = request;
        this.location = details.location;
        this.attribute = details.attribute;
        this.hint = details.hint ?? defaultHints[details.reason];
        this.help = details.help ?? details.reason;
        this.level = details.level ?? 'error';
    }
    withContext(context) {
        return this.with({ message: `${context}: ${this.sentence.replace(/^The token /, 'the token ')}` });
    }
    redact(redact, location = this.location) {
        return this.with({ message: redact(this.sentence), request: this.request && redact(this.request), location });
    }
    with(details) {
        const { reason, sentence: message, request, location, attribute, hint, help, cause, level } = this;
        return new ActionError({ reason, message, request, location, attribute, hint, help, cause, level, ...details });
    }
}
class ServiceError extends ActionError {
    name = 'ServiceError';
    httpStatus;
    isTransient;
    constructor({ httpStatus, isTransient, ...details }) {
        super(details);
        this.httpStatus = httpStatus;
        const isFault = this.reason === 'server' && httpStatus !== undefined && (httpStatus === 429 || httpStatus >= 500);
        this.isTransient = isTransient ?? (isFault || this.reason === 'unreachable' || this.reason === 'timed-out');
    }
}
class ActionErrors extends Error {
    name = 'ActionErrors';
    list;
    constructor(list) {
        super(list.map((error) => error.message).join('\n'));
        this.list = list;
    }
}
function listErrors(error) {
    if (error instanceof ActionErrors)
        return error.list;
    return error instanceof ActionError ? [error] : undefined;
}
async function orElseAll(result, handle) {
    try {
        return await result;
    }
    catch (error) {
        const failures = listErrors(error);
        if (failures === undefined)
            throw error;
        return handle(failures);
    }
}
async function withErrors(outcome, fallback) {
    return orElseAll(outcome, (failures) => ({ ...fallback, failures }));
}
async function orElse(result, handle) {
    try {
        return await result;
    }
    catch (error) {
        if (error instanceof ActionError)
            return handle(error);
        throw error;
    }
}
async function orUndefined(result, ...acceptedReasons) {
    return orElse(result, (error) => {
        if (acceptedReasons.length === 0 || acceptedReasons.includes(error.reason))
            return undefined;
        throw error;
    });
}


/***/ }),

/***/ 6590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PO: () => (/* binding */ listAliases),
/* harmony export */   PR: () => (/* binding */ formatRelativeName),
/* harmony export */   QA: () => (/* binding */ listLinks),
/* harmony export */   TH: () => (/* binding */ toSlashes),
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   e9: () => (/* binding */ isInGitFolder),
/* harmony export */   kM: () => (/* binding */ toWorkspaceName),
/* harmony export */   mr: () => (/* binding */ useRealSpelling)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);


function toSlashes(path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return path.split(paths.sep).join('/');
}
function formatRelativeName(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return toSlashes(paths.relative(folder, path), paths);
}
function isOutside(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const fromFolder = paths.relative(folder, path);
    return fromFolder === '..' || fromFolder.startsWith(`..${paths.sep}`) || paths.isAbsolute(fromFolder);
}
function isInGitFolder(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return paths
        .relative(folder, path)
        .split(/[/\\]/)
        .some((name) => /^(?:\.git|git~1)[. ]*(?::.*)?$/i.test(name));
}
const maxLinks = 40;
function listLinks(path, folder) {
    const followedLinks = [];
    let fullPath = path;
    while (followedLinks.length < maxLinks && fullPath.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_0__.sep)) {
        const next = findLink(fullPath, folder);
        if (next === undefined)
            break;
        followedLinks.push(next);
        fullPath = next.target;
    }
    return followedLinks;
}
function findLink(path, folder) {
    const parts = path.slice(folder.length + 1).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
    let currentPath = folder;
    for (const [index, part] of parts.entries()) {
        currentPath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(currentPath, part);
        const target = readTarget(currentPath);
        if (target !== undefined)
            return { link: currentPath, target: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(currentPath), target, ...parts.slice(index + 1)) };
    }
    return undefined;
}
function readTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path) : undefined;
    }
    catch {
        return undefined;
    }
}
function listAliases(path, workspace) {
    const paths = [path, ...listLinks(path, workspace).flatMap(({ link, target }) => [link, target])];
    const pathsInWorkspace = paths.filter((candidate) => candidate.startsWith(workspace + node_path__WEBPACK_IMPORTED_MODULE_0__.sep));
    return [...new Set(pathsInWorkspace.map((alias) => formatRelativeName(workspace, alias)))];
}
function toWorkspaceName(workspace, root) {
    const folder = root === undefined ? '' : formatRelativeName(workspace, root);
    return (name) => (folder === '' ? name : `${folder}/${name}`);
}
function useRealSpelling(path, real) {
    return normalizeSpelling(path) === normalizeSpelling(real) ? real : path;
}
function normalizeSpelling(path) {
    return path.normalize('NFC').toLowerCase();
}


/***/ }),

/***/ 7777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRegularFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

const bytesPerMebibyte = 1024 * 1024;
const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
function readRegularFile(path, maxMiB) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stats.isFile())
            return { code: stats.isDirectory() ? 'EISDIR' : 'not a regular file' };
        if (stats.size > maxMiB * bytesPerMebibyte)
            return { tooLarge: Math.ceil(stats.size / bytesPerMebibyte) };
        return { bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) };
    }
    catch (error) {
        return { code: error instanceof Error && 'code' in error ? String(error.code) : 'unknown error' };
    }
    finally {
        if (file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 6090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ describeUnread),
/* harmony export */   W0: () => (/* binding */ findPathProblem),
/* harmony export */   qY: () => (/* binding */ outside),
/* harmony export */   sL: () => (/* binding */ readWorkspaceFile),
/* harmony export */   t3: () => (/* binding */ locateInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6590);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7777);




function locateInside(path, workspace) {
    const ownProblem = findPathProblem(path, workspace);
    if (ownProblem !== undefined)
        return ownProblem;
    const real = resolveLinks(path);
    if (real === path)
        return { path, stats: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) };
    const links = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .listLinks */ .QA)(path, workspace);
    const last = links.at(-1);
    const nameLink = ({ link }) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRelativeName */ .PR)(workspace, link);
    const reachedPath = real ?? findExistingFolder(last?.target ?? path);
    const problem = findPathProblem(reachedPath, workspace);
    if (problem !== undefined)
        return last === undefined ? problem : addLinkNames(links.map(nameLink), problem);
    if (real !== undefined)
        return { path: real, stats: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real, { throwIfNoEntry: false }) };
    return { path, stats: undefined, danglingLink: last === undefined ? undefined : nameLink(last) };
}
function readWorkspaceFile(path, workspace, maxMiB) {
    const location = locateInside(path, workspace);
    return 'problem' in location ? location : (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .X)(location.path, maxMiB);
}
function describeUnread(content, maxMiB) {
    if ('problem' in content)
        return content.problem;
    if ('tooLarge' in content)
        return `is larger than ${maxMiB} MiB`;
    return content.code === 'ENOENT' ? 'does not exist' : `cannot be read (${content.code})`;
}
const outside = {
    problem: 'is outside the workspace',
    hint: 'Outrider reads only checked-out files: write a path relative to the workspace, without `../` and without a leading `/`.',
};
function findPathProblem(path, workspace) {
    if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutside */ ._K)(workspace, path))
        return outside;
    if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isInGitFolder */ .e9)(workspace, path)) {
        return { problem: 'is inside `.git`, which may contain credentials', hint: 'Name a file outside `.git`.' };
    }
    return undefined;
}
function addLinkNames(links, { problem }) {
    return {
        problem: `${problem}, through the symbolic link \`${[...new Set([links[0], links.at(-1)])].join('` → `')}\``,
        hint: 'Replace the link with a checked-out file outside `.git`.',
    };
}
function resolveLinks(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function findExistingFolder(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    return resolveLinks(parent) ?? (parent === path ? path : findExistingFolder(parent));
}


/***/ }),

/***/ 7587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ findObstacle),
/* harmony export */   W$: () => (/* binding */ findRefusal)
/* harmony export */ });
/* unused harmony export allVerbs */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

const allVerbs = (/* unused pure expression or super */ null && ([
    'register',
    'stop',
    'promote',
    'fail',
    'revert',
    'scale',
    'restart',
    'dispatch',
    'evaluate',
    'periodic-force',
    'stable',
    'deprecate',
    'reinstate',
]));
function findObstacle(facts) {
    const { failures, reviewCounts, guarded, failed, jobs, stops } = facts;
    const isApproved = reviewCounts.every((count) => count.approvals.length >= count.needed && count.objections.length === 0);
    const isAllowed = guarded.every(({ approvedBy = [] }) => approvedBy.length > 0);
    if (failures.length > 0 || !isApproved || !isAllowed)
        return 'run-refused';
    const isAllReviewed = jobs.every(matchesReview) && stops.every(({ kind }) => kind !== 'refused');
    return failed.length === 0 && isAllReviewed ? undefined : 'job-differs';
}
function matchesReview({ kind, isCertain, hasOtherValue }) {
    return (kind === 'same' ||
        (kind === 'done' && hasOtherValue !== true) ||
        (kind === 'registered-after-plan' && isCertain === true));
}
function findRefusal(evidence, request) {
    const { verb, target, verbs } = request;
    const name = 'job' in target ? target.job : target.module;
    if (!verbs.includes(verb))
        return new Error(`This mode does not ${verb} ${name}`);
    switch (evidence.kind) {
        case 'operator':
            return judgeOperator(evidence, name, request);
        case 'command':
            return judgeCommand(evidence, name, request);
        case 'review':
            return judgeReview(evidence, name, request);
    }
}
function judgeOperator({ names, facts }, name, request) {
    if (!names.some((prefix) => name === prefix || name.startsWith(`${prefix}/`)))
        return createOtherJobError(name);
    if (facts !== undefined && findObstacle(facts) !== undefined)
        return createUnreviewedError(name, request.verb);
    return request.verb === 'promote' && request.verbs[0] !== 'promote' && !request.isWrittenByThisRun
        ? createUnreviewedError(name, request.verb)
        : undefined;
}
function judgeReview({ facts, comparison, index }, name, request) {
    const { verb, target, isWrittenByThisRun } = request;
    const isCovered = verb === 'promote' ? isWrittenByThisRun || hasIndex(target, index) : comparison.kind === 'same';
    return isCovered && findObstacle(facts) === undefined ? undefined : createUnreviewedError(name, request.verb);
}
function judgeCommand(command, name, request) {
    const { verb, job, comment, lastComment, index, isApproved } = command;
    if (job !== name)
        return createOtherJobError(name);
    if (request.verb === 'promote' && request.isWrittenByThisRun)
        return undefined;
    if (request.verb !== verb)
        return new Error(`The command does not ${request.verb} ${name}`);
    if (lastComment !== undefined && comment <= lastComment)
        return createUsedCommandError(comment === lastComment);
    if (!hasIndex(request.target, index))
        return createNotApplicableError(name);
    const versions = 'job' in request.target ? request.target.versions : undefined;
    return isApproved && versions !== undefined ? judgeRevert(name, versions) : undefined;
}
function hasIndex(target, index) {
    return 'job' in target && index !== undefined && index !== 0 && target.index === index;
}
function createOtherJobError(name) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'server',
        message: `Nothing was written to \`${name}\`: the inputs and the command of this run do not name it`,
        hint: 'The service returned a different job or module than requested. Check its address, and the proxy of the runner.',
    });
}
function createUnreviewedError(name, verb) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-reviewed',
        message: `The review of this run does not allow it to ${verb} \`${name}\``,
        hint: `Plan the pull request again and have the new plan reviewed${verb === 'register' ? '' : `, or use \`mode: ${verb}\``}.`,
    });
}
function createNotApplicableError(name) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-applicable',
        message: `Job \`${name}\` was changed after this pull request registered it, or its registration was rolled back`,
        hint: 'Commands change only what this pull request registered. To change the job anyway, run its mode in a workflow with `workflow_dispatch`.',
    });
}
function judgeRevert(name, { current, target, lastStable }) {
    const before = lastStable ?? current - 1;
    if (target === before)
        return undefined;
    const which = lastStable === undefined ? 'the one' : 'the last stable one';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-approved',
        message: `The plan of \`${name}\` needs approvals: a command reverts only to version ${before}, ${which} before its registration, not to version ${target}`,
        hint: 'To run another version, open a pull request, or run `mode: revert` in a workflow with `workflow_dispatch`.',
    });
}
function createUsedCommandError(isSame) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'not-applicable',
        message: isSame
            ? 'An earlier run of this comment has already changed the job'
            : 'A later command has already changed the job',
        hint: 'To change it again, give the command in a new comment.',
    });
}


/***/ }),

/***/ 838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U0: () => (/* binding */ noAddress),
/* harmony export */   YT: () => (/* binding */ addPlainHttp),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1352);


const nomadKind = {
    example: 'nomad.example:4646',
    credentials: `Set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)('http-auth')} instead, and remove the credentials from the address.`,
    hasPath: false,
};
function readAddress(text, { example, credentials, hasPath } = nomadKind) {
    if (/^unix:/i.test(text)) {
        return { error: 'is a unix socket, which is not supported', hint: 'Use the https address of the server.' };
    }
    const [host] = /^(?!https?:)[a-z\d.:[\]-]+(?=\/(?!\/)|$)/i.exec(text) ?? [];
    if (host !== undefined)
        return { error: `has no scheme (${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(host)})`, hint: `Add the scheme: \`https://${host}\`.` };
    const describe = (fault) => (/[@?#]/.test(text) ? fault : `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text)}, which ${fault}`);
    const url = URL.parse(text);
    const fault = findFault(text);
    if (url === null || fault !== undefined)
        return { error: describe(fault ?? 'is not a valid address'), hint: suggestAddress(text, example) };
    if (url.username !== '' || url.password !== '')
        return { error: 'contains credentials', hint: credentials };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return {
            error: `has the scheme \`${url.protocol.slice(0, -1)}\``,
            hint: 'Use `https://`, or `http://` for a server on the runner.',
        };
    }
    const isRefusedPath = url.pathname !== '/' && (!hasPath || /^\/(?:app\/|api\/v2(?:\/|$))/.test(url.pathname));
    if (isRefusedPath || url.search !== '' || url.hash !== '') {
        const error = describe('has more than scheme, host and port');
        return { error, hint: `Write it as \`${url.origin}\`, without a path.` };
    }
    return { value: url };
}
function suggestAddress(text, example) {
    const [, context = 'vars.', name] = /^\$?\{?((?:vars|secrets|env)\.)?([A-Z_]\w*)\}?$/.exec(text) ?? [];
    if (name !== undefined)
        return `Write it as \`\${{ ${context}${name} }}\`.`;
    return /^(["']).*\1$/.test(text) ? 'Remove the quotes.' : `Write it as \`https://${example}\`.`;
}
function findFault(text) {
    const [character] = /["'<>\s]/.exec(text) ?? /[$,;]/.exec(text.slice(text.lastIndexOf('@') + 1)) ?? [];
    if (character !== undefined)
        return `contains ${character.trim() === '' ? 'white space' : `the character \`${character}\``}`;
    if (/^https?:?\/\/https?:?\/\//i.test(text))
        return 'has two schemes';
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
        return 'has no scheme';
    const [, port = '0'] = /^\w+:\/\/[^/?#@]*:([^/?#:@\]]+)(?:[/?#]|$)/.exec(text) ?? [];
    return Number(port) < 65_536 ? undefined : 'has a port that is not a number below 65536';
}
function addPlainHttp(name, { origin }, secret, errors) {
    const problem = `is \`${origin}\`: anyone on the network could read the ${secret}`;
    errors.add(name, problem, 'Use an https address, or accept the risk with `insecure: http`.', 'plain-http');
}
const noAddress = new URL('https://address.invalid');


/***/ }),

/***/ 7310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ allowedCommands),
/* harmony export */   Jm: () => (/* binding */ readAllowedCommands),
/* harmony export */   PB: () => (/* binding */ verbs),
/* harmony export */   PM: () => (/* binding */ fromCommandInputs),
/* harmony export */   US: () => (/* binding */ readFromCommand),
/* harmony export */   l3: () => (/* binding */ readCommandSettings),
/* harmony export */   tp: () => (/* binding */ commandInputs),
/* harmony export */   zz: () => (/* binding */ fromCommandRules)
/* harmony export */ });
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5539);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5148);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3337);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1352);





const verbs = ['plan', 'status', 'help', 'promote', 'fail', 'revert'];
const defaultVerbs = ['plan', 'status', 'help'];
const allowedCommands = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_,
    text: 'Commands to allow in pull request comments, one per line: `plan`, `status`, `help`, `promote`, `fail`, `revert`; the first three if empty. The comments of plan and register list them.',
};
const ruleInputs = {
    commands: allowedCommands,
    commanders: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_,
        default: 'write',
        text: 'Who may give commands, one per line: the minimum role `write`, `maintain` or `admin`, or the logins of accounts with the role `write`, or of apps, such as `acme[bot]`.',
    },
};
const commandInputs = {
    ...ruleInputs,
    'signing-key': _review_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewInputs */ .Oc['signing-key'],
    'github-token': _shared_js__WEBPACK_IMPORTED_MODULE_3__/* .githubToken */ .bU,
    environment: _shared_js__WEBPACK_IMPORTED_MODULE_3__/* .environment */ .cA,
    'comment-author': _github_js__WEBPACK_IMPORTED_MODULE_0__/* .commentInputs */ .XK['comment-author'],
};
const fromCommand = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    default: 'false',
    text: 'Run the command in the comment that started the workflow, with its job and version.',
};
const fromCommandInputs = { 'from-command': fromCommand, ...commandInputs };
const fromCommandRules = { 'from-command': fromCommand, ...ruleInputs };
function readCommandSettings(values, errors) {
    if (values.githubToken === undefined)
        errors.addMissing('github-token', 'Set it: the rules of commands are checked on GitHub.');
    const comment = (0,_github_js__WEBPACK_IMPORTED_MODULE_0__/* .readComment */ .W3)({ ...values, comment: 'auto' }, errors);
    const keys = (0,_review_js__WEBPACK_IMPORTED_MODULE_2__/* .readSigningKeyInput */ .Z)(values, errors);
    const configuredVerbs = readAllowedCommands(values.commands, errors);
    const allowedVerbs = new Set(values.commands.length === 0 ? defaultVerbs : configuredVerbs);
    return { verbs: allowedVerbs, configuredVerbs, ...readCommanders(values.commanders, errors), keys, comment };
}
function readAllowedCommands(words, errors) {
    return words.flatMap((word) => {
        const verb = verbs.find((candidate) => candidate === word);
        if (verb !== undefined)
            return [verb];
        const problem = `contains ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(word)}, which is not a command and is ignored; only the other lines allow commands`;
        errors.addWarning('commands', problem, (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .ZA)(word.replace(/^\/outrider /, ''), verbs, (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestLines */ .aM)(word)));
        return [];
    });
}
const commanderRoles = ['write', 'maintain', 'admin'];
function readCommanders(lines, errors) {
    const logins = lines
        .filter((line) => !commanderRoles.some((role) => role === line))
        .map((line) => line.toLowerCase());
    for (const login of logins) {
        const isRole = ['none', 'read', 'triage', 'owner', 'maintainer'].includes(login);
        if (!isRole && /^[a-z0-9](?:[a-z0-9_.-]{0,98}[a-z0-9_])?(?:\[bot\])?$/.test(login))
            continue;
        const hint = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .suggest */ .ZA)(login, commanderRoles, 'Use `write`, `maintain` or `admin`, or logins, one per line.');
        errors.add('commanders', `contains ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(login)}, which is neither a role that can write nor a login`, hint);
    }
    return { role: commanderRoles.find((role) => lines.includes(role)), logins: new Set(logins) };
}
function readFromCommand(values, errors) {
    if (!values.fromCommand)
        return undefined;
    for (const [name, value] of Object.entries({ job: values.job, 'job-version': values.jobVersion })) {
        if (value === undefined)
            continue;
        const hint = 'Remove it: the comment contains the job and the version.';
        errors.addConflict(name, 'is set together with `from-command: true`', hint);
    }
    return readCommandSettings(values, errors);
}


/***/ }),

/***/ 748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readConfiguration),
/* harmony export */   y: () => (/* binding */ locateErrors)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6590);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6090);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1542);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3337);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1352);









const maxKiB = 64;
async function readConfiguration(options) {
    const { env, workspace, all } = options;
    const usual = _shared_js__WEBPACK_IMPORTED_MODULE_7__/* .config */ .$W.default;
    const value = (0,_input_js__WEBPACK_IMPORTED_MODULE_5__/* .readGivenInput */ .g8)(env, 'config', _shared_js__WEBPACK_IMPORTED_MODULE_7__/* .config */ .$W)?.text ?? usual;
    const hasWorkspace = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workspace);
    const root = hasWorkspace ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace) : workspace;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, value);
    const file = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRelativeName */ .PR)(root, path);
    const configuration = { environment: env, path, file, lines: new Map(), variables: new Map() };
    const createUnreadResult = (problem, hint, help = 'invalid-configuration') => {
        const message = `Input \`config\`: ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(value)} ${problem}.`;
        return { env, configuration, errors: [new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({ reason: 'input', message, hint, help })] };
    };
    const content = hasWorkspace ? (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readWorkspaceFile */ .sL)(path, root, maxKiB / 1024) : { code: 'ENOENT' };
    if ('code' in content && value === usual && ['ENOENT', 'ENOTDIR'].includes(content.code)) {
        const other = hasWorkspace ? findMisnamed(root) : undefined;
        if (other === undefined)
            return { env, configuration, errors: [] };
        const hint = `Rename it to \`${usual}\`, or set \`config: ${other}\`.`;
        return createUnreadResult(`does not exist, and \`${other}\` is not read`, hint);
    }
    if ('problem' in content)
        return createUnreadResult(content.problem, content.hint, 'outside-the-workspace');
    if ('tooLarge' in content)
        return createUnreadResult(`is larger than ${maxKiB} KiB`, 'Move values to `var-files`.');
    if ('code' in content)
        return createUnreadResult(content.code === 'ENOENT' ? 'does not exist' : `cannot be read (${content.code})`, 'Set `config` to a file of the repository, or remove the input.');
    const { parseConfiguration } = await Promise.all(/* import() */[__webpack_require__.e(582), __webpack_require__.e(903)]).then(__webpack_require__.bind(__webpack_require__, 4903));
    const parsed = parseConfiguration(content.bytes.toString('utf8'), all);
    const { values, errors } = selectValues(parsed, options);
    const inputs = listCountingInputs(values, options);
    return {
        env: { ...env, ...Object.fromEntries(inputs.map(({ name, text }) => [(0,_input_js__WEBPACK_IMPORTED_MODULE_5__/* .nameVariable */ .kQ)(name), text])) },
        configuration: {
            ...configuration,
            lines: new Map(inputs.map(({ name, line }) => [name, line])),
            variables: values.get('vars')?.variables ?? new Map(),
        },
        errors: [...parsed.errors, ...errors].map(({ line, problem, hint }) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({
            reason: 'input',
            message: `Configuration file: ${problem}.`,
            hint,
            help: 'invalid-configuration',
            location: { file, line },
        })),
    };
}
async function locateErrors(result, configuration) {
    if (configuration === undefined)
        return result;
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .orElseAll */ .YR)(result, (errors) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionErrors */ .o9(errors.map((error) => locateError(error, configuration)));
    });
}
function locateError(error, { file, lines }) {
    const [, name = ''] = /^(?:Input|Key) `([^`]+)`/.exec(error.message) ?? [];
    const line = lines.get(name);
    if (line === undefined)
        return error;
    return error.with({ message: error.message.replace(/^Input/, 'Key'), location: { file, line } });
}
function findMisnamed(root) {
    const names = ['outrider.yml', 'outrider.yaml', '.outrider.yml', '.outrider.yaml'];
    const paths = [...names.map((name) => `.github/${name}`), ...names];
    return paths.find((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path)));
}
function selectValues({ shared: values, environments, environmentsLine }, { env, table }) {
    if (environments === undefined || !Object.hasOwn(table, 'environment'))
        return { values, errors: [] };
    const id = (0,_input_js__WEBPACK_IMPORTED_MODULE_5__/* .readGivenInput */ .g8)(env, 'environment', undefined)?.text ?? 'default';
    const environmentValues = environments.get(id);
    if (environmentValues !== undefined)
        return { values: overlayValues(values, environmentValues), errors: [] };
    const names = [...environments.keys()];
    if (id === 'default' && names.length === 0)
        return { values, errors: [] };
    const problem = `\`environments\` has no ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(id)}, which is the \`environment\` of this run`;
    const add = `${names.length === 0 ? 'Add' : `Set \`environment\` to ${names.map(_suggest_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD).join(' or ')}, or add`} ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(id)} below \`environments\`.`;
    const hint = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_8__/* .suggest */ .ZA)(id, names, add);
    return { values, errors: [{ line: environmentsLine, problem, hint }] };
}
function overlayValues(base, overrides) {
    const [before, vars] = [base.get('vars'), overrides.get('vars')];
    const both = new Map([...base, ...overrides]);
    if (before !== undefined && vars !== undefined)
        both.set('vars', {
            ...vars,
            text: (0,_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .joinAssignments */ .F)(vars.text, before.text),
            variables: new Map([...before.variables, ...vars.variables]),
        });
    return both;
}
function listCountingInputs(values, { env, table }) {
    return [...values].flatMap(([name, { text, line }]) => {
        const input = table[name];
        const setText = input === undefined ? undefined : (0,_input_js__WEBPACK_IMPORTED_MODULE_5__/* .readGivenInput */ .g8)(env, name, input)?.text;
        if (input === undefined || (setText !== undefined && name !== 'vars'))
            return [];
        return [{ name, line, text: setText === undefined ? text : (0,_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .joinAssignments */ .F)(setText, text) }];
    });
}


/***/ }),

/***/ 3956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ readUiAddress),
/* harmony export */   aN: () => (/* binding */ uiInputs),
/* harmony export */   dC: () => (/* binding */ readConnection),
/* harmony export */   ef: () => (/* binding */ isConnectionWithheld),
/* harmony export */   eu: () => (/* binding */ connectionInputs)
/* harmony export */ });
/* unused harmony export tlsInputs */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _clients_http_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2442);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2027);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6590);
/* harmony import */ var _files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7777);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6090);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(838);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3337);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1352);











const tlsInputs = {
    'ca-cert': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .multiline */ .c1,
        env: 'NOMAD_CACERT',
        text: "CA certificate that verifies Nomad's certificate: PEM text or a path.",
    },
    'client-cert': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .multiline */ .c1,
        env: 'NOMAD_CLIENT_CERT',
        text: 'Client certificate for mutual TLS: PEM text or a path.',
    },
    'client-key': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .secret */ .rJ,
        env: 'NOMAD_CLIENT_KEY',
        text: 'Private key of `client-cert`: PEM text or a path.',
    },
    'tls-server-name': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq,
        env: 'NOMAD_TLS_SERVER_NAME',
        text: "Name to expect in Nomad's certificate, such as `server.global.nomad`.",
    },
    insecure: _shared_js__WEBPACK_IMPORTED_MODULE_9__/* .insecure */ .vU,
};
const connectionInputs = {
    address: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq,
        env: 'NOMAD_ADDR',
        text: 'Address of the Nomad API, such as `https://nomad.example:4646`.',
    },
    token: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .token */ .Sh,
        env: 'NOMAD_TOKEN',
        text: 'Nomad ACL token. docs/tokens.md and docs/operate.md list the capabilities that each mode needs.',
    },
    'auth-method': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq,
        text: "JWT auth method of Nomad for a login with GitHub's OIDC token instead of `token`. Needs `id-token: write`.",
    },
    audience: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq,
        text: "Audience of the OIDC token, one of `BoundAudiences` of the auth method; GitHub's default if empty.",
    },
    namespace: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq,
        env: 'NOMAD_NAMESPACE',
        inFile: true,
        text: 'Nomad namespace, unless the job file sets one; `default` if empty. Mode `list` also accepts `*`.',
    },
    region: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq,
        env: 'NOMAD_REGION',
        inFile: true,
        text: 'Nomad region, unless the job file sets one; the region of the server if empty.',
    },
    config: _shared_js__WEBPACK_IMPORTED_MODULE_9__/* .config */ .$W,
    ...tlsInputs,
    'http-auth': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .secret */ .rJ,
        env: 'NOMAD_HTTP_AUTH',
        text: 'HTTP Basic credentials, `user:password`, for a proxy in front of Nomad.',
    },
    dialect: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .choose */ .Sw(['nomad', 'generic']),
        default: 'nomad',
        text: 'Names in the API. `nomad`: for HashiCorp Nomad. `generic`: only for a compatible server whose headers are `Authorization: Bearer` and `X-Service-NextToken` instead of `X-Nomad-…`.',
    },
};
const uiInputs = {
    'ui-address': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_8__/* .text */ .Qq,
        text: "Address of Nomad's web UI for links; `address` if empty; `none` for no links.",
    },
};
function readConnection(values, source, acceptsAllNamespaces = false) {
    const { token, authMethod, audience, httpAuth, namespace, region, dialect } = values;
    const { hasNoSecrets, errors } = source;
    const tls = readTls(values, source);
    if (namespace === '*' && !acceptsAllNamespaces)
        errors.add('namespace', 'is `*`, which only `mode: list` accepts', 'Set it to the namespace of the jobs.');
    else if (namespace !== undefined && namespace !== '*' && !/^[A-Za-z\d-]{1,128}$/.test(namespace))
        errors.add('namespace', `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_10__/* .quote */ .hD)(namespace)}, which is not the name of a namespace`, 'Set it to the name, which contains only letters, digits and hyphens.');
    if (authMethod !== undefined && token !== undefined)
        errors.addConflict('token', 'is set together with `auth-method`', 'Remove one of them.');
    if (audience !== undefined && authMethod === undefined && !hasNoSecrets)
        errors.addConflict('audience', 'is set without `auth-method`', 'Set `auth-method`, or remove `audience`.');
    if (token !== undefined && /[^\x21-\x7e]/.test(token.replaceAll(' ', '')))
        errors.add('token', 'contains a line break or another invalid character', 'Set it to the Secret ID alone.');
    if (httpAuth?.includes(':') === false)
        errors.add('http-auth', 'contains no colon', 'Write it as `user:password`.');
    const address = readNomadAddress(values, source);
    return { address, token, authMethod, audience, httpAuth, namespace, region, dialect, tls };
}
function readNomadAddress(values, { hasNoSecrets, errors }) {
    if (hasNoSecrets && hasNoHost(values))
        return _address_js__WEBPACK_IMPORTED_MODULE_7__/* .noAddress */ .U0;
    if (values.address === undefined) {
        errors.addMissing('address', 'Set it to the address of Nomad, such as `https://nomad.example:4646`, or set `NOMAD_ADDR`. `${{ vars.… }}` and `${{ secrets.… }}` are empty if the variable or secret does not exist, or is not available to this run.', 'no-address');
        return _address_js__WEBPACK_IMPORTED_MODULE_7__/* .noAddress */ .U0;
    }
    const address = errors.takeValue('address', (0,_address_js__WEBPACK_IMPORTED_MODULE_7__/* .readAddress */ .zq)(values.address), 'invalid-address');
    if (address === undefined)
        return _address_js__WEBPACK_IMPORTED_MODULE_7__/* .noAddress */ .U0;
    if (address.protocol !== 'https:')
        checkPlainHttp(values, address, errors);
    return address;
}
function checkPlainHttp(values, address, errors) {
    const { caCert, clientCert, clientKey, tlsServerName: server, token, authMethod, httpAuth } = values;
    const tls = { 'ca-cert': caCert, 'client-cert': clientCert, 'client-key': clientKey, 'tls-server-name': server };
    for (const [name, value] of Object.entries(tls)) {
        if (value !== undefined)
            errors.addConflict(name, 'is set, but the address is plain HTTP', `Use an https address, or remove \`${name}\`.`);
    }
    if ((0,_clients_http_host_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U)(address) || values.insecure === 'http')
        return;
    if ((token ?? authMethod) !== undefined)
        (0,_address_js__WEBPACK_IMPORTED_MODULE_7__/* .addPlainHttp */ .YT)('address', address, 'token', errors);
    else if (httpAuth !== undefined)
        (0,_address_js__WEBPACK_IMPORTED_MODULE_7__/* .addPlainHttp */ .YT)('address', address, 'password', errors);
}
const addressWithoutHost = /^(?:https?:\/\/)?(?::\d*)?\/?$/i;
function hasNoHost({ address = '' }) {
    return addressWithoutHost.test(address);
}
function isConnectionWithheld(values) {
    return values.token === undefined || hasNoHost(values);
}
const help = 'certificates-and-keys';
const maxMiB = 4;
function readNamedFile(path, workspace) {
    const relativePath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) && !(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isOutside */ ._K)(workspace, path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path) : path;
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workspace) ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace) : workspace;
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, relativePath);
    return (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isOutside */ ._K)(root, full) ? (0,_files_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .X)(full, maxMiB) : (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readWorkspaceFile */ .sL)(full, root, maxMiB);
}
function readTls(values, { workspace, hasNoSecrets, errors }) {
    const { caCert, clientCert, clientKey, tlsServerName: serverName, insecure } = values;
    const readPem = (name, text) => {
        if (text === undefined || text.includes('-----BEGIN'))
            return text;
        const content = readNamedFile(text, workspace);
        const pem = 'bytes' in content ? content.bytes.toString('utf8') : '';
        if (pem.includes('-----BEGIN'))
            return pem;
        if ('problem' in content) {
            errors.add(name, `is the path of a file that Outrider does not read: it ${content.problem}`, content.hint, help);
        }
        else if ('bytes' in content) {
            const hint = 'Use the path of a file that contains `-----BEGIN`, or its text.';
            errors.add(name, 'is the path of a file without PEM text', hint, help);
        }
        else {
            const excerpt = name === 'client-key' ? '' : ` (${JSON.stringify(text.slice(0, 80))})`;
            const hint = 'Use the text, starting with `-----BEGIN`, or the path of a file.';
            errors.add(name, `is neither PEM text nor the path of a readable file${excerpt}`, hint, help);
        }
        return undefined;
    };
    if ((clientCert === undefined) !== (clientKey === undefined) && !hasNoSecrets) {
        const [present, missing] = clientKey === undefined ? ['client-cert', 'client-key'] : ['client-key', 'client-cert'];
        errors.add(present, `is set without \`${missing}\``, `Set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSetting */ .w5)(missing)}.`, help);
    }
    return {
        ca: readPem('ca-cert', caCert),
        cert: readPem('client-cert', clientCert),
        key: readPem('client-key', clientKey),
        serverName,
        skipVerify: insecure === 'tls',
    };
}
function readUiAddress({ uiAddress }, nomad, errors) {
    if (uiAddress === undefined)
        return nomad.dialect === 'nomad' ? nomad.address : undefined;
    if (uiAddress === 'none')
        return undefined;
    if (uiAddress === 'off' || uiAddress === 'false') {
        const problem = `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_10__/* .quote */ .hD)(uiAddress)}, which is not a valid address`;
        errors.add('ui-address', problem, 'Write `none` for no links.', 'invalid-address');
        return undefined;
    }
    const kind = { example: 'nomad.example', credentials: 'Remove the credentials from the address.', hasPath: true };
    return errors.takeValue('ui-address', (0,_address_js__WEBPACK_IMPORTED_MODULE_7__/* .readAddress */ .zq)(uiAddress, kind), 'invalid-address');
}


/***/ }),

/***/ 5539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   XK: () => (/* binding */ commentInputs),
/* harmony export */   pX: () => (/* binding */ optionalCommentInputs)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3337);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);



function defineComment(defaultValue) {
    return {
        kind: { ..._kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choose */ .Sw(['auto', 'off']), empty: defaultValue },
        text: '`auto` keeps one comment on the pull request up to date; `off` writes none. If empty, `off` in mode `check-modules`, otherwise `auto`.',
    };
}
const otherInputs = {
    environment: _shared_js__WEBPACK_IMPORTED_MODULE_1__/* .environment */ .cA,
    'comment-author': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: "Login of the account that writes Outrider's comments, if GitHub does not report it for `github-token`.",
    },
};
const commentInputs = {
    'github-token': _shared_js__WEBPACK_IMPORTED_MODULE_1__/* .githubToken */ .bU,
    comment: defineComment('auto'),
    ...otherInputs,
};
const optionalCommentInputs = { ...commentInputs, comment: defineComment('off') };
function readComment(values, errors) {
    const { githubToken: token, comment, environment, commentAuthor: author } = values;
    return { token, isEnabled: comment === 'auto', id: readEnvironment(environment, errors), author };
}
function readEnvironment(id = '', errors) {
    const problem = `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(id)}, which is not a valid ID`;
    if (!/^[\w.-]{1,64}$/.test(id))
        errors.add('environment', problem, 'Use 1 to 64 letters, digits, `.`, `_` and `-`.');
    return id;
}


/***/ }),

/***/ 4734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ digestForm),
/* harmony export */   U_: () => (/* binding */ mergeGuardPolicies),
/* harmony export */   WL: () => (/* binding */ guardNames),
/* harmony export */   hL: () => (/* binding */ readGuards),
/* harmony export */   x5: () => (/* binding */ selectStricterRole),
/* harmony export */   xt: () => (/* binding */ guardInputs)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1352);


const guardNames = [
    'downtime',
    'evicts',
    'unplaceable',
    'stops',
    'fewer-allocations',
    'less-memory',
    'less-cpu',
    'image-downgrade',
    'image-unpinned',
    'privileged',
    'new-secrets-access',
    'namespace-change',
    'datacenter-change',
];
const digestForm = 'image-unpinned: digest';
const presets = {
    recommended: ['downtime', 'evicts', 'unplaceable', 'stops', 'image-downgrade', 'privileged'],
    all: guardNames,
};
const guardInputs = {
    guards: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_,
        text: 'Guards (docs/guards.md) that refuse a change without an approval by `guard-approvers`: one per line, `recommended` or `all`. The guards of plan and register are combined.',
    },
    'guard-approvers': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choose */ .Sw(['write', 'maintain', 'admin']),
        default: 'maintain',
        text: 'Minimum role of a reviewer who approves a guarded change; the stricter one of plan and register applies.',
    },
};
function readGuards({ guards, guardApprovers: role }, errors) {
    return { names: mergeGuards(guards.flatMap((word) => errors.takeValue('guards', readGuard(word)) ?? [])), role };
}
function readGuard(word) {
    const settings = [...guardNames, digestForm];
    const setting = settings.find((candidate) => candidate === word.replace(/:\s*/, ': '));
    const value = setting === undefined ? presets[word] : [setting];
    if (value !== undefined && (setting !== undefined || Object.hasOwn(presets, word)))
        return { value };
    const words = [...Object.keys(presets), ...settings];
    const form = settings.find((candidate) => candidate.startsWith(`${word.split(':')[0] ?? ''}:`));
    const hint = form === undefined ? (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .ZA)(word, words, (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestLines */ .aM)(word)) : `Did you mean \`${form}\`?`;
    return { error: `contains ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(word)}, which is not a guard`, hint };
}
function mergeGuards(settings) {
    const all = new Set(settings);
    const isDigest = all.has(digestForm);
    return [...guardNames, digestForm].filter((guard) => all.has(guard) && !(guard === 'image-unpinned' && isDigest));
}
const rolesByStrictness = ['write', 'maintain', 'admin'];
function selectStricterRole(left, right) {
    return rolesByStrictness[Math.max(rolesByStrictness.indexOf(left), rolesByStrictness.indexOf(right))] ?? 'admin';
}
function mergeGuardPolicies(left, right) {
    if (right === undefined)
        return left;
    return { names: mergeGuards([...left.names, ...right.names]), role: selectStricterRole(left.role, right.role) };
}


/***/ }),

/***/ 1542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g8: () => (/* binding */ readGivenInput),
/* harmony export */   kQ: () => (/* binding */ nameVariable),
/* harmony export */   yO: () => (/* binding */ createInputErrors)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

function createInputErrors(env, table, configuration) {
    const list = [];
    const warnings = [];
    const reportedNames = new Set();
    const create = (name, problem, hint, help) => {
        const input = table[name];
        const isFromEnv = input?.env !== undefined && readGivenInput(env, name, input)?.fromEnv === true;
        const line = configuration?.lines.get(name);
        const setting = `${line === undefined ? 'Input' : 'Key'} \`${name}\`${isFromEnv ? ` (from \`${input.env}\`)` : ''}`;
        const message = `${setting} ${problem}.`;
        const location = line === undefined || configuration === undefined ? undefined : { file: configuration.file, line };
        const isAboutValue = !isFromEnv && (help === 'missing-input' || help === 'invalid-value');
        const secret = isAboutValue ? _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .secretNames */ .XG[name] : undefined;
        const note = secret === undefined ? '' : ` In a reusable workflow, the secret \`${secret}\` sets it.`;
        return { reason: 'input', message, hint: `${hint}${note}`, help, location };
    };
    const add = (name, problem, hint, help = 'invalid-value') => void list.push(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(create(name, problem, hint, help)));
    return {
        list: list,
        warnings: warnings,
        add,
        addConflict: (name, problem, hint) => add(name, problem, hint, 'conflicting-inputs'),
        addWarning: (name, problem, hint) => void warnings.push(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ ...create(name, problem, hint, 'invalid-value'), level: 'warning' })),
        addMissing(name, hint, help = 'missing-input') {
            if (!reportedNames.has(name))
                add(name, 'is missing', hint, help);
        },
        addUnknown(name, meant) {
            if (meant !== undefined)
                reportedNames.add(meant);
            const removal = `Remove it. If the workflow sets the environment variable \`${nameVariable(name)}\`, rename the variable: it counts as an input.`;
            const hint = meant === undefined ? removal : `Did you mean ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)(meant)}?`;
            add(name, 'does not exist', hint, 'unused-input');
        },
        addFormer(name, replacement) {
            reportedNames.add((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettingName */ .Qb)(replacement));
            const hint = `Did you mean \`${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettingName */ .Qb)(replacement)}\`? Write it as ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)(replacement)}.`;
            add(name, 'does not exist', hint, 'unused-input');
        },
        push: (...errors) => void list.push(...errors),
        takeValue(name, read, help) {
            if ('value' in read)
                return read.value;
            reportedNames.add(name);
            add(name, read.error, read.hint, help);
            return undefined;
        },
    };
}
function nameVariable(name) {
    return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
function readGivenInput(env, name, input) {
    const text = env[nameVariable(name)]?.trim() ?? '';
    if (text !== '' && !text.startsWith('${{'))
        return { text, fromEnv: false };
    const fallback = input?.env === undefined ? '' : (env[input.env]?.trim() ?? '');
    return fallback === '' ? undefined : { text: fallback, fromEnv: true };
}


/***/ }),

/***/ 2811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ findMissingCheckout),
/* harmony export */   Mf: () => (/* binding */ checkoutHint),
/* harmony export */   bM: () => (/* binding */ jobFileInputs),
/* harmony export */   l3: () => (/* binding */ readJobFileInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6590);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3337);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1352);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1542);








const defaultPatterns = ['**/*.nomad.hcl', '**/*.nomad'];
const jobFileInputs = {
    'job-files': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_,
        default: defaultPatterns.join('\n'),
        inFile: true,
        text: 'Nomad job files, one path or glob per line; `!` excludes. A glob without an extension matches `.hcl`, `.nomad` and `.json`.',
    },
    'working-directory': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
        default: '.',
        inFile: true,
        text: 'Directory in the workspace that paths and globs are relative to.',
    },
    'only-changed': _shared_js__WEBPACK_IMPORTED_MODULE_5__/* .onlyChanged */ .Pb,
    'file-base': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .choose */ .Sw(['working-directory', 'job-file']),
        default: 'working-directory',
        inFile: true,
        text: 'Base of the paths in `file()` and similar functions: `working-directory`, as in the Nomad CLI, or `job-file`, the directory of the job file.',
    },
    vars: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .assignments */ .TT,
        inFile: true,
        text: 'HCL variables, one `name=value` per line; write a value with several lines as `name<<END`, the lines, and `END`.',
    },
    'secret-vars': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .secretAssignments */ .xG,
        text: 'HCL variables, like `vars`, whose values are hidden in all output.',
    },
    'var-files': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_,
        inFile: true,
        text: 'Variable files in HCL or JSON, one path per line; later files take precedence. `{file}.vars.hcl`: a file next to each job file, if it exists.',
    },
    'late-vars': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_,
        inFile: true,
        text: 'HCL variables that only the build can set, one name per line. The plan is reviewed without their values; mode `register` takes them from `vars` in the workflow, or `NOMAD_VAR_name`.',
    },
    'strict-vars': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM,
        default: 'true',
        inFile: true,
        text: '`true`: fail if a variable is set that a job file does not declare. `false`: ignore it, with a notice.',
    },
};
const checkoutHint = 'Add `- uses: actions/checkout@v7` to the steps before this one.';
function findMissingCheckout(workspace) {
    if (!isEmpty(workspace))
        return undefined;
    const message = 'The workspace is empty: the repository is not checked out.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ({ reason: 'input', message, hint: checkoutHint, help: 'no-checkout' });
}
function isEmpty(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length === 0;
    }
    catch {
        return true;
    }
}
function readJobFileInputs(values, { env, configuration, workspace, errors }, lateValues = 'unused') {
    const { jobFiles: patterns, fileBase, onlyChanged } = values;
    const missingCheckout = findMissingCheckout(workspace);
    if (missingCheckout !== undefined)
        errors.push(missingCheckout);
    const workingDirectory = missingCheckout === undefined ? readWorkingDirectory(values, workspace, errors) : workspace;
    if (patterns.every((pattern) => pattern.startsWith('!'))) {
        const hint = 'Write one path or glob per line, such as `jobs/**/*.nomad.hcl`.';
        errors.add('job-files', 'contains only patterns with `!`, which exclude files', hint, 'no-such-job-file');
    }
    return {
        patterns,
        mayBeEmpty: patterns.join('\n') === defaultPatterns.join('\n'),
        configuration,
        workingDirectory,
        fileBase,
        onlyChanged,
        variables: readVariables(values, locateVariables(values.vars, configuration), env, errors),
        late: readLateInputs(values, lateValues, { configuration, errors }),
    };
}
const doubtfulValues = [
    ['its quotes', /^\s*(["']).*\1\s*$/s, 'Remove the quotes unless they belong to the value.'],
    [
        'another assignment',
        /^(?:[^=,]*,\s*| *[^=,;\s"'[{]+(?:;| ) *)\w+=/,
        'Write one variable per line unless the assignment is part of the value.',
    ],
    [
        'a variable that is not replaced',
        /^(?:\$\{?[A-Z_]\w*\}?|(?:secrets|vars|env|github)\.\w+)$|\$\{?(?:GITHUB|RUNNER)_\w/,
        'Write an expression, such as `${{ github.sha }}`.',
    ],
];
const variablePrefix = 'NOMAD_VAR_';
function locateVariables(vars, configuration) {
    if (configuration === undefined)
        return vars;
    const { environment, file, variables } = configuration;
    const earlierAssignments = _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .readAssignments */ .FI(environment[(0,_input_js__WEBPACK_IMPORTED_MODULE_7__/* .nameVariable */ .kQ)('vars')] ?? '');
    const overridden = new Set('value' in earlierAssignments ? earlierAssignments.value.map(({ name }) => name) : []);
    return vars.map((assignment) => {
        const line = overridden.has(assignment.name) ? undefined : variables.get(assignment.name);
        return line === undefined ? assignment : { ...assignment, location: { file, line } };
    });
}
function readVariables(values, vars, env, errors) {
    const { secretVars: secret, varFiles: files, strictVars: strict } = values;
    for (const { name } of vars.filter((assignment) => secret.some((other) => other.name === assignment.name)))
        errors.addConflict('vars', `sets \`${name}\`, which \`secret-vars\` also sets`, 'Remove one of them.');
    for (const [input, assigned] of Object.entries({ vars: vars, 'secret-vars': secret })) {
        for (const name of _kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .listRepeated */ .ld(assigned))
            errors.add(input, `sets ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(name)} more than once`, 'Set it once.');
        for (const { name, value } of assigned)
            for (const [feature, , hint] of doubtfulValues.filter(([, pattern]) => pattern.test(value)))
                errors.addWarning(input, `sets \`${name}\` to a value with ${feature}`, hint);
    }
    const environment = Object.entries(env)
        .filter(([name]) => name.startsWith(variablePrefix) && name.length > variablePrefix.length)
        .map(([name, value]) => ({ name: name.slice(variablePrefix.length), value: value ?? '' }));
    return { environment, files, vars, secret, strict };
}
function readLateInputs({ lateVars, secretVars }, use, { configuration, errors }) {
    const names = [...new Set(lateVars)];
    for (const name of names) {
        if (!_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .variableName */ .cG.test(name))
            errors.add('late-vars', `contains ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(name)}, which is not the name of a variable`, 'Write one name per line; mode `register` takes the values from `vars`.');
        if (configuration?.variables.has(name) === true)
            errors.addConflict('late-vars', `names \`${name}\`, which \`${configuration.file}\` sets`, 'Set it in the workflow, in `vars`: a pull request can change the file after the review.');
        if (secretVars.some((variable) => variable.name === name))
            errors.addConflict('late-vars', `names \`${name}\`, which \`secret-vars\` sets`, 'Remove it from one of them: a late value is shown after the registration.');
    }
    return names.length === 0 ? undefined : { names, values: use };
}
function readWorkingDirectory({ workingDirectory: value = '.' }, workspace, errors) {
    const add = (problem, hint, help = 'no-such-job-file') => {
        errors.add('working-directory', `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(value)}, ${problem}`, hint, help);
        return workspace;
    };
    try {
        const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace);
        const path = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, value));
        if ((0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isOutside */ ._K)(root, path)) {
            const hint = 'Use a path inside the checked-out repository.';
            return add('which is outside the workspace', hint, 'outside-the-workspace');
        }
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory()
            ? path
            : add('which is a file', 'Set it to a directory, and add the file to `job-files`.');
    }
    catch {
        return add('which does not exist', `Check the path. If it is correct: ${checkoutHint}`);
    }
}


/***/ }),

/***/ 7321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ jobWriteInputs),
/* harmony export */   Hb: () => (/* binding */ nomadInputs),
/* harmony export */   ID: () => (/* binding */ jobVersion),
/* harmony export */   J_: () => (/* binding */ readNomadInputs),
/* harmony export */   Kr: () => (/* binding */ promoteInputs),
/* harmony export */   TD: () => (/* binding */ readJobInputs),
/* harmony export */   VX: () => (/* binding */ promotionInputs),
/* harmony export */   bK: () => (/* binding */ groupsInput),
/* harmony export */   dJ: () => (/* binding */ readCommandedJobInputs),
/* harmony export */   e$: () => (/* binding */ readPromotion),
/* harmony export */   fs: () => (/* binding */ parseVersionOrTag),
/* harmony export */   vX: () => (/* binding */ jobInputs),
/* harmony export */   z0: () => (/* binding */ steerInputs)
/* harmony export */ });
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3956);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7310);
/* harmony import */ var _text_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5502);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3337);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1352);






const nomadInputs = { ..._connection_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu, timeout: _shared_js__WEBPACK_IMPORTED_MODULE_4__/* .timeout */ .wR };
const jobInputs = {
    ...nomadInputs,
    ..._connection_js__WEBPACK_IMPORTED_MODULE_0__/* .uiInputs */ .aN,
    job: { kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, text: 'Exact ID of the Nomad job, not a prefix.' },
};
const jobWriteInputs = {
    ...jobInputs,
    'dry-run': _shared_js__WEBPACK_IMPORTED_MODULE_4__/* .dryRun */ .PA,
    wait: _shared_js__WEBPACK_IMPORTED_MODULE_4__/* .wait */ .uk,
};
const groupsInput = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_,
    text: 'Task groups, one per line; all if empty. Mode `scale` needs exactly one if the job has several.',
};
const jobVersion = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
    text: 'Number or tag of a version of the job. Mode `revert` also accepts `last-stable`: the newest stable version other than the current one.',
};
function parseVersionOrTag(text) {
    return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
function readNomadInputs(values, source, isList = false) {
    return { nomad: (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .dC)(values, source, isList), timeout: values.timeout };
}
function readJobInputs(values, source) {
    const { errors } = source;
    const inputs = readNomadInputs(values, source);
    const ui = (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readUiAddress */ .Fs)(values, inputs.nomad, errors);
    const { job = '' } = values;
    if (job === '' && values.fromCommand !== true)
        errors.addMissing('job', 'Set it to the exact ID of the job.');
    return { ...values, ...inputs, ui, job };
}
const commandedJobInputs = { ...jobWriteInputs, ..._commands_js__WEBPACK_IMPORTED_MODULE_1__/* .fromCommandInputs */ .PM };
const steerInputs = {
    ...commandedJobInputs,
    deployment: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
        text: 'ID of the deployment; the latest one if empty. If the job has a newer one, nothing changes (`superseded`).',
    },
};
const promoteInputs = { ...steerInputs, groups: groupsInput };
function readCommandedJobInputs(values, source) {
    return { ...readJobInputs(values, source), command: (0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .readFromCommand */ .US)(values, source.errors) };
}
const promotionInputs = {
    wait: _shared_js__WEBPACK_IMPORTED_MODULE_4__/* .waitOrPlaced */ .KA,
    promote: {
        kind: { read: parsePromotion },
        text: 'Whether the run promotes its canaries: `auto` once all are healthy, `after 10m` once all have been healthy for ten minutes without interruption (within `timeout`), `off` never. If empty, `auto` in mode `revert`, otherwise `off`.',
    },
};
function parsePromotion(text) {
    if (text === '')
        return { value: undefined };
    if (text === 'off')
        return { value: 'off' };
    if (text === 'auto')
        return { value: 0 };
    const [, duration] = /^after\s+(\S+)$/.exec(text) ?? [];
    const read = duration === undefined ? undefined : _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .age */ .KW.read(duration);
    if (read !== undefined && 'value' in read)
        return read;
    const error = `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)}, which is not a valid value`;
    return { error, hint: 'Use `off`, `auto`, or the time that canaries must be healthy: `after 10m`.' };
}
const share = 0.9;
function readPromotion(values, usual, errors) {
    const { timeout, wait, promote = usual === 'auto' ? 0 : 'off' } = values;
    if (promote === 'off')
        return { after: undefined };
    if (promote > 0 && wait === 'false')
        errors.addConflict('promote', 'needs to wait, but `wait` is `false`', 'Remove `wait`, or set `promote: auto`.');
    else if (promote > timeout * share)
        errors.add('promote', `waits ${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(promote)}, longer than ${share * 100}% of \`timeout\` (${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(timeout)})`, `Set \`timeout: ${Math.ceil(promote / share / 60_000)}m\` or longer, or a shorter time in \`promote\`.`);
    return { after: promote };
}


/***/ }),

/***/ 6981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ listSecretValues),
/* harmony export */   F: () => (/* binding */ joinAssignments),
/* harmony export */   FI: () => (/* binding */ readAssignments),
/* harmony export */   KW: () => (/* binding */ age),
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   PJ: () => (/* binding */ describeLists),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Sh: () => (/* binding */ token),
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   TF: () => (/* binding */ isHideable),
/* harmony export */   TT: () => (/* binding */ assignments),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   c1: () => (/* binding */ multiline),
/* harmony export */   cG: () => (/* binding */ variableName),
/* harmony export */   k$: () => (/* binding */ chooseOptional),
/* harmony export */   k8: () => (/* binding */ lists),
/* harmony export */   ld: () => (/* binding */ listRepeated),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qZ: () => (/* binding */ readLists),
/* harmony export */   rJ: () => (/* binding */ secret),
/* harmony export */   w5: () => (/* binding */ formatAssignments),
/* harmony export */   xG: () => (/* binding */ secretAssignments),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1352);


const text = { read: readLine };
const multiline = { read: readText };
const secret = { read: readSecret, secret: 'text' };
const token = { read: readToken, secret: 'text' };
const boolean = { read: readBoolean, empty: 'false', form: 'boolean' };
const list = { read: (lines) => ({ value: readList(lines) }), form: 'list' };
const lists = {
    read: (raw) => ({ value: readLists(raw) }),
    form: 'lists',
};
const assignments = { read: readAssignments, form: 'assignments' };
const secretAssignments = { read: readSecretAssignments, secret: 'values' };
const duration = { read: readDuration };
const age = { read: readAge };
const count = { read: readCount };
function choose(choices, synonyms = {}) {
    return { read: (raw) => readChoice(raw, choices, new Map(Object.entries(synonyms))), choices };
}
function chooseOptional(choices, hint) {
    return { read: (raw) => (raw === '' ? { value: undefined } : readChoice(raw, choices, new Map(), hint)), choices };
}
function readText(value) {
    return { value: value === '' ? undefined : value };
}
const bareExpression = /^[ \t]*(?:secrets|vars|env)\.\w+[ \t\r]*$/m;
const expressionHint = 'Write it in `${{ }}`, such as `${{ secrets.NAME }}`.';
function readSecret(value) {
    const error = 'is the name of a secret or variable instead of its value';
    return bareExpression.test(value) ? { error, hint: expressionHint } : readText(value);
}
function readToken(value) {
    if (/^(?:Bearer |[A-Z_]+=)/.test(value))
        return { error: 'begins with `Bearer` or the name of a variable', hint: 'Set it to the token alone.' };
    if (value === '' || value.length >= 8)
        return readSecret(value);
    const error = `has ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(value.length, 'character')}; a token has 8 or more`;
    return { error, hint: 'Set it to the whole token.' };
}
function readSecretAssignments(raw) {
    const read = readAssignments(raw);
    const bare = 'value' in read ? read.value.find(({ value }) => bareExpression.test(value)) : undefined;
    if (bare === undefined)
        return read;
    const error = `sets \`${bare.name}\` to the name of a secret or variable instead of its value`;
    return { error, hint: expressionHint };
}
function readLine(value) {
    if (!/[\r\n]/.test(value))
        return readText(value);
    return { error: 'has several lines', hint: 'Set it to one value, on one line.' };
}
function readBoolean(raw) {
    if (/^(?:true|True|TRUE|[1tT])$/.test(raw))
        return { value: true };
    if (/^(?:false|False|FALSE|[0fF])$/.test(raw))
        return { value: false };
    return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(raw)}, which is not a valid boolean`, hint: 'Use `true` or `false`.' };
}
function readChoice(raw, choices, synonyms, hint) {
    const value = choices.find((option) => option === raw);
    if (value !== undefined)
        return { value };
    const word = synonyms.get(raw.toLowerCase()) ?? raw;
    return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(raw)}, which is not a valid value`, hint: (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .suggest */ .ZA)(word, choices, hint) };
}
function readList(raw) {
    return raw
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
function readLists(raw) {
    return raw
        .split(/\n\s*\n/)
        .map(readList)
        .filter((items) => items.length > 0);
}
function describeLists(several) {
    return several.map((items) => items.join(', ')).join(' → ');
}
const unitSeconds = new Map(Object.entries({ d: 24 * 3600, h: 3600, m: 60, s: 1 }));
const maxDurationSeconds = 24 * 3600;
function readDuration(raw) {
    const hint = 'Write a duration such as `90s`, `10m` or `1h30m`.';
    if (!/^(\d+[hms])+$/.test(raw))
        return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(raw)}, which is not a valid duration`, hint };
    const seconds = parseSeconds(raw);
    if (seconds >= 1 && seconds <= maxDurationSeconds)
        return { value: seconds * 1000 };
    return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(raw)}, which is not between 1s and 24h`, hint };
}
const maxAgeSeconds = 10 * 365 * 24 * 3600;
function readAge(raw) {
    if (/^0[dhms]?$/.test(raw))
        return { value: 0 };
    const hint = 'Write a duration such as `30d`, `12h` or `90s`, or `0`.';
    if (!/^(\d+[dhms])+$/.test(raw))
        return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(raw)}, which is not a valid duration`, hint };
    const seconds = parseSeconds(raw);
    if (seconds <= maxAgeSeconds)
        return { value: seconds * 1000 };
    return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(raw)}, which is more than ten years`, hint };
}
function parseSeconds(raw) {
    const parts = [...raw.matchAll(/(?<!\d)(\d+)([dhms])/g)];
    return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (unitSeconds.get(unit ?? '') ?? 0), 0);
}
function readCount(raw) {
    const value = Number(raw);
    if (/^\d{1,9}$/.test(raw) && value >= 1)
        return { value };
    return { error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(raw)}, which is not a valid count`, hint: 'Use a whole number, 1 or more.' };
}
const variableName = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;
const assignmentHint = 'Write one `name=value` per line. A value of several lines starts with `name<<END` and ends with `END`.';
function readAssignments(raw) {
    const lines = [...parseLines(raw)];
    const invalidLines = lines.filter(({ assignment }) => assignment === undefined || !variableName.test(assignment.name));
    if (invalidLines.length === 0)
        return { value: lines.flatMap(({ assignment }) => assignment ?? []) };
    const numbers = invalidLines.map(({ number }) => String(number));
    const openLine = lines.find(({ isUnclosed }) => isUnclosed);
    if (openLine !== undefined)
        return { error: `is not valid: the value that begins in line ${openLine.number} has no end`, hint: assignmentHint };
    const which = numbers.length === 1 ? `line ${numbers[0]} is` : `lines ${numbers.join(', ')} are`;
    return { error: `is not valid: ${which} not \`name=value\``, hint: assignmentHint };
}
function* parseLines(raw) {
    const lines = raw.split(/\r?\n/);
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (line.trim() === '')
            continue;
        const number = at + 1;
        const blockStart = /^\s*([^=<\s]+)<<(\S+)\s*$/.exec(line);
        const [, name = '', marker = ''] = blockStart ?? [];
        const end = blockStart === null ? -1 : lines.findIndex((candidate, index) => index > at && candidate.trim() === marker);
        const equals = line.indexOf('=');
        if (end !== -1) {
            yield { number, assignment: { name, value: lines.slice(at + 1, end).join('\n') }, isUnclosed: false };
            at = end;
        }
        else {
            const assignment = { name: line.slice(0, equals).trim(), value: line.slice(equals + 1) };
            const isUnclosed = blockStart !== null;
            yield { number, assignment: isUnclosed || equals === -1 ? undefined : assignment, isUnclosed };
        }
    }
}
function formatAssignments(entries) {
    return entries.map(formatAssignment).join('\n');
}
function formatAssignment({ name, value }) {
    if (value === value.trim() && !/[\r\n]/.test(value))
        return `${name}=${value}`;
    const lines = new Set(value.split('\n').map((line) => line.trim()));
    let end = 'END';
    while (lines.has(end))
        end += '_';
    return `${name}<<${end}\n${value}\n${end}`;
}
function joinAssignments(first, second) {
    const firstAssignments = readAssignments(first);
    const others = readAssignments(second);
    if ('error' in firstAssignments || 'error' in others)
        return first;
    const names = new Set(firstAssignments.value.map(({ name }) => name));
    return `${first}\n${formatAssignments(others.value.filter(({ name }) => !names.has(name)))}`;
}
function listRepeated(settings) {
    const byName = Map.groupBy(settings, ({ name }) => name);
    return [...byName].flatMap(([name, { length }]) => (length > 1 ? [name] : []));
}
const minHideableCharacters = 4;
function isHideable(value) {
    return value.trim().length >= minHideableCharacters && !/^(?:true|false|null|undefined)$/i.test(value.trim());
}
function listSecretValues(raw) {
    const lines = [...parseLines(raw)];
    const values = lines.map(({ number, assignment }) => assignment?.value ?? raw.split(/\r?\n/)[number - 1] ?? '');
    return values.map((value) => value.trim()).filter(isHideable);
}


/***/ }),

/***/ 9244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readPattern),
/* harmony export */   b: () => (/* binding */ matchesWhole)
/* harmony export */ });
const maxTextLength = 200;
function readPattern(text) {
    const hint = 'Write a name or a value such as `DB_*`, in which `*` stands for any text.';
    if (/^\**$/.test(text))
        return { error: `contains the pattern \`${text}\`, which matches everything`, hint };
    if (/^\/.*\/[a-z]*$|^\^|\$$|^\.\*|\.\*$|\.\+|\\[dswb]|\([^()]*\|/.test(text))
        return { error: `contains a regular expression (\`${text}\`), which is not supported`, hint };
    if (text.length > maxTextLength)
        return { error: `contains a pattern of ${text.length} characters; at most ${maxTextLength} are allowed`, hint };
    const pieces = text.toLowerCase().split('*');
    return {
        value: {
            text,
            matches: (name) => matchesWhole(pieces, name.toLowerCase()),
            isContainedIn: (value) => findInOrder(pieces, value.toLowerCase(), 0) !== -1,
        },
    };
}
function matchesWhole(pieces, name) {
    const first = pieces[0] ?? '';
    const last = pieces.at(-1) ?? '';
    if (pieces.length === 1)
        return name === first;
    if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length)
        return false;
    const end = findInOrder(pieces.slice(1, -1), name, first.length);
    return end !== -1 && end <= name.length - last.length;
}
function findInOrder(pieces, text, from) {
    let at = from;
    for (const piece of pieces) {
        const index = text.indexOf(piece, at);
        if (index === -1)
            return -1;
        at = index + piece.length;
    }
    return at;
}


/***/ }),

/***/ 4217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ planningInputs),
/* harmony export */   h: () => (/* binding */ readPlanningInputs)
/* harmony export */ });
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3956);
/* harmony import */ var _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5539);
/* harmony import */ var _job_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2811);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6981);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6907);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5148);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3337);







const planningInputs = {
    ..._connection_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu,
    ..._connection_js__WEBPACK_IMPORTED_MODULE_0__/* .uiInputs */ .aN,
    ..._job_files_js__WEBPACK_IMPORTED_MODULE_2__/* .jobFileInputs */ .bM,
    submission: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM,
        default: 'true',
        inFile: true,
        text: 'Store the source of the job and its variables for the Nomad UI, without values that are or may be secret.',
    },
    'preserve-counts': _shared_js__WEBPACK_IMPORTED_MODULE_6__/* .preserveCounts */ .rx,
    stages: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .lists */ .k8,
        inFile: true,
        text: 'Order of the registration: a list of lists of paths and globs. A stage starts when all jobs of the previous stage are healthy or complete. Files in no stage come last.',
    },
    'policy-override': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM,
        default: 'false',
        text: 'Override soft-mandatory Sentinel policies (Nomad Enterprise).',
    },
    ..._review_js__WEBPACK_IMPORTED_MODULE_5__/* .reviewInputs */ .Oc,
    'stop-removed': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM,
        default: 'false',
        inFile: true,
        text: 'After the merge, stop the jobs whose files the pull request removes. Set it to the same value in plan and register.',
    },
    children: _shared_js__WEBPACK_IMPORTED_MODULE_6__/* .children */ .Y_,
    ..._github_js__WEBPACK_IMPORTED_MODULE_1__/* .commentInputs */ .XK,
    ..._redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .redactionInputs */ .Zz,
    verbose: _redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .verbose */ .B6,
    timeout: _shared_js__WEBPACK_IMPORTED_MODULE_6__/* .timeout */ .wR,
};
function readPlanningInputs(values, source, lateValues) {
    const { errors } = source;
    const nomad = (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .dC)(values, source);
    return {
        ...values,
        nomad,
        jobFiles: { ...(0,_job_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readJobFileInputs */ .l3)(values, source, lateValues), stages: values.stages },
        redaction: (0,_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .readRedaction */ .s8)(values, source),
        comment: (0,_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W3)(values, errors),
        review: { mode: values.review, keys: (0,_review_js__WEBPACK_IMPORTED_MODULE_5__/* .readSigningKeyInput */ .Z)(values, errors) },
        ui: (0,_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readUiAddress */ .Fs)(values, nomad, errors),
    };
}


/***/ }),

/***/ 2896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   LG: () => (/* binding */ listSecretTexts),
/* harmony export */   R5: () => (/* binding */ readInput)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1542);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7751);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1352);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4482);






function listSecretTexts(env, table) {
    const inputs = Object.entries(table);
    const texts = inputs
        .filter(([, { kind }]) => kind.secret === 'text')
        .flatMap(([name, input]) => [env[(0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .nameVariable */ .kQ)(name)] ?? '', input.env === undefined ? '' : (env[input.env] ?? '')])
        .flatMap((text) => (text.trim() === '' ? [] : [text, text.trim(), ...deriveBasicAuthSecrets(text.trim())]));
    const values = inputs
        .filter(([, { kind }]) => kind.secret === 'values')
        .flatMap(([name]) => (0,_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .listSecretValues */ .D_)(env[(0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .nameVariable */ .kQ)(name)] ?? ''));
    return [...new Set([...texts, ...values, ...(0,_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .listRegistryTokens */ .EP)(env).map(({ token }) => token)])].filter(_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isHideable */ .TF);
}
function deriveBasicAuthSecrets(text) {
    const password = /^[^:\s]+:(\S{4,})$/.exec(text)?.[1];
    return password === undefined ? [] : [password, Buffer.from(text).toString('base64')];
}
function readInput(name, input, env, errors) {
    const read = input.kind.read((0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readGivenInput */ .g8)(env, name, input)?.text ?? formatDefault(input));
    return errors.takeValue(name, read) ?? errors.takeValue(name, input.kind.read(formatDefault(input)));
}
function readInputs(mode, { table, all, keys, listModes }, env, errors) {
    const values = {};
    for (const [name, input] of Object.entries(all)) {
        const setting = (0,_input_js__WEBPACK_IMPORTED_MODULE_1__/* .readGivenInput */ .g8)(env, name, input);
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isFileKey */ .eF)(name) && setting?.fromEnv === false && !keys.has(name))
            errors.add(name, 'is a key of the configuration file', `Set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSetting */ .w5)(name)}.`, 'unused-input');
        else if (!(name in table) && setting !== undefined && isSetByUser(setting, input))
            errors.add(name, `is not used by \`mode: ${mode}\``, `Remove it, or set a mode that uses it: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .codeList */ .E5)(listModes(name))}.`, 'unused-input');
        const value = readInput(name, table[name] ?? input, env, errors);
        if (name in table)
            values[name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())] = value;
    }
    for (const name of findUnknown(env, all)) {
        const replacement = _suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .formerNames */ .ao.get(name.replaceAll('_', '-'));
        if (replacement !== undefined && (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettingName */ .Qb)(replacement) in table)
            errors.addFormer(name, replacement);
        else if (all['mode']?.kind.choices?.includes(name) === true)
            errors.add(name, 'does not exist', `To use this mode, set \`mode: ${name}\`.`, 'unused-input');
        else
            errors.addUnknown(name, suggestName(name, Object.keys(table)));
    }
    return values;
}
function isSetByUser({ text, fromEnv }, input) {
    return !fromEnv && text !== input.default && input.default?.startsWith('${{') !== true;
}
function formatDefault({ kind, default: usual }) {
    if (usual === undefined)
        return kind.empty ?? '';
    return usual.startsWith('${{') ? '' : usual;
}
function findUnknown(env, all) {
    const knownVariables = new Set(Object.keys(all).map(_input_js__WEBPACK_IMPORTED_MODULE_1__/* .nameVariable */ .kQ));
    return Object.keys(env)
        .filter((variable) => variable.startsWith('INPUT_') && !knownVariables.has(variable))
        .map((variable) => variable.slice('INPUT_'.length).toLowerCase());
}
function suggestName(name, modeInputs) {
    const word = name.replaceAll('_', '-').replace(/^nomad-/, '');
    const exact = modeInputs.find((input) => input === `module-${word}`);
    return exact ?? (0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .findNearest */ .qg)(word, modeInputs) ?? findOnlySuffixMatch(word, modeInputs);
}
function findOnlySuffixMatch(word, names) {
    const [only, ...others] = names.filter((name) => name.endsWith(`-${word}`));
    return others.length === 0 ? only : undefined;
}


/***/ }),

/***/ 6907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ verbose),
/* harmony export */   QZ: () => (/* binding */ revealInput),
/* harmony export */   Zz: () => (/* binding */ redactionInputs),
/* harmony export */   ce: () => (/* binding */ readPatterns),
/* harmony export */   s8: () => (/* binding */ readRedaction)
/* harmony export */ });
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9244);


const revealInput = {
    reveal: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_,
        text: 'Names whose values to show, such as `Env[LOG_*]`, and files outside git whose content to show, one per line. A value that looks like a secret stays hidden.',
    },
};
const redactionInputs = {
    redact: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choose */ .Sw(['default', 'all-values', 'none']),
        default: 'default',
        inFile: ['default', 'all-values'],
        text: 'Values to hide: `default` hides values that may be secret, `all-values` hides all, `none` only tokens and values that look like a secret.',
    },
    'redact-patterns': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_,
        mayBeSecret: true,
        text: 'More names or values to hide, one per line; `*` matches any text.',
    },
    ...revealInput,
};
const verbose = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM,
    default: 'false',
    inFile: true,
    text: 'Show new and deleted jobs field by field.',
};
function readRedaction({ redact: mode, redactPatterns, reveal }, { isFromFork, errors }) {
    if (mode === 'none' && isFromFork) {
        const hint = 'Use `default`: the author of a fork could make the run show values of the running job.';
        errors.add('redact', 'is `none`, which is not allowed on pull requests from forks, and on events that may be about one', hint);
    }
    const patterns = readPatterns('redact-patterns', redactPatterns, errors);
    return { mode, patterns, reveal: readPatterns('reveal', reveal, errors) };
}
function readPatterns(name, texts, errors) {
    return texts.flatMap((text) => errors.takeValue(name, (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .readPattern */ .Z)(text)) ?? []);
}


/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: () => (/* binding */ listRegistryTokens),
/* harmony export */   P4: () => (/* binding */ registryInputs),
/* harmony export */   _5: () => (/* binding */ readRegistry),
/* harmony export */   oR: () => (/* binding */ moduleInputs),
/* harmony export */   td: () => (/* binding */ publicRegistry)
/* harmony export */ });
/* harmony import */ var _clients_http_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2442);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(838);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6981);
/* harmony import */ var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3337);





const registryInputs = {
    'registry-address': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
        default: 'https://app.terraform.io',
        text: 'Address of the module registry: HCP Terraform, or your Terraform Enterprise server.',
    },
    'registry-token': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .token */ .Sh,
        text: 'Token of the module registry: a user or team token that can manage modules; for mode `check-modules`, a token that can read them. Environment variable: `TF_TOKEN_<host>`, such as `TF_TOKEN_app_terraform_io`.',
    },
    insecure: _shared_js__WEBPACK_IMPORTED_MODULE_4__/* .insecure */ .vU,
};
const moduleInputs = {
    ...registryInputs,
    module: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_,
        text: 'Terraform modules, one `organization/name/provider` or pattern such as `acme/*/*` per line; `!` excludes.',
    },
    'module-version': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
        text: 'Released version; in mode `reinstate`, the withdrawn version. If empty, the version in the tag.',
    },
    'tag-prefix': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq,
        text: "Prefix of the module's tags, such as `network-`; if empty, the prefix in the registry, or the name of the module.",
    },
    policy: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .choose */ .Sw(['keep-latest', 'per-major', 'per-minor', 'older-than-release', 'range', 'explicit']),
        default: 'keep-latest',
        text: 'Versions to keep. `keep-latest`: the newest; `per-major`, `per-minor`: the newest of each line; `older-than-release`: the released version and newer ones; `range`: versions outside the input `range`; `explicit`: all except `versions`.',
    },
    keep: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9,
        default: '1',
        text: 'Number of the newest stable versions to keep, overall or of each line.',
    },
    range: { kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, text: 'Versions that the policy may deprecate, such as `<2.0.0`, in npm syntax.' },
    versions: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_,
        text: 'Versions to deprecate regardless of the policy, one per line; in mode `reinstate` with `policy: explicit`, versions to reinstate.',
    },
    protect: { kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_, text: 'Versions or ranges that are never deprecated, one per line, such as `1.4.x`.' },
    prereleases: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .choose */ .Sw(['superseded', 'all', 'ignore', 'same-rule']),
        default: 'superseded',
        text: 'Prereleases to deprecate, regardless of `keep`, `range` and `min-age`. `superseded`: if their release, a newer prerelease of it or a newer stable version exists. `all`: all. `ignore`: none. `same-rule`: like stable versions.',
    },
    'min-age': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .age */ .KW,
        default: '0',
        text: 'Minimum age of a version that the policy deprecates, such as `30d` or `12h`. Ignored by mode `reinstate`.',
    },
    'only-older-than': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .choose */ .Sw(['released', 'newest']),
        default: 'released',
        text: '`released` keeps versions newer than the released one; `newest` evaluates them as well.',
    },
    'max-changes': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9,
        default: '50',
        text: 'Maximum number of changes, over all modules. If more versions would change, none does.',
    },
    'dry-run': _shared_js__WEBPACK_IMPORTED_MODULE_4__/* .dryRun */ .PA,
    timeout: _shared_js__WEBPACK_IMPORTED_MODULE_4__/* .timeout */ .wR,
};
const publicRegistry = 'registry.terraform.io';
function readRegistry(values, { env, errors }, access) {
    const read = (0,_address_js__WEBPACK_IMPORTED_MODULE_2__/* .readAddress */ .zq)(values.registryAddress ?? '', {
        example: 'app.terraform.io',
        credentials: `Set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeSetting */ .w5)('registry-token')} instead, and remove the credentials from the address.`,
        hasPath: true,
    });
    const address = errors.takeValue('registry-address', read, 'invalid-address');
    if (address === undefined)
        return { address: _address_js__WEBPACK_IMPORTED_MODULE_2__/* .noAddress */ .U0, token: undefined };
    const token = values.registryToken ?? listRegistryTokens(env).find(({ host }) => host === address.host)?.token;
    if (address.protocol === 'http:' && !(0,_clients_http_host_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U)(address) && values.insecure !== 'http')
        (0,_address_js__WEBPACK_IMPORTED_MODULE_2__/* .addPlainHttp */ .YT)('registry-address', address, 'token', errors);
    if (token === undefined && (access === 'manages' || address.host !== publicRegistry)) {
        const tokenDescription = access === 'manages' ? 'of a user or a team with the permission to manage modules' : 'that can read the modules';
        const variable = `TF_TOKEN_${address.hostname.replaceAll('-', '__').replaceAll('.', '_')}`;
        const hint = `Set it to the token ${tokenDescription}${address.port === '' ? `, or set \`${variable}\`` : ''}.`;
        errors.addMissing('registry-token', hint);
    }
    return { address, token };
}
function listRegistryTokens(env) {
    return Object.entries(env).flatMap(([name, text]) => {
        const token = text?.trim();
        if (!name.startsWith('TF_TOKEN_') || !token)
            return [];
        return [{ host: name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.').toLowerCase(), token }];
    });
}


/***/ }),

/***/ 5148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ reviewInputs),
/* harmony export */   RJ: () => (/* binding */ readApprovals),
/* harmony export */   Z: () => (/* binding */ readSigningKeyInput),
/* harmony export */   xV: () => (/* binding */ approvalInputs)
/* harmony export */ });
/* unused harmony export parseSigningKeys */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);



const reviewInputs = {
    review: {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .choose */ .Sw(['required', 'ignore']),
        default: 'required',
        text: '`required` registers only the plan that was reviewed on the merged pull request; `ignore` registers any commit of an accepted branch, with a warning.',
    },
    'signing-key': {
        kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .secret */ .rJ,
        text: 'Key that signs the reviewed plan, at least 16 bytes, the same in all workflows. Without it, nothing can be registered after a review. To rotate it, write one key per line: the first signs, all verify.',
    },
};
function parseSigningKeys(text) {
    const secrets = text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    const [first, ...others] = secrets.map((secret) => ({ id: deriveKeyId(secret), secret }));
    return first === undefined ? undefined : [first, ...others];
}
function deriveKeyId(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`outrider signing key\n${secret}`).digest('hex').slice(0, 8);
}
const minKeyBytes = 16;
function readSigningKeyInput({ signingKey = '' }, errors) {
    const keys = parseSigningKeys(signingKey);
    const lines = signingKey.split(/\r?\n/).map((line) => line.trim());
    const at = lines.findIndex((line) => line !== '' && (/\s/.test(line) || Buffer.byteLength(line) < minKeyBytes));
    const badLine = lines[at];
    if (badLine !== undefined) {
        const problem = /\s/.test(badLine)
            ? `has white space in line ${at + 1}: each line is a key, and the first line of a key file (PEM, SSH) is not secret`
            : `has ${Buffer.byteLength(badLine)} bytes in line ${at + 1}; each line is a key of at least ${minKeyBytes} bytes`;
        errors.add('signing-key', problem, 'Create a key with `openssl rand -base64 32`.');
    }
    return keys;
}
const approvalInputs = {
    approvals: {
        kind: { read: parseApprovals },
        default: '0',
        text: 'Number of approving reviews that mode `register` requires, 0 to 20, with an optional minimum role (default: `write`): `2`, or `2 maintain`.',
    },
};
const maxApprovals = 20;
function parseApprovals(text) {
    const [, digits, word = 'write'] = /^(\d{1,2})(?:\s+(\S+))?$/.exec(text) ?? [];
    const role = ['write', 'maintain', 'admin'].find((candidate) => candidate === word);
    const neededCount = Number(digits);
    if (role !== undefined && neededCount <= maxApprovals)
        return { value: { needed: neededCount, role } };
    return {
        error: `is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}, which is not a number of approvals`,
        hint: 'Use a whole number from 0 to 20, and a role such as in `2 maintain`: `write`, `maintain` or `admin`.',
    };
}
function readApprovals({ approvals, review }, errors) {
    if (approvals.needed > 0 && review === 'ignore')
        errors.addConflict('approvals', 'has no effect with `review: ignore`', 'Remove one of the two inputs.');
    return approvals;
}


/***/ }),

/***/ 3337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ config),
/* harmony export */   KA: () => (/* binding */ waitOrPlaced),
/* harmony export */   PA: () => (/* binding */ dryRun),
/* harmony export */   Pb: () => (/* binding */ onlyChanged),
/* harmony export */   Y_: () => (/* binding */ children),
/* harmony export */   bU: () => (/* binding */ githubToken),
/* harmony export */   cA: () => (/* binding */ environment),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   rx: () => (/* binding */ preserveCounts),
/* harmony export */   uk: () => (/* binding */ wait),
/* harmony export */   vU: () => (/* binding */ insecure),
/* harmony export */   wR: () => (/* binding */ timeout)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);


const timeout = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0,
    default: '10m',
    text: 'Maximum duration of the run, such as `90s`, `10m` or `1h`.',
};
const wait = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .choose */ .Sw(['complete', 'false'], { true: 'complete', placed: 'complete' }),
    default: 'complete',
    text: 'What to wait for. `complete`: until the rollout is healthy, or all tasks of a batch job have ended. `placed`: until the rollout is healthy, or a batch job is placed. `false`: do not wait.',
};
const waitOrPlaced = { ...wait, kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .choose */ .Sw(['complete', 'placed', 'false'], { true: 'complete' }) };
const dryRun = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    default: 'false',
    text: 'Report what the run would change, and change nothing.',
};
const githubToken = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .token */ .Sh,
    default: '${{ github.token }}',
    text: 'GitHub token. The comment needs `pull-requests: write`; `only-changed` alone needs `pull-requests: read`; mode `drift` needs `issues: write`; mode `restart` needs `actions: read`.',
};
const onlyChanged = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    default: 'false',
    inFile: true,
    text: 'On a pull request, process only the files that it changes, and job files whose variable files or included files it changes.',
};
const children = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
    default: 'false',
    inFile: true,
    text: 'Also stop the child jobs of a parameterized or periodic job: in mode `stop`, and with `stop-removed`.',
};
const meta = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .assignments */ .TT,
    text: 'Metadata of the dispatched job, one `name=value` per line.',
};
const insecure = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseOptional */ .k$(['tls', 'http'], "Use `tls` (do not verify Nomad's certificate) or `http` (send the token over plain HTTP)."),
    text: "Accept that anyone on the network path can read the token: `tls` does not verify Nomad's certificate, `http` sends tokens to another machine over plain HTTP.",
};
const preserveCounts = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .choose */ .Sw(['autoscaled', 'true', 'false'], { all: 'true', none: 'false' }),
    default: 'autoscaled',
    inFile: true,
    text: 'Counts of the running job that mode `register` keeps: `autoscaled`, those of groups with an enabled `scaling` block; `true`, all; `false`, none.',
};
const config = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    default: _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .configurationPath */ .yD,
    text: 'Path of the configuration file, whose values apply to inputs that the workflow does not set. At the default path, it is optional.',
};
const environment = {
    kind: _kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    default: 'default',
    text: "Selects a section of `environments` in the configuration file. Each name has its own comment and drift issue: use the same name in plan, register, drift and commands. In the reusable `register.yml`, it also selects GitHub's environment; elsewhere, the two are unrelated.",
};


/***/ }),

/***/ 1352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZA: () => (/* binding */ suggest),
/* harmony export */   aM: () => (/* binding */ suggestLines),
/* harmony export */   ao: () => (/* binding */ formerNames),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   n5: () => (/* binding */ findGitText),
/* harmony export */   qg: () => (/* binding */ findNearest)
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4482);

const maxQuotedInput = 80;
function quote(text) {
    return JSON.stringify(text.length > maxQuotedInput ? `${text.slice(0, maxQuotedInput)}…` : text);
}
function findNearest(word, candidates) {
    const lowerCase = word.toLowerCase();
    const similar = candidates.filter((candidate) => Math.abs(candidate.length - word.length) <= 2);
    const scores = similar.map((candidate) => ({ candidate, edits: countEdits(lowerCase, candidate) }));
    const matches = scores.filter(({ candidate, edits }) => {
        const isShort = edits * 2 > word.length;
        return edits <= 2 && edits < word.length && (!isShort || candidate[0] === lowerCase[0]);
    });
    return matches.toSorted((a, b) => a.edits - b.edits)[0]?.candidate;
}
function suggest(word, names, fallback = `Use one of ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .codeList */ .E5)(names)}.`) {
    const nearest = findNearest(word, names);
    return nearest === undefined ? fallback : `Did you mean \`${nearest}\`?`;
}
function suggestLines(item) {
    const isItem = !/^["'[-]|["']$|[,\s]/.test(item.replaceAll(/\{[^{}]*\}/g, ''));
    return isItem ? undefined : 'Write one item per line, without quotes, dashes, commas or comments.';
}
function findGitText(text) {
    if (text.startsWith('version https://git-lfs.github.com/spec/'))
        return { line: 1, problem: 'the pointer of a file in Git LFS', hint: 'Set `lfs: true` in `actions/checkout`.' };
    const offset = text.search(/^<{7} /m);
    const line = text.slice(0, offset).split('\n').length;
    return offset === -1 ? undefined : { line, problem: 'a conflict marker of Git', hint: 'Resolve the merge conflict.' };
}
function countEdits(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}
const formerNames = new Map([
    ['allow-http', 'insecure: http'],
    ['approvers', 'approvals: 2 maintain'],
    ['comment-id', 'environment: staging'],
    ['fail-fast', 'stages: [[jobs/db.nomad.hcl], [jobs/web.nomad.hcl]]'],
    ['files', 'job-files: jobs/*.nomad.hcl'],
    ['group', 'groups: app'],
    ['include-meta', 'reveal: Meta[*]'],
    ['issue-id', 'environment: staging'],
    ['jobs', 'job-files: jobs/*.nomad.hcl'],
    ['key', 'signing-key'],
    ['nomad-addr', 'address: https://nomad.example:4646'],
    ['payload-base64', 'payload-file: payload.bin'],
    ['payloads-file', 'dispatches-file: parts.jsonl'],
    ['prefix', 'filter: ID matches "^web-"'],
    ['promote-after', 'promote: after 10m'],
    ['redaction', 'redact: all-values'],
    ['reviewers', 'approvals: 2'],
    ['sign-key', 'signing-key'],
    ['tls-skip-verify', 'insecure: tls'],
]);


/***/ }),

/***/ 8811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ formatRepositoryName),
/* harmony export */   Op: () => (/* binding */ maxPathLength),
/* harmony export */   TZ: () => (/* binding */ describeNonFile),
/* harmony export */   UV: () => (/* binding */ describeMissing),
/* harmony export */   kc: () => (/* binding */ expandHome),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   o3: () => (/* binding */ describeDangling),
/* harmony export */   pM: () => (/* binding */ locateFile)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6590);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6090);





const maxPathLength = 4096;
const tooLong = { problem: `has more than ${maxPathLength} characters`, hint: 'Name a file in the repository.' };
function expandHome(path) {
    return path === '~' || path.startsWith('~/') ? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)() + path.slice(1) : path;
}
function resolvePath(path, { directory }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, path);
}
function locateFile(path, base) {
    if (path.includes('\0'))
        return { problem: 'is not a valid path', hint: 'Remove the NUL character.' };
    if (path.length > maxPathLength)
        return tooLong;
    const full = resolvePath(expandHome(path), base);
    const target = (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_4__/* .locateInside */ .t3)(full, base.workspace);
    return 'problem' in target ? target : { ...target, name: formatRepositoryName(full, base) };
}
function formatRepositoryName(path, { workspace }) {
    return (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRelativeName */ .PR)(workspace, path);
}
function describeMissing(path, { danglingLink }, base) {
    if (danglingLink !== undefined)
        return describeDangling(danglingLink);
    const elsewhere = locateFile(path, { ...base, directory: base.alternative.directory });
    const from = formatRepositoryName(base.directory, base);
    const location = `in ${from === '' ? 'the workspace' : `\`${from}\``}`;
    if ('problem' in elsewhere || elsewhere.stats === undefined) {
        const to = base.alternative.setting === 'job-file'
            ? '`working-directory`, as for the Nomad CLI, not to the job file'
            : 'the directory of the job file, because `file-base` is `job-file`';
        return { problem: `does not exist ${location}`, hint: `Paths are relative to ${to}.`, failsInNomadToo: true };
    }
    const folder = base.alternative.setting === 'job-file' ? 'the job file' : 'the working directory';
    const hint = `\`${elsewhere.name}\` exists relative to ${folder}: write \`${(0,_files_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .formatRelativeName */ .PR)(base.directory, elsewhere.path)}\`, or set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeSetting */ .w5)(`file-base: ${base.alternative.setting}`)}.`;
    return { problem: `does not exist ${location}`, hint, failsInNomadToo: true };
}
function describeDangling(link) {
    return {
        problem: `does not exist: the symbolic link \`${link}\` is broken`,
        hint: 'Correct the link, or replace it with a file.',
        failsInNomadToo: true,
    };
}
function describeNonFile(stats) {
    return stats.isDirectory()
        ? { problem: 'is a directory', hint: 'Name a file in it.', failsInNomadToo: true }
        : { problem: 'is not a regular file', hint: 'Name a regular file.', failsInNomadToo: true };
}


/***/ }),

/***/ 409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ readBlockBody),
/* harmony export */   AV: () => (/* binding */ readExpressionText),
/* harmony export */   Gr: () => (/* binding */ readBlock),
/* harmony export */   fi: () => (/* binding */ listEntries),
/* harmony export */   l9: () => (/* binding */ listStatements),
/* harmony export */   lX: () => (/* binding */ readFileBody),
/* harmony export */   vj: () => (/* binding */ splitArguments)
/* harmony export */ });
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3327);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);


function readFileBody(hcl) {
    return readHclBody(hcl, 0, hcl.kinds.length);
}
function readBlockBody(hcl, block) {
    return readHclBody(hcl, block.opener + 1, Math.min(hcl.closes[block.opener] ?? 0, hcl.kinds.length));
}
function readHclBody(hcl, from, to) {
    const attributes = [];
    const blocks = [];
    const unexpectedParts = [];
    for (let at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, from, to, 'skip'); at < to; at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, at, to, 'skip')) {
        const read = hcl.kinds[at] === 'name' ? (readAttribute(hcl, at, to) ?? readBlock(hcl, at, to)) : undefined;
        if (read === undefined) {
            const end = findStatementEnd(hcl, at, to);
            unexpectedParts.push({ hcl, from: at, to: end });
            at = end;
        }
        else if ('opener' in read) {
            blocks.push(read);
            at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .skipToken */ .hT)(hcl, read.opener);
        }
        else {
            attributes.push(read);
            at = findStatementEnd(hcl, read.expression.from, to);
        }
    }
    return { attributes, blocks, unexpected: unexpectedParts };
}
const maxNested = 100;
function* listStatements(hcl) {
    const open = [{ body: readFileBody(hcl), enclosing: [], isDynamic: false }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { body, enclosing, isDynamic } = next;
        for (const attribute of body.attributes)
            yield { enclosing, ...attribute, isStructure: isDynamic };
        const createStructure = (name, at, to) => {
            return { enclosing, name, at, expression: { hcl, from: at, to }, isStructure: true };
        };
        for (const { from, to } of body.unexpected)
            yield createStructure('', from, to);
        const inner = [];
        for (const block of body.blocks) {
            const { type, labels, at } = block;
            const isContent = isDynamic && type === 'content';
            const parent = type === 'dynamic' ? { type: labels[0] ?? '', label: undefined } : { type, label: labels[0] };
            if (enclosing.length > maxNested || (isDynamic && !isContent))
                yield createStructure(type, at, (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .skipToken */ .hT)(hcl, block.opener));
            else {
                const place = { enclosing: isContent ? enclosing : [...enclosing, parent], isDynamic: type === 'dynamic' };
                inner.push({ body: readBlockBody(hcl, block), ...place });
            }
        }
        for (const entry of inner.toReversed())
            open.push(entry);
    }
}
function findStatementEnd(hcl, from, to) {
    let at = from;
    while (at < to && hcl.kinds[at] !== 'newline')
        at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .skipToken */ .hT)(hcl, at);
    return Math.min(at, to);
}
function readAttribute(hcl, at, to) {
    const character = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, at + 1, to);
    if (character >= to || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, character) !== '=')
        return undefined;
    const from = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, character + 1, to);
    const end = trimEnd(hcl, from, findStatementEnd(hcl, from, to));
    return { name: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, at), at, expression: { hcl, from, to: end } };
}
function trimEnd(hcl, from, to) {
    let end = to;
    while (end > from && ['space', 'comment', 'newline'].includes(hcl.kinds[end - 1] ?? ''))
        end--;
    return end;
}
function readBlock(hcl, start, to) {
    const labels = [];
    for (let at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, start + 1, to); at < to; at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .skipToken */ .hT)(hcl, at), to)) {
        const kind = hcl.kinds[at];
        if (kind === 'open' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, at) === '{')
            return { type: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, start), labels, at: start, opener: at };
        const label = readWord(hcl, at);
        if (label === undefined)
            return undefined;
        labels.push(label);
    }
    return undefined;
}
function readExpressionText({ hcl, from, to }) {
    return hcl.text.slice(hcl.starts[from], hcl.starts[to]);
}
function splitArguments(hcl, open) {
    const close = hcl.closes[open] ?? open;
    const ranges = [];
    let from = open + 1;
    for (let at = from; at < close; at = (hcl.closes[at] ?? at) + 1) {
        if (hcl.kinds[at] !== 'symbol' || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, at) !== ',')
            continue;
        ranges.push([from, at]);
        from = at + 1;
    }
    if ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, from, close, 'skip') < close)
        ranges.push([from, close]);
    return ranges;
}
function* listEntries({ hcl, from, to }) {
    for (let start = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, from, to, 'skip'); start < to;) {
        let end = start;
        while (end < to && hcl.kinds[end] !== 'newline' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, end) !== ',')
            end = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .skipToken */ .hT)(hcl, end);
        const sign = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .skipToken */ .hT)(hcl, start), end);
        const isKeyed = sign < end && ['=', ':'].includes((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, sign));
        const key = isKeyed ? readWord(hcl, start) : undefined;
        yield { key, expression: { hcl, from: key === undefined ? start : sign + 1, to: end } };
        start = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, Math.max(end, start + 1), to, 'skip');
        while (start < to && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, start) === ',')
            start = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, start + 1, to, 'skip');
    }
}
function readWord(hcl, at) {
    if (hcl.kinds[at] === 'quote')
        return (0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .y)(hcl, at);
    return hcl.kinds[at] === 'name' ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, at) : undefined;
}


/***/ }),

/***/ 832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ computed),
/* harmony export */   as: () => (/* binding */ readNumberConstant),
/* harmony export */   cW: () => (/* binding */ unresolvedNames),
/* harmony export */   tk: () => (/* binding */ readConstant)
/* harmony export */ });
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3327);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);


const computed = { problem: 'is computed' };
const unresolvedNames = {
    resolveVariable: () => computed,
    resolveLocal: () => computed,
    resolveAttribute: () => computed,
    call: () => computed,
};
const maxDepth = 50;
const maxConstantLength = 8192;
const tooLong = { problem: `has more than ${maxConstantLength} characters` };
function readConstant({ hcl, from, to }, resolver, depth = 0) {
    const at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, from, to, 'skip');
    if (depth > maxDepth || at >= to)
        return computed;
    const { value, end } = readTerm(hcl, at, to, resolver, depth);
    return (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, end, to, 'skip') < to ? computed : value;
}
function readTerm(hcl, at, to, resolver, depth) {
    const word = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, at);
    const close = hcl.closes[at] ?? at;
    const kind = hcl.kinds[at];
    if (kind === 'quote')
        return { value: readTemplateConstant(hcl, at, resolver, depth), end: close + 1 };
    if (kind === 'heredoc') {
        const text = (0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .y)(hcl, at);
        return { value: text === undefined ? computed : { text }, end: close + 1 };
    }
    if (kind === 'number')
        return { value: readNumberConstant(word), end: at + 1 };
    if (kind === 'name')
        return readName(hcl, at, to, resolver, depth);
    if (word !== '(')
        return { value: computed, end: to };
    return { value: readConstant({ hcl, from: at + 1, to: close }, resolver, depth + 1), end: close + 1 };
}
function readName(hcl, at, to, resolver, depth) {
    let { value, end } = readWholeName(hcl, at, to, resolver);
    while ('problem' in value && value.select !== undefined) {
        const sign = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, end, to, 'skip');
        const name = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, sign + 1, to, 'skip');
        const word = sign < to ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, sign) : '';
        const isName = word === '.' && hcl.kinds[name] === 'name';
        if (!isName && word !== '[')
            break;
        const close = isName ? name : (hcl.closes[sign] ?? to);
        const innerRange = { hcl, from: sign + 1, to: close };
        const key = isName ? { text: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, name) } : readConstant(innerRange, resolver, depth + 1);
        value = 'text' in key ? value.select(key.text) : { ...key, select: undefined };
        end = 'text' in value || value.select ? close + 1 : to;
    }
    return { value, end };
}
function readWholeName(hcl, at, to, resolver) {
    const word = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, at);
    const second = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, at + 1, to, 'skip');
    if (second < to && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, second) === '(') {
        const value = resolver.call(hcl, at, second);
        return { value, end: 'text' in value || value.select ? (hcl.closes[second] ?? to) + 1 : to };
    }
    if (word === 'true' || word === 'false')
        return { value: { text: word }, end: at + 1 };
    const third = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, second + 1, to, 'skip');
    if (third >= to || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, second) !== '.' || hcl.kinds[third] !== 'name')
        return { value: computed, end: to };
    const name = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, third);
    if (word === 'var')
        return { value: resolver.resolveVariable(name), end: third + 1 };
    if (word === 'local')
        return { value: resolver.resolveLocal(name), end: third + 1 };
    const value = resolver.resolveAttribute(`${word}.${name}`);
    return { value, end: 'text' in value ? third + 1 : to };
}
function readTemplateConstant(hcl, opener, resolver, depth) {
    let problem = computed;
    let length = 0;
    const text = (0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .y)(hcl, opener, (at) => {
        const close = hcl.closes[at] ?? at;
        if ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, at) !== '${' || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, close) !== '}')
            return undefined;
        const part = readConstant({ hcl, from: at + 1, to: close }, resolver, depth + 1);
        if ('problem' in part)
            problem = { ...part, select: undefined };
        else if ((length += part.text.length) > maxConstantLength)
            problem = tooLong;
        else
            return part.text;
        return undefined;
    });
    if (text === undefined)
        return problem;
    return length > 0 && text.length > maxConstantLength ? tooLong : { text };
}
function readNumberConstant(digits) {
    return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,8}[1-9])?$/.test(digits) ? { text: digits } : computed;
}


/***/ }),

/***/ 7580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ isJsonForm),
/* harmony export */   I4: () => (/* binding */ maxVariables),
/* harmony export */   Jn: () => (/* binding */ createUnterminatedError),
/* harmony export */   an: () => (/* binding */ explainUnterminated),
/* harmony export */   fY: () => (/* binding */ readJobText)
/* harmony export */ });
/* harmony import */ var _bodies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(409);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5380);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2027);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1352);





const maxVariables = 5000;
function readJobText(text, step) {
    const hcl = (0,_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .scanHcl */ .J)(text, step);
    const { blocks, unexpected } = (0,_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileBody */ .lX)(hcl);
    const declarations = new Map();
    const locals = new Map();
    for (const block of blocks) {
        const body = (0,_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlockBody */ .AC)(hcl, block);
        if (block.type === 'variable')
            declarations.set(block.labels[0] ?? '', readBlockDeclaration(hcl, block.at, body));
        for (const attribute of block.type === 'variables' ? body.attributes : []) {
            declarations.set(attribute.name, { ...createTypedDeclaration('', attribute), at: hcl.starts[attribute.at] ?? 0 });
        }
        for (const { name, expression } of block.type === 'locals' ? body.attributes : []) {
            locals.set(name, expression);
        }
    }
    const inert = blocks
        .filter(({ type }) => type === 'variable' || type === 'variables')
        .map(({ opener }) => [opener, hcl.closes[opener] ?? opener]);
    const job = blocks.find(({ type }) => (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .findNearest */ .qg)(type, ['job']) !== undefined);
    const label = job?.labels[0] ?? (job === undefined && unexpected.length === 0 ? undefined : '');
    return { hcl, label, declarations, locals, inert: new Map(inert) };
}
function readBlockDeclaration(hcl, at, body) {
    const find = (name) => body.attributes.find((attribute) => attribute.name === name);
    const type = find('type');
    const typeText = type === undefined ? '' : (0,_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readExpressionText */ .AV)(type.expression);
    return { ...createTypedDeclaration(typeText, find('default')), at: hcl.starts[at] ?? 0 };
}
function createTypedDeclaration(type, value) {
    const expression = value?.expression;
    const readsByType = type === 'string' || type === 'number' ? 'text' : 'expression';
    const reads = type === '' ? (expression === undefined ? 'text' : inferReads(expression)) : readsByType;
    return { type, reads, default: expression };
}
function inferReads({ hcl, from, to }) {
    const start = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, from) === '-' ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, from + 1, to) : from;
    const alone = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .findToken */ .fm)(hcl, (hcl.closes[start] ?? start) + 1, to, 'skip') >= to;
    const kind = hcl.kinds[start] ?? 'close';
    if (kind === 'name')
        return alone ? 'expression' : 'either';
    if (kind === 'open')
        return (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .readToken */ .AI)(hcl, start) === '(' ? 'either' : 'expression';
    return alone && ['quote', 'heredoc', 'number'].includes(kind) ? 'text' : 'either';
}
function isJsonForm(text) {
    return /^ *\{/.test(text);
}
const unterminatedHints = {
    string: 'Close it with `"` on the same line; write text of several lines as a heredoc (`<<EOT`).',
    heredoc: 'End it with a line that contains only its marker.',
};
function createUnterminatedError(broken, reason, locate) {
    const { problem, hint, at } = explainUnterminated(broken);
    const help = reason === 'input' ? 'invalid-variables' : reason;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ({ reason, message: `${problem}.`, location: locate(at), hint, help });
}
function explainUnterminated({ kind, at }) {
    return { problem: `The ${kind} that starts here is not closed`, hint: unterminatedHints[kind], at };
}


/***/ }),

/***/ 4116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ findOnlyKey),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   MO: () => (/* binding */ createStringLocator),
/* harmony export */   e9: () => (/* binding */ scanStrings),
/* harmony export */   pU: () => (/* binding */ foldKey),
/* harmony export */   rb: () => (/* binding */ explainInvalidJson),
/* harmony export */   sc: () => (/* binding */ decodeString)
/* harmony export */ });
/* harmony import */ var _clients_http_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8838);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(253);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6267);



const stepsPerString = 16;
function* scanStrings(text, step = () => undefined) {
    const open = [];
    for (let start = 0; start < text.length; start++) {
        const character = text[start];
        if (character === '{')
            open.push(new Set());
        else if (character === '}')
            open.pop();
        if (character !== '"')
            continue;
        const end = Math.min((0,_clients_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .findStringEnd */ .kj)(text, start) + 1, text.length);
        const source = text.slice(start, end);
        const keys = isFollowedByColon(text, end) ? open.at(-1) : undefined;
        const key = keys === undefined ? '' : (decodeString(source) ?? '');
        const isRepeated = keys?.has(key) === true;
        keys?.add(key);
        step(stepsPerString + (0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .countSteps */ .jg)(source.length));
        yield { start, source, isKey: keys !== undefined, isRepeated };
        start = end - 1;
    }
}
function decodeString(source) {
    try {
        return String(JSON.parse(source));
    }
    catch {
        return undefined;
    }
}
function createStringLocator(text, step) {
    let offsets;
    const indexFirstOffsets = () => new Map([...scanStrings(text, step)].toReversed().map(({ source, start }) => [source, start]));
    return (name) => (offsets ??= indexFirstOffsets()).get(JSON.stringify(name)) ?? 0;
}
function findOnlyKey(text, name) {
    const keys = [...scanStrings(text)].filter(({ source, isKey }) => isKey && foldKey(source) === foldKey(JSON.stringify(name)));
    return keys.length === 1 ? keys[0]?.start : undefined;
}
function foldKey(key) {
    return key.replace(/[A-Z\u017f\u212a]/g, (character) => character === '\u017f' ? 's' : character === '\u212a' ? 'k' : character.toLowerCase());
}
const { isRawJSON } = JSON;
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value);
}
function isFollowedByColon(text, from) {
    let at = from;
    while (' \t\r\n'.includes(text[at] ?? '-'))
        at++;
    return text[at] === ':';
}
function explainInvalidJson(text, cause) {
    const errorMessage = cause instanceof Error ? cause.message : '';
    const problem = /^(Unexpected token '.'|[^"]+?)(?:, | in JSON| at position|$)/su.exec(errorMessage)?.[1];
    const [, offset = findUnexpectedToken(text)] = / at position (\d+)/.exec(errorMessage) ?? [];
    const position = offset === undefined ? undefined : (0,_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .mapPositions */ .Z)(text).findPosition(Number(offset));
    return { problem: `The file is not valid JSON${problem === undefined ? '' : `: ${problem}`}`, ...position };
}
const maxSearchedLength = 64 * 1024;
function findUnexpectedToken(text) {
    if (text.length > maxSearchedLength)
        return undefined;
    let [low, high] = [0, text.length];
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (isIncompleteJson(text.slice(0, middle)))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function isIncompleteJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch (error) {
        const message = error instanceof Error ? error.message : '';
        return /end of JSON input|Unterminated/.test(message) || message.includes(` at position ${text.length} `);
    }
}


/***/ }),

/***/ 253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ mapPositions),
/* harmony export */   c: () => (/* binding */ applyEdits)
/* harmony export */ });
let segmenter;
function mapPositions(text) {
    let lines;
    const readLineStarts = () => (lines ??= listLineStarts(text));
    let last;
    const readColumns = (line) => {
        if (last?.line !== line)
            last = { line, columns: listColumnStarts(text, readLineStarts(), line) };
        return last.columns;
    };
    return {
        findPosition(offset) {
            const starts = readLineStarts();
            let low = 0;
            let high = starts.length;
            while (high - low > 1) {
                const middle = (low + high) >> 1;
                if ((starts[middle] ?? 0) <= offset)
                    low = middle;
                else
                    high = middle;
            }
            const columns = readColumns(low + 1);
            const end = columns.at(-1) ?? 0;
            const before = columns.findIndex((column) => column >= offset);
            return { line: low + 1, column: offset > end ? columns.length + offset - end : before + 1 };
        },
        findOffset({ line, column }) {
            const columns = readColumns(line);
            const beyond = (columns.at(-1) ?? text.length) + column - columns.length;
            return columns[column - 1] ?? Math.min(beyond, readLineStarts()[line] ?? text.length);
        },
    };
}
const maxColumns = 2000;
function listColumnStarts(text, starts, line) {
    const start = starts[line - 1] ?? text.length;
    const end = Math.min(starts[line] ?? text.length, start + maxColumns);
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return [...Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => start + index), end];
}
function listLineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
function applyEdits(text, edits) {
    const parts = [];
    let at = 0;
    for (const edit of edits) {
        parts.push(text.slice(at, edit.start), edit.text);
        at = edit.end;
    }
    const editedText = edits.length === 0 ? text : [...parts, text.slice(at)].join('');
    const [before, after] = [mapPositions(text), mapPositions(editedText)];
    return {
        text: editedText,
        original: (position) => edits.length === 0 ? position : before.findPosition(computeOriginalOffset(after.findOffset(position), edits)),
    };
}
function computeOriginalOffset(offset, edits) {
    let shift = 0;
    for (const { start, end, text } of edits) {
        if (offset < start + shift)
            break;
        if (offset < start + shift + text.length)
            return start;
        shift += text.length - (end - start);
    }
    return offset - shift;
}


/***/ }),

/***/ 5380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ scanHcl)
/* harmony export */ });
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);

const patternsByFirstCharacter = new Map([
    ...Array.from(' \t', (character) => [character, ['space', /[ \t]+/y]]),
    ...Array.from('\r\n', (character) => [character, ['newline', /\r?\n/y]]),
    ...Array.from('0123456789', (character) => [character, ['number', /\d(?:\.*(?:\d|[eE][+-]?\d))*/y]]),
    ...Array.from('#/', (character) => [character, ['comment', /(?:#|\/\/)[^\n]*/y]]),
]);
const namePattern = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const notInNames = new Set('()[]{}"=,.:;<>!?&|+-*~^`\'$%@\\');
const heredocStart = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
const stops = { quote: /["\\\n$%]/g, heredoc: /[\n$%]/g };
const stepsToScan = 8;
const brackets = { ')': '(', ']': '[' };
function scanHcl(text, step = () => undefined) {
    return new Scanner(text, step).scan();
}
class Scanner {
    #text;
    #step;
    #kinds = [];
    #starts = [];
    #closes = [];
    #frames = [];
    #markers = [];
    #braces = [];
    #at = 0;
    #commentsEnd = true;
    #broken;
    constructor(text, step) {
        this.#text = text;
        this.#step = step;
    }
    scan() {
        while (this.#at < this.#text.length) {
            const frame = this.#frames.at(-1) ?? 0;
            const kind = this.#frames.length === 0 ? 'open' : this.#kinds[frame];
            if (kind === 'quote')
                this.#scanQuote(frame);
            else if (kind === 'heredoc')
                this.#scanHeredoc();
            else
                this.#scanCode();
        }
        for (const frame of this.#frames) {
            this.#closes[frame] = this.#kinds.length;
            if (this.#kinds[frame] === 'quote' || this.#kinds[frame] === 'heredoc')
                this.#break(frame);
        }
        this.#starts.push(this.#text.length);
        const tokens = { kinds: this.#kinds, starts: this.#starts, closes: this.#closes };
        return { text: this.#text, ...tokens, broken: this.#broken, step: this.#step };
    }
    #take(kind, length) {
        this.#step(stepsToScan + (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .countSteps */ .jg)(length));
        this.#kinds.push(kind);
        this.#closes.push(this.#starts.length);
        this.#starts.push(this.#at);
        this.#at += length;
    }
    #open(kind, length) {
        this.#frames.push(this.#kinds.length);
        this.#take(kind, length);
    }
    #openBrace(kind, length) {
        this.#open(kind, length);
        this.#braces.push(this.#frames.length);
    }
    #close(length) {
        this.#closes[this.#frames.pop() ?? 0] = this.#kinds.length;
        this.#take('close', length);
    }
    #break(opener) {
        const at = this.#starts[opener] ?? 0;
        if (this.#broken === undefined || at < this.#broken.at) {
            this.#broken = { kind: this.#kinds[opener] === 'quote' ? 'string' : 'heredoc', at };
        }
    }
    #scanCode() {
        const character = this.#text[this.#at] ?? '';
        if (!notInNames.has(character)) {
            const [kind, pattern] = patternsByFirstCharacter.get(character) ?? ['name', namePattern];
            pattern.lastIndex = this.#at;
            if (pattern.test(this.#text))
                return this.#take(kind, pattern.lastIndex - this.#at);
        }
        if (character === '"')
            return this.#open('quote', 1);
        if (character === '{')
            return this.#openBrace('open', 1);
        if (character === '(' || character === '[')
            return this.#open('open', 1);
        if (character === '}')
            return this.#closeBrace(1);
        if (character === '~' && this.#text[this.#at + 1] === '}' && this.#isInTemplate())
            return this.#closeBrace(2);
        if ((character === ')' || character === ']') && this.#readOpener() === brackets[character])
            return this.#close(1);
        if (character === '/')
            return this.#take(...this.#scanLongComment());
        heredocStart.lastIndex = this.#at;
        const marker = character === '<' ? heredocStart.exec(this.#text) : null;
        if (marker !== null) {
            this.#markers.push(marker[1] ?? '');
            return this.#open('heredoc', marker[0].length);
        }
        return this.#take('symbol', String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0).length);
    }
    #readOpener() {
        return this.#text[this.#starts[this.#frames.at(-1) ?? -1] ?? -1];
    }
    #isInTemplate() {
        return this.#kinds[this.#frames[(this.#braces.at(-1) ?? 0) - 1] ?? -1] === 'template';
    }
    #scanLongComment() {
        const end = this.#text[this.#at + 1] === '*' && this.#commentsEnd ? this.#text.indexOf('*/', this.#at + 2) : -1;
        if (end !== -1)
            return ['comment', end + 2 - this.#at];
        if (this.#text[this.#at + 1] === '*')
            this.#commentsEnd = false;
        return ['symbol', 1];
    }
    #closeBrace(length) {
        const depth = this.#braces.pop();
        if (depth === undefined)
            return this.#take('symbol', length);
        for (const opener of this.#frames.splice(depth))
            this.#closes[opener] = this.#kinds.length;
        return this.#close(length);
    }
    #scanQuote(frame) {
        if (this.#text[this.#at] === '"')
            return this.#close(1);
        const end = this.#findTextEnd(stops.quote);
        if (end > this.#at)
            return this.#take('text', end - this.#at);
        if (this.#beginTemplate())
            return undefined;
        this.#break(frame);
        return this.#take('newline', 1);
    }
    #scanHeredoc() {
        if (this.#text[this.#at - 1] === '\n') {
            const end = this.#text.indexOf('\n', this.#at);
            if (end !== -1 && this.#text.slice(this.#at, end).trim() === this.#markers.at(-1)) {
                this.#markers.pop();
                return this.#close(end - this.#at - (this.#text[end - 1] === '\r' ? 1 : 0));
            }
        }
        if (this.#beginTemplate())
            return undefined;
        return this.#take('text', this.#findTextEnd(stops.heredoc) - this.#at);
    }
    #beginTemplate() {
        const character = this.#text[this.#at];
        if ((character !== '$' && character !== '%') || this.#text[this.#at + 1] !== '{')
            return false;
        this.#openBrace('template', this.#text[this.#at + 2] === '~' ? 3 : 2);
        return true;
    }
    #findTextEnd(characters) {
        characters.lastIndex = this.#at;
        for (let stop = characters.exec(this.#text); stop !== null; stop = characters.exec(this.#text)) {
            const { index } = stop;
            const character = stop[0];
            const next = this.#text[index + 1];
            if (character === '\n')
                return characters === stops.quote ? index : index + 1;
            if (character === '"')
                return index;
            if (character === '\\')
                characters.lastIndex = next === '\n' ? index + 1 : index + 2;
            else if (next === '{')
                return index;
            else if (next === character && this.#text[index + 2] === '{')
                characters.lastIndex = index + 3;
        }
        return this.#text.length;
    }
}


/***/ }),

/***/ 3327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ quoteText),
/* harmony export */   y: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);

function readText(hcl, opener, read = () => undefined) {
    const close = hcl.closes[opener] ?? opener;
    if (close === hcl.kinds.length)
        return undefined;
    const isQuote = hcl.kinds[opener] === 'quote';
    const parts = [];
    for (let at = opener + 1; at < close; at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .skipToken */ .hT)(hcl, at)) {
        const isText = hcl.kinds[at] === 'text';
        const part = isText ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .readToken */ .AI)(hcl, at) : read(at);
        if (part === undefined)
            return undefined;
        parts.push(isText && isQuote ? decodeText(part) : part);
    }
    const text = parts.join('');
    if (isQuote)
        return text.normalize('NFC');
    const lines = text.match(/[^\n]*\n/gy) ?? [];
    const lineText = ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .readToken */ .AI)(hcl, opener).startsWith('<<-') ? removeIndent(lines) : lines).join('');
    return lineText.replaceAll('$${', '${').replaceAll('%%{', '%{').normalize('NFC');
}
const simpleEscapes = new Map(Object.entries({ n: '\n', r: '\r', t: '\t' }));
function decodeText(text) {
    return text
        .replace(/\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{8})|\\(.)|([$%])\4\{/gsu, (all, hex4, hex8, character, template) => {
        if (template !== undefined)
            return `${String(template)}{`;
        if (character !== undefined)
            return simpleEscapes.get(String(character)) ?? String(character);
        const point = Number.parseInt(String(hex4 ?? hex8), 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    })
        .normalize('NFC');
}
function quoteText(text) {
    const characters = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '"': '\\"', '\\': '\\\\' };
    const escapedText = text
        .replace(/[\p{Cc}"\\]/gu, (character) => characters[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replace(/([$%])\{/g, (template, character) => character + template);
    return `"${escapedText}"`;
}
function removeIndent(lines) {
    const minIndent = lines.reduce((shortest, line) => (isBlank(line) ? shortest : Math.min(shortest, measureIndent(line))), Infinity);
    return lines.map((line) => (isBlank(line) ? line : line.slice(minIndent)));
}
function isBlank(line) {
    return measureIndent(line) === line.length;
}
function measureIndent(line) {
    return /^\p{White_Space}*/u.exec(line)?.[0].length ?? 0;
}


/***/ }),

/***/ 6267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ readToken),
/* harmony export */   fm: () => (/* binding */ findToken),
/* harmony export */   hT: () => (/* binding */ skipToken),
/* harmony export */   jg: () => (/* binding */ countSteps)
/* harmony export */ });
function countSteps(characters) {
    return 1 + (characters >> 3);
}
function readToken(hcl, token) {
    const word = hcl.text.slice(hcl.starts[token], hcl.starts[token + 1]);
    hcl.step(countSteps(word.length));
    return word;
}
function skipToken(hcl, token) {
    hcl.step();
    return Math.min((hcl.closes[token] ?? token) + 1, hcl.kinds.length);
}
function findToken(hcl, from, to, breaks = 'stop') {
    let at = from;
    while (at < to) {
        const kind = hcl.kinds[at];
        if (kind !== 'space' && kind !== 'comment' && (kind !== 'newline' || breaks === 'stop'))
            break;
        at++;
    }
    hcl.step(at - from + 1);
    return at;
}


/***/ }),

/***/ 4021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ listLiterals),
/* harmony export */   a: () => (/* binding */ listHclLiterals)
/* harmony export */ });
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(409);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5380);
/* harmony import */ var _hcl_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3327);
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6267);




function listLiterals({ kind, text, budget }) {
    if (kind === 'hcl')
        return listHclLiterals(text, budget.step);
    try {
        return listJsonLiterals(JSON.parse(text), '', budget.step);
    }
    catch {
        return [];
    }
}
const maxDepth = 200;
function* listJsonLiterals(value, name, step, depth = 0) {
    step(depth + 1);
    if (depth > maxDepth || value === null)
        return;
    if (typeof value !== 'object')
        yield [name, typeof value === 'string' ? value : JSON.stringify(value)];
    else
        for (const [key, item] of Object.entries(value))
            yield* listJsonLiterals(item, Array.isArray(value) ? name : key, step, depth + 1);
}
function* listHclLiterals(source, step) {
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanHcl */ .J)(source, step);
    const end = hcl.kinds.length;
    const outerBlocks = [];
    let [outer, name, isBody, isStart] = ['', '', true, true];
    const enter = (context, hasEntries) => {
        outerBlocks.push([outer, isBody]);
        [outer, name, isBody, isStart] = [context, context, hasEntries, true];
    };
    for (let at = 0; at < end; at++) {
        const kind = hcl.kinds[at];
        if (kind === 'space' || kind === 'comment' || kind === 'text')
            continue;
        const isFirst = isStart && isBody;
        isStart = false;
        const key = isFirst ? readKey(hcl, at) : undefined;
        const block = isFirst && key === undefined && kind === 'name' ? (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlock */ .Gr)(hcl, at, end) : undefined;
        if (key !== undefined) {
            if (kind === 'quote')
                yield ['', key.text];
            name = key.text === 'default' && outer !== '' ? outer : key.text;
            at = key.end - 1;
        }
        else if (block !== undefined) {
            enter(block.type === 'variable' ? (block.labels[0] ?? '') : '', true);
            at = block.opener;
        }
        else if (kind === 'quote' || kind === 'heredoc') {
            const text = (0,_hcl_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .y)(hcl, at, (opener) => readKeptInterpolation(hcl, opener));
            if (text === undefined)
                enter(name, false);
            else {
                yield [name, text];
                at = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .skipToken */ .hT)(hcl, at) - 1;
            }
        }
        else if (kind === 'open' || kind === 'template')
            enter(name, (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, at) === '{');
        else if (kind === 'close') {
            name = outer;
            [outer, isBody] = outerBlocks.pop() ?? ['', true];
        }
        else if (kind === 'newline' || (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, at) === ',')
            [name, isStart] = [outer, true];
        else if (kind === 'number')
            yield [name, readNumber(hcl, at)];
        else if (kind === 'name') {
            const word = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, at);
            if (word === 'true' || word === 'false')
                yield [name, word];
            const last = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, at - 1) === '.' ? undefined : findReferenceEnd(hcl, at);
            if (last !== undefined && isAlone(hcl, last))
                yield [name, `\${${hcl.text.slice(hcl.starts[at], hcl.starts[last])}}`];
            at = (last ?? at + 1) - 1;
        }
    }
}
function readKey(hcl, at) {
    const text = hcl.kinds[at] === 'quote' ? (0,_hcl_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .y)(hcl, at) : (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, at);
    if (text === undefined || !['name', 'quote'].includes(hcl.kinds[at] ?? ''))
        return undefined;
    const sign = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .findToken */ .fm)(hcl, (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .skipToken */ .hT)(hcl, at), hcl.kinds.length);
    return /^[=:]$/.test((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, sign)) && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, sign + 1) !== '=' ? { text, end: sign + 1 } : undefined;
}
function isAlone(hcl, at) {
    const next = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .findToken */ .fm)(hcl, at, hcl.kinds.length);
    return ['newline', 'close', undefined].includes(hcl.kinds[next]) || (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, next) === ',';
}
function readNumber(hcl, at) {
    const word = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, at).replace(/^0{1,20}(?=\d)/, '');
    return hcl.kinds[at - 1] === 'symbol' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, at - 1) === '-' ? `-${word}` : word;
}
function readKeptInterpolation(hcl, at) {
    const close = hcl.closes[at] ?? at;
    if ((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, at) !== '${' || close >= hcl.kinds.length || (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, close) !== '}')
        return undefined;
    const end = findReferenceEnd(hcl, (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .findToken */ .fm)(hcl, at + 1, close));
    if (end === undefined || (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .findToken */ .fm)(hcl, end, close) < close)
        return undefined;
    const text = hcl.text.slice(hcl.starts[at], hcl.starts[close + 1]);
    return text.includes('\n') ? undefined : text;
}
const computedNames = new Set('true false null for if else endif endfor var local'.split(' '));
function findReferenceEnd(hcl, from) {
    if (hcl.kinds[from] !== 'name' || computedNames.has((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, from)))
        return undefined;
    let at = from + 1;
    for (;;) {
        if ((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, at) === '.' && ['name', 'number'].includes(hcl.kinds[at + 1] ?? ''))
            at += 2;
        else if ((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI)(hcl, at) === '[' && isKey(hcl, at + 1, hcl.closes[at] ?? at))
            at = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .skipToken */ .hT)(hcl, at);
        else
            return at;
    }
}
function isKey(hcl, from, to) {
    if (hcl.kinds[from] === 'number')
        return from + 1 === to;
    return hcl.kinds[from] === 'quote' && hcl.kinds[from + 1] === 'text' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .skipToken */ .hT)(hcl, from) === to;
}


/***/ }),

/***/ 2455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ findSecretAttributes)
/* harmony export */ });
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(409);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5380);
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6267);



function findSecretAttributes({ text, budget: { step } }, sources) {
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanHcl */ .J)(text, step);
    const { blocks } = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileBody */ .lX)(hcl);
    const locals = blocks
        .filter(({ type }) => type === 'locals')
        .flatMap((block) => (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlockBody */ .AC)(hcl, block).attributes);
    const references = new SecretReferences(Map.groupBy(locals, ({ name }) => name), sources);
    const mayFail = ({ type, labels, at, opener }) => type === 'variable'
        ? sources.variables.has(labels[0] ?? '')
        : type !== 'job' && references.findDependence({ hcl, from: at, to: (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .skipToken */ .hT)(hcl, opener) })?.isCopied === false;
    return {
        attributes: [...(0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .listStatements */ .l9)(hcl)].flatMap((statement) => listAttributes(statement, references)),
        failing: blocks
            .filter(mayFail)
            .map(({ at, opener }) => ({
            start: hcl.starts[at] ?? 0,
            end: hcl.starts[(0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .skipToken */ .hT)(hcl, opener)] ?? text.length,
        })),
    };
}
function listAttributes({ enclosing, name, at, expression, isStructure }, references) {
    const root = enclosing[0]?.type ?? '';
    if (['locals', 'variable', 'variables'].includes(root))
        return [];
    const dependence = references.findDependence(expression);
    if (dependence === undefined)
        return [];
    const position = locateAttribute(root === 'job' ? enclosing.slice(1) : enclosing);
    const start = expression.hcl.starts[at] ?? 0;
    const whole = { ...position, name, item: undefined, isStructure: isStructure || root !== 'job', dependence, start };
    const parts = whole.isStructure ? undefined : splitParts(expression);
    if (parts === undefined)
        return [whole];
    return parts.flatMap(({ key, expression: part }, index) => {
        const partDependence = references.findDependence(part);
        if (partDependence === undefined)
            return [];
        const blocks = key === undefined ? position.blocks : [...position.blocks, name];
        return [{ ...whole, blocks, name: key ?? name, item: key ?? index, dependence: partDependence }];
    });
}
function locateAttribute(enclosing) {
    const group = enclosing[0]?.type === 'group' ? enclosing[0] : undefined;
    const inGroup = group === undefined ? enclosing : enclosing.slice(1);
    const task = inGroup[0]?.type === 'task' ? inGroup[0] : undefined;
    const innerBlocks = task === undefined ? inGroup : inGroup.slice(1);
    const level = task !== undefined ? 'task' : group !== undefined ? 'group' : 'job';
    return { level, group: group?.label, task: task?.label, blocks: innerBlocks.map(({ type }) => type) };
}
function splitParts({ hcl, from, to }) {
    const opener = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .findToken */ .fm)(hcl, from, to, 'skip');
    const isWhole = hcl.kinds[opener] === 'open' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .findToken */ .fm)(hcl, (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .skipToken */ .hT)(hcl, opener), to, 'skip') >= to;
    if (!isWhole || startsLoop(hcl, opener))
        return undefined;
    if ((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, opener) === '[')
        return (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .splitArguments */ .vj)(hcl, opener).map(([start, end]) => ({
            key: undefined,
            expression: { hcl, from: start, to: end },
        }));
    if ((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, opener) !== '{')
        return undefined;
    const entries = [...(0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .listEntries */ .fi)({ hcl, from: opener + 1, to: hcl.closes[opener] ?? opener })];
    return entries.every(({ key }) => key !== undefined) ? entries : undefined;
}
function startsLoop(hcl, opener) {
    return (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .findToken */ .fm)(hcl, opener + 1, hcl.closes[opener] ?? opener, 'skip')) === 'for';
}
const faithfulFunctions = new Set(('file filebase64 base64encode jsonencode yamlencode urlencode md5 sha1 sha256 sha512 trimspace chomp lower upper strrev ' +
    'join uuidv4 bcrypt').split(' '));
const everyLocal = '*';
const noDependence = { variable: undefined, file: undefined, isCopied: true };
class SecretReferences {
    #sources;
    #locals;
    constructor(locals, sources) {
        this.#sources = sources;
        const references = [...locals].map(([name, same]) => [name, joinReferences(same.map(({ expression }) => this.#findReferences(expression)))]);
        const every = {
            ...noDependence,
            isCopied: false,
            locals: Array.from(locals.keys(), (name) => [name, true]),
        };
        this.#locals = followLocals(new Map([...references, [everyLocal, every]]));
    }
    findDependence(expression) {
        const references = this.#findReferences(expression);
        const dependence = references.locals.reduce((all, [name, isCopied]) => joinDependences(all, limitCopy(this.#locals.get(name) ?? noDependence, isCopied)), references);
        return reachesSecret(dependence) ? dependence : undefined;
    }
    #findReferences({ hcl, from, to }) {
        let dependence = noDependence;
        const locals = [];
        let callEnd = from;
        for (let at = from; at < to; at++) {
            if (hcl.kinds[at] === 'name') {
                const { local, ...reference } = this.#readName(hcl, at, to);
                const isOutside = at >= callEnd;
                if (local !== undefined)
                    locals.push([local, isOutside]);
                dependence = joinDependences(dependence, limitCopy(reference, isOutside));
                if ((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, at).startsWith('file'))
                    callEnd = Math.max(callEnd, findCallEnd(hcl, at, to));
            }
            else if (!keepsWhole(hcl, at, from, to))
                dependence = { ...dependence, isCopied: false };
        }
        return { ...dependence, locals };
    }
    #readName(hcl, at, to) {
        const word = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, at);
        const second = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .findToken */ .fm)(hcl, at + 1, to, 'skip');
        const symbol = second < to ? (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, second) : '';
        if (symbol === '(') {
            const isFaithful = faithfulFunctions.has(word) && this.#sources.mustBeUnchanged !== true;
            return { ...noDependence, file: this.#sources.files.get(hcl.starts[at] ?? -1), isCopied: isFaithful };
        }
        if (word !== 'var' && word !== 'local')
            return {
                ...noDependence,
                isCopied: word !== 'if' && !(word === 'for' && this.#sources.mustBeUnchanged === true),
            };
        const third = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .findToken */ .fm)(hcl, second + 1, to, 'skip');
        const isNamed = symbol === '.' && third < to && hcl.kinds[third] === 'name';
        const name = isNamed ? (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, third) : everyLocal;
        if (word === 'local')
            return { ...noDependence, local: name };
        const { variables } = this.#sources;
        const variable = isNamed ? (variables.has(name) ? name : undefined) : [...variables.keys()][0];
        if (variable === undefined)
            return noDependence;
        return { variable, file: undefined, isCopied: isNamed && variables.get(variable)?.isScalar === true };
    }
}
function findCallEnd(hcl, at, to) {
    const open = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .findToken */ .fm)(hcl, at + 1, to, 'skip');
    return (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, open) === '(' ? (hcl.closes[open] ?? at) : at;
}
function keepsWhole(hcl, at, from, to) {
    const kind = hcl.kinds[at];
    const text = kind === 'symbol' || kind === 'open' ? (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, at) : '';
    if (kind === 'symbol')
        return /^[.,:=]$/.test(text) && !(text === '=' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, at + 1) === '=');
    if (kind === 'quote' || text === '(') {
        const close = hcl.closes[at] ?? at;
        if (text === '(' && (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, close) !== ')')
            return false;
        const after = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .findToken */ .fm)(hcl, close + 1, to, 'skip');
        const isKey = after < to && /^[=:]$/.test((0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .readToken */ .AI)(hcl, after));
        return !isKey || (kind === 'quote' && close - at <= 2);
    }
    return text !== '[' || !isIndex(hcl, at, from);
}
function isIndex(hcl, at, from) {
    let before = at - 1;
    while (before >= from && ['space', 'comment', 'newline'].includes(hcl.kinds[before] ?? ''))
        before--;
    return before >= from && ['name', 'close'].includes(hcl.kinds[before] ?? '');
}
function reachesSecret({ variable, file }) {
    return variable !== undefined || file !== undefined;
}
function limitCopy(dependence, isCopied) {
    return isCopied || !reachesSecret(dependence) ? dependence : { ...dependence, isCopied: false };
}
function joinDependences(left, right) {
    return {
        variable: left.variable ?? right.variable,
        file: left.file ?? right.file,
        isCopied: left.isCopied && right.isCopied,
    };
}
function joinReferences(all) {
    return { ...all.reduce(joinDependences, noDependence), locals: all.flatMap(({ locals }) => locals) };
}
function followLocals(references) {
    const uses = [...references].flatMap(([name, { locals }]) => locals.map(([used, isCopied]) => ({ name, used, isCopied })));
    const users = Map.groupBy(uses, ({ used }) => used);
    const dependences = new Map(references);
    const changedNames = [...references.keys()];
    for (let usedName = changedNames.pop(); usedName !== undefined; usedName = changedNames.pop()) {
        for (const { name, isCopied } of users.get(usedName) ?? []) {
            const before = dependences.get(name) ?? noDependence;
            const after = joinDependences(before, limitCopy(dependences.get(usedName) ?? noDependence, isCopied));
            const isSame = before.variable === after.variable && before.file === after.file && before.isCopied === after.isCopied;
            if (isSame)
                continue;
            dependences.set(name, after);
            changedNames.push(name);
        }
    }
    return dependences;
}


/***/ }),

/***/ 4886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   CB: () => (/* binding */ resolveSettingText),
/* harmony export */   IH: () => (/* binding */ encodeVariables),
/* harmony export */   OX: () => (/* binding */ formatValueHint)
/* harmony export */ });
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(832);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5380);
/* harmony import */ var _hcl_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3327);



function isExpression({ form, value }, { reads }) {
    if (form !== 'raw')
        return form === 'source';
    return reads === 'expression' || (reads === 'either' && /^\s*[[{]/.test(value));
}
function resolveSettingText(name, declaration, setting, resolver, step) {
    if (declaration === undefined) {
        return { problem: `needs \`var.${name}\`, which is not declared`, hint: `Declare it: \`variable "${name}" {}\`.` };
    }
    const noValue = { problem: `needs \`var.${name}\`, which has no value`, hint: formatValueHint(name) };
    if (setting === undefined)
        return declaration.default === undefined ? noValue : (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .readConstant */ .tk)(declaration.default, resolver);
    if (isExpression(setting, declaration)) {
        const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanHcl */ .J)(setting.value, step);
        return (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .readConstant */ .tk)({ hcl, from: 0, to: hcl.kinds.length }, _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolvedNames */ .cW);
    }
    return declaration.type === 'number' ? (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .readNumberConstant */ .as)(setting.value) : { text: setting.value.normalize('NFC') };
}
function formatValueHint(name) {
    return `Set it in the input \`vars\` (\`${name}=…\`), in a file of \`var-files\`, as \`NOMAD_VAR_${name}\`, or by a \`default\` in its declaration.`;
}
function encodeVariables(settings, declarations, firstLine = 1) {
    const starts = [];
    let line = firstLine;
    let text = '';
    for (const [name, setting] of settings) {
        const declaration = declarations.get(name) ?? { reads: 'text' };
        const value = isExpression(setting, declaration) ? setting.value : (0,_hcl_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteText */ .o)(setting.value);
        starts.push({ line, setting });
        text += `${name} = ${value}\n`;
        line += value.split('\n').length;
    }
    return {
        text: text === '' ? '' : '\n'.repeat(firstLine - 1) + text,
        findOrigin(position) {
            const start = starts.findLast((candidate) => candidate.line <= position.line);
            if (start === undefined)
                return undefined;
            const { name, origin } = start.setting;
            return { name, origin, location: locateInOrigin(start.setting, start.line, position) };
        },
    };
}
function locateInOrigin({ name, origin, form }, line, position) {
    const { location } = origin;
    if (location?.line === undefined || location.column === undefined || form !== 'source')
        return location;
    const lineOffset = position.line - line;
    const before = `${name} = `.length;
    return {
        file: location.file,
        line: location.line + lineOffset,
        column: lineOffset > 0 ? position.column : location.column + Math.max(position.column - 1 - before, 0),
    };
}


/***/ }),

/***/ 9352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YK: () => (/* binding */ readVariableText),
/* harmony export */   bS: () => (/* binding */ readVariableFile)
/* harmony export */ });
/* unused harmony export readJsonSettings */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6090);
/* harmony import */ var _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7580);
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(409);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5380);
/* harmony import */ var _hcl_positions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(253);
/* harmony import */ var _functions_resolve_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8811);
/* harmony import */ var _clients_http_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8838);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1352);
/* harmony import */ var _hcl_strings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3327);
/* harmony import */ var _hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4116);












const maxVarFileMiB = 1;
function readVariableFile(path, base, mayBeMissing) {
    const target = (0,_functions_resolve_path_js__WEBPACK_IMPORTED_MODULE_7__/* .locateFile */ .pM)(path, base);
    const refuse = (problem, hint) => ({
        name: path,
        settings: [],
        errors: [createInvalidVariablesError(`Input \`var-files\`: \`${path}\` ${problem}.`, hint)],
    });
    if ('problem' in target)
        return refuse(target.problem, target.hint);
    if (target.stats === undefined) {
        if (mayBeMissing)
            return undefined;
        const hint = path.includes('*')
            ? 'Globs are not expanded here: write each file on its own line.'
            : ((0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .suggestLines */ .aM)(path) ??
                'Paths are relative to `working-directory`; check the path and that the repository is checked out.');
        return refuse('does not exist', hint);
    }
    if (!target.stats.isFile())
        return refuse((0,_functions_resolve_path_js__WEBPACK_IMPORTED_MODULE_7__/* .describeNonFile */ .TZ)(target.stats).problem, 'Name a variable file.');
    const content = (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkspaceFile */ .sL)(target.path, base.workspace, maxVarFileMiB);
    if ('problem' in content)
        return refuse(content.problem, content.hint);
    if ('tooLarge' in content)
        return refuse(`is larger than ${maxVarFileMiB} MiB`, 'Use a smaller file.');
    const bytes = 'bytes' in content ? content.bytes : undefined;
    if (bytes === undefined || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return refuse('cannot be read as UTF-8 text', 'Save it as UTF-8.');
    return readVariableText(new TextDecoder().decode(bytes), target.name);
}
function readVariableText(text, name) {
    return (0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonForm */ .Dj)(text) ? readJsonVarFile(text, name) : readHclVarFile(text, name);
}
function createInvalidVariablesError(message, hint, location) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ({ reason: 'input', message, hint, location, help: 'invalid-variables' });
}
function readJsonVarFile(text, name) {
    const { settings, problem } = readJsonSettings(text, name);
    if (settings.length > _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .maxVariables */ .I4)
        return createTooManyError(name);
    const hint = 'Write `{"name": value, …}`.';
    const errors = problem === undefined ? [] : [createInvalidVariablesError(problem, hint, { file: name })];
    return { name, settings, errors };
}
function createTooManyError(name) {
    const problem = `The file sets more than ${_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .maxVariables */ .I4} variables.`;
    const hint = 'Combine related values in one variable, such as a map.';
    return { name, settings: [], errors: [createInvalidVariablesError(problem, hint, { file: name })] };
}
function readHclVarFile(text, name) {
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .scanHcl */ .J)(text);
    const positions = (0,_hcl_positions_js__WEBPACK_IMPORTED_MODULE_6__/* .mapPositions */ .Z)(text);
    const locate = (offset) => ({ file: name, ...positions.findPosition(offset) });
    const locateToken = (token) => locate(hcl.starts[token] ?? 0);
    const toError = (token, problem, hint) => createInvalidVariablesError(problem, hint, locateToken(token));
    if (hcl.broken !== undefined) {
        return { name, settings: [], errors: [(0,_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .createUnterminatedError */ .Jn)(hcl.broken, 'input', locate)] };
    }
    const { attributes, blocks, unexpected } = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_4__/* .readFileBody */ .lX)(hcl);
    if (attributes.length + blocks.length + unexpected.length > _hcl_job_text_js__WEBPACK_IMPORTED_MODULE_3__/* .maxVariables */ .I4)
        return createTooManyError(name);
    const errors = [
        ...blocks.map(({ at, type }) => toError(at, `A variable file cannot contain blocks such as \`${type}\`.`, declareHint)),
        ...unexpected.map(({ from }) => toError(from, 'This line does not set a variable.', formHint)),
        ...[...Map.groupBy(attributes, (attribute) => attribute.name)].flatMap(([variable, [, ...repeated]]) => repeated.map(({ at }) => toError(at, `\`${variable}\` is set twice in this file.`, 'Keep one of them.'))),
    ];
    const settings = attributes.map(({ name: variable, expression }) => ({
        name: variable,
        origin: { text: `\`${name}\``, location: locateToken(expression.from) },
        form: 'source',
        value: (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_4__/* .readExpressionText */ .AV)(expression),
        isSecret: false,
    }));
    return { name, settings, errors };
}
const declareHint = 'Declare variables in the job file; write `name = value` here.';
const formHint = 'Write `name = value`, one per line: a variable file is HCL or JSON.';
function readJsonSettings(text, file) {
    let value;
    try {
        value = (0,_clients_http_json_js__WEBPACK_IMPORTED_MODULE_8__/* .parseJson */ .qF)(text);
    }
    catch {
        return { settings: [], problem: 'The variable file starts like JSON, but is not valid JSON.' };
    }
    const positions = (0,_hcl_positions_js__WEBPACK_IMPORTED_MODULE_6__/* .mapPositions */ .Z)(text);
    const locateName = (0,_hcl_json_strings_js__WEBPACK_IMPORTED_MODULE_11__/* .createStringLocator */ .MO)(text);
    const findNameLine = (name) => positions.findPosition(locateName(name)).line;
    return {
        settings: Object.entries(value).map(([name, entry]) => {
            const origin = { text: `\`${file}\``, location: { file, line: findNameLine(name) } };
            if (typeof entry === 'string')
                return { name, origin, form: 'text', value: entry, isSecret: false };
            return { name, origin, form: 'source', value: toHclLiteral(entry), isSecret: false };
        }),
    };
}
function toHclLiteral(value) {
    if (typeof value === 'string')
        return (0,_hcl_strings_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .o)(value);
    if (Array.isArray(value))
        return `[${value.map(toHclLiteral).join(', ')}]`;
    if (typeof value !== 'object' || value === null || 'rawJSON' in value)
        return JSON.stringify(value);
    return `{ ${Object.entries(value)
        .map(([key, entry]) => `${(0,_hcl_strings_js__WEBPACK_IMPORTED_MODULE_10__/* .quoteText */ .o)(key)} = ${toHclLiteral(entry)}`)
        .join(', ')} }`;
}


/***/ }),

/***/ 3904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readVariableSources),
/* harmony export */   q: () => (/* binding */ readInputSettings)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2027);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6590);
/* harmony import */ var _var_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9352);




const filePlaceholder = '{file}';
function readVariableSources({ variables }, base) {
    const sharedFiles = new Map();
    for (const path of variables.files.filter((file) => !file.includes(filePlaceholder))) {
        const read = (0,_var_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readVariableFile */ .bS)(path, base, false);
        if (read !== undefined)
            sharedFiles.set(path, read);
    }
    const errors = [...sharedFiles.values()].flatMap((read) => read.errors);
    if (errors.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionErrors */ .o9(errors);
    const { vars, environment } = readInputSettings(variables);
    const listPaths = (jobPath) => {
        const stem = trimExtension(jobPath, base);
        return variables.files.map((path) => path.replaceAll(filePlaceholder, () => stem));
    };
    const toName = (path) => (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRelativeName */ .PR)(base.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(base.directory, path));
    return {
        environment,
        listNames: (jobFile) => listPaths((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(base.workspace, jobFile)).map(toName),
        selectForJob(jobPath) {
            const paths = listPaths(jobPath);
            const files = paths.flatMap((path) => sharedFiles.get(path) ?? (0,_var_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readVariableFile */ .bS)(path, base, true) ?? []);
            return {
                settings: [...files.flatMap((file) => file.settings), ...vars],
                vars,
                errors: files.flatMap((file) => file.errors),
                names: paths.map(toName),
                used: files.map((file) => file.name),
            };
        },
    };
}
function readInputSettings(variables) {
    return {
        vars: [
            ...variables.vars.map((assignment) => toSetting(assignment, 'input `vars`', false)),
            ...variables.secret.map((assignment) => toSetting(assignment, 'input `secret-vars`', true)),
        ],
        environment: variables.environment.map((assignment) => toSetting(assignment, `\`NOMAD_VAR_${assignment.name}\``, false)),
    };
}
function trimExtension(path, { directory }) {
    return (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRelativeName */ .PR)(directory, path).replace(/(?:\.nomad)?\.(?:hcl|json)$|(?<=[^/])\.[^./]+$/, '');
}
function toSetting({ name, value, location }, input, isSecret) {
    const text = location === undefined ? input : `\`vars\` in \`${location.file}:${location.line}\``;
    return { name, value, origin: { text, location }, form: 'raw', isSecret };
}


/***/ }),

/***/ 6533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ readCheckModulesInputs),
/* harmony export */   lk: () => (/* binding */ isTokenWithheld),
/* harmony export */   xe: () => (/* binding */ checkModulesInputs)
/* harmony export */ });
/* harmony import */ var _inputs_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(838);
/* harmony import */ var _inputs_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5539);
/* harmony import */ var _inputs_job_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2811);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6981);
/* harmony import */ var _inputs_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7751);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3337);






const checkModulesInputs = {
    'terraform-files': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_,
        text: 'Terraform files to check, one path or glob per line; `!` excludes. All `.tf`, `.tf.json`, `.tofu` and `.tofu.json` files if empty.',
    },
    'only-changed': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__/* .onlyChanged */ .Pb,
    'fail-on': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_3__/* .choose */ .Sw(['revoked', 'deprecated', 'unchecked', 'never']),
        default: 'revoked',
        text: 'Module calls that fail the run: `revoked` versions; `deprecated` also deprecated ones; `unchecked` also files and calls that were not checked; `never` only annotates.',
    },
    ..._inputs_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .registryInputs */ .P4,
    ..._inputs_github_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalCommentInputs */ .pX,
    timeout: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__/* .timeout */ .wR,
};
function readCheckModulesInputs(values, source) {
    const { workspace, hasNoSecrets, errors } = source;
    const missingCheckout = (0,_inputs_job_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findMissingCheckout */ .GP)(workspace);
    if (missingCheckout !== undefined)
        errors.push(missingCheckout);
    const { terraformFiles: patterns } = values;
    if (patterns.length > 0 && patterns.every((pattern) => pattern.startsWith('!'))) {
        const hint = 'Write one path or glob per line, such as `infra/**/*.tf`.';
        const problem = 'contains only patterns with `!`, which exclude files';
        errors.add('terraform-files', problem, hint, 'no-such-terraform-file');
    }
    const comment = (0,_inputs_github_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W3)(values, errors);
    return {
        ...values,
        registry: hasNoSecrets ? { address: _inputs_address_js__WEBPACK_IMPORTED_MODULE_0__/* .noAddress */ .U0, token: undefined } : (0,_inputs_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegistry */ ._5)(values, source, 'reads'),
        patterns: patterns.length === 0 ? undefined : patterns,
        comment: { ...comment, id: `check-modules:${comment.id}` },
    };
}
function isTokenWithheld({ registryAddress = '', registryToken }) {
    return (registryToken === undefined && registryAddress.replace(/^https:\/\//, '').replace(/\/$/, '') !== _inputs_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .publicRegistry */ .td);
}


/***/ }),

/***/ 4493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Do: () => (/* binding */ selectInputsToCheck),
/* harmony export */   Y2: () => (/* binding */ readCheckInputs),
/* harmony export */   sw: () => (/* binding */ checkInputs)
/* harmony export */ });
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3956);
/* harmony import */ var _inputs_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5539);
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1542);
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6981);
/* harmony import */ var _inputs_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7751);
/* harmony import */ var _inputs_review_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5148);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3337);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1352);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4482);










const checkInputs = {
    for: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_,
        default: 'plan',
        text: 'Modes to check, one per line. The step may set all inputs of these modes.',
    },
    ..._inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu,
    'signing-key': _inputs_review_js__WEBPACK_IMPORTED_MODULE_6__/* .reviewInputs */ .Oc['signing-key'],
    'github-token': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_7__/* .githubToken */ .bU,
    comment: { ..._inputs_github_js__WEBPACK_IMPORTED_MODULE_1__/* .commentInputs */ .XK.comment, kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .chooseOptional */ .k$(['auto', 'off']) },
    promote: _inputs_job_js__WEBPACK_IMPORTED_MODULE_3__/* .promotionInputs */ .VX.promote,
    ..._inputs_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .registryInputs */ .P4,
    timeout: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_7__/* .timeout */ .wR,
};
function readCheckInputs(values, source, all) {
    const modes = readModes(values.for, all, source.errors);
    const isUsing = (service) => modes.some(({ needs }) => needs[service] !== undefined);
    const access = modes.some(({ needs }) => needs.registry === 'manages') ? 'manages' : 'reads';
    const isForList = modes.every(({ needs }) => needs.nomad === undefined || needs.allNamespaces === true);
    const scheduler = isUsing('nomad') ? collect(source, (input) => (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .dC)(values, input, isForList)) : undefined;
    const registryConnection = isUsing('registry')
        ? collect(source, (input) => (0,_inputs_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegistry */ ._5)(values, input, access))
        : undefined;
    const signingKey = collect(source, ({ errors }) => (0,_inputs_review_js__WEBPACK_IMPORTED_MODULE_6__/* .readSigningKeyInput */ .Z)(values, errors));
    const service = selectService(scheduler, registryConnection);
    const settings = listSettings(source, { for: checkInputs.for, ...selectInputsToCheck(source.env, all) });
    return { ...values, modes, scheduler, registryConnection, signingKey, settings, ...service };
}
function listSettings({ env, configuration }, table) {
    return Object.entries(table).flatMap(([name, input]) => {
        const setting = (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readGivenInput */ .g8)(configuration?.environment ?? env, name, input);
        const line = configuration?.lines.get(name);
        const text = setting?.text ?? (line === undefined ? input.default : undefined);
        const rows = text === undefined ? [] : [{ name, source: describeSource(input, setting), value: showValue(input, text) }];
        if (line === undefined)
            return rows;
        const joinedText = showValue(input, (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readGivenInput */ .g8)(env, name, input)?.text ?? '');
        const value = rows.reduce((rest, row) => rest.slice(row.value.length).replace(/^, /, ''), joinedText);
        return value === '' ? rows : [...rows, { name, source: [configuration?.file, line].join(':'), value }];
    });
}
function describeSource(input, setting) {
    if (setting?.fromEnv === true)
        return input.env ?? '';
    if (setting === undefined || setting.text === input.default)
        return 'default';
    return input.default?.startsWith('${{') === true ? 'workflow or default' : 'workflow';
}
const maxShownLength = 80;
function showValue({ kind, mayBeSecret }, text) {
    if (kind.secret !== undefined || mayBeSecret === true)
        return 'set, not shown';
    if (kind.form === 'assignments') {
        const read = _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .readAssignments */ .FI(text);
        return 'value' in read ? read.value.map(({ name }) => name).join(', ') : 'not valid';
    }
    if (kind.form === 'lists')
        return _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .describeLists */ .PJ(_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .readLists */ .qZ(text));
    const lines = _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_4__/* .readList */ .LD(text);
    if (kind.form === 'list')
        return (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .listTexts */ .fU)(lines, 20);
    if (lines.length > 1)
        return (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(lines.length, 'line');
    return text.length > maxShownLength ? (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(text.length, 'character') : text;
}
function readModes(names, all, errors) {
    return [...new Set(names)].flatMap((name) => {
        const mode = Object.hasOwn(all, name) ? all[name] : undefined;
        if (mode !== undefined)
            return [{ ...mode, name }];
        const hint = (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_8__/* .suggest */ .ZA)(name, Object.keys(all), (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_8__/* .suggestLines */ .aM)(name));
        errors.add('for', `contains ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_8__/* .quote */ .hD)(name)}, which is not a mode with a setup to check`, hint);
        return [];
    });
}
function selectInputsToCheck(env, all) {
    const names = (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readGivenInput */ .g8)(env, 'for', checkInputs.for)?.text ?? checkInputs.for.default;
    const tables = names.split('\n').map((name) => all[name.trim()]?.inputs ?? {});
    return Object.assign({}, ...tables);
}
function collect(source, read) {
    const errors = (0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_2__/* .createInputErrors */ .yO)(source.env, checkInputs, source.configuration);
    const value = read({ ...source, errors });
    return errors.list.length > 0 ? { errors: errors.list } : { value };
}
function selectService(scheduler, registry) {
    if (scheduler !== undefined && 'value' in scheduler)
        return { nomad: scheduler.value };
    if (registry !== undefined && 'value' in registry)
        return { registry: registry.value };
    return { gitHubOnly: true };
}


/***/ }),

/***/ 9778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readCommandInputs),
/* harmony export */   t: () => (/* binding */ commandInputs)
/* harmony export */ });
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3337);
/* harmony import */ var _inputs_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7310);


const commandInputs = { ..._inputs_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .commandInputs */ .tp, timeout: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_0__/* .timeout */ .wR };
function readCommandInputs(values, { errors }) {
    return { gitHubOnly: true, command: (0,_inputs_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommandSettings */ .l3)(values, errors), timeout: values.timeout };
}


/***/ }),

/***/ 4472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ deprecateInputs),
/* harmony export */   X: () => (/* binding */ readDeprecateInputs)
/* harmony export */ });
/* harmony import */ var _operations_modules_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6073);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7751);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1352);
/* harmony import */ var _operations_modules_module_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6873);





const deprecateInputs = {
    ..._inputs_registry_js__WEBPACK_IMPORTED_MODULE_2__/* .moduleInputs */ .oR,
    'require-successor': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'true',
        text: 'Deprecate nothing unless a version remains that is neither deprecated nor revoked.',
    },
    reason: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .multiline */ .c1,
        default: 'Superseded by {{latest}}.',
        text: 'Reason that consumers of the module see. Placeholders: `{{version}}`, `{{latest}}`, `{{latest-same-major}}`, `{{replacement}}`, `{{module}}`, `{{provider}}`, `{{organization}}`, `{{tag}}`, `{{release-url}}`, `{{date}}`, `{{policy}}`.',
    },
    link: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .multiline */ .c1,
        default: '{{release-url}}',
        text: 'Link that consumers see, with the placeholders of `reason`; `none` for no link.',
    },
    'update-text': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Update the reason and the link of versions that Outrider deprecated earlier.',
    },
    'wait-for-version': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .age */ .KW,
        default: '10m',
        text: 'Maximum time to wait for the released version in the registry; `0` does not wait.',
    },
};
function readDeprecateInputs(values, source) {
    const { errors } = source;
    const modules = (0,_operations_modules_module_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readModuleInputs */ .e)(values, source);
    const { reason = '', waitForVersion } = values;
    for (const [name, template] of Object.entries({ reason, link: values.link ?? '' }))
        for (const unknown of (0,_operations_modules_template_js__WEBPACK_IMPORTED_MODULE_0__/* .listUnknownPlaceholders */ .Zr)(template))
            errors.add(name, `contains ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(unknown)}, which is not a placeholder`, (0,_operations_modules_template_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestPlaceholder */ .Ik)(unknown));
    const link = values.link === 'none' ? undefined : values.link;
    if (link !== undefined && !/^(https?:\/\/|\{\{)/.test(link)) {
        const hint = 'Start it with `https://` or a placeholder, or write `none`.';
        errors.add('link', `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(link)}, which is not a URL`, hint);
    }
    return { ...values, ...modules, mode: 'deprecate', timeout: values.timeout + waitForVersion, reason, link };
}


/***/ }),

/***/ 6093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ dispatchInputs),
  Y: () => (/* binding */ readDispatchInputs)
});

// EXTERNAL MODULE: ./build/js/inputs/job.js
var job = __webpack_require__(7321);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/shared.js
var shared = __webpack_require__(3337);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
// EXTERNAL MODULE: ./build/node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(1795);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/nomad/wire/fields.js
var fields = __webpack_require__(214);
// EXTERNAL MODULE: ./build/js/clients/schema.js
var schema = __webpack_require__(7798);
// EXTERNAL MODULE: ./build/js/clients/nomad/wire/dialect.js
var wire_dialect = __webpack_require__(5749);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/files/workspace-file.js
var workspace_file = __webpack_require__(6090);
;// CONCATENATED MODULE: ./build/js/modes/dispatch/dispatches.js










const maxLines = 1000;
const lineSchema = dist/* object */.Ikc({
    payload: dist/* optional */.lqM(dist/* string */.YjP()),
    'payload-base64': dist/* optional */.lqM(dist/* string */.YjP()),
    meta: (0,fields/* defineMap */.aM)(dist/* string */.YjP()),
    'idempotency-token': dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1))),
    priority: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(1), dist/* maxValue */.cGV(100))),
    'id-prefix-template': dist/* optional */.lqM(dist/* string */.YjP()),
});
const keys = Object.keys(lineSchema.entries);
function readPayloadLines(bytes, { file, meta, dialect }) {
    const fail = (message, hint, line) => new js_errors/* ActionError */.lZ({ reason: 'input', message, hint, location: { file, line }, help: 'invalid-dispatch' });
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return { dispatches: [], errors: [fail('The file is not UTF-8 text.', 'Write bytes as `payload-base64`.')] };
    const lines = [...bytes.toString('utf8').split(/\r?\n/).entries()].filter(([, text]) => text.trim() !== '');
    if (lines.length === 0 || lines.length > maxLines) {
        const hint = 'Write one JSON object per line, at most 1,000; split a larger file.';
        return { dispatches: [], errors: [fail(`Input \`dispatches-file\` has ${lines.length} dispatches.`, hint)] };
    }
    const read = lines.map(([index, text]) => ({ line: index + 1, read: readLine(text, dialect) }));
    const errors = read.flatMap(({ line, read: result }) => 'error' in result ? [fail(`Line ${line} ${result.error}.`, result.hint, line)] : []);
    const dispatches = read.flatMap(({ line, read: result }) => 'error' in result ? [] : [{ line, ...result.value, meta: { ...meta, ...result.value.meta } }]);
    return { dispatches, errors: [...errors, ...findRepeatedTokens(dispatches, fail)] };
}
function readLine(text, dialect) {
    const shape = 'Its keys are `payload` or `payload-base64`, `meta`, `idempotency-token`, `priority`, `id-prefix-template`.';
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { error: 'is not JSON', hint: `Write one JSON object per line. ${shape}` };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return { error: 'is not a JSON object', hint: shape };
    const unknown = Object.keys(value).find((key) => !keys.includes(key));
    if (unknown !== undefined)
        return { error: `has the unknown key \`${unknown}\``, hint: (0,suggest/* suggest */.ZA)(unknown, keys, shape) };
    const line = (0,schema/* parseValue */.$)(lineSchema, value);
    if ('problem' in line)
        return { error: `is not valid: ${line.problem}`, hint: shape };
    return toDispatch(line.output, dialect);
}
function toDispatch(line, dialect) {
    const { payload: text, 'payload-base64': base64, meta, priority } = line;
    if (text !== undefined && base64 !== undefined)
        return { error: 'has both `payload` and `payload-base64`', hint: 'Keep only one of them.' };
    const bytes = base64 === undefined ? { value: Buffer.from(text ?? '') } : readBase64(base64);
    const payload = 'value' in bytes ? checkSize(bytes.value, dialect) : bytes;
    if ('error' in payload) {
        const name = base64 === undefined ? 'payload' : 'payload-base64';
        return { error: `has a \`${name}\` that ${payload.error}`, hint: payload.hint };
    }
    const { 'idempotency-token': token, 'id-prefix-template': idPrefixTemplate } = line;
    const payloadToSend = payload.value.length === 0 ? undefined : payload.value;
    return { value: { payload: payloadToSend, meta, token, priority, idPrefixTemplate } };
}
function findRepeatedTokens(dispatches, fail) {
    const withToken = dispatches.filter(({ token }) => token !== undefined);
    return [...Map.groupBy(withToken, ({ token }) => token).values()].flatMap(([first, ...others]) => others.map(({ line }) => {
        const message = `Line ${line} has the \`idempotency-token\` of line ${first?.line}.`;
        return fail(message, 'Give each line its own token, or none.', line);
    }));
}
function readBase64(text) {
    const joinedText = text.replace(/\s+/g, '');
    if (/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(joinedText))
        return { value: Buffer.from(joinedText, 'base64') };
    return { error: 'is not valid base64', hint: 'Write it as `base64` prints it, with `+`, `/` and `=`.' };
}
function checkSize(payload, dialect) {
    const { maxPayloadBytes: limit } = wire_dialect/* dialects */.O[dialect];
    if (payload.length <= limit)
        return { value: payload };
    return {
        error: `has ${payload.length} bytes; a dispatch accepts at most ${limit}`,
        hint: 'Store the data where the job can fetch it, and dispatch its URL.',
    };
}
const maxMiB = 32;
function readPayloadFile(path, workspace) {
    const root = external_node_fs_.realpathSync.native(workspace);
    const content = (0,workspace_file/* readWorkspaceFile */.sL)((0,external_node_path_.resolve)(root, path), root, maxMiB);
    if ('bytes' in content)
        return { value: content.bytes };
    const usual = 'Paths are relative to the workspace. Check out the repository or write the file before this step.';
    const hint = 'problem' in content ? content.hint : 'tooLarge' in content ? 'Use a smaller file.' : usual;
    return { error: `is ${(0,suggest/* quote */.hD)(path)}, which ${(0,workspace_file/* describeUnread */.Fn)(content, maxMiB)}`, hint };
}

;// CONCATENATED MODULE: ./build/js/modes/dispatch/inputs.js





const dispatchInputs = {
    ...job/* jobWriteInputs */.GF,
    payload: { kind: kinds/* multiline */.c1, mayBeSecret: true, text: 'Payload as text.' },
    'payload-file': { kind: kinds/* text */.Qq, text: 'File whose content is sent unchanged as the payload.' },
    'dispatches-file': {
        kind: kinds/* text */.Qq,
        text: 'File with one dispatch per line, as JSON: `payload` or `payload-base64`, `meta` (default: the input), `idempotency-token`, `priority`, `id-prefix-template`.',
    },
    meta: shared/* meta */.mI,
    'idempotency-token': {
        kind: kinds/* text */.Qq,
        text: 'Key that prevents duplicate dispatches; if empty, derived from repository, run, job, step and target.',
    },
};
function readDispatchInputs(values, source) {
    const inputs = (0,job/* readJobInputs */.TD)(values, source);
    checkContradictions(values, source.errors);
    const { dispatchesFile: file, idempotencyToken: token } = values;
    const meta = readMeta(values.meta, source.errors);
    const dispatches = file === undefined
        ? [{ ...plainDispatch, meta, token, payload: readPayload(values, source) }]
        : readLines({ file, meta, dialect: values.dialect }, source);
    return { ...inputs, dispatches };
}
const plainDispatch = { line: undefined, idPrefixTemplate: undefined, priority: undefined };
function checkContradictions(values, errors) {
    const { payload, payloadFile, dispatchesFile } = values;
    const payloads = { payload, 'payload-file': payloadFile, 'dispatches-file': dispatchesFile };
    const names = Object.entries(payloads).flatMap(([name, text]) => (text === undefined ? [] : [name]));
    for (const name of names.slice(1))
        errors.addConflict(name, `is set together with \`${names[0]}\``, 'Set only one of them.');
}
function readMeta(lines, errors) {
    for (const name of kinds/* listRepeated */.ld(lines))
        errors.add('meta', `sets ${(0,suggest/* quote */.hD)(name)} more than once`, 'Set it once.');
    return Object.fromEntries(lines.map(({ name, value }) => [name, value]));
}
function readPayload({ payload, payloadFile, dialect }, { workspace, errors }) {
    const takeBytes = (name, read) => errors.takeValue(name, 'value' in read ? checkSize(read.value, dialect) : read);
    if (payload !== undefined)
        return takeBytes('payload', { value: Buffer.from(payload) });
    return payloadFile === undefined ? undefined : takeBytes('payload-file', readPayloadFile(payloadFile, workspace));
}
function readLines(options, { workspace, errors }) {
    const bytes = errors.takeValue('dispatches-file', readPayloadFile(options.file, workspace));
    if (bytes === undefined)
        return [];
    const lines = readPayloadLines(bytes, options);
    errors.push(...lines.errors);
    return lines.dispatches;
}


/***/ }),

/***/ 5545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aR: () => (/* binding */ listChangedFields),
/* harmony export */   bW: () => (/* binding */ readIgnorePattern),
/* harmony export */   cO: () => (/* binding */ namesJob),
/* harmony export */   on: () => (/* binding */ removeIgnoredFields)
/* harmony export */ });
/* harmony import */ var _inputs_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9244);
/* harmony import */ var _redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3067);


const hint = 'Write `job:field` as in the issue, such as `web:app Count` or `*:Meta[deployed_at]`.';
function readIgnorePattern(line) {
    if (!/^[^:\s][^:]*:.*[A-Za-z]/.test(line))
        return { error: `contains \`${line}\`, which is not \`job:field\``, hint };
    const pieces = line.split('*');
    return { value: (job, field) => (0,_inputs_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesWhole */ .b)(pieces, `${job}:${field}`) };
}
function namesJob(line, job) {
    return line.matchAll(/:/g).some(({ index }) => (0,_inputs_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesWhole */ .b)(line.slice(0, index).split('*'), job));
}
const jobPath = { group: undefined, task: undefined, objects: [], name: '' };
function removeIgnoredFields(diff, isIgnored, path = jobPath) {
    const { Type, Fields, Objects, Tasks, TaskGroups } = diff;
    const removeIgnoredPart = (part, labels) => removeIgnoredFields(part, isIgnored, { ...path, ...labels });
    const objects = Objects.map((object) => removeIgnoredPart(object, { objects: [...path.objects, object.Name ?? ''] }));
    const keptParts = {
        ...diff,
        Fields: Fields.filter((field) => field.Type === 'None' || !isIgnored({ ...path, name: field.Name })),
        Objects: objects.filter((object, at) => object.Type !== 'None' || Objects[at]?.Type === 'None'),
        ...(Tasks && { Tasks: Tasks.map((task) => removeIgnoredPart(task, { task: task.Name })) }),
        ...(TaskGroups && { TaskGroups: TaskGroups.map((group) => removeIgnoredPart(group, { group: group.Name })) }),
    };
    const mayBeUnchanged = Type === 'Edited' || path.objects.length > 0;
    const isExplained = hasChange(diff) || (diff.Name === 'Scaling' && Type === 'Edited');
    return mayBeUnchanged && isExplained && !hasChange(keptParts) ? { ...keptParts, Type: 'None' } : keptParts;
}
function hasChange({ Fields, Objects, Tasks = [], TaskGroups = [] }) {
    const isChanged = [...Fields, ...Objects].some(({ Type }) => Type !== 'None');
    return isChanged || [...Tasks, ...TaskGroups].some((part) => part.Type !== 'None' || hasChange(part));
}
function listChangedFields(diff, path = jobPath) {
    const { Fields, Objects, Tasks = [], TaskGroups = [] } = diff;
    const names = Fields.filter(({ Type }) => Type !== 'None').map(({ Name }) => (0,_redaction_spec_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .labelField */ .fC)({ ...path, name: Name }));
    const listInPart = (part, inner) => listChangedFields(part, { ...path, ...inner });
    return [
        ...names,
        ...Objects.flatMap((object) => listInPart(object, { objects: [...path.objects, object.Name ?? ''] })),
        ...Tasks.flatMap((task) => listInPart(task, { task: task.Name })),
        ...TaskGroups.flatMap((group) => listInPart(group, { group: group.Name })),
    ];
}


/***/ }),

/***/ 9588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ driftInputs),
/* harmony export */   z: () => (/* binding */ readDriftInputs)
/* harmony export */ });
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3956);
/* harmony import */ var _inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2811);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6981);
/* harmony import */ var _inputs_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5539);
/* harmony import */ var _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6907);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3337);
/* harmony import */ var _ignored_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5545);







const { 'only-changed': _onlyChanged, ...allJobFileInputs } = _inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jobFileInputs */ .bM;
const driftInputs = {
    ..._inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .connectionInputs */ .eu,
    ..._inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .uiInputs */ .aN,
    ...allJobFileInputs,
    'preserve-counts': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__/* .preserveCounts */ .rx,
    ignore: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_,
        inFile: true,
        text: 'Fields that may differ, one `job:field` per line as in the issue, such as `web:app Count` or `*:Meta[deployed_at]`; `*` matches any text.',
    },
    issue: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choose */ .Sw(['auto', 'off']),
        default: 'auto',
        text: '`auto` opens an issue at the first drift, updates it, and closes it when no drift is left; `off` writes none.',
    },
    environment: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__/* .environment */ .cA,
    'issue-labels': { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_, inFile: true, text: 'Labels of a new issue, one per line.' },
    'fail-on-drift': { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM, default: 'false', text: 'Fail if any job has drifted.' },
    'github-token': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__/* .githubToken */ .bU,
    ..._inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .redactionInputs */ .Zz,
    verbose: _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .verbose */ .B6,
    timeout: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_5__/* .timeout */ .wR,
};
function readDriftInputs(values, source) {
    const { errors } = source;
    const nomad = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .dC)(values, source);
    const jobFiles = (0,_inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJobFileInputs */ .l3)({ ...values, onlyChanged: false }, source, 'optional');
    const redaction = (0,_inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .readRedaction */ .s8)(values, source);
    const ui = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readUiAddress */ .Fs)(values, nomad, errors);
    const ignore = values.ignore.flatMap((line) => errors.takeValue('ignore', (0,_ignored_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .readIgnorePattern */ .bW)(line)) ?? []);
    const id = (0,_inputs_github_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnvironment */ .Qo)(values.environment, errors);
    return {
        ...values,
        nomad,
        ui,
        jobFiles,
        policyOverride: false,
        ignore,
        ignoredLines: values.ignore,
        issue: { isEnabled: values.issue === 'auto', id },
        redaction,
    };
}


/***/ }),

/***/ 6092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ evaluateInputs),
/* harmony export */   r: () => (/* binding */ readEvaluateInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);


const evaluateInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobWriteInputs */ .GF,
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .promotionInputs */ .VX,
    'force-reschedule': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Reschedule failed allocations immediately, even if no reschedule attempts are left.',
    },
};
function readEvaluateInputs(values, source) {
    return { ...(0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobInputs */ .TD)(values, source), promotion: (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readPromotion */ .e$)(values, 'off', source.errors) };
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readListInputs),
/* harmony export */   S: () => (/* binding */ listInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6907);
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3956);




const listInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .nomadInputs */ .Hb,
    filter: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .multiline */ .c1,
        text: 'Only jobs that match this Nomad filter expression, such as `Status == "running"` or `ID matches "^web-"`.',
    },
    ..._inputs_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .uiInputs */ .aN,
    ..._inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .redactionInputs */ .Zz,
};
function readListInputs(values, source) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readNomadInputs */ .J_)(values, source, true);
    const ui = (0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .readUiAddress */ .Fs)(values, inputs.nomad, source.errors);
    return { ...values, ...inputs, ui, redaction: (0,_inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .readRedaction */ .s8)(values, source) };
}


/***/ }),

/***/ 4176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ listCapabilities),
/* harmony export */   z: () => (/* binding */ listPermissions)
/* harmony export */ });
function listCapabilities({ nomad = [], jobs = {}, promotes }, { promote }) {
    const capabilities = nomad.map((capability) => ({ capability, jobs: jobs[capability] }));
    return isEnabled(promotes, promote)
        ? [...capabilities, { capability: 'promote-deployment', jobs: 'jobs with canaries' }]
        : capabilities;
}
function listPermissions({ gitHub = [], comment: comments }, { comment }) {
    return isEnabled(comments, comment) ? [...gitHub, 'pull-requests: write'] : gitHub;
}
function isEnabled(usual, input) {
    return usual !== undefined && (input ?? (usual === 'usually' ? 'auto' : 'off')) !== 'off';
}


/***/ }),

/***/ 8752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ parseInputs),
/* harmony export */   V: () => (/* binding */ readParseInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2811);
/* harmony import */ var _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6907);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3337);




const parseInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .nomadInputs */ .Hb,
    ..._inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jobFileInputs */ .bM,
    'github-token': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__/* .githubToken */ .bU,
    environment: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__/* .environment */ .cA,
    ..._inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .revealInput */ .QZ,
};
function readParseInputs(values, source) {
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readNomadInputs */ .J_)(values, source);
    const jobFiles = (0,_inputs_job_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readJobFileInputs */ .l3)(values, source);
    const reveal = (0,_inputs_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .readPatterns */ .ce)('reveal', values.reveal, source.errors);
    const redaction = { mode: 'default', patterns: [], reveal };
    return { ...values, ...inputs, jobFiles, redaction };
}


/***/ }),

/***/ 5188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ planInputs),
/* harmony export */   j: () => (/* binding */ readPlanInputs)
/* harmony export */ });
/* harmony import */ var _inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7310);
/* harmony import */ var _inputs_guards_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4734);
/* harmony import */ var _inputs_planning_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4217);
/* harmony import */ var _inputs_review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5148);




const planInputs = {
    ..._inputs_planning_js__WEBPACK_IMPORTED_MODULE_2__/* .planningInputs */ .b,
    ..._inputs_review_js__WEBPACK_IMPORTED_MODULE_3__/* .approvalInputs */ .xV,
    ..._inputs_guards_js__WEBPACK_IMPORTED_MODULE_1__/* .guardInputs */ .xt,
    ..._inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .fromCommandRules */ .zz,
};
function readPlanInputs(values, source) {
    const { errors } = source;
    const approvals = (0,_inputs_review_js__WEBPACK_IMPORTED_MODULE_3__/* .readApprovals */ .RJ)(values, errors);
    const guarding = (0,_inputs_guards_js__WEBPACK_IMPORTED_MODULE_1__/* .readGuards */ .hL)(values, errors);
    const planning = (0,_inputs_planning_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlanningInputs */ .h)(values, source);
    const command = (0,_inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .readFromCommand */ .US)(values, errors);
    const verbs = command?.configuredVerbs ?? (0,_inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .readAllowedCommands */ .Jm)(values.commands, errors);
    return { ...values, ...planning, approvals, guarding, command, verbs };
}


/***/ }),

/***/ 9572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ readRegisterInputs),
  F: () => (/* binding */ registerInputs)
});

// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/inputs/commands.js
var commands = __webpack_require__(7310);
// EXTERNAL MODULE: ./build/js/inputs/job.js
var job = __webpack_require__(7321);
// EXTERNAL MODULE: ./build/js/inputs/guards.js
var guards = __webpack_require__(4734);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/planning.js
var planning = __webpack_require__(4217);
// EXTERNAL MODULE: ./build/js/inputs/review.js
var review = __webpack_require__(5148);
// EXTERNAL MODULE: ./build/js/inputs/shared.js
var shared = __webpack_require__(3337);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
// EXTERNAL MODULE: ./build/js/patterns/text-pattern.js
var text_pattern = __webpack_require__(6138);
;// CONCATENATED MODULE: ./build/js/operations/review/branches.js


const maxPatternLength = 200;
const hint = 'Write one branch per line, such as `main` or `release/*`.';
function readBranches(lines, errors) {
    const included = [];
    const excluded = [];
    const before = errors.list.length;
    const refuse = (error, way = hint) => {
        errors.add('branches', error, way);
    };
    for (const line of lines) {
        const isExcluded = line.startsWith('!');
        const pattern = (isExcluded ? line.slice(1) : line).trim();
        const matches = compileBranch(pattern);
        if (pattern.startsWith('refs/'))
            refuse(`contains the ref ${(0,suggest/* quote */.hD)(pattern)}`, 'Write only the branch: `main` for `refs/heads/main`.');
        else if (matches === undefined)
            refuse(`contains ${(0,suggest/* quote */.hD)(line)}, which is not a branch pattern`);
        else
            (isExcluded ? excluded : included).push(matches);
    }
    if (lines.length > 0 && included.length === 0 && errors.list.length === before)
        refuse('only excludes branches');
    return {
        patterns: lines,
        matchesPattern: (branch) => included.some((matches) => matches(branch)) && !excluded.some((matches) => matches(branch)),
    };
}
function compileBranch(pattern) {
    if (pattern === '' || pattern.length > maxPatternLength || /[\s~^:\\]|\.\./.test(pattern.replaceAll('[^', '[')))
        return undefined;
    return (0,text_pattern/* compileTextPattern */.d)(pattern, { hasDots: true, hasEscapes: false });
}

;// CONCATENATED MODULE: ./build/js/modes/register/inputs.js









const registerInputs = {
    ...planning/* planningInputs */.b,
    branches: {
        kind: kinds/* list */.p_,
        text: 'Branches that a pull request must be merged into, one per line, such as `release/*`; the default branch if empty. A pattern with `*` or `**` matches only branches that GitHub protects.',
    },
    ...review/* approvalInputs */.xV,
    ...guards/* guardInputs */.xt,
    ...job/* promotionInputs */.VX,
    'late-from': {
        kind: kinds/* chooseOptional */.k$(['attestation']),
        text: '`attestation`: accept an image in a late variable (docs/build-and-deploy.md) only if GitHub attests that this repository built it from the registered commit. Needs `attestations: read`.',
    },
    logs: {
        kind: kinds/* choose */.Sw(['false', 'true', 'comment']),
        default: 'false',
        text: "`true`: show the last lines of a failing task's stderr in the log, and in comments of private repositories. `comment`: also in comments of public repositories. Needs `read-logs`.",
    },
    commands: commands/* allowedCommands */.Hp,
    'dry-run': shared/* dryRun */.PA,
};
function readRegisterInputs(values, source) {
    const { errors } = source;
    if (values.lateFrom !== undefined && values.review === 'ignore')
        errors.addConflict('late-from', 'has no effect with `review: ignore`', 'Remove one of the two inputs.');
    else if (values.lateFrom !== undefined && values.lateVars.length === 0)
        errors.addWarning('late-from', 'has no effect without `late-vars`', `Set ${(0,js_errors/* describeSetting */.w5)('late-vars')}, or remove it.`);
    if (values.stages.length > 0 && values.wait !== 'complete')
        errors.addConflict('wait', `is \`${values.wait}\`, but a stage of \`stages\` starts only when all jobs of the previous stage are healthy or complete`, 'Remove `wait`, or register the jobs that the run should not wait for by a step of its own, with its own `job-files`.');
    return {
        ...values,
        ...(0,planning/* readPlanningInputs */.h)(values, source, values.dryRun ? 'optional' : 'required'),
        approvals: (0,review/* readApprovals */.RJ)(values, errors),
        guarding: (0,guards/* readGuards */.hL)(values, errors),
        promotion: (0,job/* readPromotion */.e$)(values, 'off', errors),
        branches: readBranches(values.branches, errors),
        verbs: (0,commands/* readAllowedCommands */.Jm)(values.commands, errors),
    };
}


/***/ }),

/***/ 4564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readReinstateInputs),
/* harmony export */   Z: () => (/* binding */ reinstateInputs)
/* harmony export */ });
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _inputs_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7751);
/* harmony import */ var _operations_modules_module_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6873);



const reinstateInputs = {
    ..._inputs_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleInputs */ .oR,
    'reinstate-scope': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .choose */ .Sw(['owned', 'all']),
        default: 'owned',
        text: '`owned`: only versions that Outrider deprecated. `all`: also versions that a person deprecated.',
    },
};
function readReinstateInputs(values, source) {
    return { ...values, ...(0,_operations_modules_module_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readModuleInputs */ .e)(values, source), mode: 'reinstate', requireSuccessor: false };
}


/***/ }),

/***/ 8656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R4: () => (/* binding */ restartInputs),
/* harmony export */   de: () => (/* binding */ readRestartInputs)
/* harmony export */ });
/* unused harmony export readBatchSize */
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1352);
/* harmony import */ var _text_times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5502);





const batchSize = { read: readBatchSize };
const restartInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobInputs */ .vX,
    'github-token': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .githubToken */ .bU,
    'dry-run': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .PA,
    groups: _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .groupsInput */ .bK,
    'batch-size': {
        kind: batchSize,
        default: '1',
        text: 'Allocations to restart at the same time: a number, or a share such as `25%`, rounded up.',
    },
    'batch-wait': {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .age */ .KW,
        default: '0',
        text: 'Time between two batches, such as `30s`; a part of `timeout`.',
    },
};
function readRestartInputs(values, source) {
    const { batchWait, timeout } = values;
    if (batchWait >= timeout) {
        const problem = `is ${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(batchWait)}, but \`timeout\`, which includes it, is ${(0,_text_times_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(timeout)}`;
        source.errors.addConflict('batch-wait', problem, 'Raise `timeout`, or wait for a shorter time.');
    }
    return (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobInputs */ .TD)(values, source);
}
function readBatchSize(text) {
    const [, digits = '0', sign] = /^(\d{1,9})(%?)$/.exec(text) ?? [];
    const amount = Number(digits);
    if (amount > 0 && sign === '')
        return { value: { count: amount } };
    if (amount > 0 && amount <= 100 && sign === '%')
        return { value: { percent: amount } };
    const error = `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}, which is not a valid batch size`;
    return { error, hint: 'Use a number of allocations, 1 or more, or a share from `1%` to `100%`.' };
}


/***/ }),

/***/ 2123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ revertInputs),
/* harmony export */   o: () => (/* binding */ readRevertInputs)
/* harmony export */ });
/* harmony import */ var _inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7310);
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7321);


const revertInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .jobWriteInputs */ .GF,
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .promotionInputs */ .VX,
    'job-version': _inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .jobVersion */ .ID,
    ..._inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .fromCommandInputs */ .PM,
};
function readRevertInputs(values, source) {
    const { errors } = source;
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommandedJobInputs */ .dJ)(values, source);
    const promotion = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .readPromotion */ .e$)(values, 'auto', errors);
    const { jobVersion: version = values.fromCommand ? 'last-stable' : '' } = values;
    if (version === '')
        errors.addMissing('job-version', 'Set the number of the version, its tag, or `last-stable`.');
    return { ...inputs, promotion, version: (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersionOrTag */ .fs)(version) };
}


/***/ }),

/***/ 3703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ scaleInputs),
/* harmony export */   c: () => (/* binding */ readScaleInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1352);



const scaleInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobWriteInputs */ .GF,
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .promotionInputs */ .VX,
    groups: _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .groupsInput */ .bK,
    count: { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, text: 'Number of allocations, such as `3`, or a change, such as `+2` or `-1`.' },
    message: { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .multiline */ .c1, text: 'Reason for scaling, stored with the scaling event.' },
};
function readScaleInputs(values, source) {
    const { errors } = source;
    return {
        ...(0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobInputs */ .TD)(values, source),
        promotion: (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readPromotion */ .e$)(values, 'off', errors),
        target: readCount(values, errors),
    };
}
function readCount({ count }, errors) {
    if (count === undefined)
        errors.addMissing('count', 'Set a count such as `3`, or a change such as `+2` or `-1`.');
    return (count === undefined ? undefined : errors.takeValue('count', readTargetCount(count))) ?? { by: 0 };
}
function readTargetCount(text) {
    if (/^\d{1,9}$/.test(text))
        return { value: { to: Number(text) } };
    if (/^[+-]\d{1,9}$/.test(text))
        return { value: { by: Number(text) } };
    const error = `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)}, which is not a count`;
    return { error, hint: 'Write a count such as `3`, or a change such as `+2` or `-1`.' };
}


/***/ }),

/***/ 9992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readStableInputs),
/* harmony export */   t: () => (/* binding */ stableInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1352);




const stableInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobInputs */ .vX,
    'job-version': _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobVersion */ .ID,
    stable: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'true',
        text: 'Whether mode `stable` marks the version (`true`) or removes the mark (`false`).',
    },
    'dry-run': _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .PA,
};
function readStableInputs(values, source) {
    const { errors } = source;
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .readJobInputs */ .TD)(values, source);
    const { jobVersion: version = '' } = values;
    if (version === '')
        errors.addMissing('job-version', 'Set the number of the version, or its tag.');
    else if (version === 'last-stable')
        errors.add('job-version', `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(version)}, which is already stable`, 'Set a number or a tag.');
    return { ...inputs, version: (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersionOrTag */ .fs)(version) };
}


/***/ }),

/***/ 811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readStatusInputs),
/* harmony export */   o: () => (/* binding */ statusInputs)
/* harmony export */ });
/* harmony import */ var _inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7310);
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6981);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3337);
/* harmony import */ var _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6907);





const statusInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .jobInputs */ .vX,
    expect: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_2__/* .choose */ .Sw(['nothing', 'healthy', 'complete']),
        default: 'nothing',
        text: '`healthy` fails the step if the job is not healthy, `complete` if a batch job does not complete.',
    },
    wait: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_3__/* .wait */ .uk,
    ..._inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .redactionInputs */ .Zz,
    verbose: _inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .verbose */ .B6,
    ..._inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .fromCommandInputs */ .PM,
};
function readStatusInputs(values, source) {
    const command = (0,_inputs_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .readFromCommand */ .US)(values, source.errors);
    const inputs = (0,_inputs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .readJobInputs */ .TD)(values, source);
    return { ...inputs, redaction: (0,_inputs_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .readRedaction */ .s8)(values, source), command };
}


/***/ }),

/***/ 6773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ stopInputs)
/* harmony export */ });
/* harmony import */ var _inputs_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7321);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3337);



const stopInputs = {
    ..._inputs_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobWriteInputs */ .GF,
    purge: {
        kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM,
        default: 'false',
        text: 'Delete the job and its versions once its allocations have stopped.',
    },
    global: { kind: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zM, default: 'false', text: 'Stop a multiregion job in all regions.' },
    children: _inputs_shared_js__WEBPACK_IMPORTED_MODULE_2__/* .children */ .Y_,
};


/***/ }),

/***/ 6873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isOneModule),
/* harmony export */   e: () => (/* binding */ readModuleInputs)
/* harmony export */ });
/* harmony import */ var semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4789);
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1377);
/* harmony import */ var _patterns_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8508);
/* harmony import */ var _inputs_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7751);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1352);
/* harmony import */ var _inputs_input_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1542);







function readModuleInputs(values, source) {
    const { errors } = source;
    const { moduleVersion: text } = values;
    const registry = (0,_inputs_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegistry */ ._5)(values, source, 'manages');
    const modules = readModuleLines(values.module, errors);
    const version = text === undefined ? undefined : errors.takeValue('module-version', readVersion(text, true));
    errors.takeValue('tag-prefix', checkTagPrefix(values.tagPrefix));
    return { ...values, registry, modules, version, policy: readPolicy(values, source) };
}
function readPolicy(values, { env, errors }) {
    const { policy: rule, keep, range, versions, protect, prereleases, minAge, onlyOlderThan } = values;
    if (rule === 'range' && range === undefined) {
        errors.addConflict('range', 'is missing, but `policy` is `range`', 'Set the range to deprecate, such as `<2.0.0`.');
    }
    if (rule === 'explicit' && versions.length === 0) {
        errors.addConflict('versions', 'is empty, but `policy` is `explicit`', 'List the versions, one per line.');
    }
    const unused = rule === 'explicit' ? ['keep', 'range', 'min-age', 'prereleases', 'only-older-than'] : [];
    for (const name of unused) {
        const input = _inputs_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .moduleInputs */ .oR[name];
        const text = env[(0,_inputs_input_js__WEBPACK_IMPORTED_MODULE_6__/* .nameVariable */ .kQ)(name)]?.trim() ?? '';
        if (text === '' || text === input.default)
            continue;
        errors.addConflict(name, 'has no effect with `policy: explicit`', 'Remove it, or choose a different policy.');
    }
    return {
        rule,
        keep,
        range: range === undefined ? undefined : errors.takeValue('range', readRange(range, true)),
        versions: versions.flatMap((text) => errors.takeValue('versions', readVersion(text)) ?? []),
        protect: protect.flatMap((text) => errors.takeValue('protect', readRange(text)) ?? []),
        prereleases,
        minAge,
        onlyOlderThan,
    };
}
function checkTagPrefix(text = '') {
    const [prefix = ''] = text.split('*');
    return prefix === text
        ? { value: text }
        : { error: `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)}, which is not a prefix`, hint: `Write \`${prefix || 'network-'}\`.` };
}
function readVersion(text, isWhole = false) {
    const value = (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .parseVersion */ .ot)(text);
    if (value !== undefined)
        return { value };
    const error = `${isWhole ? 'is' : 'contains'} ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)}, which is not a version`;
    return { error, hint: (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestLines */ .aM)(text) ?? 'Write it as `1.2.3`.' };
}
function readRange(text, isWhole = false) {
    const isTerraformConstraint = text.includes('~>');
    const value = isTerraformConstraint ? undefined : parseRange(text);
    if (value !== undefined)
        return { value };
    const reason = isTerraformConstraint
        ? 'but `~>` has a different meaning here than in Terraform'
        : 'which is not a range';
    const parts = text.split(',').map((part) => part.trim());
    const areVersions = parts.length > 1 && parts.every((part) => /^v?\d[\w.]*$/.test(part));
    const several = isWhole ? `Write \`${parts.join(' || ')}\`.` : 'Write one per line.';
    const hint = areVersions ? several : suggestRange(text);
    return { error: `${isWhole ? 'is' : 'contains'} ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)}, ${reason}`, hint };
}
function parseRange(text) {
    try {
        return new semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0__(text, { includePrerelease: true });
    }
    catch {
        return undefined;
    }
}
function suggestRange(text) {
    const range = text
        .replaceAll(/~>\s*(\d+)((?:\.\d+)*)/g, (_, major, rest) => {
        if (rest.split('.').length > 2)
            return `~${major}${rest}`;
        if (rest === '')
            return `>=${major}`;
        return major === '0' ? `>=0${rest} <1` : `^${major}${rest}`;
    })
        .replaceAll(',', '');
    return range === text || range.includes('~>') || parseRange(range) === undefined
        ? 'Write it as `<2.0.0`, `1.x` or `>=1.2.0 <1.5.0`.'
        : `Write \`${range}\`.`;
}
function isOneModule({ modules, patterns }) {
    return modules.length === 1 && patterns.length === 0;
}
const moduleHint = 'Write it as `organization/name/provider`, as in `acme/network/aws`, or `acme/*/*` for all of `acme`.';
function readModuleLines(list, errors) {
    const lines = [...new Set(list)];
    if (lines.length === 0)
        errors.addMissing('module', moduleHint);
    else if (lines.every((line) => line.startsWith('!')))
        errors.add('module', 'contains only patterns with `!`, which exclude modules', moduleHint);
    const read = (texts) => texts.flatMap((text) => errors.takeValue('module', readPattern(text)) ?? []);
    const included = read(lines.filter((line) => !line.startsWith('!')));
    return {
        modules: included.flatMap(({ text }) => (isPattern(text) ? [] : [parseModule(text)])),
        patterns: included.filter(({ text }) => isPattern(text)),
        excluded: read(lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim())),
    };
}
function isPattern(text) {
    return /[^\w/-]/.test(text);
}
function parseModule(text) {
    const [organization = '', name = '', provider = ''] = text.split('/');
    return { organization, name, provider };
}
function readPattern(text) {
    const [organization = '', ...rest] = text.split('/');
    const isWritten = rest.length === 2 && rest.every((part) => /^[\w*?[\]{},^!-]+$/.test(part));
    const matches = (0,_patterns_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .S)(text, { hasDots: true, hasEscapes: false });
    if (isWritten && _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__/* .moduleNamePart */ .jk.test(organization) && matches !== undefined)
        return { value: { text, organization, matches } };
    const hasHost = rest.length === 3 && organization.includes('.');
    const reason = hasHost ? 'which starts with a host' : 'which is not a module';
    const hint = hasHost
        ? `Set the host with \`registry-address\`, and write the module as \`${text.slice(organization.length + 1)}\`.`
        : moduleHint;
    return { error: `is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)}, ${reason}`, hint };
}


/***/ }),

/***/ 6073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ formatDeprecation),
/* harmony export */   Ik: () => (/* binding */ suggestPlaceholder),
/* harmony export */   Zr: () => (/* binding */ listUnknownPlaceholders)
/* harmony export */ });
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1352);
/* harmony import */ var _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7049);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1377);



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
const placeholderList = `The placeholders are ${placeholders.map((name) => `\`{{${name}}}\``).join(', ')}.`;
function suggestPlaceholder(unknown) {
    const word = unknown.replaceAll(/[{}\s]/g, '');
    const meant = /^(?:newest|current|last)$/.test(word) ? 'latest' : (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearest */ .qg)(word, placeholders);
    return meant === undefined ? placeholderList : `Did you mean \`{{${meant}}}\`?`;
}
function listUnknownPlaceholders(template) {
    const unknown = [...template.matchAll(placeholderPattern)]
        .map(([, name = '']) => name.trim())
        .filter((name) => !knownPlaceholders.has(name));
    const single = template.replaceAll(placeholderPattern, '').match(/\{\s*[a-z]+(?:-[a-z]+)*\s*\}/g) ?? [];
    return [...unknown, ...single];
}
const maxReasonLength = 1000;
function formatDeprecation(version, wording) {
    const values = createPlaceholderValues(version, wording);
    const reason = toSingleLine(fillTemplate(wording.reason, values));
    const room = maxReasonLength - _clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__/* .outriderMark */ .kT.length - 1;
    const start = reason.slice(0, room - 1).toWellFormed();
    const shownReason = reason.length > room ? `${start.replace(/\ufffd$/, '').trimEnd()}…` : reason;
    const link = toSingleLine(fillTemplate(wording.link ?? '', values));
    return { reason: `${shownReason} ${_clients_registry_module_js__WEBPACK_IMPORTED_MODULE_1__/* .outriderMark */ .kT}`.trimStart(), link };
}
function fillTemplate(template, values) {
    return template.replaceAll(placeholderPattern, (match, name) => values[name.trim()] ?? match);
}
function createPlaceholderValues(version, wording) {
    const { module, successors, tag, releaseUrl, date, policy } = wording;
    const latest = selectLatest(version, successors) ?? findHighestVersion(successors);
    const inMajor = successors.filter((successor) => successor.major === version.major);
    return {
        version: (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .formatVersion */ .qh)(version),
        latest: formatOptionalName(latest),
        'latest-same-major': formatOptionalName(selectLatest(version, inMajor) ?? latest),
        replacement: formatOptionalName(findReplacement(version, inMajor) ?? latest),
        module: module.name,
        provider: module.provider,
        organization: module.organization,
        tag,
        'release-url': releaseUrl,
        date,
        policy,
    };
}
function formatOptionalName(version) {
    return version === undefined ? '' : (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .formatVersion */ .qh)(version);
}
function findReplacement(version, inMajor) {
    const newer = inMajor.filter((candidate) => (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePrecedence */ .cX)(candidate, version) > 0);
    const inMinor = newer.filter((candidate) => candidate.minor === version.minor);
    return selectLatest(version, inMinor) ?? selectLatest(version, newer);
}
function selectLatest(version, successors) {
    const stable = findHighestVersion(successors.filter((successor) => !(0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrerelease */ .V1)(successor)));
    const isSuccessor = stable !== undefined && (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePrecedence */ .cX)(stable, version) > 0;
    return (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrerelease */ .V1)(version) && !isSuccessor ? findHighestVersion(successors) : stable;
}
function findHighestVersion(versions) {
    return versions.toSorted(_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePrecedence */ .cX).at(-1);
}
function toSingleLine(text) {
    return text
        .toWellFormed()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
        .trim();
}


/***/ }),

/***/ 8508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ expandBraces),
/* harmony export */   S: () => (/* binding */ compileGlob)
/* harmony export */ });
/* harmony import */ var _text_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6138);

const maxAlternatives = 1000;
function compileGlob(glob, syntax) {
    const all = expandBraces(glob, syntax)?.map((pattern) => compilePath(pattern, syntax));
    if (all === undefined || all.includes(undefined))
        return undefined;
    return (path) => {
        const names = path.split('/');
        return all.some((matches) => matches?.(names));
    };
}
function compilePath(pattern, syntax) {
    const parts = normalizeParts(pattern.split('/')).map((part) => part === '**' ? part : (0,_text_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .compileTextPattern */ .d)(part, syntax));
    const valid = parts.filter((part) => part !== undefined);
    return valid.length < parts.length ? undefined : (names) => matchesParts(valid, names, syntax);
}
function normalizeParts(parts) {
    const normalParts = [];
    for (const [at, part] of parts.entries()) {
        const isInside = at > 0 && at < parts.length - 1;
        if (part === '.' || (part === '' && isInside))
            continue;
        if (part === '..' && normalParts.length > 0 && !['..', '**', ''].includes(normalParts.at(-1) ?? ''))
            normalParts.pop();
        else
            normalParts.push(part);
    }
    return normalParts;
}
function matchesParts(parts, names, { hasDots }) {
    let followingMatches = names.map(() => false).concat(true);
    for (const [index, part] of [...parts.entries()].toReversed()) {
        const isLast = index === parts.length - 1;
        const matchesFrom = names
            .map(() => false)
            .concat(part === '**' && !isLast && followingMatches.at(-1) === true);
        for (let at = names.length - 1; at >= 0; at--) {
            const name = names[at] ?? '';
            matchesFrom[at] =
                part === '**'
                    ? followingMatches[at] === true ||
                        ((hasDots || !name.startsWith('.')) &&
                            (isLast && at === names.length - 1 ? true : matchesFrom[at + 1] === true))
                    : followingMatches[at + 1] === true && part(name);
        }
        followingMatches = matchesFrom;
    }
    return followingMatches[0] === true;
}
function expandBraces(glob, syntax) {
    const alternatives = [];
    const open = [{ text: glob, from: 0 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { text, from } = next;
        const brace = expandNextBrace(text, from, syntax);
        if (brace === undefined) {
            alternatives.push(text);
            continue;
        }
        if (brace === 'unclosed' || alternatives.length + open.length + brace.options.length > maxAlternatives)
            return undefined;
        const [before, behind] = [text.slice(0, brace.start), text.slice(brace.end)];
        open.push(...brace.options.map((option) => ({ text: before + option + behind, from: brace.start })));
    }
    return alternatives;
}
function expandNextBrace(text, from, syntax) {
    for (let start = 0; start < text.length; start++) {
        if (syntax.hasEscapes && text[start] === '\\')
            start++;
        else if (text[start] === '{' && start >= from)
            return readBrace(text, start, syntax) ?? 'unclosed';
    }
    return undefined;
}
function readBrace(text, start, { hasEscapes }) {
    const options = [];
    let depth = 0;
    let from = start + 1;
    for (let at = start; at < text.length; at++) {
        const sign = text[at];
        if (hasEscapes && sign === '\\')
            at++;
        else if (sign === '{')
            depth++;
        else if (sign === '}')
            depth--;
        if (depth === 0 || (depth === 1 && sign === ',')) {
            options.push(text.slice(from, at));
            from = at + 1;
        }
        if (depth === 0)
            return { start, end: at + 1, options };
    }
    return undefined;
}


/***/ }),

/***/ 6138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ compileTextPattern)
/* harmony export */ });
function compileTextPattern(pattern, syntax) {
    if (!/[*?[\\]/.test(pattern))
        return (text) => text === pattern;
    const foldCase = (text) => (syntax.isCaseless === true ? text.toLowerCase() : text);
    const pieces = readPieces(Array.from(foldCase(pattern)), syntax);
    if (pieces === undefined)
        return undefined;
    return (text) => {
        if (!syntax.hasDots && (text === '' || (text.startsWith('.') && !pattern.startsWith('.')) || /^\.\.?$/.test(text)))
            return false;
        return matchesPieces(pieces, Array.from(foldCase(text)));
    };
}
function readPieces(characters, { hasEscapes }) {
    const pieces = [];
    for (let at = 0; at < characters.length; at++) {
        const character = characters[at];
        if (character === '*') {
            const crossesFolders = characters[at + 1] === '*';
            pieces.push({ fits: (letter) => crossesFolders || letter !== '/', isRepeated: true });
            if (crossesFolders)
                at++;
        }
        else if (character === '[') {
            const read = readClass(characters, at, hasEscapes);
            if (read === undefined)
                return undefined;
            pieces.push({ fits: read.fits, isRepeated: false });
            at = read.end;
        }
        else {
            const literal = hasEscapes && character === '\\' ? characters[++at] : character;
            if (literal === undefined)
                return undefined;
            const isWildcard = character === '?';
            pieces.push({ fits: (letter) => (isWildcard ? letter !== '/' : letter === literal), isRepeated: false });
        }
    }
    return pieces;
}
function readClass(characters, open, hasEscapes) {
    const tests = [];
    const isNegated = characters[open + 1] === '^' || (characters[open + 1] === '!' && !hasEscapes);
    const start = open + (isNegated ? 2 : 1);
    let at = start;
    const readOne = () => characters[hasEscapes && characters[at] === '\\' ? (at += 2) - 1 : at++];
    while (at < characters.length) {
        if (characters[at] === ']' && at > start)
            return { fits: (letter) => letter !== '/' && tests.some((test) => test(letter)) !== isNegated, end: at };
        const isEmpty = hasEscapes && characters[at] === ']';
        const low = readOne();
        const isRange = characters[at] === '-' && (hasEscapes || (at + 1 < characters.length && characters[at + 1] !== ']'));
        const isOpenRange = isRange && characters[++at] === ']';
        const high = isRange ? readOne() : low;
        if (isEmpty || isOpenRange || low === undefined || high === undefined || (hasEscapes && low === '-'))
            return undefined;
        tests.push((letter) => compareCharacters(low, letter) <= 0 && compareCharacters(letter, high) <= 0);
    }
    return undefined;
}
function compareCharacters(a, b) {
    return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}
function matchesPieces(pieces, characters) {
    let reachedStates = new Uint8Array(pieces.length + 1);
    let next = new Uint8Array(pieces.length + 1);
    const markReachable = (states, count) => {
        for (let at = count; states[at] === 0; at++) {
            states[at] = 1;
            if (pieces[at]?.isRepeated !== true)
                break;
        }
    };
    markReachable(reachedStates, 0);
    for (const character of characters) {
        next.fill(0);
        for (let at = reachedStates.indexOf(1); at !== -1 && at < pieces.length; at = reachedStates.indexOf(1, at + 1)) {
            const piece = pieces[at];
            if (piece?.fits(character) === true)
                markReachable(next, piece.isRepeated ? at : at + 1);
        }
        [reachedStates, next] = [next, reachedStates];
    }
    return reachedStates[pieces.length] === 1;
}


/***/ }),

/***/ 1768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tt: () => (/* binding */ findQuotedSecrets),
  dL: () => (/* binding */ findSecrets),
  Lt: () => (/* binding */ selectSearchedPart)
});

// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(8300);
// EXTERNAL MODULE: ./build/js/redaction/detection/random-text.js
var random_text = __webpack_require__(1265);
// EXTERNAL MODULE: ./build/js/redaction/detection/references.js
var references = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-names.js
var secret_names = __webpack_require__(5435);
;// CONCATENATED MODULE: ./build/js/redaction/detection/secret-assignments.js


const secretHint = /pass|pw|secret|token|key|cred|dsn|auth|cookie|salt|pepper|hmac|jwt|otp|pin|webhook|conn|psk|mnemonic|community/i;
const assignmentPattern = /(?<![\w.-])[\w.-]{1,200}["'\]]{0,2}[ \t]{0,8}(?::=|=>|[+?]?=(?![=~])|:(?![:/]))[ \t]{0,8}/g;
const namedFieldPattern = /(?<![\w.-])(?:name|key|type)["']?\s{0,3}[=:]\s{0,3}["']?([\w.-]{1,100})["']?[,;]?\s{1,40}["']?value["']?\s{0,3}[=:][ \t]{0,3}/gi;
const listedPairPattern = /["']([\w.-]{1,100})["'][ \t]{0,4},\s{0,20}["']([^"'\n]{1,256})["']/g;
const flagPattern = /(?<![\w-])-{1,2}([A-Za-z][\w.-]{0,80})[ \t]{1,5}(?=[^\s-])/g;
const directivePattern = /(?<![\w.-])([\w.-]{1,200})[ \t]{1,60}(?=["']?([A-Za-z0-9_/+!#$%^&*.\uE000-][^\s"'={}[\]();,]{1,256}))/g;
const maxJudgedLength = 512;
const maxItems = 1000;
function findAssignedSecrets(text) {
    if (!secretHint.test(text))
        return [];
    const ranges = [];
    for (const { 0: all, index } of (0,hidden_text/* listMatches */.q1)(text, assignmentPattern)) {
        const name = /^[\w.-]+/.exec(all)?.[0] ?? '';
        if ((0,secret_names/* isSecretName */.eh)(name))
            ranges.push(...findValuesAfter(text, name, index, index + all.length));
    }
    for (const { 0: all, 1: name = '', index } of (0,hidden_text/* listMatches */.q1)(text, namedFieldPattern)) {
        const at = index + all.length;
        if ((0,secret_names/* isSecretName */.eh)(name))
            ranges.push(...findValuesAfter(text, name, at, at));
    }
    for (const { 0: all, 1: name = '', index } of (0,hidden_text/* listMatches */.q1)(text, flagPattern)) {
        const range = locateWord(text, index + all.length);
        if ((0,secret_names/* isSecretName */.eh)(name) && (0,secret_names/* isSecretValue */.w2)(name, text.slice(...range)))
            ranges.push([index, range[1]]);
    }
    for (const { 0: all, 1: name = '', 2: value = '', index } of (0,hidden_text/* listMatches */.q1)(text, listedPairPattern)) {
        const isWord = /^[a-z]/.test(name) && /^[a-z][a-z_-]*$/.test(value);
        if (!isWord && (0,secret_names/* isSecretValue */.w2)(name, value))
            ranges.push([index, index + all.length]);
    }
    return ranges;
}
function findDirectiveSecrets(text) {
    if (!secretHint.test(text))
        return [];
    const ranges = [];
    for (const { 0: all, 1: name = '', 2: value = '', index } of (0,hidden_text/* listMatches */.q1)(text, directivePattern)) {
        if (!(0,secret_names/* isSecretName */.eh)(name))
            continue;
        const end = index + all.length + (/["']/.test(text[index + all.length] ?? '') ? 1 : 0) + value.length;
        const isLabel = /^["']?\s{0,8}\{/.test(text.slice(end, end + 10));
        if ((0,secret_names/* isSecretValue */.w2)(name, value) && !isLabel && !isProse(text, index, value, end))
            ranges.push([index, end]);
    }
    return ranges;
}
function isProse(text, start, value, end) {
    if (!/^[A-Za-z][a-z]{0,40}[.:)]?$/.test(value))
        return false;
    const isLast = /^["']?[;,]?[ \t]{0,40}(?:\r?\n|$)/.test(text.slice(end, end + 42));
    const before = text.slice(Math.max(0, start - 160), start);
    return (!isLast || !/(?:^|\n|\b(?:login|user(?:name)?)[ \t]{1,8}\S{1,64}[ \t])[ \t]{0,40}(?:set[ \t]{1,8}\$)?$/.test(before));
}
function findValuesAfter(text, name, start, at) {
    const end = findPieceEnd(text, at);
    const rest = text.slice(at, end).trim();
    if (/^(?:[|>][+-]?\d?[+-]?|[[({\\]|)$/.test(rest))
        return findBelow(text, name, start, end, /^[|>]/.test(rest));
    const range = locateValue(text, start, at, end);
    const value = text.slice(...range);
    if (/^\{\s{0,8}["']?[\w.-]{1,64}["']?\s{0,8}[=:]/.test(text.slice(range[0], range[0] + 90)))
        return [];
    const isTag = text[at - 1] === ':' && (0,secret_names/* looksLikeTag */.s3)(value);
    return isTag || !(0,secret_names/* isSecretValue */.w2)(name, value) ? [] : [[start, range[1]]];
}
function locateValue(text, start, at, end) {
    const openerLength = /^[[(]{1,2}[ \t]{0,3}/.exec(text.slice(at, at + 8))?.[0].length ?? 0;
    const from = at + openerLength;
    const before = text.slice(Math.max(0, start - 40), start);
    const isOwnLine = /^["'-]?$/.test(before.slice(before.lastIndexOf('\n') + 1).trim());
    const isSpaced = /[\s=]/.test(text[at - 1] ?? '') && /[\s:]/.test(text.slice(at - 2, at));
    if (!isOwnLine || !isSpaced || /["'`]/.test(text[from] ?? ''))
        return locateWord(text, from);
    const comment = text.slice(from, end).search(/\s(?:#|\/\/)/);
    return [from, comment === -1 ? end : from + comment];
}
function locateWord(text, from) {
    const piece = text.slice(from, from + maxJudgedLength);
    const quote = piece[0] ?? '';
    const quoteEnd = /["'`]/.test(quote) ? piece.indexOf(quote, 1) : -1;
    if (quoteEnd !== -1)
        return [from, from + quoteEnd + 1];
    const word = /^["'`]?(?:(?:bearer|basic|token|digest) {1,3}(?=[^\s"'`]))?(?:(?![,;&][\w.-]{1,40}[=:])[^\s"'`<]){0,512}/i;
    return [from, from + (word.exec(piece)?.[0].length ?? 0)];
}
function findBelow(text, name, start, end, isBlock) {
    const ranges = [];
    const indent = measureIndent(text, start);
    let at = end + 1;
    const maxCount = isBlock ? Infinity : maxItems;
    for (let items = 0; at < text.length && items < maxCount; items += 1) {
        const to = findLineEnd(text, at);
        const line = text.slice(at, Math.min(to, at + maxJudgedLength));
        const inner = /^[ \t]*/.exec(line)?.[0].length ?? 0;
        const isItem = /^[ \t]*-(?:[ \t]|$)/.test(line);
        if (line.trim() !== '' && inner <= indent && !(isItem && inner === indent && !isBlock))
            break;
        const item = line.trim().replace(/^-\s*/, '');
        const isSetting = /^["']?[\w.-]{1,200}["']?\s{0,5}(?:[=:]\s|[=:]$|=)/.test(item);
        if (isBlock ? item !== '' : !isSetting && /\w/.test(item) && (0,secret_names/* isSecretValue */.w2)(name, item))
            ranges.push([at, to]);
        at = to + 1;
    }
    return ranges;
}
function measureIndent(text, at) {
    const before = text.slice(Math.max(0, at - maxJudgedLength), at);
    return /^[ \t-]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0].length ?? 0;
}
function findPieceEnd(text, at) {
    const length = text.slice(at, at + maxJudgedLength).indexOf('\n');
    return length === -1 ? Math.min(text.length, at + maxJudgedLength) : at + length;
}
function findLineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
}

;// CONCATENATED MODULE: ./build/js/redaction/detection/credential-syntax.js


const credentialSyntaxes = [
    {
        needs: /@/,
        patterns: [
            /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/?#@:]{0,256}:([^\s/?#@]{1,256})@/gi,
            /https?:\/\/([\w-]{20,256})@[\w.-]/gi,
            /(?<![\w:@.+-])[\w.%+-]{1,64}:([^\s@/"'`]{0,127}[^\s@/"'`:])@(?:(?:tcp|udp|unix)?\(|(?!sha\d)[\w.-]{1,255}(?::\d|\/))/gi,
            /oracle:thin:[^\s/@]{1,64}\/([^\s@]{1,64})@/gi,
        ],
    },
    {
        needs: /-u|user|auth/i,
        patterns: [
            /(?<![\w-])(?:-u|-U|--user|--proxy-user|--basic-auth|--auth)[\s=]{1,3}["']?[^\s:;"'%]{1,64}[:;%](?!\d{1,6}(?!\w))([^\s"':/]{1,128})(?![\w:])/g,
            /\bauth[ \t]{1,4}[\w.-]{1,64}:([^\s"':/]{1,128})/g,
        ],
    },
    {
        needs: /chpasswd|mysql|mariadb|-cli|sshpass|mcrcon|login|ldap|rabbitmqctl|mc |htpasswd|unseal/,
        patterns: [
            /\b(?:mysql|mariadb)[\w-]{0,10}[ \t][^\n|;]{0,200}?(?<=\s)-p["']?([^\s"'|;]{3,128})/g,
            /\b(?:redis-cli|valkey-cli)[ \t](?:[^\n|;]{0,200}?(?<=\s))?-a[ \t]{1,3}["']?([^\s"'|;]{3,128})/g,
            /\b(?:sshpass|mcrcon|rcon-cli|docker login|podman login|helm registry login|ldap\w{3,10})[ \t](?:[^\n|;]{0,200}?(?<=\s))?-[pw][ \t]{0,3}["']?([^\s"'|;]{3,128})/g,
            /(?<![\w.-])[\w.-]{1,64}:([^\s"'|:]{1,128})["']?[ \t]{0,4}\|[ \t]{0,4}(?:sudo )?[\w/]{0,20}chpasswd/g,
            /chpasswd[^\n]{0,40}<<<[ \t]{0,4}["']?[\w.-]{1,64}:([^\s"']{1,128})/g,
            /\brabbitmqctl[ \t]{1,4}(?:add_user|change_password)[ \t]{1,4}\S{1,64}[ \t]{1,4}["']?([^\s"';]{1,128})/g,
            /\bmc (?:alias set|config host add)[ \t]{1,4}[\w.-]{1,64}[ \t]{1,4}\S{1,256}[ \t]{1,4}\S{1,128}[ \t]{1,4}([^\s;]{1,128})/g,
            /\bhtpasswd[ \t]{1,4}-\w{0,6}b\w{0,6}[ \t]{1,4}(?:\S{1,128}[ \t]{1,4}){1,2}["']?([^\s"';]{3,128})/g,
            /\b(?:vault login|vault operator unseal|consul login|gh auth login)[ \t]{1,4}(?!-)([^\s"';|]{8,256})/g,
        ],
    },
    {
        needs: /bearer|identified|password|community|requirepass|masterauth|primaryauth|auth[_-]pass|\{(?:PLAIN|CLEAR)|<\w/i,
        patterns: [
            /\bbearer\s{1,5}(?!(?:tokens?|auth\w{0,12}|scheme|realm)\b)([\w.~+/=\uE000-]{6,4096})/gi,
            /\b(?:identified\s{1,5}(?:with\s{1,5}\S{1,40}\s{1,5})?by|password)\s{1,5}'([^'\n]{1,128})'/gi,
            /\b(?:requirepass|masterauth|primaryauth|r[ow]community6?|auth[_-]pass(?:\s{1,3}[\w-]{1,64})?|insecure-password)\s{1,5}["']?([^\s"']{1,256})/gi,
            /\{(?:PLAIN|CLEAR|CLEARTEXT)\}([^\s"']{1,128})/gi,
            /<([\w.-]{0,40}(?:password|passwd|secret|token|api[_-]?key|private[_-]?key)[\w.-]{0,40})>[^<\s]{1,256}/gi,
        ],
    },
    {
        needs: /:[^:]{1,200}:|\]|user /,
        patterns: [
            /(?<=^|\n)[^\s:/"']{1,128}:(?:\d{2,5}|\*):[^\s:/"']{1,64}:[^\s:/"']{1,64}:([^\s]{1,128})(?=\r?$|\r?\n)/g,
            /(?<=^|\n)(?:\[[\w.-]{1,255}\](?::\w{1,10})?|[\w.-]{1,255}:\d{1,5})[ \t]{1,8}[\w.@+-]{1,64}:(?!\d{1,5}\s)([^\s:/]{4,128})(?=[ \t]{0,8}(?:\r?$|\r?\n))/g,
            /(?<=^|\n)[ \t]{0,8}user[ \t]{1,4}\S{1,64}[ \t]{1,4}on[ \t][^\n>]{0,200}>([^\s>]{1,128})/g,
        ],
    },
];
const basic = /\bbasic\s{1,5}([A-Za-z0-9+/]{6,512}={0,2})/gi;
function findCredentials(text) {
    const ranges = [];
    for (const { needs, patterns } of credentialSyntaxes) {
        if (!needs.test(text))
            continue;
        for (const { 0: all, 1: secret = all, index } of patterns.flatMap((pattern) => (0,hidden_text/* listMatches */.q1)(text, pattern)))
            if (!(0,references/* isValueReference */.$0)(secret))
                ranges.push([index, index + all.length]);
    }
    for (const { 0: all, 1: encoded = '', index } of (0,hidden_text/* listMatches */.q1)(text, basic)) {
        const credentials = Buffer.from(encoded, 'base64').toString('latin1');
        if (credentials.includes(':') && /^[\x20-\x7e]+$/.test(credentials))
            ranges.push([index, index + all.length]);
    }
    return ranges;
}

;// CONCATENATED MODULE: ./build/js/redaction/detection/secret-shapes.js
const secretShapes = {
    'https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/': /(?<![A-Za-z0-9])(?:gh[oprsu]_|github_pat_)\w{10}[\w.-]{0,1000}/,
    'https://docs.gitlab.com/security/tokens/#token-prefixes': /(?<![A-Za-z0-9])(?:gl(?:pat|rt|rtr|dt|cbt|ptt|ft|imt|agent|soat|ffct|wt)-|GR1348941|_gitlab_session=)[\w.-]{10,300}/,
    'https://docs.slack.dev/authentication/tokens/': /(?<![A-Za-z0-9])(?:xox[abceoprs]-|xox[ep]\.xox|xapp-|xwfp-)[\w.%-]{10,300}/,
    'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html#identifiers-prefixes': /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{12,16}(?![A-Za-z0-9])/,
    'https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html': /(?<![A-Za-z0-9])(?:ABSK|bedrock-api-key-)[A-Za-z0-9+/]{24,300}/,
    'https://docs.cloud.google.com/docs/authentication/api-keys': /(?<![A-Za-z0-9])(?:AIza[\w-]{30,60}|ya29\.[\w-]{10,300}|GOCSPX-[\w-]{20,60}|1\/\/0[\w-]{30,200})/,
    'https://learn.microsoft.com/azure/storage/common/storage-sas-overview': /(?:AccountKey|SharedAccessKey|SharedAccessSignature|SharedSecretValue)\s{0,3}=\s{0,3}[^\s;"']{8,600}|[?&;]sig=[A-Za-z0-9%+/=_-]{16,300}/i,
    'https://learn.microsoft.com/purview/sit-defn-azure-ad-client-secret': /(?<![A-Za-z0-9])[\w~.-]{3}\dQ~[\w~.-]{31,34}/,
    'https://docs.stripe.com/keys': /(?<![A-Za-z0-9])(?:[rs]k_(?:live|test|prod)_|whsec_)[A-Za-z0-9+/=]{10,255}/,
    'https://platform.claude.com/docs/en/api/overview': /(?<![A-Za-z0-9-])(?:sk-[\w-]{16,300}|gsk_\w{20,200}|hf_\w{20,100}|r8_\w{20,100}|pplx-\w{20,100}|xai-\w{20,200})/,
    'https://docs.npmjs.com/about-access-tokens/': /(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{10,100}|pypi-[\w-]{16,300}|rubygems_[0-9a-f]{32,64}|dckr_(?:pat|oat)_[\w-]{10,100}|oy2[a-z0-9]{43})/,
    'https://developer.hashicorp.com/vault/docs/concepts/tokens#token-prefixes': /(?<![A-Za-z0-9])(?:hv[sbr]\.[\w-]{10,400}|[sbr]\.[A-Za-z0-9]{24}(?![A-Za-z0-9])|[A-Za-z0-9]{14}\.atlasv1\.[\w-]{40,120})/,
    'https://docs.digitalocean.com/reference/api/create-personal-access-token/': /(?<![A-Za-z0-9])do[opr]_v1_[0-9a-f]{10,100}/,
    'https://www.twilio.com/docs/sendgrid/for-developers/sending-email/authentication': /(?<![A-Za-z0-9])(?:SG\.[\w-]{10,100}|xkeysib-[\w-]{20,120}|xsmtpsib-[\w-]{20,120}|re_[A-Za-z0-9]{8}_[A-Za-z0-9]{16,40}|key-[0-9a-f]{32}|[0-9a-f]{32}-us\d{1,2})/,
    'https://www.twilio.com/docs/iam/api-keys': /(?<![A-Za-z0-9])SK[0-9a-f]{32}(?![A-Za-z0-9])/,
    'https://developers.cloudflare.com/fundamentals/api/get-started/create-token/': /(?<![A-Za-z0-9])(?:v1\.0-[0-9a-f]{24}-[0-9a-f]{100,200}|HRKU-[\w-]{20,80}|fo1_[\w-]{20,80}|FlyV1 fm\d_[\w+/=,-]{20,400}|nfp_\w{20,80}|pul-[0-9a-f]{40}|tskey-[a-z]{2,10}-[\w-]{8,120}|lin_(?:api|oauth)_\w{20,120}|sbp_[0-9a-f]{32,80}|sb_secret_[\w-]{16,80}|pscale_(?:tkn|pw|oauth)_[\w.-]{20,100}|rnd_[A-Za-z0-9]{20,60}|shp(?:at|ca|pa|ss)_[0-9a-fA-F]{20,80}|EAAA[\w-]{40,120}|sq0[a-z]{3}-[\w-]{20,80}|figd_[\w-]{20,200}|ntn_\w{30,80}|secret_[A-Za-z0-9]{43}|PMAK-[0-9a-f-]{40,80}|ATATT3[\w=-]{20,300}|ATBB\w{20,80}|dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{20,120}|dapi[0-9a-f]{32}|ops_eyJ\w{20,2000}|CCIPAT_\w{20,120}|bkua_[0-9a-f]{30,60})/,
    'https://grafana.com/docs/grafana/latest/administration/service-accounts/': /(?<![A-Za-z0-9])(?:gl(?:sa|c)_[\w+/=-]{20,400}|NR(?:AK|JS|II|RA|AA)-[\w-]{16,80}|sntrys_[\w+/=-]{20,400}|sntryu_[0-9a-f]{40,80}|dt0c01\.[A-Z0-9]{20,30}\.[A-Z0-9]{40,80}|phc_\w{30,80}|phx_\w{30,80})/,
    'https://core.telegram.org/bots/api#authorizing-your-bot': /(?<!\d)\d{6,12}:[A-Za-z0-9][\w-]{29,60}(?![\w-])|(?<![\w-])[MNO][\w-]{22,28}\.[\w-]{6}\.[\w-]{25,50}(?![\w-])/,
    'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/': /(?:hooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)|(?:discord|discordapp)\.com\/api\/(?:v\d{1,2}\/)?webhooks|[\w-]{0,60}\.?webhook\.office(?:365)?\.com\/webhookb2|outlook\.office(?:365)?\.com\/webhook|api\.telegram\.org\/(?:file\/)?bot|hooks\.zapier\.com\/hooks|chat\.googleapis\.com\/v1\/spaces|maker\.ifttt\.com\/(?:trigger|use)|hc-ping\.com|open\.(?:feishu|larksuite)\.(?:cn|com)\/open-apis\/bot|oapi\.dingtalk\.com\/robot|qyapi\.weixin\.qq\.com\/cgi-bin\/webhook|events\.pagerduty\.com\/integration|\.logic\.azure\.com(?::443)?\/workflows)[/?]?[^\s"'`<>]{8,600}/i,
    'https://www.rfc-editor.org/rfc/rfc7519#section-3.1': /(?<![A-Za-z0-9])eyJ[\w-]{5,4000}\.[\w-]{5,8000}(?:\.[\w-]{0,4000}){0,3}/,
    'https://github.com/FiloSottile/age#readme': /AGE-SECRET-KEY-1[A-Z0-9]{10,80}|(?<![A-Za-z0-9+/])LS0tLS1CRUdJTi(?!BDRVJU)[A-Za-z0-9+/=]{8,8192}|(?<![A-Za-z0-9])(?:[xyz]prv[A-Za-z0-9]{90,120}|nsec1[a-z0-9]{50,70})/,
    'https://man7.org/linux/man-pages/man5/crypt.5.html': /\$(?:2[abxy]?\$\d{2}|[156]|apr1|y|gy|7|md5[,$]|sha1|argon2(?:id|[di])|scrypt|pbkdf2(?:-sha\d{1,3})?|bcrypt(?:-sha256)?|P|H|S)\$[\w./+=,$-]{8,300}|\$[PHS]\$[A-Za-z0-9./]{20,60}|\{S?SHA(?:256|384|512)?\}[A-Za-z0-9+/=]{16,200}|\{CRYPT\}[^\s"']{8,200}|SCRAM-SHA-\d{1,3}\$[^\s"']{16,300}|pbkdf2(?:_|:)sha\d{1,3}[$:][^\s"']{16,300}|(?<![\w])md5[0-9a-f]{32}(?![\w])|(?<![\w*])\*[0-9A-F]{40}(?![\w])/,
};

;// CONCATENATED MODULE: ./build/js/redaction/detection/find-secrets.js







const tokenPatterns = ['', 'i'].map((flags) => {
    const shapes = Object.values(secretShapes).filter((shape) => shape.flags === flags);
    return new RegExp(shapes.map(({ source }) => source).join('|'), `g${flags}`);
});
const armor = /-----BEGIN ([A-Z0-9 ]{0,40})-----/g;
const publicArmor = /^(?:TRUSTED |X509 )?(?:CERTIFICATE(?: REQUEST)?|PUBLIC KEY|RSA PUBLIC KEY|PGP PUBLIC KEY BLOCK|X509 CRL|DH PARAMETERS|PGP SIGNED MESSAGE)$/;
const unarmoredKey = /PuTTY-User-Key-File-\d: |---- BEGIN SSH2 ENCRYPTED PRIVATE KEY/g;
const maxSearchedCharacters = 2 ** 18;
function selectSearchedPart(text) {
    return text.slice(0, maxSearchedCharacters);
}
const maxCachedCharacters = 500_000;
const cachedRanges = new Map();
let cachedCharacters = 0;
function findCached(kind, text, search) {
    const cachedRange = cachedRanges.get(kind)?.get(text);
    if (cachedRange !== undefined)
        return cachedRange;
    if (cachedCharacters > maxCachedCharacters) {
        cachedRanges.clear();
        cachedCharacters = 0;
    }
    cachedCharacters += kind.length + text.length;
    const ranges = search();
    const rangesByText = cachedRanges.get(kind) ?? new Map();
    cachedRanges.set(kind, rangesByText.set(text, ranges));
    return ranges;
}
function findSecrets(text, context) {
    if (text.length < 4)
        return [];
    const { delimiters = references/* usualDelimiters */.XQ, random, assignments } = context;
    const searchedText = selectSearchedPart(text);
    const ranges = findCached(`${random} ${assignments} ${delimiters.join('\n')}`, searchedText, () => {
        const plain = (0,references/* blankReferences */.LG)(searchedText, delimiters);
        const keys = findKeys(plain);
        return [
            ...findTokens(searchedText),
            ...keys.hidden,
            ...findCredentials(plain),
            ...(assignments ? [...findAssignedSecrets(plain), ...findDirectiveSecrets(plain)] : []),
            ...(random ? (0,random_text/* findRandomRanges */.d)(keys.rest).filter(([from]) => !isNamedPublic(plain, from)) : []),
        ];
    });
    return text.length <= maxSearchedCharacters ? ranges : [...ranges, [searchedText.length, text.length]];
}
function findQuotedSecrets(text) {
    const search = () => [
        ...findTokens(text),
        ...findKeys(text).hidden,
        ...findCredentials(text),
        ...findAssignedSecrets(text),
    ];
    return findCached('quote', text, search);
}
function isNamedPublic(text, at) {
    const before = /([\w.-]{1,100})["']?\s{0,4}[=:]\s{0,4}["']?$/.exec(text.slice(Math.max(0, at - 120), at));
    const name = (before ?? /^([\w-]{1,100})=/.exec(text.slice(at, at + 101)))?.[1];
    return name !== undefined && (0,secret_names/* isPublicName */.XC)(name);
}
const wordOfTokenLength = /\S{11}/;
function findTokens(text) {
    if (!wordOfTokenLength.test(text))
        return [];
    return tokenPatterns.flatMap((pattern) => (0,hidden_text/* listMatches */.q1)(text, pattern).map(({ 0: all, index }) => [index, index + all.length]));
}
function findKeys(text) {
    const keyRanges = (0,hidden_text/* listMatches */.q1)(text, unarmoredKey).map(({ index }) => [index, text.length]);
    const open = [];
    let from = 0;
    for (const { 0: all, 1: label = '', index } of (0,hidden_text/* listMatches */.q1)(text, armor)) {
        if (index < from)
            continue;
        const end = text.indexOf(`-----END ${label}-----`, index);
        from = end === -1 ? text.length : end + all.length - 2;
        if (!publicArmor.test(label))
            keyRanges.push([index, from]);
        else if (end !== -1)
            open.push([index, from]);
    }
    return { hidden: keyRanges, rest: (0,hidden_text/* replaceRanges */.v9)(text, open, (length) => ' '.repeat(length)) };
}


/***/ }),

/***/ 1265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ findRandomRanges),
/* harmony export */   q: () => (/* binding */ isUnlikeWords)
/* harmony export */ });
/* harmony import */ var _hidden_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8300);

const longRun = /[A-Za-z0-9+/=_-]{16,4096}/g;
const uuid = /(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f])/gi;
const publicRandom = /(?:md5|sha-?(?:1|224|256|384|512))[:=-] {0,3}["']?[A-Za-z0-9+/=]{32,128}|(?<![A-Za-z])(?:md5|sha-?(?:1|224|256|384|512)|checksum|digest|commit|revision|rev|ref|sha|version)(?:sums?)?["']?\s{0,3}[:=]\s{0,3}["']?[0-9a-f]{32,128}(?![\w/+=-])|(?<![\w/+=-])[0-9a-f]{40}(?![\w/+=-])|(?<=[/@])[0-9a-f]{40}(?=[/.?#"'\s]|$)|(?<![\w/+=-])[0-9a-f]{32,128}(?= [ *][\w.])|sha256\/[0-9a-f]{64}|(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp\d{3}|sk-ssh-ed25519@openssh\.com) {1,3}AAAA[A-Za-z0-9+/=]{20,2000}/gi;
const randomBits = 3.6;
const commonLetterPairs = new Set(('aabcdfgiklmnprstuvwy baeilorsu cacehiklorstuy dadeilorsu eabcdefgilmnpqrstvwxy faefiloruy gaeghilnorsu haeiortu iabcdefglmnoprstvxz jeos keis ' +
    'ladeilostuy mabeimopsu nacdefgiklnopstuvy oabcdfgiklmnoprstuvw pacehiloprstu qu racdefgiklmnoprstuvy sacehiklmopstuy tacehiloprstuwy ' +
    'uabcdegilmnprst vaeio waehinors xceipt yips ze')
    .split(' ')
    .flatMap((letters) => Array.from(letters.slice(1), (second) => `${letters[0]}${second}`)));
function findRandomRanges(text) {
    if (text.length < 16)
        return [];
    const ranges = (0,_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listMatches */ .q1)(text, uuid).map(({ 0: run, index }) => [index, index + run.length]);
    const rest = text.replace(publicRandom, (all) => ' '.repeat(all.length));
    for (const { 0: run, index } of (0,_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .listMatches */ .q1)(rest, longRun))
        if (looksRandom(run))
            ranges.push([index, index + run.length]);
    return ranges;
}
function looksRandom(text) {
    const pieces = text.split(/[^A-Za-z0-9+]+/).filter((piece) => isUnlikeWords(piece));
    if (pieces.some((piece) => /^[0-9a-f]{32,}$/i.test(piece)))
        return true;
    if (text.split(/[^A-Za-z0-9+]+/).some((piece) => piece.length >= 14 && isMixed(piece)))
        return true;
    if (text.length < 20)
        return false;
    return pieces.reduce((sum, piece) => sum + piece.length, 0) >= 12 && measureEntropy(text) > randomBits;
}
function isUnlikeWords(piece) {
    if (piece.length < 4 || !/[A-Za-z]/.test(piece))
        return false;
    if (/^[0-9a-f]+$/i.test(piece))
        return piece.length >= 18 && /\d.*\d/.test(piece) && /[a-f].*[a-f]/i.test(piece);
    if (piece.length < 12 && /^(?:[a-z]+|[A-Z]+)$/.test(piece))
        return false;
    return measureUncommonPairs(piece) > (piece.length < 28 ? 0.4 : 0.3);
}
function isMixed(piece) {
    return [/[a-z]/, /[A-Z]/, /\d\D*\d/].every((kind) => kind.test(piece)) && measureUncommonPairs(piece) > 0.33;
}
function measureUncommonPairs(piece) {
    let odd = 0;
    for (let at = 1; at < piece.length; at += 1)
        if (isUncommonPair(piece, at))
            odd += 1;
    return odd / (piece.length - 1);
}
function isUncommonPair(piece, at) {
    const pair = piece.slice(at - 1, at + 1);
    if (/^\d\d$/.test(pair))
        return false;
    if (/^[a-z][A-Z]$/.test(pair))
        return !/^[A-Z][a-z]{2}/.test(piece.slice(at, at + 3));
    return !commonLetterPairs.has(pair.toLowerCase());
}
function measureEntropy(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}


/***/ }),

/***/ 4328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ isValueReference),
/* harmony export */   LG: () => (/* binding */ blankReferences),
/* harmony export */   XQ: () => (/* binding */ usualDelimiters),
/* harmony export */   m4: () => (/* binding */ extractLiteralPart)
/* harmony export */ });
const blank = '\uE000';
const blanks = /\uE000/g;
const usualDelimiters = ['{{', '}}'];
const namingFunctions = new Set(('caLeaf caRoots connect contains containsAll containsAny containsNone containsNotAll datacenters env eq executeTemplate file ge gt hasKey hasPrefix ' +
    'hasSuffix in index join key keyExists le ls lt mustEnv ne node nodes nomadService nomadServices nomadVar nomadVarExists nomadVarList nomadVarListSafe ' +
    'partitions peerings pkiCert plugin regexMatch regexReplaceAll replaceAll safeLs safeTree secret secrets service services split template ' +
    'timestamp toTitle tree trim trimPrefix trimSuffix writeToFile get').split(' '));
const namingByFirstArgument = new Set(['envOrDefault', 'keyOrDefault']);
const wordPattern = /[.$]?[A-Za-z_]\w*/y;
const verb = /%[-+# 0]?\d{0,3}[a-zA-Z]/g;
function blankReferences(text, delimiters = usualDelimiters) {
    const withoutActions = text.includes(delimiters[0]) ? blankActions(text, delimiters) : text;
    return /[$%!]/.test(withoutActions) ? blankVariables(withoutActions) : withoutActions;
}
function blankActions(text, [left, right]) {
    const parts = [];
    let at = 0;
    for (let open = text.indexOf(left); open !== -1; open = text.indexOf(left, at)) {
        const close = text.indexOf(right, open + left.length);
        if (close === -1)
            break;
        parts.push(text.slice(at, open), blankAction(text.slice(open, close + right.length)));
        at = close + right.length;
    }
    return [...parts, text.slice(at)].join('');
}
function blankAction(action) {
    let result = '';
    const calls = [''];
    for (let at = 0; at < action.length;) {
        const end = findTextEnd(action, at);
        if (end === undefined) {
            const length = measureWord(action, at, calls);
            const assigned = action[at] === '$' ? templateAssignment.exec(action.slice(at + length, at + length + 10))?.[0] : undefined;
            if (assigned !== undefined)
                result = result.padEnd(at + 1, blank) + action.slice(at + 1, at + length) + assigned;
            at += length + (assigned?.length ?? 0);
            continue;
        }
        const callee = calls.at(-1) ?? '';
        const isNaming = calls.some((call) => namingFunctions.has(call)) || namingByFirstArgument.has(callee);
        const isName = action[at] !== '/' && isNaming;
        if (namingByFirstArgument.has(callee))
            calls[calls.length - 1] = '';
        if (!isName)
            result = result.padEnd(at + 1, blank) + action.slice(at + 1, end - 1).replace(verb, blankMatch);
        at = end;
    }
    return result.padEnd(action.length, blank);
}
const templateAssignment = /^\s{0,4}:?=/;
function measureWord(action, at, calls) {
    const character = action[at];
    if (character === '(')
        calls.push('');
    else if (character === ')' && calls.length > 1)
        calls.pop();
    else if (character === '|')
        calls[calls.length - 1] = '';
    wordPattern.lastIndex = at;
    const word = wordPattern.exec(action)?.[0];
    if (word !== undefined && /^[A-Za-z_]/.test(word))
        calls[calls.length - 1] = word;
    return word?.length ?? 1;
}
function findTextEnd(action, at) {
    const character = action[at];
    if (character === '/' && action[at + 1] === '*')
        return findIndexAfter(action.indexOf('*/', at + 2), 2, action);
    if (character === '`')
        return findIndexAfter(action.indexOf('`', at + 1), 1, action);
    if (character !== '"')
        return undefined;
    let end = at + 1;
    while (end < action.length && action[end] !== '"')
        end += action[end] === '\\' ? 2 : 1;
    return Math.min(end + 1, action.length);
}
function findIndexAfter(index, length, action) {
    return index === -1 ? action.length : index + length;
}
function blankMatch(text) {
    return blank.repeat(text.length);
}
const variable = /\$\{ {0,8}[A-Za-z_][\w.-]{0,120}(?:\["[^"\n]{0,120}"\])? {0,8}\}|\$\{[A-Za-z_]\w{0,80}:?\?[^}\n]{0,200}\}|\$(?:(?:[A-Z_]{2,80}|[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]{1,80})(?![A-Za-z0-9])|(?<!\bset[ \t]{1,8}\$)[a-z][a-z0-9]{0,40}(?:_[a-z0-9]{1,40}){1,6}(?![A-Z])|[\d@*#?]|__(?:file|env|vault)\{[^}\n]{1,200}\})|\$\((?! {0,8}(?:echo|printf)\b)[^()"'`\n]{1,200}\)|%(?:\([A-Za-z_]\w{0,80}\)s|[A-Z_][A-Z0-9_]{2,80}%)|!(?:secret|vault|Ref|env_var|env|file) {1,4}[\w./-]{1,120}/g;
const withDefault = /\$\{[A-Za-z_]\w{0,80}:?[-=+]([^}\n]{0,400})\}/g;
function blankVariables(text) {
    return text.replace(variable, blankMatch).replace(withDefault, (all, literal) => {
        const before = all.length - literal.length - 1;
        return blank.repeat(before) + literal + blank;
    });
}
function isValueReference(text) {
    return text.includes(blank) && !/[^\s"'`;,()[\]{}.:/@|<>\\-]/.test(text.replace(blanks, ''));
}
function extractLiteralPart(text) {
    return text.replace(blanks, '');
}


/***/ }),

/***/ 5435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XC: () => (/* binding */ isPublicName),
/* harmony export */   eh: () => (/* binding */ isSecretName),
/* harmony export */   s3: () => (/* binding */ looksLikeTag),
/* harmony export */   w2: () => (/* binding */ isSecretValue)
/* harmony export */ });
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4328);
/* harmony import */ var _random_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1265);


const secretNames = [
    /passw(?:or)?d(?!less)|passphrase|passcode|secret(?!ary|aries)|token(?!i)|credential|connection_?string/,
    /_(?:creds?|pwd|pw|psk|pin|otp|dsn|jwt|hmac|salt|pepper|cookies?|webhook|connstr|mnemonic|passkey|community|sshkey|licensekey)_/,
    /(?:api|access|auth|private|encryption|signing|master|account|shared|license|installation|session|ssh)_?keys?_|key_?seed/,
    /(?:bind|root|admin|user)pw_|requirepass|(?:master|primary|basic_?)auth_/,
    /(?<!^_(?:proxy|fastcgi|uwsgi|scgi|grpc|memcached))_pass_$|(?:db|user|smtp|imap|mail|ldap|root|admin|sql|pg|redis|mq|rpc|ftp|ssh|http|web|auth|bind|app)pass_$/,
];
const publicName = /_(?:public|publishable)_|_(?:site|partition)_?keys?_$|_(?:headers?|converters?|partitions?|id|uuid)_$/;
const neverPublic = /passw|secret|token|private|_creds?_/;
const aboutWords = new Set(('file files filename path paths dir directory folder mount location url uri domain domains host hostname address addr port driver drivers provider ' +
    'providers backend store storage engine type types kind mode method methods scheme style format encoding encryption algorithm algo alg name names ' +
    'prefix suffix ttl timeout timeouts length len size bits duration expiry expiration expires expire lifetime lifespan age interval rotation min max ' +
    'count limit limits policy policies enabled enable disabled disable required optional allowed secure samesite httponly anonymous version realm ' +
    'issuer audience scope scopes iterations rounds cost retries level endpoint endpoints service region zone source sources order strategy fail group ' +
    'groups role roles plugin plugins module header headers converter user username login serializer deserializer class column columns field fields ' +
    'table attribute mgmt management protocol ref refs id exchange').split(' '));
const addressName = /webhook|hook|dsn|connection|connstr|signed|sas_|private|secret/;
const numberName = /_(?:pin|otp|psk)_$|(?:pass|pw|pwd|word|wd|code|phrase|secret|token|key|key_base)_$/;
const harmlessWords = /^(?:true|false|yes|no|on|off|(?:en|dis)abled?|none|null|nil|undefined|required|failed|error|~|\{\}|\[\])$/i;
const quantityPattern = /^[+-]?\d{1,12}(?:\.\d{1,9})?(?:(?:ns|us|µs|ms|s|m|h|d|w|y|[kmgtp]i?b?|b|%|px|min|mins|hours?|days?)(?:\d{1,6}(?:ms|s|m|h)){0,3}| (?:second|minute|hour|day)s?)$/i;
const versionPattern = /^v?\d{1,5}(?:\.\d{1,5}){1,3}(?:[-+.][A-Za-z0-9.-]{1,30})?$|^(?:latest|stable|edge|main|master|alpine|nightly|lts)$/;
const pathPattern = /^(?:(?:file:\/\/|\.{0,2}\/|~\/|[A-Za-z]:[\\/]|@\/)[\w.@+-]{1,64}(?:[\\/][\w.@+-]{1,64}){1,20}\/?|@?[\w.@+-]{1,64}(?:[\\/][\w.@+-]{1,64}){0,20}\.(?:pem|key|crt|cert|p12|jks|pub|json|ya?ml|toml|conf|env|txt))$/;
const addressPattern = /^[a-z][a-z0-9+.-]{1,20}:\/\/[\w.-]{1,255}(?::\d{1,5})?(?:\/[\w./~%+-]{0,400})?$/i;
const hostAndPort = /^(?:(?:\d{1,3}\.){3}\d{1,3}|localhost|\*|(?:[a-z][\w-]{0,62}\.){1,8}[a-z]{2,20})?:\d{2,5}$/;
const secretStoreReference = /^(?:arn:aws:(?:secretsmanager|ssm|kms):|projects\/[^/]{1,80}\/secrets\/|op:\/\/|(?:ref\+)?vault:(?:\/\/)?[\w-]{1,40}\/|os\.environ[.[]|process\.env\.|ENV\[|(?:os\.)?getenv\(|env:[A-Z_]|secret:\/\/|nomad\/jobs|kv\/|secret\/data\/)/;
function splitWords(name) {
    const words = readLastPart(name)
        .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .toLowerCase()
        .split(/[^a-z]+/);
    return `_${words.filter((word) => word !== '').join('_')}_`;
}
function readLastPart(name) {
    const parts = name.split('.');
    const last = parts.at(-1) ?? name;
    if (/^keys?\]?$/i.test(last))
        return parts.slice(-2).join('.');
    return /^(?:value|data|raw|content|string)$/i.test(last) ? (parts.at(-2) ?? last) : last;
}
function isSecretName(name) {
    const words = splitWords(name);
    return secretNames.some((pattern) => pattern.test(words)) && !isPublic(words);
}
function isPublicName(name) {
    return isPublic(splitWords(name));
}
function isPublic(words) {
    return publicName.test(words) && !neverPublic.test(words);
}
function isSecretValue(name, value) {
    return isSecretName(name) && !isHarmless(splitWords(name), unquote(value.slice(0, maxJudgedCharacters)));
}
function isHarmlessText(value) {
    return (value === '' ||
        (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .isValueReference */ .$0)(value.replace(/^(?:bearer|basic|token|digest|apikey)\s+/i, '')) ||
        harmlessWords.test(value) ||
        /^(?:[*x•.]+|‹hidden›)$/i.test(value) ||
        secretStoreReference.test(value));
}
function isHarmless(words, value) {
    if (isHarmlessText(value))
        return true;
    if (quantityPattern.test(value))
        return !numberName.test(words);
    if (/^[+-]?\d+(?:\.\d+)?$/.test(value))
        return value.length < 4 || !numberName.test(words);
    const isOdd = (0,_references_js__WEBPACK_IMPORTED_MODULE_0__/* .extractLiteralPart */ .m4)(value)
        .split(/[^A-Za-z0-9]+/)
        .some((piece) => piece.length >= 8 && (0,_random_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnlikeWords */ .q)(piece));
    if (isOdd)
        return false;
    if (addressPattern.test(value))
        return !addressName.test(words) || /^(?:file|unix):|:\/\/[^/]+\/?$/.test(value);
    if (hostAndPort.test(value) || pathPattern.test(value))
        return true;
    if (words.startsWith('_existing_'))
        return true;
    const last = words.slice(1, -1).split('_').at(-1) ?? '';
    if (/^(?:user|username|login)$/.test(last) && value.includes(':'))
        return false;
    if (words.endsWith('_secret_id_'))
        return false;
    return aboutWords.has(last) && !(/^(?:ur[il]|address|endpoint|location)$/.test(last) && addressName.test(words));
}
const maxJudgedCharacters = 1024;
function looksLikeTag(value) {
    return versionPattern.test(value);
}
function unquote(value) {
    const plain = value
        .trim()
        .replace(/^["'`]{1,3}/, '')
        .replace(/["'`;,]{1,4}$/, '');
    return /[([{]/.test(plain) ? plain : plain.replace(/[)\]}]{1,4}$/, '');
}


/***/ }),

/***/ 8300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q1: () => (/* binding */ listMatches),
/* harmony export */   sd: () => (/* binding */ hiddenMark),
/* harmony export */   v9: () => (/* binding */ replaceRanges)
/* harmony export */ });
const hiddenMark = '‹hidden›';
function replaceRanges(text, ranges, by) {
    if (ranges.length === 0)
        return text;
    const parts = [];
    let at = 0;
    for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
        if (to <= at)
            continue;
        if (from > at || parts.length === 0)
            parts.push(text.slice(at, from), by(to - Math.max(from, at)));
        at = to;
    }
    return [...parts, text.slice(at)].join('');
}
function listMatches(text, pattern) {
    pattern.lastIndex = 0;
    const matches = [];
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        matches.push(match);
        if (match[0] === '')
            pattern.lastIndex += 1;
    }
    return matches;
}


/***/ }),

/***/ 6614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VA: () => (/* binding */ createValueCollector),
  JY: () => (/* binding */ extractKey),
  aJ: () => (/* binding */ isShown)
});

// EXTERNAL MODULE: ./build/js/clients/nomad/jobs/fields.js
var fields = __webpack_require__(8937);
;// CONCATENATED MODULE: ./build/js/redaction/public-fields.js

const publicConfigKeys = new Set(('cap_add cap_drop cpu_hard_limit force_pull image image_pull_timeout ipc_mode isolation memory_hard_limit network_mode pid_mode pids_limit ports ' +
    'privileged readonly_rootfs runtime shm_size userns_mode').split(' '));
const sidecarArguments = new Set(('-c ${NOMAD_SECRETS_DIR}/envoy_bootstrap.json -l ${meta.connect.log_level} --concurrency ${meta.connect.proxy_concurrency} ' +
    '--disable-hot-restart').split(' '));
const unsetValues = new Set(['true', 'false', '0']);
function isPublicByNature(objects, field, value = '', side = 'file') {
    const block = (0,fields/* findBlock */.P_)(objects.at(-1) ?? '');
    if (side === 'live' && block.naming === field)
        return false;
    if (objects[0] === 'Config') {
        if (objects.length > 1)
            return false;
        const key = field.replace(/(?<!\])(?:\[\d+\])+$/, '');
        return publicConfigKeys.has(key) || (key === 'args' && sidecarArguments.has(value));
    }
    if (objects.at(-1) === 'EnvoyGatewayBindAddresses' && /^0\.0\.0\.0:-?\d+$/.test(value))
        return true;
    if (unsetValues.has(value) && !isInFreeMap(field) && !objects.some(isFree))
        return true;
    if (objects.length === 0)
        return fields/* publicOwnFields */.np.has(field);
    const within = objects.findIndex((name) => (0,fields/* findBlock */.P_)(name).public.has('*'));
    if (within !== -1)
        return !objects.slice(within + 1).some(isFree) && !isInFreeMap(field);
    return block.public.has(field);
}
function isImage(objects, field) {
    return objects[0] === 'Config' && field === 'image';
}
function isFree(object) {
    return fields/* freeMaps */.QT.has(object) || fields/* freeTexts */.rX.has(object);
}
function isInFreeMap(field) {
    return /\[(?!\d+\])/.test(field);
}

// EXTERNAL MODULE: ./build/js/redaction/detection/references.js
var references = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/js/redaction/detection/find-secrets.js + 3 modules
var find_secrets = __webpack_require__(1768);
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-names.js
var secret_names = __webpack_require__(5435);
// EXTERNAL MODULE: ./build/js/redaction/shown-diff.js
var shown_diff = __webpack_require__(7301);
// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redactor = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(8300);
;// CONCATENATED MODULE: ./build/js/redaction/judge-value.js







function isShown(path, value, rules) {
    return createValueCollector().show(path, value, rules) === value;
}
function createValueCollector() {
    const values = {
        secrets: new Set(),
        hidden: new Set(),
        shown: new Set(),
        private: new Set(),
    };
    const show = (path, value, rules, numbers) => {
        if (value === '')
            return value;
        const verdict = judgeField(path, value, rules);
        if (verdict === 'certain')
            values.secrets.add(value);
        if (verdict === 'secret' || (verdict === 'private' && value.length >= redactor/* minUnjudgedLength */.v))
            values.hidden.add(value);
        if (verdict !== 'shown')
            values.private.add(value);
        if (typeof verdict !== 'string')
            for (const line of (0,shown_diff/* listHiddenLines */.ao)(value, verdict))
                values.hidden.add(line);
        if (typeof verdict === 'string' && verdict !== 'shown')
            return shown_diff/* hidden */.R;
        const open = verdict === 'shown' ? value : (0,shown_diff/* hideLines */.Ix)(value, verdict, numbers ?? new Map());
        if (open !== shown_diff/* hidden */.R)
            values.shown.add((0,shown_diff/* showText */.h$)(open));
        return open;
    };
    return { judged: values, show };
}
function judgeField(path, value, rules) {
    const { objects, name, side, delimiters } = path;
    if (value === hidden_text/* hiddenMark */.sd)
        return 'known';
    const isPublicField = isPublicByNature(objects, name, value, side);
    if (rules.secrets.hasSecret((0,find_secrets/* selectSearchedPart */.Lt)(value)))
        return isPublicField ? 'known' : 'secret';
    if (rules.patterns.some((pattern) => pattern.isContainedIn(value)))
        return 'certain';
    if (isNamedBy(rules.patterns, path))
        return 'secret';
    const isNamedSecret = !isPublicField && (0,secret_names/* isSecretName */.eh)(extractKey(name));
    if (isNamedSecret && (0,secret_names/* isSecretValue */.w2)(extractKey(name), (0,references/* blankReferences */.LG)(value, delimiters)))
        return 'secret';
    const isRevealed = isPublicField || rules.mode === 'none' || isNamedBy(rules.reveal, path) || rules.published.has(value, side);
    const isPublic = isRevealed && rules.mode !== 'all-values';
    const secrets = findFieldSecrets(path, value, isPublicField);
    if (secrets.length === 0)
        return isPublic ? 'shown' : 'private';
    return isPublic && (0,shown_diff/* hasLines */.gE)(value) ? secrets : 'secret';
}
function isNamedBy(patterns, { objects, name }) {
    if (patterns.length === 0)
        return false;
    const paths = [name, [...objects, name].join('.'), extractKey(name)];
    return patterns.some((pattern) => paths.some((path) => pattern.matches(path)));
}
function findFieldSecrets(path, value, isPublicField) {
    const { objects, name, delimiters, before = [], command = '' } = path;
    const random = !isPublicField && !(0,secret_names/* isPublicName */.XC)(extractKey(name));
    const detection = { delimiters, random, assignments: !isImage(objects, name) };
    const secrets = (0,find_secrets/* findSecrets */.dL)(value, detection);
    if (secrets.length > 0 || isPublicField || value.startsWith('-') || (0,shown_diff/* hasLines */.gE)(value))
        return secrets;
    const flags = before.filter((word) => /^-{1,2}[A-Za-z][\w.-]{0,200}$/.test(word));
    return flags.flatMap((flag) => (0,find_secrets/* findSecrets */.dL)(`${command} ${flag} ${value}`, detection));
}
function extractKey(name) {
    return /^(?:Env|Meta)\[/.test(name) && name.endsWith(']') ? name.slice(name.indexOf('[') + 1, -1) : name;
}


/***/ }),

/***/ 6839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ showName),
/* harmony export */   hr: () => (/* binding */ redactDiff),
/* harmony export */   jK: () => (/* binding */ readDelimiters),
/* harmony export */   km: () => (/* binding */ maskPlan)
/* harmony export */ });
/* harmony import */ var _judge_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6614);
/* harmony import */ var _hidden_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8300);
/* harmony import */ var _secret_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6486);
/* harmony import */ var _shown_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7301);




function mapBodies(diff, change) {
    const changeBody = (part, group, task) => ({
        ...part,
        ...change(part, { group, task, objects: [] }),
    });
    const TaskGroups = diff.TaskGroups.map((group) => ({
        ...changeBody(group, group.Name),
        Tasks: group.Tasks.map((task) => changeBody(task, group.Name, task.Name)),
    }));
    return { ...changeBody(diff), TaskGroups };
}
function maskPlan(plan, fields) {
    if (fields.length === 0 || plan.Diff === null)
        return plan;
    return { ...plan, Diff: mapBodies(plan.Diff, (body, path) => maskBody(body, path, fields)) };
}
function maskBody(body, path, fields) {
    const Fields = body.Fields.map((field) => (0,_secret_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .isSecretField */ .n)({ ...path, name: field.Name }, fields)
        ? { ...field, Old: maskValue(field.Old), New: maskValue(field.New) }
        : field);
    const Objects = body.Objects.map((object) => ({
        ...object,
        ...maskBody(object, { ...path, objects: [...path.objects, object.Name] }, fields),
    }));
    return { Fields: sortUnique(Fields), Objects: sortUnique(Objects) };
}
function maskValue(value) {
    return value === '' ? '' : _hidden_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenMark */ .sd;
}
function sortUnique(items) {
    const itemsByText = new Map(items.map((item) => [`${item.Name}\n${JSON.stringify(item)}`, item]));
    return [...itemsByText].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, item]) => item);
}
function redactDiff(diff, rules) {
    const { judged, show } = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .createValueCollector */ .VA)();
    const showField = (original, path, contextReader) => {
        const field = path.objects.some((object) => typedMaps.has(object)) ? formatNumbers(original) : original;
        const numbers = (0,_shown_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .hasLines */ .gE)(field.New) ? new Map() : undefined;
        const showValue = (key, side) => field[key] === ''
            ? ''
            : show({ ...path, name: field.Name, side, ...contextReader(field.Name, key) }, field[key], rules, numbers);
        const Old = showValue('Old', field.Old === field.New ? 'file' : 'live');
        return { ...field, Name: showFieldName(field.Name, rules), Old, New: showValue('New', 'file') };
    };
    const showBody = (body, path, outer = () => ({})) => {
        const contextReader = readContext(path.objects.at(-1) ?? '', body.Fields, outer);
        return {
            Fields: body.Fields.map((field) => showField(field, path, contextReader)),
            Objects: body.Objects.map((object) => ({
                ...object,
                Name: rules.secrets.redactName(object.Name),
                ...showBody(object, { ...path, objects: [...path.objects, object.Name] }, contextReader),
            })),
        };
    };
    const showPartName = (part) => ({
        ...part,
        Name: showName(part.Name, rules),
    });
    const redactedDiff = mapBodies(diff, (body, path) => showBody(body, path));
    const TaskGroups = redactedDiff.TaskGroups.map((group) => ({
        ...showPartName(group),
        Tasks: group.Tasks.map(showPartName),
    }));
    return { ...judged, diff: { ...redactedDiff, ID: showName(diff.ID, rules), TaskGroups } };
}
const typedMaps = new Set(['Config', 'Policy']);
function formatNumbers(field) {
    const [Old, New] = [formatPlainNumber(field.Old), formatPlainNumber(field.New)];
    return Old === New && field.Old !== field.New ? field : { ...field, Old, New };
}
const maxZeros = 20;
function formatPlainNumber(text) {
    const [, sign = '', first = '', rest = '', exponent = ''] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d\d)$/.exec(text) ?? [];
    const power = Number(exponent);
    if (exponent === '' || Math.abs(power) > maxZeros)
        return text;
    const digits = `${'0'.repeat(Math.max(0, -power))}${first}${rest}`.padEnd(power + 1, '0');
    const point = Math.max(1, power + 1);
    const fraction = digits.slice(point);
    return `${sign}${digits.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}
function readContext(object, fields, outer) {
    const values = new Map(fields.map((field) => [field.Name, field]));
    return (name, side) => {
        if (object === 'Template')
            return { delimiters: readDelimiters(values.get('LeftDelim')?.[side], values.get('RightDelim')?.[side]) };
        const command = values.get('Command')?.[side] ?? values.get('command')?.[side] ?? outer(name, side).command;
        if (object === 'Args')
            return { command, before: fields.map((field) => field[side]) };
        if (!name.endsWith(']'))
            return { command };
        const before = name.replace(/\[(\d+)\]$/, (_, index) => `[${Number(index) - 1}]`);
        return { command, before: before === name ? undefined : [values.get(before)?.[side] ?? ''] };
    };
}
function readDelimiters(left = '', right = '') {
    return left === '' && right === '' ? undefined : [left || '{{', right || '}}'];
}
function showName(text, { secrets, patterns }) {
    return patterns.some((pattern) => pattern.isContainedIn(text)) ? _hidden_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenMark */ .sd : secrets.redactName(text);
}
function showFieldName(name, rules) {
    const key = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .extractKey */ .JY)(name);
    const isNamed = rules.patterns.some((pattern) => pattern.matches(name) || pattern.matches(key));
    if (isNamed || key === name)
        return rules.secrets.redactName(name);
    return name.replace(key, () => showName(key, rules));
}


/***/ }),

/***/ 5189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor),
  v: () => (/* binding */ minUnjudgedLength)
});

;// CONCATENATED MODULE: ./build/js/redaction/hidden-index.js
const minLength = 4;
const maxWholeLength = 64;
const partLength = 32;
const maxSharing = 8;
const hashTableSize = 1 << 16;
function hashAt(text, at) {
    const hash = ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) * 31 +
        text.charCodeAt(at + 3);
    return hash & (hashTableSize - 1);
}
class HiddenIndex {
    #values = new Set();
    #firstCharacterHashes = new Uint8Array(hashTableSize);
    #lengthsByFirstCharacters = new Map();
    #partsByText = new Map();
    get size() {
        return this.#values.size;
    }
    has(value) {
        return this.#values.has(value);
    }
    add(value) {
        if (value.length < minLength || this.#values.has(value))
            return;
        this.#values.add(value);
        if (value.length <= maxWholeLength)
            this.#addPart(value, { whole: value, offset: 0 });
        else {
            const end = value.includes('\n') ? partLength : value.length;
            for (let offset = 0; offset + partLength <= end; offset += partLength)
                this.#addPart(value.slice(offset, offset + partLength), { whole: value, offset });
        }
    }
    #addPart(text, part) {
        this.#firstCharacterHashes[hashAt(text, 0)] = 1;
        const first = text.slice(0, minLength);
        const lengths = this.#lengthsByFirstCharacters.get(first) ?? new Set();
        this.#lengthsByFirstCharacters.set(first, lengths.add(text.length));
        const siblings = this.#partsByText.get(text) ?? [];
        if (siblings.length < maxSharing)
            this.#partsByText.set(text, [...siblings, part]);
    }
    *listValues(text) {
        for (let at = 0; at + minLength <= text.length; at += 1)
            if (this.#firstCharacterHashes[hashAt(text, at)] !== 0)
                for (const { whole } of this.#listPartsAt(text, at))
                    yield whole;
    }
    find(text, isHidden = () => true) {
        const ranges = [];
        let end = 0;
        for (let at = 0; at + minLength <= text.length; at += 1) {
            if (this.#firstCharacterHashes[hashAt(text, at)] === 0)
                continue;
            let longest;
            for (const part of this.#listPartsAt(text, at)) {
                if (!isHidden(part.whole))
                    continue;
                const range = extendMatch(text, at, part, end);
                if (longest === undefined || range[1] - range[0] > longest[1] - longest[0])
                    longest = range;
            }
            if (longest === undefined)
                continue;
            ranges.push(longest);
            end = longest[1];
            at = end - 1;
        }
        return ranges;
    }
    #listPartsAt(text, at) {
        const lengths = this.#lengthsByFirstCharacters.get(text.slice(at, at + minLength)) ?? [];
        return [...lengths].flatMap((length) => this.#partsByText.get(text.slice(at, at + length)) ?? []);
    }
}
function extendMatch(text, at, { whole, offset }, end) {
    let from = at;
    let before = offset;
    while (from > end && before > 0 && at - from < partLength && text[from - 1] === whole[before - 1]) {
        from -= 1;
        before -= 1;
    }
    let to = at;
    let after = offset;
    while (to < text.length && after < whole.length && text[to] === whole[after]) {
        to += 1;
        after += 1;
    }
    return [from, to];
}

// EXTERNAL MODULE: ./build/js/redaction/hidden-text.js
var hidden_text = __webpack_require__(8300);
// EXTERNAL MODULE: ./build/js/redaction/detection/find-secrets.js + 3 modules
var find_secrets = __webpack_require__(1768);
;// CONCATENATED MODULE: ./build/js/redaction/text-views.js

function* decodeViews(text) {
    yield { text, findStart: (index) => index, findEnd: (index) => index + 1 };
    if (/%[0-9a-fA-F]{2}/.test(text) || text.includes('+'))
        yield createDecodedView(text, urlEscape, decodeUrlEscape);
    if (text.includes('\\'))
        yield createDecodedView(text, backslashEscape, decodeBackslash);
    yield* listBase64Views(text);
}
const urlEscape = /%([0-9a-fA-F]{2})|\+/g;
const backslashEscape = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtabfv])|([!-/:-@[-`{-~]))/g;
const controlCharacters = new Map(Object.entries({ n: '\n', r: '\r', t: '\t', a: '\x07', b: '\b', f: '\f', v: '\v' }));
function decodeUrlEscape([, byte]) {
    return byte === undefined ? ' ' : String.fromCharCode(Number.parseInt(byte, 16));
}
function decodeBackslash([, unit, byte, control = '', mark = '']) {
    const digits = unit ?? byte;
    if (digits !== undefined)
        return String.fromCharCode(Number.parseInt(digits, 16));
    return controlCharacters.get(control) ?? mark;
}
function createDecodedView(text, escapes, decode) {
    const starts = new Uint32Array(text.length + 1);
    const parts = [];
    let length = 0;
    let at = 0;
    const copyTo = (end) => {
        parts.push(text.slice(at, end));
        for (; at < end; at += 1)
            starts[length++] = at;
    };
    for (const escape of (0,hidden_text/* listMatches */.q1)(text, escapes)) {
        copyTo(escape.index);
        parts.push(decode(escape));
        starts[length++] = at;
        at += escape[0].length;
    }
    copyTo(text.length);
    starts[length] = text.length;
    return {
        text: parts.join(''),
        findStart: (index) => starts[index] ?? text.length,
        findEnd: (index) => starts[index + 1] ?? text.length,
    };
}
function* listBase64Views(text) {
    let at = 0;
    for (const run of text.split(/[^A-Za-z0-9+/_-]/)) {
        const start = at;
        at += run.length + 1;
        if (run.length < 6 || !/.[A-Z0-9]/.test(run))
            continue;
        for (let shift = 0; shift < 4; shift += 1) {
            const from = start + shift;
            yield {
                text: Buffer.from(run.slice(shift), 'base64').toString('latin1'),
                findStart: (byte) => from + Math.floor((byte * 4) / 3),
                findEnd: (byte) => Math.min(start + run.length, from + Math.floor((byte * 4 + 4) / 3) + 1),
            };
        }
    }
}

;// CONCATENATED MODULE: ./build/js/redaction/redactor.js




const minSecretLength = 4;
const minHiddenLength = 6;
const minUnjudgedLength = 8;
const ordinaryWord = /^[A-Za-z]{1,15}$/;
const maxQuotedCharacters = 4096;
const searchMargin = 1024;
function createRedactor(secrets = []) {
    const index = new HiddenIndex();
    const certain = new HiddenIndex();
    const ids = new Set();
    const shownValues = new Set();
    let exempt;
    const isQuoted = (value) => certain.has(value) || !ids.has(value);
    const isOurs = (value) => {
        exempt ??= new Set([...shownValues].flatMap((text) => [...index.listValues(text)]));
        return certain.has(value) || !(exempt.has(value) || ordinaryWord.test(value));
    };
    const redactor = {
        add({ secrets: newSecrets = [], hidden = [], unjudged = [], shown: texts = [], ids: more = [] }) {
            const before = index.size + shownValues.size;
            for (const form of [...newSecrets].flatMap((value) => listForms(value, minSecretLength))) {
                certain.add(form);
                index.add(form);
            }
            const long = [...unjudged].filter((value) => value.length >= minUnjudgedLength);
            for (const value of [...hidden, ...long])
                for (const form of listForms(value, minHiddenLength))
                    index.add(form);
            for (const id of more)
                ids.add(id);
            for (const text of [...texts, ...more])
                shownValues.add(text);
            if (index.size + shownValues.size > before)
                exempt = undefined;
        },
        hasSecret: (text) => findRanges(text, certain).length > 0,
        redact: (text, length) => redactQuote(text, length === 'whole' ? text.length : maxQuotedCharacters, (piece) => [
            ...findRanges(piece, index, isQuoted),
            ...(0,find_secrets/* findQuotedSecrets */.tt)(piece),
        ]),
        redactName: (text) => redactQuote(text, maxQuotedCharacters, (piece) => [...findRanges(piece, certain), ...(0,find_secrets/* findQuotedSecrets */.tt)(piece)]),
        hide: (text) => replaceTextRanges(text, findRanges(text, index, isOurs)),
    };
    redactor.add({ secrets });
    return redactor;
}
function redactQuote(text, maxLength, search) {
    const piece = text.slice(0, maxLength + searchMargin);
    const ranges = search(piece);
    if (text.length <= maxLength)
        return replaceTextRanges(piece, ranges);
    const isPartial = /[\ud800-\udbff]/.test(text.charAt(maxLength - 1));
    let cut = isPartial ? maxLength - 1 : maxLength;
    for (const [from, to] of ranges.toSorted(([a], [b]) => b - a))
        if (from < cut && to > cut)
            cut = from;
    const rest = cut < maxLength - 1 ? hidden_text/* hiddenMark */.sd : '';
    const remainingRanges = ranges.filter(([from]) => from < cut);
    return `${replaceTextRanges(piece.slice(0, cut), remainingRanges)}${rest}…`;
}
function replaceTextRanges(text, ranges) {
    if (ranges.length === 0)
        return text;
    const marks = [];
    for (let at = text.indexOf(hidden_text/* hiddenMark */.sd); at !== -1; at = text.indexOf(hidden_text/* hiddenMark */.sd, at + hidden_text/* hiddenMark */.sd.length))
        marks.push([at, at + hidden_text/* hiddenMark */.sd.length]);
    return (0,hidden_text/* replaceRanges */.v9)(text, [...ranges, ...marks], () => hidden_text/* hiddenMark */.sd);
}
function findRanges(text, index, isHidden) {
    if (index.size === 0)
        return [];
    const ranges = [];
    for (const view of decodeViews(text))
        for (const [from, to] of index.find(view.text, isHidden))
            ranges.push([view.findStart(from), view.findEnd(to - 1)]);
    return ranges;
}
function listForms(value, minLength) {
    const lines = value.includes('\n') ? value.split(/\r?\n/).map((line) => line.trim()) : [];
    const forms = [value, value.trim(), value.normalize('NFC'), value.normalize('NFD')];
    const parts = [
        ...forms.filter((part) => part.trim().length >= minLength),
        ...lines.filter((line) => line.length >= minHiddenLength),
    ];
    const bytes = parts.filter((part) => /[^\x00-\x7f]/.test(part)).map((part) => Buffer.from(part).toString('latin1'));
    const all = [...parts, ...bytes];
    return [...all, ...all.map((part) => part.replaceAll('+', ' '))];
}


/***/ }),

/***/ 6486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ findSecretFields),
/* harmony export */   n: () => (/* binding */ isSecretField)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _jobfiles_hcl_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(253);
/* harmony import */ var _jobfiles_provenance_secret_attributes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2455);
/* harmony import */ var _jobfiles_variables_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4886);
/* harmony import */ var _jobfiles_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(409);
/* harmony import */ var _jobfiles_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7580);
/* harmony import */ var _clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8937);
/* harmony import */ var _detection_secret_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5435);
/* harmony import */ var _variable_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9986);









const noSecrets = { fields: [], explain: (error) => error };
function findSecretFields({ source, preparedJob }, uncommittedNames, { reveal }) {
    if (preparedJob === undefined)
        return noSecrets;
    const hiddenNames = uncommittedNames.filter((name) => !reveal.some((pattern) => pattern.matches(name)));
    if (hiddenNames.length === 0 && !/\bvariables?\b/.test(source.text))
        return noSecrets;
    const text = (0,_jobfiles_hcl_job_text_js__WEBPACK_IMPORTED_MODULE_5__/* .readJobText */ .fY)(source.text, source.budget.step);
    const sources = {
        variables: listSecretVariables(text, preparedJob),
        files: new Map(preparedJob.replaced.flatMap(({ start, files }) => {
            const file = hiddenNames.find((name) => files?.has(name));
            return file === undefined ? [] : [[start, file]];
        })),
    };
    if (sources.variables.size === 0 && sources.files.size === 0)
        return noSecrets;
    return findSecretFieldsInFile(source, (0,_jobfiles_provenance_secret_attributes_js__WEBPACK_IMPORTED_MODULE_2__/* .findSecretAttributes */ .X)(source, sources), reveal);
}
function listSecretVariables({ declarations }, { settings }) {
    return new Map([...declarations].flatMap(([name, declaration]) => {
        const setting = settings.get(name);
        const { default: value } = declaration;
        const text = value === undefined ? '' : (0,_jobfiles_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_4__/* .readExpressionText */ .AV)(value);
        const isSecret = setting === undefined ? (0,_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_7__/* .isSecretValue */ .w2)(name, text) : (0,_variable_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .isSecretSetting */ .dZ)({ ...setting, name });
        if (!isSecret)
            return [];
        return [[name, { isScalar: isScalar(declaration, setting) }]];
    }));
}
function isScalar(declaration, setting) {
    if (setting === undefined ? declaration.reads === 'text' : !(0,_jobfiles_variables_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .isExpression */ .BH)(setting, declaration))
        return true;
    if (!['', 'any'].includes(declaration.type))
        return /^(?:string|number|bool)$/.test(declaration.type);
    return setting !== undefined && !/^\s*[[{(]/.test(setting.value);
}
function findSecretFieldsInFile(source, { attributes, failing }, reveal) {
    const file = source.file.name;
    const positions = (0,_jobfiles_hcl_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .mapPositions */ .Z)(source.text);
    const fields = attributes
        .map((attribute) => ({ attribute, setField: findSetFields(attribute) }))
        .filter(({ attribute, setField }) => setField === undefined || !isRevealed(attribute, setField, reveal));
    const refusals = fields.filter(({ attribute, setField }) => setField === undefined || !attribute.dependence.isCopied);
    const errors = refusals
        .slice(0, maxReported)
        .map(({ attribute, setField }) => createSecretError(attribute, setField !== undefined, { file, ...positions.findPosition(attribute.start) }));
    if (errors.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(errors);
    const lines = failing.map(({ start, end }) => [start, end].map((offset) => positions.findPosition(offset).line));
    const mayDepend = (line) => lines.some(([from = 0, to = 0]) => from <= line && line <= to);
    return {
        fields: fields.flatMap(({ attribute: { group, task }, setField }) => setField === undefined ? [] : { ...setField, group, task }),
        explain: (error) => explainFailure(error, file, mayDepend),
    };
}
function isRevealed({ dependence }, { objects, names = [] }, reveal) {
    const paths = [...names, ...objects.flatMap((object) => [object, ...names.map((name) => `${object}.${name}`)])];
    return dependence.variable === undefined && paths.some((path) => reveal.some((pattern) => pattern.matches(path)));
}
const maxReported = 50;
function createSecretError({ blocks, name, dependence }, isComputed, location) {
    const path = [...blocks, name].filter((part) => part !== '').join('.');
    const subject = path === '' ? 'A statement' : `\`${path}\``;
    const { variable, file } = dependence;
    const cause = variable === undefined ? `the file \`${file}\`, which git does not contain` : `the secret variable \`${variable}\``;
    const instead = variable === undefined ? '; or commit a file without a secret, or name it in `reveal`' : '';
    const [message, hint] = isComputed
        ? [
            `${subject} is computed from ${cause}; a part of a secret could be guessed from it.`,
            variable === undefined
                ? `Use the file as a whole or inside a quoted string${instead}.`
                : 'Set each value that the job needs in `secret-vars` as a variable of type `string`, and use it as a whole or inside a quoted string.',
        ]
        : [
            `${subject} depends on ${cause}; the structure of a job is shown, so it must not depend on a secret.`,
            `Use the secret only in values, such as \`env\` or the \`data\` of a template${instead}.`,
        ];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'input', message, location, help: 'secret-in-structure', hint });
}
function explainFailure(error, file, mayDepend) {
    const failures = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .listErrors */ .Gr)(error);
    if (failures === undefined)
        return error;
    const others = failures.filter(({ reason, location }) => reason !== 'parse' || (location?.file === file && location.line !== undefined && !mayDepend(location.line)));
    if (others.length === failures.length)
        return error;
    const instead = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'parse',
        message: 'Nomad cannot parse an expression that depends on a secret. Its message may depend on the secret, too, and is not shown.',
        location: { file },
        hint: 'Run `nomad job validate` with the same variables.',
    });
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9([...others, instead]);
}
function findSetFields({ level, blocks, name, item, isStructure }) {
    if (isStructure)
        return undefined;
    const [outer = '', ...inner] = blocks.concat(name);
    const [first = '', second = ''] = inner;
    if (outer === 'env' || outer === 'meta') {
        const map = outer === 'env' ? 'Env' : 'Meta';
        return { objects: [], names: [first === '' ? map : `${map}[${first}]`] };
    }
    if (outer === 'config' && level === 'task') {
        const isItem = typeof item === 'number' && inner.length === 1;
        const isEntry = typeof item === 'string' && inner.length === 2;
        const parts = isItem || isEntry ? [`${first}[${item}]`, ...(isEntry ? [`${first}[0][${item}]`] : [])] : [first];
        return { objects: ['Config'], names: first === '' ? undefined : parts };
    }
    if (blocks.length === 0 && level !== 'job')
        return undefined;
    const [block, attribute] = blocks.length === 0 ? ['', outer] : [outer, first];
    const passedField = (0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .findPassedField */ .QG)(`${outer}.${first}`, second) ?? (0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .findPassedField */ .QG)(block, attribute);
    if (passedField === undefined)
        return undefined;
    return { objects: blocks.length === 0 ? [] : [passedField.object], names: [passedField.field] };
}
function isSecretField(path, fields) {
    return fields.some((field) => covers(field, path));
}
function covers({ group, task, objects, names }, path) {
    if ((group !== undefined && group !== path.group) || (task !== undefined && task !== path.task))
        return false;
    const [outer, ...inner] = path.objects;
    if (outer === undefined ? objects.length > 0 : !objects.includes(outer))
        return false;
    const parts = [...inner, path.name];
    return (names === undefined || names.some((name) => parts.some((part) => part === name || part.startsWith(`${name}[`))));
}


/***/ }),

/***/ 7301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ hideLines),
/* harmony export */   R: () => (/* binding */ hidden),
/* harmony export */   ao: () => (/* binding */ listHiddenLines),
/* harmony export */   gE: () => (/* binding */ hasLines),
/* harmony export */   h$: () => (/* binding */ showText)
/* harmony export */ });
/* harmony import */ var _hidden_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8300);

const hidden = Symbol('hidden');
function showText(value) {
    if (value === hidden)
        return _hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .sd;
    if (typeof value === 'string')
        return value;
    return value.lines.map((line) => (typeof line === 'number' ? _hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .sd : line)).join('\n');
}
function hasLines(value) {
    return /\n[^\n]/.test(value);
}
function findLinesWith(text, secrets) {
    const lines = [];
    for (const [from, to] of secrets.toSorted(([a], [b]) => a - b)) {
        const last = lines.at(-1);
        if (last !== undefined && to <= last[1])
            continue;
        const lineEnd = text.indexOf('\n', Math.max(from, to - 1));
        const end = lineEnd === -1 ? text.length : lineEnd;
        if (last !== undefined && from <= last[1])
            last[1] = end;
        else
            lines.push([from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1, end]);
    }
    return lines;
}
function listHiddenLines(text, secrets) {
    return findLinesWith(text, secrets).map(([from, to]) => text.slice(from, to));
}
function hideLines(text, secrets, numbers) {
    let at = 0;
    const lines = findLinesWith(text, secrets).flatMap(([from, to]) => {
        const before = from > at ? text.slice(at, from - 1).split('\n') : [];
        at = to + 1;
        const line = text.slice(from, to);
        const number = numbers.get(line) ?? numbers.size + 1;
        numbers.set(line, number);
        return [...before, number];
    });
    const all = at > text.length ? lines : [...lines, ...text.slice(at).split('\n')];
    const isNothingLeft = all.every((line) => typeof line === 'number' || line.trim() === '');
    return isNothingLeft ? hidden : { lines: all };
}


/***/ }),

/***/ 3067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ judgeValues),
/* harmony export */   Iy: () => (/* binding */ changeSpec),
/* harmony export */   Mv: () => (/* binding */ findRandomFields),
/* harmony export */   fC: () => (/* binding */ labelField),
/* harmony export */   g1: () => (/* binding */ noRandomFields),
/* harmony export */   iU: () => (/* binding */ clearRandomFields),
/* harmony export */   lJ: () => (/* binding */ visitSpec),
/* harmony export */   xO: () => (/* binding */ formatFieldKey),
/* harmony export */   xe: () => (/* binding */ isLeaf)
/* harmony export */ });
/* harmony import */ var _judge_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6614);
/* harmony import */ var _redact_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6839);
/* harmony import */ var _secret_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6486);
/* harmony import */ var _clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8937);




const jobPath = { group: undefined, task: undefined, objects: [], name: '', side: 'file', trail: [] };
function changeSpec(job, change) {
    const changePart = (before, path) => {
        const value = change(before, path);
        return isLeaf(value) ? value : changeInside(value, path);
    };
    const changeInside = (value, path) => {
        const parts = listParts(value, path).map(([key, part, inside]) => [key, changePart(part, inside)]);
        const definedParts = parts.filter(([, part]) => part !== undefined);
        return Array.isArray(value) ? definedParts.map(([, part]) => part) : Object.fromEntries(definedParts);
    };
    return changeInside(job, jobPath);
}
function visitSpec(job, visit, root = jobPath) {
    const visitInside = (parent, path) => {
        for (const [, part, inside] of listParts(parent, path)) {
            visit(part, inside);
            if (!isLeaf(part))
                visitInside(part, inside);
        }
    };
    visitInside(job, root);
}
function listParts(value, path) {
    const { name, trail } = path;
    if (Array.isArray(value))
        return value.map((item, index) => [index, item, locateItem(path, index, value)]);
    const isEntry = hasEntries(path);
    const command = readText(value, 'Command') ?? readText(value, 'command');
    const outer = { ...path, command, objects: listObjectsInside(path) };
    return Object.entries(value).map(([key, part]) => [
        key,
        part,
        { ...outer, name: isEntry ? `${name}[${key}]` : key, trail: [...trail, key] },
    ]);
}
function isLeaf(value) {
    return typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null;
}
function judgeValues(job, rules, secret) {
    const { judged: collected, show } = (0,_judge_value_js__WEBPACK_IMPORTED_MODULE_0__/* .createValueCollector */ .VA)();
    const keys = new Set();
    visitSpec(job, (value, path) => {
        const key = path.trail.at(-1);
        if (typeof key === 'string')
            keys.add(key);
        if (typeof value === 'string' && !(0,_secret_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .isSecretField */ .n)(path, secret ?? []))
            show(path, value, rules);
    }, { ...jobPath, side: secret === undefined ? 'live' : 'file' });
    for (const key of keys)
        if (rules.secrets.redactName(key) !== key)
            collected.secrets.add(key);
    for (const values of [collected.hidden, collected.secrets])
        for (const value of values)
            for (const part of listAssignedValues(value))
                values.add(part);
    return collected;
}
function listAssignedValues(value) {
    return [...value.matchAll(/[=:]\s{0,5}["']?([^\s"'=:@/]{8,4096})/g)].map(([, assigned = '']) => assigned);
}
function hasEntries({ objects, name }) {
    return name === 'Env' || name === 'Meta' || objects[0] === 'Config';
}
function listObjectsInside(path) {
    const { trail, objects, name } = path;
    if (hasEntries(path))
        return objects;
    return trail.length === 0 || name === 'TaskGroups' || name === 'Tasks' ? [] : [...objects, (0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .toDiffName */ .qu)(name)];
}
function locateItem(outer, index, items) {
    const item = items[index];
    const { name } = outer;
    const path = { ...outer, trail: [...outer.trail, index] };
    if (name === 'TaskGroups')
        return { ...path, group: readText(item, 'Name'), task: undefined };
    if (name === 'Tasks')
        return { ...path, task: readText(item, 'Name') };
    if (name === 'Templates')
        return { ...path, delimiters: (0,_redact_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .readDelimiters */ .jK)(readText(item, 'LeftDelim'), readText(item, 'RightDelim')) };
    if ((0,_clients_nomad_jobs_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .toDiffName */ .qu)(name) !== name)
        return path;
    const last = items[index - 1];
    const before = typeof last === 'string' ? [last] : undefined;
    if (path.objects[0] === 'Config')
        return { ...path, name: `${name}[${index}]`, before };
    return { ...path, objects: listObjectsInside(outer), before };
}
function readText(value, key) {
    const text = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    return typeof text === 'string' ? text : undefined;
}
function formatFieldKey({ group, task, objects, name }) {
    return JSON.stringify([group, task, ...objects, name]);
}
const noRandomFields = { keys: new Set(), labels: [] };
function findRandomFields(job, other) {
    const [entries, otherEntries] = [collectEntries(job), collectEntries(other)];
    const all = [...new Map([...otherEntries, ...entries])];
    const differingEntries = all.filter(([key]) => entries.get(key)?.text !== otherEntries.get(key)?.text);
    return {
        keys: new Set(differingEntries.map(([key]) => key)),
        labels: [...new Set(differingEntries.map(([, { path }]) => labelField(path)))],
    };
}
function collectEntries(job) {
    const entries = new Map();
    visitSpec(job, (value, path) => {
        const isEntry = path.objects.length === 0 && /^(?:Env|Meta)\[/.test(path.name);
        if (isEntry)
            entries.set(formatFieldKey(path), { path, text: JSON.stringify(value) });
    });
    return entries;
}
function labelField({ group, task, objects, name }) {
    const path = [group, task].filter((part) => part !== undefined).join('/');
    return [path, [...objects, name].join('.')].filter((part) => part !== '').join(' ');
}
function clearRandomFields(job, { keys }) {
    return keys.size === 0 ? job : changeSpec(job, (value, path) => (keys.has(formatFieldKey(path)) ? null : value));
}


/***/ }),

/***/ 9986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ listVariableSecrets),
/* harmony export */   Sq: () => (/* binding */ listInputSecrets),
/* harmony export */   dZ: () => (/* binding */ isSecretSetting)
/* harmony export */ });
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6981);
/* harmony import */ var _jobfiles_provenance_literals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4021);
/* harmony import */ var _jobfiles_variables_variable_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3904);
/* harmony import */ var _detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5435);




function isSecretSetting({ name, isSecret }) {
    return isSecret || (0,_detection_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretName */ .eh)(name);
}
function listVariableSecrets(settings, step) {
    return [...settings].filter(isSecretSetting).flatMap(({ value, form }) => {
        const parts = form === 'text' || !/^\s*["[{<(]/.test(value) ? [] : [...(0,_jobfiles_provenance_literals_js__WEBPACK_IMPORTED_MODULE_1__/* .listHclLiterals */ .a)(value, step)].map(([, part]) => part);
        const values = [...new Set([value, value.trim(), ...parts])].filter(_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_0__/* .isHideable */ .TF);
        return [...new Set(values.flatMap(listSerializedForms))];
    });
}
function listInputSecrets(variables) {
    const { vars, environment } = (0,_jobfiles_variables_variable_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputSettings */ .q)(variables);
    return listVariableSecrets([...vars, ...environment]);
}
function listSerializedForms(value) {
    return [value, JSON.stringify(value).slice(1, -1), Buffer.from(value).toString('base64')];
}


/***/ }),

/***/ 2503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ annotateFailures)
/* harmony export */ });
/* harmony import */ var _documentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3203);
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8762);
/* harmony import */ var _plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9042);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(872);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4482);





const maxAnnotations = 10;
const maxAnnotationLength = 4096;
const faultsOfConnections = new Set(['unauthorized', 'unreachable']);
function describeAddresses(group, isInFile) {
    if (group.length < 2 && isInFile)
        return '';
    const locations = [...new Set(group.map(_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLocation */ .j$))].filter((location) => location !== '');
    if (locations.every((location) => group[0]?.message.includes(location)))
        return '';
    return `\n${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(locations.length, 'file')}: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .listTexts */ .fU)(locations)}`;
}
function annotateFailures(failures, runner) {
    const groups = (0,_failure_items_js__WEBPACK_IMPORTED_MODULE_1__/* .groupFailures */ .BR)(failures);
    const shownGroups = groups.length > maxAnnotations ? groups.slice(0, maxAnnotations - 1) : groups;
    for (const group of shownGroups) {
        const failure = (0,_failure_items_js__WEBPACK_IMPORTED_MODULE_1__/* .findCommonFailure */ .rm)(group);
        if (failure === undefined)
            continue;
        const isInFile = !faultsOfConnections.has(failure.reason);
        const text = (0,_documentation_js__WEBPACK_IMPORTED_MODULE_0__/* .formatFailure */ .M3)(failure, { note: describeAddresses(group, isInFile), maxLength: maxAnnotationLength });
        runner[failure.level]((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLines */ .y1)(text), { ...(isInFile && failure.location), title: (0,_documentation_js__WEBPACK_IMPORTED_MODULE_0__/* .findTitle */ .OY)(failure.help) });
    }
    const rest = groups.slice(shownGroups.length);
    if (rest.length === 0)
        return;
    runner.error((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj) `… and ${rest.length} more; they are listed in the log.`);
    const firsts = (0,_documentation_js__WEBPACK_IMPORTED_MODULE_0__/* .selectFirstOfEach */ .dg)(groups.flatMap((group) => group.slice(0, 1)));
    const lines = rest.flatMap(([failure]) => {
        if (failure === undefined)
            return [];
        const location = (0,_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLocation */ .j$)(failure);
        const text = (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLines */ .y1)((0,_documentation_js__WEBPACK_IMPORTED_MODULE_0__/* .formatFailure */ .M3)(failure, { isLinked: firsts.has(failure) }));
        return [location === '' ? text : (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj) `${location}: ${text}`];
    });
    runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinLog */ .Vq)(lines));
}


/***/ }),

/***/ 1876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W9: () => (/* binding */ listCauseCommands),
/* harmony export */   iL: () => (/* binding */ listNextCommands),
/* harmony export */   jc: () => (/* binding */ listCanaryCliCommands),
/* harmony export */   tP: () => (/* binding */ renderNextSteps)
/* harmony export */ });
/* harmony import */ var _redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8300);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);


const steps = {
    canaries: [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `check the canaries of`,
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `, then promote them to replace the old version, or fail them to keep it`,
        listCanaryCommands,
    ],
    stuck: [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `check the deployment of`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `, and fail it if it cannot succeed`, listDeploymentCommands],
    failed: [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `find out why`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` failed, or go back to its previous version`, listFailureCommands],
    'first-failed': [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `find out why`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` failed, or stop it: it has no earlier version`, listStopCommands],
    'rolled-back': [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `find out why`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) ` failed`, listCauseCommands],
};
function selectStep(rollout) {
    const { kind, deploymentId, deadCanary, silentSince, batch, version } = rollout;
    if (kind === 'awaiting-promotion')
        return 'canaries';
    const mayBeStuck = kind === 'timed-out' || kind === 'placement-blocked' || deadCanary === true;
    if (mayBeStuck)
        return deploymentId === '' || silentSince !== undefined ? undefined : 'stuck';
    if (kind === 'failed' && batch === undefined)
        return version === 0 ? 'first-failed' : 'failed';
    return kind === 'failed' || kind === 'rolled-back' ? 'rolled-back' : undefined;
}
const maxJobs = 3;
const maxLineLength = 400;
function renderNextSteps(jobs) {
    const kinds = Map.groupBy(jobs, ({ rollout }) => selectStep(rollout));
    const text = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)(Array.from(kinds, ([kind, same]) => {
        const lines = same.slice(0, maxJobs).flatMap(listNextCommands);
        if (kind === undefined || lines.length === 0)
            return _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6;
        const [before, after] = steps[kind];
        const names = same.map(({ id, url }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU)(id), url));
        const rest = same.length > maxJobs ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `The commands of the other jobs differ only in names and IDs.` : _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6;
        const intro = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `**Next:** ${before} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .listUpTo */ .JM)(names, ', ')}${after}:`;
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraphs */ .qN)([intro, ...lines.map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)([line], 'text')), rest]);
    }));
    return { pieces: 1, render: (pieces) => (pieces === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : text) };
}
function listNextCommands(job) {
    const kind = selectStep(job.rollout);
    const lines = kind === undefined ? [] : steps[kind][2](job);
    return lines.filter((line) => !line.includes(_redaction_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenMark */ .sd) && line.length <= maxLineLength);
}
function listCanaryCommands({ namespace, rollout, commands }) {
    const inComment = commands(['promote', 'fail']);
    return inComment.length > 0 ? inComment : listCanaryCliCommands(namespace, rollout.deploymentId);
}
function listDeploymentCommands(job) {
    const { namespace, rollout, commands } = job;
    const [, cliFail] = listCanaryCliCommands(namespace, rollout.deploymentId);
    const status = formatCommand('deployment status', namespace, rollout.deploymentId.slice(0, 8));
    return [status, ...listCauseCommands(job), commands(['fail'])[0] ?? cliFail ?? ''];
}
function listFailureCommands(job) {
    const { id, namespace, rollout, commands } = job;
    const { version, serving = [] } = rollout;
    const before = version && (serving.findLast((servedVersion) => servedVersion < version) ?? version - 1);
    const revert = commands(['revert']);
    const cli = before === undefined ? [] : [formatCommand('job revert', namespace, id, String(before))];
    return [...listCauseCommands(job), ...(revert.length > 0 ? revert : cli)];
}
function listStopCommands(job) {
    return [...listCauseCommands(job), formatCommand('job stop', job.namespace, job.id)];
}
function listCauseCommands({ namespace, rollout: { problems }, }) {
    return problems.slice(0, 1).map(({ allocation, task, exitCode, check }) => exitCode === undefined && check === undefined
        ? formatCommand('alloc status', namespace, allocation.slice(0, 8))
        : formatCommand('alloc logs -stderr', namespace, allocation.slice(0, 8), task));
}
function listCanaryCliCommands(namespace, deployment) {
    if (deployment === '')
        return [];
    return ['promote', 'fail'].map((verb) => formatCommand(`deployment ${verb}`, namespace, deployment.slice(0, 8)));
}
function formatCommand(verb, namespace, ...words) {
    const options = namespace === '' || namespace === 'default' ? [] : [`-namespace=${quoteWord(namespace)}`];
    return ['nomad', verb, ...options, ...words.map(quoteWord)].join(' ');
}
function quoteWord(word) {
    return /^[\w./][\w./-]*$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ }),

/***/ 3540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createPermissionError),
/* harmony export */   p: () => (/* binding */ publishComment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2503);
/* harmony import */ var _documentation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3203);
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8762);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2211);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(872);






function createPermissionError(error) {
    if (error.reason !== 'unauthorized' || error.hint !== undefined)
        return error;
    return error.with({
        hint: 'Give the job `permissions: { contents: read, pull-requests: write }`. Pull requests from forks cannot have it.',
    });
}
async function publishComment({ subject, isForkRun, write }, runner) {
    try {
        const outcome = await write();
        if (outcome.action === 'none') {
            runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj) `No comment written: no changes, and no earlier comment to update.`);
            return { url: '' };
        }
        if (outcome.action === 'no-pull-request') {
            const reason = 'No comment was written: this run belongs to no pull request. Run this mode on `pull_request`, or set `comment: off`.';
            runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj) `${reason}`);
            return { url: '', note: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(reason) };
        }
        const url = outcome.comment?.html_url ?? '';
        if (outcome.action === 'kept') {
            runner.notice((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj) `A newer run of this pull request has written the comment; this ${subject} is in the step summary.`);
            return { url };
        }
        const actions = { created: 'created', updated: 'updated', unchanged: 'unchanged' };
        runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj) `Comment ${actions[outcome.action]}: ${url}`);
        return { url };
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
            throw error;
        if (error.reason === 'unauthorized') {
            const location = `No comment was written; the ${subject} is in the step summary.`;
            const failure = createPermissionError(error);
            runner[isForkRun ? 'notice' : 'warning']((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLines */ .y1)(`${location} ${(0,_documentation_js__WEBPACK_IMPORTED_MODULE_2__/* .formatFailure */ .M3)(failure)}`));
            return {
                url: '',
                note: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `No comment was written. ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)((0,_documentation_js__WEBPACK_IMPORTED_MODULE_2__/* .addFullStop */ .zJ)(failure.message))} ${(0,_failure_items_js__WEBPACK_IMPORTED_MODULE_3__/* .renderFix */ .C2)(failure)}`,
            };
        }
        const failure = error.withContext('The comment could not be written');
        (0,_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotateFailures */ .o)([failure], runner);
        return { url: '', failure };
    }
}


/***/ }),

/***/ 3203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M3: () => (/* binding */ formatFailure),
/* harmony export */   OB: () => (/* binding */ linkHelp),
/* harmony export */   OY: () => (/* binding */ findTitle),
/* harmony export */   dg: () => (/* binding */ selectFirstOfEach),
/* harmony export */   rl: () => (/* binding */ helpPage),
/* harmony export */   rz: () => (/* binding */ linkDocumentation),
/* harmony export */   zJ: () => (/* binding */ addFullStop)
/* harmony export */ });
/* unused harmony export version */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

const version = '1.0.0';
function linkDocumentation(page) {
    return `https://github.com/outrider/outrider/blob/v${version}/docs/${page}`;
}
const helpPage = linkDocumentation('troubleshooting.md');
function linkHelp({ help }) {
    return `${helpPage}#${help}`;
}
function selectFirstOfEach(failures) {
    return new Set(new Map(failures.toReversed().map((failure) => [failure.help, failure])).values());
}
function addFullStop(text) {
    return text === '' || text.includes('\n') || /[.?!:…\]]$/.test(text) ? text : `${text}.`;
}
function formatFailure(failure, { note = '', isLinked = true, maxLength = Infinity } = {}) {
    const { hint } = failure;
    const message = addFullStop(failure.message);
    const rest = `${hint === undefined ? '' : `\n${hint}`}${note}${isLinked ? `\nMore: ${linkHelp(failure)}` : ''}`;
    const room = Math.max(0, maxLength - rest.length);
    return (message.length > room ? `${message.slice(0, Math.max(0, room - 1)).toWellFormed()}…` : message) + rest;
}
const reasonTitles = {
    parse: 'Invalid job file',
    unauthorized: 'Permission denied',
    blocked: 'Blocked by the state of the job',
    failed: 'Rollout failed',
    fork: 'Pull request from a fork',
    'not-applicable': 'Command does not apply',
    closed: 'Pull request closed',
    'other-head': 'Commit is not the head',
    unreachable: 'Service unreachable',
    server: 'Unexpected response',
    drifted: 'Job drifted',
    tier: 'Feature not available',
    permission: 'Missing permission',
    'ingress-failed': 'Version not published',
    partial: 'Partly changed',
    revoked: 'Revoked version in use',
    deprecated: 'Deprecated version in use',
    unchecked: 'Files not checked',
};
function findTitle(help) {
    const headings = Object.assign({}, ...Object.values(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasons */ .Ot));
    const words = help.replaceAll('-', ' ');
    return headings[help] ?? reasonTitles[help] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}


/***/ }),

/***/ 8762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ groupFailures),
/* harmony export */   C2: () => (/* binding */ renderFix),
/* harmony export */   D8: () => (/* binding */ renderLocations),
/* harmony export */   hi: () => (/* binding */ describeFailed),
/* harmony export */   rm: () => (/* binding */ findCommonFailure),
/* harmony export */   wh: () => (/* binding */ describeCauses),
/* harmony export */   zy: () => (/* binding */ renderFailureItems)
/* harmony export */ });
/* harmony import */ var _documentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3203);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);
/* harmony import */ var _plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9042);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4482);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5410);





const maxMessageLength = 1000;
function renderFailureItems(failures, fileUrl) {
    const groups = groupFailures(failures);
    const firsts = (0,_documentation_js__WEBPACK_IMPORTED_MODULE_0__/* .selectFirstOfEach */ .dg)(groups.flatMap((group) => group.slice(0, 1)));
    const all = groups.flat();
    const [first] = all;
    const isShared = groups.length > 1 && all.every(({ hint, help }) => hint === first?.hint && help === first?.help);
    const sharedFix = isShared && first !== undefined ? [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${renderFix(first)}\n`] : [];
    const items = groups.map((group) => {
        const locations = group.flatMap(({ location }) => location ?? []);
        const location = locations.length === 0 ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${renderLocations(locations, fileUrl)}: `;
        const [shown] = group;
        const out = shown === undefined || isShared ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : renderFix(shown, firsts.has(shown));
        const text = findCommonFailure(group)?.message ?? '';
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `- ${location}${renderMessage((0,_documentation_js__WEBPACK_IMPORTED_MODULE_0__/* .addFullStop */ .zJ)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text, maxMessageLength)))}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmpty */ .Im)(out) ? out : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `  \n  ${out}`}`;
    });
    return [...sharedFix, ...items];
}
function renderFix(failure, isLinked = true) {
    const hint = failure.hint === undefined ? _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6 : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .instruction */ .xP)(failure.hint);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)([hint, isLinked ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `How to fix this`, (0,_documentation_js__WEBPACK_IMPORTED_MODULE_0__/* .linkHelp */ .OB)(failure)) : _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6], ' ');
}
function renderMessage(text) {
    const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
    if (rest.length === 0)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(first);
    const lines = rest.map((line) => line.trimEnd());
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.md) `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(first)}\n\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prefixLines */ .mg)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(lines, 'text'), '  ')}\n`;
}
function renderLocations(locations, fileUrl) {
    const links = locations.map((location) => {
        const anchor = location.line === undefined ? '' : `#L${location.line}`;
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_plan_describe_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLocation */ .j$)({ location })), fileUrl && `${fileUrl(location.file)}${anchor}`);
    });
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .listUpTo */ .JM)(links, ', ');
}
function findCommonFailure([first, ...others]) {
    return first && others.length > 0 ? first.with({ request: undefined, location: undefined }) : first;
}
const maxCauseLength = 120;
function extractFirstCause(text) {
    const [line = '', ...rest] = text.split('\n').map((entry) => entry.replace(/^\s*\*?\s*/, ''));
    const item = [line, ...rest].find((entry) => entry !== '' && !/\b\d+ errors? occurred:$/.test(entry)) ?? line;
    return item === line ? line : `${line.split(': ')[0]}: ${item}`;
}
function describeCauses(failures) {
    const [[first] = [], ...others] = groupFailures(failures);
    if (first === undefined)
        return 'failed';
    const sentence = extractFirstCause(first.sentence);
    const end = sentence.length > maxCauseLength ? sentence.lastIndexOf('. ', maxCauseLength) : -1;
    const cause = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(end > 0 ? sentence.slice(0, end) : sentence, maxCauseLength).replace(/[.:]$/, '');
    return others.length === 0 ? cause : `${cause}, and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(others.length, 'other error')}`;
}
function describeFailed(files) {
    const names = files.map(({ file }) => `\`${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(file))}\``);
    const failures = files.flatMap((file) => file.failures);
    const otherErrors = groupFailures(failures).length - 1;
    const [file = ''] = otherErrors > 0 || names.length === 1 ? names : [(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(names.length, 'file')];
    const cause = describeCauses(failures.slice(0, 1));
    const text = cause.includes(file) || names.every((name) => cause.includes(name)) ? cause : `${cause} (${file})`;
    return otherErrors > 0 ? `${text}, and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(otherErrors, 'other error')}` : text;
}
function groupFailures(failures) {
    const groups = new Map();
    for (const failure of failures) {
        const key = JSON.stringify([failure.sentence, failure.hint, failure.location?.line]);
        groups.set(key, [...(groups.get(key) ?? []), failure]);
    }
    return [...groups.values()];
}


/***/ }),

/***/ 9042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ describeLateValue),
/* harmony export */   $v: () => (/* binding */ describeUndeclared),
/* harmony export */   KU: () => (/* binding */ describeAddress),
/* harmony export */   Ne: () => (/* binding */ describeNotes),
/* harmony export */   ON: () => (/* binding */ describeLeftChildren),
/* harmony export */   Wd: () => (/* binding */ countUnplaced),
/* harmony export */   Z6: () => (/* binding */ listIds),
/* harmony export */   gN: () => (/* binding */ describeStopAddress),
/* harmony export */   j$: () => (/* binding */ formatLocation),
/* harmony export */   nl: () => (/* binding */ describeReasons),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4482);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);



function describeChange(verdict) {
    if (verdict.startsAgain)
        return 'starts again (it was stopped)';
    if (verdict.change === 'unchanged')
        return verdict.hasEffect ? 'allocations due' : 'unchanged';
    return { new: 'new', edited: 'changes', stopped: 'stops' }[verdict.change];
}
function countUnplaced(unplaced) {
    return unplaced.reduce((total, group) => total + group.count, 0);
}
function describeReasons(reasons) {
    return reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
}
function describeNotes(job) {
    const { overridden, undeclaredVariables, random = [], late = [], isLiveJobUnread = false } = job;
    return [
        ...(isLiveJobUnread ? [uncomparedNote] : []),
        ...late.map(describeLateValue),
        ...(random.length === 0
            ? []
            : [
                `Changes with every plan: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .codeList */ .E5)(random, 5)}, because the job file calls \`uuidv4()\` or \`bcrypt()\`. Registration compares everything except these values with the reviewed job.`,
            ]),
        ...overridden.map(({ setting, file, input }) => `The job file sets ${setting} \`${file}\`, and the input \`${setting}\` is \`${input}\`: the job file takes precedence.`),
        ...undeclaredVariables.map(({ name, source }) => `The variable \`${name}\`, set by ${source}, is not declared in the job file and was left out.`),
    ];
}
const uncomparedNote = "Nomad's plan omits some fields, such as `spread` and `restart`. Outrider could not compare these: the token lacks the capability `read-job`.";
function describeLateValue({ variable, fields, value, isMovable }) {
    if (value === undefined)
        return `The build fills in the late variable \`${variable}\`, which sets ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .codeList */ .E5)(fields, 5)}. The plan shows the largest effect that its value can have.`;
    const tag = isMovable
        ? ' It names an image without a digest: the same name may refer to a different image later.'
        : '';
    return `The late variable \`${variable}\` has the value \`${value}\` and sets ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .codeList */ .E5)(fields, 5)}.${tag}`;
}
function describeUndeclared({ file, formerAddress, newJob, stop }, jobs) {
    const name = `\`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(file)}\``;
    const reason = newJob === undefined ? `${name} is removed` : `${name} now declares ${describeAddress(newJob, formerAddress)}`;
    const other = newJob ?? jobs.find(({ id }) => id === formerAddress?.id);
    const job = formerAddress === undefined ? 'its job' : `job ${describeAddress(formerAddress, other)}`;
    switch (stop.kind) {
        case 'stops':
            return `${reason}: job ${formerAddress === undefined ? '' : describeStopAddress(formerAddress)} will be stopped after the merge${describeStop(stop, formerAddress?.id ?? '')}`;
        case 'gone':
            return `${reason}: ${job} does not run.`;
        case 'keeps-running':
            return `${reason}: ${job} keeps running${describeReason(stop, newJob !== undefined)}`;
    }
}
function describeStopAddress({ id, namespace, region = '' }) {
    return `\`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(id)}\` in namespace \`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(namespace)}\`${region === '' ? '' : ` of region \`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(region)}\``}`;
}
function describeAddress({ id, namespace, region = '' }, other) {
    const isElsewhere = other !== undefined && (other.region ?? '') !== region;
    const location = region === '' ? "the server's own region" : `region \`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(region)}\``;
    const isMoved = isElsewhere || (other !== undefined && other.namespace !== namespace);
    const namespacePart = `in namespace \`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(namespace)}\`${isElsewhere ? ` of ${location}` : ''}`;
    return `\`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(id)}\`${isMoved ? ` ${namespacePart}` : ''}`;
}
function describeStop({ target, running = 0, children }, id) {
    const ids = children === undefined || children.length === 0 ? '' : ` (${listIds(children)})`;
    const family = target.children === true ? `, with its running child jobs${ids}` : '';
    const allocations = running === 0 ? '' : `; ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(running, 'allocation')} will stop`;
    const childrenText = target.children === true ? '' : describeLeftChildren(id, children);
    return `${family}${allocations}.${childrenText === '' ? '' : ` ${childrenText}`}`;
}
function describeReason({ reason, otherFile = '', target }, isMoved) {
    if (reason === 'declared')
        return `, because \`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(otherFile)}\` declares it.`;
    if (reason === 'may-be-declared')
        return `, because \`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(otherFile)}\` cannot be parsed and may declare it.`;
    if (reason === 'reconfigured')
        return `, because this pull request also changes \`${_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .configurationPath */ .yD}\`. Delete the file in another pull request, or stop the job manually.`;
    return reason === 'stop-manually' || target === undefined || isMoved
        ? '. Stop it manually if it is no longer needed.'
        : `. Set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSetting */ .w5)('stop-removed: true')} in an earlier pull request to stop it with the merge, or stop it manually.`;
}
function describeLeftChildren(parent, children) {
    const parentText = `of \`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(parent)}\``;
    if (children === undefined)
        return `Running child jobs ${parentText} keep running: they could not be listed, for which the token needs \`list-jobs\`.`;
    if (children.length === 0)
        return '';
    const [keep, pronoun] = children.length === 1 ? ['keeps', 'it'] : ['keep', 'them'];
    return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(children.length, 'child job')} ${parentText} ${keep} running: ${listIds(children)}. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSetting */ .w5)('children: true')} stops ${pronoun} as well.`;
}
function listIds(ids) {
    const names = ids.map((id) => `\`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(id)}\``);
    return (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .listTexts */ .fU)(names);
}
function formatLocation({ location }) {
    if (location === undefined)
        return '';
    return location.line === undefined ? location.file : `${location.file}:${location.line}`;
}


/***/ }),

/***/ 4442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ publishErrors),
/* harmony export */   S3: () => (/* binding */ publishReport),
/* harmony export */   a$: () => (/* binding */ renderErrors),
/* harmony export */   e3: () => (/* binding */ publishLog)
/* harmony export */ });
/* unused harmony export publishResults */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _documentation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3203);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(872);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4482);
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8762);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(400);
/* harmony import */ var _comment_publish_comment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3540);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2211);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9618);











async function publishReport(report, destination) {
    const { runner } = destination;
    publishLog(report.log, runner);
    const comment = report.comment === undefined ? undefined : await (0,_comment_publish_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .publishComment */ .p)(report.comment, runner);
    return publishResults(report, comment, destination);
}
function publishResults(report, comment, { runner, directory, mode }) {
    runner.appendSummary((0,_text_published_js__WEBPACK_IMPORTED_MODULE_10__/* .toPublished */ .ad)(`${report.summary.trimEnd()}\n`));
    if (comment?.note !== undefined)
        runner.appendSummary(runner.publisher.markdown((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_9__.md) `\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .callout */ .xl)('NOTE', comment.note)}\n`));
    const errors = [...report.errors, ...(comment?.failure === undefined ? [] : [comment.failure])];
    const writeFile = createOutputFileWriter(directory);
    const files = Object.entries(report.files).map(([name, file]) => [name, writeFile(file)]);
    const outputs = {
        changed: 'false',
        ...(0,_result_js__WEBPACK_IMPORTED_MODULE_7__/* .listOutputs */ .PN)(report.data),
        ...report.outputs,
        ...(comment === undefined ? {} : { 'comment-url': comment.url }),
        ...Object.fromEntries(files),
        reason: errors[0]?.reason ?? report.outputs.reason ?? '',
    };
    const result = createResultFile({ ...report, mode, errors, outputs }, runner);
    for (const [name, value] of Object.entries({ ...outputs, result: writeFile(result) }))
        runner.setOutput(name, value);
    logHelp(errors, runner);
    return errors.length === 0;
}
function logHelp([first], runner) {
    if (first !== undefined)
        runner.log((0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj) `Help: ${(0,_documentation_js__WEBPACK_IMPORTED_MODULE_3__/* .linkHelp */ .OB)(first)}`);
}
function publishLog(entries, runner) {
    for (const entry of entries) {
        if (entry.kind === 'errors')
            (0,_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotateFailures */ .o)(entry.errors, runner);
        else if (entry.kind === 'group') {
            runner.group(entry.name);
            runner.log(entry.text);
            runner.endGroup();
        }
        else if (entry.kind === 'text')
            runner.log(entry.text);
        else
            runner[entry.kind](entry.text, entry);
    }
}
function createResultFile(end, { publisher }) {
    return { name: 'result.json', parts: (0,_result_js__WEBPACK_IMPORTED_MODULE_7__/* .listResultParts */ .IU)(end, publisher), isPrivate: false };
}
const failureTitles = { plan: 'Plan failed', register: 'Not registered' };
function renderErrors(result, errors) {
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_9__.md) `### 🔴 ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS)(`${result}: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .toClause */ .HV)((0,_failure_items_js__WEBPACK_IMPORTED_MODULE_6__/* .describeCauses */ .wh)(errors))}`)}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_9__.md) `${title}\n\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .joinLines */ .cT)((0,_failure_items_js__WEBPACK_IMPORTED_MODULE_6__/* .renderFailureItems */ .zy)(errors, undefined))}`;
}
function publishErrors(errors, receipts, { runner, directory, mode }) {
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotateFailures */ .o)(errors, runner);
    const result = receipts.length > 0 ? 'The run failed' : (failureTitles[mode] ?? 'Outrider did not run');
    const cause = errors.length === 1 ? (errors[0]?.message ?? '') : (0,_failure_items_js__WEBPACK_IMPORTED_MODULE_6__/* .describeCauses */ .wh)(errors);
    runner.appendSummary(runner.publisher.markdown((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_9__.md) `${renderErrors(result, errors)}\n`));
    const outputs = {
        summary: mode === 'register' ? `${result}: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .toClause */ .HV)(cause)}` : cause,
        changed: String(receipts.length > 0),
        receipts: JSON.stringify(receipts),
        reason: errors[0]?.reason ?? 'server',
    };
    for (const [name, value] of Object.entries(outputs))
        runner.setOutput(name, value);
    logHelp(errors, runner);
    runner.setOutput('result', createOutputFileWriter(directory)(createResultFile({ mode, errors, outputs }, runner)));
}
function createOutputFileWriter(directory) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'outrider-'));
    return ({ name, parts, isPrivate }) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w', isPrivate ? 0o600 : 0o644);
        for (const part of parts)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, part);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        return path;
    };
}


/***/ }),

/***/ 400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ listResultParts),
/* harmony export */   PN: () => (/* binding */ listOutputs),
/* harmony export */   Qi: () => (/* binding */ createJobOutputs),
/* harmony export */   R7: () => (/* binding */ createResultJob),
/* harmony export */   YL: () => (/* binding */ resultKeys)
/* harmony export */ });
/* unused harmony export resultDocumentSchema */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1795);
/* harmony import */ var _documentation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3203);


const text = (description) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_(description));
const texts = (description) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_(description));
const errorSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    reason: text('Category of the error, as in output `reason`.'),
    message: text('What is wrong, and where.'),
    hint: text('What to do; empty if that is unknown.'),
    file: text('Path from the root of the repository; empty if the error concerns no file.'),
    line: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('Line of the file, from 1; null if unknown.')),
    help: text('The section of the documentation about the error.'),
});
const flag = (description) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_(description)));
const optionalField = (description) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text(description));
const data = (description) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_(description)));
const number = (description) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_(description)));
const jobSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: text('Job ID; empty if it is unknown.'),
    namespace: text('Namespace; empty if it is unknown.'),
    region: text("Region; empty for the server's own."),
    file: text('Job file, from the root of the repository; empty if the run reads none.'),
    effect: text('Modes `plan` and `register`: `blocked`, `evicts`, `stops`, `downtime`, `warning`, `new`, `replace`, `edit`, `unchanged`, `keeps-running` or `failed`. Mode `drift`: the kind of drift. Otherwise empty.'),
    outcome: text('Result of the change in this run: the outcome of its rollout, or its state; empty in mode `plan`.'),
    diff: texts('The lines of the difference, as the comment shows them; values that may be secret are hidden.'),
    change: optionalField('How Nomad treats the registration: `new`, `edited`, `none`, …; `file-removed` or `moved` without a declaration.'),
    changes: flag('Whether registering changes the job.'),
    destructive: flag('Whether registering replaces, stops or preempts running allocations.'),
    groups: data('Counts by task group.'),
    children: data('Child jobs.'),
    index: number('Modify index of the job after the run.'),
    version: number('Version of the job that was registered or is live; null if it is unknown.'),
    serving: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('Versions that take traffic after the run, the oldest first; null if they are unknown.'))),
    registered: flag('Whether this run registered the job.'),
    evaluation: optionalField('ID of the evaluation; empty if there is none.'),
    deployment: optionalField('ID of the deployment; empty if there is none.'),
    warnings: data('Warnings of Nomad and of Outrider.'),
    unplaced: data('Allocations that cannot be placed, by task group, with the reasons.'),
    preempted: data('Allocations of other jobs that would be preempted.'),
    nextLaunch: optionalField('Next launch of a periodic job.'),
    hiddenValues: number('How many values of the difference are hidden.'),
    errors: data('Errors of a job file: location, message and hint.'),
    reason: optionalField('Category of the error of this job.'),
    missing: optionalField('Mode `drift`: why the job is missing: `absent`, `stopped` or `dead`.'),
    fields: data('Mode `drift`: the fields that differ, as `ignore` takes them.'),
    line: number('Line of `dispatches-file`.'),
    child: optionalField('ID of the launched job; empty if there is none.'),
    changed: flag('Whether this run launched the job.'),
    already: flag('Whether the job was launched before.'),
    type: optionalField('Type of the job.'),
    status: optionalField('Status of the job in Nomad.'),
    stopped: flag('Whether the job is stopped.'),
    periodic: flag('Whether the job is periodic.'),
    parameterized: flag('Whether the job is parameterized.'),
    parent: optionalField('ID of the job that launched this one.'),
    priority: number('Priority.'),
    submitted: optionalField('When the version was registered (ISO 8601).'),
    meta: data('Metadata of the job.'),
    health: optionalField('Mode `status`: `healthy`, `running`, `complete`, `ready`, `starting`, `rolling-out`, `awaiting-promotion`, `blocked`, `rolled-back`, `failing`, `stopped`, `disabled`, `never-launches` or `unknown`.'),
    healthy: flag('Whether the job is healthy.'),
    text: optionalField('The health as text.'),
    latestDeployment: data('Latest deployment of the job.'),
    failing: data('Failing tasks, and the causes.'),
    blocked: data('Allocations that wait for capacity.'),
    services: data('Registered services and their addresses.'),
    versions: data('Versions of the job.'),
    scaling: data('Scaling events.'),
    unknown: data('Unreadable parts, and the reasons.'),
});
const guardSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    guard: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    job: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    namespace: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    group: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    task: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    old: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    new: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    approved: valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    approvedBy: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const versionSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    module: text('Name and provider of the module.'),
    version: text('Version of the module.'),
    result: text('`deprecated`, `reinstated`, `unchanged`, `skipped` or `failed`; in a dry run, the result of a real run.'),
    reason: text('Why; for a failed version, the error.'),
});
const approvalSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const lateValueSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    job: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    namespace: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    variable: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    value: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    fields: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const canarySchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    job: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    namespace: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    group: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    allocation: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    node: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    addresses: valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    services: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    deployment: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const findingSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    file: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    module: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    constraint: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    version: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    program: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(text('`Terraform` or `OpenTofu`, if both read the directory and resolve the call differently.')),
    state: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reason: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    link: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    replacement: text('Version to move to; empty if there is none.'),
});
const checkSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    subject: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    state: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    found: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    fix: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    modes: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const list = (item, description) => valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_(description));
const listsSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    jobs: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(jobSchema),
    versions: list(versionSchema, 'Module versions that the run judged.'),
    guards: list(guardSchema, 'Guarded changes; memory in MiB, CPU in MHz.'),
    approvals: list(approvalSchema, 'The approvals that count.'),
    lateValues: list(lateValueSchema, 'Late values of the run.'),
    canaries: list(canarySchema, 'Healthy canaries that wait for promotion.'),
    findings: list(findingSchema, 'Module calls that resolve to a revoked or deprecated version.'),
    checks: list(checkSchema, 'Checks of mode `check`, the worst first.'),
});
const resultDocumentSchema = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    version: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    mode: text('The mode of the run.'),
    ok: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_('Whether the run succeeded.')),
    summary: text('Result of the run in one line, as in output `summary`.'),
    reason: text('Category of the first error, as in output `reason`; empty if the run succeeded.'),
    errors: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(errorSchema),
    next: texts('Commands that a person can run next: of Outrider, to be written as a comment, or of the Nomad CLI.'),
    links: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        job: text("The job in Nomad's web UI."),
        comment: text('The comment on the pull request.'),
        issue: text('The drift issue.'),
    }),
    receipts: list(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), 'A receipt of each write, as in output `receipts`.'),
    ...listsSchema.entries,
});
const resultKeys = new Set([
    ...[resultDocumentSchema, resultDocumentSchema.entries.links, errorSchema].flatMap((part) => Object.keys(part.entries)),
    ...Object.values(listsSchema.entries).flatMap(({ item }) => Object.keys(item.entries)),
]);
function createResultJob(fields) {
    return { id: '', namespace: '', region: '', file: '', effect: '', outcome: '', diff: [], ...fields };
}
function createJobOutputs(job) {
    const { outcome, deployment, version, serving } = job;
    return {
        ...(outcome === undefined ? {} : { outcome }),
        ...(deployment === undefined ? {} : { 'deployment-id': deployment }),
        ...(version === undefined ? {} : { 'job-version': String(version ?? '') }),
        ...(serving === undefined ? {} : { 'serving-version': (serving ?? []).join(',') }),
    };
}
function listOutputs(lists) {
    const { jobs = [], versions = [], canaries = [] } = lists;
    return { jobs: JSON.stringify(jobs), versions: JSON.stringify(versions), canaries: JSON.stringify(canaries) };
}
function* listResultParts({ data: { jobs = [], ...lists } = {}, ...end }, publisher) {
    yield `${publisher.output(JSON.stringify({ ...buildResult(end), ...noLists, ...lists })).slice(0, -1)},"jobs":[`;
    for (const [at, job] of jobs.entries())
        yield `${at === 0 ? '' : ',\n'}${publisher.output(JSON.stringify(job))}`;
    yield ']}\n';
}
const noLists = { versions: [], guards: [], approvals: [], lateValues: [], canaries: [], findings: [], checks: [] };
function buildResult({ mode, errors, outputs, next = [] }) {
    return {
        version: 1,
        mode,
        ok: errors.length === 0,
        summary: outputs.summary ?? '',
        reason: outputs.reason ?? '',
        errors: errors.map((error) => ({
            reason: error.reason,
            message: error.message,
            hint: error.hint ?? '',
            file: error.location?.file ?? '',
            line: error.location?.line ?? null,
            help: (0,_documentation_js__WEBPACK_IMPORTED_MODULE_1__/* .linkHelp */ .OB)(error),
        })),
        next: [...next],
        links: { job: outputs.url ?? '', comment: outputs['comment-url'] ?? '', issue: outputs['issue-url'] ?? '' },
        receipts: JSON.parse(outputs.receipts ?? '[]'),
    };
}


/***/ }),

/***/ 4159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ph: () => (/* binding */ formatJsonArray),
/* harmony export */   rk: () => (/* binding */ expandReport),
/* harmony export */   x1: () => (/* binding */ createForkReport)
/* harmony export */ });
/* harmony import */ var _failure_items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8762);
/* harmony import */ var _comment_next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1876);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4482);
/* harmony import */ var _text_log_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(872);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2211);
/* harmony import */ var _text_fit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6851);
/* harmony import */ var _text_published_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9618);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2027);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(400);









function expandReport(report, { publisher }) {
    const { failures, lines = [], notes = [], body = [], job, canaries = [] } = report;
    const sign = failures.length > 0 ? '🔴' : report.sign;
    const cause = report.headline instanceof _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ActionError */ .lZ ? report.headline : report.cause;
    const headline = report.headline instanceof _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ActionError */ .lZ ? report.headline.sentence : report.headline;
    const isInHeadline = (failure) => failure === cause && failure.location === undefined && !failure.sentence.includes('\n');
    const otherFailures = failures.filter((failure) => !isInHeadline(failure));
    const head = [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `### ${sign} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(headline)}`,
        ...failures.filter(isInHeadline).map((failure) => (0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFix */ .C2)(failure)),
        ...(cause?.request === undefined ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `<sub>${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(cause.request)}</sub>`]),
        ...(otherFailures.length === 0 ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .joinLines */ .cT)((0,_failure_items_js__WEBPACK_IMPORTED_MODULE_0__/* .renderFailureItems */ .zy)(otherFailures, undefined))]),
        ...notes
            .filter(({ text }) => text !== `${headline}.`)
            .map(({ level, text }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .callout */ .xl)(level === 'notice' ? 'NOTE' : 'WARNING', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(text))),
    ];
    const summary = (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .fitDocument */ .VC)({ head, blocks: body, tail: [] }, (0,_text_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .createSummaryLimit */ .ci)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `the log`), publisher);
    const markdown = (0,_text_published_js__WEBPACK_IMPORTED_MODULE_6__/* .toPublished */ .ad)(`${summary}\n`);
    const isLogged = [...failures.map(({ sentence }) => sentence), ...notes.map(({ text }) => (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .removeFullStop */ .AF)(text))];
    const logged = [...(isLogged.includes(headline) ? [] : [headline]), ...lines];
    return {
        errors: failures,
        log: [
            { kind: 'errors', errors: failures },
            ...notes.map(({ level, text }) => ({ kind: level, text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLines */ .y1)(text) })),
            ...(logged.length === 0 ? [] : [{ kind: 'text', text: (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinLog */ .Vq)(logged.map((line) => (0,_text_log_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj) `${line}`)) }]),
        ],
        summary: markdown,
        outputs: { summary: headline, ...(job === undefined ? {} : (0,_result_js__WEBPACK_IMPORTED_MODULE_8__/* .createJobOutputs */ .Qi)(job)), ...report.outputs },
        files: { ...report.files, markdown: { name: 'outrider.md', parts: [markdown], isPrivate: false } },
        next: job?.outcome === 'awaiting-promotion' ? (0,_comment_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .listCanaryCliCommands */ .jc)(job.namespace ?? '', job.deployment ?? '') : [],
        data: { ...(job === undefined ? {} : { jobs: [(0,_result_js__WEBPACK_IMPORTED_MODULE_8__/* .createResultJob */ .R7)(job)] }), canaries, ...report.data },
    };
}
const verbs = { planned: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `plan`, parsed: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `plan`, checked: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `check` };
function createForkReport(verb, empty) {
    const reason = `This pull request is from a fork: GitHub gives its runs no secrets or variables, so nothing was ${verb}.`;
    return {
        headline: `Nothing was ${verb}: the pull request is from a fork`,
        sign: '⚪',
        failures: [],
        notes: [{ level: 'notice', text: reason }],
        body: [(0,_text_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .keepWhole */ .J5)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.md) `To ${verbs[verb]} it, read the change, then push its commits to a branch of this repository.`)],
        ...empty,
    };
}
function* formatJsonArray(texts) {
    for (const [index, text] of texts.entries())
        yield `${index === 0 ? '[' : ',\n'}${text.trim()}`;
    yield texts.length === 0 ? '[]\n' : ']\n';
}


/***/ }),

/***/ 8607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/clients/github/context.js
var context = __webpack_require__(5534);
// EXTERNAL MODULE: ./build/js/clients/http/host.js
var host = __webpack_require__(2442);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __webpack_require__(6805);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/js/text/log-text.js
var log_text = __webpack_require__(872);
// EXTERNAL MODULE: ./build/js/text/markdown.js
var markdown = __webpack_require__(2211);
// EXTERNAL MODULE: ./build/js/text/published.js
var published = __webpack_require__(9618);
// EXTERNAL MODULE: ./build/js/text/visible.js
var visible = __webpack_require__(5410);
;// CONCATENATED MODULE: ./build/js/text/publisher.js




function createPublisher(hide, runUrl, keys) {
    const hideKey = (key) => (keys?.has(key) === true ? key : hide(key));
    return {
        markdown: (text) => (0,published/* toPublished */.ad)((0,markdown/* renderMarkdown */.Gc)(text, hide, runUrl)),
        log: (text) => (0,published/* toPublished */.ad)((0,log_text/* renderLog */.No)(text, hide)),
        line(text, maxLength = Infinity) {
            const line = (0,visible/* visible */.R)(hide(text));
            return (0,published/* toPublished */.ad)(line.length > maxLength ? `${line.slice(0, maxLength - 1).toWellFormed()}…` : line);
        },
        output: (value) => (0,published/* toPublished */.ad)(hideInOutput(value, hide, hideKey)),
    };
}
function hideInOutput(value, hide, hideKey) {
    if (!/^[[{]/.test(value))
        return hide(value);
    try {
        return JSON.stringify(hideInData(JSON.parse(value), hide, hideKey));
    }
    catch {
        return hide(value);
    }
}
function hideInData(data, hide, hideKey) {
    if (typeof data === 'string')
        return hide(data);
    if (Array.isArray(data))
        return data.map((item) => hideInData(item, hide, hideKey));
    if (typeof data !== 'object' || data === null)
        return data;
    const publishedValues = new Map();
    for (const [name, value] of Object.entries(data))
        publishedValues.set(createUniqueName(hideKey(name), publishedValues), hideInData(value, hide, hideKey));
    return Object.fromEntries(publishedValues);
}
function createUniqueName(name, usedNames) {
    let free = name;
    for (let count = 2; usedNames.has(free); count += 1)
        free = `${name} ${count}`;
    return free;
}

// EXTERNAL MODULE: ./build/js/text/fit.js
var fit = __webpack_require__(6851);
;// CONCATENATED MODULE: ./build/js/clients/github/runner.js




const fileOutputs = new Set(['markdown', 'result', 'plan-text', 'plan-json', 'job-json']);
function createRunner({ outputFile, summaryFile, token, hide, runUrl, keys }) {
    const masks = createMasks();
    const publisher = createPublisher((text) => hide(masks.hide(text)), runUrl, keys);
    const annotate = (issue, message, at = {}) => {
        const properties = {
            title: at.title ?? 'Outrider',
            file: publisher.line(at.file ?? ''),
            startLine: at.line,
            startColumn: at.column,
        };
        const definedProperties = Object.entries(properties).filter(([, value]) => value !== undefined && value !== '');
        issue(publisher.log(message), Object.fromEntries(definedProperties));
    };
    return {
        error: (message, at) => annotate(core/* error */.z3, message, at),
        warning: (message, at) => annotate(core/* warning */.$e, message, at),
        notice: (message, at) => annotate(core/* notice */.lm, message, at),
        mask: (value) => masks.add(value).forEach(core/* setSecret */.Pq),
        publisher,
        group: (name) => core/* startGroup */.Oh(publisher.log(name)),
        endGroup: core/* endGroup */.N4,
        log(text) {
            const lines = publisher.log(text).replace(/\n$/, '');
            if (lines.includes('::') || lines.includes('##['))
                printWithCommandsStopped(lines, token);
            else
                core/* info */.pq(lines);
        },
        setOutput(name, value) {
            if (outputFile === undefined)
                return;
            const shownValue = fileOutputs.has(name) ? value : publisher.output(value);
            (0,external_node_fs_.appendFileSync)(outputFile, '');
            core/* setOutput */.uH(name, shownValue);
        },
        appendSummary: (markdown) => summaryFile !== undefined && appendWithinLimit(summaryFile, markdown),
    };
}
function createMasks() {
    let values = [];
    return {
        add(value) {
            const fresh = [...new Set([value, ...value.split(/\r\n|\r|\n/)])].filter((part) => part.trim() !== '' && !values.includes(part));
            values = [...values, ...fresh].toSorted((a, b) => b.length - a.length);
            return fresh;
        },
        hide: (text) => values.reduce((hiddenText, value) => hiddenText.replaceAll(value, '***'), text),
    };
}
function printWithCommandsStopped(text, token) {
    const lowerCased = text.toLowerCase();
    let end = token();
    while (lowerCased.includes(end.toLowerCase()))
        end = token();
    for (const line of [`::stop-commands::${end}`, text, `::${end}::`])
        core/* info */.pq(line);
}
function appendWithinLimit(file, text) {
    const present = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size ?? 0;
    if (present + Buffer.byteLength(text) > fit/* maxSummaryBytes */.aH)
        return false;
    (0,external_node_fs_.appendFileSync)(file, text);
    return true;
}

// EXTERNAL MODULE: ./build/js/inputs/read.js
var read = __webpack_require__(2896);
// EXTERNAL MODULE: ./build/js/inputs/job.js
var job = __webpack_require__(7321);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/modes/plan/inputs.js
var inputs = __webpack_require__(5188);
// EXTERNAL MODULE: ./build/js/modes/register/inputs.js + 1 modules
var register_inputs = __webpack_require__(9572);
// EXTERNAL MODULE: ./build/js/modes/parse/inputs.js
var parse_inputs = __webpack_require__(8752);
// EXTERNAL MODULE: ./build/js/modes/dispatch/inputs.js + 1 modules
var dispatch_inputs = __webpack_require__(6093);
// EXTERNAL MODULE: ./build/js/modes/scale/inputs.js
var scale_inputs = __webpack_require__(3703);
// EXTERNAL MODULE: ./build/js/modes/revert/inputs.js
var revert_inputs = __webpack_require__(2123);
// EXTERNAL MODULE: ./build/js/modes/restart/inputs.js
var restart_inputs = __webpack_require__(8656);
// EXTERNAL MODULE: ./build/js/modes/stable/inputs.js
var stable_inputs = __webpack_require__(9992);
// EXTERNAL MODULE: ./build/js/modes/evaluate/inputs.js
var evaluate_inputs = __webpack_require__(6092);
// EXTERNAL MODULE: ./build/js/modes/stop/inputs.js
var stop_inputs = __webpack_require__(6773);
// EXTERNAL MODULE: ./build/js/modes/status/inputs.js
var status_inputs = __webpack_require__(811);
// EXTERNAL MODULE: ./build/js/modes/list/inputs.js
var list_inputs = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/js/modes/drift/inputs.js
var drift_inputs = __webpack_require__(9588);
// EXTERNAL MODULE: ./build/js/modes/command/inputs.js
var command_inputs = __webpack_require__(9778);
// EXTERNAL MODULE: ./build/js/modes/deprecate/inputs.js
var deprecate_inputs = __webpack_require__(4472);
// EXTERNAL MODULE: ./build/js/modes/reinstate/inputs.js
var reinstate_inputs = __webpack_require__(4564);
// EXTERNAL MODULE: ./build/js/modes/check/inputs.js
var check_inputs = __webpack_require__(4493);
// EXTERNAL MODULE: ./build/js/modes/check-modules/inputs.js
var check_modules_inputs = __webpack_require__(6533);
;// CONCATENATED MODULE: ./build/js/modes/index.js




















const ofOneJob = ['outcome', 'url', 'deployment-id', 'job-version', 'serving-version', 'receipts'];
const ofLaunch = ['outcome', 'url', 'receipts'];
const checkedModes = {
    plan: {
        purpose: 'Shows what Nomad would change, as one comment on the pull request.',
        page: 'preview.md',
        outputs: ['url', 'destructive', 'comment-url', 'plan-text', 'plan-json'],
        inputs: inputs/* planInputs */.Z,
        needs: { nomad: ['plan-job', 'parse-job', 'read-job'], record: 'signs', comment: 'usually' },
        load: async () => (await Promise.all(/* import() | plan */[__webpack_require__.e(606), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(342)]).then(__webpack_require__.bind(__webpack_require__, 8010))).mode,
    },
    register: {
        purpose: 'Registers the reviewed plan of the merged pull request, and follows the rollout.',
        page: 'review.md',
        outputs: [...ofOneJob, 'comment-url'],
        inputs: register_inputs/* registerInputs */.F,
        needs: {
            nomad: ['plan-job', 'parse-job', 'read-job', 'register-job'],
            record: 'verifies',
            comment: 'usually',
            promotes: 'on-request',
        },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 6164))).mode,
    },
    parse: {
        purpose: 'Validates job files with the parser of Nomad.',
        page: 'preview.md#check-job-files-without-a-plan',
        outputs: ['job-json'],
        inputs: parse_inputs/* parseInputs */.T,
        needs: { nomad: ['parse-job'] },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 6725))).mode,
    },
    dispatch: {
        purpose: 'Dispatches a parameterized job, once per run, and follows the launched job.',
        page: 'dispatch.md',
        outputs: ofLaunch,
        inputs: dispatch_inputs/* dispatchInputs */.C,
        needs: { nomad: ['dispatch-job', 'read-job'] },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 3295))).mode,
    },
    scale: {
        purpose: "Sets the count of a task group, such as `count: 3` or `count: '+2'`, and follows the rollout.",
        page: 'operate.md#scale',
        outputs: ofOneJob,
        inputs: scale_inputs/* scaleInputs */.A,
        needs: { nomad: ['read-job', 'scale-job'], promotes: 'on-request' },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 712))).mode,
    },
    revert: {
        purpose: 'Reverts a job to an earlier version, such as `job-version: last-stable`, and follows the rollout.',
        page: 'operate.md#revert',
        outputs: ofOneJob,
        inputs: revert_inputs/* revertInputs */._,
        needs: { nomad: ['read-job', 'plan-job', 'revert-job'], promotes: 'usually' },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 2276))).mode,
    },
    restart: {
        purpose: 'Restarts the allocations of a job in batches. Each batch must be healthy before the next one starts.',
        page: 'operate.md#restart',
        outputs: ['outcome', 'url', 'job-version', 'receipts'],
        inputs: restart_inputs/* restartInputs */.R4,
        needs: { nomad: ['read-job', 'alloc-lifecycle'], gitHub: ['actions: read'] },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 8725))).mode,
    },
    stable: {
        purpose: 'Marks a version of a job as stable, such as `job-version: 7`, or removes the mark.',
        page: 'operate.md#mark-a-version-as-stable',
        outputs: ['url', 'job-version', 'receipts'],
        inputs: stable_inputs/* stableInputs */.t,
        needs: { nomad: ['read-job', 'stable-job'] },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 1485))).mode,
    },
    evaluate: {
        purpose: 'Creates an evaluation of a job, and follows it; `force-reschedule: true` replaces failed allocations.',
        page: 'operate.md#evaluate',
        outputs: ofOneJob,
        inputs: evaluate_inputs/* evaluateInputs */.D,
        needs: { nomad: ['read-job', 'evaluate-job'], promotes: 'on-request' },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 233))).mode,
    },
    'periodic-force': {
        purpose: 'Launches a periodic job now, and follows the launched job.',
        page: 'dispatch.md#launch-a-periodic-job-now',
        outputs: ofLaunch,
        inputs: job/* jobWriteInputs */.GF,
        needs: { nomad: ['force-periodic-job', 'read-job'] },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 8637))).mode,
    },
    stop: {
        purpose: 'Stops a job, and waits until its allocations have stopped.',
        page: 'operate.md#stop',
        outputs: ofLaunch,
        inputs: stop_inputs/* stopInputs */.s,
        needs: {
            nomad: ['read-job', 'list-jobs', 'deregister-job'],
            jobs: { 'list-jobs': 'periodic and parameterized jobs' },
        },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 4390))).mode,
    },
    promote: {
        purpose: 'Promotes the canaries of the latest deployment, and follows it.',
        page: 'rollouts.md#canaries',
        outputs: ofOneJob,
        inputs: job/* promoteInputs */.Kr,
        needs: { nomad: ['read-job', 'promote-deployment'] },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 346))).mode,
    },
    'fail-deployment': {
        purpose: 'Fails the latest deployment, and follows it.',
        page: 'rollouts.md#canaries',
        outputs: ofOneJob,
        inputs: job/* steerInputs */.z0,
        needs: { nomad: ['read-job', 'fail-deployment'] },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 5290))).mode,
    },
    status: {
        purpose: 'Shows the status and health of a job; `expect: healthy` makes it a check.',
        page: 'status.md',
        outputs: ['url', 'deployment-id', 'job-version'],
        inputs: status_inputs/* statusInputs */.o,
        needs: { nomad: ['read-job'] },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 124))).mode,
    },
    list: {
        purpose: 'Lists jobs, and returns a matrix for further jobs of the workflow.',
        page: 'status.md#many-jobs',
        outputs: ['matrix'],
        inputs: list_inputs/* listInputs */.S,
        needs: { nomad: ['list-jobs'], allNamespaces: true },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 5010))).mode,
    },
    drift: {
        purpose: 'Finds jobs that differ from the default branch, and reports them in one issue.',
        page: 'drift.md',
        outputs: ['drifted', 'issue-url'],
        inputs: drift_inputs/* driftInputs */.j,
        needs: { nomad: ['plan-job', 'parse-job', 'read-job', 'list-jobs'], gitHub: ['issues: write'] },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 5685))).mode,
    },
    command: {
        purpose: 'Checks a command in a comment, before a job with secrets runs it.',
        page: 'commands.md',
        outputs: ['command', 'job', 'job-version', 'pull-request', 'sha', 'commander'],
        inputs: command_inputs/* commandInputs */.t,
        needs: { gitHub: ['pull-requests: write', 'statuses: write'], record: 'verifies' },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 8783))).mode,
    },
    deprecate: {
        purpose: 'Deprecates the module versions that a release supersedes.',
        page: 'deprecation.md',
        outputs: ['receipts'],
        inputs: deprecate_inputs/* deprecateInputs */.B,
        needs: { registry: 'manages' },
        load: async () => (await Promise.all(/* import() | registry */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(314)]).then(__webpack_require__.bind(__webpack_require__, 9965))).mode,
    },
    reinstate: {
        purpose: 'Reinstates the module versions that a withdrawn release had superseded.',
        page: 'deprecation.md#withdraw-a-release',
        outputs: ['receipts'],
        inputs: reinstate_inputs/* reinstateInputs */.Z,
        needs: { registry: 'manages' },
        load: async () => (await Promise.all(/* import() | registry */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(314)]).then(__webpack_require__.bind(__webpack_require__, 4993))).mode,
    },
    'check-modules': {
        purpose: 'Finds calls of revoked and deprecated module versions in Terraform files.',
        page: 'consumers.md#check-a-pull-request',
        outputs: ['comment-url'],
        inputs: check_modules_inputs/* checkModulesInputs */.xe,
        needs: { registry: 'reads', comment: 'on-request' },
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 5879))).mode,
    },
};
const modes = {
    ...checkedModes,
    check: {
        purpose: 'Checks whether a setup works, and changes nothing.',
        page: 'check.md',
        outputs: [],
        inputs: check_inputs/* checkInputs */.sw,
        load: async () => (await Promise.all(/* import() | nomad */[__webpack_require__.e(606), __webpack_require__.e(659), __webpack_require__.e(291), __webpack_require__.e(448), __webpack_require__.e(961), __webpack_require__.e(40)]).then(__webpack_require__.bind(__webpack_require__, 9382))).checkMode(checkedModes),
    },
};
const commonOutputs = (/* unused pure expression or super */ null && ([
    'summary',
    'changed',
    'jobs',
    'versions',
    'canaries',
    'markdown',
    'result',
    'reason',
]));
const modeNames = Object.keys(modes);
const synonyms = {
    preview: 'plan',
    diff: 'plan',
    apply: 'register',
    run: 'register',
    deploy: 'register',
    validate: 'parse',
    rollback: 'revert',
    delete: 'stop',
    purge: 'stop',
    undeprecate: 'reinstate',
};
const modeInput = {
    mode: { kind: kinds/* choose */.Sw(modeNames, synonyms), default: 'plan', text: 'Operation to run.' },
};
const allInputs = Object.assign({}, modeInput, ...Object.values(modes).map(({ inputs }) => inputs));
function listModes(input) {
    return Object.entries(modes).flatMap(([name, { inputs }]) => (Object.hasOwn(inputs, input) ? name : []));
}

// EXTERNAL MODULE: ./build/js/inputs/input.js
var input = __webpack_require__(1542);
// EXTERNAL MODULE: ./build/js/inputs/configuration.js
var inputs_configuration = __webpack_require__(748);
// EXTERNAL MODULE: ./build/js/modes/needs.js
var needs = __webpack_require__(4176);
;// CONCATENATED MODULE: ./build/js/modes/read-mode.js






function readModeName(env) {
    return env[(0,input/* nameVariable */.kQ)('mode')]?.trim() || modeInput.mode.default;
}
async function readMode({ env: runEnv, workspace, isFromFork, isForkRun }) {
    const nameErrors = (0,input/* createInputErrors */.yO)(runEnv, allInputs);
    const name = (0,read/* readInput */.R5)('mode', modeInput.mode, runEnv, nameErrors);
    if (name === undefined || nameErrors.list.length > 0)
        throw new js_errors/* ActionErrors */.o9(nameErrors.list);
    const mode = await modes[name].load();
    const table = { ...modeInput, ...mode.accepts?.(runEnv), ...mode.inputs };
    const { env, configuration, errors } = await readConfigured(table, runEnv, workspace);
    const keys = configuration?.lines ?? new Map();
    const values = (0,read/* readInputs */.Ko)(name, { table, all: allInputs, keys, listModes: listModes }, env, errors);
    const withheld = isForkRun && mode.withheld?.isWithheld(values) === true ? mode.withheld : undefined;
    const source = { env, configuration, workspace, isFromFork, hasNoSecrets: withheld !== undefined, errors };
    const inputs = mode.read(values, source);
    const { warnings } = errors;
    if (withheld !== undefined && errors.list.length === 0)
        return { withheld, warnings };
    if (errors.list.length > 0)
        throw new js_errors/* ActionErrors */.o9(errors.list);
    const { promote, policyOverride } = values;
    const row = modes[name];
    const capabilities = (0,needs/* listCapabilities */.j)(row.needs ?? {}, { comment: undefined, promote });
    const override = policyOverride === true ? ['sentinel-override'] : [];
    return { mode, inputs, warnings, capabilities: [...capabilities.map(({ capability }) => capability), ...override] };
}
async function readConfigured(table, runEnv, workspace) {
    if (!Object.hasOwn(table, 'config'))
        return { env: runEnv, errors: (0,input/* createInputErrors */.yO)(runEnv, allInputs) };
    const { env, configuration, ...values } = await (0,inputs_configuration/* readConfiguration */.T)({ env: runEnv, workspace, table, all: allInputs });
    const errors = (0,input/* createInputErrors */.yO)(env, allInputs, configuration);
    errors.push(...values.errors);
    return { env, configuration, errors };
}

;// CONCATENATED MODULE: ./build/js/modes/diagnosis.js



const diagnosedModes = new Set(['plan', 'register']);
async function diagnose({ errors }, request, context) {
    const name = readModeName(request.env);
    if (!diagnosedModes.has(name))
        return undefined;
    if (!errors.some(({ reason }) => reason === 'unauthorized'))
        return undefined;
    const env = { ...request.env, [(0,input/* nameVariable */.kQ)('mode')]: 'check', [(0,input/* nameVariable */.kQ)('for')]: name };
    const modeRequest = await readMode({ ...request, env });
    if ('withheld' in modeRequest)
        return undefined;
    context.runner.log((0,log_text/* plain */.pj) `${modeRequest.mode.activity} for the step summary.`);
    const report = modeRequest.mode.report(await modeRequest.mode.run(modeRequest.inputs, context), context.runner);
    return report.errors.length > 0 ? report.summary : undefined;
}

// EXTERNAL MODULE: ./build/js/gate/evidence.js
var gate_evidence = __webpack_require__(7587);
;// CONCATENATED MODULE: ./build/js/gate/gate.js

class SinglePermit {
    verb;
    #target;
    #onEnd;
    #state = 'new';
    constructor(verb, target, onEnd) {
        this.verb = verb;
        this.#target = target;
        this.#onEnd = onEnd;
    }
    spend(verb, request) {
        const permittedTarget = this.#target;
        const names = Object.keys(request);
        const hasOtherTarget = names.some((name) => (request[name] ?? '') !== (permittedTarget[name] ?? ''));
        if (this.#state !== 'new' || this.verb !== verb || hasOtherTarget)
            throw new Error(`No permit to ${verb} ${request.job ?? request.deployment ?? request.allocation ?? request.module ?? ''}`);
        this.#state = 'spent';
    }
    end(change) {
        if (this.#state !== 'spent')
            throw new Error(`A permit to ${this.verb} ended while it was ${this.#state}`);
        this.#state = 'ended';
        this.#onEnd(change);
    }
}
function createGate({ verbs, facts, onReceipt }) {
    const writtenVersions = new Set();
    let hasChanged = false;
    const checkRefusal = (verb, target, evidence) => (0,gate_evidence/* findRefusal */.W$)(evidence, { verb, target, verbs, isWrittenByThisRun: writtenVersions.has(identifyVersion(target)) });
    return {
        hasChanged: () => hasChanged,
        allows: (verb, target, evidence) => checkRefusal(verb, target, evidence) === undefined,
        requestPermit(verb, target, evidence) {
            const refusal = checkRefusal(verb, target, evidence);
            if (refusal !== undefined)
                throw refusal;
            return new SinglePermit(verb, target, (change) => {
                hasChanged ||= change.to !== undefined;
                if ('job' in target)
                    writtenVersions.add(identifyVersion({ ...target, index: change.to?.index }));
                onReceipt(createReceipt({ verb, target, change, facts, source: evidence.source }));
            });
        },
    };
}
function identifyVersion(target) {
    return 'job' in target && target.index ? JSON.stringify([target.region ?? '', target.job, target.index]) : '';
}
function createReceipt({ verb, target, change, facts, source }) {
    const { address, actor, triggeringActor, run, attempt } = facts;
    const { plan = '', pullRequest = facts.pullRequest, commit = facts.commit, approvedBy = [], lateValues, } = source ?? {};
    const isJob = 'job' in target;
    return {
        verb,
        ...(isJob ? { job: target.job } : { module: target.module }),
        ...(isJob && target.allocation !== undefined ? { allocation: target.allocation } : {}),
        namespace: (isJob && target.namespace) || facts.namespace,
        region: (isJob && target.region) || facts.region,
        address,
        from: change.from,
        to: change.to ?? null,
        plan,
        'pull-request': pullRequest,
        commit,
        actor,
        'triggering-actor': triggeringActor,
        'approved-by': approvedBy,
        ...(verb === 'register' && lateValues !== undefined ? { 'late-values': lateValues } : {}),
        run,
        attempt,
        at: new Date().toISOString(),
    };
}

// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redaction_redactor = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/js/report/publish.js
var publish = __webpack_require__(4442);
// EXTERNAL MODULE: ./build/js/report/result.js
var result = __webpack_require__(400);
// EXTERNAL MODULE: ./build/js/report/run-report.js
var run_report = __webpack_require__(4159);
// EXTERNAL MODULE: ./build/js/report/annotations.js
var annotations = __webpack_require__(2503);
;// CONCATENATED MODULE: ./build/js/run.js
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


















async function runAction(options) {
    const { env } = options;
    const event = (0,context/* readContext */.yI)(env);
    const requestToken = env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
    const secrets = [...(0,read/* listSecretTexts */.LG)(env, allInputs), ...(requestToken === '' ? [] : [requestToken])];
    const redactor = (0,redaction_redactor/* createRedactor */.l)(secrets);
    const runner = createRunner({ ...event, token: external_node_crypto_.randomUUID, hide: redactor.hide, keys: result/* resultKeys */.YL });
    for (const secret of secrets)
        runner.mask(secret);
    const receipts = [];
    const destination = { runner, directory: event.temporaryDirectory ?? (0,external_node_os_.tmpdir)(), mode: readModeName(env) };
    try {
        checkNode(options.version);
        const workspace = event.workspace ?? options.directory;
        return (await runMode({ options, event, runner, redactor, secrets, workspace, receipts, destination })) ? 0 : 1;
    }
    catch (error) {
        const errors = (0,js_errors/* listErrors */.Gr)(error) ?? [createInternalError(error)];
        const isRegister = destination.mode === 'register';
        const isCommented = (isRegister || destination.mode === 'plan') && event.pullRequest !== undefined;
        if (isCommented && event.origin === 'repository' && isNewEnough(options.version))
            await showInComment(errors, options, { event, runner, isRegister });
        (0,publish/* publishErrors */.$)(errors, receipts, destination);
        return 1;
    }
}
async function runMode(runState) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { options, event, runner, receipts, destination } = runState;
        const { env } = options;
        const mayBeFromFork = event.origin !== 'repository';
        const request = { env, workspace: runState.workspace, isFromFork: mayBeFromFork, isForkRun: (0,context/* isFromFork */.ty)(event) };
        const modeRequest = await readMode(request);
        (0,annotations/* annotateFailures */.o)(modeRequest.warnings, runner);
        if ('withheld' in modeRequest)
            return (0,publish/* publishReport */.S3)((0,run_report/* expandReport */.rk)(modeRequest.withheld.report(), runner), destination);
        const { mode, inputs, capabilities } = modeRequest;
        const { openContext } = await Promise.all(/* import() */[__webpack_require__.e(659), __webpack_require__.e(44)]).then(__webpack_require__.bind(__webpack_require__, 2044));
        const gate = createGate({
            verbs: mode.writes,
            facts: { ...collectRunFacts(event), ...findServiceAddress(inputs, event) },
            onReceipt(receipt) {
                receipts.push(receipt);
                runner.group((0,log_text/* plain */.pj) `Receipt: ${receipt.verb} ${'job' in receipt ? receipt.job : receipt.module}`);
                runner.log((0,log_text/* plain */.pj) `receipt ${JSON.stringify(receipt)}`);
                runner.endGroup();
            },
        });
        const opened = __addDisposableResource(env_1, openContext({
            ...runState,
            service: findService(inputs, event),
            timeout: inputs.timeout,
            capabilities,
            warnings: modeRequest.warnings.map(({ message, hint = '' }) => `${message} ${hint}`),
            tokenSecret: (0,js_errors/* nameTokenSecret */.NR)(event.eventName === 'issue_comment' ? '' : destination.mode, 'dryRun' in inputs && inputs.dryRun),
            gate,
            cancelSignal: createCancellation(mode, options),
            proxies: readProxies(env),
            pace: options.pace,
        }), true);
        logStart(mode, inputs, runState);
        const outcome = await mode.run(inputs, opened.context);
        const report = mode.report(outcome, runner);
        const changed = gate.hasChanged() ? 'true' : (report.outputs.changed ?? 'false');
        const reportWithReceipts = { ...report, outputs: { ...report.outputs, changed, receipts: JSON.stringify(receipts) } };
        const table = await diagnose(report, request, opened.context);
        const isSuccess = await (0,publish/* publishReport */.S3)(mode.writes.length === 0 ? report : reportWithReceipts, destination);
        if (table !== undefined)
            runner.appendSummary((0,published/* toPublished */.ad)(`\n${table}`));
        await opened.finished();
        return isSuccess;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function showInComment(errors, { env, pace }, run) {
    const { commentOnErrors } = await Promise.all(/* import() */[__webpack_require__.e(606), __webpack_require__.e(448), __webpack_require__.e(474)]).then(__webpack_require__.bind(__webpack_require__, 8474));
    const { createTransport } = await Promise.all(/* import() */[__webpack_require__.e(659), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 937));
    const transport = createTransport({ proxies: readProxies(env), isHosted: run.event.isHosted, ...(pace && { pace }) });
    try {
        await commentOnErrors(errors, { ...run, env, transport, startTime: performance.now() });
    }
    finally {
        await transport.close();
    }
}
function collectRunFacts({ pullRequest, sha, actor, triggeringActor, runId, runAttempt }) {
    return {
        pullRequest: pullRequest?.number ?? null,
        commit: sha ?? '',
        actor: actor ?? '',
        triggeringActor: triggeringActor ?? '',
        run: runId ?? '',
        attempt: runAttempt,
    };
}
function findServiceAddress(inputs, event) {
    const { namespace, region } = 'nomad' in inputs ? inputs.nomad : {};
    const { origin } = findService(inputs, event).address;
    return { address: origin, namespace: namespace ?? ('nomad' in inputs ? 'default' : ''), region: region ?? '' };
}
function createCancellation({ writes }, { cancellation }) {
    const controller = new AbortController();
    if (writes.length === 0)
        return controller.signal;
    const signal = cancellation();
    const abort = () => controller.abort(new js_errors/* ActionError */.lZ({
        reason: 'timed-out',
        message: 'The run was cancelled',
        hint: 'Re-run this workflow job to keep following the operation.',
    }));
    if (signal.aborted)
        abort();
    else
        signal.addEventListener('abort', abort, { once: true });
    return controller.signal;
}
function findService(inputs, { apiUrl }) {
    if ('gitHubOnly' in inputs)
        return { name: 'GitHub', address: URL.parse(apiUrl) ?? new URL('https://api.github.com') };
    return 'registry' in inputs ? { name: 'the registry', ...inputs.registry } : { name: 'Nomad', ...inputs.nomad };
}
function logStart({ activity }, inputs, { event, runner }) {
    const { address } = findService(inputs, event);
    const dryRun = 'registry' in inputs && inputs.dryRun === true ? ' (dry run)' : '';
    const job = 'job' in inputs && typeof inputs.job === 'string' ? inputs.job : '';
    const verb = activity.replace(/ a (?:periodic )?job$/, '').replace(/ a .*/, '$& of');
    const subject = job === '' ? (0,log_text/* plain */.pj) `${activity}` : (0,log_text/* plain */.pj) `${verb} \`${job}\``;
    runner.log((0,log_text/* plain */.pj) `${subject}${dryRun} on ${address.host}.`);
    if (address.protocol === 'http:' && !(0,host/* isLoopback */.U)(address))
        runner.log((0,log_text/* plain */.pj) `The address uses plain HTTP: anyone on the network can read and change the traffic.`);
    if (event.problem !== undefined && !('registry' in inputs))
        runner.warning((0,log_text/* plain */.pj) `The pull request is unknown: ${event.problem}.`);
}
const requiredNode = 24;
function isNewEnough(version) {
    return Number.parseInt(version, 10) >= requiredNode;
}
function checkNode(version) {
    if (isNewEnough(version))
        return;
    throw new js_errors/* ActionError */.lZ({
        reason: 'input',
        message: `Outrider requires Node.js ${requiredNode}, but this runner uses ${version}`,
        hint: `Update the runner. Runners that use the \`node\` on PATH, such as act and those of Gitea and Forgejo, need Node.js ${requiredNode} there.`,
        help: 'unsuitable-runner',
    });
}
function readProxies(env) {
    return {
        http_proxy: env['http_proxy'] ?? env['HTTP_PROXY'],
        https_proxy: env['https_proxy'] ?? env['HTTPS_PROXY'],
        no_proxy: env['no_proxy'] ?? env['NO_PROXY'],
    };
}
function createInternalError(error) {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return new js_errors/* ActionError */.lZ({
        reason: 'server',
        message: `Internal error: ${text}`,
        help: 'internal-error',
        hint: 'Please report it with the log of this run.',
        cause: error,
    });
}


/***/ }),

/***/ 6851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ keepWhole),
/* harmony export */   M2: () => (/* binding */ blockList),
/* harmony export */   QI: () => (/* binding */ wrapBlock),
/* harmony export */   VC: () => (/* binding */ fitDocument),
/* harmony export */   XA: () => (/* binding */ lineList),
/* harmony export */   _R: () => (/* binding */ itemList),
/* harmony export */   aH: () => (/* binding */ maxSummaryBytes),
/* harmony export */   ci: () => (/* binding */ createSummaryLimit),
/* harmony export */   d9: () => (/* binding */ calloutList),
/* harmony export */   iz: () => (/* binding */ maxCommentCharacters),
/* harmony export */   lw: () => (/* binding */ createCommentLimit),
/* harmony export */   r7: () => (/* binding */ foldLines),
/* harmony export */   tX: () => (/* binding */ rowList),
/* harmony export */   wY: () => (/* binding */ foldNames)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);

const maxSummaryBytes = 1024 * 1024;
const maxCommentCharacters = 65_536;
function createSummaryLimit(location) {
    return { max: maxSummaryBytes - 1024, measure: (text) => Buffer.byteLength(text), location };
}
function createCommentLimit(location, max = maxCommentCharacters) {
    return { max, measure: (text) => text.length, location };
}
function renderOnce(text) {
    let result;
    return (settle) => (result ??= settle(text()));
}
const firstLevel = 256;
function fitDocument({ head, blocks, tail }, limit, publisher) {
    const settle = (text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .quotePublished */ .Ty)(publisher.markdown(text));
    const measureBlock = (text) => ((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(text) ? 0 : limit.measure(publisher.markdown(text)) + 2);
    const sizes = blocks.map(() => new Map());
    const measurePieces = (at, pieces) => {
        const size = sizes[at]?.get(pieces) ?? measureBlock(blocks[at]?.render(pieces, limit.location, settle) ?? _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6);
        sizes[at]?.set(pieces, size);
        return size;
    };
    const outerLength = [...head, ...tail].reduce((sum, text) => sum + measureBlock(text), -2);
    const fits = (counts) => counts.reduce((sum, pieces, at) => sum + measurePieces(at, pieces), outerLength) <= limit.max;
    const limitPieces = (level) => blocks.map(({ pieces }) => Math.min(pieces, level));
    const longest = Math.max(0, ...blocks.map(({ pieces }) => pieces));
    const limits = limitPieces(findLargest(0, longest, (level) => fits(limitPieces(level))));
    for (const [at, { pieces }] of blocks.entries())
        limits[at] = findLargest(limits[at] ?? 0, pieces, (next) => fits(limits.with(at, next)));
    const parts = fits(limits) ? blocks.map((block, at) => block.render(limits[at] ?? 0, limit.location, settle)) : [];
    return publisher.markdown((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)([...head, ...parts, ...tail]));
}
const tolerance = 1 / 32;
function findLargest(smallest, largest, fits) {
    let [known, exceeds] = [smallest, largest + 1];
    for (let next = Math.min(largest, known + firstLevel); known < next;) {
        if (fits(next))
            known = next;
        else
            exceeds = next;
        if (exceeds <= largest && exceeds - known <= known * tolerance)
            break;
        next = exceeds > largest ? Math.min(largest, known * 2) : Math.floor((known + exceeds) / 2);
    }
    return known;
}
function keepWhole(text) {
    return { pieces: 0, render: () => text };
}
function itemList(items, { separator = '\n', more = (omitted, location) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `- … and ${omitted} more in ${location}.`, maxShown = items.length, wrap = (list) => list, } = {}) {
    return {
        pieces: Math.min(items.length, maxShown),
        render(pieces, location) {
            const excess = items.length - pieces;
            if (items.length === 0)
                return _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
            return wrap((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)([...items.slice(0, pieces), excess === 0 ? _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : more(excess, location)], separator));
        },
    };
}
const noteRest = (omitted, location) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `… and ${omitted} more in ${location}.`;
function calloutList(kind, lines, options = {}) {
    return itemList(lines, { separator: '\n\n', ...options, more: noteRest, wrap: (list) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .callout */ .xl)(kind, list) });
}
function rowList({ head, rows, noun, location: destination, maxShown = rows.length }) {
    const lines = rows.map((row) => renderOnce(() => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableRow */ .jD)(row)));
    return {
        pieces: Math.min(rows.length, maxShown),
        render(pieces, location, settle) {
            if (rows.length === 0)
                return _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
            const excess = rows.length - pieces;
            const note = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `… and ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(excess, `more ${noun}`)} in ${destination ?? location}.`;
            const shownLines = lines.slice(0, pieces).map((line) => line(settle));
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)([pieces === 0 ? _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(head, shownLines), excess === 0 ? _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : note]);
        },
    };
}
function blockList(blocks, more) {
    const pieces = blocks.reduce((sum, block) => sum + block.pieces, 0);
    return {
        pieces,
        render(available, location, settle) {
            const parts = [];
            let remaining = available;
            for (const [at, block] of blocks.entries()) {
                const isShared = available < pieces && at < blocks.length - 1;
                const pieceCount = Math.min(block.pieces, isShared ? Math.ceil(remaining / 2) : remaining);
                if (pieceCount === 0)
                    break;
                parts.push(block.render(pieceCount, location, settle));
                remaining -= pieceCount;
            }
            const others = blocks.length - parts.length;
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)([...parts, others === 0 ? _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : more(others, location)]);
        },
    };
}
function lineList(lines) {
    return {
        pieces: lines.length,
        render(pieces, location) {
            const excess = lines.length - pieces;
            const cut = excess === 0 ? _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6 : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `… and ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(excess, 'more line')} in ${location}.`;
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(lines.slice(0, pieces), 'diff'), cut]);
        },
    };
}
function foldLines({ summary, intro = _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, lines, facts, isOpen }) {
    const difference = lineList(lines);
    const renderSection = (...options) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .zH)(summary, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraphs */ .qN)([intro, difference.render(...options), facts]), isOpen);
    const complete = renderOnce(() => renderSection(lines.length, _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, (text) => text));
    return {
        pieces: Math.max(1, lines.length),
        render(pieces, location, settle) {
            if (pieces === 0)
                return _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6;
            return pieces < lines.length ? renderSection(pieces, location, settle) : complete(settle);
        },
    };
}
function foldNames(title, intro, names) {
    return itemList(names.map((text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .placeInHtml */ .a$)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .name */ .UU)(text))), {
        separator: ' ',
        more: (omitted) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `and ${omitted} more`,
        wrap: (list) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .zH)(title, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__.md) `${intro}${list}`, false),
    });
}
function wrapBlock({ pieces, render }, wrap) {
    return {
        pieces,
        render(limit, location, settle) {
            const text = render(limit, location, settle);
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmpty */ .Im)(text) ? text : wrap(text);
        },
    };
}


/***/ }),

/***/ 872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   No: () => (/* binding */ renderLog),
/* harmony export */   Vq: () => (/* binding */ joinLog),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   y1: () => (/* binding */ plainLines)
/* harmony export */ });
class Lines {
    #parts;
    constructor(parts) {
        this.#parts = parts;
    }
    static readParts(lines) {
        return lines.#parts;
    }
}
function plain(literals, ...values) {
    return new Lines(literals.flatMap((literal, at) => at === 0 ? [literal] : [...toLogParts(values[at - 1]), literal]));
}
function toLogParts(value) {
    if (value instanceof Lines)
        return Lines.readParts(value);
    return typeof value === 'string' ? [{ text: value, hasLines: false }] : [String(value ?? '')];
}
function plainLines(text) {
    return new Lines([{ text, hasLines: true }]);
}
function joinLog(texts, separator = plain `\n`) {
    return new Lines(texts.flatMap((text, at) => [...(at === 0 ? [] : Lines.readParts(separator)), ...toLogParts(text)]));
}
function renderLog(text, hide) {
    return Lines.readParts(text)
        .map((part) => (typeof part === 'string' ? part : showText(hide(part.text), part)))
        .join('');
}
function showText(text, { hasLines }) {
    const visibleText = text
        .replaceAll(/\r\n?/g, '\n')
        .replace(invisible, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return hasLines ? visibleText : visibleText.replaceAll('\n', String.raw `\n`);
}
const invisible = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]|[\u17b4\u17b5]|[\u180b-\u180f]|\u034f/gu;


/***/ }),

/***/ 2211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Gc: () => (/* binding */ renderMarkdown),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   JM: () => (/* binding */ listUpTo),
/* harmony export */   Ty: () => (/* binding */ quotePublished),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   Vc: () => (/* binding */ minute),
/* harmony export */   a$: () => (/* binding */ placeInHtml),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   ao: () => (/* binding */ toComparable),
/* harmony export */   cT: () => (/* binding */ joinLines),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   jD: () => (/* binding */ tableRow),
/* harmony export */   md: () => (/* binding */ md),
/* harmony export */   mg: () => (/* binding */ prefixLines),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   s6: () => (/* binding */ nothing),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xP: () => (/* binding */ instruction),
/* harmony export */   xl: () => (/* binding */ callout),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5502);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4482);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5410);



class Text {
    #parts;
    constructor(parts) {
        this.#parts = parts.filter((part) => part !== '');
    }
    static readParts(text) {
        return text.#parts;
    }
}
function md(literals, ...values) {
    return new Text(literals.flatMap((literal, at) => (at === 0 ? [literal] : [...toMarkdownParts(values[at - 1]), literal])));
}
const nothing = md ``;
function quotePublished(text) {
    return new Text([text]);
}
function isEmpty(text) {
    return Text.readParts(text).length === 0;
}
function toMarkdownParts(value) {
    if (value instanceof Text)
        return Text.readParts(value);
    return value === undefined ? [] : [String(value)];
}
function renderMarkdown(text, hide, runUrl) {
    const lines = [];
    for (const part of Text.readParts(text)) {
        const next = typeof part === 'string' ? part : part.show(hide(part.text), { ...part.context, runUrl });
        if (typeof part !== 'string' && next.startsWith('`') && lines.at(-1)?.endsWith('`') === true)
            lines.push(' ');
        lines.push(next);
    }
    return lines.join('');
}
function toComparable(text) {
    return renderMarkdown(text, (part) => part);
}
function join(parts, separator) {
    const lists = parts.map(toMarkdownParts).filter((list) => list.length > 0);
    return new Text(lists.flatMap((list, at) => (at === 0 ? list : [separator, ...list])));
}
function joinLines(lines) {
    return join(lines, '\n');
}
function paragraphs(blocks) {
    return join(blocks, '\n\n');
}
function listUpTo(items, separator, maxShown = 5) {
    const more = items.length > maxShown ? [md `${items.length - maxShown} more`] : [];
    return join([...items.slice(0, maxShown), ...more], separator);
}
const shortLength = 200;
function clip(text, maxLength = shortLength) {
    if (text.length <= maxLength)
        return text;
    const start = text.slice(0, maxLength);
    const space = text[maxLength] === ' ' ? maxLength : start.lastIndexOf(' ');
    const span = start.split('`').length % 2 === 0 ? start.lastIndexOf('`') : maxLength;
    const end = Math.min(space, span);
    return `${(end < maxLength / 2 ? start : start.slice(0, end)).trimEnd().toWellFormed()}…`;
}
function quote(text, maxLength, show) {
    return new Text([{ text, show: (part, context) => show(clip(part, maxLength), context), context: { prefix: '' } }]);
}
function code(text, maxLength = Infinity) {
    return quote(text, maxLength, renderCode);
}
function name(text) {
    return code(text, shortLength);
}
const unbroken = / (?=→ |[KMG]i?B\b|MHz\b)|(?<=→) /g;
function renderCode(text, { isInCell = false, isInLink = false, isInHtml = false }) {
    const line = toOneLine(text).replace(unbroken, '\u00a0');
    if (isInHtml)
        return `<code>${line.replace(/[!-,;-@[-^`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</code>`;
    const ends = isInLink ? /[|[\]\\]/g : isInCell ? /[|\\]/g : undefined;
    const escapedLine = ends === undefined ? line : line.replace(ends, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`);
    const ticks = '`'.repeat(findLongestRun(escapedLine) + 1);
    const pad = escapedLine.startsWith('`') || escapedLine.endsWith('`') ? ' ' : '';
    return `${ticks}${pad}${escapedLine}${pad}${ticks}`;
}
function toOneLine(text) {
    const words = (0,_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(text.replace(/\s+/g, ' ')).trim();
    return words === '' ? '(empty)' : words;
}
function findLongestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
function prose(text, maxLength = Infinity) {
    return quote(text, maxLength, (part, { isInCell = false, ...context }) => toWords(isInCell ? part.replaceAll('|', '∣') : part, (words) => renderCode(words, context)));
}
function instruction(text) {
    const [first = '', target, url, ...others] = text.split(/(the run) \((https?:\/\/[^\s()]+)\) /);
    if (target !== undefined)
        return md `${prose(first)} ${link(prose(target), url)} ${instruction(others.join(''))}`;
    const [before = '', words, ...rest] = text.split(/\b(re-run this workflow job)\b/i);
    if (words === undefined)
        return prose(text);
    const run = quote(words, Infinity, (part, { runUrl, isInHtml }) => runUrl === undefined || isInHtml === true ? part : `[${part}](${encodeUrl(runUrl)})`);
    const [start, after] = [before.trim(), rest.join('')];
    const space = after.startsWith(' ') ? md ` ` : nothing;
    return md `${start === '' ? nothing : md `${prose(start)} `}${run}${space}${after.trim() === '' ? nothing : prose(after)}`;
}
function toWords(text, asCode) {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line === '')
        return '(no message)';
    const isOrdinary = (part) => part.split(' ').every((piece) => toWord(piece, asCode) === piece);
    return line
        .split(/(`[^`]+`|(?<![^\s(])(?:\[\d[\d, ]*\](?!:)|"[^"`]+")(?=[\s.,;:!?)]|$))/)
        .flatMap((part) => /^`[^`]+`$/.test(part)
        ? [asCode(part.slice(1, -1))]
        : /^(?:"[^"]+"|\[\d[^\]]*\])$/.test(part)
            ? [isOrdinary(part.replace(/^\[|\]$/g, '')) ? part : asCode(part)]
            :
                part
                    .split(/(?<= )/)
                    .map((piece, at) => (at > 0 && /^(?:[-=]|\d{1,6}[.)]) $/.test(piece) ? piece : toWord(piece, asCode))))
        .filter((part) => part !== '')
        .map((part, at, parts) => (part.startsWith('`') && parts[at - 1]?.endsWith('`') === true ? ` ${part}` : part))
        .join('');
}
const ordinary = /^["'(]{0,5}(?:[A-Za-z0-9](?:[A-Za-z0-9'-]{0,100}[A-Za-z0-9])?(?:\(e?s\))?|[A-Za-z]{1,40}\/[A-Za-z]{1,40}|\d{1,20}\.\d{1,20}|\d{1,2}:\d\d|\d{1,3}(?:,\d{3}){1,6})?[.,;:?!…)"']{0,5}$/;
const listNumber = /^\d+[.)](?!\d)/;
const references = [/(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i, /(?<!\bUT)[a-z][-_]?\d/i, /\d-\d/];
function toWord(text, asCode) {
    const bare = text.trimEnd();
    if (bare === '' || (ordinary.test(bare) && ![listNumber, ...references].some((form) => form.test(bare))))
        return text;
    const end = bare.includes('(') ? /(?<=[^.,;:!?…])[.,;:!?…]{1,5}$/ : /(?<=[^.,;:!?…)])[.,;:!?…)]{1,5}$/;
    const core = bare.replace(end, '');
    return asCode(core) + text.slice(core.length);
}
function count(amount, noun) {
    return md `${new Text([(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .thousands */ .oh)(amount)])} ${prose(`${noun}${amount === 1 ? '' : 's'}`)}`;
}
function minute(time) {
    return new Text([(0,_times_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMinute */ .Yi)(time)]);
}
function link(text, url) {
    if (url === undefined || !/^https?:\/\//.test(url))
        return text;
    return md `[${placeMarkdown(text, { isInLink: true })}](${quote(url, Infinity, encodeUrl)})`;
}
function encodeUrl(url) {
    return encodeURI(url.toWellFormed())
        .replaceAll('%25', '%')
        .replace(/[^A-Za-z0-9:/?#&=.,%+_-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
}
function placeMarkdown(text, context) {
    return new Text(Text.readParts(text).map((part) => typeof part === 'string' ? part : { ...part, context: { ...part.context, ...context } }));
}
function prefixLines(text, prefix) {
    const parts = Text.readParts(text).map((part) => typeof part === 'string'
        ? part.replace(/\n(?=(\n?))/g, (_, next) => `\n${next === '' ? prefix : prefix.trimEnd()}`)
        : { ...part, context: { ...part.context, prefix: prefix + part.context.prefix } });
    return new Text([prefix, ...parts]);
}
function callout(kind, text) {
    return prefixLines(md `[!${new Text([kind])}]\n${text}`, '> ');
}
function fence(lines, language) {
    if (lines.length === 0)
        return nothing;
    return quote(lines.join('\n'), Infinity, (part, { prefix }) => {
        const shownLines = part.split(/\r\n?|\n/).map((line) => (0,_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(line.replaceAll('\t', '  ')));
        const block = shownLines.map((line) => (line.startsWith('<!--') ? ` ${line}` : line));
        const ticks = '`'.repeat(Math.max(2, findLongestRun(block.join('\n'))) + 1);
        return [`${ticks}${language}`, ...block, ticks].join(`\n${prefix}`);
    });
}
function placeInHtml(text) {
    return placeMarkdown(text, { isInHtml: true });
}
function details(summary, body, open) {
    return md `<details${open ? md ` open` : nothing}><summary>${placeInHtml(summary)}</summary>\n\n${body}\n\n</details>`;
}
function table(head, rows) {
    return joinLines([tableRow(head), tableRow(head.map(() => md `---`)), ...rows]);
}
function tableRow(cells) {
    const parts = cells.map((cell) => Text.readParts(placeMarkdown(cell, { isInCell: true })));
    return new Text(['| ', ...parts.flatMap((cell, at) => (at === 0 ? cell : [' | ', ...cell])), ' |']);
}


/***/ }),

/***/ 4482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ removeFullStop),
/* harmony export */   E5: () => (/* binding */ codeList),
/* harmony export */   HV: () => (/* binding */ toClause),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   ZH: () => (/* binding */ capitalize),
/* harmony export */   fU: () => (/* binding */ listTexts),
/* harmony export */   oh: () => (/* binding */ thousands)
/* harmony export */ });
function thousands(count) {
    return String(count).replace(/\B(?=(?:\d{3}){1,8}$)/g, ',');
}
function plural(count, noun) {
    return `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function toClause(sentence) {
    const first = /^(?!(?:Nomad|Outrider|Terraform|Consul|Vault|Docker)\b)[A-Z](?=[a-z]* )/;
    return sentence.replace(first, (letter) => letter.toLowerCase());
}
function removeFullStop(sentence) {
    return sentence.replace(/\.$/, '');
}
function codeList(names, maxShown = names.length) {
    return listTexts(names.map((name) => `\`${name}\``), maxShown);
}
function listTexts(texts, maxShown = 5) {
    const more = texts.length > maxShown ? `, ${texts.length - maxShown} more` : '';
    return texts.slice(0, maxShown).join(', ') + more;
}


/***/ }),

/***/ 9618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rs: () => (/* binding */ toMark),
/* harmony export */   V4: () => (/* binding */ joinPublished),
/* harmony export */   ad: () => (/* binding */ toPublished),
/* harmony export */   pj: () => (/* binding */ findRange),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
function toMark(literals, ...words) {
    const text = String.raw({ raw: literals }, ...words.map((word) => encodeWord(String(word))));
    return `<!-- ${text} -->`;
}
function encodeWord(word) {
    return word.toWellFormed().replace(/[^!-;=?-~]/gu, encodeURIComponent);
}
function toPublished(text) {
    return text;
}
function splitLines(text) {
    return text.split(/\r\n?|\n/).map(toPublished);
}
function findRange(lines, { begin, end }) {
    const [from, to] = [lines.lastIndexOf(begin), lines.lastIndexOf(end)];
    return from === -1 || to < from ? undefined : { from, to };
}
function joinPublished(lines) {
    return lines.join('\n');
}


/***/ }),

/***/ 5502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ formatExactTime),
/* harmony export */   K9: () => (/* binding */ formatMoment),
/* harmony export */   QA: () => (/* binding */ formatSpan),
/* harmony export */   Yi: () => (/* binding */ formatMinute),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ei: () => (/* binding */ formatClock),
/* harmony export */   nV: () => (/* binding */ formatAge)
/* harmony export */ });
function formatDuration(milliseconds) {
    const seconds = Math.max(0, Math.round(milliseconds / 1000));
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}
function formatSpan(before, { milliseconds }) {
    return milliseconds === undefined ? '' : `${before}${formatDuration(milliseconds)}`;
}
function formatClock(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return hours === 0 ? `${minutes}:${padDigits(rest)}` : `${hours}:${padDigits(minutes)}:${padDigits(rest)}`;
}
function padDigits(number) {
    return String(number).padStart(2, '0');
}
function formatMoment(time) {
    const [, day, month = ''] = time.toUTCString().split(' ');
    return `${time.toISOString().slice(11, 16)} UTC on ${month} ${Number(day)}`;
}
function formatMinute(time) {
    return time === undefined ? '' : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function formatExactTime(time) {
    return `${time.toISOString().slice(11, 19)} UTC`;
}
function formatAge(milliseconds) {
    const units = [
        [86_400_000, 'd'],
        [3_600_000, 'h'],
        [60_000, 'min'],
    ];
    const [size, unit] = units.find(([limit]) => milliseconds >= limit) ?? [1000, 's'];
    return `${Math.max(0, Math.floor(milliseconds / size))} ${unit}`;
}


/***/ }),

/***/ 5410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible),
/* harmony export */   p: () => (/* binding */ quoteGo)
/* harmony export */ });
const signNames = new Map([
    ['\u0007', '\\a'],
    ['\b', '\\b'],
    ['\f', '\\f'],
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
    ['\v', '\\v'],
]);
function visible(text) {
    if (/^[ -~]*$/.test(text))
        return text;
    return text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|\u2800|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu, escapeCharacter);
}
function escapeCharacter(character) {
    const name = signNames.get(character);
    if (name !== undefined)
        return name;
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f)
        return `\\x${toHex(code, 2)}`;
    if (code >= 0xd800 && code <= 0xdfff)
        return '\\ufffd';
    return code < 0x10000 ? `\\u${toHex(code, 4)}` : `\\U${toHex(code, 8)}`;
}
function toHex(code, digits) {
    return code.toString(16).padStart(digits, '0');
}
function quoteGo(text) {
    return `"${text.replace(/["\\]/g, '\\$&').replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, escapeCharacter)}"`;
}


/***/ })

};
