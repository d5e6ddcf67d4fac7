/** Loaded only if the repository has a configuration file: the reader of YAML is a separate chunk. */
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Node } from 'yaml';
import { formatAssignments, readAssignments, variableName } from './kinds.ts';
import { describeSetting, readSettingName } from '../errors.ts';
import { findGitText, formerNames, quote, suggest } from './suggest.ts';
import type { Input, InputTable } from './input.ts';

export interface FileError {
  readonly line: number;
  /** Follows the name of the file and the line. */
  readonly problem: string;
  readonly hint: string;
}

interface ConfiguredValue {
  /** As a workflow would set the input. */
  readonly text: string;
  readonly line: number;
  /** The line of each variable of `vars`. */
  readonly variables: ReadonlyMap<string, number>;
}

/** By the names of the inputs. */
export type ConfiguredValues = ReadonlyMap<string, ConfiguredValue>;

export interface ConfigurationFile {
  readonly shared: ConfiguredValues;
  /** The values of each environment; `undefined` if the file has no environments. */
  readonly environments: ReadonlyMap<string, ConfiguredValues> | undefined;
  readonly environmentsLine: number;
  /** Syntax errors and invalid values, by line. */
  readonly errors: readonly FileError[];
}

interface Reader {
  readonly all: InputTable;
  readonly findLine: (node: unknown) => number;
  readonly addError: (node: unknown, problem: string, hint: string) => undefined;
}

/** More errors would only repeat the cause. */
const maxErrors = 20;

/** Parser errors that do not prevent reading the rest of the file. */
const nonFatalCodes: ReadonlySet<string> = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS', 'NON_STRING_KEY']);

/** All scalars are read as strings (`1.10` stays `1.10`); the inputs parse them. @param all the inputs of all modes */
export function parseConfiguration(text: string, all: InputTable): ConfigurationFile {
  const lineCounter = new LineCounter();
  const conflict = findGitText(text);
  if (conflict !== undefined)
    return { shared: new Map(), environments: undefined, environmentsLine: 1, errors: [conflict] };
  const document = parseDocument(text, { schema: 'failsafe', stringKeys: true, prettyErrors: false, lineCounter });
  const keys: { readonly map: unknown; readonly key: string; readonly at: number }[] = [];
  visit(document, {
    Pair: (_, { key }, path) => {
      if (isScalar(key)) keys.push({ map: path.at(-1), key: String(key.value), at: key.range?.[0] ?? 0 });
    },
  });
  const describeDuplicate = (position: number) => {
    const { map, key = '' } = keys.find(({ at }) => at === position) ?? {};
    const { at = 0 } = keys.find((other) => other.map === map && other.key === key) ?? {};
    const problem = `the key ${quote(key)} is set more than once, first in line ${lineCounter.linePos(at).line}`;
    return { problem, hint: 'Remove one of them.' };
  };
  const errors: FileError[] = document.errors.map(({ code, message, pos }) => ({
    line: lineCounter.linePos(pos[0]).line,
    ...(code === 'DUPLICATE_KEY' ? describeDuplicate(pos[0]) : describeYamlError(code, message)),
  }));
  const findLine = (node: unknown): number => lineCounter.linePos((isNode(node) ? node.range?.[0] : 0) ?? 0).line;
  const addError: Reader['addError'] = (node, problem, hint) =>
    void errors.push({ line: findLine(node), problem, hint });
  // Each line must be clear on its own: a reviewer sees only the changed lines.
  visit(document, (_, node) => {
    if (isAlias(node)) {
      const isGlob = node.resolve(document) === undefined;
      const hint = isGlob ? `Quote it: \`'*${node.source}'\`.` : 'Repeat the value.';
      addError(node, isGlob ? '`*` begins an alias in YAML' : 'aliases are not allowed', hint);
    } else if (isNode(node) && node.tag?.startsWith('!') === true)
      addError(node, '`!` begins a tag in YAML', `Quote it: \`'${readTextAfterTag(node.tag, node)}'\`.`);
    else if (isScalar(node) && /[^\P{Cc}\t\n]/u.test(String(node.value)))
      addError(
        node,
        'the value contains a control character',
        'Remove the control character; `\\t` and line breaks are allowed.',
      );
    else if (isNode(node) && node.tag !== undefined)
      addError(node, `the tag ${quote(node.tag)} is not allowed`, 'Remove it; every value is read as a string.');
  });
  const reader = { all, findLine, addError };
  const root = document.errors.every(({ code }) => nonFatalCodes.has(code)) ? document.contents : null;
  let environments: ConfigurationFile['environments'];
  let environmentsLine = 1;
  const shared = readValues(root, reader, ({ keyNode, value }) => {
    environmentsLine = findLine(keyNode);
    environments = new Map(
      readPairs(value, reader).map((pair) => [pair.key, readValues(pair.value, reader, undefined)] as const),
    );
  });
  const sortedErrors = errors.toSorted((a, b) => a.line - b.line);
  return { shared, environments, environmentsLine, errors: sortedErrors.slice(0, maxErrors) };
}

