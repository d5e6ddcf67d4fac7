import { hiddenMark } from '../redaction/hidden-text.ts';
import { datacenterLists, datacenterTraits } from '../nomad-plan/traits.ts';
import type { Verdict } from '../nomad-plan/verdict.ts';
import { digestForm, guardNames, type GuardName, type GuardSetting } from '../inputs/guards.ts';
import { compareImages, findLoosePin, isSameRepository } from './image-order.ts';
import { readsInDiff, unchangedReads } from './secret-reads.ts';
import type { FieldDiff, JobDiff, ObjectDiff } from '../clients/nomad/jobs/plan.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';

/** The plan of a job, without what depends on secrets; names are in clear. */
export interface GuardedPlan {
  readonly job: Job;
  readonly verdict: Verdict;
  readonly diff: JobDiff | null;
  readonly namespace: string;
  /** Where the file declared its job at the base of the pull request; undefined where that is unknown. */
  readonly formerNamespace: string | undefined;
}

/** What a guard finds. Names and values are in clear. */
export interface Finding {
  /** Empty for the whole job. */
  readonly group: string;
  readonly task: string;
  /** What changes, in Outrider's words: `memory`, or `stops the job`. */
  readonly what: string;
  /** Empty where there is no value. */
  readonly old: string;
  readonly new: string;
  /** Behind the new value. */
  readonly unit?: string;
  /** The blocks and the attribute in the job file, below the task or the group. */
  readonly at?: readonly string[];
  /** Why the guard cannot judge the change, which is a hit all the same: `the order of these tags is unknown`. */
  readonly unknown?: string;
}

export interface Hit extends Finding {
  readonly guard: GuardName;
}

interface Guard {
  /** For docs/guards.md. */
  readonly means: string;
  readonly judge: (plan: GuardedPlan, form: 'tag' | 'digest') => readonly Finding[];
}

