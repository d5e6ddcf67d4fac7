export const id = 705;
export const ids = [705];
export const modules = {

/***/ 4911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ realPace),
/* harmony export */   w: () => (/* binding */ withTimeout)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

async function pause(milliseconds, signal) {
    try {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
    }
    catch (error) {
        signal?.throwIfAborted();
        throw error;
    }
}
const realPace = { pause, random: Math.random };
async function withTimeout(milliseconds, answer) {
    const giveUp = new AbortController();
    const late = pause(milliseconds, giveUp.signal).then(() => undefined, () => undefined);
    try {
        return await Promise.race([answer, late]);
    }
    finally {
        giveUp.abort();
    }
}


/***/ }),

/***/ 8451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ writeOnce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4911);


async function writeOnce({ send, leavesOpen, find, pauses, signal, pace = _pace_js__WEBPACK_IMPORTED_MODULE_1__/* .realPace */ .O, }) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await send();
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ) || !leavesOpen(error, attempt))
                throw error;
            const found = await find(error, attempt);
            if (found !== undefined)
                return found;
            const milliseconds = pauses[attempt - 1];
            if (milliseconds === undefined)
                throw error;
            if (milliseconds > 0)
                await pace.pause(milliseconds, signal);
        }
    }
}


/***/ }),

/***/ 4823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IC: () => (/* binding */ relativeName),
/* harmony export */   TH: () => (/* binding */ toSlashes),
/* harmony export */   u7: () => (/* binding */ pathAliases)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


function toSlashes(path, paths = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return path.split(paths.sep).join('/');
}
function relativeName(folder, path, paths = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    return toSlashes(paths.relative(folder, path), paths);
}
const maxLinks = 40;
function pathAliases(path, workspace) {
    const inside = (one) => one.startsWith(workspace + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const names = new Set();
    let links = 0;
    const follow = (whole) => {
        if (!inside(whole))
            return;
        names.add(relativeName(workspace, whole));
        const parts = whole.slice(workspace.length + 1).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        let reached = workspace;
        for (const [index, part] of parts.entries()) {
            reached = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(reached, part);
            const target = linkTarget(reached);
            if (target === undefined)
                continue;
            names.add(relativeName(workspace, reached));
            links += 1;
            if (links <= maxLinks)
                follow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(reached), target, ...parts.slice(index + 1)));
            return;
        }
    };
    follow(path);
    return [...names];
}
function linkTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Op: () => (/* binding */ maxPathLength),
/* harmony export */   TZ: () => (/* binding */ describeNonFile),
/* harmony export */   UV: () => (/* binding */ describeMissing),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   kc: () => (/* binding */ expandHome),
/* harmony export */   lb: () => (/* binding */ problemOutside),
/* harmony export */   pM: () => (/* binding */ locateFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _inputs_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1875);
/* harmony import */ var _discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4823);





const maxPathLength = 4096;
const tooLong = { problem: `has more than ${maxPathLength} characters`, hint: 'Name a file in the repository.' };
function expandHome(path) {
    return path === '~' || path.startsWith('~/') ? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)() + path.slice(1) : path;
}
function absolutePath(path, { directory }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, path);
}
function locateFile(path, base) {
    if (path.includes('\0'))
        return { problem: 'is not a valid path', hint: 'Remove the NUL character.' };
    if (path.length > maxPathLength)
        return tooLong;
    const full = absolutePath(expandHome(path), base);
    const outside = problemOutside(full, base);
    if (outside !== undefined)
        return outside;
    const name = repositoryName(full, base);
    const real = resolveLinks(full);
    if (real !== undefined) {
        return problemOutside(real, base) ?? { path: real, name, stats: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real, { throwIfNoEntry: false }) };
    }
    return problemOutside(nearestExistingFolder(full), base) ?? { path: full, name, stats: undefined };
}
function repositoryName(path, { workspace }) {
    return (0,_discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeName */ .IC)(workspace, path);
}
function resolveLinks(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return undefined;
    }
}
function nearestExistingFolder(path) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    return resolveLinks(above) ?? (above === path ? path : nearestExistingFolder(above));
}
function problemOutside(path, base) {
    if ((0,_inputs_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isOutside */ ._K)(base.workspace, path)) {
        return { problem: 'leads outside the workspace', hint: 'Outrider reads only checked-out files.' };
    }
    if ((0,_inputs_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfGit */ .Gm)(base.workspace, path)) {
        return { problem: 'leads into `.git`, which may contain credentials', hint: 'Name a file outside `.git`.' };
    }
    return undefined;
}
function describeMissing(path, base) {
    const elsewhere = locateFile(path, { ...base, directory: base.alternative.directory });
    const from = repositoryName(base.directory, base);
    const where = `in ${from === '' ? 'the workspace' : `\`${from}\``}`;
    if ('problem' in elsewhere || elsewhere.stats === undefined) {
        return {
            problem: `does not exist ${where}`,
            hint: `Paths are relative to ${describeBase(base)}.`,
            failsInNomadToo: true,
        };
    }
    const place = base.alternative.setting === 'job-file' ? 'the job file' : 'the working directory';
    const hint = `\`${elsewhere.name}\` exists relative to ${place}: write \`${(0,_discovery_repository_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeName */ .IC)(base.directory, elsewhere.path)}\`, or set \`file-base: ${base.alternative.setting}\`.`;
    return { problem: `does not exist ${where}`, hint, failsInNomadToo: true };
}
function describeBase({ alternative }) {
    return alternative.setting === 'job-file'
        ? '`working-directory`, as for the Nomad CLI, not to the job file'
        : 'the folder of the job file, because `file-base` is `job-file`';
}
function describeNonFile(stats) {
    return stats.isDirectory()
        ? { problem: 'is a folder', hint: 'Name a file in it.', failsInNomadToo: true }
        : { problem: 'is not a regular file', hint: 'Name a regular file.', failsInNomadToo: true };
}


/***/ }),

/***/ 409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ readBlockBody),
/* harmony export */   MT: () => (/* binding */ expressionText),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   lX: () => (/* binding */ readFileBody)
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
    const unexpected = [];
    for (let at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, from, to, 'skip'); at < to; at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, at, to, 'skip')) {
        const read = hcl.kinds[at] === 'name' ? (readAttribute(hcl, at, to) ?? readBlock(hcl, at, to)) : undefined;
        if (read === undefined) {
            unexpected.push(at);
            at = endOfStatement(hcl, at, to);
        }
        else if ('opener' in read) {
            blocks.push(read);
            at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenAfter */ .EV)(hcl, read.opener);
        }
        else {
            attributes.push(read);
            at = endOfStatement(hcl, read.expression.from, to);
        }
    }
    return { attributes, blocks, unexpected };
}
function endOfStatement(hcl, from, to) {
    let at = from;
    while (at < to && hcl.kinds[at] !== 'newline')
        at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenAfter */ .EV)(hcl, at);
    return Math.min(at, to);
}
function readAttribute(hcl, at, to) {
    const character = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, at + 1, to);
    if (character >= to || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, character) !== '=')
        return undefined;
    const from = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, character + 1, to);
    return {
        name: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at),
        at,
        expression: { hcl, from, to: trimEnd(hcl, from, endOfStatement(hcl, from, to)) },
    };
}
function trimEnd(hcl, from, to) {
    let end = to;
    while (end > from && ['space', 'comment', 'newline'].includes(hcl.kinds[end - 1] ?? ''))
        end--;
    return end;
}
function readBlock(hcl, start, to) {
    const labels = [];
    for (let at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, start + 1, to); at < to; at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenAfter */ .EV)(hcl, at), to)) {
        const kind = hcl.kinds[at];
        if (kind === 'open' && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at) === '{')
            return { type: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, start), labels, at: start, opener: at };
        const label = kind === 'name' ? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at) : kind === 'quote' ? (0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .literalText */ .bK)(hcl, at) : undefined;
        if (label === undefined)
            return undefined;
        labels.push(label);
    }
    return undefined;
}
function expressionText({ hcl, from, to }) {
    return hcl.text.slice(hcl.starts[from], hcl.starts[to]);
}
function argumentsOf(hcl, open) {
    const close = hcl.closes[open] ?? open;
    const ranges = [];
    let from = open + 1;
    for (let at = from; at < close; at = (hcl.closes[at] ?? at) + 1) {
        if (hcl.kinds[at] !== 'symbol' || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at) !== ',')
            continue;
        ranges.push([from, at]);
        from = at + 1;
    }
    if ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, from, close, 'skip') < close)
        ranges.push([from, close]);
    return ranges;
}


/***/ }),

/***/ 832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ computed),
/* harmony export */   Wh: () => (/* binding */ maxTextLength),
/* harmony export */   cW: () => (/* binding */ unresolvedNames),
/* harmony export */   j4: () => (/* binding */ bareTemplate),
/* harmony export */   yE: () => (/* binding */ numberConstant),
/* harmony export */   yi: () => (/* binding */ constantOf)
/* harmony export */ });
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3327);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6267);


