import { readDatacenterLists, findScheduleChange } from '../nomad-plan/read-diff.ts';
import type { GroupVerdict } from '../nomad-plan/group-counts.ts';
import type { Verdict } from '../nomad-plan/verdict.ts';
import { isLateImage } from '../nomad-plan/image.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { digestForm, guardNames, type GuardName, type GuardSetting } from '../inputs/guards.ts';
import { compareImages, findPinProblem, readImageName } from './image-order.ts';
import { findReplacedTasks } from './unknown-changes.ts';
import { findRights } from './rights.ts';
import { findNewReads } from './secret-reads.ts';
import {
  judgeChange,
  findField,
  findGroups,
  isChangedField,
  isProxy,
  listDataObjects,
  listObjects,
  findTasks,
  indexSpecs,
  readText,
  readField,
  type Body,
  type Change,
  type ChangedTask,
  type Data,
  type Finding,
  type JudgedChange,
  type TaskAddress,
  type Side,
} from './changes.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobDiff } from '../clients/nomad/jobs/plan.ts';

/** The plan of a job, without parts that depend on secrets; names are in clear text. */
export interface GuardedPlan extends Change {
  readonly verdict: Verdict;
  readonly namespace: string;
  readonly formerNamespace: FormerNamespace;
  /** The reason why the version that the plan compares with may not serve traffic. */
  readonly unserved?: string | undefined;
}

/** The namespace in which the file declared its job at the base of the pull request; `undefined` if it declared none. */
type FormerNamespace = { readonly namespace: string } | { readonly unknown: string } | undefined;

export interface Hit extends Finding {
  /** `all`: a change that no guard can judge. */
  readonly guard: GuardName | 'all';
}

interface Guard {
  /** Whether it compares tasks by name, so that it cannot judge tasks that replace other tasks. */
  readonly isByTask?: true;
  readonly judge: (plan: GuardedPlan & JudgedChange, form: 'tag' | 'digest') => readonly Finding[];
}