/** The one table of guards. */
export const guards: Readonly<Record<GuardName, Guard>> = {
  downtime: {
    means: 'all allocations of a group are replaced at the same time',
    judge: ({ verdict }) =>
      verdict.starts === 'at-once'
        ? verdict.groups
            .filter(({ update }) => update.isAtOnce)
            .map(({ name }) => ofGroup(name, 'replaces all allocations at once'))
        : [],
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
    judge: ({ verdict }) => verdict.unplaced.map(({ group }) => ofGroup(group, 'cannot be placed')),
  },
  stops: {
    means: 'a job or a group is stopped, or its count becomes zero; also by `stop-removed`',
    judge: ({ verdict, diff }) =>
      verdict.change === 'stopped'
        ? [ofJob('stops the job')]
        : [
            ...groupsOf(diff, 'Deleted').map(({ Name }) => ofGroup(Name, 'stops the group')),
            ...counts(diff).filter(({ old, new: count }) => Number(old) > 0 && Number(count) === 0),
          ],
  },
  'fewer-allocations': {
    means: 'the count of a group becomes lower, but not zero; or a system job stops allocations',
    judge: ({ verdict, diff, job }) => [
      ...counts(diff).filter(({ old, new: count }) => Number(count) < Number(old) && Number(count) > 0),
      ...(job.Type === 'system' || job.Type === 'sysbatch' ? verdict.groups : [])
        .filter(({ name, stopped }) => stopped > 0 && !groupsOf(diff, 'Deleted').some(({ Name }) => Name === name))
        .map(({ name }) => ofGroup(name, 'stops allocations')),
    ],
  },
  'less-memory': {
    means: '`memory` or `memory_max` of a task becomes lower',
    judge: ({ diff }) =>
      resourcesOf(diff).flatMap(({ place, numberOf }) => {
        const [memory, max] = [numberOf('MemoryMB'), numberOf('MemoryMaxMB')];
        // Without a maximum, the memory is the limit; -1 is no limit.
        const limit = (side: 'old' | 'new'): number => (max[side] < 0 ? Infinity : max[side] || memory[side]);
        return [
          ...lower(place, 'memory', memory, ' MiB'),
          ...(max.old === 0 || limit('new') >= limit('old') ? [] : lower(place, 'memory_max', max, ' MiB', true)),
        ];
      }),
  },
  'less-cpu': {
    means: '`cpu` or `cores` of a task becomes lower; a change between the two is not compared',
    judge: ({ diff }) =>
      resourcesOf(diff).flatMap(({ place, numberOf }) => {
        const [cpu, cores] = [numberOf('CPU'), numberOf('Cores')];
        if (cores.old === 0 || cores.new === 0) return cores.old === cores.new ? lower(place, 'cpu', cpu, ' MHz') : [];
        return lower(place, 'cores', cores, '');
      }),
  },
  'image-downgrade': {
    means: 'the tag of an image becomes a lower version, or a version or a digest becomes `latest` or nothing',
    judge: ({ diff }) =>
      imagesOf(diff).flatMap((image) => {
        if (image.old === '' || image.new === '') return [];
        const order = compareImages(image.old, image.new);
        if (order === 'lower') return [image];
        return order === 'not-comparable' ? [{ ...image, unknown: 'the order of these tags is unknown' }] : [];
      }),
  },
  'image-unpinned': {
    means: `an image without a tag or with the tag \`latest\`; with \`${digestForm}\` one without a digest`,
    judge: ({ diff }, form) =>
      imagesOf(diff).filter((image) => {
        const wasLoose = image.old !== '' && findLoosePin(image.old, form) !== undefined;
        const isOther = !isSameRepository(image.old, image.new);
        return image.new !== '' && findLoosePin(image.new, form) !== undefined && (isOther || !wasLoose);
      }),
  },
  privileged: {
    means:
      'a task gets rights on its node: `raw_exec`, `privileged`, the network, PIDs or IPC of the host, added capabilities, a writable host volume or path; another user, or another Vault role, than before',
    judge: ({ diff }) => [
      ...groupsOf(diff).flatMap((group) => groupRights(group)),
      ...tasksOf(diff).flatMap(({ place, task }) => taskRights(place, task)),
    ],
  },
  'new-secrets-access': {
    means:
      'a job that exists reads a Vault path, a Consul key or a Nomad variable, or has a Vault role or policy, that it did not before',
    judge({ diff, job }) {
      if (diff === null || diff.Type !== 'Edited') return [];
      const before = new Set(tasksOf(diff).flatMap(({ task }) => readsInDiff(task, 'Old')));
      for (const read of unchangedReads(job, diff)) before.add(read);
      return tasksOf(diff).flatMap(({ place, task }) =>
        [...new Set(readsInDiff(task, 'New'))]
          .filter((read) => !before.has(read) && !read.includes(hiddenMark))
          .map((read): Finding => {
            const [, kind = '', path = ''] = /^(\w+ \w+) ([^]*)$/.exec(read) ?? [];
            return { ...place, what: `reads ${kind}`, old: '', new: path };
          }),
      );
    },
  },
  'namespace-change': {
    means: 'the file declares its job in another namespace than at the base of the pull request',
    judge: ({ namespace, formerNamespace = namespace }) =>
      namespace === formerNamespace ? [] : [ofJob('namespace', formerNamespace, namespace, ['namespace'])],
  },
  'datacenter-change': {
    means: 'a job that exists gets other datacenters, more or fewer',
    judge({ diff }) {
      if (diff === null || diff.Type !== 'Edited' || datacenterTraits(diff).length === 0) return [];
      const { before, after } = datacenterLists(diff);
      return [ofJob('datacenters', before.join(', '), after.join(', '), ['datacenters'])];
    },
  },
};

/** What the guards find in the plan of a job, in the order of the table. */
export function findHits(plan: GuardedPlan, settings: readonly GuardSetting[]): readonly Hit[] {
  const form = settings.includes(digestForm) ? 'digest' : 'tag';
  return guardNames
    .filter((guard) => settings.some((setting) => setting.split(':', 1)[0] === guard))
    .flatMap((guard) => guards[guard].judge(plan, form).map((finding) => ({ ...finding, guard })));
}

