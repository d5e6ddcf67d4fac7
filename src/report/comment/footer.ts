import { linkDocumentation } from '../documentation.ts';
import { code, count, join, link, md, name, nothing, type Markdown } from '../../text/markdown.ts';
import type { CommentContext } from './comment-context.ts';
import type { DiffView } from '../../nomad-plan/diff-lines.ts';

/** The result, the commit, the run and the cluster or registry; {@link isSameComment} ignores this line. @param more appended text */
export function renderFooter(
  result: Markdown,
  context: Pick<CommentContext, 'commit' | 'run' | 'cluster' | 'region' | 'namespace'>,
  more = nothing,
): Markdown {
  const { commit, run, cluster, region, namespace } = context;
  const at = commit === undefined ? nothing : md` at ${code(commit.slice(0, 7))}`;
  const by = run === undefined ? nothing : md` by ${runLink(run)}`;
  const parts = [
    ...(region === undefined ? [] : [md`region ${name(region)}`]),
    ...(namespace === undefined ? [] : [md`namespace ${name(namespace)}`]),
  ];
  const clusterPart = md` on ${code(cluster)}${parts.length === 0 ? nothing : md` (${join(parts, ', ')})`}`;
  const location = cluster === '' ? nothing : clusterPart;
  return md`<sub>${result}${at}${by}${location}${more}</sub>`;
}

/** ` · 3 values hidden`, in the diffs of all jobs; empty if none are hidden. */
export function renderHiddenCount(jobs: readonly { readonly diff: Pick<DiffView, 'hiddenValues'> }[]): Markdown {
  const hiddenValues = jobs.reduce((sum, { diff }) => sum + diff.hiddenValues, 0);
  return hiddenValues === 0
    ? nothing
    : md` · ${link(md`${count(hiddenValues, 'value')} hidden`, `${linkDocumentation('reading-the-comment.md')}#the-diff`)}`;
}

/** The legend of the signs and words of a plan or its outcome. */
export const legend = md` · ${link(md`Reading this comment`, linkDocumentation('reading-the-comment.md'))}`;

function runLink({ number, attempt, url }: NonNullable<CommentContext['run']>): Markdown {
  return link(md`run ${number}${attempt > 1 ? md`, attempt ${attempt}` : nothing}`, url);
}

/**
 * Whether two comments are equal for a reader. They may differ in the run that wrote them, in the next launch of a periodic job, which changes with time, and
 * in the record, which is invisible. All of these are in lines that untrusted text cannot begin (see `plan-comment.ts` and `job-row.ts`).
 */
export function isSameComment(current: string, draft: string): boolean {
  return readMeaning(current) === readMeaning(draft);
}

function readMeaning(body: string): string {
  return (
    body
      .replaceAll('\r\n', '\n')
      .replace(/^<!-- outrider:record .*$/gm, '')
      .trim()
      .replace(
        /^(<sub>(?:Planned|Registered|Not registered|Checked|Compared).*?) by \[run [^\]\n]{0,60}\]\([^)\s]{0,500}\)/gm,
        '$1',
      )
      // Mode `drift` compares each commit of the default branch.
      .replace(/^(<sub>Compared) at `[0-9a-f]{7}`/gm, '$1')
      .replace(/^(\| .*)next launch `[^`]*`/gm, '$1')
  );
}
