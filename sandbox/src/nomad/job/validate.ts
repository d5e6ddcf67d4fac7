import { posix } from 'node:path';
import { CronError, parseCron } from '../cluster/cron.ts';
import type { StoredGroup, StoredJob, StoredTask } from '../shapes/jobs.ts';
import { formatErrors } from './errors.ts';

const jobTypes = new Set(['service', 'batch', 'system', 'sysbatch']);

/** All validation errors of Nomad, in its order. Recorded texts are Nomad's; the wording of the others is the sandbox's. */
export function listErrors(job: StoredJob): string[] {
  const groups = job.TaskGroups ?? [];
  return [
    ...findNameErrors(job),
    ...failIf(!jobTypes.has(job.Type), `Invalid job type: "${job.Type}"`),
    ...failIf(groups.length === 0, 'Missing job task groups'),
    ...findDuplicates(groups, 'Job task group', 'group'),
    ...groups.flatMap((group) => wrapErrors(`Task group ${group.Name}`, findGroupErrors(group, job))),
    ...findPeriodicErrors(job),
    ...failIf(job.ParameterizedJob !== null && !isBatch(job), 'a parameterized job must be of type batch or sysbatch'),
    ...failIf(job.Priority < 1 || job.Priority > 100, 'job priority must be between [1, 100]'),
  ];
}

function failIf(isWrong: boolean, error: string): string[] {
  return isWrong ? [error] : [];
}

function wrapErrors(part: string, errors: readonly string[]): string[] {
  return failIf(errors.length > 0, `${part} validation failed: ${formatErrors(errors)}`);
}

const isBatch = ({ Type }: StoredJob): boolean => Type === 'batch' || Type === 'sysbatch';

function findNameErrors({ ID }: StoredJob): string[] {
  if (ID === '') return ['Missing job ID'];
  if (ID.includes(' ')) return ['Job ID contains a space'];
  return ID.includes('\0') ? ['Job ID contains a null character'] : [];
}

function findDuplicates(items: readonly { Name: string }[], what: string, parent: string): string[] {
  return items.flatMap(({ Name }, index) => {
    if (Name === '') return [`${what} ${index + 1} missing name`];
    const first = items.findIndex((other) => other.Name === Name);
    return first < index ? [`${what} ${index + 1} redefines '${Name}' from ${parent} ${first + 1}`] : [];
  });
}

function findGroupErrors(group: StoredGroup, job: StoredJob): string[] {
  const tasks = group.Tasks ?? [];
  return [
    ...failIf(group.Count < 0, "Task group count can't be negative"),
    ...failIf(
      job.Type === 'system' && group.Count > 1,
      `count ${group.Count} is more than the one that a system job may have`,
    ),
    ...failIf(tasks.length === 0, 'Missing tasks for task group'),
    ...failIf(group.Update !== null && isBatch(job), `Job type "${job.Type}" does not allow update block`),
    ...failIf(group.Migrate !== null && job.Type !== 'service', `Job type "${job.Type}" does not allow migrate block`),
    ...findUpdateErrors(group.Update),
    ...findDuplicates(tasks, 'Task', 'task'),
    ...findPortErrors(group),
    ...findScalingErrors(group),
    ...tasks.flatMap((task) => wrapErrors(`Task ${task.Name}`, findTaskErrors(task, group))),
  ];
}

function findUpdateErrors(update: StoredGroup['Update']): string[] {
  if (update === null) return [];
  const { MinHealthyTime, HealthyDeadline, ProgressDeadline } = update;
  return [
    ...failIf(update.MaxParallel < 0 || update.Canary < 0, 'max_parallel and canary may not be negative'),
    ...failIf(update.AutoPromote && update.Canary === 0, 'auto_promote needs a canary'),
    ...failIf(MinHealthyTime >= HealthyDeadline, 'min_healthy_time must be shorter than healthy_deadline'),
    ...failIf(
      ProgressDeadline !== 0 && HealthyDeadline >= ProgressDeadline,
      'healthy_deadline must be shorter than progress_deadline',
    ),
  ];
}

function findPortErrors(group: StoredGroup): string[] {
  const ports = (group.Networks ?? []).flatMap(({ ReservedPorts, DynamicPorts }) => [
    ...(ReservedPorts ?? []),
    ...(DynamicPorts ?? []),
  ]);
  const labels = new Set(ports.map(({ Label }) => Label));
  const twice = ports.filter(({ Label }, index) => ports.findIndex((other) => other.Label === Label) < index);
  const services = (group.Services ?? []).filter(
    ({ PortLabel }) => PortLabel !== '' && !/^\d+$/.test(PortLabel) && !labels.has(PortLabel),
  );
  return [
    ...twice.map(({ Label }) => `port label "${Label}" is used twice`),
    ...services.map(({ Name, PortLabel }) => `service "${Name}" uses port label "${PortLabel}", which no network has`),
  ];
}

