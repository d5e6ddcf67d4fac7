import { missingCheckout } from '../../../inputs/job-files.ts';
import { commitAtHead, hasCommit, isShallow } from '../../../jobfiles/provenance/git.ts';
import { modeNeeds, modesThat, type CheckedMode, type ModeNeeds } from '../needs.ts';
import { failed, passed, skipped, warned, type Check, type CheckSubject } from '../outcome.ts';
import type { RunContext } from '../../../operations/run-context.ts';

type Reach = NonNullable<ModeNeeds['checkout']>;

/** Whether the repository is checked out, and deep enough for what the modes read in git. */
export async function checkCheckout(
  all: readonly CheckedMode[],
  { workspace, event }: Pick<RunContext, 'workspace' | 'event'>,
): Promise<readonly Check[]> {
  const modes = modesThat(all, ({ checkout }) => checkout !== undefined);
  if (modes.length === 0) return [];
  const checkout: CheckSubject = { id: 'checkout', subject: 'Checkout', modes };
  const missing = missingCheckout(workspace);
  if (missing !== undefined) return [failed(checkout, missing)];
  const head = await commitAtHead(workspace);
  if (head === undefined) {
    const found =
      'The workspace has files, but git knows no commit there: no value counts as public because it is committed';
    return [warned(checkout, found, 'Use `actions/checkout`, or run in the root of the repository.')];
  }
  const reading = (reach: Reach): readonly CheckedMode[] =>
    modes.filter((mode) => (modeNeeds[mode] as ModeNeeds).checkout === reach);
  const found = passed(checkout, `Commit \`${head.id.slice(0, 7)}\``);
  return [
    found,
    ...(await checkBase({ workspace, base: event.pullRequest?.baseSha, modes: reading('base') })),
    ...(await checkHistory(workspace, reading('history'))),
  ];
}

interface BaseQuery {
  readonly workspace: string;
  /** Undefined where the run is not about a pull request. */
  readonly base: string | undefined;
  readonly modes: readonly CheckedMode[];
}

async function checkBase({ workspace, base, modes }: BaseQuery): Promise<readonly Check[]> {
  if (modes.length === 0) return [];
  const subject: CheckSubject = { id: 'git-base', subject: 'Base commit in git', modes };
  if (base === undefined) return [skipped(subject, 'Only a pull request has a base commit')];
  if (await hasCommit(workspace, base)) return [passed(subject, 'Present: more old values can be shown')];
  return [warned(subject, 'Missing: fewer old values can be shown', 'Set `fetch-depth: 2` for `actions/checkout`.')];
}

async function checkHistory(workspace: string, modes: readonly CheckedMode[]): Promise<readonly Check[]> {
  if (modes.length === 0) return [];
  const subject: CheckSubject = { id: 'git-history', subject: 'History in git', modes };
  if (!(await isShallow(workspace))) return [passed(subject, 'Complete')];
  const found = 'Shallow: `unregistered` and `changed` cannot be distinguished';
  return [warned(subject, found, 'Set `fetch-depth: 0` for `actions/checkout`.')];
}
