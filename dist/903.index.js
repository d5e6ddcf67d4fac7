export const id = 903;
export const ids = [903];
export const modules = {

/***/ 4903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfiguration: () => (/* binding */ parseConfiguration)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6582);
/* harmony import */ var _kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6981);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2027);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1352);




const maxErrors = 20;
const nonFatalCodes = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS', 'NON_STRING_KEY']);
function parseConfiguration(text, all) {
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const conflict = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .findGitText */ .n5)(text);
    if (conflict !== undefined)
        return { shared: new Map(), environments: undefined, environmentsLine: 1, errors: [conflict] };
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { schema: 'failsafe', stringKeys: true, prettyErrors: false, lineCounter });
    const keys = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Pair: (_, { key }, path) => {
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key))
                keys.push({ map: path.at(-1), key: String(key.value), at: key.range?.[0] ?? 0 });
        },
    });
    const describeDuplicate = (position) => {
        const { map, key = '' } = keys.find(({ at }) => at === position) ?? {};
        const { at = 0 } = keys.find((other) => other.map === map && other.key === key) ?? {};
        const problem = `the key ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} is set more than once, first in line ${lineCounter.linePos(at).line}`;
        return { problem, hint: 'Remove one of them.' };
    };
    const errors = document.errors.map(({ code, message, pos }) => ({
        line: lineCounter.linePos(pos[0]).line,
        ...(code === 'DUPLICATE_KEY' ? describeDuplicate(pos[0]) : describeYamlError(code, message)),
    }));
    const findLine = (node) => lineCounter.linePos(((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? node.range?.[0] : 0) ?? 0).line;
    const addError = (node, problem, hint) => void errors.push({ line: findLine(node), problem, hint });
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, (_, node) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
            const isGlob = node.resolve(document) === undefined;
            const hint = isGlob ? `Quote it: \`'*${node.source}'\`.` : 'Repeat the value.';
            addError(node, isGlob ? '`*` begins an alias in YAML' : 'aliases are not allowed', hint);
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.tag?.startsWith('!') === true)
            addError(node, '`!` begins a tag in YAML', `Quote it: \`'${readTextAfterTag(node.tag, node)}'\`.`);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && /[^\P{Cc}\t\n]/u.test(String(node.value)))
            addError(node, 'the value contains a control character', 'Remove the control character; `\\t` and line breaks are allowed.');
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.tag !== undefined)
            addError(node, `the tag ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(node.tag)} is not allowed`, 'Remove it; every value is read as a string.');
    });
    const reader = { all, findLine, addError };
    const root = document.errors.every(({ code }) => nonFatalCodes.has(code)) ? document.contents : null;
    let environments;
    let environmentsLine = 1;
    const shared = readValues(root, reader, ({ keyNode, value }) => {
        environmentsLine = findLine(keyNode);
        environments = new Map(readPairs(value, reader).map((pair) => [pair.key, readValues(pair.value, reader, undefined)]));
    });
    const sortedErrors = errors.toSorted((a, b) => a.line - b.line);
    return { shared, environments, environmentsLine, errors: sortedErrors.slice(0, maxErrors) };
}
function describeYamlError(code, message) {
    if (code === 'MULTIPLE_DOCS')
        return { problem: 'a second document begins', hint: 'Write one document, without `---` or `...`.' };
    if (code === 'NON_STRING_KEY')
        return { problem: 'a key is not a string', hint: 'Use only keys, strings and lists.' };
    const problem = `invalid YAML: ${message}`;
    if (code === 'TAB_AS_INDENT')
        return { problem, hint: 'Indent with spaces.' };
    return { problem, hint: 'Correct the YAML. Quote a value that begins with a special character or contains `: `.' };
}
function readTextAfterTag(tag, node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.value !== '' ? `${tag} ${String(node.value)}` : tag;
}
function readPairs(node, { addError }) {
    if (node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.value === ''))
        return [];
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
        addError(node, 'expected a mapping', 'Write one `key: value` per line.');
        return [];
    }
    return node.items.flatMap(({ key, value }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(value) ? [{ key: String(key.value), keyNode: key, value }] : []);
}
function readValues(node, reader, onEnvironments) {
    const values = new Map();
    for (const pair of readPairs(node, reader)) {
        const { key, keyNode } = pair;
        const input = Object.hasOwn(reader.all, key) ? reader.all[key] : undefined;
        if (key === 'environments' && onEnvironments !== undefined)
            onEnvironments(pair);
        else if (input?.inFile === undefined)
            reportKey(pair, reader);
        else {
            const text = readValue(pair, input, reader);
            if (text === undefined)
                continue;
            const line = reader.findLine(keyNode);
            const names = input.kind.form === 'assignments' ? listNames(text) : [];
            const lines = new Map((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(pair.value) ? readPairs(pair.value, reader).map((item) => [item.key, reader.findLine(item.keyNode)]) : []);
            values.set(key, { text, line, variables: new Map(names.map((name) => [name, lines.get(name) ?? line])) });
        }
    }
    return values;
}
function listNames(text) {
    const read = (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .readAssignments */ .FI)(text);
    return 'value' in read ? read.value.map(({ name }) => name) : [];
}
function reportKey({ key, keyNode: node, value }, { all, addError }) {
    if (key === 'environments')
        return addError(node, '`environments` is inside an environment', 'Move it to the top level.');
    const names = [...Object.keys(all).filter((name) => all[name]?.inFile !== undefined), 'environments'];
    const describeWay = (name) => {
        const isCommitted = all[name]?.kind.secret !== undefined && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value) && !String(value.value).includes('${{');
        return isCommitted
            ? `${revoke} Store a new one as a secret, and set ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSetting */ .w5)(name)} in the workflow.`
            : setInWorkflow;
    };
    if (Object.hasOwn(all, key))
        return addError(node, `\`${key}\` is not allowed in this file`, describeWay(key));
    const former = _suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .formerNames */ .ao.get(key);
    if (former === undefined)
        return addError(node, `unknown key ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)}`, (0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggest */ .ZA)(key, names));
    const meant = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettingName */ .Qb)(former);
    const way = names.includes(meant) ? '' : ` ${describeWay(meant)}`;
    addError(node, `unknown key ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)}`, `Did you mean \`${meant}\`? Write it as \`${former}\`.${way}`);
}
const revoke = 'Revoke the committed value, which stays in the history.';
const setInWorkflow = 'Set this in the workflow: a pull request can change the file.';
function readValue(pair, { kind, inFile }, reader) {
    const { key, keyNode } = pair;
    const { addError } = reader;
    const text = readYaml(pair, kind.form, reader)?.trim();
    if (text === undefined)
        return undefined;
    if (text === '')
        return addError(keyNode, `\`${key}\` has no value`, 'Remove the key, or give it a value.');
    const result = kind.read(text);
    if ('error' in result)
        return addError(keyNode, `\`${key}\` ${result.error}`, result.hint);
    if (Array.isArray(inFile) && !inFile.includes(text))
        return addError(keyNode, `\`${key}\` is ${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)}, which is not allowed in this file`, setInWorkflow);
    return text;
}
function readYaml(pair, form, reader) {
    const { key, keyNode, value } = pair;
    if (form === 'lists')
        return parseLists(pair, reader);
    if (form === 'assignments' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(value))
        return parseVariables(value, key, reader);
    const isList = form === 'list' || form === 'assignments';
    if (isList && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(value)) {
        const items = value.items.map((item) => readItem(item, key, form, reader));
        return items.includes(undefined) ? undefined : items.join('\n');
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value))
        return parseScalar(value, `\`${key}\``, reader);
    const expectedForm = isList ? 'a list, or a string with one item per line' : 'one value';
    const names = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(value) ? readPairs(value, reader).map((item) => item.key) : [];
    const hint = isList ? `Write \`${key}: [${names.join(', ')}]\`.` : 'Remove the brackets and indentation.';
    return reader.addError(keyNode, `\`${key}\` takes ${expectedForm}`, hint);
}
function parseLists({ key, keyNode, value }, reader) {
    const items = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(value) ? value.items : [];
    const lists = items.filter((item) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(item));
    if (lists.some((list) => list.items.length === 0))
        return reader.addError(keyNode, `\`${key}\` contains an empty list`, 'Remove it.');
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(value) || lists.length < items.length)
        return reader.addError(keyNode, `\`${key}\` takes a list of lists`, 'Write each list in square brackets: `[[jobs/db.nomad.hcl], [jobs/api.nomad.hcl, jobs/web.nomad.hcl]]`.');
    const read = lists.map((list) => readYaml({ key, keyNode, value: list }, 'list', reader));
    return read.includes(undefined) ? undefined : read.join('\n\n');
}
function readItem(item, key, form, reader) {
    const name = `an item of \`${key}\``;
    if (form === 'assignments' && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(item))
        return reader.addError(item, `${name} is a mapping, expected a string`, 'Write `name: value` without the dash.');
    const text = parseScalar(item, name, reader);
    if (text === undefined || !/[\r\n]/.test(text.trim()))
        return text;
    return reader.addError(item, 'an item of a list has several lines', 'Write one item per line.');
}
function parseVariables(node, input, reader) {
    const variables = readPairs(node, reader).map(({ key: name, keyNode, value }) => {
        const problem = `${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} is not the name of a variable`;
        if (!_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .variableName */ .cG.test(name))
            return reader.addError(keyNode, problem, 'Use a name that a job file declares.');
        const text = parseScalar(value, `\`${input}.${name}\``, reader, keyNode);
        return text === undefined ? undefined : { name, value: text };
    });
    const read = variables.flatMap((variable) => variable ?? []);
    return read.length < variables.length ? undefined : (0,_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .formatAssignments */ .w5)(read);
}
function parseScalar(node, name, { addError }, at = node) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && node.tag !== undefined))
        return undefined;
    const quoteHint = 'Write one string: for a variable, a list or a map as in HCL, `\'["a", "b"]\'` or `\'{ a = 1 }\'`.';
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
        return addError(at, `${name} is a ${(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) ? 'list' : 'mapping'}, expected a string`, quoteHint);
    const text = String(node.value);
    if (!text.includes('${{'))
        return text;
    return addError(node, `${name} contains \`\${{ … }}\`, which is not evaluated here`, 'Write the value itself, or set it in the workflow if it is an input.');
}


/***/ })

};
