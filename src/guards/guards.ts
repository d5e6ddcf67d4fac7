import { readDatacenterLists, findScheduleChange } from '../nomad-plan/read-diff.ts';
import type { GroupVerdict } from '../nomad-plan/group-counts.ts';
import type { Verdict } from '../nomad-plan/verdict.ts';
import { isLateImage } from '../nomad-plan/image.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';
import { digestForm, guardNames, type GuardName, type GuardSetting } from '../inputs/guards.ts';
import { compareImages, findLoosePin, findName, findRepository } from './image-order.ts';
import { findRights } from './rights.ts';
import { findNewReads } from './secret-reads.ts';
import {
  judgeChange,
  findField,
  findGroups,
  isChangedField,
  isProxy,
  listIn,
  listObjects,
  findTasks,
  readOnce,
  indexSpecs,
  countTexts,
  readText,
  readField,
  type Body,
  type Change,
  type Data,
  type Finding,
  type FormerTask,
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
  /** For docs/guards.md. */
  readonly means: string;
  readonly judge: (plan: GuardedPlan, form: 'tag' | 'digest') => readonly Finding[];
}

export const guards: Readonly<Record<GuardName, Guard>> = {
  downtime: {
    means: 'all allocations of a group are down at once',
    judge: ({ verdict }) =>
      verdict.groups
        .filter(({ update }) => update.isAtOnce)
        .map(({ name }) => ofGroup(name, 'replaces all allocations at once')),
  },
  evicts: {
    means: 'allocations of other jobs are preempted',
    judge: ({ verdict }) => [
      ...[...new Set(verdict.preempted.map(({ job }) => job))].map((job) => ofJob('evicts allocations of', '', job)),
      ...(verdict.preempted.length > 0 ? [] : verdict.groups)
        .filter(({ preempted }) => preempted > 0)
        .map(({ name }) => ofGroup(name, 'evicts allocations of other jobs')),
    ],
  },
  unplaceable: {
    means: 'allocations cannot be placed',
    judge({ verdict, diff }) {
      const unchanged = listUnchangedGroups(diff);
      return verdict.unplaced
        .filter(({ group }) => !unchanged.has(group))
        .map(({ group }) => ofGroup(group, 'cannot be placed'));
    },
  },
  stops: {
    means:
      'a job or a group is stopped, no longer has allocations, or its count becomes zero; a schedule ends; also by `stop-removed`',
    judge({ verdict, diff }) {
      if (verdict.change === 'stopped') return [ofJob('stops the job')];
      const zero = findLowerCounts(diff).filter(({ old, new: count }) => Number(old) > 0 && Number(count) === 0);
      const named = new Set(zero.map(({ group }) => group));
      const gone = [
        ...findGroups(diff, 'Deleted').map(({ Name }) => Name),
        ...verdict.groups.filter(isStopped).map(({ name }) => name),
      ];
      const schedule = diff === null ? undefined : findScheduleChange(diff);
      const isOver = schedule?.after === 'disabled' || verdict.nextLaunch === 'never';
      return [
        ...(schedule !== undefined && isOver ? [ofJob('ends the schedule', '', '', ['periodic'])] : []),
        ...[...new Set(gone)].filter((name) => !named.has(name)).map((name) => ofGroup(name, 'stops the group')),
        ...zero,
      ];
    },
  },
  'fewer-allocations': {
    means: 'the count of a group becomes lower, but not zero; or a system job stops some of its allocations',
    judge: ({ verdict, diff, job }) => [
      ...findLowerCounts(diff).filter(({ old, new: count }) => Number(count) < Number(old) && Number(count) > 0),
      ...(job.Type === 'system' || job.Type === 'sysbatch' ? verdict.groups : [])
        .filter((group) => group.stopped > 0 && !isStopped(group))
        .map(({ name }) => ofGroup(name, 'stops allocations')),
    ],
  },
  'less-memory': {
    means: '`memory` or `memory_max` of a task becomes lower',
    judge: (plan) =>
      listResourceChanges(plan).flatMap(({ address, readNumber }) => {
        const [memory, max] = [readNumber('MemoryMB'), readNumber('MemoryMaxMB')];
        // Without a maximum, the memory is the limit; -1 is no limit.
        const limit = (side: 'old' | 'new'): number => (max[side] < 0 ? Infinity : max[side] || memory[side]);
        return [
          ...lower(address, 'memory', memory, ' MiB'),
          ...(max.old === 0 || limit('new') >= limit('old') ? [] : lower(address, 'memory_max', max, ' MiB', true)),
        ];
      }),
  },
  'less-cpu': {
    means: '`cpu` or `cores` of a task becomes lower; a change between the two is not compared',
    judge: (plan) =>
      listResourceChanges(plan).flatMap(({ address, readNumber }) => {
        const [cpu, cores] = [readNumber('CPU'), readNumber('Cores')];
        if (cores.old !== 0 && cores.new !== 0) return lower(address, 'cores', cores, '');
        return cores.old === cores.new ? lower(address, 'cpu', cpu, ' MHz') : [];
      }),
  },
  'image-downgrade': {
    means: 'the tag of an image becomes a lower version, or a version or a digest becomes `latest` or nothing',
    judge: (plan) => [...listImageChanges(plan).flatMap(findDowngrade), ...findReplacedImages(plan)],
  },
  'image-unpinned': {
    means: `an image without a tag or with the tag \`latest\`; with \`${digestForm}\` one without a digest`,
    judge: (plan, form) =>
      listImageChanges(plan).filter((image) => {
        if (image.unknown !== undefined) return true;
        const wasLoose = image.old !== '' && findLoosePin(image.old, form) !== undefined;
        const name = findName(image.new);
        const isOther = name === undefined || name !== findName(image.old);
        return image.new !== '' && findLoosePin(image.new, form) !== undefined && (isOther || !wasLoose);
      }),
  },
  privileged: {
    means:
      'a task gets rights on its node: `raw_exec`, a writable host volume, a device, a path outside its directory, a named volume of Docker, an SELinux label for files of the node, the loss of a restriction such as `cap_drop`, any option that is not known to be harmless, another user or Vault role',
    judge: findRights,
  },
  'new-secrets-access': {
    means:
      'an existing job starts to read a Vault path, a Consul key, a Nomad variable or the environment of its node (`mustEnv`), or gets a Vault role, a Consul namespace or an identity',
    judge: findNewReads,
  },
  'namespace-change': {
    means: 'a job is declared in a different namespace than at the base of the pull request',
    judge({ namespace, formerNamespace: former = { namespace } }) {
      if ('unknown' in former) return [{ ...ofJob('namespace', '', namespace, ['namespace']), ...former }];
      return namespace === former.namespace ? [] : [ofJob('namespace', former.namespace, namespace, ['namespace'])];
    },
  },
  'datacenter-change': {
    means:
      'an existing job gets different, additional or fewer datacenters, or a different node pool, or loses a constraint, even one that Nomad added',
    judge({ job, diff }) {
      if (diff === null || diff.Type !== 'Edited') return [];
      const { before, after, isOther } = readDatacenterLists(diff);
      const pool = findField(diff, 'NodePool');
      return [
        ...(isOther ? [ofJob('datacenters', before.join(', '), after.join(', '), ['datacenters'])] : []),
        ...(isChangedField(pool) ? [ofJob('node pool', pool.Old, pool.New, ['node_pool'])] : []),
        ...findLostConstraints(diff, job),
        ...findChangedDevices(diff),
      ];
    },
  },
};

