import { listTexts } from '../text/numbers.ts';
import { isKnownField } from '../clients/nomad/jobs/fields.ts';
import { readImageRepository } from './image-order.ts';
import {
  findGroups,
  indexSpecs,
  isConnectTask,
  isProxy,
  listObjects,
  readField,
  type Body,
  type Change,
  type Finding,
  type Side,
  type TaskAddress,
  type TaskPart,
} from './changes.ts';

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

/** Unknown blocks and fields, which may grant or restrict any right. */
export function findUnknownFields({ diff }: Change): readonly Finding[] {
  if (diff === null) return [];
  return [
    ...findUnknownInPart('Job', diff, { group: '', task: '' }),
    ...findGroups(diff).flatMap((group) => [
      ...findUnknownInPart('TaskGroup', group, { group: group.Name, task: '' }),
      ...group.Tasks.filter(({ Type }) => Type !== 'Deleted').flatMap((task) =>
        findUnknownInPart('Task', task, { group: group.Name, task: task.Name }),
      ),
    ]),
  ];
}

function findUnknownInPart(level: string, body: Body, address: TaskAddress): readonly Finding[] {
  const unknown = 'Outrider does not recognize this field';
  return [...new Map(findUnknownParts(level, body))].map(([name, isGone]) => {
    return { ...address, subject: 'field', old: isGone ? name : '', new: isGone ? '' : name, unknown };
  });
}

/** Tasks that may replace other tasks: new tasks of a job that loses tasks, and tasks that get the image of a different task. Guards compare tasks by name, so they cannot compare these. */
export function findReplacedTasks({ diff, job }: Change): readonly Finding[] {
  const specs = indexSpecs(job.TaskGroups);
  const tasks = (diff?.TaskGroups ?? []).flatMap((group) => {
    const taskSpecs = indexSpecs(specs.get(group.Name)?.['Tasks']);
    return group.Tasks.map((part) => ({
      name: `${group.Name}/${part.Name}`,
      type: part.Type,
      isConnectTask: isConnectTask(part),
      // Nomad adds these proxies. They run no code of the job.
      isPlainProxy: isProxy(part) && !taskSpecs.has(part.Name),
      images: { before: findImage(part, 'Old'), after: findImage(part, 'New') },
    }));
  });
  const addedTasks = tasks.filter(({ type }) => type === 'Added');
  const deletedTasks = tasks.filter(({ type, isPlainProxy }) => type === 'Deleted' && !isPlainProxy);
  const changedTasks = tasks.filter(({ type, images }) => type === 'Edited' && images.before !== images.after);
  const tasksLosingImages = [...deletedTasks, ...changedTasks];
  const tasksGainingImages = [...addedTasks, ...changedTasks];
  const lostImages = new Set(tasksLosingImages.map(({ images }) => images.before));
  const gainedImages = new Set(tasksGainingImages.map(({ images }) => images.after));
  const isTaskAdded = addedTasks.some(({ isPlainProxy }) => !isPlainProxy);
  const isProxyDeleted = deletedTasks.some((task) => task.isConnectTask);
  const replacedTasks = tasksLosingImages.filter(
    (task) => gainedImages.has(task.images.before) || (task.type === 'Deleted' && (isTaskAdded || task.isConnectTask)),
  );
  const newTasks = tasksGainingImages.filter(
    ({ type, isPlainProxy, images }) =>
      lostImages.has(images.after) || (type === 'Added' && (isPlainProxy ? isProxyDeleted : deletedTasks.length > 0)),
  );
  if (replacedTasks.length === 0 || newTasks.length === 0) return [];
  const [old = '', current = ''] = [replacedTasks, newTasks].map((list) => listTexts(list.map(({ name }) => name)));
  return [{ group: '', task: '', subject: 'tasks', old, new: current, unknown: 'guards compare tasks by name' }];
}

/** The repository of the image of a task; empty without an image, `undefined` if it is not known. */
function findImage(part: TaskPart, side: Side): string | undefined {
  const [config = { Fields: [] }] = listObjects(part, 'Config', side);
  const image = readField(config, 'image', side);
  return image === '' ? '' : readImageRepository(image);
}
