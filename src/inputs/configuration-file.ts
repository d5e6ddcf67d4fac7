/** Loaded only if the repository has a configuration file: the reader of YAML is a chunk of its own. */
import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import { formatAssignments, variableName } from './kinds.ts';
import { nearest, quote } from './suggest.ts';
import { openYaml, pairsOf, type FileError, type KeyAndValue, type StrictYaml } from './strict-yaml.ts';
import type { Input, InputTable } from './input.ts';

interface ConfiguredValue {
  /** As a workflow would set the input. */
  readonly text: string;
  /** Of its key. */
  readonly line: number;
}

/** By the names of the inputs. */
export type ConfiguredValues = ReadonlyMap<string, ConfiguredValue>;

export interface ConfigurationFile {
  readonly shared: ConfiguredValues;
  /** By the ID of the comment; undefined if the file has no environments. */
  readonly environments: ReadonlyMap<string, ConfiguredValues> | undefined;
  readonly environmentsLine: number;
  readonly errors: readonly FileError[];
}

/** All scalars are texts: `1.10` stays `1.10`, and the inputs themselves read them. @param all the inputs of all modes */
export function parseConfiguration(text: string, all: InputTable): ConfigurationFile {
  const yaml = openYaml(text);
  const values = readDocument({ ...yaml, all });
  return { ...values, errors: yaml.errors() };
}

interface Reader extends StrictYaml {
  readonly all: InputTable;
}

const nothing = { shared: new Map<string, never>(), environments: undefined, environmentsLine: 1 };

function readDocument(reader: Reader): Omit<ConfigurationFile, 'errors'> {
  const { contents } = reader;
  if (contents === null) return nothing;
  let environments: Map<string, ConfiguredValues> | undefined;
  let environmentsLine = 1;
  const shared = readValues(contents, reader, ({ keyNode, value }) => {
    environmentsLine = reader.lineOf(keyNode);
    environments = new Map(
      pairsOf(value, reader).map((pair) => [pair.key, readValues(pair.value, reader, undefined)] as const),
    );
  });
  return { shared, environments, environmentsLine };
}

/** @param onEnvironments reads the key `environments`; undefined inside an environment */
function readValues(
  node: unknown,
  reader: Reader,
  onEnvironments: ((pair: KeyAndValue) => void) | undefined,
): ConfiguredValues {
  const values = new Map<string, ConfiguredValue>();
  for (const pair of pairsOf(node, reader)) {
    const { key, keyNode, value } = pair;
    const input = Object.hasOwn(reader.all, key) ? reader.all[key] : undefined;
    if (key === 'environments' && onEnvironments !== undefined) onEnvironments(pair);
    else if (input?.inFile === undefined) refuseKey(key, keyNode, reader);
    else {
      const text = readValue(key, input, { value, keyNode, reader });
      if (text !== undefined) values.set(key, { text, line: reader.lineOf(keyNode) });
    }
  }
  return values;
}

function refuseKey(key: string, node: KeyAndValue['keyNode'], { all, refuse }: Reader): void {
  if (key === 'environments')
    return refuse(node, '`environments` is inside an environment', 'Move it to the top level.');
  const names = [...Object.keys(all).filter((name) => all[name]?.inFile !== undefined), 'environments'];
  const input = Object.hasOwn(all, key) ? key : undefined;
  const meant = input ?? nearest(key, names) ?? nearest(key, Object.keys(all));
  if (input === undefined && (meant === undefined || names.includes(meant))) {
    const known = names.map((name) => `\`${name}\``).join(', ');
    return refuse(
      node,
      `unknown key ${quote(key)}`,
      meant === undefined ? `Use ${known}.` : `Did you mean \`${meant}\`?`,
    );
  }
  const word = input === undefined ? `unknown key ${quote(key)}` : `\`${input}\` is not allowed in this file`;
  const question = input === undefined ? `Did you mean \`${meant}\`? ` : '';
  refuse(node, word, `${question}${setInWorkflow}`);
}

const setInWorkflow = 'Set this in the workflow: a pull request can change the file.';

interface ValueOptions {
  readonly value: unknown;
  readonly keyNode: KeyAndValue['keyNode'];
  readonly reader: Reader;
}

/** Undefined after an error. */
function readValue(key: string, { kind, inFile }: Input, { value, keyNode, reader }: ValueOptions): string | undefined {
  const { refuse } = reader;
  const read = textOf(key, kind, { value, keyNode, reader });
  if (read === undefined) return undefined;
  const text = read.trim();
  if (text === '') return refuse(keyNode, `\`${key}\` has no value`, 'Remove the key, or give it a value.');
  const result = kind.read(text);
  if ('error' in result) return refuse(keyNode, `\`${key}\` ${result.error}`, result.hint);
  if (inFile !== true && inFile?.includes(text) !== true)
    return refuse(keyNode, `\`${key}\` is ${quote(text)}, which is not allowed in this file`, setInWorkflow);
  return text;
}

function textOf(key: string, { form }: Input['kind'], { value, keyNode, reader }: ValueOptions): string | undefined {
  if (form === 'assignments' && isMap(value)) return readVariables(value, reader);
  const isList = form === 'list' || form === 'assignments';
  if (isList && isSeq(value)) {
    const items = value.items.map((item) => readItem(item, reader));
    return items.includes(undefined) ? undefined : items.join('\n');
  }
  if (isScalar(value)) return readText(value, reader);
  const wanted = isList ? 'a list, or a string with one item per line' : 'one value';
  return reader.refuse(keyNode, `\`${key}\` takes ${wanted}`, 'Remove the brackets and indentation.');
}

function readItem(item: unknown, reader: Reader): string | undefined {
  const text = readText(item, reader);
  if (text === undefined || !/[\r\n]/.test(text.trim())) return text;
  return reader.refuse(item, 'an item of a list has several lines', 'Write one item for each line.');
}

function readVariables(node: unknown, reader: Reader): string | undefined {
  const variables = pairsOf(node, reader).map(({ key, keyNode, value }) => {
    if (!variableName.test(key))
      return reader.refuse(
        keyNode,
        `${quote(key)} is not the name of a variable`,
        'Use a name that a job file declares.',
      );
    const text = readText(value, reader, keyNode);
    return text === undefined ? undefined : { name: key, value: text };
  });
  const read = variables.flatMap((variable) => variable ?? []);
  return read.length < variables.length ? undefined : formatAssignments(read);
}

/** @param at for an empty value, which has no line of its own */
function readText(node: unknown, { refuse }: Reader, at = node): string | undefined {
  // It has an error already.
  if (isAlias(node) || (isScalar(node) && node.tag !== undefined)) return undefined;
  if (!isScalar(node))
    return refuse(at, 'a string is expected', 'Quote it, such as `\'["a", "b"]\'` for a list in HCL.');
  const text = String(node.value);
  if (!text.includes('${{')) return text;
  return refuse(node, 'an expression of a workflow is not evaluated here', 'Set this in the workflow.');
}
