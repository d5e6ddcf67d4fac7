import { itemsWithin } from '../../../text/fit.ts';
import { count, isEmpty, link, md, name, nothing, paragraphs, prose, type Markdown } from '../../../text/markdown.ts';
import type { Published } from '../../../text/published.ts';
import { describeDrift, versionMarkdown } from './describe-drift.ts';
import type { JobDrift } from '../outcome.ts';
import type { DriftContext } from './drift-context.ts';

const maxLength = 4000;

/** The comment that notifies of jobs that drift newly. */
export function newsMarkdown(news: readonly JobDrift[], { run, door }: Pick<DriftContext, 'run' | 'door'>): Published {
  const items = news.map((drift) => {
    const version = versionMarkdown(drift);
    const since = isEmpty(version) ? nothing : md` (${version})`;
    return md`- ${name(drift.id)} ${prose(describeDrift(drift))}${since}`;
  });
  const measure = (text: Markdown): number => door.markdown(text).length;
  const room = { max: maxLength, measure, elsewhere: nothing };
  const head =
    news.length === 1 ? md`**One more job has drifted.**` : md`**${count(news.length, 'more job')} have drifted.**`;
  const by = run === undefined ? nothing : md` Found by ${link(md`run ${run.number}`, run.url)}.`;
  return door.markdown(
    paragraphs([
      head,
      itemsWithin(items, room, (left) => md`- … and ${left} more`),
      md`The differences are at the top of this issue.${by}`,
    ]),
  );
}