const computed = { problem: 'is computed', isComputed: true };
const unresolvedNames = {
    variable: () => computed,
    local: () => computed,
    call: () => computed,
};
const maxDepth = 50;
const maxTextLength = 8192;
function constantOf({ hcl, from, to }, resolver, depth = 0) {
    const at = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, from, to, 'skip');
    if (depth > maxDepth || at >= to)
        return computed;
    const { value, end } = readTerm(hcl, at, to, resolver, depth);
    return (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, end, to, 'skip') < to ? computed : value;
}
function readTerm(hcl, at, to, resolver, depth) {
    const word = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at);
    const close = hcl.closes[at] ?? at;
    const kind = hcl.kinds[at];
    if (kind === 'quote')
        return { value: quotedConstant(hcl, at, resolver, depth), end: close + 1 };
    if (kind === 'heredoc')
        return { value: textOrComputed((0,_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .literalText */ .bK)(hcl, at)), end: close + 1 };
    if (kind === 'number')
        return { value: numberConstant(word), end: at + 1 };
    if (kind === 'name')
        return readName(hcl, at, to, resolver);
    if (word !== '(')
        return { value: computed, end: to };
    return { value: constantOf({ hcl, from: at + 1, to: close }, resolver, depth + 1), end: close + 1 };
}
function readName(hcl, at, to, resolver) {
    const word = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at);
    const second = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, at + 1, to, 'skip');
    if (second < to && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, second) === '(') {
        return { value: resolver.call(hcl, at, second), end: (hcl.closes[second] ?? to) + 1 };
    }
    if (word === 'true' || word === 'false')
        return { value: { text: word }, end: at + 1 };
    const third = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .nextToken */ .Fu)(hcl, second + 1, to, 'skip');
    if ((word !== 'var' && word !== 'local') || second >= to || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, second) !== '.') {
        return { value: computed, end: to };
    }
    if (third >= to || hcl.kinds[third] !== 'name')
        return { value: computed, end: to };
    const name = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, third);
    return { value: word === 'var' ? resolver.variable(name) : resolver.local(name), end: third + 1 };
}
function quotedConstant(hcl, opener, resolver, depth) {
    const close = hcl.closes[opener] ?? opener;
    return joinTemplateParts(hcl, opener + 1, close, resolver, depth, _strings_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7);
}
function bareTemplate(hcl, resolver) {
    return joinTemplateParts(hcl, 0, hcl.kinds.length, resolver, 0, _strings_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTemplateEscapes */ .TY);
}
function joinTemplateParts(hcl, from, to, resolver, depth, decode) {
    let text = '';
    for (let at = from; at < to; at = (hcl.closes[at] ?? at) + 1) {
        if (hcl.kinds[at] === 'text') {
            text += decode((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at));
            continue;
        }
        const close = hcl.closes[at] ?? at;
        if ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, at) !== '${' || close >= to || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenText */ .pA)(hcl, close) !== '}')
            return computed;
        const part = constantOf({ hcl, from: at + 1, to: close }, resolver, depth + 1);
        if ('problem' in part)
            return part;
        text += part.text;
        if (text.length > maxTextLength)
            return { problem: `has more than ${maxTextLength} characters` };
    }
    return { text: text.normalize('NFC') };
}
function textOrComputed(text) {
    return text === undefined ? computed : { text };
}
function numberConstant(digits) {
    return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,8}[1-9])?$/.test(digits) ? { text: digits } : computed;
}


/***/ }),

/***/ 5380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ scanHcl)
/* harmony export */ });
const patternsByFirstCharacter = new Map([
    ...Array.from(' \t', (character) => [character, ['space', /[ \t]+/y]]),
    ...Array.from('\r\n', (character) => [character, ['newline', /\r?\n/y]]),
    ...Array.from('0123456789', (character) => [character, ['number', /\d(?:\.*(?:\d|[eE][+-]?\d))*/y]]),
    ...Array.from('#/', (character) => [character, ['comment', /(?:#|\/\/)[^\n]*/y]]),
]);
const namePattern = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
const notInNames = new Set('()[]{}"=,.:;<>!?&|+-*~^`\'$%@\\');
const heredocStart = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
const stops = { quote: /["\\\n$%]/g, heredoc: /[\n$%]/g, bare: /[$%]/g };
const brackets = { ')': '(', ']': '[' };
function scanHcl(text, form = 'file') {
    return new Scanner(text, form).scan();
}
class Scanner {
    #text;
    #kinds = [];
    #starts = [];
    #closes = [];
    #frames;
    #markers = [];
    #braces = [];
    #at = 0;
    #commentsEnd = true;
    #broken;
    constructor(text, form) {
        this.#text = text;
        this.#frames = form === 'file' ? [] : [-1];
    }
    scan() {
        while (this.#at < this.#text.length) {
            const frame = this.#frames.at(-1) ?? 0;
            const kind = frame === -1 ? 'text' : this.#kinds[frame];
            if (this.#frames.length === 0 || kind === 'open' || kind === 'template')
                this.#inCode();
            else if (kind === 'quote')
                this.#inQuote(frame);
            else if (kind === 'heredoc')
                this.#inHeredoc();
            else
                this.#inBare();
        }
        for (const frame of this.#frames) {
            if (frame === -1)
                continue;
            this.#closes[frame] = this.#kinds.length;
            if (this.#kinds[frame] === 'quote' || this.#kinds[frame] === 'heredoc')
                this.#break(frame);
        }
        this.#starts.push(this.#text.length);
        return { text: this.#text, kinds: this.#kinds, starts: this.#starts, closes: this.#closes, broken: this.#broken };
    }
    #take(kind, length) {
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
            this.#broken = { what: this.#kinds[opener] === 'quote' ? 'string' : 'heredoc', at };
        }
    }
    #inCode() {
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
        if (character === '~' && this.#text[this.#at + 1] === '}' && this.#inTemplate())
            return this.#closeBrace(2);
        if ((character === ')' || character === ']') && this.#opened() === brackets[character])
            return this.#close(1);
        if (character === '/')
            return this.#take(...this.#longComment());
        heredocStart.lastIndex = this.#at;
        const marker = character === '<' ? heredocStart.exec(this.#text) : null;
        if (marker !== null) {
            this.#markers.push(marker[1] ?? '');
            return this.#open('heredoc', marker[0].length);
        }
        return this.#take('symbol', String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0).length);
    }
    #opened() {
        return this.#text[this.#starts[this.#frames.at(-1) ?? -1] ?? -1];
    }
    #inTemplate() {
        return this.#kinds[this.#frames[(this.#braces.at(-1) ?? 0) - 1] ?? -1] === 'template';
    }
    #longComment() {
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
        for (const left of this.#frames.splice(depth))
            this.#closes[left] = this.#kinds.length;
        return this.#close(length);
    }
    #inQuote(frame) {
        if (this.#text[this.#at] === '"')
            return this.#close(1);
        const end = this.#endOfText(stops.quote);
        if (end > this.#at)
            return this.#take('text', end - this.#at);
        if (this.#beginTemplate())
            return undefined;
        this.#break(frame);
        return this.#take('newline', 1);
    }
    #inHeredoc() {
        if (this.#text[this.#at - 1] === '\n') {
            const end = this.#text.indexOf('\n', this.#at);
            if (end !== -1 && this.#text.slice(this.#at, end).trim() === this.#markers.at(-1)) {
                this.#markers.pop();
                return this.#close(end - this.#at - (this.#text[end - 1] === '\r' ? 1 : 0));
            }
        }
        if (this.#beginTemplate())
            return undefined;
        return this.#take('text', this.#endOfText(stops.heredoc) - this.#at);
    }
    #inBare() {
        if (this.#beginTemplate())
            return;
        this.#take('text', this.#endOfText(stops.bare) - this.#at);
    }
    #beginTemplate() {
        const character = this.#text[this.#at];
        if ((character !== '$' && character !== '%') || this.#text[this.#at + 1] !== '{')
            return false;
        this.#openBrace('template', this.#text[this.#at + 2] === '~' ? 3 : 2);
        return true;
    }
    #endOfText(characters) {
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
/* harmony export */   TY: () => (/* binding */ withoutTemplateEscapes),
/* harmony export */   bK: () => (/* binding */ literalText),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   gu: () => (/* binding */ indented),
/* harmony export */   ol: () => (/* binding */ quoteText)
/* harmony export */ });
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6267);

function literalText(hcl, opener) {
    const close = hcl.closes[opener] ?? opener;
    if (close === hcl.kinds.length)
        return undefined;
    const parts = [];
    for (let at = opener + 1; at < close; at++) {
        if (hcl.kinds[at] !== 'text')
            return undefined;
        parts.push((0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, at));
    }
    if (hcl.kinds[opener] === 'quote')
        return decodeText(parts.join(''));
    return withoutTemplateEscapes(indented(hcl, opener, parts.join('')));
}
function indented(hcl, opener, text) {
    const lines = text.match(/[^\n]*\n/gy) ?? [];
    return ((0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenText */ .pA)(hcl, opener).startsWith('<<-') ? unindent(lines) : lines).join('');
}
const simpleEscapes = new Map([
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
    ['"', '"'],
    ['\\', '\\'],
]);
function decodeText(text) {
    return text
        .replace(/\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{8})|\\(.)|([$%])\4\{/gsu, (all, short, long, character, template) => {
        if (template !== undefined)
            return `${String(template)}{`;
        if (character !== undefined)
            return simpleEscapes.get(String(character)) ?? String(character);
        const point = Number.parseInt(String(short ?? long), 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    })
        .normalize('NFC');
}
function quoteText(text) {
    const characters = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '"': '\\"', '\\': '\\\\' };
    const escaped = text
        .replace(/[\p{Cc}"\\]/gu, (character) => characters[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replace(/([$%])\{/g, (template, character) => character + template);
    return `"${escaped}"`;
}
function unindent(lines) {
    const least = lines.reduce((shortest, line) => (isBlank(line) ? shortest : Math.min(shortest, indentOf(line))), Infinity);
    return lines.map((line) => (isBlank(line) ? line : line.slice(least)));
}
function isBlank(line) {
    return indentOf(line) === line.length;
}
function indentOf(line) {
    return /^\p{White_Space}*/u.exec(line)?.[0].length ?? 0;
}
function withoutTemplateEscapes(text) {
    return text.replaceAll('$${', '${').replaceAll('%%{', '%{').normalize('NFC');
}


/***/ }),

/***/ 6267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ tokenAfter),
/* harmony export */   Fu: () => (/* binding */ nextToken),
/* harmony export */   pA: () => (/* binding */ tokenText)
/* harmony export */ });
function tokenText(hcl, token) {
    return hcl.text.slice(hcl.starts[token], hcl.starts[token + 1]);
}
function tokenAfter(hcl, token) {
    return Math.min((hcl.closes[token] ?? token) + 1, hcl.kinds.length);
}
function nextToken(hcl, from, to, breaks = 'stop') {
    let at = from;
    while (at < to) {
        const kind = hcl.kinds[at];
        if (kind !== 'space' && kind !== 'comment' && (kind !== 'newline' || breaks === 'stop'))
            break;
        at++;
    }
    return at;
}


/***/ }),

/***/ 818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ maxVariables),
/* harmony export */   q: () => (/* binding */ readsAs)
/* harmony export */ });
const maxVariables = 5000;
function readsAs(type) {
    return type === 'string' || type === 'number' ? 'text' : 'expression';
}


/***/ }),

/***/ 3313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ applyEdits)
/* harmony export */ });
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9640);