function findScalingErrors({ Scaling, Count }: StoredGroup): string[] {
  if (Scaling === null) return [];
  const problem = 'Scaling policy invalid: task group count must not be';
  const errors = [
    ...failIf(Scaling.Max < Count, `${problem} greater than maximum count in scaling policy`),
    ...failIf(Count < Scaling.Min, `${problem} less than minimum count in scaling policy`),
  ];
  return errors.length === 0 ? [] : [`Task group scaling policy validation failed: ${formatErrors(errors)}`];
}

function findTaskErrors(task: StoredTask, group: StoredGroup): string[] {
  return [
    ...failIf(task.Driver === '', 'Missing task driver'),
    ...failIf(/[/\\]/.test(task.Name), 'a task name may hold no slash'),
    ...findArtifactErrors(task),
    ...findTemplateErrors(task),
    ...failIf(
      isOutside('task/local', task.DispatchPayload?.File ?? ''),
      `Dispatch Payload validation failed: ${outside}`,
    ),
    ...findConnectErrors(task, group),
    ...(task.VolumeMounts ?? []).flatMap(({ Volume }) =>
      Object.hasOwn(group.Volumes ?? {}, Volume) ? [] : [`volume "${Volume}" is mounted but not declared`],
    ),
  ];
}

const outside = 'destination escapes allocation directory';

/** Whether a path leads out of the allocation, in which each task has a folder. To the server, an expression is part of a name; the client checks the path again. */
function isOutside(folder: string, path: string): boolean {
  return !`${posix.join('/alloc-dir/alloc-id', folder, path)}/`.startsWith('/alloc-dir/alloc-id/');
}

function findArtifactErrors({ Artifacts }: StoredTask): string[] {
  return (Artifacts ?? []).flatMap(({ GetterSource, RelativeDest }, index) =>
    wrapErrors(`Artifact ${index + 1}`, [
      ...failIf(GetterSource === '', 'source must be specified'),
      ...failIf(isOutside('task', RelativeDest), outside),
    ]),
  );
}

function findTemplateErrors({ Templates }: StoredTask): string[] {
  const destinations = (Templates ?? []).map(({ DestPath }) => DestPath);
  return (Templates ?? []).flatMap(({ SourcePath, EmbeddedTmpl, DestPath, Perms }, index) => {
    const parsing = `Failed to parse "${Perms}" as octal: strconv.ParseUint: parsing "${Perms}":`;
    const errors = [
      ...failIf(SourcePath === '' && EmbeddedTmpl === '', 'Must specify a source path or have an embedded template'),
      ...failIf(DestPath === '', 'Must specify a destination for the template'),
      ...failIf(isOutside('task', DestPath), outside),
      ...failIf(!/^[0-7]*$/.test(Perms), `${parsing} invalid syntax`),
      ...failIf(/^0*[1-7][0-7]{4,}$/.test(Perms), `${parsing} value out of range`),
    ];
    const first = destinations.indexOf(DestPath);
    return [
      ...wrapErrors(`Template ${index + 1}`, errors),
      ...failIf(first < index, `Template ${index + 1} has same destination as ${first + 1}`),
    ];
  });
}

function findConnectErrors({ Kind, Services }: StoredTask, group: StoredGroup): string[] {
  const [, service] = /^connect-proxy:(.*)$/.exec(Kind) ?? [];
  const isKnown = (group.Services ?? []).some(({ Name, Connect }) => Name === service && Connect !== null);
  return [
    ...failIf(
      service !== undefined && !isKnown,
      `No Connect services in task group with Connect proxy (${JSON.stringify(service)})`,
    ),
    ...(Services ?? [])
      .filter(({ Connect }) => Connect !== null)
      .map(({ Name }) =>
        formatErrors([`service "${Name}" cannot have "connect" block, only services defined in a "group" block can`]),
      ),
  ];
}

function findPeriodicErrors({ Periodic, Type }: StoredJob): string[] {
  if (Periodic === null || !Periodic.Enabled) return [];
  const lines = [...(Periodic.Spec === '' ? [] : [Periodic.Spec]), ...(Periodic.Specs ?? [])];
  const errors = lines.flatMap((line) => {
    try {
      parseCron(line);
      return [];
    } catch (error) {
      if (!(error instanceof CronError)) throw error;
      return [`Invalid cron spec "${line}": ${error.message}`];
    }
  });
  if (lines.length === 0) errors.push('a periodic job needs crons');
  if (!isZone(Periodic.TimeZone)) errors.push(`unknown time zone "${Periodic.TimeZone}"`);
  const rejectType =
    Type === 'batch' || Type === 'sysbatch' ? [] : ['a periodic job must be of type batch or sysbatch'];
  return [...rejectType, ...(errors.length === 0 ? [] : [formatErrors(errors)])];
}

function isZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
