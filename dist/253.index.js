export const id = 253;
export const ids = [253];
export const modules = {

/***/ 2634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseConfiguration: () => (/* binding */ parseConfiguration)
});

// EXTERNAL MODULE: ./build/node_modules/yaml/dist/index.js
var dist = __webpack_require__(6582);
// EXTERNAL MODULE: ./build/js/inputs/kinds.js
var kinds = __webpack_require__(6981);
// EXTERNAL MODULE: ./build/js/inputs/suggest.js
var suggest = __webpack_require__(1352);
;// CONCATENATED MODULE: ./build/js/inputs/strict-yaml.js


const mostErrors = 20;
const harmless = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS', 'NON_STRING_KEY']);
function openYaml(text) {
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, {
        schema: 'failsafe',
        stringKeys: true,
        prettyErrors: false,
        lineCounter: lines,
    });
    const errors = document.errors.map(({ code, message, pos }) => ({
        line: lines.linePos(pos[0]).line,
        ...describeYamlError(code, message),
    }));
    const lineOf = (node) => lines.linePos(((0,dist/* isNode */.Ll)(node) ? node.range?.[0] : 0) ?? 0).line;
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
    return {
        problem: `invalid YAML: ${message}`,
        hint: 'Correct the YAML. Quote a value that begins with a special character.',
    };
}
function refuseIndirection(document, { refuse }) {
    (0,dist/* visit */.YR)(document, (_, node) => {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const isGlob = node.resolve(document) === undefined;
            const hint = isGlob ? `Quote it: \`'*${node.source}'\`.` : 'Repeat the value.';
            refuse(node, isGlob ? '`*` begins an alias in YAML' : 'aliases are not allowed', hint);
        }
        else if ((0,dist/* isNode */.Ll)(node) && node.tag?.startsWith('!') === true)
            refuse(node, '`!` begins a tag in YAML', `Quote it: \`'${textAfterTag(node.tag, node)}'\`.`);
        else if ((0,dist/* isNode */.Ll)(node) && node.tag !== undefined)
            refuse(node, `the tag ${(0,suggest/* quote */.h)(node.tag)} is not allowed`, 'Remove it; every value is read as a string.');
    });
}
function textAfterTag(tag, node) {
    return (0,dist/* isScalar */.jn)(node) && node.value !== '' ? `${tag} ${String(node.value)}` : tag;
}
function pairsOf(node, { refuse }) {
    if (node === null || (0,dist/* isAlias */.Vj)(node) || ((0,dist/* isScalar */.jn)(node) && node.value === ''))
        return [];
    if (!(0,dist/* isMap */.jh)(node)) {
        refuse(node, 'a mapping is expected', 'Write one `key: value` per line.');
        return [];
    }
    return node.items.flatMap(({ key, value }) => (0,dist/* isScalar */.jn)(key) && !(0,dist/* isAlias */.Vj)(value) ? [{ key: String(key.value), keyNode: key, value }] : []);
}

;// CONCATENATED MODULE: ./build/js/inputs/configuration-file.js




