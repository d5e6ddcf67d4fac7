export const id = 181;
export const ids = [181];
export const modules = {

/***/ 3985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openYaml),
/* harmony export */   f: () => (/* binding */ pairsOf)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6582);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1352);


const mostErrors = 20;
const harmless = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS', 'NON_STRING_KEY']);
function openYaml(text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        schema: 'failsafe',
        stringKeys: true,
        prettyErrors: false,
        lineCounter: lines,
    });
    const errors = document.errors.map(({ code, message, pos }) => ({
        line: lines.linePos(pos[0]).line,
        ...describeYamlError(code, message),
    }));
    const lineOf = (node) => lines.linePos(((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? node.range?.[0] : 0) ?? 0).line;
    const yaml = {
        contents: document.errors.every(({ code }) => harmless.has(code)) ? document.contents : null,
        lineOf,
        refuse(node, problem, hint) {
            errors.push({ line: lineOf(node), problem, hint });
        },
        errors: () => errors.toSorted((a, b) => a.line - b.line).slice(0, mostErrors),
    };
    refuseIndirection(document, yaml);
    return yaml;
}
function describeYamlError(code, message) {
    if (code === 'DUPLICATE_KEY')
        return { problem: 'the key is set more than once', hint: 'Remove one of them.' };
    if (code === 'MULTIPLE_DOCS')
        return { problem: 'a second document begins', hint: 'Write one document, without `---` or `...`.' };
    if (code === 'NON_STRING_KEY')
        return { problem: 'a key is not a string', hint: 'Use only keys, strings and lists.' };
    return { problem: `invalid YAML: ${message}`, hint: 'Correct the YAML.' };
}
function refuseIndirection(document, { refuse }) {
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, (_, node) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
            refuse(node, 'aliases are not allowed', 'Repeat the value.');
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.tag !== undefined)
            refuse(node, `the tag ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(node.tag)} is not allowed`, 'Remove it; every value is read as a string.');
    });
}
function pairsOf(node, { refuse }) {
    if (node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.value === ''))
        return [];
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
        refuse(node, 'a mapping is expected', 'Write one `key: value` per line.');
        return [];
    }
    return node.items.flatMap(({ key, value }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(value) ? [{ key: String(key.value), keyNode: key, value }] : []);
}


/***/ }),

/***/ 5181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readVersionsFile: () => (/* binding */ readVersionsFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6582);
/* harmony import */ var _clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1377);
/* harmony import */ var _deprecation_template_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2449);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2027);
/* harmony import */ var _files_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6590);
/* harmony import */ var _files_workspace_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6090);
/* harmony import */ var _inputs_strict_yaml_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3985);
/* harmony import */ var _inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1352);










const noVersions = { versions: [], texts: new Map() };
const name = 'versions-file';
const hint = 'Write a list with `- version: 1.2.3` for each version, and optionally its `reason` and `link`.';
const mostMiB = 1;
function readVersionsFile(path, { workspace, errors }) {
    const root = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace);
    const content = (0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readWorkspaceFile */ .sL)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path), root, mostMiB);
    if (!('bytes' in content)) {
        errors.add(name, `is not valid: ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .h)(path)} ${(0,_files_workspace_file_js__WEBPACK_IMPORTED_MODULE_7__/* .describeUnread */ .Fn)(content, mostMiB)}`, 'problem' in content
            ? content.hint
            : 'Check out the repository before this step, and write the path from its root.');
        return noVersions;
    }
    const yaml = (0,_inputs_strict_yaml_js__WEBPACK_IMPORTED_MODULE_8__/* .openYaml */ .I)(content.bytes.toString('utf8'));
    const named = readList(yaml);
    const file = (0,_files_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .relativeName */ .IC)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
    for (const { line, problem, hint: fix } of yaml.errors()) {
        const message = `Input \`${name}\`: \`${file}\`, line ${line}: ${problem}.`;
        errors.push(new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ActionError */ .lZ({ reason: 'input', message, hint: fix, help: 'invalid-value', location: { file, line } }));
    }
    return named;
}
function readList(yaml) {
    const { contents, refuse } = yaml;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isSeq */ .oP)(contents) || contents.items.length === 0) {
        if (yaml.errors().length === 0)
            refuse(contents, 'there is no list of versions', hint);
        return noVersions;
    }
    const versions = [];
    const texts = new Map();
    for (const item of contents.items) {
        const { version: text, ...texted } = readEntry(item, yaml);
        if (text === undefined)
            continue;
        const version = (0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(text);
        if (version === undefined) {
            refuse(item, `${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .h)(text)} is not a version`, 'Write it as `1.2.3`.');
            continue;
        }
        if (texts.has((0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .versionName */ .sh)(version)))
            refuse(item, `version ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .h)(text)} is listed twice`, 'Remove one of them.');
        versions.push(version);
        texts.set((0,_clients_registry_version_js__WEBPACK_IMPORTED_MODULE_3__/* .versionName */ .sh)(version), texted);
    }
    return { versions, texts };
}
const known = ['version', 'reason', 'link'];
function readEntry(item, yaml) {
    const { refuse } = yaml;
    const pairs = (0,_inputs_strict_yaml_js__WEBPACK_IMPORTED_MODULE_8__/* .pairsOf */ .f)(item, yaml);
    const values = new Map(pairs.map((pair) => [pair.key, readText(pair, yaml)]));
    const entry = { version: values.get('version'), reason: values.get('reason'), link: values.get('link') };
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(item) && !values.has('version'))
        refuse(item, '`version` is missing', hint);
    return entry;
}
function readText({ key, keyNode, value }, { refuse }) {
    if (!known.some((one) => one === key)) {
        const meant = (0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .nearest */ .p)(key, known);
        const fix = meant === undefined ? 'Use `version`, `reason` and `link`.' : `Did you mean \`${meant}\`?`;
        return refuse(keyNode, `unknown key ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .h)(key)}`, fix);
    }
    const text = (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isScalar */ .jn)(value) ? String(value.value).trim() : '';
    if (text === '')
        return refuse(keyNode, `\`${key}\` is not a text`, 'Write one text, in quotes if it starts with `{`.');
    for (const unknown of key === 'version' ? [] : (0,_deprecation_template_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownPlaceholders */ .hX)(text))
        refuse(keyNode, `\`${key}\` contains ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .h)(unknown)}, which is not a placeholder`, 'For the available placeholders see docs/deprecation.md, "Reason and link".');
    if (key === 'link' && text !== 'none' && !/^(?:https?:\/\/|\{\{)/.test(text))
        refuse(keyNode, `\`link\` is ${(0,_inputs_suggest_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .h)(text)}, which is not a URL`, 'Start it with `https://` or a placeholder, or write `none`.');
    return text;
}


/***/ })

};
