import { renderLog, type LogText } from './log-text.ts';
import { renderMarkdown, type Hide, type Markdown } from './markdown.ts';
import { toPublished, type Published } from './published.ts';
import { visible } from './visible.ts';

/** The only way for text to leave a run: it redacts untrusted text, and then renders it. */
export interface Publisher {
  /** A comment, an issue, a step summary. */
  readonly markdown: (text: Markdown) => Published;
  /** The log, and annotations. */
  readonly log: (text: LogText) => Published;
  /** One line without markup: the title of an issue, the description of a status. */
  readonly line: (text: string, maxLength?: number) => Published;
  /** An output. JSON stays JSON: its strings and keys are redacted separately. */
  readonly output: (value: string) => Published;
}

/** @param runUrl the page of this run, if known @param keys the keys of JSON that Outrider writes, which are never hidden */
export function createPublisher(hide: Hide, runUrl?: string, keys?: ReadonlySet<string>): Publisher {
  const hideKey: Hide = (key) => (keys?.has(key) === true ? key : hide(key));
  return {
    markdown: (text) => toPublished(renderMarkdown(text, hide, runUrl)),
    log: (text) => toPublished(renderLog(text, hide)),
    line(text, maxLength = Infinity) {
      const line = visible(hide(text));
      return toPublished(line.length > maxLength ? `${line.slice(0, maxLength - 1).toWellFormed()}…` : line);
    },
    output: (value) => toPublished(hideInOutput(value, hide, hideKey)),
  };
}

function hideInOutput(value: string, hide: Hide, hideKey: Hide): string {
  if (!/^[[{]/.test(value)) return hide(value);
  try {
    return JSON.stringify(hideInData(JSON.parse(value), hide, hideKey));
  } catch {
    return hide(value);
  }
}

function hideInData(data: unknown, hide: Hide, hideKey: Hide): unknown {
  if (typeof data === 'string') return hide(data);
  if (Array.isArray(data)) return data.map((item) => hideInData(item, hide, hideKey));
  if (typeof data !== 'object' || data === null) return data;
  const publishedValues = new Map<string, unknown>();
  for (const [name, value] of Object.entries(data))
    publishedValues.set(createUniqueName(hideKey(name), publishedValues), hideInData(value, hide, hideKey));
  return Object.fromEntries(publishedValues);
}

/** Several keys may become equal when values in them are hidden; all are kept. */
function createUniqueName(name: string, usedNames: ReadonlyMap<string, unknown>): string {
  let free = name;
  for (let count = 2; usedNames.has(free); count += 1) free = `${name} ${count}`;
  return free;
}
