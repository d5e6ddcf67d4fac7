import { matchesWhole } from '../inputs/pattern.ts';
import type { JobDiff } from '../clients/nomad/jobs/plan.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { showText, type ShownDiff, type ShownObject } from '../redaction/shown-diff.ts';

export function isWhole({ Type }: Pick<JobDiff, 'Type'>): boolean {
  return Type === 'Added' || Type === 'Deleted';
}

/**
 * Whether a diff contains no change. Nomad also marks a job as edited because of numbers that it does not show, such as the indexes of a
 * scaling policy in an earlier version (`scalingDiff` in its `nomad/structs/diff.go`).
 */
export function isEmptyDiff(diff: ShownDiff): boolean {
  const isUnchanged = (part: Omit<ShownObject, 'Name'>): boolean =>
    !isWhole(part) && part.Fields.every((field) => field.Type === 'None') && part.Objects.every(isUnchanged);
  return [diff, ...diff.TaskGroups, ...diff.TaskGroups.flatMap((group) => group.Tasks)].every(isUnchanged);
}

const scheduleFields = new Set(['Spec', 'Specs', 'TimeZone', 'Enabled']);

/**
 * The change of the schedule of a periodic job, such as from `0 3 * * *` to `disabled`. Nomad shows `crons` as a separate object, and only if they change.
 * `undefined` if it does not change: `cron` and `crons` may be equal.
 */
export function findScheduleChange({ Objects }: Pick<ShownDiff, 'Objects'>) {
  const periodic = Objects.filter(({ Name, Type }) => Name === 'Periodic' && Type === 'Edited');
  const fields = periodic.flatMap((object) => [object, ...object.Objects].flatMap(({ Fields }) => Fields));
  const changedFields = fields.filter(({ Name, Type }) => scheduleFields.has(Name) && Type !== 'None');
  if (changedFields.length === 0) return undefined;
  const joinTexts = (side: 'Old' | 'New', ...names: readonly string[]): string => {
    const texts = fields.filter(({ Name }) => names.includes(Name)).map((field) => showText(field[side]));
    return texts.filter((text) => text !== '').join(', ');
  };
  const isMoved = joinTexts('Old', 'TimeZone') !== joinTexts('New', 'TimeZone');
  const describe = (side: 'Old' | 'New'): string => {
    if (joinTexts(side, 'Enabled') === 'false') return 'disabled';
    const times = joinTexts(side, 'Spec', 'Specs');
    const zone = isMoved ? joinTexts(side, 'TimeZone') : '';
    if (times === '') return zone || 'enabled';
    return zone === '' ? times : `${times} (${zone})`;
  };
  const [before, after] = [describe('Old'), describe('New')];
  return before === after && !before.includes(hiddenMark) ? undefined : { before, after, fields: changedFields };
}

/**
 * The datacenters before and after, if the diff has them, and whether they differ; both are `*` if unchanged. Both lists contain names and globs, in
 * which only `*` is special, and an empty list means all datacenters. Source: https://developer.hashicorp.com/nomad/docs/job-specification/job#datacenters
 */
export function readDatacenterLists({ Objects }: Pick<JobDiff, 'Objects'>) {
  const fields = Objects.filter(({ Name }) => Name === 'Datacenters').flatMap((object) => object.Fields);
  const before = toNames(fields.filter(({ Type }) => Type !== 'Added').map(({ Old, New }) => Old || New));
  const after = toNames(fields.filter(({ Type }) => Type !== 'Deleted').map(({ Old, New }) => New || Old));
  const isSame =
    before.every((datacenter) => isWithin(datacenter, after)) &&
    after.every((datacenter) => isWithin(datacenter, before));
  return { before, after, isChanged: !isSame };
}

function toNames(names: readonly string[]): readonly string[] {
  return names.length === 0 ? ['*'] : names;
}

/** A character that no datacenter name contains. */
const unknown = '\0';

/**
 * Whether one of several globs matches every datacenter that a glob matches. Its stars are replaced by a character that no name contains, so a single
 * glob has to match all names.
 */
function isWithin(glob: string, others: readonly string[]): boolean {
  const name = glob.replaceAll('*', unknown);
  return others.some((other) => other === glob || matchesWhole(other.split('*'), name));
}