/** docs/guards.md describes them. */
const guards: Readonly<Record<GuardName, Guard>> = {
  downtime: {
    judge: ({ verdict }) =>
      verdict.groups
        .filter(({ update }) => update.isAtOnce)
        .map(({ name }) => reportGroup(name, 'replaces all allocations at once')),
  },
  evicts: {
    judge: ({ verdict }) => [
      ...[...new Set(verdict.preempted.map(({ job }) => job))].map((id) => reportJob('evicts allocations of', '', id)),
      ...(verdict.preempted.length > 0 ? [] : verdict.groups)
        .filter(({ preempted }) => preempted > 0)
        .map(({ name }) => reportGroup(name, 'evicts allocations of other jobs')),
    ],
  },
  unplaceable: {
    judge({ verdict, diff }) {
      const unchangedGroups = listUnchangedGroups(diff);
      return verdict.unplaced
        .filter(({ group }) => !unchangedGroups.has(group))
        .map(({ group }) => reportGroup(group, 'cannot be placed'));
    },
  },
  stops: {
    judge({ verdict, diff }) {
      if (verdict.change === 'stopped') return [reportJob('stops the job')];
      const zero = findLowerCounts(diff).filter(({ old, new: count }) => Number(old) > 0 && Number(count) === 0);
      const zeroGroups = new Set(zero.map(({ group }) => group));
      const removedGroups = [
        ...findGroups(diff, 'Deleted').map(({ Name }) => Name),
        ...verdict.groups.filter(isStopped).map(({ name }) => name),
      ];
      const schedule = diff === null ? undefined : findScheduleChange(diff);
      const isOver = schedule?.after === 'disabled' || verdict.nextLaunch === 'never';
      return [
        ...(schedule !== undefined && isOver ? [reportJob('ends the schedule', '', '', ['periodic'])] : []),
        ...[...new Set(removedGroups)]
          .filter((name) => !zeroGroups.has(name))
          .map((name) => reportGroup(name, 'stops the group')),
        ...zero,
      ];
    },
  },
  'fewer-allocations': {
    judge: ({ verdict, diff, job }) => [
      ...findLowerCounts(diff).filter(({ old, new: count }) => Number(count) < Number(old) && Number(count) > 0),
      ...(job.Type === 'system' || job.Type === 'sysbatch' ? verdict.groups : [])
        .filter((group) => group.stopped > 0 && !isStopped(group))
        .map(({ name }) => reportGroup(name, 'stops allocations')),
    ],
  },
  'less-memory': {
    isByTask: true,
    judge: ({ tasks }) =>
      listResourceChanges(tasks).flatMap(({ address, readNumber }) => {
        const [memory, max] = [readNumber('MemoryMB'), readNumber('MemoryMaxMB')];
        // Without a maximum, the memory is the limit; -1 means unlimited.
        const limit = (side: 'old' | 'new'): number => (max[side] < 0 ? Infinity : max[side] || memory[side]);
        return [
          ...listReductions(address, 'memory', memory, ' MiB'),
          ...(max.old === 0 || limit('new') >= limit('old')
            ? []
            : listReductions(address, 'memory_max', max, ' MiB', true)),
        ];
      }),
  },
  'less-cpu': {
    isByTask: true,
    judge: ({ tasks }) =>
      listResourceChanges(tasks).flatMap(({ address, readNumber }) => {
        const [cpu, cores] = [readNumber('CPU'), readNumber('Cores')];
        if (cores.old !== 0 && cores.new !== 0) return listReductions(address, 'cores', cores, '');
        return cores.old === cores.new ? listReductions(address, 'cpu', cpu, ' MHz') : [];
      }),
  },
  'image-downgrade': { isByTask: true, judge: ({ tasks }) => listImageChanges(tasks).flatMap(findDowngrade) },
  'image-unpinned': {
    judge: ({ tasks }, form) =>
      listImageChanges(tasks).filter((image) => {
        if (image.unknown !== undefined) return true;
        const wasLoose = image.old !== '' && findPinProblem(image.old, form) !== undefined;
        const name = readImageName(image.new);
        const isOtherImage = name === undefined || name !== readImageName(image.old);
        return image.new !== '' && findPinProblem(image.new, form) !== undefined && (isOtherImage || !wasLoose);
      }),
  },
  privileged: { isByTask: true, judge: findRights },
  'new-secrets-access': { judge: findNewReads },
  'namespace-change': {
    judge({ namespace, formerNamespace: former = { namespace } }) {
      if ('unknown' in former) return [{ ...reportJob('namespace', '', namespace, ['namespace']), ...former }];
      return namespace === former.namespace ? [] : [reportJob('namespace', former.namespace, namespace, ['namespace'])];
    },
  },
  'datacenter-change': {
    isByTask: true,
    judge({ job, diff }) {
      if (diff === null || diff.Type !== 'Edited') return [];
      const { before, after, isChanged } = readDatacenterLists(diff);
      const pool = findField(diff, 'NodePool');
      return [
        ...(isChanged ? [reportJob('datacenters', before.join(', '), after.join(', '), ['datacenters'])] : []),
        ...(isChangedField(pool) ? [reportJob('node pool', pool.Old, pool.New, ['node_pool'])] : []),
        ...findLostConstraints(diff, job),
        ...findChangedDevices(diff),
      ];
    },
  },
};