function applyEdits(text, edits) {
    const parts = [];
    let at = 0;
    for (const edit of edits) {
        parts.push(text.slice(at, edit.start), edit.text);
        at = edit.end;
    }
    const edited = edits.length === 0 ? text : [...parts, text.slice(at)].join('');
    const [before, after] = [(0,_positions_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsIn */ .Y)(text), (0,_positions_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsIn */ .Y)(edited)];
    return {
        text: edited,
        original: (position) => edits.length === 0 ? position : before.positionOf(originalOffset(after.offsetOf(position), edits)),
    };
}
function originalOffset(offset, edits) {
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

/***/ 7843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readJobText)
/* harmony export */ });
/* harmony import */ var _hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(409);
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(832);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5380);
/* harmony import */ var _hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6267);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2594);
/* harmony import */ var _definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(818);






function readJobText(text) {
    return (0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonForm */ .Dj)(text) ? (0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonText */ .gb)(text) : readHclText(text);
}
function readHclText(text) {
    const hcl = (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .scanHcl */ .J)(text);
    const { blocks } = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readFileBody */ .lX)(hcl);
    const declarations = new Map();
    const locals = new Map();
    for (const block of blocks) {
        const body = (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .readBlockBody */ .AC)(hcl, block);
        if (block.type === 'variable')
            declarations.set(block.labels[0] ?? '', blockDeclaration(hcl, block.at, body));
        for (const attribute of block.type === 'variables' ? body.attributes : []) {
            declarations.set(attribute.name, { ...typeAndDefault('', attribute), at: hcl.starts[attribute.at] ?? 0 });
        }
        for (const { name, expression } of block.type === 'locals' ? body.attributes : []) {
            locals.set(name, definitionOf(expression));
        }
    }
    const inert = blocks
        .filter(({ type }) => type === 'variable' || type === 'variables')
        .map(({ opener }) => [opener, hcl.closes[opener] ?? opener]);
    const whole = { hcl, inert, offsetOf: (offset) => offset, edit: (edits) => edits };
    return { text, declarations, locals, pieces: [whole], broken: hcl.broken };
}
function blockDeclaration(hcl, at, body) {
    const find = (name) => body.attributes.find((attribute) => attribute.name === name);
    const type = find('type');
    return {
        ...typeAndDefault(type === undefined ? '' : (0,_hcl_bodies_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionText */ .MT)(type.expression), find('default')),
        at: hcl.starts[at] ?? 0,
    };
}
function typeAndDefault(type, value) {
    const expression = value?.expression;
    const reads = type === '' ? (expression === undefined ? 'text' : inferReads(expression)) : (0,_definitions_js__WEBPACK_IMPORTED_MODULE_4__/* .readsAs */ .q)(type);
    return { type, reads, default: expression === undefined ? undefined : definitionOf(expression) };
}
function definitionOf(expression) {
    return { text: (resolver) => (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_1__/* .constantOf */ .yi)(expression, resolver), expression };
}
function inferReads({ hcl, from, to }) {
    const start = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .tokenText */ .pA)(hcl, from) === '-' ? (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .nextToken */ .Fu)(hcl, from + 1, to) : from;
    const alone = (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .nextToken */ .Fu)(hcl, (hcl.closes[start] ?? start) + 1, to, 'skip') >= to;
    const kind = hcl.kinds[start] ?? 'close';
    if (kind === 'name')
        return alone ? 'expression' : 'either';
    if (kind === 'open')
        return (0,_hcl_tokens_js__WEBPACK_IMPORTED_MODULE_5__/* .tokenText */ .pA)(hcl, start) === '(' ? 'either' : 'expression';
    return alone && ['quote', 'heredoc', 'number'].includes(kind) ? 'text' : 'either';
}


/***/ }),

/***/ 3950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ jobIn),
/* harmony export */   _: () => (/* binding */ readJsonJob)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _clients_http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8838);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2601);
/* harmony import */ var _json_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8353);
/* harmony import */ var _json_strings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7551);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9640);






function readJsonJob(source) {
    const file = source.file.name;
    let value;
    try {
        value = (0,_clients_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(source.text);
    }
    catch (cause) {
        throw invalidJson(source, cause instanceof Error ? cause.message : '');
    }
    const bad = [];
    const found = jobIn(value, bad);
    const failures = [...repeatedKeyErrors(source), ...keyProblemErrors(source, bad)];
    if (failures.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(failures);
    const job = (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asJob */ .sN)(found);
    if ('output' in job && job.output.ID !== '')
        return job.output;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'parse',
        message: `The file holds no job: ${'problem' in job ? describeNoJob(found, job.problem) : '`ID` is empty'}.`,
        location: { file },
        help: 'no-job-in-the-file',
        hint: 'Write the job as `nomad job run -output` prints it: with an `ID`, at the top level or under `Job`.',
    });
}
function describeNoJob(found, problem) {
    return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(found) && found['ID'] === undefined ? '`ID` is missing' : problem;
}
const keysBesideJob = new Set(['id', 'namespace', 'region']);
function jobIn(value, bad) {
    if (!(0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return value;
    const nested = Object.entries(value).filter(([key]) => (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .foldKey */ .pU)(key) === 'job');
    const [first, second] = nested;
    if (first !== undefined && second !== undefined)
        bad.push((0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .duplicateKey */ .Ve)(first[0], second[0]));
    if (first === undefined || first[1] === null) {
        return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .withFieldNames */ .Fw)(Object.fromEntries(Object.entries(value).filter(([key]) => (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .foldKey */ .pU)(key) !== 'job')), 'Job', bad);
    }
    for (const [key, beside] of Object.entries(value)) {
        if (!keysBesideJob.has((0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .foldKey */ .pU)(key)) || beside === null || beside === '')
            continue;
        const message = `\`${key}\` is next to \`${first[0]}\` instead of inside it.`;
        bad.push({ key, message, hint: `Move it into \`${first[0]}\`, or remove it.` });
    }
    return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .withFieldNames */ .Fw)(first[1], 'Job', bad);
}
const maxListedKeys = 100;
function repeatedKeyErrors({ text, file }) {
    const positions = (0,_positions_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsIn */ .Y)(text);
    return (0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .repeatedKeys */ .fg)(text)
        .slice(0, maxListedKeys)
        .map(({ key, at }) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'parse',
        message: `The key \`${(0,_json_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .shortKey */ .qU)(key)}\` appears twice in the same object.`,
        location: { file: file.name, ...positions.positionOf(at) },
        hint: 'Keep one of them.',
        help: 'ambiguous-keys',
    }));
}
function keyProblemErrors({ text, file }, bad) {
    const positions = (0,_positions_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsIn */ .Y)(text);
    const offsetOf = (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_5__/* .createStringLocator */ .M)(text);
    return bad.slice(0, maxListedKeys).map(({ key, message, hint }) => {
        const location = { file: file.name, ...positions.positionOf(offsetOf(key)) };
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({ reason: 'parse', message, location, hint, help: 'ambiguous-keys' });
    });
}
function invalidJson({ text, file }, reported) {
    const problem = /^(Unexpected token '.'|[^"]+?)(?:, | in JSON| at position|$)/su.exec(reported)?.[1];
    const [, offset = unexpectedTokenOffset(text)] = / at position (\d+)/.exec(reported) ?? [];
    const position = offset === undefined ? undefined : (0,_positions_js__WEBPACK_IMPORTED_MODULE_4__/* .positionsIn */ .Y)(text).positionOf(Number(offset));
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'parse',
        message: problem === undefined ? 'The file is not valid JSON.' : `The file is not valid JSON: ${problem}.`,
        location: { file: file.name, ...position },
    });
}
const maxSearchedLength = 64 * 1024;
function unexpectedTokenOffset(text) {
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

/***/ 8353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ve: () => (/* binding */ duplicateKey),
  pU: () => (/* binding */ foldKey),
  Gv: () => (/* binding */ isObject),
  fg: () => (/* binding */ repeatedKeys),
  qU: () => (/* binding */ shortKey),
  Fw: () => (/* binding */ withFieldNames)
});

// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/job-structs.js
const structDefinitions = {
    Job: 'Region Namespace ID Name Type Priority AllAtOnce Datacenters NodePool Meta Stop ParentID Dispatched DispatchIdempotencyToken Payload ConsulNamespace VaultNamespace NomadTokenID Status StatusDescription Stable Version SubmitTime CreateIndex ModifyIndex JobModifyIndex Constraints:Constraint Affinities:Affinity TaskGroups:TaskGroup Update:UpdateStrategy Multiregion:Multiregion Spreads:Spread Periodic:PeriodicConfig ParameterizedJob:ParameterizedJobConfig Reschedule:ReschedulePolicy Migrate:MigrateStrategy UI:JobUIConfig VersionTag:JobVersionTag',
    Constraint: 'LTarget RTarget Operand',
    Affinity: 'LTarget RTarget Operand Weight',
    TaskGroup: 'Name Count Meta ShutdownDelay MaxRunDuration StopAfterClientDisconnect MaxClientDisconnect PreventRescheduleOnLost Constraints:Constraint Affinities:Affinity Tasks:Task Spreads:Spread Volumes:{}VolumeRequest RestartPolicy:RestartPolicy Disconnect:DisconnectStrategy ReschedulePolicy:ReschedulePolicy EphemeralDisk:EphemeralDisk Update:UpdateStrategy Migrate:MigrateStrategy Networks:NetworkResource Services:Service Scaling:ScalingPolicy Consul:Consul',
    UpdateStrategy: 'Stagger MaxParallel HealthCheck MinHealthyTime HealthyDeadline ProgressDeadline Canary AutoRevert AutoPromote',
    Multiregion: 'Strategy:MultiregionStrategy Regions:MultiregionRegion',
    Spread: 'Attribute Weight SpreadTarget:SpreadTarget',
    PeriodicConfig: 'Enabled Spec Specs SpecType ProhibitOverlap TimeZone',
    ParameterizedJobConfig: 'Payload MetaRequired MetaOptional',
    ReschedulePolicy: 'Attempts Interval Delay DelayFunction MaxDelay Unlimited',
    MigrateStrategy: 'MaxParallel HealthCheck MinHealthyTime HealthyDeadline',
    JobUIConfig: 'Description Links:JobUILink',
    JobVersionTag: 'Name Description TaggedTime',
    Task: 'Name Driver User Config Env Meta KillTimeout Leader ShutdownDelay KillSignal Kind Lifecycle:TaskLifecycle Constraints:Constraint Affinities:Affinity Services:Service Resources:Resources RestartPolicy:RestartPolicy LogConfig:LogConfig Artifacts:TaskArtifact Vault:Vault Consul:Consul Templates:Template DispatchPayload:DispatchPayloadConfig VolumeMounts:VolumeMount CSIPluginConfig:TaskCSIPluginConfig ScalingPolicies:ScalingPolicy Secrets:Secret Identity:WorkloadIdentity Identities:WorkloadIdentity Actions:Action Schedule:TaskSchedule',
    VolumeRequest: 'Name Type Source ReadOnly Sticky AccessMode AttachmentMode PerAlloc MountOptions:CSIMountOptions',
    RestartPolicy: 'Interval Attempts Delay Mode RenderTemplates',
    DisconnectStrategy: 'LostAfter StopOnClientAfter Replace Reconcile',
    EphemeralDisk: 'Sticky Migrate SizeMB',
    NetworkResource: 'Mode Device CIDR IP Hostname MBits DNS:DNSConfig ReservedPorts:Port DynamicPorts:Port CNI:CNIConfig',
    Service: 'Name Tags CanaryTags EnableTagOverride PortLabel AddressMode Address Meta CanaryMeta TaggedAddresses TaskName OnUpdate Provider Cluster Kind Checks:ServiceCheck CheckRestart:CheckRestart Connect:ConsulConnect Identity:WorkloadIdentity Weights:ServiceWeights',
    ScalingPolicy: 'Min Max Policy Enabled Type ID Namespace Target CreateIndex ModifyIndex',
    Consul: 'Namespace Cluster Partition',
    MultiregionStrategy: 'MaxParallel OnFailure',
    MultiregionRegion: 'Name Count Datacenters NodePool Meta',
    SpreadTarget: 'Value Percent',
    JobUILink: 'Label URL',
    TaskLifecycle: 'Hook Sidecar',
    Resources: 'CPU Cores MemoryMB MemoryMaxMB DiskMB SecretsMB IOPS Networks:NetworkResource Devices:RequestedDevice NUMA:NUMAResource',
    LogConfig: 'MaxFiles MaxFileSizeMB Enabled Disabled',
    TaskArtifact: 'GetterSource GetterOptions GetterHeaders GetterMode GetterInsecure RelativeDest Chown',
    Vault: 'Policies Role Namespace Cluster Env DisableFile ChangeMode ChangeSignal AllowTokenExpiration',
    Template: 'SourcePath DestPath EmbeddedTmpl ChangeMode ChangeSignal Once Splay Perms Uid Gid LeftDelim RightDelim Envvars VaultGrace ErrMissingKey ChangeScript:ChangeScript Wait:WaitConfig',
    DispatchPayloadConfig: 'File',
    VolumeMount: 'Volume Destination ReadOnly PropagationMode SELinuxLabel',
    TaskCSIPluginConfig: 'ID Type MountDir StagePublishBaseDir HealthTimeout',
    Secret: 'Name Provider Path Config Env',
    WorkloadIdentity: 'Name Audience ChangeMode ChangeSignal Env File Filepath ServiceName TTL ExtraClaims',
    Action: 'Name Command Args',
    TaskSchedule: 'Cron:TaskScheduleCron',
    CSIMountOptions: 'FSType MountFlags',
    DNSConfig: 'Servers Searches Options',
    Port: 'Label Value To HostNetwork IgnoreCollision',
    CNIConfig: 'Args',
    ServiceCheck: 'Name Type Command Args Path Protocol PortLabel Expose AddressMode Advertise Interval Timeout InitialStatus Notes TLSServerName TLSSkipVerify Header Method GRPCService GRPCUseTLS TaskName SuccessBeforePassing FailuresBeforeCritical FailuresBeforeWarning Body OnUpdate CheckRestart:CheckRestart',
    CheckRestart: 'Limit Grace IgnoreWarnings',
    ConsulConnect: 'Native Gateway:ConsulGateway SidecarService:ConsulSidecarService SidecarTask:SidecarTask',
    ServiceWeights: 'Passing Warning',
    RequestedDevice: 'Name Count Constraints:Constraint Affinities:Affinity',
    NUMAResource: 'Affinity Devices',
    ChangeScript: 'Command Args Timeout FailOnError RunOnFirstRender',
    WaitConfig: 'Min Max',
    TaskScheduleCron: 'Start End Timezone',
    ConsulGateway: 'Proxy:ConsulGatewayProxy Ingress:ConsulIngressConfigEntry Terminating:ConsulTerminatingConfigEntry Mesh:ConsulMeshConfigEntry',
    ConsulSidecarService: 'Tags Port DisableDefaultTCPCheck Meta Proxy:ConsulProxy',
    SidecarTask: 'Name Driver User Config Env Meta KillTimeout ShutdownDelay KillSignal Resources:Resources LogConfig:LogConfig VolumeMounts:VolumeMount Identities:WorkloadIdentity',
    ConsulGatewayProxy: 'ConnectTimeout EnvoyGatewayBindTaggedAddresses EnvoyGatewayNoDefaultBind EnvoyDNSDiscoveryType Config EnvoyGatewayBindAddresses:{}ConsulGatewayBindAddress',
    ConsulIngressConfigEntry: 'TLS:ConsulGatewayTLSConfig Listeners:ConsulIngressListener',
    ConsulTerminatingConfigEntry: 'Services:ConsulLinkedService',
    ConsulMeshConfigEntry: '',
    ConsulProxy: 'LocalServiceAddress LocalServicePort Config Expose:ConsulExposeConfig ExposeConfig:ConsulExposeConfig Upstreams:ConsulUpstream TransparentProxy:ConsulTransparentProxy',
    ConsulGatewayBindAddress: 'Name Address Port',
    ConsulGatewayTLSConfig: 'Enabled TLSMinVersion TLSMaxVersion CipherSuites SDS:ConsulGatewayTLSSDSConfig',
    ConsulIngressListener: 'Port Protocol Services:ConsulIngressService',
    ConsulLinkedService: 'Name CAFile CertFile KeyFile SNI',
    ConsulExposeConfig: 'Paths:ConsulExposePath Path:ConsulExposePath',
    ConsulUpstream: 'DestinationName DestinationNamespace DestinationPeer DestinationPartition DestinationType LocalBindPort Datacenter LocalBindAddress LocalBindSocketPath LocalBindSocketMode Config MeshGateway:ConsulMeshGateway',
    ConsulTransparentProxy: 'UID OutboundPort ExcludeInboundPorts ExcludeOutboundPorts ExcludeOutboundCIDRs ExcludeUIDs NoDNS',
    ConsulGatewayTLSSDSConfig: 'ClusterName CertResource',
    ConsulIngressService: 'Name Hosts MaxConnections MaxPendingRequests MaxConcurrentRequests TLS:ConsulGatewayTLSConfig RequestHeaders:ConsulHTTPHeaderModifiers ResponseHeaders:ConsulHTTPHeaderModifiers',
    ConsulExposePath: 'Path Protocol LocalPathPort ListenerPort',
    ConsulMeshGateway: 'Mode',
    ConsulHTTPHeaderModifiers: 'Add Set Remove',
};
const parsedStructs = new Map();
function structFields(struct) {
    const known = parsedStructs.get(struct) ?? new Map(structDefinitions[struct].split(' ').filter(Boolean).map(parseField));
    parsedStructs.set(struct, known);
    return known;
}
function parseField(written) {
    const [name = '', held] = written.split(':');
    if (held === undefined)
        return [name, undefined];
    const isMap = held.startsWith('{}');
    return [name, { struct: (isMap ? held.slice(2) : held), isMap }];
}

;// CONCATENATED MODULE: ./build/js/jobfiles/preprocess/json-keys.js


function foldKey(key) {
    return key.replace(/[A-Z\u017f\u212a]/g, (character) => character === '\u017f' ? 's' : character === '\u212a' ? 'k' : character.toLowerCase());
}
function simplifiedKey(key) {
    return foldKey(key.normalize('NFKC')).replace(/[^a-z0-9]+/g, '');
}
const spellings = new Map();
function spellingsOf(struct) {
    const known = spellings.get(struct) ?? new Map([...structFields(struct).keys()].map((name) => [foldKey(name), name]));
    spellings.set(struct, known);
    return known;
}
function withFieldNames(value, struct, bad) {
    if (Array.isArray(value))
        return value.map((one) => withFieldNames(one, struct, bad));
    if (!isObject(value))
        return value;
    const fields = structFields(struct);
    const taken = new Map();
    const entries = Object.entries(value).map(([key, held]) => {
        const folded = foldKey(key);
        const before = taken.get(folded);
        if (before !== undefined)
            bad.push(duplicateKey(before, key));
        else
            taken.set(folded, key);
        const name = spellingsOf(struct).get(folded);
        if (name === undefined) {
            const meant = spellingsOf(struct).get(simplifiedKey(key));
            if (meant !== undefined)
                bad.push(misspeltKey(key, meant));
            return [key, held];
        }
        return [name, withNestedNames(held, fields.get(name), bad)];
    });
    return Object.fromEntries(entries);
}
function withNestedNames(value, nested, bad) {
    if (nested === undefined)
        return value;
    if (!nested.isMap)
        return withFieldNames(value, nested.struct, bad);
    if (!isObject(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFieldNames(one, nested.struct, bad)]));
}
const { isRawJSON } = JSON;
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value);
}
function duplicateKey(before, key) {
    const message = `\`${shortKey(before)}\` and \`${shortKey(key)}\` are the same key for Nomad, which uses the last one.`;
    return { key, message, hint: 'Keep one of them.' };
}
function misspeltKey(key, meant) {
    return {
        key,
        message: `Nomad ignores the key \`${shortKey(key)}\`.`,
        hint: `Write \`${meant}\`, or remove it.`,
    };
}
const maxKeyLength = 100;
function shortKey(key) {
    return key.length > maxKeyLength ? `${key.slice(0, maxKeyLength).toWellFormed()}…` : key;
}
function repeatedKeys(text) {
    const repeated = [];
    const open = [];
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '{')
            open.push(new Set());
        else if (character === '[')
            open.push(undefined);
        else if (character === '}' || character === ']')
            open.pop();
        if (character !== '"')
            continue;
        const end = (0,json/* endOfString */.ap)(text, at);
        const keys = open.at(-1);
        if (keys !== undefined && isFollowedByColon(text, end + 1)) {
            const key = JSON.parse(text.slice(at, end + 1));
            if (keys.has(key))
                repeated.push({ key, at });
            keys.add(key);
        }
        at = end;
    }
    return repeated;
}
function isFollowedByColon(text, from) {
    let at = from;
    while (' \t\r\n'.includes(text[at] ?? '-'))
        at++;
    return text[at] === ':';
}


