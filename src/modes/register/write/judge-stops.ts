import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import {
  declarationsOf,
  declarerOf,
  placeJob,
  type Declarations,
} from '../../../operations/planning/declaring-files.ts';
import { changedSince } from '../review/judge-head.ts';
import { checkLive, orRefused, readLive, removalError } from './removed-job.ts';
import type { ActionError } from '../../../errors.ts';
import type { CollectedJobs } from '../../../jobfiles/discovery/collect.ts';
import type { RemovedJob } from '../../../review/record.ts';
import type { BranchHead } from '../review/branch-head.ts';
import type { RegisterDependencies } from '../dependencies.ts';
import type { RemovedJobState } from '../outcome.ts';
import type { PlannedCandidate } from '../review/review-check.ts';

interface StopDependencies extends RegisterDependencies {
  /** The branch may have restored a removed file; undefined where it was not read. */
  readonly head: BranchHead | undefined;
}

/** A job whose file was removed, and whether it is stopped. */
export interface JudgedStop {
  readonly removed: RemovedJob;
  /** `due`: it is the reviewed job, and no file declares it. */
  readonly state: RemovedJobState['state'] | { readonly kind: 'due' };
}

/**
 * Judges, before the first write, which jobs of removed files are stopped: those whose stop the reviewed plan showed, that have not changed since, and that
 * no job file of the repository declares.
 */
export async function judgeStops(
  collected: CollectedJobs,
  jobs: readonly PlannedCandidate[],
  dependencies: StopDependencies,
): Promise<readonly JudgedStop[]> {
  const { inputs, review } = dependencies;
  const all = review.entries.removed.map(({ entry }) => entry);
  if (all.length === 0) return [];
  const planned = jobs.map(({ planned: { file, reviewed } }) => ({ file, job: placeJob(reviewed, dependencies) }));
  const added = dependencies.head?.names.find(
    (name) => collected.isJobFile(name) && !existsSync(join(dependencies.workspace, name)),
  );
  const declarations = inputs.stopRemoved ? declarationsOf(planned, collected, dependencies) : async () => planned;
  return pMap(
    all,
    async (removed) => ({ removed, state: await stateOf(removed, declarations, { ...dependencies, added }) }),
    {
      concurrency: 10,
    },
  );
}

async function stateOf(
  removed: RemovedJob,
  declarations: Declarations,
  dependencies: StopDependencies & { readonly added: string | undefined },
): Promise<JudgedStop['state']> {
  const { inputs, workspace, head, added } = dependencies;
  const { file, id } = removed;
  const isBack = existsSync(join(workspace, file));
  const findDeclarer = async (): Promise<Declarer | undefined> =>
    isBack ? { file, isCertain: true } : declarerOf(removed, await declarations());
  if (!inputs.stopRemoved) {
    const declarer = await findDeclarer();
    return { kind: declarer === undefined ? 'not-asked' : 'still-declared' };
  }
  return orRefused(removed, dependencies, async () => {
    const live = await readLive(removed, dependencies);
    if (live === undefined) return { kind: 'gone' };
    const declarer = await findDeclarer();
    if (declarer !== undefined && !removed.stop) return { kind: 'still-declared' };
    if (declarer !== undefined) throw stillDeclared(id, declarer);
    if (!removed.stop) {
      const hint =
        'Set `stop-removed: true` for the plan as well, plan the pull request again and have the new plan reviewed.';
      throw removalError('not-reviewed', `\`${id}\` was not stopped: the reviewed plan does not show the stop`, hint);
    }
    if (head !== undefined) checkBranch(removed, head, added);
    await checkLive(removed, live, dependencies);
    return { kind: 'due' };
  });
}

type Declarer = NonNullable<ReturnType<typeof declarerOf>>;

function stillDeclared(id: string, { file, isCertain }: Declarer): ActionError {
  const what = isCertain ? `\`${file}\` declares it now` : `\`${file}\` may declare it, but cannot be parsed`;
  return removalError('plan-changed', `\`${id}\` was not stopped: ${what}`);
}

/**
 * Checks that since the checked-out commit the branch has neither restored the file nor added another one that may declare its job.
 *
 * @throws ActionError `plan-changed`, `not-reviewed`
 */
function checkBranch({ file, id }: RemovedJob, { branch, changed }: BranchHead, added: string | undefined): void {
  const name = changed(file, new Set([file]));
  if (name !== undefined) throw changedSince(file, name, branch);
  if (added === undefined) return;
  // The file is not in the checkout, so it cannot be parsed.
  const what = `branch \`${branch}\` has added \`${added}\` since the checked-out commit, which may declare it`;
  throw removalError('plan-changed', `\`${id}\` was not stopped: ${what}`);
}
