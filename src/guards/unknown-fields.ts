import { isKnownField } from '../clients/nomad/jobs/fields.ts';
import { type Body, type Change, type Finding, type Groups, type TaskAddress } from './changes.ts';

/** The changed fields and blocks of a block that are not in the table, such as `Vault.NewField`, and whether each is removed. */
function findUnknownParts(
  block: string,
  { Fields, Objects }: Body,
): readonly (readonly [name: string, isGone: boolean])[] {
  return [...Fields, ...Objects]
    .filter(({ Type }) => Type !== 'None')
    .flatMap((part) => {
      const [name = ''] = part.Name.split('[', 1);
      if (!isKnownField(block, name)) return [[name, part.Type === 'Deleted'] as const];
      if (!('Objects' in part)) return [];
      return findUnknownParts(name, part).map(([inner, isGone]) => [`${name}.${inner}`, isGone] as const);
    });
}

/** Blocks and fields that Outrider does not recognize, which may grant any right, or restrict one; of deleted tasks only if an added one may be one of them. */
export function findUnknownFields({ diff }: Change): readonly Finding[] {
  if (diff === null) return [];
  const isAnyAdded = diff.TaskGroups.some(({ Tasks }) => Tasks.some(({ Type }) => Type === 'Added'));
  const isCompared = ({ Type }: Pick<Groups[number], 'Type'>): boolean => Type !== 'Deleted' || isAnyAdded;
  return [
    ...findUnknownInPart('Job', diff, { group: '', task: '' }),
    ...diff.TaskGroups.filter(isCompared).flatMap((group) => [
      ...findUnknownInPart('TaskGroup', group, { group: group.Name, task: '' }),
      ...group.Tasks.filter(isCompared).flatMap((task) =>
        findUnknownInPart('Task', task, { group: group.Name, task: task.Name }),
      ),
    ]),
  ];
}

function findUnknownInPart(level: string, body: Body, address: TaskAddress): readonly Finding[] {
  const unknown = 'Outrider does not know this field';
  return [...new Map(findUnknownParts(level, body))].map(([name, isGone]) => {
    return { ...address, subject: 'field', old: isGone ? name : '', new: isGone ? '' : name, unknown };
  });
}