function ofJob(what: string, old = '', after = '', at?: readonly string[]): Finding {
  return { group: '', task: '', what, old, new: after, ...(at === undefined ? {} : { at }) };
}

function ofGroup(group: string, what: string): Finding {
  return { group, task: '', what, old: '', new: '' };
}

function changed(
  place: Place,
  what: string,
  { Old, New }: Pick<FieldDiff, 'Old' | 'New'>,
  at: readonly string[],
): Finding {
  return { ...place, what, old: Old, new: New, at };
}

type Groups = JobDiff['TaskGroups'];
type Body = Pick<ObjectDiff, 'Fields' | 'Objects'>;
type Place = Pick<Finding, 'group' | 'task'>;

function groupsOf(diff: JobDiff | null, type?: ObjectDiff['Type']): Groups {
  return (diff?.TaskGroups ?? []).filter(({ Type }) => (type === undefined ? Type !== 'Deleted' : Type === type));
}

interface ChangedTask {
  readonly place: Place;
  readonly task: Groups[number]['Tasks'][number];
  /** Whether it ran before. */
  readonly isEdited: boolean;
}

/** Those that the plan keeps or adds. */
function tasksOf(diff: JobDiff | null): readonly ChangedTask[] {
  return groupsOf(diff).flatMap((group) =>
    group.Tasks.filter(({ Type }) => Type !== 'Deleted').map((task) => ({
      place: { group: group.Name, task: task.Name },
      task,
      isEdited: task.Type === 'Edited',
    })),
  );
}

function fieldOf({ Fields }: Pick<Body, 'Fields'>, name: string): FieldDiff | undefined {
  return Fields.find(({ Name }) => Name === name);
}

function objectsOf({ Objects }: Pick<Body, 'Objects'>, name: string): readonly ObjectDiff[] {
  return Objects.filter(({ Name, Type }) => Name === name && Type !== 'Deleted');
}

function counts(diff: JobDiff | null): readonly Finding[] {
  return groupsOf(diff, 'Edited').flatMap((group) => {
    const count = fieldOf(group, 'Count');
    if (count?.Type !== 'Edited') return [];
    return [changed({ group: group.Name, task: '' }, 'count', count, ['count'])];
  });
}

interface NumberChange {
  readonly old: number;
  readonly new: number;
}

/** The resources of tasks that change; 0 for what is not set. */
function resourcesOf(diff: JobDiff | null) {
  return tasksOf(diff).flatMap(({ place, task, isEdited }) =>
    (isEdited ? objectsOf(task, 'Resources') : []).map((resources) => ({
      place,
      numberOf: (name: string): NumberChange => {
        const { Old = '', New = '' } = fieldOf(resources, name) ?? {};
        return { old: Number(Old) || 0, new: Number(New) || 0 };
      },
    })),
  );
}

function lower(place: Place, what: string, change: NumberChange, unit: string, isKnown = false): readonly Finding[] {
  if (!isKnown && change.new >= change.old) return [];
  const [old, after] = [String(change.old), String(change.new)];
  return [{ ...place, what, old, new: after, unit, at: ['resources', what] }];
}

function imagesOf(diff: JobDiff | null): readonly Finding[] {
  return tasksOf(diff).flatMap(({ place, task }) =>
    objectsOf(task, 'Config').flatMap((config) => {
      const image = fieldOf(config, 'image');
      if (image === undefined || image.Type === 'None') return [];
      return [changed(place, 'image', image, ['config', 'image'])];
    }),
  );
}

function groupRights(group: Groups[number]): readonly Finding[] {
  const place = { group: group.Name, task: '' };
  const networks = objectsOf(group, 'Network').flatMap((network) => becomes(network, 'Mode', 'host'));
  const volumes = objectsOf(group, 'Volume').filter((volume) => {
    const [type, source, readOnly] = ['Type', 'Source', 'ReadOnly'].map((name) => fieldOf(volume, name));
    const isChanged = [type, source, readOnly].some((field) => field !== undefined && field.Type !== 'None');
    return isChanged && type?.New === 'host' && readOnly?.New !== 'true';
  });
  return [
    ...networks.map((mode) => changed(place, 'network mode', mode, ['network', 'mode'])),
    ...volumes.map((volume) =>
      changed(place, 'writable host volume', { Old: '', New: fieldOf(volume, 'Source')?.New ?? '' }, ['volume']),
    ),
  ];
}

