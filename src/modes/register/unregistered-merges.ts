import pMap, { pMapSkip } from 'p-map';
import { orElse } from '../../errors.ts';
import { createTouchJudge } from '../../operations/review/branch-head.ts';
import { coversJob, type Consent, type JobInFile } from '../../review/record.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { RecordedPull } from '../../operations/review/find-review.ts';
import type { RegisterDependencies } from './dependencies.ts';

interface MergeLookup extends RegisterDependencies {
  readonly collected: CollectedJobs;
}

/**
 * Adds, to each consent that needs approvals, the pull requests whose changes this run also registers, although they are not in its commit: merged since
 * the last registered change of a job, because their own register run was refused, failed or did not run. Their authors cannot approve these changes.
 *
 * @param listJobs the jobs that this run writes by the plan of a pull request
 * @throws ActionError of a request
 */
export async function addUnregisteredMerges(
  consents: readonly Consent[],
  listJobs: (pullRequest: number) => readonly JobInFile[],
  lookup: MergeLookup,
): Promise<readonly Consent[]> {
  if (consents.every(({ rules }) => rules.every(({ needed }) => needed === 0))) return consents;
  const find = async (): Promise<readonly Consent[]> => {
    const merged = await lookup.review.listMerged();
    const judgeTouch = createTouchJudge(lookup.collected, lookup);
    return pMap(consents, async (consent): Promise<Consent> => {
      const numbers = await pMap(
        listJobs(consent.pullRequest),
        async (job) => findUnregistered(job, merged, judgeTouch),
        { concurrency: 5 },
      );
      const together = [...new Set([...(consent.together ?? []), ...numbers.flat()])];
      return together.length === 0 ? consent : { ...consent, together };
    });
  };
  return orElse(find(), (error) => {
    throw error.withContext('Could not find the pull requests that change the same jobs');
  });
}

/**
 * A plan shows all changes since the last registered one: a pull request changed the job if no earlier plan has the same specification. Otherwise, its files decide:
 * it may repeat an earlier change, or its merged commit has no plan of the job. If no earlier pull request has any plan, the job may have been registered without Outrider.
 *
 * @param merged the newest first
 */
async function findUnregistered(
  job: JobInFile,
  merged: readonly RecordedPull[],
  judgeTouch: ReturnType<typeof createTouchJudge>,
): Promise<readonly number[]> {
  const changes: { readonly pull: RecordedPull; readonly spec?: string }[] = [];
  let skipped: RecordedPull[] = [];
  for (const pull of merged) {
    const signed = await pull.readRecord();
    if (signed === undefined) {
      skipped.push(pull);
      continue;
    }
    const { jobs, removed, phase, head } = signed.record;
    const entries = [...jobs, ...removed].filter((entry) => coversJob({ ...signed, entry }, job));
    changes.push(...skipped.map((later) => ({ pull: later })));
    skipped = [];
    if (entries.some(({ done }) => done !== undefined || phase === 'registered')) break;
    if (entries.length === 0 || head !== pull.headSha) changes.push({ pull });
    changes.push(
      ...entries.flatMap((entry) => ('changes' in entry && entry.changes ? [{ pull, spec: entry.spec }] : [])),
    );
  }
  return pMap(
    changes,
    async ({ pull, spec }, at) => {
      const isNew = spec !== undefined && !changes.slice(at + 1).some((earlier) => earlier.spec === spec);
      return isNew || judgeTouch(await pull.readFiles())(job.file) ? pull.number : pMapSkip;
    },
    { concurrency: 5 },
  );
}
