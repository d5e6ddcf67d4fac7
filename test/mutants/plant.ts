import { parseSync, type Node } from 'oxc-parser';

/** One fault to plant: this part of the file becomes `text`. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type AnyNode = Node & Readonly<Record<string, unknown>>;

const otherOperators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
};

/** Types are gone when the code runs; only the expressions inside are code. */
const wrappers: ReadonlySet<string> = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
/** Without effect: the names of modules and of keys. */
const names: ReadonlySet<string> = new Set(['ImportDeclaration', 'ExportAllDeclaration']);

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';
}

function isTest({ parent, key }: Place): boolean {
  return key === 'test' && (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression');
}

interface Place {
  readonly parent: AnyNode | undefined;
  /** The property of the parent. */
  readonly key: string;
}

/** Returns the parts of a node to replace, each with the new text. */
function replace(node: AnyNode, place: Place, source: string): readonly (readonly [Node, string])[] {
  const write = (part: Node): string => source.slice(part.start, part.end);
  const negated = isTest(place) ? ([[node, `!(${write(node)})`]] as const) : [];
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const other = otherOperators[node.operator];
    if (other === undefined) return negated;
    // The operand beside may contain `??`, which does not mix with the others.
    return [...negated, [node, `((${write(node.left)}) ${other} (${write(node.right)}))`]];
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') return [[node, write(node.argument)]];
  if (node.type === 'ExpressionStatement') return [[node, ';']];
  if (node.type === 'IfStatement') return node.alternate === null ? [[node, ';']] : [];
  if (node.type === 'ArrayExpression') return node.elements.length > 0 ? [[node, '[]']] : [];
  if (node.type !== 'Literal' || (place.key === 'key' && place.parent?.type === 'Property')) return negated;
  if (typeof node.value === 'string') return [[node, node.value === '' ? "'mutant'" : "''"]];
  if (typeof node.value !== 'number') return negated;
  return [1, -1].map((step) => [node, `(${write(node)} + ${step})`]);
}

/** Lists all faults that can be planted in a file, in the order of its text. */
export function listMutants(file: string, source: string): readonly Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const mutants: Mutant[] = [];
  const visit = (node: AnyNode, place: Place): void => {
    if (names.has(node.type)) return;
    if (node.type.startsWith('TS') && !wrappers.has(node.type)) return;
    for (const [{ start, end }, text] of replace(node, place, source))
      mutants.push({ file, line: source.slice(0, start).split('\n').length, start, end, text });
    for (const [key, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child) && !(key === 'typeAnnotation' || key === 'typeArguments'))
          visit(child, { parent: node, key });
  };
  visit(program as AnyNode, { parent: undefined, key: '' });
  return mutants;
}