/** The hits of the guards in the plan of a job, in the order of the table. A register run does not write an unchanged job, regardless of what Nomad would do. */
export function findHits(plan: GuardedPlan, settings: readonly GuardSetting[]): readonly Hit[] {
  if (plan.verdict.change === 'unchanged' || settings.length === 0) return [];
  const form = settings.includes(digestForm) ? 'digest' : 'tag';
  const { unserved: unknown } = plan;
  const replaced = findReplacedTasks(plan);
  const judged = { ...plan, tasks: findTasks(plan) };
  const hits = guardNames
    .filter((guard) => settings.some((setting) => setting.split(':', 1)[0] === guard))
    .flatMap((guard) => {
      const { judge, isByTask = false } = guards[guard];
      return [...judge(judged, form), ...(isByTask ? replaced : [])].map((finding) => ({ ...finding, guard }));
    });
  if (unknown === undefined) return hits;
  return [...hits, { ...reportJob('includes what the registered version changed'), unknown, guard: 'all' }];
}

function reportJob(subject: string, old = '', after = '', at: readonly string[] = []): Finding {
  return { group: '', task: '', subject, old, new: after, at };
}

function reportGroup(group: string, subject: string): Finding {
  return { group, task: '', subject, old: '', new: '' };
}

/** Whether a group has allocations before a change, and none after it. */
function isStopped(group: GroupVerdict): boolean {
  const { created, replaced, updatedInPlace, canaries, ignored, migrated } = group;
  return group.stopped > 0 && created + replaced + updatedInPlace + canaries + ignored + migrated === 0;
}

/** The groups that neither their own changes nor job-wide changes affect. */
function listUnchangedGroups(diff: JobDiff | null): ReadonlySet<string> {
  if (diff === null || [...diff.Fields, ...diff.Objects].some(({ Type }) => Type !== 'None')) return new Set();
  return new Set(findGroups(diff).flatMap(({ Name, Type }) => (Type === 'None' ? [Name] : [])));
}

/** Lists the constraints of a part of the diff and of specifications, each as JSON of its values. A hidden value may differ after the change. */
function listConstraints(body: Pick<Body, 'Objects'>, side: Side, specs: readonly (Data | undefined)[] = []) {
  const specConstraints = specs.flatMap((spec) => listDataObjects(spec?.['Constraints']));
  return [
    ...specConstraints.map((constraint) => (name: string) => readText(constraint, name)),
    ...listObjects(body, 'Constraint', side).map((constraint) => (name: string) => readField(constraint, name, side)),
  ]
    .map((readValue) => JSON.stringify(['LTarget', 'Operand', 'RTarget'].map(readValue)))
    .filter((text) => side === 'Old' || !text.includes(hiddenMark));
}

/** The devices that tasks had and that change: each may lose a constraint, which Nomad's plan does not show. */
function findChangedDevices(diff: JobDiff): readonly Finding[] {
  const unknown = "Nomad's plan does not show the constraints of a device";
  return findGroups(diff).flatMap((group) => {
    const resources = group.Tasks.flatMap((part) => listObjects(part, 'Resources', 'Old'));
    const devices = resources.flatMap((part) => listObjects(part, 'Device', 'Old'));
    const changedDevices = devices.filter(({ Type }) => Type !== 'None');
    const names = new Set(changedDevices.map((device) => readField(device, 'Name', 'Old')));
    return [...names].map((name) => ({
      ...reportGroup(group.Name, 'constraints of device'),
      new: name,
      at: ['constraint'],
      unknown,
    }));
  });
}

