import type { Job } from '../clients/nomad/jobs/job.ts';
import { scheduleOf } from './spec.ts';
import type { Verdict } from './verdict.ts';

/** What Nomad accepts without a warning although it is hardly meant, in sentences. */
export function findPitfalls(job: Job, { nextLaunch }: Verdict): readonly string[] {
  return nextLaunch === 'never' ? [describeDeadSchedule(job)] : [];
}

/** Nomad 1.8 to 2.0 lets the last of several schedules decide whether any of them launches the job. */
function describeDeadSchedule(job: Job): string {
  const isList = scheduleOf(job).includes(', ');
  const why = isList ? ' One schedule that never comes, such as 30 February, can stop those before it.' : '';
  return `The job never launches: Nomad finds no next launch for \`${scheduleOf(job)}\`.${why}`;
}
