import { ActionError } from '../../errors.ts';
import type { WantedCount } from './inputs.ts';
import type { Job, JobGroup } from '../../clients/nomad/jobs/job.ts';

/** What is to be made of a task group's count. */
export interface ResolvedCount {
  readonly from: number;
  readonly to: number;
}

/**
 * The task group that is meant.
 *
 * @throws ActionError `input`, with the names that there are
 */
export function groupOf(job: Job, wanted: string | undefined): JobGroup & { readonly Name: string } {
  const groups = (job.TaskGroups ?? []).map((group) => ({ ...group, Name: group.Name ?? '' }));
  const [only] = groups;
  if (wanted === undefined && only !== undefined && groups.length === 1) return only;
  const found = groups.find(({ Name }) => Name === wanted);
  if (found !== undefined) return found;
  const what = wanted === undefined ? 'has several task groups' : `has no task group \`${wanted}\``;
  const names = groups.map(({ Name }) => `\`${Name}\``).join(', ');
  throw error(`The job \`${job.ID}\` ${what}`, `Set the input \`group\` to one of ${names}.`);
}

/**
 * The count that is meant, within what the group allows.
 *
 * @throws ActionError `input`, with the bounds
 */
export function resolveCount(group: JobGroup, wanted: WantedCount): ResolvedCount {
  const from = group.Count ?? 1;
  const to = 'to' in wanted ? wanted.to : from + wanted.by;
  if (to === from) return { from, to };
  const { least, most } = boundsOf(group);
  if (to >= least && to <= most) return { from, to };
  const by = 'to' in wanted ? '' : ` (now ${from}, ${wanted.by < 0 ? 'less' : 'and'} ${Math.abs(wanted.by)})`;
  const bounds = most === Infinity ? `${least} at least` : `from ${least} to ${most}`;
  throw error(
    `The count of group \`${group.Name ?? ''}\` would be ${to}${by}, which is out of its bounds: ${bounds}`,
    'Give a count within the bounds; those of the `scaling` block are changed by registering the job.',
  );
}

/** Nomad holds to those of a `scaling` block also where its policy is not enabled. */
function boundsOf({ Scaling }: JobGroup): { readonly least: number; readonly most: number } {
  const { Min, Max } = (Scaling ?? {}) as { readonly Min?: unknown; readonly Max?: unknown };
  return { least: typeof Min === 'number' ? Min : 0, most: typeof Max === 'number' ? Max : Infinity };
}

function error(what: string, hint: string): ActionError {
  return new ActionError({ reason: 'input', message: what, hint });
}
