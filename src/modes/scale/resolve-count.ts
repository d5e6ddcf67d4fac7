import { ActionError } from '../../errors.ts';
import type { WantedCount } from './inputs.ts';
import type { Job, JobGroup } from '../../clients/nomad/jobs/job.ts';

/** A task group's count now and after the run. */
export interface ResolvedCount {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the task group of input `group`, or the job's only one.
 *
 * @throws ActionError `input`, with the existing names
 */
export function findGroup(job: Job, wanted: string | undefined): JobGroup & { readonly Name: string } {
  const groups = (job.TaskGroups ?? []).map((group) => ({ ...group, Name: group.Name ?? '' }));
  const [only] = groups;
  if (wanted === undefined && only !== undefined && groups.length === 1) return only;
  const found = groups.find(({ Name }) => Name === wanted);
  if (found !== undefined) return found;
  const what = wanted === undefined ? 'has several task groups' : `has no task group \`${wanted}\``;
  const names = groups.map(({ Name }) => `\`${Name}\``).join(', ');
  throw inputError(`The job \`${job.ID}\` ${what}`, `Set the input \`group\` to one of ${names}.`);
}

/**
 * Resolves a count, within the bounds of the group.
 *
 * @throws ActionError `input`, with the bounds
 */
export function resolveCount(group: JobGroup, wanted: WantedCount): ResolvedCount {
  const from = group.Count ?? 1;
  const to = 'to' in wanted ? wanted.to : from + wanted.by;
  if (to === from) return { from, to };
  const { least, most } = boundsOf(group);
  if (to >= least && to <= most) return { from, to };
  const sum = 'to' in wanted ? '' : ` (now ${from}, ${wanted.by < 0 ? 'minus' : 'plus'} ${Math.abs(wanted.by)})`;
  const bounds = most === Infinity ? `at least ${least}` : `${least} to ${most}`;
  throw inputError(
    `The count of group \`${group.Name ?? ''}\` would be ${to}${sum}, which is out of its bounds: ${bounds}`,
    'Set a count within the bounds. To change the bounds, register the job with another `scaling` block.',
  );
}

/** Nomad enforces the bounds of a `scaling` block also while its policy is disabled. */
function boundsOf({ Scaling }: JobGroup): { readonly least: number; readonly most: number } {
  const { Min, Max } = (Scaling ?? {}) as { readonly Min?: unknown; readonly Max?: unknown };
  return { least: typeof Min === 'number' ? Min : 0, most: typeof Max === 'number' ? Max : Infinity };
}

function inputError(message: string, hint: string): ActionError {
  return new ActionError({ reason: 'input', message, hint });
}