/***/ }),

/***/ 7551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ createStringLocator),
/* harmony export */   l: () => (/* binding */ jsonStrings)
/* harmony export */ });
/* harmony import */ var _clients_http_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8838);

function* jsonStrings(text) {
    for (let start = text.indexOf('"'); start !== -1;) {
        const end = Math.min((0,_clients_http_json_js__WEBPACK_IMPORTED_MODULE_0__/* .endOfString */ .ap)(text, start) + 1, text.length);
        yield { start, end, source: text.slice(start, end) };
        start = text.indexOf('"', end);
    }
}
function createStringLocator(text) {
    let places;
    return (name) => (places ??= firstOffsets(text)).get(JSON.stringify(name)) ?? 0;
}
function firstOffsets(text) {
    const places = new Map();
    for (const { source, start } of jsonStrings(text))
        if (!places.has(source))
            places.set(source, start);
    return places;
}


/***/ }),

/***/ 2594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ isJsonForm),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   gb: () => (/* binding */ readJsonText)
/* harmony export */ });
/* harmony import */ var _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(832);
/* harmony import */ var _hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5380);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3313);
/* harmony import */ var _json_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7551);
/* harmony import */ var _definitions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(818);





function isJsonForm(text) {
    return /^ *\{/.test(text);
}
function readJsonText(text) {
    const placeOf = (0,_json_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .createStringLocator */ .M)(text);
    const declarations = new Map();
    const locals = new Map();
    for (const [name, bodies] of blocksOf(text, 'variable')) {
        for (const body of objectsIn(bodies))
            declarations.set(name, jsonDeclaration(placeOf(name), body));
    }
    for (const [name, value] of blocksOf(text, 'variables')) {
        declarations.set(name, jsonDeclaration(placeOf(name), { default: value }));
    }
    for (const [name, value] of blocksOf(text, 'locals'))
        locals.set(name, definition(value));
    return { text, declarations, locals, pieces: piecesOf(text), broken: undefined };
}
function blocksOf(text, type) {
    let root;
    try {
        root = JSON.parse(text);
    }
    catch {
        return [];
    }
    return objectsIn(root)
        .flatMap((object) => objectsIn(object[type]))
        .flatMap((block) => Object.entries(block));
}
function objectsIn(value) {
    const values = Array.isArray(value) ? value : [value];
    return values.filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
}
function jsonDeclaration(at, body) {
    const type = typeof body['type'] === 'string' ? body['type'] : '';
    const value = body['default'];
    const plain = value === undefined || typeof value === 'string' || typeof value === 'number';
    return {
        at,
        type,
        reads: type === '' ? (plain ? 'text' : 'expression') : (0,_definitions_js__WEBPACK_IMPORTED_MODULE_3__/* .readsAs */ .q)(type),
        default: value === undefined ? undefined : definition(value),
    };
}
function definition(value) {
    return { text: constantText(value), expression: undefined };
}
function constantText(value) {
    if (typeof value === 'string')
        return (names) => (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .bareTemplate */ .j4)((0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanHcl */ .J)(value, 'template'), names);
    if (typeof value === 'number')
        return () => (0,_hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .numberConstant */ .yE)(String(value));
    return () => (typeof value === 'boolean' ? { text: String(value) } : _hcl_constants_js__WEBPACK_IMPORTED_MODULE_0__/* .computed */ .EW);
}
function piecesOf(text) {
    return [...(0,_json_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonStrings */ .l)(text)].flatMap(({ start, end, source }) => {
        if (!/[$%]\{/.test(source))
            return [];
        const value = decoded(source);
        if (value === undefined)
            return [];
        return {
            hcl: (0,_hcl_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanHcl */ .J)(value, 'template'),
            inert: [],
            offsetOf: () => start,
            edit: (edits) => edits.length === 0
                ? []
                : [{ start, end, text: JSON.stringify((0,_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .applyEdits */ .c)(value, edits).text), variables: variablesOf(edits) }],
        };
    });
}
function variablesOf(edits) {
    const names = new Set(edits.flatMap(({ variables }) => [...(variables ?? [])]));
    return names.size === 0 ? undefined : names;
}
function decoded(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'string' ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ positionsIn)
/* harmony export */ });
let segmenter;
function positionsIn(text) {
    let found;
    const lineStarts = () => (found ??= lineStartsOf(text));
    let last;
    const columnsOf = (line) => {
        if (last?.line !== line)
            last = { line, columns: columnStartsOf(text, lineStarts(), line) };
        return last.columns;
    };
    return {
        positionOf(offset) {
            const starts = lineStarts();
            let low = 0;
            let high = starts.length;
            while (high - low > 1) {
                const middle = (low + high) >> 1;
                if ((starts[middle] ?? 0) <= offset)
                    low = middle;
                else
                    high = middle;
            }
            const columns = columnsOf(low + 1);
            const end = columns.at(-1) ?? 0;
            return { line: low + 1, column: offset > end ? columns.length + offset - end : countBelow(columns, offset) + 1 };
        },
        offsetOf({ line, column }) {
            const columns = columnsOf(line);
            const beyond = (columns.at(-1) ?? text.length) + column - columns.length;
            return columns[column - 1] ?? Math.min(beyond, lineStarts()[line] ?? text.length);
        },
    };
}
const maxColumns = 2000;
function columnStartsOf(text, starts, line) {
    const start = starts[line - 1] ?? text.length;
    const end = Math.min(starts[line] ?? text.length, start + maxColumns);
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
    return [...Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => start + index), end];
}
function countBelow(numbers, one) {
    const found = numbers.findIndex((number) => number >= one);
    return found === -1 ? numbers.length : found;
}
function lineStartsOf(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}


/***/ }),

/***/ 8523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ unterminatedError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);

const unterminatedHints = {
    string: 'Close it with `"` on the same line; write text of several lines as a heredoc (`<<EOT`).',
    heredoc: 'End it with a line that contains only its marker.',
};
function unterminatedError({ what, at }, reason, place) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason,
        message: `The ${what} that starts here is not closed.`,
        location: place(at),
        hint: unterminatedHints[what],
    });
}


/***/ }),

/***/ 5732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ inputSettings),
  j: () => (/* binding */ readVariableSources)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/errors.js
var js_errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/jobfiles/discovery/repository-paths.js
var repository_paths = __webpack_require__(4823);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/definitions.js
var definitions = __webpack_require__(818);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-text.js
var json_text = __webpack_require__(2594);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/unterminated-error.js
var unterminated_error = __webpack_require__(8523);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/positions.js
var preprocess_positions = __webpack_require__(9640);
// EXTERNAL MODULE: ./build/js/jobfiles/functions/resolve-path.js
var resolve_path = __webpack_require__(8811);
// EXTERNAL MODULE: ./build/js/clients/http/json.js
var json = __webpack_require__(8838);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/json-strings.js
var json_strings = __webpack_require__(7551);
;// CONCATENATED MODULE: ./build/js/jobfiles/variables/json-values.js




function jsonSettings(text, file) {
    let value;
    try {
        value = (0,json/* parseJson */.qF)(text);
    }
    catch {
        return { settings: [], problem: 'The variable file starts like JSON, but is not valid JSON.' };
    }
    const positions = (0,preprocess_positions/* positionsIn */.Y)(text);
    const placeOf = (0,json_strings/* createStringLocator */.M)(text);
    const lineOf = (name) => positions.positionOf(placeOf(name)).line;
    return {
        settings: Object.entries(value).map(([name, one]) => {
            const origin = { text: `\`${file}\``, where: { file, line: lineOf(name) } };
            const plain = typeof one === 'string';
            return { name, origin, form: plain ? 'text' : 'source', value: plain ? one : toHclLiteral(one), secret: false };
        }),
    };
}
function toHclLiteral(value) {
    if (typeof value === 'string')
        return (0,strings/* quoteText */.ol)(value);
    if (Array.isArray(value))
        return `[${value.map(toHclLiteral).join(', ')}]`;
    if (typeof value !== 'object' || value === null || 'rawJSON' in value)
        return JSON.stringify(value);
    return `{ ${Object.entries(value)
        .map(([key, one]) => `${(0,strings/* quoteText */.ol)(key)} = ${toHclLiteral(one)}`)
        .join(', ')} }`;
}

;// CONCATENATED MODULE: ./build/js/jobfiles/variables/var-files.js











