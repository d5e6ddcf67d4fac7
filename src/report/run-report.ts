import { annotateFailures } from './annotations.ts';
import { failureItems } from './failure-items.ts';
import { outputFiles } from './output-files.ts';
import { prose } from './markdown/prose.ts';
import type { ActionError } from '../errors.ts';
import type { Runner } from '../clients/github/runner.ts';
import type { OutputName } from './output-table.ts';

/** What is said of a run: the same in log, step summary and outputs. */
export interface RunReport {
  /** One line; names in back-ticks. */
  readonly headline: string;
  /** What the log says besides it, a line each. */
  readonly lines?: readonly string[];
  /** How a run without failures looks; one with failures is red. */
  readonly sign: '🟢' | '🔵' | '🟠' | '🔴' | '⚪';
  readonly failures: readonly ActionError[];
  readonly notes: readonly Note[];
  /** Markdown, a block each. */
  readonly body: readonly string[];
  /** Besides `summary`, `markdown` and `reason`. */
  readonly outputs: Partial<Record<OutputName, string>>;
}

/** What a user has to know besides. */
export interface Note {
  readonly level: 'notice' | 'warning';
  readonly words: string;
}

interface Telling {
  readonly runner: Runner;
  /** Where the files of outputs go. */
  readonly directory: string;
}

/**
 * Says it: annotations, log, step summary and outputs.
 *
 * @returns whether the run did what it promised
 */
export function tellRun(
  { headline, lines = [], sign, failures, notes, body, outputs }: RunReport,
  { runner, directory }: Telling,
): boolean {
  annotateFailures(failures, runner);
  for (const { level, words } of notes) runner[level](words, { title: 'Outrider' });
  runner.log([headline, ...lines].join('\n'));
  const blocks = [
    `### ${failures.length > 0 ? '🔴' : sign} ${prose(headline)}`,
    ...(failures.length === 0 ? [] : [failureItems(failures, undefined).join('\n')]),
    ...notes.map(callout),
    ...body,
  ];
  const markdown = `${runner.hide(blocks.join('\n\n'))}\n`;
  runner.appendSummary(markdown);
  const all: Partial<Record<OutputName, string>> = {
    summary: headline,
    ...outputs,
    markdown: outputFiles(directory)('outrider.md', [markdown], 0o644),
    reason: failures[0]?.reason ?? '',
  };
  for (const [name, value] of Object.entries(all)) runner.setOutput(name, value);
  return failures.length === 0;
}

function callout({ level, words }: Note): string {
  return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${prose(words)}`;
}