function describeYamlError(code: string, message: string): Pick<FileError, 'problem' | 'hint'> {
  if (code === 'MULTIPLE_DOCS')
    return { problem: 'a second document begins', hint: 'Write one document, without `---` or `...`.' };
  if (code === 'NON_STRING_KEY') return { problem: 'a key is not a string', hint: 'Use only keys, strings and lists.' };
  const problem = `invalid YAML: ${message}`;
  if (code === 'TAB_AS_INDENT') return { problem, hint: 'Indent with spaces.' };
  return { problem, hint: 'Correct the YAML. Quote a value that begins with a special character or contains `: `.' };
}

/** The pattern that the author of an unquoted `!` pattern intended. */
function readTextAfterTag(tag: string, node: Node): string {
  return isScalar(node) && node.value !== '' ? `${tag} ${String(node.value)}` : tag;
}

interface KeyAndValue {
  readonly key: string;
  readonly keyNode: Node;
  readonly value: unknown;
}

/** The pairs of a mapping; none for an empty value. */
function readPairs(node: unknown, { addError }: Reader): readonly KeyAndValue[] {
  // An alias has an error already.
  if (node === null || isAlias(node) || (isScalar(node) && node.value === '')) return [];
  if (!isMap(node)) {
    addError(node, 'expected a mapping', 'Write one `key: value` per line.');
    return [];
  }
  return node.items.flatMap(({ key, value }) =>
    isScalar(key) && !isAlias(value) ? [{ key: String(key.value), keyNode: key, value }] : [],
  );
}

/** @param onEnvironments reads the key `environments`; `undefined` inside an environment */
function readValues(
  node: unknown,
  reader: Reader,
  onEnvironments: ((pair: KeyAndValue) => void) | undefined,
): ConfiguredValues {
  const values = new Map<string, ConfiguredValue>();
  for (const pair of readPairs(node, reader)) {
    const { key, keyNode } = pair;
    const input = Object.hasOwn(reader.all, key) ? reader.all[key] : undefined;
    if (key === 'environments' && onEnvironments !== undefined) onEnvironments(pair);
    else if (input?.inFile === undefined) reportKey(pair, reader);
    else {
      const text = readValue(pair, input, reader);
      if (text === undefined) continue;
      const line = reader.findLine(keyNode);
      const names = input.kind.form === 'assignments' ? listNames(text) : [];
      const lines = new Map(
        isMap(pair.value) ? readPairs(pair.value, reader).map((item) => [item.key, reader.findLine(item.keyNode)]) : [],
      );
      values.set(key, { text, line, variables: new Map(names.map((name) => [name, lines.get(name) ?? line])) });
    }
  }
  return values;
}

function listNames(text: string): readonly string[] {
  const read = readAssignments(text);
  return 'value' in read ? read.value.map(({ name }) => name) : [];
}

function reportKey({ key, keyNode: node, value }: KeyAndValue, { all, addError }: Reader): void {
  if (key === 'environments')
    return addError(node, '`environments` is inside an environment', 'Move it to the top level.');
  const names = [...Object.keys(all).filter((name) => all[name]?.inFile !== undefined), 'environments'];
  const describeWay = (name: string): string => {
    const isCommitted = all[name]?.kind.secret !== undefined && isScalar(value) && !String(value.value).includes('${{');
    return isCommitted
      ? `${revoke} Store a new one as a secret, and set ${describeSetting(name)} in the workflow.`
      : setInWorkflow;
  };
  if (Object.hasOwn(all, key)) return addError(node, `\`${key}\` is not allowed in this file`, describeWay(key));
  const former = formerNames.get(key);
  if (former === undefined) return addError(node, `unknown key ${quote(key)}`, suggest(key, names));
  const meant = readSettingName(former);
  const way = names.includes(meant) ? '' : ` ${describeWay(meant)}`;
  addError(node, `unknown key ${quote(key)}`, `Did you mean \`${meant}\`? Write it as \`${former}\`.${way}`);
}

const revoke = 'Revoke the committed value, which stays in the history.';
const setInWorkflow = 'Set this in the workflow: a pull request can change the file.';