const maxVarFileMiB = 1;
function readVariableFile(path, base, mayBeMissing) {
    const found = (0,resolve_path/* locateFile */.pM)(path, base);
    const refuse = (what, hint) => ({
        name: path,
        settings: [],
        errors: [new js_errors/* ActionError */.lZ({ reason: 'input', message: `Input \`var-files\`: \`${path}\` ${what}.`, hint })],
    });
    if ('problem' in found)
        return refuse(found.problem, found.hint);
    if (found.stats === undefined) {
        if (mayBeMissing)
            return undefined;
        return refuse('does not exist', 'Paths are relative to `working-directory`; check the path and that the repository is checked out.');
    }
    if (!found.stats.isFile())
        return refuse((0,resolve_path/* describeNonFile */.TZ)(found.stats).problem, 'Name a variable file.');
    if (found.stats.size > maxVarFileMiB * 1024 * 1024)
        return refuse(`is larger than ${maxVarFileMiB} MiB`, 'Use a smaller file.');
    const bytes = readVarFileBytes(found);
    if (bytes === undefined || !(0,external_node_buffer_.isUtf8)(bytes))
        return refuse('cannot be read as UTF-8 text', 'Save it as UTF-8.');
    const text = new TextDecoder().decode(bytes);
    return (0,json_text/* isJsonForm */.Dj)(text) ? readJsonVarFile(text, found.name) : readHclVarFile(text, found.name);
}
function readVarFileBytes({ path }) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return undefined;
    }
}
function readJsonVarFile(text, name) {
    const { settings, problem } = jsonSettings(text, name);
    if (settings.length > definitions/* maxVariables */.I)
        return tooManySet(name);
    const hint = 'Write `{"name": value, …}`.';
    const errors = problem === undefined
        ? []
        : [new js_errors/* ActionError */.lZ({ reason: 'input', message: problem, location: { file: name }, hint })];
    return { name, settings, errors };
}
function tooManySet(name) {
    const what = `The file sets more than ${definitions/* maxVariables */.I} variables.`;
    const hint = 'Combine related values in one variable, such as a map.';
    return {
        name,
        settings: [],
        errors: [new js_errors/* ActionError */.lZ({ reason: 'input', message: what, location: { file: name }, hint })],
    };
}
function readHclVarFile(text, name) {
    const hcl = (0,scan/* scanHcl */.J)(text);
    const positions = (0,preprocess_positions/* positionsIn */.Y)(text);
    const place = (offset) => ({ file: name, ...positions.positionOf(offset) });
    const error = (offset, what, hint) => new js_errors/* ActionError */.lZ({ reason: 'input', message: what, hint, location: place(offset) });
    if (hcl.broken !== undefined) {
        return { name, settings: [], errors: [(0,unterminated_error/* unterminatedError */.j)(hcl.broken, 'input', place)] };
    }
    const { attributes, blocks, unexpected } = (0,bodies/* readFileBody */.lX)(hcl);
    if (attributes.length + blocks.length + unexpected.length > definitions/* maxVariables */.I)
        return tooManySet(name);
    const startOf = (token) => hcl.starts[token] ?? 0;
    const seen = new Set();
    const errors = [
        ...blocks.map(({ at, type }) => error(startOf(at), `A variable file cannot contain blocks such as \`${type}\`.`, declareHint)),
        ...unexpected.map((at) => error(startOf(at), 'This does not set a variable.', 'Write `name = value`, one per line.')),
        ...attributes.flatMap((attribute) => {
            if (seen.has(attribute.name)) {
                return [error(startOf(attribute.at), `\`${attribute.name}\` is set twice in this file.`, 'Keep one of them.')];
            }
            seen.add(attribute.name);
            return [];
        }),
    ];
    const settings = attributes.map(({ name: variable, expression }) => ({
        name: variable,
        origin: { text: `\`${name}\``, where: place(startOf(expression.from)) },
        form: 'source',
        value: (0,bodies/* expressionText */.MT)(expression),
        secret: false,
    }));
    return { name, settings, errors };
}
const declareHint = 'Declare variables in the job file; write `name = value` here.';

;// CONCATENATED MODULE: ./build/js/jobfiles/variables/variable-sources.js




const filePlaceholder = '{file}';
function readVariableSources({ variables }, base) {
    const shared = new Map();
    for (const path of variables.files.filter((one) => !one.includes(filePlaceholder))) {
        const read = readVariableFile(path, base, false);
        if (read !== undefined)
            shared.set(path, read);
    }
    const errors = [...shared.values()].flatMap((read) => read.errors);
    if (errors.length > 0)
        throw new js_errors/* ActionErrors */.o9(errors);
    const { given, environment } = inputSettings(variables);
    return {
        environment,
        forJob(jobPath) {
            const stem = stemOf(jobPath, base);
            const paths = variables.files.map((path) => path.replaceAll(filePlaceholder, () => stem));
            const files = paths.flatMap((path) => shared.get(path) ?? readVariableFile(path, base, true) ?? []);
            return {
                settings: [...files.flatMap((file) => file.settings), ...given],
                errors: files.flatMap((file) => file.errors),
                names: paths.map((path) => (0,repository_paths/* relativeName */.IC)(base.workspace, (0,external_node_path_.resolve)(base.directory, path))),
                used: files.map((file) => file.name),
            };
        },
    };
}
function inputSettings(variables) {
    return {
        given: [
            ...variables.given.map((one) => settingOf(one, 'input `vars`', false)),
            ...variables.secret.map((one) => settingOf(one, 'input `secret-vars`', true)),
        ],
        environment: variables.environment.map((one) => settingOf(one, `\`NOMAD_VAR_${one.name}\``, false)),
    };
}
function stemOf(path, { directory }) {
    return (0,repository_paths/* relativeName */.IC)(directory, path).replace(/(?:\.nomad)?\.(?:hcl|json)$|(?<=[^/])\.[^./]+$/, '');
}
function settingOf({ name, value }, text, secret) {
    return { name, value, origin: { text, where: undefined }, form: 'raw', secret };
}


/***/ }),

/***/ 391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ parseHidden),
  N: () => (/* binding */ parseNamed)
});

// EXTERNAL MODULE: ./build/js/inputs/assignments.js
var assignments = __webpack_require__(8300);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var hcl_tokens = __webpack_require__(6267);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/stand-in.js



function standInContent({ bytes, form }) {
    const text = standInText(bytes.toString('utf8'));
    return form === 'text' ? text : Buffer.from(text).toString('base64');
}
function standInSetting(setting) {
    const { value, form } = setting;
    const isExpression = form === 'source' || (form === 'raw' && isCollection(value.trim()));
    return { ...setting, value: isExpression ? standInLiterals((0,scan/* scanHcl */.J)(value)) : sameShape(value) };
}
function isCollection(text) {
    return (text.startsWith('[') && text.endsWith(']')) || (text.startsWith('{') && text.endsWith('}'));
}
function standInLiterals(hcl) {
    const tokens = [];
    let isName = false;
    for (const [at, kind] of hcl.kinds.entries()) {
        if (kind === 'quote' || kind === 'heredoc') {
            const after = (0,hcl_tokens/* nextToken */.Fu)(hcl, (0,hcl_tokens/* tokenAfter */.EV)(hcl, at), hcl.kinds.length);
            isName = /^[=:]$/.test((0,hcl_tokens/* tokenText */.pA)(hcl, after));
        }
        tokens.push(kind === 'text' && !isName ? sameShape((0,hcl_tokens/* tokenText */.pA)(hcl, at)) : (0,hcl_tokens/* tokenText */.pA)(hcl, at));
    }
    return tokens.join('');
}
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '123456789'];
function sameShape(value) {
    if (/^\s*(?:true|false)\s*$/.test(value))
        return String(value.trim() === 'false');
    return value.replace(/(?<!\\)[a-zA-Z0-9]/g, (character) => {
        const alphabet = alphabets.find((characters) => characters.includes(character)) ?? alphabets[2];
        const at = alphabet.indexOf(character);
        return alphabet[(at + 1 + (0,external_node_crypto_.randomInt)(alphabet.length - 1)) % alphabet.length] ?? character;
    });
}
function standInText(text) {
    const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
    try {
        return before + JSON.stringify(standInValue(JSON.parse(core), 0)) + after;
    }
    catch {
        return before + core.split('\n').map(randomLetters).join('\n') + after;
    }
}
const maxDepth = 100;
function standInValue(value, depth) {
    if (depth > maxDepth || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((item) => standInValue(item, depth + 1));
    if (typeof value === 'string')
        return randomLetters();
    if (typeof value === 'number')
        return value + 1 + ((0,external_node_crypto_.randomBytes)(1)[0] ?? 0);
    if (typeof value !== 'object')
        return value !== true;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, standInValue(item, depth + 1)]));
}
function randomLetters() {
    return `r${(0,external_node_crypto_.randomBytes)(9).toString('hex')}`;
}

// EXTERNAL MODULE: ./build/js/redaction/public-fields.js
var public_fields = __webpack_require__(9285);
// EXTERNAL MODULE: ./build/js/redaction/shown-spec.js
var shown_spec = __webpack_require__(7761);
;// CONCATENATED MODULE: ./build/js/redaction/dependent-fields.js


