import { failuresOf, type JudgedVersion, type RegistryOutcome } from '../../deprecation/outcome.ts';
import { fitDocument, itemsWithin, type Limit, type Room } from '../../text/fit.ts';
import { code, joinLines, link, listUpTo, md, name, nothing, prose, type Markdown } from '../../text/markdown.ts';
import { footerLine } from '../comment/footer.ts';
import { failureItems, renderFix } from '../failure-items.ts';
import { registryHeadline } from './module-report.ts';
import type { Mark, Published } from '../../text/published.ts';
import type { Door } from '../../text/door.ts';

interface Surroundings {
  /** The commit, the run and the registry. */
  readonly where: Parameters<typeof footerLine>[1];
  readonly marker: Mark;
  /** The last lines, with the draft of the record; undefined without one. */
  readonly record: Markdown | undefined;
  readonly door: Door;
}

/** What a merge would change, or has changed: an item for the versions that get the same text. */
export function changesMarkdown(outcome: RegistryOutcome, surroundings: Surroundings, limit: Limit): Published {
  const { where, marker, record, door } = surroundings;
  const { isPlan = false, modules } = outcome;
  const failures = failuresOf(outcome);
  const headline = registryHeadline(outcome);
  // The headline of a run that changed nothing is its first failure.
  const shown = failures.find(({ message }) => message === headline);
  const others = failures.filter((failure) => failure !== shown);
  const done = shown === undefined ? md`Changed` : md`Not changed`;
  const sign = failures.length > 0 ? '🔴' : isPlan ? '🔵' : '🟢';
  const notes = [...outcome.notes, ...modules.flatMap((module) => module.notes)];
  const next =
    isPlan && record !== undefined && failures.length === 0
      ? md`\`mode: deprecate\` makes exactly these changes after the merge, unless the registry changes before.`
      : nothing;
  const document = {
    head: [joinLines([marker, md`### ${sign} ${prose(headline, 500)}`])],
    sections: [
      { share: 0.1, render: () => (shown === undefined ? nothing : renderFix(shown)) },
      { share: 0.3, render: (room: Room) => itemsWithin(failureItems(others, undefined), room) },
      { share: 'rest' as const, render: (room: Room) => itemsWithin(changeItems(outcome), room) },
      {
        share: 0.2,
        render: (room: Room) =>
          itemsWithin(
            notes.map(({ text }) => md`- ⚠️ ${prose(text)}`),
            room,
          ),
      },
    ],
    tail: [next, joinLines([footerLine(isPlan ? md`Planned` : done, where), record ?? nothing])],
  };
  return fitDocument(document, limit, door);
}

const mostNames = 100;

/** An item for the versions of a module that get the same text. */
function changeItems({ modules, isPlan = false }: RegistryOutcome): readonly Markdown[] {
  return modules.flatMap(({ module, versions }) => {
    const changed = versions.filter(({ result }) => result === 'deprecated' || result === 'failed');
    const same = Map.groupBy(changed, ({ deprecatedBy, text, failure }) =>
      JSON.stringify([deprecatedBy, text, failure?.message]),
    );
    const of = modules.length === 1 ? nothing : md` of ${code(module)}`;
    return [...same.values()].map((group) => changeItem(group, of, isPlan));
  });
}

function changeItem(versions: readonly JudgedVersion[], of: Markdown, isPlan: boolean): Markdown {
  const [{ text, failure, deprecatedBy } = {}] = versions;
  const names = listUpTo(
    versions.map(({ version }) => code(version)),
    ', ',
    mostNames,
  );
  const before = deprecatedBy !== undefined;
  const verb = before
    ? isPlan
      ? md`Change the text of`
      : md`Changed the text of`
    : isPlan
      ? md`Deprecate`
      : md`Deprecated`;
  const what = failure === undefined ? verb : md`Not changed:`;
  const { reason = failure?.message ?? '', link: url = '' } = text ?? {};
  const more = url === '' ? nothing : md` — ${link(name(new URL(url).host), url)}`;
  return md`- **${what}** ${names}${of}: ${prose(reason)}${more}`;
}
