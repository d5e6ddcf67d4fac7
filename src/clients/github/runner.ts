import { appendFileSync, statSync } from 'node:fs';
import { type AnnotationPlace, couldCommand, formatAnnotation, formatCommand } from './commands.ts';
import { createMasks } from './masks.ts';
import { hideInOutput } from './output-value.ts';

/** Above this many bytes the runner drops the whole summary of a step. */
export const SUMMARY_LIMIT = 1024 * 1024;

export interface RunnerOptions {
  /** Standard output. */
  readonly write: (text: string) => void;
  readonly outputFile?: string | undefined;
  readonly summaryFile?: string | undefined;
  /** A new text on every call that nobody can guess (a UUID). */
  readonly token: () => string;
  /** Takes out what a run must not show: the last lock before anything leaves it. */
  readonly hide: (text: string) => string;
}

/** Outputs that are paths of files, which later steps read. */
const paths: ReadonlySet<string> = new Set(['markdown', 'plan-text', 'plan-json', 'job-json']);

/**
 * What a reader of the log would not see, or see otherwise than it stands there: control characters (and so sequences that move a terminal's
 * cursor), what turns the direction of a text, what has no width. Lines, tabs and the three colours of ours stay.
 */
const unseen =
  /(?!\u001b\[(?:0|3[1-3])m)[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** What an action can say to the machine that runs it. */
export interface Runner {
  error(message: string, at?: AnnotationPlace): void;
  warning(message: string, at?: AnnotationPlace): void;
  notice(message: string, at?: AnnotationPlace): void;
  /** Hides a value in everything that is printed from now on; of a value of several lines each line too. */
  mask(value: string): void;
  /** The text without what must not be shown, for what leaves the run by another way than the runner. */
  hide(text: string): string;
  group(name: string): void;
  endGroup(): void;
  /** Prints our own words; as safe as `foreign`, because they may quote others. */
  line(text: string): void;
  /**
   * Prints text of others; no line of it can be a workflow command. Prefer one call for many lines: a block that stops
   * commands shows as two more lines in the log.
   */
  foreign(text: string): void;
  /** Sets an output of the step; nothing where the runner takes none. */
  setOutput(name: string, value: string): void;
  /** Adds to the step summary; false when nothing was added: there is no summary, or it would pass `SUMMARY_LIMIT`. */
  appendSummary(markdown: string): boolean;
}

/**
 * The runner's own protocol. Not `@actions/core`: it costs 45 ms of cold start and lets text of others through as
 * commands.
 * Source: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function createRunner({ write, outputFile, summaryFile, token, hide }: RunnerOptions): Runner {
  const masks = createMasks();
  const shown = (text: string): string => hide(masks.hide(text)).replace(/\r\n?/g, '\n').replace(unseen, escaped);
  const print = (line: string): void => write(`${line}\n`);
  const annotate = (level: 'error' | 'warning' | 'notice', message: string, at: AnnotationPlace = {}): void => {
    const place = { ...at, file: hide(masks.hide(at.file ?? '')), title: shown(at.title ?? '') };
    print(formatAnnotation(level, shown(message), place));
  };
  const say = (text: string): void => {
    const hidden = shown(text).replace(/\n$/, '');
    // The runner shows both lines of a block in the log, so there is one only where it is needed.
    if (!couldCommand(hidden)) return print(hidden);
    const stop = tokenOutside(hidden, token);
    print(formatCommand('stop-commands', stop));
    print(hidden);
    print(`::${stop}::`);
  };
  return {
    error: (message, at) => annotate('error', message, at),
    warning: (message, at) => annotate('warning', message, at),
    notice: (message, at) => annotate('notice', message, at),
    mask: (value) => masks.add(value).forEach((part) => print(formatCommand('add-mask', part))),
    hide,
    group: (name) => print(formatCommand('group', shown(name))),
    endGroup: () => print('::endgroup::'),
    line: say,
    foreign: say,
    setOutput(name, value) {
      // No `set-output` command instead: it is deprecated, and GitHub asks to use the file alone.
      if (outputFile === undefined) return;
      const shownValue = paths.has(name) ? value : hideInOutput(value, hide);
      const end = `outrider_${tokenOutside(shownValue, token)}`;
      appendFileSync(outputFile, `${name}<<${end}\n${shownValue}\n${end}\n`);
    },
    appendSummary: (markdown) => summaryFile !== undefined && appendWithin(summaryFile, hide(masks.hide(markdown))),
  };
}

function tokenOutside(text: string, token: () => string): string {
  // The runner takes its token in any case of letters.
  const taken = text.toLowerCase();
  let candidate = token();
  while (taken.includes(candidate.toLowerCase())) candidate = token();
  return candidate;
}

function appendWithin(file: string, text: string): boolean {
  const present = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (present + Buffer.byteLength(text) > SUMMARY_LIMIT) return false;
  appendFileSync(file, text);
  return true;
}