/** The hits of the guards in the plan of a job, in the order of the table. A register does not write an unchanged job, regardless of what Nomad would do. */
export function findHits(plan: GuardedPlan, settings: readonly GuardSetting[]): readonly Hit[] {
  if (plan.verdict.change === 'unchanged') return [];
  const form = settings.includes(digestForm) ? 'digest' : 'tag';
  const { unserved: unknown } = plan;
  const hits = guardNames
    .filter((guard) => settings.some((setting) => setting.split(':', 1)[0] === guard))
    .flatMap((guard) => guards[guard].judge(plan, form).map((finding) => ({ ...finding, guard })));
  if (unknown === undefined || settings.length === 0) return hits;
  return [...hits, { ...ofJob('includes what the registered version changed'), unknown, guard: 'all' }];
}

function ofJob(subject: string, old = '', after = '', at: readonly string[] = []): Finding {
  return { group: '', task: '', subject, old, new: after, at };
}

function ofGroup(group: string, subject: string): Finding {
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
  const specConstraints = specs.flatMap((spec) => listIn(spec?.['Constraints']));
  return [
    ...specConstraints.map((constraint) => (name: string) => readText(constraint, name)),
    ...listObjects(body, 'Constraint', side).map((constraint) => (name: string) => readField(constraint, name, side)),
  ]
    .map((readValue) => JSON.stringify(['LTarget', 'Operand', 'RTarget'].map(readValue)))
    .filter((text) => side === 'Old' || !text.includes(hiddenMark));
}