function parseConfiguration(text, all) {
    const yaml = openYaml(text);
    const values = readDocument({ ...yaml, all });
    return { ...values, errors: yaml.errors() };
}
const nothing = { shared: new Map(), environments: undefined, environmentsLine: 1 };
function readDocument(reader) {
    const { contents } = reader;
    if (contents === null)
        return nothing;
    let environments;
    let environmentsLine = 1;
    const shared = readValues(contents, reader, ({ keyNode, value }) => {
        environmentsLine = reader.lineOf(keyNode);
        environments = new Map(pairsOf(value, reader).map((pair) => [pair.key, readValues(pair.value, reader, undefined)]));
    });
    return { shared, environments, environmentsLine };
}
function readValues(node, reader, onEnvironments) {
    const values = new Map();
    for (const pair of pairsOf(node, reader)) {
        const { key, keyNode, value } = pair;
        const input = Object.hasOwn(reader.all, key) ? reader.all[key] : undefined;
        if (key === 'environments' && onEnvironments !== undefined)
            onEnvironments(pair);
        else if (input?.inFile === undefined)
            refuseKey(key, keyNode, reader);
        else {
            const text = readValue(key, input, { value, keyNode, reader });
            if (text !== undefined)
                values.set(key, { text, line: reader.lineOf(keyNode) });
        }
    }
    return values;
}
function refuseKey(key, node, { all, refuse }) {
    if (key === 'environments')
        return refuse(node, '`environments` is inside an environment', 'Move it to the top level.');
    const names = [...Object.keys(all).filter((name) => all[name]?.inFile !== undefined), 'environments'];
    const input = Object.hasOwn(all, key) ? key : undefined;
    const meant = input ?? (0,suggest/* nearest */.p)(key, names) ?? (0,suggest/* nearest */.p)(key, Object.keys(all));
    if (input === undefined && (meant === undefined || names.includes(meant))) {
        const known = names.map((name) => `\`${name}\``).join(', ');
        return refuse(node, `unknown key ${(0,suggest/* quote */.h)(key)}`, meant === undefined ? `Use ${known}.` : `Did you mean \`${meant}\`?`);
    }
    const word = input === undefined ? `unknown key ${(0,suggest/* quote */.h)(key)}` : `\`${input}\` is not allowed in this file`;
    const question = input === undefined ? `Did you mean \`${meant}\`? ` : '';
    refuse(node, word, `${question}${setInWorkflow}`);
}
const setInWorkflow = 'Set this in the workflow: a pull request can change the file.';
function readValue(key, { kind, inFile }, { value, keyNode, reader }) {
    const { refuse } = reader;
    const read = textOf(key, kind, { value, keyNode, reader });
    if (read === undefined)
        return undefined;
    const text = read.trim();
    if (text === '')
        return refuse(keyNode, `\`${key}\` has no value`, 'Remove the key, or give it a value.');
    const result = kind.read(text);
    if ('error' in result)
        return refuse(keyNode, `\`${key}\` ${result.error}`, result.hint);
    if (inFile !== true && inFile?.includes(text) !== true)
        return refuse(keyNode, `\`${key}\` is ${(0,suggest/* quote */.h)(text)}, which is not allowed in this file`, setInWorkflow);
    return text;
}
function textOf(key, { form }, { value, keyNode, reader }) {
    if (form === 'assignments' && (0,dist/* isMap */.jh)(value))
        return readVariables(value, reader);
    const isList = form === 'list' || form === 'assignments';
    if (isList && (0,dist/* isSeq */.oP)(value)) {
        const items = value.items.map((item) => readItem(item, reader));
        return items.includes(undefined) ? undefined : items.join('\n');
    }
    if ((0,dist/* isScalar */.jn)(value))
        return readText(value, reader);
    const wanted = isList ? 'a list, or a string with one item per line' : 'one value';
    return reader.refuse(keyNode, `\`${key}\` takes ${wanted}`, 'Remove the brackets and indentation.');
}
function readItem(item, reader) {
    const text = readText(item, reader);
    if (text === undefined || !/[\r\n]/.test(text.trim()))
        return text;
    return reader.refuse(item, 'an item of a list has several lines', 'Write one item for each line.');
}
function readVariables(node, reader) {
    const variables = pairsOf(node, reader).map(({ key, keyNode, value }) => {
        if (!kinds/* variableName */.cG.test(key))
            return reader.refuse(keyNode, `${(0,suggest/* quote */.h)(key)} is not the name of a variable`, 'Use a name that a job file declares.');
        const text = readText(value, reader, keyNode);
        return text === undefined ? undefined : { name: key, value: text };
    });
    const read = variables.flatMap((variable) => variable ?? []);
    return read.length < variables.length ? undefined : (0,kinds/* formatAssignments */.w5)(read);
}
function readText(node, { refuse }, at = node) {
    if ((0,dist/* isAlias */.Vj)(node) || ((0,dist/* isScalar */.jn)(node) && node.tag !== undefined))
        return undefined;
    if (!(0,dist/* isScalar */.jn)(node))
        return refuse(at, 'a string is expected', 'Quote it, such as `\'["a", "b"]\'` for a list in HCL.');
    const text = String(node.value);
    if (!text.includes('${{'))
        return text;
    return refuse(node, 'an expression of a workflow is not evaluated here', 'Set this in the workflow.');
}


/***/ })

};
