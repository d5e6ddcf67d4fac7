import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { annotateFailures } from './annotations.ts';
import { linkHelp } from './documentation.ts';
import { plain } from '../text/log-text.ts';
import { toClause } from '../text/numbers.ts';
import { describeCauses, renderFailureItems } from './failure-items.ts';
import type { LogEntry, OutputFile, RunReport } from './run-report.ts';
import { listOutputs, listResultParts, type RunEnd } from './result.ts';
import { publishComment, type PublishedComment } from './comment/publish-comment.ts';
import { callout, joinLines, md, prose, type Markdown } from '../text/markdown.ts';
import { toPublished } from '../text/published.ts';
import type { ActionError } from '../errors.ts';
import type { Runner } from '../clients/github/runner.ts';

interface Destination {
  readonly runner: Runner;
  /** An existing folder. The files of outputs are in a new folder inside it. */
  readonly directory: string;
  /** The mode of the run; if it is invalid, the text of the input. */
  readonly mode: string;
}

/** Publishes the report of a run: log and annotations, the comment, the step summary, outputs. @returns whether the run succeeded */
export async function publishReport(report: RunReport, destination: Destination): Promise<boolean> {
  const { runner } = destination;
  publishLog(report.log, runner);
  const comment = report.comment === undefined ? undefined : await publishComment(report.comment, runner);
  return publishResults(report, comment, destination);
}

/** Publishes the step summary, the outputs and the errors, after the comment was written. */
export function publishResults(
  report: RunReport,
  comment: PublishedComment | undefined,
  { runner, directory, mode }: Destination,
): boolean {
  runner.appendSummary(toPublished(`${report.summary.trimEnd()}\n`));
  if (comment?.note !== undefined)
    runner.appendSummary(runner.publisher.markdown(md`\n${callout('NOTE', comment.note)}\n`));
  const errors = [...report.errors, ...(comment?.failure === undefined ? [] : [comment.failure])];
  const writeFile = createOutputFileWriter(directory);
  const files = Object.entries(report.files).map(([name, file]) => [name, writeFile(file)] as const);
  const outputs = {
    changed: 'false',
    ...listOutputs(report.data),
    ...report.outputs,
    ...(comment === undefined ? {} : { 'comment-url': comment.url }),
    ...Object.fromEntries(files),
    reason: errors[0]?.reason ?? report.outputs.reason ?? '',
  };
  const result = createResultFile({ ...report, mode, errors, outputs }, runner);
  for (const [name, value] of Object.entries({ ...outputs, result: writeFile(result) })) runner.setOutput(name, value);
  logHelp(errors, runner);
  return errors.length === 0;
}

/** The last line of a failed run: a link to the explanation of its first error. */
function logHelp([first]: readonly ActionError[], runner: Runner): void {
  if (first !== undefined) runner.log(plain`Help: ${linkHelp(first)}`);
}

/** Prints log entries during the run. */
export function publishLog(entries: readonly LogEntry[], runner: Runner): void {
  for (const entry of entries) {
    if (entry.kind === 'errors') annotateFailures(entry.errors, runner);
    else if (entry.kind === 'group') {
      runner.group(entry.name);
      runner.log(entry.text);
      runner.endGroup();
    } else if (entry.kind === 'text') runner.log(entry.text);
    else runner[entry.kind](entry.text, entry);
  }
}

function createResultFile(end: RunEnd, { publisher }: Runner): OutputFile {
  return { name: 'result.json', parts: listResultParts(end, publisher), isPrivate: false };
}

/** The headlines of runs without a report, by mode. */
const failureTitles: Readonly<Partial<Record<string, string>>> = { plan: 'Plan failed', register: 'Not registered' };

export function renderErrors(result: string, errors: readonly ActionError[]): Markdown {
  const title = md`### 🔴 ${prose(`${result}: ${toClause(describeCauses(errors))}`)}`;
  return md`${title}\n\n${joinLines(renderFailureItems(errors, undefined))}`;
}

/** Publishes the errors of a run without a report: errors in its inputs, or an internal error. */
export function publishErrors(
  errors: readonly ActionError[],
  receipts: readonly object[],
  { runner, directory, mode }: Destination,
): void {
  annotateFailures(errors, runner);
  const result = receipts.length > 0 ? 'The run failed' : (failureTitles[mode] ?? 'Outrider did not run');
  const cause = errors.length === 1 ? (errors[0]?.message ?? '') : describeCauses(errors);
  runner.appendSummary(runner.publisher.markdown(md`${renderErrors(result, errors)}\n`));
  const outputs: RunReport['outputs'] = {
    summary: mode === 'register' ? `${result}: ${toClause(cause)}` : cause,
    changed: String(receipts.length > 0),
    receipts: JSON.stringify(receipts),
    reason: errors[0]?.reason ?? 'server',
  };
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
  logHelp(errors, runner);
  // Last: the folder may be the cause of the error.
  runner.setOutput('result', createOutputFileWriter(directory)(createResultFile({ mode, errors, outputs }, runner)));
}

/** Writes the files of outputs, and returns the path of each. The files are in a new folder, so that steps of a job do not overwrite each other's files. */
function createOutputFileWriter(directory: string): (file: OutputFile) => string {
  const folder = mkdtempSync(join(directory, 'outrider-'));
  return ({ name, parts, isPrivate }) => {
    const path = join(folder, name);
    const descriptor = openSync(path, 'w', isPrivate ? 0o600 : 0o644);
    for (const part of parts) writeSync(descriptor, part);
    closeSync(descriptor);
    return path;
  };
}
