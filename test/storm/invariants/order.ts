import type { ObservedRun } from '../observed-run.ts';
import type { World } from '../world.ts';

interface Ended {
  readonly ModifyIndex: number;
  readonly Status?: string;
  readonly ClientStatus?: string;
}

interface Stages {
  /** The IDs of a job of one stage, and of one of the next. */
  readonly earlier: string;
  readonly later: string;
}

/** The later job, which the run has written, is newer than the end of the earlier one. */
export async function checkOrder(
  { ask, checks, story }: Pick<World, 'ask' | 'checks' | 'story'>,
  { describe }: ObservedRun,
  { earlier, later }: Stages,
): Promise<void> {
  const { JobModifyIndex: index } = await ask<{ readonly JobModifyIndex: number }>('GET', `/v1/job/${later}`);
  const deployment = await ask<Ended | null>('GET', `/v1/job/${earlier}/deployment`);
  const ends =
    deployment === null ? await ask<readonly Ended[]>('GET', `/v1/job/${earlier}/allocations`) : [deployment];
  const open = ends.filter(
    ({ ModifyIndex, Status, ClientStatus }) =>
      ModifyIndex >= index || (Status ?? ClientStatus) !== (deployment === null ? 'complete' : 'successful'),
  );
  checks.check(
    story,
    'a later stage never starts before the earlier one is complete',
    ends.length > 0 && open.length === 0,
    () =>
      `${describe()} \`${later}\` was registered at ${index}, and \`${earlier}\` has ${ends.length} ends, of which these are open: ${JSON.stringify(open.map((ended) => [ended.ModifyIndex, ended.Status ?? ended.ClientStatus]))}`,
  );
}
