/** Advice on identifiers: a function is a verb and its object, a value is a noun, a limit is `max…` or `min…`, a constant is camelCase and a private member `#name`. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor, type BindingPattern, type Expression, type PropertyKey } from 'oxc-parser';

const root = resolve(import.meta.dirname, '../..');
const files = globSync('{src,sandbox,scripts,test}/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] });

/** Participles, pronouns and adverbs, which do not name a value. */
const notNouns: ReadonlySet<string> = new Set(
  'asked found seen own of one again now there these its ours byUs we unasked some them when how already unseen'.split(
    ' ',
  ),
);

/** A first word that is a participle or a preposition, as in `plannedJob` or `untilAll`. */
const participle =
  /^(?!need|feed|embed|string|bring|ring)(?:[a-z]+(?:ed|ing)|shown|written|known|sent|kept|spelt|built|until|since|beside|within|against)(?:[A-Z]|$)/;

/** Functions whose name is part of a phrase at the call, such as `orElse(read(), …)`. */
const combinators: ReadonlySet<string> = new Set(
  'since withTimeout orElse orElseAll orUndefined withErrors withContext'.split(' '),
);

/** Exceptions: the name, the prefix of the files, and the reason. */
const allowed: readonly (readonly [name: string, files: string, reason: string])[] = [
  ['NUMA', 'sandbox/src/nomad/shapes/', 'a struct of Nomad'],
  ['SDS', 'sandbox/src/nomad/shapes/', 'a struct of Nomad'],
  ['UI', 'sandbox/src/nomad/shapes/', 'a struct of Nomad'],
  ['now', '', 'the time of a clock, as in `Date.now`'],
  ['anything', 'sandbox/src/nomad/shapes/', 'a schema, as in Valibot'],
  ['assigned', 'sandbox/src/nomad/shapes/', 'a schema, as in Valibot'],
  ['named', 'sandbox/src/nomad/shapes/', 'a schema, as in Valibot'],
  ['required', 'sandbox/src/nomad/shapes/', 'a schema, as in Valibot'],
  ['of', 'src/review/', 'a field of the record, which is a stored format'],
  ['of', 'src/operations/review/', 'a field of the record, which is a stored format'],
  ['of', 'src/operations/planning/plan-job.ts', 'a field of the record, which is a stored format'],
  ['of', 'src/modes/register/judge-plan.ts', 'a field of the record, which is a stored format'],
  ['of', 'src/report/comment/approvals.ts', 'a field of the record, which is a stored format'],
  ['found', 'src/modes/check/', 'a field of the result document'],
  ['found', 'src/report/result.ts', 'a field of the result document'],
  ['found', 'test/support/checking.ts', 'a field of the result document'],
];

/** Whether a file is a test or its support, where data builders such as `withCounts(job)` are idiomatic. */
function isTest(file: string): boolean {
  return /^(?:sandbox\/)?test\//.test(file);
}

/** The problem with a name; `undefined` if there is none. */
function findNameProblem(
  file: string,
  { name, isFunction, isPrivate = false, isVariable = false }: Name,
): string | undefined {
  if (isPrivate) return 'is private: write `#' + name + '`';
  if (isVariable && /^[A-Z][A-Z\d_]+$/.test(name)) return 'is a constant: write camelCase';
  if (isFunction && /^[a-z]\w*Of$|^[a-z]+Of[A-Z]/.test(name)) return 'is not a verb and its object';
  if (isFunction && !combinators.has(name) && participle.test(name))
    return 'is a participle or a preposition: write verb and object';
  if (/^(?:is|has)Of[A-Z]/.test(name)) return 'is a genitive: name the property';
  if (isFunction && !isTest(file) && !combinators.has(name) && /^(?:with|without|from|of|un|as|or)[A-Z]/.test(name))
    return 'begins with a preposition: write verb and object';
  if (notNouns.has(name)) return 'is a participle, a pronoun or an adverb, not a noun';
  return /^(?:most|least)[A-Z]/.test(name) && !isFunction ? 'is a limit: write max… or min…' : undefined;
}

interface Name {
  readonly name: string;
  readonly start: number;
  readonly isFunction: boolean;
  /** Whether it has the keyword `private`. */
  readonly isPrivate?: boolean;
  /** Whether it is a variable instead of a field, whose name may come from another system. */
  readonly isVariable?: boolean;
}

function listPatternNames(pattern: BindingPattern): readonly Name[] {
  if (pattern.type === 'Identifier') return [{ name: pattern.name, start: pattern.start, isFunction: false }];
  if (pattern.type === 'AssignmentPattern') return listPatternNames(pattern.left);
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((element) =>
      element === null ? [] : listPatternNames(element.type === 'RestElement' ? element.argument : element),
    );
  return pattern.properties.flatMap((property) =>
    listPatternNames(property.type === 'RestElement' ? property.argument : property.value),
  );
}

function isFunctionExpression(value: Expression | null): boolean {
  return value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression';
}

/** The names that a source declares: functions, variables, parameters, and properties of types and classes. */
function listNames(file: string, source: string): readonly Name[] {
  const names: Name[] = [];
  const addKey = (key: PropertyKey, isFunction: boolean, accessibility?: string | null): void => {
    // A constructor cannot be written with `#`.
    const isPrivate = accessibility === 'private' && key.type === 'Identifier' && key.name !== 'constructor';
    if (key.type === 'Identifier') names.push({ name: key.name, start: key.start, isFunction, isPrivate });
  };
  const addParameters = ({ params }: { readonly params: readonly unknown[] }): void => {
    for (const param of params) {
      const pattern = param as BindingPattern | { readonly type: 'RestElement'; readonly argument: BindingPattern };
      names.push(...listPatternNames(pattern.type === 'RestElement' ? pattern.argument : pattern));
    }
  };
  new Visitor({
    FunctionDeclaration(node) {
      if (node.id !== null) names.push({ name: node.id.name, start: node.id.start, isFunction: true });
      addParameters(node);
    },
    FunctionExpression: addParameters,
    ArrowFunctionExpression: addParameters,
    VariableDeclarator({ id, init }) {
      const isFunction = isFunctionExpression(init);
      const isVariable = id.type === 'Identifier';
      names.push(...listPatternNames(id).map((name) => ({ ...name, isFunction, isVariable })));
    },
    MethodDefinition: ({ key, accessibility }) => addKey(key, true, accessibility),
    PropertyDefinition: ({ key, accessibility }) => addKey(key, false, accessibility),
    TSMethodSignature: ({ key }) => addKey(key, true),
    TSPropertySignature: ({ key, typeAnnotation }) =>
      addKey(key, typeAnnotation?.typeAnnotation.type === 'TSFunctionType'),
  }).visit(parseSync(file, source).program);
  return names;
}

/** Returns one line for each name of a source that has a problem. */
function findPoorNames(file: string, source: string): readonly string[] {
  return listNames(file, source).flatMap((declared) => {
    const { name, start } = declared;
    const problem = findNameProblem(file, declared);
    if (problem === undefined || allowed.some(([word, place]) => word === name && file.startsWith(place))) return [];
    return [`${file}:${source.slice(0, start).split('\n').length}: \`${name}\` ${problem}`];
  });
}

/** Returns one line for each poor name in src, the sandbox, the scripts and the tests. */
export function adviseNames(): readonly string[] {
  return files.flatMap((file) => findPoorNames(file, readFileSync(join(root, file), 'utf8')));
}
