import { jsonArray, outputFiles } from './output-files.ts';
import type { FailedFile, PlannedJob, PlanOutcome, RemovedFile } from '../review/plan-outcome.ts';
import { headline, placeWords, reasonWords } from './words.ts';
import type { Reason } from '../errors.ts';
import type { OutputName } from './output-table.ts';
import type { Runner } from '../clients/github/runner.ts';

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
  const file = outputFiles(directory);
  const { jobs } = outcome;
  const outputs: Partial<Record<OutputName, string>> = {
    summary: outcome.failures.length > 0 ? (outcome.failures[0]?.message ?? '') : headline(outcome),
    changed: String(jobs.some((job) => job.verdict.changes)),
    jobs: JSON.stringify([
      ...jobs.map(jobOutput),
      ...outcome.failed.map(failedOutput),
      ...outcome.removed.map(removedOutput),
    ]),
    destructive: String(jobs.some((job) => job.verdict.destructive)),
    placeable: String(jobs.every((job) => job.verdict.unplaced.length === 0)),
    'comment-url': told.commentUrl,
    markdown: file('plan.md', [told.markdown], 0o644),
    'plan-text': file('plan.txt', planTexts(jobs), 0o600),
    'plan-json': file('plan.json', jsonArray(jobs.map((job) => job.clear.json)), 0o600),
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

/** A plan, for output `jobs`. */
export function jobOutput(job: PlannedJob): object {
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

function removedOutput({ file, id }: RemovedFile): object {
  return { file, id: id ?? '', change: 'file-removed' };
}

/** A file that went wrong, for output `jobs`. */
export function failedOutput({ file, failures }: FailedFile): object {
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
