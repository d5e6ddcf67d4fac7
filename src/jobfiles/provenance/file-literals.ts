import type { JobSource } from '../preprocess/job-source.ts';
import { hclLiterals, type Literal } from '../hcl/literals.ts';
import type { CountStep } from '../hcl/tokens.ts';

/** Nesting depth; a hostile file must not exhaust the stack. */
const maxDepth = 200;

/** The values of a job in JSON. */
function* jsonLiterals(value: unknown, name: string, step: CountStep, depth = 0): Generator<Literal> {
  step(depth + 1);
  if (depth > maxDepth || value === null) return;
  if (typeof value !== 'object') yield [name, typeof value === 'string' ? value : JSON.stringify(value)];
  else
    for (const [key, item] of Object.entries(value))
      yield* jsonLiterals(item, Array.isArray(value) ? name : key, step, depth + 1);
}

/** The complete literals of a job file, written as Nomad's diff writes them, each with the innermost name that it is assigned to. */
export function literalsOf({
  kind,
  text,
  budget: { step },
}: Pick<JobSource<unknown>, 'kind' | 'text' | 'budget'>): Iterable<Literal> {
  if (kind === 'hcl') return hclLiterals(text, step);
  try {
    return jsonLiterals(JSON.parse(text), '', step);
  } catch {
    return [];
  }
}