/** Constraints of the job, of a group and of its tasks apply together. */
function findLostConstraints(diff: JobDiff, job: Job): readonly Finding[] {
  const jobWide = new Set(listConstraints(diff, 'New', [job]));
  const specs = indexSpecs(job.TaskGroups);
  const groups = findGroups(diff).map((group) => {
    const spec = specs.get(group.Name);
    const bodies = [group, ...group.Tasks.filter((part) => part.Type !== 'Deleted' || !isProxy(part))];
    const constraints = listConstraints(group, 'New', [spec, ...listDataObjects(spec?.['Tasks'])]);
    const after = new Set([...constraints, ...bodies.flatMap((body) => listConstraints(body, 'New'))]);
    return { name: group.Name, before: bodies.flatMap((body) => listConstraints(body, 'Old')), after };
  });
  // `distinct_hosts` of a job is stricter than `distinct_hosts` of each group.
  const isInEachGroup = (text: string): boolean =>
    !text.includes('distinct_') && groups.every(({ after }) => after.has(text));
  const lostConstraints = [
    ...listConstraints(diff, 'Old').flatMap((text) => (isInEachGroup(text) ? [] : [{ text, group: '' }])),
    ...groups.flatMap(({ name, before, after }) =>
      [...new Set(before)].filter((text) => !after.has(text)).map((text) => ({ text, group: name })),
    ),
  ];
  return lostConstraints
    .filter(({ text }) => !jobWide.has(text))
    .map(({ text, group }) => {
      const parts = JSON.parse(text) as readonly string[];
      return { ...reportGroup(group, 'constraint'), old: parts.join(' ').trim(), at: ['constraint'] };
    });
}

function findLowerCounts(diff: JobDiff | null): readonly Finding[] {
  return findGroups(diff).flatMap((group) => {
    const count = findField(group, 'Count');
    if (count === undefined || count.Old === '' || count.Old === count.New) return [];
    return [judgeChange({ group: group.Name, task: '' }, 'count', count, ['count'])];
  });
}

type NumberChange = Readonly<Record<'old' | 'new', number>>;

/** The resources of changed tasks; 0 if not set. */
function listResourceChanges(tasks: readonly ChangedTask[]) {
  return tasks.flatMap(({ address, part }) => {
    const [before] = listObjects(part, 'Resources', 'Old');
    const [after] = listObjects(part, 'Resources');
    if (before === undefined || after === undefined) return [];
    const readNumber = (name: string): NumberChange => ({
      old: Number(readField(before, name, 'Old')) || 0,
      new: Number(readField(after, name, 'New')) || 0,
    });
    return [{ address, readNumber }];
  });
}

function listReductions(
  task: TaskAddress,
  name: string,
  change: NumberChange,
  unit: string,
  isKnown = false,
): readonly Finding[] {
  if (!isKnown && change.new >= change.old) return [];
  const [old, after] = [String(change.old), String(change.new)];
  return [{ ...task, subject: name, old, new: after, unit, at: ['resources', name] }];
}

/** The images that change, or contain a changed value. */
function listImageChanges(tasks: readonly ChangedTask[]): readonly Finding[] {
  return tasks.flatMap(({ address, part, spec, mayGetOtherValue, isLate, isChosenByNode }) => {
    const [config] = listObjects(part, 'Config');
    const item = config?.Fields.find(({ Name, New }) => Name.startsWith('image[') && New !== '');
    if (config !== undefined && isChangedField(item)) {
      const Old = item.Old || readField(config, 'image', 'Old');
      return [
        { ...judgeChange(address, 'image', { ...item, Old }, ['config', 'image']), unknown: 'the image is a list' },
      ];
    }
    const specImages = listDataObjects([spec?.['Config']]).map((block) => readText(block, 'image'));
    const field =
      config === undefined ? { Old: specImages[0] ?? '', New: specImages[0] ?? '' } : findField(config, 'image');
    if (field === undefined || isChosenByNode(field.New) || isLate(field.New)) return [];
    const isChanged = ('Type' in field && isChangedField(field)) || mayGetOtherValue(field.New);
    const finding = judgeChange(address, 'image', field, ['config', 'image']);
    const unknown = isLateImage(field.New) ? { unknown: 'the job file contains the text of a late value' } : {};
    return isChanged ? [{ ...unknown, ...finding }] : [];
  });
}

function findDowngrade(image: Finding): readonly Finding[] {
  if (image.old === '' || image.new === '') return [];
  if (image.unknown !== undefined) return [image];
  const order = compareImages(image.old, image.new);
  if (order === 'lower') return [image];
  return order === 'not-comparable' ? [{ ...image, unknown: 'the order of these tags is unknown' }] : [];
}
