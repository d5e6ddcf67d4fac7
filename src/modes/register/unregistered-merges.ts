import pMap, { pMapIterable, pMapSkip } from 'p-map';
import { orElse } from '../../errors.ts';
import { createTouchJudge } from '../../operations/review/branch-head.ts';
import { coversJob, type Consent, type JobInFile } from '../../review/record.ts';
import { readServing } from '../../operations/review/registered-since.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { RecordedPull } from '../../operations/review/find-review.ts';
import type { RegisterDependencies } from './dependencies.ts';

interface MergeLookup extends RegisterDependencies {
  readonly judgeTouch: ReturnType<typeof createTouchJudge>;
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
  collected: CollectedJobs,
  dependencies: RegisterDependencies,
): Promise<readonly Consent[]> {
  if (consents.every(({ rules }) => rules.every(({ needed }) => needed === 0))) return consents;
  const find = async (): Promise<readonly Consent[]> => {
    const merged = await dependencies.review.listMerged();
    const lookup = { ...dependencies, judgeTouch: createTouchJudge(collected, dependencies) };
    return pMap(consents, async (consent): Promise<Consent> => {
      const numbers = await pMap(listJobs(consent.pullRequest), async (job) => findUnregistered(job, merged, lookup), {
        concurrency: 5,
      });
      const together = [...new Set([...(consent.together ?? []), ...numbers.flat()])];
      return together.length === 0 ? consent : { ...consent, together };
    });
  };
  return orElse(find(), (error) => {
    throw error.withContext('Could not find the pull requests that change the same jobs');
  });
}

/**
 * A plan shows all changes since the specification that serves: earlier registrations end the search only if they still serve. A pull request changed the job if no earlier plan has the same specification. Otherwise, its files decide:
 * it may repeat an earlier change, or its merged commit has no plan of the job. If no earlier pull request has any plan, the job may have been registered without Outrider.
 *
 * @param merged the newest first
 */
async function findUnregistered(
  job: JobInFile,
  merged: readonly RecordedPull[],
  lookup: MergeLookup,
): Promise<readonly number[]> {
  const changes: { readonly pull: RecordedPull; readonly spec?: string }[] = [];
  let [unplanned, untouched]: [RecordedPull[], RecordedPull[]] = [[], []];
  const touches = async (pull: RecordedPull): Promise<boolean> => lookup.judgeTouch(await pull.readFiles())(job.file);
  const readPlan = async (pull: RecordedPull) => {
    const mayShow = !lookup.inputs.jobFiles.onlyChanged || (await touches(pull));
    return { pull, mayShow, signed: mayShow ? await pull.readRecord() : undefined };
  };
  let serving: ReturnType<typeof readServing> | undefined;
  for await (const { pull, mayShow, signed } of pMapIterable(merged, readPlan, inBatches)) {
    if (signed === undefined) {
      if (mayShow) unplanned.push(pull);
      else if (unplanned.length > 0) untouched.push(pull);
      continue;
    }
    const { jobs, removed, phase, head } = signed.record;
    const entries = [...jobs, ...removed].filter((entry) => coversJob({ ...signed, entry }, job));
    changes.push(...unplanned.map((later) => ({ pull: later })));
    [unplanned, untouched] = [[], []];
    const registered = entries.flatMap(({ done, index }) => done?.index ?? (phase === 'registered' ? index : []));
    const isServing = registered.length === 0 ? undefined : await (serving ??= readServing(job, lookup));
    if (isServing && registered.some(isServing)) break;
    if (entries.length === 0 || head !== pull.headSha) changes.push({ pull });
    changes.push(
      ...entries.flatMap((entry) => ('changes' in entry && entry.changes ? [{ pull, spec: entry.spec }] : [])),
    );
  }
  if (await hasPlan(untouched)) changes.push(...unplanned.map((pull) => ({ pull })));
  return pMap(
    changes,
    async ({ pull, spec }, at) => {
      const isNew = spec !== undefined && !changes.slice(at + 1).some((earlier) => earlier.spec === spec);
      return isNew || (await touches(pull)) ? pull.number : pMapSkip;
    },
    { concurrency: 5 },
  );
}

/** A few at a time: each pull request costs a request, and one of the first usually ends the search. */
const inBatches = { concurrency: 5, backpressure: 5 };

async function hasPlan(pulls: readonly RecordedPull[]): Promise<boolean> {
  for await (const signed of pMapIterable(pulls, async (pull) => pull.readRecord(), inBatches))
    if (signed !== undefined) return true;
  return false;
}
