import { findBlock, isKnownField } from '../clients/nomad/jobs/fields.ts';
import type { ObjectDiff } from '../clients/nomad/jobs/plan.ts';
import { findGroups, type Body, type Change, type Finding, type Place } from './changes.ts';

function isThere({ Type }: Pick<ObjectDiff, 'Type'>): boolean {
  return Type !== 'None' && Type !== 'Deleted';
}

/** The fields of a changed part that are not in the table, such as `Vault.NewField`. */
function findUnknownParts(level: string, { Fields, Objects }: Body): readonly string[] {
  const names = [...Fields, ...Objects].filter(isThere).map(({ Name }) => Name.split('[', 1)[0] ?? '');
  const inside = Objects.filter(
    (object) => isThere(object) && object.Name !== level && findBlock(object.Name).isComplete,
  );
  return [
    ...[...new Set(names)].filter((name) => !isKnownField(level, name)),
    ...inside.flatMap((object) => findUnknownParts(object.Name, object).map((name) => `${object.Name}.${name}`)),
  ];
}

/** Blocks and fields that this version of Outrider does not recognize, which may grant any right. */
export function unknownFindings({ diff }: Change): readonly Finding[] {
  if (diff === null) return [];
  return [
    ...findingsIn('Job', diff, { group: '', task: '' }),
    ...findGroups(diff).flatMap((group) => [
      ...findingsIn('TaskGroup', group, { group: group.Name, task: '' }),
      ...group.Tasks.filter(({ Type }) => Type !== 'Deleted').flatMap((task) =>
        findingsIn('Task', task, { group: group.Name, task: task.Name }),
      ),
    ]),
  ];
}

function findingsIn(level: string, body: Body, place: Place): readonly Finding[] {
  const unknown = 'Outrider does not know this field';
  return findUnknownParts(level, body).map((name) => ({ ...place, what: 'field', old: '', new: name, unknown }));
}
