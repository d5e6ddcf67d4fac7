import type { Cursor } from './cursor.ts';
import type { Expression, Step } from './tree.ts';

export interface StepReaders {
  /** Whether line ends have no meaning here. */
  readonly overLines: boolean;
  readonly readEnclosed: (cursor: Cursor) => Expression;
}

/** Reads the accesses after a term, even after blanks and comments: `.name`, `[index]`, and splats, which include all later accesses. */
export function readSteps(cursor: Cursor, base: Expression, readers: StepReaders): Expression {
  const steps: Step[] = [];
  let end = cursor.at;
  for (; ; end = cursor.at) {
    cursor.skip(readers.overLines);
    const start = cursor.at;
    if (cursor.sees('...')) break;
    if (cursor.take('.*') || cursor.take('[*]')) {
      const inner = readSteps(cursor, { ...base, kind: 'literal', value: null }, readers);
      const after = inner.kind === 'of' ? inner.steps : [];
      return {
        kind: 'splat',
        base: addSteps(cursor, base, steps, start),
        steps: after,
        start: base.start,
        end: cursor.at,
        head: base.head,
      };
    }
    if (cursor.take('.')) {
      cursor.skip(readers.overLines);
      const key = cursor.readIdentifier() ?? cursor.readNumber() ?? '';
      steps.push({ key, start, end: cursor.at });
    } else if (cursor.take('[')) {
      const index = readers.readEnclosed(cursor);
      cursor.skip(true);
      cursor.take(']');
      steps.push({ index, start, end: cursor.at });
    } else break;
  }
  cursor.at = end;
  return addSteps(cursor, base, steps, end);
}

function addSteps(cursor: Cursor, base: Expression, steps: readonly Step[], end: number): Expression {
  if (steps.length === 0) return base;
  if (base.kind === 'name') {
    return { ...base, steps, written: copySource(cursor, base.start, end), end, head: { start: base.start, end } };
  }
  return { kind: 'of', base, steps, start: base.start, end, head: base.head };
}

/** Returns an interpolation as text, for names that only Nomad's client can resolve: `${attr.kernel.name}`. */
export function copySource(cursor: Cursor, start: number, end = cursor.at): string {
  const opening = /\$\{ *$/.exec(cursor.text.slice(Math.max(0, start - 80), start))?.[0] ?? '${';
  return `${opening}${cursor.text.slice(start, end)}}`;
}