function dependentFields(job, other, reveal) {
    const [values, others] = [(0,shown_spec/* specFields */.T2)(job), (0,shown_spec/* specFields */.T2)(other)];
    const found = [];
    for (const key of new Set([...values.keys(), ...others.keys()])) {
        const [one, two] = [values.get(key), others.get(key)];
        const field = one ?? two;
        if (field === undefined || (one !== undefined && one.value === two?.value))
            continue;
        const { objects, name, isItem } = field;
        const full = [...objects, name].join('.');
        const isRevealed = reveal.some((pattern) => [name, full].some((text) => pattern.matches(text)));
        const isStructure = (one === undefined || two === undefined) && !isItem;
        const isPublicField = [one, two].some((side) => (0,public_fields/* isPublicByNature */.Q)(objects, name, side?.value));
        const isShown = !isRevealed && (isStructure || isPublicField);
        const path = isStructure ? (objects[0] ?? name).replace(/\[.*/s, '') : full;
        found.push({ path, value: one?.value ?? '', other: two?.value ?? '', isShown });
    }
    return found;
}

// EXTERNAL MODULE: ./build/js/redaction/redactor.js + 2 modules
var redactor = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/js/redaction/variable-secrets.js + 1 modules
var variable_secrets = __webpack_require__(2294);
// EXTERNAL MODULE: ./build/js/operations/planning/parse-loaded.js
var parse_loaded = __webpack_require__(6036);
;// CONCATENATED MODULE: ./build/js/operations/planning/derived-secrets.js






async function derivedSecrets(loaded, spec, nomad) {
    const { prepared } = loaded;
    if (prepared === undefined || ![...prepared.settings.values()].some(variable_secrets/* isSecretSetting */.dZ))
        return [];
    const other = await (0,parse_loaded/* parseInstead */.Qy)(loaded, { setting: standInForSecret }, nomad);
    if (other === undefined)
        return [];
    const [before, after] = [withoutSecrets(prepared), withoutSecrets(other.prepared)];
    return dependentFields(spec, other.job, [])
        .filter(({ isShown, value, other: instead }) => isShown && before(value) !== after(instead))
        .map(({ value }) => value)
        .filter((value) => (0,assignments/* isHideable */.TF)(value) && !/^[\d.]+$/.test(value));
}
function standInForSecret(setting) {
    return (0,variable_secrets/* isSecretSetting */.dZ)(setting) ? standInSetting(setting) : setting;
}
function withoutSecrets({ settings }) {
    return (0,redactor/* createRedactor */.l)((0,variable_secrets/* variableSecrets */.yF)(settings.values())).name;
}

// EXTERNAL MODULE: ./build/js/redaction/random-fields.js
var random_fields = __webpack_require__(8087);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/edits.js
var preprocess_edits = __webpack_require__(3313);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/bodies.js
var bodies = __webpack_require__(409);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/job-text.js
var job_text = __webpack_require__(7843);
;// CONCATENATED MODULE: ./build/js/jobfiles/provenance/random-functions.js




const randomFunctions = ['uuidv4', 'bcrypt'];
const fixedResults = [
    { uuid: '"00000000-0000-4000-8000-000000000000"', hash: 'sha256' },
    { uuid: '"ffffffff-ffff-4fff-bfff-ffffffffffff"', hash: 'sha512' },
];
function fixRandomResults(text, way) {
    if (!randomFunctions.some((name) => text.includes(name)))
        return undefined;
    const edits = (0,job_text/* readJobText */.f)(text).pieces.flatMap(({ hcl, edit }) => edit(editsIn(hcl, fixedResults[way])));
    return edits.length === 0 ? undefined : (0,preprocess_edits/* applyEdits */.c)(text, edits).text;
}
function editsIn(hcl, { uuid, hash }) {
    const edits = [];
    const removed = new Map();
    const replace = (from, to, text) => {
        edits.push({ start: hcl.starts[from] ?? 0, end: hcl.starts[to] ?? 0, text });
    };
    for (let at = 0; at < hcl.kinds.length; at++) {
        at = removed.get(at) ?? at;
        const name = hcl.kinds[at] === 'name' ? randomFunctions.find((one) => one === (0,hcl_tokens/* tokenText */.pA)(hcl, at)) : undefined;
        const open = name === undefined ? at : (0,hcl_tokens/* nextToken */.Fu)(hcl, at + 1, hcl.kinds.length, 'skip');
        const close = hcl.closes[open] ?? open;
        if (name === undefined || (0,hcl_tokens/* tokenText */.pA)(hcl, open) !== '(' || close >= hcl.kinds.length)
            continue;
        if (name === 'uuidv4') {
            replace(at, close + 1, uuid);
            at = close;
            continue;
        }
        const [, cost] = (0,bodies/* argumentsOf */.aX)(hcl, open);
        replace(at, at + 1, hash);
        if (cost === undefined)
            continue;
        replace(cost[0] - 1, close, '');
        removed.set(cost[0] - 1, close);
    }
    return edits.toSorted((a, b) => a.start - b.start);
}

;// CONCATENATED MODULE: ./build/js/operations/planning/random-fields.js



async function readRandom(loaded, spec, nomad) {
    const { prepared } = loaded;
    const nothing = { random: random_fields/* nothingRandom */.hC, steady: { loaded, spec } };
    if (prepared === undefined || fixRandomResults(prepared.text, 0) === undefined)
        return nothing;
    const steady = withFixed(loaded, 0);
    const [one, two] = await Promise.all([steady, withFixed(loaded, 1)].map(async (file) => (0,parse_loaded/* orUnreadable */.pz)(async () => (0,parse_loaded/* parseLoaded */.j$)(file, nomad))));
    if (one !== undefined && two !== undefined) {
        return { random: (0,random_fields/* randomFields */.xb)(spec, [one, two]), steady: { loaded: steady, spec: one } };
    }
    const again = await (0,parse_loaded/* parseLoaded */.j$)(loaded, nomad);
    return { ...nothing, random: (0,random_fields/* randomFields */.xb)(spec, [again]) };
}
function withFixed(loaded, way) {
    const fix = (prepared) => prepared === undefined ? undefined : { ...prepared, text: fixRandomResults(prepared.text, way) ?? prepared.text };
    return {
        ...loaded,
        prepared: fix(loaded.prepared),
        prepareWith: async (instead) => fix(await loaded.prepareWith(instead)),
    };
}

// EXTERNAL MODULE: ./build/js/errors.js
var errors = __webpack_require__(2027);
// EXTERNAL MODULE: ./build/js/jobfiles/preprocess/positions.js
var positions = __webpack_require__(9640);
;// CONCATENATED MODULE: ./build/js/operations/planning/uncommitted.js





const mostTried = 10;
async function uncommittedValues(loaded, spec, dependencies) {
    const hidden = hiddenFiles(loaded, dependencies);
    if (hidden.length === 0)
        return new Set();
    const fields = await fieldsBy(hidden, loaded, spec, dependencies);
    const shown = fields?.filter(({ isShown }) => isShown);
    if (fields === undefined || (shown ?? []).length > 0)
        throw await uncommittedError(hidden, loaded, spec, dependencies);
    return new Set(fields.map(({ value }) => value));
}
async function uncommittedNames(loaded, spec, dependencies) {
    const hidden = hiddenFiles(loaded, dependencies);
    if (hidden.length === 0)
        return [];
    const other = await (0,parse_loaded/* parseInstead */.Qy)(loaded, instead(hidden), dependencies.nomad);
    const same = new Set(other === undefined ? [] : namesIn(other.job));
    return namesIn(spec).filter((name) => !same.has(name));
}
function namesIn({ ID, Namespace, Region, TaskGroups }) {
    return [ID, Namespace, Region, ...(TaskGroups ?? []).map(({ Name }) => Name)].filter((name) => typeof name === 'string');
}
function hiddenFiles(loaded, { redaction, published }) {
    if (redaction.mode === 'none')
        return [];
    return [...published.uncommitted(loaded)].filter((name) => !redaction.reveal.some((pattern) => pattern.matches(name)));
}
async function fieldsBy(names, loaded, spec, dependencies) {
    const other = await (0,parse_loaded/* parseInstead */.Qy)(loaded, instead(names), dependencies.nomad);
    return other === undefined ? undefined : dependentFields(spec, other.job, dependencies.redaction.reveal);
}
function instead(names) {
    return { file: (file) => (names.includes(file.name) ? standInContent(file) : undefined) };
}
async function uncommittedError(names, loaded, spec, dependencies) {
    const found = [];
    for (const name of names.slice(0, mostTried)) {
        const fields = await fieldsBy([name], loaded, spec, dependencies);
        const shown = fields?.find(({ isShown }) => isShown);
        if (fields === undefined || shown !== undefined)
            found.push(await dependenceError(name, shown?.path, loaded));
    }
    return new errors/* ActionErrors */.o9(found.length > 0 ? found : await Promise.all(names.map((name) => dependenceError(name, undefined, loaded))));
}
async function dependenceError(name, path, loaded) {
    const what = path === undefined
        ? `Could not determine which fields depend on the file \`${name}\``
        : `The field \`${path}\`, which is shown, depends on the file \`${name}\``;
    return new errors/* ActionError */.lZ({
        reason: 'parse',
        message: `${what}; the file is not committed, so it may hold a secret.`,
        location: await placeOfCall(name, loaded),
        help: 'functions-that-read-files',
        hint: `Commit the file, set \`reveal: ${name}\` to show the values from it, or use it only in hidden fields such as \`env\` or the \`data\` of a template.`,
    });
}
async function placeOfCall(name, { file, source, prepared, prepareWith }) {
    try {
        const others = (await prepareWith(instead([name])))?.replaced;
        const call = prepared?.replaced.find((edit, index) => edit.text !== others?.[index]?.text);
        if (call !== undefined)
            return { file: file.name, ...(0,positions/* positionsIn */.Y)(source.text).positionOf(call.start) };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionErrors */.o9))
            throw error;
    }
    return { file: file.name };
}

;// CONCATENATED MODULE: ./build/js/operations/planning/parse-hidden.js





async function parseNamed(loaded, dependencies) {
    const { nomad, redactor } = dependencies;
    const { spec, steady, actual } = await parseSteady(loaded, dependencies);
    const derived = actual(await derivedSecrets(steady.loaded, steady.spec, nomad));
    const uncommitted = await uncommittedNames(steady.loaded, steady.spec, dependencies);
    redactor.addSecrets([...actual(uncommitted), ...derived]);
    return { spec, derived };
}
async function parseHidden(loaded, dependencies) {
    const { nomad, redactor } = dependencies;
    const { spec, random, steady, actual } = await parseSteady(loaded, dependencies);
    const withheld = new Set(actual(await uncommittedValues(steady.loaded, steady.spec, dependencies)));
    redactor.addUnjudged(withheld);
    const derived = actual(await derivedSecrets(steady.loaded, steady.spec, nomad));
    redactor.addSecrets(derived);
    return { spec, withheld, derived, random };
}
async function parseSteady(loaded, dependencies) {
    const { nomad } = dependencies;
    hideContents(loaded, dependencies);
    const spec = await (0,parse_loaded/* parseLoaded */.j$)(loaded, nomad);
    const { steady, random } = await readRandom(loaded, spec, nomad);
    const actual = (values) => (0,random_fields/* valuesInPlaceOf */.uP)(new Set(values), steady.spec, spec);
    return { spec, random, steady, actual };
}
function hideContents(loaded, { redactor, redaction, published }) {
    const names = published.uncommitted(loaded);
    if (redaction.mode === 'none')
        return;
    redactor.addHidden(loaded.reads.filter(({ name }) => names.has(name)).map(({ text }) => text));
}


/***/ }),

/***/ 6036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qy: () => (/* binding */ parseInstead),
/* harmony export */   j$: () => (/* binding */ parseLoaded),
/* harmony export */   pz: () => (/* binding */ orUnreadable),
/* harmony export */   vy: () => (/* binding */ planNotes)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2027);
/* harmony import */ var _jobfiles_preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3950);
/* harmony import */ var _clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2601);