/** The devices that tasks had and that change: each may lose a constraint, which Nomad's plan does not show. The tasks of a deleted group may be in the first one that gets a task. */
function findChangedDevices({ TaskGroups }: JobDiff): readonly Finding[] {
  const added = TaskGroups.find(({ Tasks }) => Tasks.some(({ Type }) => Type === 'Added'));
  const unknown = "Nomad's plan does not show the constraints of a device";
  return TaskGroups.flatMap((group) => {
    const present = group.Type === 'Deleted' ? added : group;
    const resources = group.Tasks.flatMap((part) => listObjects(part, 'Resources', 'Old'));
    const devices = resources
      .flatMap((part) => listObjects(part, 'Device', 'Old'))
      .filter(({ Type }) => Type !== 'None');
    const names = new Set(present && devices.map((device) => `device ${readField(device, 'Name', 'Old')}`));
    const finding = { ...ofGroup(present?.Name ?? '', 'constraint'), at: ['constraint'], unknown };
    return [...names].map((old) => ({ ...finding, old }));
  });
}

/** The constraints of a part before the change: Nomad's plan shows only those that change. */
function listFormerConstraints([body, spec]: readonly [Body, Data | undefined]): readonly string[] {
  const added = new Set(listConstraints(body, 'New'));
  const kept = listConstraints({ Objects: [] }, 'Old', [spec]).filter((text) => !added.has(text));
  return [...listConstraints(body, 'Old'), ...kept];
}

/** Constraints of the job, of a group and of its tasks apply together. Those of a task also have to apply where its work may be done from now on. */
function findLostConstraints(diff: JobDiff, job: Job): readonly Finding[] {
  const jobWide = new Set(listConstraints(diff, 'New', [job]).flatMap((text) => [text, `job ${text}`]));
  const specs = indexSpecs(job.TaskGroups);
  const left = findGroups(diff).map((group) => {
    const spec = specs.get(group.Name);
    const bodies = [group, ...group.Tasks.filter((part) => part.Type !== 'Deleted' || !isProxy(part))];
    const kept = listConstraints(group, 'New', [spec, ...listIn(spec?.['Tasks'])]);
    const after = new Set([...kept, ...bodies.flatMap((body) => listConstraints(body, 'New'))]);
    return { name: group.Name, before: bodies.flatMap((body) => listConstraints(body, 'Old')), after };
  });
  const findLost = (old: readonly string[], groups: typeof left, isOfJob = false) => {
    const counts = countTexts(groups.flatMap(({ after }) => [...after]));
    // `distinct_hosts` of a job is stricter than that of each of its groups.
    const kind = (text: string): string => (isOfJob && text.includes('distinct_') ? `job ${text}` : text);
    return [...new Set(old)]
      .filter((text) => !jobWide.has(kind(text)) && (counts.get(kind(text)) ?? 0) < groups.length)
      .map((text) => ({
        text,
        group: (isOfJob ? undefined : groups.find(({ after }) => !after.has(text))?.name) ?? '',
      }));
  };
  const works = findTasks({ job, diff }).flatMap(({ former, address }) => former.map((list) => ({ list, address })));
  const byName = Map.groupBy(left, ({ name }) => name);
  const lost = [
    ...findLost(listConstraints(diff, 'Old'), left, true),
    ...left.flatMap((group) => findLost(group.before, [group])),
    ...[...Map.groupBy(works, ({ list }) => list)].flatMap(([list, rows]) => {
      const parts = new Map<Body, Data | undefined>(
        list.flatMap(({ part, spec, group, groupSpec }) => [
          [part, spec],
          [group, groupSpec],
        ]),
      );
      const names = new Set(rows.map(({ address }) => address.group));
      return findLost(
        [...parts].flatMap(listFormerConstraints),
        [...names].flatMap((name) => byName.get(name) ?? []),
      );
    }),
  ];
  return [...new Map(lost.map((entry) => [JSON.stringify(entry), entry])).values()].map(({ text, group }) => {
    const parts = JSON.parse(text) as readonly string[];
    return { ...ofGroup(group, 'constraint'), old: parts.join(' ').trim(), at: ['constraint'] };
  });
}

