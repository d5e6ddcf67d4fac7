import * as core from '@actions/core';
import { appendFileSync, statSync } from 'node:fs';
import { createMasks, hideInOutput } from './masks.ts';
import type { Location } from '../../errors.ts';

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

/** Where an annotation points to. */
interface AnnotationPlace extends Partial<Location> {
  readonly title?: string | undefined;
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
  /**
   * Prints text, ours or that of others: no line of it can be a workflow command. Prefer one call for many lines: a block that stops commands shows
   * as two more lines in the log.
   */
  log(text: string): void;
  /** Sets an output of the step; nothing where the runner takes none. */
  setOutput(name: string, value: string): void;
  /** Adds to the step summary; false when nothing was added: there is no summary, or it would pass `SUMMARY_LIMIT`. */
  appendSummary(markdown: string): boolean;
}

/** Outputs that are paths of files, which later steps read. */
const fileOutputs: ReadonlySet<string> = new Set(['markdown', 'plan-text', 'plan-json', 'job-json']);

/**
 * The runner's protocol by `@actions/core`, and around it what that does not do: commands and control characters in text of others are neutralised,
 * values are masked line by line and once more by ourselves, the summary stays within its limit, and all goes to the streams and files of this run.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function createRunner({ write, outputFile, summaryFile, token, hide }: RunnerOptions): Runner {
  const masks = createMasks();
  const shown = (text: string): string =>
    hide(masks.hide(text)).replace(/\r\n?/g, '\n').replace(invisible, escapeInvisible);
  const print = (call: () => void): void => write(captureOutput(call));
  const annotate = (issue: typeof core.error, message: string, at: AnnotationPlace = {}): void => {
    const file = hide(masks.hide(at.file ?? ''));
    const place = { title: shown(at.title ?? ''), file, startLine: at.line, startColumn: at.column };
    const known = Object.entries(place).filter(([, value]) => value !== undefined && value !== '');
    print(() => issue(shown(message), Object.fromEntries(known)));
  };
  return {
    error: (message, at) => annotate(core.error, message, at),
    warning: (message, at) => annotate(core.warning, message, at),
    notice: (message, at) => annotate(core.notice, message, at),
    mask: (value) => masks.add(value).forEach((part) => print(() => core.setSecret(part))),
    hide,
    group: (name) => print(() => core.startGroup(shown(name))),
    endGroup: () => print(core.endGroup),
    log(text) {
      const lines = shown(text).replace(/\n$/, '');
      print(() => (couldBeCommand(lines) ? printWithCommandsStopped(lines, token) : core.info(lines)));
    },
    setOutput(name, value) {
      if (outputFile === undefined) return;
      const shownValue = fileOutputs.has(name) ? value : hideInOutput(value, hide);
      // The toolkit fails where the file is not there yet.
      appendFileSync(outputFile, '');
      withVariable('GITHUB_OUTPUT', outputFile, () => core.setOutput(name, shownValue));
    },
    appendSummary: (markdown) =>
      summaryFile !== undefined && appendWithinLimit(summaryFile, hide(masks.hide(markdown))),
  };
}

/**
 * What the toolkit prints in a call. It writes to the standard output of the process and to no other
 * (https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts), which is therefore lent to us for the call: nothing else runs meanwhile.
 */
function captureOutput(call: () => void): string {
  let printed = '';
  const own = Object.getOwnPropertyDescriptor(process.stdout, 'write');
  const write = (text: string): boolean => {
    printed += text;
    return true;
  };
  Object.defineProperty(process.stdout, 'write', { configurable: true, writable: true, value: write });
  try {
    call();
  } finally {
    if (own === undefined) Reflect.deleteProperty(process.stdout, 'write');
    else Object.defineProperty(process.stdout, 'write', own);
  }
  return printed;
}

/** Sets a variable of the process for a call, for the toolkit takes the names of files from nowhere else: main has put our environment away. */
function withVariable(name: string, value: string, call: () => void): void {
  const before = process.env[name];
  process.env[name] = value;
  try {
    call();
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
}

/**
 * What a reader of the log would not see, or see otherwise than it is: control characters (and so sequences that move a terminal's
 * cursor), what turns the direction of a text, what has no width. Lines, tabs and our three colours stay.
 */
const invisible =
  /(?!\u001b\[(?:0|3[1-3])m)[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

function escapeInvisible(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Whether the runner could take a line of this text as a command: `::name::` at its start after white space, or the older `##[name]` anywhere in it. */
function couldBeCommand(text: string): boolean {
  return text.includes('::') || text.includes('##[');
}

/** Prints text between the two lines of a block in which the runner takes no commands; the toolkit has no function for it. The log shows both lines. */
function printWithCommandsStopped(text: string, token: () => string): void {
  // The runner takes its token in any case of letters.
  const taken = text.toLowerCase();
  let end = token();
  while (taken.includes(end.toLowerCase())) end = token();
  for (const line of [`::stop-commands::${end}`, text, `::${end}::`]) core.info(line);
}

/** The toolkit's summary is one for the process, keeps the first run's file, and knows no limit: https://github.com/actions/toolkit/blob/main/packages/core/src/summary.ts */
function appendWithinLimit(file: string, text: string): boolean {
  const present = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (present + Buffer.byteLength(text) > SUMMARY_LIMIT) return false;
  appendFileSync(file, text);
  return true;
}