/** The field, where it changes to a value. */
function becomes(body: Pick<Body, 'Fields'>, name: string, value: string): readonly FieldDiff[] {
  const field = fieldOf(body, name);
  return field !== undefined && field.Type !== 'None' && field.New === value ? [field] : [];
}

const configRights: readonly (readonly [name: string, value: string])[] = [
  ['privileged', 'true'],
  ['network_mode', 'host'],
  ['pid_mode', 'host'],
  ['ipc_mode', 'host'],
];

function taskRights(place: Place, task: ChangedTask['task']): readonly Finding[] {
  const isEdited = task.Type === 'Edited';
  const ifChanged = (what: string, field: FieldDiff | undefined, at: readonly string[]): readonly Finding[] =>
    field === undefined || field.Type === 'None' ? [] : [changed(place, what, field, at)];
  const [config] = objectsOf(task, 'Config');
  const roles = objectsOf(task, 'Vault').filter(({ Type }) => Type === 'Edited');
  return [
    ...becomes(task, 'Driver', 'raw_exec').map((field) => changed(place, 'driver', field, ['driver'])),
    ...(isEdited ? ifChanged('user', fieldOf(task, 'User'), ['user']) : []),
    ...roles.flatMap((vault) => ifChanged('Vault role', fieldOf(vault, 'Role'), ['vault', 'role'])),
    ...(config === undefined ? [] : configFindings(place, config)),
  ];
}

function configFindings(place: Place, config: ObjectDiff): readonly Finding[] {
  const added = (what: string, of: (side: 'Old' | 'New') => readonly string[], at: string): readonly Finding[] => {
    const before = new Set(of('Old'));
    const values = [...new Set(of('New'))].filter((value) => !before.has(value));
    return values.map((value) => ({ ...place, what, old: '', new: value, at: ['config', at] }));
  };
  return [
    ...configRights.flatMap(([name, value]) =>
      becomes(config, name, value).map((field) => changed(place, name, field, ['config', name])),
    ),
    ...added('added capability', (side) => listIn(config, /^cap_add\[\d+\]$/, side).map(capability), 'cap_add'),
    ...added('writable host path', (side) => listIn(config, /^volumes\[\d+\]$/, side).flatMap(hostPath), 'volumes'),
    ...added('writable host path', (side) => mountsIn(config, side), 'mount'),
  ];
}

function listIn({ Fields }: Pick<Body, 'Fields'>, name: RegExp, side: 'Old' | 'New'): readonly string[] {
  return Fields.filter((field) => name.test(field.Name) && field[side] !== '').map((field) => field[side]);
}

/** Docker takes `NET_ADMIN`, `cap_net_admin` and `net_admin`. */
function capability(name: string): string {
  return name.toUpperCase().replace(/^CAP_/, '');
}

/** Of Docker's `/host:/container:ro`, where it may be written; a relative path is in the directory of the allocation. */
function hostPath(bind: string): readonly string[] {
  const [host = '', , options = ''] = bind.split(':');
  return host.startsWith('/') && !options.split(',').includes('ro') ? [host] : [];
}

/** The sources of Docker's bind mounts that may be written. */
function mountsIn({ Fields }: Pick<Body, 'Fields'>, side: 'Old' | 'New'): readonly string[] {
  const mounts = new Map<string, Record<string, string>>();
  for (const field of Fields) {
    const [, mount, name] = /^(mounts?\[\d+\])\[(type|source|readonly)\]$/.exec(field.Name) ?? [];
    if (mount !== undefined && name !== undefined) mounts.set(mount, { ...mounts.get(mount), [name]: field[side] });
  }
  return [...mounts.values()].flatMap(({ type, source = '', readonly }) =>
    type === 'bind' && source.startsWith('/') && readonly !== 'true' ? [source] : [],
  );
}
