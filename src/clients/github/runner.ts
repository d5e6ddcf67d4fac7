import * as core from '@actions/core';
import { appendFileSync, statSync } from 'node:fs';
import { createPublisher } from '../../text/publisher.ts';
import { maxSummaryBytes } from '../../text/fit.ts';
import type { Published } from '../../text/published.ts';
import type { Location } from '../../errors.ts';
import type { LogText } from '../../text/log-text.ts';

export interface RunnerOptions {
  /** `GITHUB_OUTPUT`, which the toolkit also reads itself. */
  readonly outputFile?: string | undefined;
  readonly summaryFile?: string | undefined;
  /** Returns a new random text on every call (a UUID). */
  readonly token: () => string;
  /** Redacts text: the last step before it leaves the run. */
  readonly hide: (text: string) => string;
  /** The page of this run; `undefined` if it is not known. */
  readonly runUrl?: string | undefined;
  /** The keys of outputs in JSON that are never hidden. */
  readonly keys?: ReadonlySet<string>;
}

interface AnnotationProperties extends Pick<Location, 'line' | 'column'> {
  readonly file?: string | undefined;
  /** `Outrider` by default. */
  readonly title?: string | undefined;
}

export interface Runner extends ReturnType<typeof createRunner> {}

/** Outputs whose values are paths of files for later steps. */
const fileOutputs: ReadonlySet<string> = new Set(['markdown', 'result', 'plan-text', 'plan-json', 'job-json']);

/**
 * Creates the interface to the runner. In addition to `@actions/core`, it neutralizes workflow commands and control characters in untrusted text, masks each line
 * of a value and applies the masks itself, and keeps the limit of the summary.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function createRunner({ outputFile, summaryFile, token, hide, runUrl, keys }: RunnerOptions) {
  const masks = createMasks();
  const publisher = createPublisher((text) => hide(masks.hide(text)), runUrl, keys);
  const annotate = (issue: typeof core.error, message: LogText, at: AnnotationProperties = {}): void => {
    const properties = {
      title: at.title ?? 'Outrider',
      file: publisher.line(at.file ?? ''),
      startLine: at.line,
      startColumn: at.column,
    };
    const definedProperties = Object.entries(properties).filter(([, value]) => value !== undefined && value !== '');
    issue(publisher.log(message), Object.fromEntries(definedProperties));
  };
  return {
    error: (message: LogText, at?: AnnotationProperties): void => annotate(core.error, message, at),
    warning: (message: LogText, at?: AnnotationProperties): void => annotate(core.warning, message, at),
    notice: (message: LogText, at?: AnnotationProperties): void => annotate(core.notice, message, at),
    /** Hides a value, and each of its lines, in all later output. */
    mask: (value: string): void => masks.add(value).forEach(core.setSecret),
    /** Publishes text, including for destinations other than the runner. */
    publisher,
    group: (name: LogText): void => core.startGroup(publisher.log(name)),
    endGroup: core.endGroup,
    /** Prints text; no line of it is processed as a workflow command. Prefer one call for many lines: stopping commands adds two lines to the log. */
    log(text: LogText): void {
      const lines = publisher.log(text).replace(/\n$/, '');
      // Commands are `::name::` at the start of a line after white space, or the older `##[name]` anywhere.
      if (lines.includes('::') || lines.includes('##[')) printWithCommandsStopped(lines, token);
      else core.info(lines);
    },
    setOutput(name: string, value: string): void {
      if (outputFile === undefined) return;
      const shownValue = fileOutputs.has(name) ? value : publisher.output(value);
      // The toolkit fails if the file does not exist.
      appendFileSync(outputFile, '');
      core.setOutput(name, shownValue);
    },
    /** Appends to the step summary; false if there is no summary, or if it would exceed `maxSummaryBytes`. */
    appendSummary: (markdown: Published) => summaryFile !== undefined && appendWithinLimit(summaryFile, markdown),
  };
}

/** Masks values in addition to the runner, which misses some output or receives a value too late. Values of only white space are not masked: they would hide all spaces. */
function createMasks() {
  let values: readonly string[] = [];
  return {
    add(value: string): readonly string[] {
      const fresh = [...new Set([value, ...value.split(/\r\n|\r|\n/)])].filter(
        (part) => part.trim() !== '' && !values.includes(part),
      );
      values = [...values, ...fresh].toSorted((a, b) => b.length - a.length);
      return fresh;
    },
    /** Replaces every value by `***`, the longest first, so that no part of a longer value remains. */
    hide: (text: string): string => values.reduce((hiddenText, value) => hiddenText.replaceAll(value, '***'), text),
  };
}

/** Prints text in a block in which the runner processes no commands; the toolkit has no function for it. The log shows its first and last line. */
function printWithCommandsStopped(text: string, token: () => string): void {
  // The runner compares tokens without case.
  const lowerCased = text.toLowerCase();
  let end = token();
  while (lowerCased.includes(end.toLowerCase())) end = token();
  for (const line of [`::stop-commands::${end}`, text, `::${end}::`]) core.info(line);
}

/** The toolkit does not limit the summary, and the runner drops a summary that is too large: https://github.com/actions/toolkit/blob/main/packages/core/src/summary.ts */
function appendWithinLimit(file: string, text: string): boolean {
  const present = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (present + Buffer.byteLength(text) > maxSummaryBytes) return false;
  appendFileSync(file, text);
  return true;
}