async function parseLoaded({ source, prepared }, nomad) {
    if (prepared === undefined)
        return (0,_jobfiles_preprocess_json_job_js__WEBPACK_IMPORTED_MODULE_1__/* .readJsonJob */ ._)(source);
    const { text, variables, locate, explain, settings } = prepared;
    try {
        const job = await nomad.parseJob({ source: text, variables, locate, file: source.file.name });
        if (variables !== undefined && variables !== '' && (0,_clients_nomad_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .isBeforeNodePools */ .DX)(job))
            throw tooOldError();
        return job;
    }
    catch (error) {
        const failures = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorsIn */ .R4)(error);
        if (failures === undefined)
            throw error;
        const isSet = failures.some(({ message }) => settings.has(/^Unset variable "([^"]+)"/.exec(message)?.[1] ?? ''));
        throw isSet ? tooOldError() : new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9(failures.map(explain));
    }
}
async function parseInstead(loaded, instead, nomad) {
    return orUnreadable(async () => {
        const prepared = await loaded.prepareWith(instead);
        if (prepared === undefined)
            return undefined;
        return { job: await parseLoaded({ ...loaded, prepared }, nomad), prepared };
    });
}
async function orUnreadable(read) {
    try {
        return await read();
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionErrors */ .o9 || (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ && error.reason === 'parse'))
            return undefined;
        throw error;
    }
}
function tooOldError() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ({
        reason: 'server',
        message: 'This Nomad server ignores variables: its parser accepts them since version 1.6.0',
        help: 'server-too-old',
        hint: 'Upgrade Nomad, or write the values into the job file.',
    });
}
function planNotes({ prepared }, job, { namespace, region }, shown) {
    const pairs = [
        ['namespace', job.Namespace, namespace],
        ['region', job.Region, region],
    ];
    return {
        overridden: pairs.flatMap(([what, file, input]) => file && input !== undefined && file !== input ? [{ what, file: shown(file), input }] : []),
        dropped: (prepared?.dropped ?? []).map(({ name, origin }) => ({ name, by: origin.text })),
    };
}


/***/ }),

/***/ 4393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ diffText),
/* harmony export */   x: () => (/* binding */ longestLength)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1740);

const markers = { Added: '+ ', Deleted: '- ', Edited: '+/- ', None: '' };
function diffText(diff, verbose) {
    const body = measure(diff);
    const marker = Math.max(body.marker, longestLength(diff.TaskGroups, ({ Type }) => markers[Type].length));
    let text = `${markers[diff.Type]}Job: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(diff.ID)}\n`;
    if (diff.Type === 'Edited' || verbose)
        text += line(block(diff, 0, { name: body.name, marker }));
    for (const group of diff.TaskGroups)
        text += `${taskGroup(group, marker - markers[group.Type].length, verbose)}\n`;
    return text.trim();
}
function line(text) {
    return text === '' ? '' : `${text}\n`;
}
function taskGroup(group, pad, verbose) {
    const updates = Object.entries(group.Updates)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([label, count]) => `${count} ${label}`)
        .join(', ');
    const body = measure(group);
    const marker = Math.max(body.marker, longestLength(group.Tasks, ({ Type }) => markers[Type].length));
    let text = `${markers[group.Type]}${spaces(pad)}Task Group: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(group.Name)}${updates === '' ? '' : ` (${updates})`}\n`;
    if (group.Type === 'Edited' || verbose)
        text += line(block(group, pad + 2, { name: body.name, marker }));
    for (const one of group.Tasks)
        text += `${task(one, pad + 2, marker - markers[one.Type].length, verbose)}\n`;
    return text;
}
function task(diff, indent, pad, verbose) {
    const head = `${spaces(indent)}${markers[diff.Type]}${spaces(pad)}Task: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(diff.Name)}${annotations(diff.Annotations)}`;
    if (diff.Type === 'None' || (diff.Type !== 'Edited' && !verbose))
        return head;
    return `${head}\n${block(diff, indent + 2, measure(diff))}`;
}
function block(body, indent, measured) {
    const fields = body.Fields.map((field) => fieldLine(field, indent, measured));
    const objects = body.Objects.map((one) => objectLines(one, indent, measured.marker - markers[one.Type].length));
    return [...fields, ...objects].join('\n');
}
function fieldLine(field, indent, measured) {
    const marker = markers[field.Type];
    const before = `${spaces(indent)}${marker}${spaces(measured.marker - marker.length)}`;
    const between = spaces(measured.name - bytes(field.Name));
    return `${before}${field.Name}: ${between}${fieldValue(field)}${annotations(field.Annotations)}`;
}
function fieldValue(field) {
    if (field.Type === 'Deleted')
        return (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.Old);
    return field.Type === 'Edited' ? `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.Old)} => ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.New)}` : (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .T)(field.New);
}
function objectLines(diff, indent, pad) {
    const marker = markers[diff.Type];
    const inner = block(diff, indent + pad + 2, measure(diff));
    return `${spaces(indent)}${marker}${spaces(pad)}${diff.Name} {\n${inner}\n${spaces(indent + marker.length + pad)}}`;
}
function measure(body) {
    return {
        name: longestLength(body.Fields, ({ Name }) => bytes(Name)),
        marker: longestLength([...body.Fields, ...body.Objects], ({ Type }) => markers[Type].length),
    };
}
function longestLength(items, length) {
    return items.reduce((most, item) => Math.max(most, length(item)), 0);
}
function annotations(list) {
    return list.length === 0 ? '' : ` (${list.join(', ')})`;
}
function bytes(text) {
    return Buffer.byteLength(text);
}
function spaces(count) {
    return ' '.repeat(count);
}


/***/ }),

/***/ 8087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ withoutRandom),
/* harmony export */   hC: () => (/* binding */ nothingRandom),
/* harmony export */   uP: () => (/* binding */ valuesInPlaceOf),
/* harmony export */   xb: () => (/* binding */ randomFields)
/* harmony export */ });
/* harmony import */ var _shown_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7761);

const nothingRandom = { trails: new Set(), values: new Set(), labels: [] };
const identityTrails = new Set(['ID', 'Name', 'Namespace', 'Region'].map((name) => JSON.stringify([name])));
function randomFields(job, others) {
    const own = (0,_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .specFields */ .T2)(job);
    const all = [own, ...others.map(_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .specFields */ .T2)];
    const trails = new Set();
    const values = new Set();
    const labels = new Set();
    for (const trail of new Set(all.flatMap((fields) => [...fields.keys()]))) {
        if (new Set(all.map((fields) => fields.get(trail)?.value)).size === 1)
            continue;
        const [field] = all.flatMap((fields) => fields.get(trail) ?? []);
        if (field !== undefined)
            labels.add(labelOf(field));
        const value = own.get(trail)?.value;
        if (value === undefined || identityTrails.has(trail))
            continue;
        trails.add(trail);
        values.add(value);
    }
    return { trails, values, labels: [...labels] };
}
function valuesInPlaceOf(found, other, job) {
    if (other === job || found.size === 0)
        return [...found];
    const own = (0,_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .specFields */ .T2)(job);
    const same = [...(0,_shown_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .specFields */ .T2)(other)].filter(([, { value }]) => found.has(value));
    return [...found, ...same.flatMap(([trail]) => own.get(trail)?.value ?? [])];
}
function withoutRandom(job, { trails }) {
    return trails.size === 0 ? job : replaceTrails(job, [], trails);
}
function replaceTrails(value, trail, random) {
    if (random.has(JSON.stringify(trail)))
        return null;
    if (Array.isArray(value))
        return value.map((item, index) => replaceTrails(item, [...trail, index], random));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === null)
        return value;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, item]) => [key, replaceTrails(item, [...trail, key], random)]));
}
function labelOf({ group, task, objects, name }) {
    const place = [group, task].filter((one) => one !== undefined).join('/');
    return [place, [...objects, name].join('.')].filter((part) => part !== '').join(' ');
}


/***/ }),

/***/ 2294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Sc: () => (/* binding */ inputSecrets),
  dZ: () => (/* binding */ isSecretSetting),
  yF: () => (/* binding */ variableSecrets)
});

// EXTERNAL MODULE: ./build/js/inputs/assignments.js
var assignments = __webpack_require__(8300);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/scan.js
var scan = __webpack_require__(5380);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/strings.js
var strings = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/js/jobfiles/hcl/tokens.js
var tokens = __webpack_require__(6267);
;// CONCATENATED MODULE: ./build/js/jobfiles/hcl/literals.js



function hclLiterals(source) {
    const hcl = (0,scan/* scanHcl */.J)(source);
    const found = new Set();
    let at = 0;
    while (at < hcl.kinds.length) {
        const kind = hcl.kinds[at];
        const value = kind === 'quote' || kind === 'heredoc' ? (0,strings/* literalText */.bK)(hcl, at) : bareWord(hcl, at);
        if (value !== undefined)
            found.add(value);
        at = kind === 'quote' || kind === 'heredoc' ? (0,tokens/* tokenAfter */.EV)(hcl, at) : at + 1;
    }
    return found;
}
function bareWord(hcl, at) {
    const word = (0,tokens/* tokenText */.pA)(hcl, at);
    if (hcl.kinds[at] === 'name')
        return word === 'true' || word === 'false' ? word : undefined;
    if (hcl.kinds[at] !== 'number')
        return undefined;
    return hcl.kinds[at - 1] === 'symbol' && (0,tokens/* tokenText */.pA)(hcl, at - 1) === '-' ? `-${word}` : word;
}

// EXTERNAL MODULE: ./build/js/jobfiles/variables/variable-sources.js + 2 modules
var variable_sources = __webpack_require__(5732);
// EXTERNAL MODULE: ./build/js/redaction/detection/secret-names.js
var secret_names = __webpack_require__(5435);
;// CONCATENATED MODULE: ./build/js/redaction/variable-secrets.js




function isSecretSetting({ name, secret }) {
    return secret || (0,secret_names/* nameLooksSecret */.Q_)(name);
}
function variableSecrets(settings) {
    return [...settings].filter(isSecretSetting).flatMap(({ value, form }) => {
        const parts = form === 'text' || !/^\s*["[{<(]/.test(value) ? [] : [...hclLiterals(value)];
        const values = [...new Set([value, value.trim(), ...parts])].filter(assignments/* isHideable */.TF);
        return [...new Set(values.flatMap(serializedForms))];
    });
}
function inputSecrets(variables) {
    const { given, environment } = (0,variable_sources/* inputSettings */.G)(variables);
    return variableSecrets([...given, ...environment]);
}
function serializedForms(value) {
    return [value, JSON.stringify(value).slice(1, -1), Buffer.from(value).toString('base64')];
}


/***/ })

};
