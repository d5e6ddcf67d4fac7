import { type Context, addDiagnostic } from '../evaluate/context.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { EvaluationError } from '../evaluate/scope.ts';
import { listEntries, toText } from '../evaluate/values.ts';
import type { Block, Body, Value } from '../syntax/tree.ts';

/** Returns the blocks with their evaluation contexts; `dynamic` ones are expanded over their collection. */
export function expandBlocks(blocks: readonly Block[], context: Context): [Block, Context][] {
  return blocks.flatMap((block): [Block, Context][] =>
    block.type === 'dynamic' ? unroll(block, context) : [[block, context]],
  );
}

function unroll(block: Block, context: Context): [Block, Context][] {
  try {
    const type = block.labels[0] ?? '';
    const content = block.body.blocks.find((inner) => inner.type === 'content');
    const iterator = attribute(block.body, 'iterator');
    const name = iterator?.kind === 'name' ? iterator.root : type;
    return entries(block, context).map(([key, value]) => {
      const names = new Map([...context.scope.names, [name, { key, value }]]);
      const inner = { ...context, scope: { ...context.scope, names } };
      const labels = attribute(block.body, 'labels');
      const values = labels === undefined ? [] : evaluate(labels, inner.scope);
      const unrolled: Block = {
        ...block,
        type,
        labels: Array.isArray(values) ? values.map(toText) : [],
        body: content?.body ?? { attributes: [], blocks: [], end: block.body.end },
      };
      return [unrolled, inner];
    });
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    context.diagnostics.push(error.diagnostic);
    return [];
  }
}

const attribute = (body: Body, name: string) => body.attributes.find((item) => item.name === name)?.value;

function entries(block: Block, context: Context): [Value, Value][] {
  const forEach = attribute(block.body, 'for_each');
  if (forEach === undefined) {
    const end = { start: block.body.end.end, end: block.body.end.end };
    addDiagnostic(
      context,
      end,
      'Missing required argument',
      'The argument "for_each" is required, but no definition was found.',
    );
    return [];
  }
  const items = listEntries(evaluate(forEach, context.scope));
  if (items !== undefined) return items;
  addDiagnostic(
    context,
    forEach.head,
    'Invalid dynamic for_each value',
    'Cannot use a value that is not a list, set or map.',
  );
  return [];
}
