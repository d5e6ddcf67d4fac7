import type { CommentContext } from './comment/comment-context.ts';
import { selectFirstOfEach, linkHelp, addFullStop } from './documentation.ts';
import {
  clip,
  code,
  fence,
  instruction,
  isEmpty,
  join,
  link,
  listUpTo,
  md,
  nothing,
  prefixLines,
  prose,
  type Markdown,
} from '../text/markdown.ts';
import { formatLocation } from './plan/describe-plan.ts';
import { plural } from '../text/numbers.ts';
import { visible } from '../text/visible.ts';
import type { FailedFile } from './plan/plan-outcome.ts';
import type { ActionError, Location } from '../errors.ts';

const maxMessageLength = 1000;

/** One list item for each distinct error: location, message and hint. A common hint is a paragraph above the list. */
export function renderFailureItems(
  failures: readonly ActionError[],
  fileUrl: ((file: string) => string) | undefined,
): readonly Markdown[] {
  const groups = groupFailures(failures);
  const firsts = selectFirstOfEach(groups.flatMap((group) => group.slice(0, 1)));
  const all = groups.flat();
  const [first] = all;
  const isShared = groups.length > 1 && all.every(({ hint, help }) => hint === first?.hint && help === first?.help);
  const sharedFix = isShared && first !== undefined ? [md`${renderFix(first)}\n`] : [];
  const items = groups.map((group) => {
    const locations = group.flatMap(({ location }) => location ?? []);
    const location = locations.length === 0 ? nothing : md`${renderLocations(locations, fileUrl)}: `;
    const [shown] = group;
    const out = shown === undefined || isShared ? nothing : renderFix(shown, firsts.has(shown));
    const text = findCommonFailure(group)?.message ?? '';
    return md`- ${location}${renderMessage(addFullStop(clip(text, maxMessageLength)))}${isEmpty(out) ? out : md`  \n  ${out}`}`;
  });
  return [...sharedFix, ...items];
}

/** The next step after a failure, as Markdown, with a link to the documentation. */
export function renderFix(failure: ActionError, isLinked = true): Markdown {
  const hint = failure.hint === undefined ? nothing : instruction(failure.hint);
  return join([hint, isLinked ? link(md`How to fix this`, linkHelp(failure)) : nothing], ' ');
}

/** A list of errors from a service keeps its lines. */
function renderMessage(text: string): Markdown {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  if (rest.length === 0) return prose(first);
  const lines = rest.map((line) => line.trimEnd());
  return md`${prose(first)}\n\n${prefixLines(fence(lines, 'text'), '  ')}\n`;
}

/** The first locations of a list, with links. */
export function renderLocations(locations: readonly Location[], fileUrl: CommentContext['fileUrl']): Markdown {
  const links = locations.map((location) => {
    const anchor = location.line === undefined ? '' : `#L${location.line}`;
    return link(code(formatLocation({ location })), fileUrl && `${fileUrl(location.file)}${anchor}`);
  });
  return listUpTo(links, ', ');
}

/** Merges the errors of a group into one, without their requests, which differ for each file. */
export function findCommonFailure([first, ...others]: readonly ActionError[]): ActionError | undefined {
  return first && others.length > 0 ? first.with({ request: undefined, location: undefined }) : first;
}

const maxCauseLength = 120;

/** The first line; if Nomad only counts errors in it, the innermost first item: `Rejected as invalid by Nomad: … 1 error occurred:`. */
function extractFirstCause(text: string): string {
  const [line = '', ...rest] = text.split('\n').map((entry) => entry.replace(/^\s*\*?\s*/, ''));
  const item = [line, ...rest].find((entry) => entry !== '' && !/\b\d+ errors? occurred:$/.test(entry)) ?? line;
  return item === line ? line : `${line.split(': ')[0]}: ${item}`;
}

/** The cause of the first error, and the number of other causes: `No token is set, and 1 other error`. */
export function describeCauses(failures: readonly ActionError[]): string {
  const [[first] = [], ...others] = groupFailures(failures);
  if (first === undefined) return 'failed';
  const sentence = extractFirstCause(first.sentence);
  // Do not include the beginning of a second sentence.
  const end = sentence.length > maxCauseLength ? sentence.lastIndexOf('. ', maxCauseLength) : -1;
  const cause = clip(end > 0 ? sentence.slice(0, end) : sentence, maxCauseLength).replace(/[.:]$/, '');
  return others.length === 0 ? cause : `${cause}, and ${plural(others.length, 'other error')}`;
}

/** The first reason why files failed, and the number of other errors. A reason has its file, unless it contains the name, or the number of its files. */
export function describeFailed(files: readonly FailedFile[]): string {
  const names = files.map(({ file }) => `\`${visible(clip(file))}\``);
  const failures = files.flatMap((file) => file.failures);
  const otherErrors = groupFailures(failures).length - 1;
  const [file = ''] = otherErrors > 0 || names.length === 1 ? names : [plural(names.length, 'file')];
  const cause = describeCauses(failures.slice(0, 1));
  const text = cause.includes(file) || names.every((name) => cause.includes(name)) ? cause : `${cause} (${file})`;
  return otherErrors > 0 ? `${text}, and ${plural(otherErrors, 'other error')}` : text;
}

/** Errors with the same text, such as a server that is down for every file, are reported once, with all locations. */
export function groupFailures(failures: readonly ActionError[]): readonly (readonly ActionError[])[] {
  // Without `Map.groupBy`: this also has to work in a Node.js that is too old for the rest of Outrider.
  const groups = new Map<string, ActionError[]>();
  for (const failure of failures) {
    const key = JSON.stringify([failure.sentence, failure.hint, failure.location?.line]);
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  return [...groups.values()];
}
