import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * The texts of the errors in src/, found by their constructor calls. An expression is followed through constants, conditions, objects,
 * functions and imports; where a text is the parameter of a function, each call of that function has its own. `…` stands for what only a run knows.
 */

/** A node of any type, by its own fields. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

type Place = { readonly file: string; readonly parent: Node | undefined };
/** The call that gives the parameters of a function their values. */
type Calls = ReadonlyMap<Node, Node>;

const source = resolve(import.meta.dirname, '../../src');
const places = new Map<Node, Place>();
const programs = new Map<string, Node>();
const nodes: Node[] = [];

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function listChildren(node: Node): readonly Node[] {
  return Object.values(node)
    .flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function add(node: Node, place: Place): void {
  places.set(node, place);
  nodes.push(node);
  for (const child of listChildren(node)) add(child, { file: place.file, parent: node });
}

for (const file of globSync('**/*.ts', { cwd: source })) {
  const { program } = parseSync(file, readFileSync(join(source, file), 'utf8'));
  programs.set(join(source, file), program as unknown as Node);
  add(program as unknown as Node, { file: join(source, file), parent: undefined });
}

const isFunction = ({ type }: Node): boolean => /Function/.test(type) && !type.startsWith('TS');
const field = (node: Node | undefined, name: string): Node | undefined => {
  const value = node?.[name];
  return isNode(value) ? value : undefined;
};
const list = (node: Node, name: string): readonly Node[] => {
  const value = node[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
const readName = (node: Node | undefined): string | undefined =>
  [node?.['name'], node?.['value']].find((value) => typeof value === 'string');

/** A declared name: an expression, or the parameter of a function, and which part of it the name stands for. */
interface Declared {
  readonly value?: Node;
  readonly parameter?: { readonly kind: Node; readonly at: number };
  readonly path: readonly (string | number)[];
}

/** Where a pattern declares a name, as a path into the value that it takes apart. */
function pathIn(pattern: Node, name: string): readonly (string | number)[] | undefined {
  if (pattern.type === 'Identifier') return pattern['name'] === name ? [] : undefined;
  if (pattern.type === 'AssignmentPattern') return pathIn(field(pattern, 'left') ?? pattern, name);
  if (pattern.type === 'RestElement') return pathIn(field(pattern, 'argument') ?? pattern, name);
  if (pattern.type === 'ArrayPattern') {
    const elements = pattern['elements'] as readonly (Node | null)[];
    return elements.flatMap((row, at) => {
      const path = row === null ? undefined : pathIn(row, name);
      return path === undefined ? [] : [[at, ...path]];
    })[0];
  }
  return list(pattern, 'properties').flatMap((part) => {
    const path = pathIn(field(part, 'value') ?? part, name);
    if (path === undefined) return [];
    return part.type === 'RestElement' ? [path] : [[readName(field(part, 'key')) ?? '', ...path]];
  })[0];
}

function declarationIn(scope: Node, name: string): Declared | undefined {
  if (isFunction(scope)) {
    for (const [at, parameter] of list(scope, 'params').entries()) {
      const path = pathIn(parameter, name);
      if (path !== undefined) return { parameter: { kind: scope, at }, path };
    }
    return undefined;
  }
  for (const statement of list(scope, 'body')) {
    const declaration = field(statement, 'declaration') ?? statement;
    if (isFunction(declaration) && readName(field(declaration, 'id')) === name) return { value: declaration, path: [] };
    for (const part of list(declaration, 'declarations')) {
      const [id, value] = [field(part, 'id'), field(part, 'init')];
      const path = id === undefined ? undefined : pathIn(id, name);
      if (path !== undefined && value !== undefined) return { value, path };
    }
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = list(statement, 'specifiers').find((part) => readName(field(part, 'local')) === name);
    const from = readName(field(statement, 'source')) ?? '';
    const program = from.startsWith('.')
      ? programs.get(resolve(dirname(places.get(scope)?.file ?? ''), from))
      : undefined;
    if (specifier === undefined || program === undefined) continue;
    return declarationIn(program, readName(field(specifier, 'imported')) ?? '');
  }
  return undefined;
}

function resolveName(name: string, from: Node): Declared | undefined {
  for (let scope: Node | undefined = from; scope !== undefined; scope = places.get(scope)?.parent) {
    const match = declarationIn(scope, name);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** The functions whose calls give the parameters that were read without a value. */
const unbound = new Set<Node>();

const deepest = 15;

/** The literals, templates, objects, lists and functions that an expression may be; others are undefined. */
function findValues(node: Node | undefined, calls: Calls, depth = 0): readonly (Node | undefined)[] {
  if (node === undefined || depth > deepest) return [undefined];
  const follow = (next: Node | undefined): readonly (Node | undefined)[] => findValues(next, calls, depth + 1);
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral':
    case 'ObjectExpression':
    case 'ArrayExpression':
    case 'BinaryExpression':
      return [node];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'AwaitExpression':
    case 'ChainExpression':
      return follow(field(node, 'expression') ?? field(node, 'argument'));
    case 'ConditionalExpression':
      return [...follow(field(node, 'consequent')), ...follow(field(node, 'alternate'))];
    case 'LogicalExpression':
      return [...follow(field(node, 'left')), ...follow(field(node, 'right'))].filter(
        (part, _, all) => part !== undefined || all.length === 1,
      );
    case 'Identifier': {
      const declared = resolveName(readName(node) ?? '', node);
      if (declared === undefined) return node['name'] === 'undefined' ? [] : [undefined];
      const start = declared.parameter === undefined ? declared.value : findArgument(declared.parameter, calls);
      return declared.path.reduce<readonly (Node | undefined)[]>(
        (entry, part) => entry.flatMap((item) => findMembers(item, part, calls, depth)),
        follow(start),
      );
    }
    case 'MemberExpression': {
      const property = field(node, 'property');
      const key =
        node['computed'] === true
          ? property?.type === 'Literal'
            ? readName(property)
            : undefined
          : readName(property);
      return follow(field(node, 'object')).flatMap((part) => findMembers(part, key, calls, depth));
    }
    case 'CallExpression':
      return follow(field(node, 'callee')).flatMap((callee) => {
        if (callee === undefined || !isFunction(callee)) return [undefined];
        const inner = new Map([...callsAt(callee, calls), [callee, node]]);
        return listReturns(callee).flatMap((part) =>
          findValues(part, inner, depth + 1).map((value) => withCalls(value, inner)),
        );
      });
    default:
      return isFunction(node) ? [node] : [undefined];
  }
}

/** What a value from within a function needs in order to be read outside of it. */
const callsOfValue = new WeakMap<Node, Calls>();

function withCalls(value: Node | undefined, calls: Calls): Node | undefined {
  if (value === undefined || isFunction(value)) return value;
  const copy = { ...value };
  places.set(copy, places.get(value) ?? { file: '', parent: undefined });
  callsOfValue.set(copy, callsAt(value, calls));
  return copy;
}

function callsAt(value: Node | undefined, calls: Calls): Calls {
  const raw = value === undefined ? undefined : callsOfValue.get(value);
  return raw === undefined ? calls : new Map([...calls, ...raw]);
}

function findArgument({ kind, at }: NonNullable<Declared['parameter']>, calls: Calls): Node | undefined {
  const call = calls.get(kind);
  if (call === undefined) {
    unbound.add(kind);
    return undefined;
  }
  const given = list(call, 'arguments')[at];
  const raw = list(kind, 'params')[at];
  return given ?? (raw?.type === 'AssignmentPattern' ? field(raw, 'right') : undefined);
}

/** A member of an object or a list; all of them if the key is not known. */
function findMembers(
  value: Node | undefined,
  key: string | number | undefined,
  outer: Calls,
  depth: number,
): readonly (Node | undefined)[] {
  const calls = callsAt(value, outer);
  const follow = (node: Node | undefined): readonly (Node | undefined)[] =>
    findValues(node, calls, depth + 1).map((row) => withCalls(row, calls));
  if (value?.type === 'ArrayExpression') {
    const elements = list(value, 'elements');
    return (typeof key === 'number' ? elements.slice(key, key + 1) : elements).flatMap(follow);
  }
  if (value?.type !== 'ObjectExpression') return [undefined];
  const raw = list(value, 'properties').filter(
    (part) => part.type === 'Property' && (key === undefined || readName(field(part, 'key')) === String(key)),
  );
  if (raw.length > 0) return raw.flatMap((part) => follow(field(part, 'value')));
  return list(value, 'properties')
    .filter((part) => part.type === 'SpreadElement')
    .flatMap((part) => follow(field(part, 'argument')))
    .flatMap((part) => (part?.type === 'ObjectExpression' ? findMembers(part, key, calls, depth + 1) : [undefined]));
}

function listReturns(node: Node): readonly Node[] {
  const body = field(node, 'body');
  if (body !== undefined && body.type !== 'BlockStatement') return [body];
  const items: Node[] = [];
  const visit = (part: Node): void => {
    const value = part.type === 'ReturnStatement' ? field(part, 'argument') : undefined;
    if (value !== undefined) items.push(value);
    for (const child of listChildren(part)) if (!isFunction(child)) visit(child);
  };
  if (body !== undefined) visit(body);
  return items;
}

const most = 60;

/** The texts that an expression may be, with `…` for what is not known. */
function listTexts(node: Node | undefined, calls: Calls, depth = 0): readonly string[] {
  const texts = findValues(node, calls, depth).flatMap((value): readonly string[] => {
    const inner = callsAt(value, calls);
    if (value?.type === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : ['…'];
    if (value?.type === 'BinaryExpression' && value['operator'] === '+')
      return product([
        listTexts(field(value, 'left'), inner, depth + 1),
        listTexts(field(value, 'right'), inner, depth + 1),
      ]);
    if (value?.type !== 'TemplateLiteral') return ['…'];
    const quasis = list(value, 'quasis').map((part) => [(part['value'] as { readonly cooked: string }).cooked]);
    const expressions = list(value, 'expressions').map((part) => listTexts(part, inner, depth + 1));
    return product(quasis.flatMap((quasi, at) => [quasi, ...expressions.slice(at, at + 1)]));
  });
  return [...new Set(texts)];
}

function product(parts: readonly (readonly string[])[]): readonly string[] {
  return parts.reduce<readonly string[]>(
    (all, part) => {
      const next = all.length * part.length > most ? ['…'] : part;
      return all.flatMap((text) => next.map((row) => text + row));
    },
    [''],
  );
}

/** The error of one constructor call, for one way to get there. */
export interface ErrorText {
  /** `src/inputs/input.ts:84` */
  readonly place: string;
  readonly message: string;
  /** In docs/troubleshooting.md, that it may link to; `…` for that of another error. */
  readonly anchors: readonly string[];
}

/** Whether a text says too little to be found: it is the parameter of a function. */
export function isVague(message: string): boolean {
  return message.replaceAll(/Input `[^`]*`|[^a-z]/g, '').length < 10;
}

function errorsAt(site: Node, calls: Calls, depth: number): readonly ErrorText[] {
  unbound.clear();
  const [details] = list(site, 'arguments');
  const kind = (name: string): readonly string[] => {
    const values = findValues(details, calls).flatMap((row) => findMembers(row, name, calls, 0));
    return values.flatMap((row) => listTexts(row, calls));
  };
  const [helps, messages] = [kind('help'), kind('message')];
  const [callee] = unbound;
  if (callee !== undefined && depth < 3 && (messages.some(isVague) || helps.includes('…'))) {
    const callers = listCalls(callee);
    if (callers.length > 0)
      return callers.flatMap((call) => errorsAt(site, new Map([...calls, [callee, call]]), depth + 1));
  }
  const anchors = [...new Set(helps.length === 0 ? kind('reason') : helps)];
  const place = describeStopAddress(site);
  return messages.map((message) => ({ place, message, anchors }));
}

function describeStopAddress(node: Node): string {
  const { file = '' } = places.get(node) ?? {};
  const line = readFileSync(file, 'utf8').slice(0, node.start).split('\n').length;
  return `${file.slice(source.length + 1)}:${line}`;
}

const shorthands = Map.groupBy(
  nodes.filter((node) => node['shorthand'] === true),
  (node) => readName(field(node, 'key')) ?? '',
);
/** All calls, by the last name of what they call. */
const named = Map.groupBy(
  nodes.filter(({ type }) => type === 'CallExpression' || type === 'NewExpression'),
  (node) => readName(field(node, 'callee')) ?? readName(field(field(node, 'callee'), 'property')) ?? '',
);

/** The calls of a function by its name: of its own scope, of an import, or of the object that it is a member of. */
function findCalls(callee: Node): readonly Node[] {
  const parent = places.get(callee)?.parent;
  const name = readName(field(callee, 'id') ?? field(parent, 'key') ?? field(parent, 'id'));
  if (name === undefined) return [];
  const shared = (shorthands.get(name) ?? []).some((node) => resolveName(name, node)?.value === callee);
  const isMember = shared || parent?.type === 'Property';
  const ofClass =
    name === 'constructor'
      ? readName(field(places.get(places.get(parent ?? callee)?.parent ?? callee)?.parent, 'id'))
      : undefined;
  return (named.get(ofClass ?? name) ?? []).filter((node) => {
    const called = field(node, 'callee');
    if (ofClass !== undefined) return node.type === 'NewExpression' && readName(called) === ofClass;
    if (node.type !== 'CallExpression') return false;
    if (called?.type === 'Identifier') return readName(called) === name && resolveName(name, called)?.value === callee;
    return isMember && readName(field(called, 'property')) === name;
  });
}

const foundCalls = new Map<Node, readonly Node[]>();
function listCalls(callee: Node): readonly Node[] {
  const items = foundCalls.get(callee) ?? findCalls(callee);
  foundCalls.set(callee, items);
  return items;
}

export function errorTexts(): readonly ErrorText[] {
  const sites = nodes.filter((node) => {
    const callee = field(node, 'callee');
    if (list(node, 'arguments')[0]?.type !== 'ObjectExpression') return false;
    return (
      callee?.type === 'Super' ||
      (node.type === 'NewExpression' && /^(Action|Service)Error$/.test(readName(callee) ?? ''))
    );
  });
  const texts = sites.flatMap((site) => errorsAt(site, new Map(), 0));
  return [...new Map(texts.map((row) => [JSON.stringify(row), row])).values()];
}

/** Returns the texts of the problems that the kinds of inputs find; they follow the name of the input. */
export function inputProblems(): readonly string[] {
  const problems = nodes.filter(
    (node) =>
      node.type === 'ObjectExpression' &&
      memberNames(node).join() === 'error,hint' &&
      /inputs/.test(places.get(node)?.file ?? ''),
  );
  return [
    ...new Set(
      problems.flatMap((node) => findMembers(node, 'error', new Map(), 0).flatMap((row) => listTexts(row, new Map()))),
    ),
  ];
}

function memberNames(node: Node): readonly string[] {
  return list(node, 'properties').map((part) => readName(field(part, 'key')) ?? '');
}
