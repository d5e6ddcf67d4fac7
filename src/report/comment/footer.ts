import { clipped } from '../markdown/fit.ts';
import { code, link } from '../markdown/markdown.ts';
import type { CommentContext } from './comment-context.ts';

/**
 * The result, the commit, the run and the cluster or registry; `same-comment.ts` reads the run from it.
 *
 * @param more Markdown that follows
 */
export function footerLine(
  result: string,
  {
    commit,
    run,
    cluster,
    region,
    namespace,
  }: Pick<CommentContext, 'commit' | 'run' | 'cluster' | 'region' | 'namespace'>,
  more = '',
): string {
  const at = commit === undefined ? '' : ` at ${code(commit.slice(0, 7))}`;
  const by =
    run === undefined
      ? ''
      : ` by ${link(`run ${run.number}${run.attempt > 1 ? `, attempt ${run.attempt}` : ''}`, run.url)}`;
  const parts = [
    ...(region === undefined ? [] : [`region ${code(clipped(region))}`]),
    ...(namespace === undefined ? [] : [`namespace ${code(clipped(namespace))}`]),
  ];
  const where = ` on ${code(cluster)}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
  return `<sub>${result}${at}${by}${where}${more}</sub>`;
}
