import { failureItems, placeList } from '../../report/failure-items.ts';
import { footerLine } from '../../report/comment/footer.ts';
import { fitDocument, itemList, type Block, type Limit } from '../../text/fit.ts';
import {
  code,
  count,
  join,
  joinLines,
  link,
  md,
  name,
  nothing,
  prose,
  type Markdown,
  type Sign,
} from '../../text/markdown.ts';
import type { Published } from '../../text/published.ts';
import {
  checkHeadline,
  isFailing,
  isFailingUnchecked,
  type CheckOutcome,
  type Finding,
  type Unchecked,
} from './outcome.ts';
import type { CommentContext } from '../../report/comment/comment-context.ts';
import type { Location } from '../../errors.ts';

/** Links of a report, and the way for it to leave the run; without a marker for a summary. */
export type CheckSurroundings = Pick<CommentContext, 'commit' | 'run' | 'fileUrl' | 'door'> &
  Partial<Pick<CommentContext, 'marker'>>;

/** The check within the limit: the findings as a table, the worst first; then what was not checked. */
export function checkMarkdown(outcome: CheckOutcome, surroundings: CheckSurroundings, limit: Limit): Published {
  const { findings, unchecked, failures, registry } = outcome;
  const { marker, commit, run, fileUrl, door } = surroundings;
  const heading = md`### ${signOf(outcome)} ${prose(checkHeadline(outcome), 1000)}`;
  const place = { commit, run, cluster: registry, region: undefined, namespace: undefined };
  const document = {
    head: [joinLines([...(marker === undefined ? [] : [marker]), heading])],
    blocks: [
      itemList(failureItems(failures, fileUrl)),
      findingList(findings, surroundings),
      itemList(unchecked.map((one) => uncheckedItem(one, surroundings))),
    ],
    tail: [footerLine(md`Checked`, place, md` · ${counts(outcome)}`)],
  };
  return fitDocument(document, limit, door);
}

function counts({ calls, files, untouched }: CheckOutcome): Markdown {
  const rest = untouched === 0 ? nothing : md`${count(untouched, 'file')} not touched`;
  return join([count(calls, 'module call'), count(files, 'file'), rest], ' · ');
}

function signOf(outcome: CheckOutcome): Sign {
  const { findings, unchecked, failures, calls } = outcome;
  if (failures.length > 0 || findings.some((finding) => isFailing(finding, outcome))) return '🔴';
  if (unchecked.some((one) => isFailingUnchecked(one, outcome))) return '🔴';
  if (findings.length > 0 || unchecked.some(({ level }) => level === 'warning')) return '🟠';
  return calls === 0 ? '⚪' : '🟢';
}

/** An item for each module, constraint and version, with all calls of it; a phone would cut off a table. */
function findingList(findings: readonly Finding[], surroundings: CheckSurroundings): Block {
  const same = Map.groupBy(findings, ({ module, constraint, version }) =>
    JSON.stringify([module, constraint, version]),
  );
  return itemList([...same.values()].map((calls) => findingItem(calls, surroundings)));
}

function findingItem(calls: readonly Finding[], surroundings: CheckSurroundings): Markdown {
  const [first] = calls;
  if (first === undefined) return nothing;
  const { module, constraint, version, state, reason, link: url } = first;
  const places = calls.map(({ place }) => placeOf(place, surroundings));
  const call = join([code(module), constraint === '' ? nothing : name(constraint)], ' ');
  const why = join(
    [reason === '' ? nothing : prose(reason), url === '' ? nothing : md`(${link(name(new URL(url).host), url)})`],
    ' ',
  );
  const said = reason === '' && url === '' ? nothing : md`: ${why}`;
  const end = url === '' && /[.!?]$/.test(reason) ? nothing : md`.`;
  return md`- ${call} resolves to ${code(version)}, **${prose(state)}**${said}${end} ${describeFix(first)} Called in ${placeList(places)}.`;
}

function describeFix({ replacement }: Finding): Markdown {
  if (replacement === undefined) return md`No version to move to.`;
  const { version, isAllowed } = replacement;
  return isAllowed ? md`Pin ${code(version)}.` : md`Move to ${code(version)}: change the constraint.`;
}

function placeOf({ file, line }: Location, { fileUrl }: CheckSurroundings): Markdown {
  const text = name(line === undefined ? file : `${file}:${line}`);
  return link(text, fileUrl === undefined ? undefined : `${fileUrl(file)}${line === undefined ? '' : `#L${line}`}`);
}

function uncheckedItem({ problem, places }: Unchecked, surroundings: CheckSurroundings): Markdown {
  const where = placeList(places.map((place) => placeOf(place, surroundings)));
  return md`- Not checked: ${places.length === 0 ? nothing : md`${where}: `}${prose(problem)}.`;
}
