import pMap from 'p-map';
import { createTouchJudge, readOrRefuse } from '../../operations/review/branch-head.ts';
import { readTouched } from '../../operations/pull-request-files.ts';
import { needsWrite, type PlannedCandidate } from './review-check.ts';
import { listShownStops } from './stop-removed.ts';
import { listDifferingInputs } from '../../review/recorded-inputs.ts';
import { describeFix, describeEqualInputs } from './job-failures.ts';
import { ActionError } from '../../errors.ts';
import { coversJob, type ReviewRecord } from '../../review/record.ts';
import type { FailedFile } from '../../report/plan/plan-outcome.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { RegisterDependencies } from './dependencies.ts';

/**
 * Refuses the writes that a pull request without a valid plan may have changed: the approvals that it needs are unknown. A pull request
 * that changes no file of a job to write or stop has no effect.
 *
 * @throws ActionError `not-reviewed` if GitHub does not list the files of a pull request
 */
export async function judgeUnplanned(
  collection: CollectedJobs,
  candidates: readonly PlannedCandidate[],
  dependencies: RegisterDependencies,
): Promise<readonly ActionError[]> {
  const { refusedPulls, pullRequest: { thread } = {} } = dependencies.review;
  const writtenFiles = candidates.filter(needsWrite).map(({ planned }) => planned.file);
  const files = [...writtenFiles, ...listShownStops(dependencies).map(({ entry }) => entry.file)];
  if (thread === undefined || files.length === 0) return [];
  const judgeTouch = createTouchJudge(collection, dependencies);
  const failures = await pMap(
    refusedPulls,
    async ({ number, refusal }) => {
      const touchedFiles = await readOrRefuse(`which files pull request ${number} changes`, async () =>
        readTouched(thread.github, thread.repository, number),
      );
      const file = files.find(judgeTouch(touchedFiles?.names));
      if (file === undefined) return [];
      const message = `The same commit merges pull request ${number}, whose plan is not valid: ${refusal.sentence}`;
      const hint = `Plan pull request ${number} again (re-run its plan) and have it reviewed, then re-run this workflow job.`;
      return [new ActionError({ reason: 'not-reviewed', message, request: refusal.request, location: { file }, hint })];
    },
    { concurrency: 5 },
  );
  return failures.flat();
}

/**
 * Refuses the run if a plan changes a job whose file is missing in this commit. A different file with the job is accepted if its own plan changes the job too,
 * or is of a later pull request: otherwise, its content may differ. A job that was registered before may have been removed since.
 */
export function findMissingJobs(
  candidates: readonly PlannedCandidate[],
  failed: readonly FailedFile[],
  { review, inputs }: RegisterDependencies,
): readonly ActionError[] {
  const { all, jobs, removed } = review.entries;
  const order = new Map(all.map(({ record }, at) => [record, at]));
  const isLater = (left: ReviewRecord, right: ReviewRecord) => (order.get(left) ?? 0) > (order.get(right) ?? 0);
  const missingJobs = [...jobs.values()].filter((recordedJob) => {
    const { entry, record } = recordedJob;
    if (!entry.changes || entry.done !== undefined || failed.some(({ file }) => file === entry.file)) return false;
    if (removed.some((removal) => removal.entry.file === entry.file && isLater(removal.record, record))) return false;
    return !candidates.some(({ nomadPlan, target, recordedEntry }) => {
      const counts =
        recordedEntry !== undefined && (recordedEntry.entry.changes || isLater(recordedEntry.record, record));
      return counts && coversJob(recordedJob, { ...target, file: nomadPlan?.loadedJob.file.name ?? '' });
    });
  });
  return missingJobs.map(({ entry: { file }, record: { pullRequest, inputs: planned }, key }) => {
    const inputsFix = describeEqualInputs(listDifferingInputs(planned, inputs, { effect: 'files', key }));
    const message = `The plan of pull request ${pullRequest} changes \`${file}\`, and this run has no such job file.`;
    const hint = inputsFix ?? describeFix({ part: 'address' }, pullRequest);
    return new ActionError({ reason: 'plan-changed', message, location: { file }, hint });
  });
}
