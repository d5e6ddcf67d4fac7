import { annotateFailures } from './annotations.ts';
import { helpLine } from './help.ts';
import { failureItems } from './failure-items.ts';
import { outputFiles } from './output-files.ts';
import { publishComment, type PublishedComment } from './comment/publish-comment.ts';
import { joinLines, md } from '../text/markdown.ts';
import { asPublished } from '../text/published.ts';
import { plural } from '../text/numbers.ts';
import type { ActionError } from '../errors.ts';
import type { Runner } from '../clients/github/runner.ts';
import type { LogEntry, RunReport } from './run-report.ts';

interface Destination {
  readonly runner: Runner;
  /** An existing folder, in which the files of outputs get one of their own. */
  readonly directory: string;
}

/**
 * Publishes the report of a run: log and annotations, the comment, the step summary, outputs.
 *
 * @returns whether the run succeeded
 */
export async function publishReport(report: RunReport, { runner, directory }: Destination): Promise<boolean> {
  publishLog(report.log, runner);
  const comment = report.comment === undefined ? undefined : await publishComment(report.comment, runner);
  return publishResults(report, comment, { runner, directory });
}

/** The part of it that follows once the comment is written. */
export function publishResults(
  report: RunReport,
  comment: PublishedComment | undefined,
  { runner, directory }: Destination,
): boolean {
  runner.appendSummary(asPublished(`${report.summary.trimEnd()}\n`));
  const errors = [...report.errors, ...(comment?.failure === undefined ? [] : [comment.failure])];
  const writeFile = outputFiles(directory);
  const files = Object.entries(report.files).map(([name, file]) => [name, writeFile(file)] as const);
  const outputs = {
    ...report.outputs,
    ...(comment === undefined ? {} : { 'comment-url': comment.url }),
    ...Object.fromEntries(files),
    reason: errors[0]?.reason ?? report.outputs.reason ?? '',
  };
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
  logHelp(errors, runner);
  return errors.length === 0;
}

function logHelp(errors: readonly ActionError[], runner: Runner): void {
  const line = helpLine(errors);
  if (line !== undefined) runner.log(line);
}

/** Prints entries of the log while the run goes on. */
export function publishLog(entries: readonly LogEntry[], runner: Runner): void {
  for (const entry of entries) publishEntry(entry, runner);
}

function publishEntry(entry: LogEntry, runner: Runner): void {
  switch (entry.kind) {
    case 'text':
      runner.log(entry.text);
      return;
    case 'group':
      runner.group(entry.name);
      runner.log(entry.text);
      runner.endGroup();
      return;
    case 'notice':
    case 'warning':
    case 'error':
      runner[entry.kind](entry.text, { file: entry.file, line: entry.line });
      return;
    case 'errors':
      annotateFailures(entry.errors, runner);
  }
}

/** Publishes why a run has no report: errors in the inputs, or an internal one. */
export function publishErrors(errors: readonly ActionError[], receipts: readonly object[], runner: Runner): void {
  annotateFailures(errors, runner);
  const summary = errors.length === 1 ? (errors[0]?.message ?? '') : `${plural(errors.length, 'error')} in the inputs`;
  runner.appendSummary(
    runner.door.markdown(md`### 🔴 Outrider did not run\n\n${joinLines(failureItems(errors, undefined))}\n`),
  );
  runner.setOutput('summary', summary);
  runner.setOutput('changed', String(receipts.length > 0));
  runner.setOutput('receipts', JSON.stringify(receipts));
  runner.setOutput('reason', errors[0]?.reason ?? 'server');
  logHelp(errors, runner);
}
