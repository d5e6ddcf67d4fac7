import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { FailedFile, PlannedJob, PlanOutcome } from './outcome.ts';
import { headline, placeWords, reasonWords } from './words.ts';
import type { Reason } from '../failure.ts';
import type { OutputName } from './output-table.ts';
import type { Runner } from '../github/runner.ts';

export interface Told {
  /** What was said, for the file of output `markdown`. */
  readonly markdown: string;
  /** Empty when there is no comment. */
  readonly commentUrl: string;
  /** Undefined when the mode did what it promised. */
  readonly reason: Reason | undefined;
}

/** Sets the outputs of a plan; the files lie in a new folder of `directory`, so that several runs of a job do not meet. */
export function setPlanOutputs(outcome: PlanOutcome, told: Told, directory: string, runner: Runner): void {
  const folder = mkdtempSync(join(directory, 'outrider-'));
  const file = (name: string, parts: Iterable<string>, mode: number): string => {
    const path = join(folder, name);
    // Part by part: of thousands of jobs the whole would be held in memory three times.
    const descriptor = openSync(path, 'w', mode);
    for (const part of parts) writeSync(descriptor, part);
    closeSync(descriptor);
    return path;
  };
  const { jobs } = outcome;
  const outputs: Record<OutputName, string> = {
    summary: outcome.failures.length > 0 ? (outcome.failures[0]?.message ?? '') : headline(outcome),
    changed: String(jobs.some((job) => job.verdict.changes)),
    jobs: JSON.stringify([...jobs.map(jobOutput), ...outcome.failed.map(failedOutput)]),
    destructive: String(jobs.some((job) => job.verdict.destructive)),
    placeable: String(jobs.every((job) => job.verdict.unplaced.length === 0)),
    'comment-url': told.commentUrl,
    markdown: file('plan.md', [told.markdown], 0o644),
    'plan-text': file('plan.txt', planTexts(jobs), 0o600),
    'plan-json': file('plan.json', planAnswers(jobs), 0o600),
    reason: told.reason ?? '',
  };
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
}

function* planTexts(jobs: readonly PlannedJob[]): Generator<string> {
  for (const [index, job] of jobs.entries()) {
    if (jobs.length > 1) yield `${index === 0 ? '' : '\n'}==> ${job.file} <==\n`;
    yield job.clear.text;
  }
}

function* planAnswers(jobs: readonly PlannedJob[]): Generator<string> {
  for (const [index, job] of jobs.entries()) yield `${index === 0 ? '[' : ',\n'}${job.clear.json.trim()}`;
  yield jobs.length === 0 ? '[]\n' : ']\n';
}

function jobOutput(job: PlannedJob): object {
  const { verdict } = job;
  return {
    file: job.file,
    id: job.id,
    namespace: job.namespace,
    region: job.region ?? '',
    change: verdict.change,
    changes: verdict.changes,
    traits: verdict.traits,
    destructive: verdict.destructive,
    groups: Object.fromEntries(verdict.groups.map(({ name, ...counts }) => [name, counts])),
    index: verdict.jobModifyIndex,
    warnings: verdict.warnings,
    unplaced: verdict.unplaced.map((one) => ({ ...one, reasons: one.reasons.map((reason) => reasonWords([reason])) })),
    preempted: verdict.preempted,
    nextLaunch: verdict.nextLaunch ?? '',
    hiddenValues: job.diff.hiddenValues,
  };
}

function failedOutput({ file, failures }: FailedFile): object {
  return {
    file,
    change: 'failed',
    reason: failures[0]?.reason ?? '',
    errors: failures.map((failure) => ({
      place: placeWords(failure),
      message: failure.message,
      hint: failure.hint ?? '',
    })),
  };
}