function findLowerCounts(diff: JobDiff | null): readonly Finding[] {
  const [added, deleted] = (['Added', 'Deleted'] as const).map((type) => findGroups(diff, type));
  const [renamed] = added?.length === 1 && deleted?.length === 1 ? deleted : [];
  return findGroups(diff).flatMap((group) => {
    const count = findField(group, 'Count');
    const Old = readField(group.Type === 'Added' && renamed !== undefined ? renamed : group, 'Count', 'Old');
    if (count === undefined || Old === '' || Old === count.New) return [];
    return [judgeChange({ group: group.Name, task: '' }, 'count', { Old, New: count.New }, ['count'])];
  });
}

type NumberChange = Readonly<Record<'old' | 'new', number>>;

/** The resources of changed tasks; 0 if not set. */
function listResourceChanges(change: Change) {
  return findTasks(change).flatMap(({ address, part, replaced = part }) => {
    const [before] = listObjects(replaced, 'Resources', 'Old');
    const [after] = listObjects(part, 'Resources');
    if (before === undefined || after === undefined) return [];
    const readNumber = (name: string): NumberChange => ({
      old: Number(readField(before, name, 'Old')) || 0,
      new: Number(readField(after, name, 'New')) || 0,
    });
    return [{ address, readNumber }];
  });
}

function lower(
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

/** The images that change, and those that contain a changed value. */
function listImageChanges(change: Change): readonly Finding[] {
  const readImages = readOnce(groupImages);
  return findTasks(change).flatMap(({ address, part, spec, former, mayGetOtherValue, isLate, isOfNode }) => {
    const [config] = listObjects(part, 'Config');
    const specImages = listIn([spec?.['Config']]).map((block) => readText(block, 'image'));
    const field =
      config === undefined ? { Old: specImages[0] ?? '', New: specImages[0] ?? '' } : findField(config, 'image');
    if (field === undefined || isOfNode(field.New) || isLate(field.New)) return [];
    const isKept =
      part.Type === 'Added' &&
      former.some((list) => readImages(list).get(findRepository(field.New))?.includes(field.New));
    const isChanged = ('Type' in field && isChangedField(field) && !isKept) || mayGetOtherValue(field.New);
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

function listImageTexts(body: Body, side: Side): readonly string[] {
  return listObjects(body, 'Config', side).map((config) => readField(config, 'image', side));
}

/** The number of deleted images of one repository that each added image is compared with. */
const maxCompared = 100;

/** The images of tasks by their repositories. */
function groupImages(list: readonly FormerTask[]): ReadonlyMap<string | undefined, readonly string[]> {
  return Map.groupBy(new Set(list.flatMap(({ part }) => listImageTexts(part, 'Old'))), findRepository);
}

/** The first downgrade of each task from the images of those whose work it may do. */
function findReplacedImages(change: Change): readonly Finding[] {
  const readImages = readOnce(groupImages);
  const unknown = 'the job replaces too many images of this repository';
  return findTasks(change).flatMap(({ address, part, former, isLate }) => {
    const image = listImageTexts(part, 'New').find((text) => !isLate(text)) ?? '';
    const repository = findRepository(image);
    const finding = (Old: string): Finding => judgeChange(address, 'image', { Old, New: image }, ['config', 'image']);
    const hits = former.values().flatMap((list) => {
      const byRepository = readImages(list);
      const [any = []] = byRepository.values();
      const same = repository === undefined ? any.slice(0, 1) : (byRepository.get(repository) ?? []);
      const compared = [...(byRepository.get(undefined) ?? []).slice(0, 1), ...same.slice(0, maxCompared)];
      const tooMany = same.length > maxCompared ? [{ ...finding(same[0] ?? ''), unknown }] : [];
      return [...compared.flatMap((old) => findDowngrade(finding(old))), ...tooMany];
    });
    return hits.take(1).toArray();
  });
}
