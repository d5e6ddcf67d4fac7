import { clipped, takeWithin } from '../../../report/markdown/fit.ts';
import { code, link } from '../../../report/markdown/markdown.ts';
import { plural } from '../../../nomad-plan/numbers.ts';
import { describeDrift, describeVersion } from './describe-drift.ts';
import type { JobDrift } from '../outcome.ts';
import type { DriftContext } from './drift-context.ts';

const maxLength = 4000;

/** The comment that notifies of jobs that drift newly. */
export function newsMarkdown(
  news: readonly JobDrift[],
  { run, hide = (text) => text }: Pick<DriftContext, 'run' | 'hide'>,
): string {
  const items = news.map((drift) => {
    const version = describeVersion(drift);
    return `- ${code(clipped(drift.id))} ${describeDrift(drift)}${version === '' ? '' : ` (${version})`}`;
  });
  const { taken, left } = takeWithin(items, maxLength, (text) => text.length);
  const head =
    news.length === 1 ? '**One more job has drifted.**' : `**${plural(news.length, 'more job')} have drifted.**`;
  const rest = left === 0 ? [] : [`- … and ${left} more`];
  const by = run === undefined ? '' : ` Found by ${link(`run ${run.number}`, run.url)}.`;
  return hide([head, '', ...taken, ...rest, '', `The differences are at the top of this issue.${by}`].join('\n'));
}
