import { visible } from '../nomad-plan/quote.ts';
import { firstOfEach, helpUrl } from './help.ts';
import { fence, link, nameCode } from './markdown/markdown.ts';
import { describeFailure } from './plan/describe-plan.ts';
import { prose } from './markdown/prose.ts';
import type { ActionError } from '../errors.ts';

const mostPlaces = 5;
const maxMessageLength = 1000;

/** One list item for each distinct error: location, message and hint. */
export function failureItems(
  failures: readonly ActionError[],
  fileUrl: ((file: string) => string) | undefined,
): readonly string[] {
  const groups = groupFailures(failures);
  const firsts = firstOfEach(groups.flatMap((same) => same.slice(0, 1)));
  return groups.map((same) => {
    const places = same.filter((failure) => failure.location !== undefined).map((failure) => place(failure, fileUrl));
    const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
    const where = places.length === 0 ? '' : `${places.slice(0, mostPlaces).join(', ')}${more}: `;
    const [first] = same;
    const out = first === undefined ? '' : wayOut(first, firsts.has(first));
    return `- ${where}${message(shorten(first?.message ?? ''))}${out === '' ? '' : `  \n  ${out}`}`;
  });
}

/** The way out of a failure as Markdown, with a link to the documentation. */
export function wayOut(failure: ActionError, isLinked = true): string {
  const hint = failure.hint === undefined ? [] : [prose(failure.hint)];
  return [...hint, ...(isLinked ? [link('How to fix this', helpUrl(failure))] : [])].join(' ');
}

/** `Nomad at nomad.example:4646 cannot be reached`, or that something else answers, for a headline; undefined for other failures. */
export function findOutage(failures: readonly ActionError[]): string | undefined {
  return failures
    .map(({ message: text, help }) =>
      help === 'not-nomad' ? text.replace(/ \([^()]*\)$/, '') : /^Nomad at \S+ cannot be reached(?=: )/.exec(text)?.[0],
    )
    .find(Boolean);
}

/** Lists of errors from a service keep their lines. */
function message(text: string): string {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  if (rest.length === 0) return prose(first);
  const block = fence(
    rest.map((line) => visible(line.replaceAll('\t', '  ')).trimEnd()),
    'text',
  );
  return `${prose(first)}\n\n${block.replace(/^/gm, '  ')}\n`;
}

function place(failure: ActionError, fileUrl: ((file: string) => string) | undefined): string {
  const text = nameCode(describeFailure(failure));
  if (fileUrl === undefined || failure.location === undefined) return text;
  const anchor = failure.location.line === undefined ? '' : `#L${failure.location.line}`;
  return link(text, `${fileUrl(failure.location.file)}${anchor}`);
}

function shorten(text: string): string {
  return text.length > maxMessageLength ? `${text.slice(0, maxMessageLength).toWellFormed()}…` : text;
}

/** Errors with the same text, such as a server that is down for every file, are reported once with their places. */
export function groupFailures(failures: readonly ActionError[]): readonly (readonly ActionError[])[] {
  // Without `Map.groupBy`: this has to work where the runner's Node.js is too old for anything else.
  const groups = new Map<string, ActionError[]>();
  for (const failure of failures) {
    const key = JSON.stringify([failure.message, failure.hint, failure.location?.line]);
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  }
  return [...groups.values()];
}