/** `undefined` after an error. */
function readValue(pair: KeyAndValue, { kind, inFile }: Input, reader: Reader): string | undefined {
  const { key, keyNode } = pair;
  const { addError } = reader;
  const text = readYaml(pair, kind.form, reader)?.trim();
  if (text === undefined) return undefined;
  if (text === '') return addError(keyNode, `\`${key}\` has no value`, 'Remove the key, or give it a value.');
  const result = kind.read(text);
  if ('error' in result) return addError(keyNode, `\`${key}\` ${result.error}`, result.hint);
  if (Array.isArray(inFile) && !inFile.includes(text))
    return addError(keyNode, `\`${key}\` is ${quote(text)}, which is not allowed in this file`, setInWorkflow);
  return text;
}

function readYaml(pair: KeyAndValue, form: Input['kind']['form'], reader: Reader): string | undefined {
  const { key, keyNode, value } = pair;
  if (form === 'lists') return parseLists(pair, reader);
  if (form === 'assignments' && isMap(value)) return parseVariables(value, key, reader);
  const isList = form === 'list' || form === 'assignments';
  if (isList && isSeq(value)) {
    const items = value.items.map((item) => readItem(item, key, form, reader));
    return items.includes(undefined) ? undefined : items.join('\n');
  }
  if (isScalar(value)) return parseScalar(value, `\`${key}\``, reader);
  const expectedForm = isList ? 'a list, or a string with one item per line' : 'one value';
  const names = isMap(value) ? readPairs(value, reader).map((item) => item.key) : [];
  const hint = isList ? `Write \`${key}: [${names.join(', ')}]\`.` : 'Remove the brackets and indentation.';
  return reader.addError(keyNode, `\`${key}\` takes ${expectedForm}`, hint);
}

function parseLists({ key, keyNode, value }: KeyAndValue, reader: Reader): string | undefined {
  const items = isSeq(value) ? value.items : [];
  const lists = items.filter((item) => isSeq(item));
  if (lists.some((list) => list.items.length === 0))
    return reader.addError(keyNode, `\`${key}\` contains an empty list`, 'Remove it.');
  if (!isSeq(value) || lists.length < items.length)
    return reader.addError(
      keyNode,
      `\`${key}\` takes a list of lists`,
      'Write each list in square brackets: `[[jobs/db.nomad.hcl], [jobs/api.nomad.hcl, jobs/web.nomad.hcl]]`.',
    );
  const read = lists.map((list) => readYaml({ key, keyNode, value: list }, 'list', reader));
  return read.includes(undefined) ? undefined : read.join('\n\n');
}

function readItem(item: unknown, key: string, form: Input['kind']['form'], reader: Reader): string | undefined {
  const name = `an item of \`${key}\``;
  if (form === 'assignments' && isMap(item))
    return reader.addError(item, `${name} is a mapping, expected a string`, 'Write `name: value` without the dash.');
  const text = parseScalar(item, name, reader);
  if (text === undefined || !/[\r\n]/.test(text.trim())) return text;
  return reader.addError(item, 'an item of a list has several lines', 'Write one item per line.');
}

function parseVariables(node: unknown, input: string, reader: Reader): string | undefined {
  const variables = readPairs(node, reader).map(({ key: name, keyNode, value }) => {
    const problem = `${quote(name)} is not the name of a variable`;
    if (!variableName.test(name)) return reader.addError(keyNode, problem, 'Use a name that a job file declares.');
    const text = parseScalar(value, `\`${input}.${name}\``, reader, keyNode);
    return text === undefined ? undefined : { name, value: text };
  });
  const read = variables.flatMap((variable) => variable ?? []);
  return read.length < variables.length ? undefined : formatAssignments(read);
}

/** @param at for an empty value, which has no line of its own */
function parseScalar(node: unknown, name: string, { addError }: Reader, at = node): string | undefined {
  // It has an error already.
  if (isAlias(node) || (isScalar(node) && node.tag !== undefined)) return undefined;
  const quoteHint = 'Write one string: for a variable, a list or a map as in HCL, `\'["a", "b"]\'` or `\'{ a = 1 }\'`.';
  if (!isScalar(node))
    return addError(at, `${name} is a ${isSeq(node) ? 'list' : 'mapping'}, expected a string`, quoteHint);
  const text = String(node.value);
  if (!text.includes('${{')) return text;
  return addError(
    node,
    `${name} contains \`\${{ … }}\`, which is not evaluated here`,
    'Write the value itself, or set it in the workflow if it is an input.',
  );
}
