import { nonEmpty } from '../../../clients/nomad/target.ts';
import { noDiff, viewDiff } from '../../../nomad-plan/diff-lines.ts';
import { redactPlan, type AskedPlan } from '../../../operations/planning/plan-job.ts';
import { withoutRandomValues } from '../../../review/random-changes.ts';
import { changedPaths, withoutIgnored, type IsIgnored } from '../judging/ignored-fields.ts';
import { formatPath } from '../judging/ignore-patterns.ts';
import { filesOf } from './change-history.ts';
import { driftMeaning } from '../judging/drift-meaning.ts';
import type { ShownDiff } from '../../../redaction/shown-diff.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import type { JobAddress } from '../../../operations/planning/declaring-files.ts';
import type { DriftInputs } from '../inputs.ts';
import type { JobDrift } from '../outcome.ts';
import type { LiveJob } from './live-jobs.ts';

interface DescribeOptions {
  readonly inputs: Pick<DriftInputs, 'redaction' | 'verbose'>;
  readonly redactor: Redactor;
  readonly isIgnored: IsIgnored;
  readonly address: JobAddress;
}

type Found = Pick<JobDrift, 'kind' | 'why' | 'version' | 'submitted' | 'commit' | 'givenUp'>;

/** A job that differs from its file, as it may be shown. The difference is redacted as a whole before ignored fields are cut from it. */
export function describeFileDrift(
  asked: AskedPlan,
  found: Found,
  { inputs, redactor, isIgnored, address }: DescribeOptions,
): JobDrift {
  const { diff, name } = redactPlan(asked, { redaction: inputs.redaction, redactor });
  const { Diff: clear } = asked.shownPlan;
  const shown = diff === undefined || clear === null ? undefined : withoutIgnored(diff, clear, isIgnored);
  // A new job is described by its file alone.
  const fields = shown === undefined || shown.Type === 'Added' ? [] : changedPaths(shown).map(formatPath);
  return {
    ...found,
    givenUp: found.givenUp && { ...found.givenUp, reason: redactor.scrub(found.givenUp.reason) },
    file: asked.loaded.file.name,
    sources: filesOf(asked.loaded),
    id: name(address.id),
    namespace: name(address.namespace),
    region: address.region === '' ? undefined : name(address.region),
    address,
    diff: shown === undefined ? noDiff : viewDiff(withoutUpdates(shown), inputs.verbose),
    fields,
    meaning: driftMeaning(found, shown === undefined ? null : withoutRandomValues(shown, asked.random.values)),
    pullRequests: [],
  };
}

/** The numbers of allocations to update depend on the cluster: with them, the issue would be edited without a change of the drift. */
function withoutUpdates(diff: ShownDiff): ShownDiff {
  return { ...diff, TaskGroups: diff.TaskGroups.map((group) => ({ ...group, Updates: {} })) };
}

/** A job that runs without a file. */
export function describeUnmanaged(
  { ID, SubmitTime }: LiveJob,
  place: Omit<JobAddress, 'id'>,
  redactor: Redactor,
): JobDrift {
  const region = nonEmpty(place.region);
  return {
    kind: 'unmanaged',
    file: undefined,
    sources: [],
    id: redactor.name(ID),
    namespace: redactor.name(place.namespace),
    region: region === undefined ? undefined : redactor.name(region),
    address: { ...place, id: ID },
    diff: noDiff,
    fields: [],
    meaning: driftMeaning({ kind: 'unmanaged' }, null),
    submitted: SubmitTime ?? undefined,
    pullRequests: [],
  };
}
