import { clip } from '../../text/markdown.ts';
import { listTexts, plural, codeList } from '../../text/numbers.ts';
import { configurationPath, describeSetting, type ActionError } from '../../errors.ts';
import type { PlacementReason, Unplaced } from '../../nomad-plan/placement.ts';
import type { LateValue, PlannedJob, ShownAddress, UndeclaredJob } from './plan-outcome.ts';
import type { Verdict } from '../../nomad-plan/verdict.ts';

export function describeChange(verdict: Verdict): string {
  if (verdict.startsAgain) return 'starts again (it was stopped)';
  if (verdict.change === 'unchanged') return verdict.hasEffect ? 'allocations due' : 'unchanged';
  return { new: 'new', edited: 'changes', stopped: 'stops' }[verdict.change];
}

export function countUnplaced(unplaced: readonly Unplaced[]): number {
  return unplaced.reduce((total, group) => total + group.count, 0);
}

/** The reasons in one line of plain text, for the log and the outputs. */
export function describeReasons(reasons: readonly PlacementReason[]): string {
  return reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
}

/** Notes about the job file: contradictions with the inputs, and variables without effect. */
export function describeNotes(
  job: Pick<PlannedJob, 'overridden' | 'undeclaredVariables' | 'random' | 'late' | 'isLiveJobUnread'>,
): readonly string[] {
  const { overridden, undeclaredVariables, random = [], late = [], isLiveJobUnread = false } = job;
  return [
    ...(isLiveJobUnread ? [uncomparedNote] : []),
    ...late.map(describeLateValue),
    ...(random.length === 0
      ? []
      : [
          `Changes with every plan: ${codeList(random, 5)}, because the job file calls \`uuidv4()\` or \`bcrypt()\`. Registration compares everything except these values with the reviewed job.`,
        ]),
    ...overridden.map(
      ({ setting, file, input }) =>
        `The job file sets ${setting} \`${file}\`, and the input \`${setting}\` is \`${input}\`: the job file takes precedence.`,
    ),
    ...undeclaredVariables.map(
      ({ name, source }) =>
        `The variable \`${name}\`, set by ${source}, is not declared in the job file and was left out.`,
    ),
  ];
}

const uncomparedNote =
  "Nomad's plan omits some fields, such as `spread` and `restart`. Outrider could not compare these: the token lacks the capability `read-job`.";

/** A late value, before or after this run fills it in. */
export function describeLateValue({ variable, fields, value, isMovable }: LateValue): string {
  if (value === undefined)
    return `The build fills in the late variable \`${variable}\`, which sets ${codeList(fields, 5)}. The plan shows the largest effect that its value can have.`;
  const tag = isMovable
    ? ' It names an image without a digest: the same name may refer to a different image later.'
    : '';
  return `The late variable \`${variable}\` has the value \`${value}\` and sets ${codeList(fields, 5)}.${tag}`;
}

/** The effect on a job that its file no longer declares, and the way to stop it if it keeps running. @param jobs the planned jobs, of which one may have the same ID */
export function describeUndeclared(
  { file, formerAddress, newJob, stop }: UndeclaredJob,
  jobs: readonly ShownAddress[],
): string {
  const name = `\`${clip(file)}\``;
  const reason =
    newJob === undefined ? `${name} is removed` : `${name} now declares ${describeAddress(newJob, formerAddress)}`;
  const other = newJob ?? jobs.find(({ id }) => id === formerAddress?.id);
  const job = formerAddress === undefined ? 'its job' : `job ${describeAddress(formerAddress, other)}`;
  switch (stop.kind) {
    case 'stops':
      return `${reason}: job ${formerAddress === undefined ? '' : describeStopAddress(formerAddress)} will be stopped after the merge${describeStop(stop, formerAddress?.id ?? '')}`;
    case 'gone':
      return `${reason}: ${job} does not run.`;
    case 'keeps-running':
      return `${reason}: ${job} keeps running${describeReason(stop, newJob !== undefined)}`;
  }
}

/** The ID of a job to be stopped, always with its namespace: a different namespace may have the same ID. */
export function describeStopAddress({ id, namespace, region = '' }: ShownAddress): string {
  return `\`${clip(id)}\` in namespace \`${clip(namespace)}\`${region === '' ? '' : ` of region \`${clip(region)}\``}`;
}

/** The ID of a job, with its namespace and region if they differ from `other`. */
export function describeAddress({ id, namespace, region = '' }: ShownAddress, other: ShownAddress | undefined): string {
  const isElsewhere = other !== undefined && (other.region ?? '') !== region;
  const location = region === '' ? "the server's own region" : `region \`${clip(region)}\``;
  const isMoved = isElsewhere || (other !== undefined && other.namespace !== namespace);
  const namespacePart = `in namespace \`${clip(namespace)}\`${isElsewhere ? ` of ${location}` : ''}`;
  return `\`${clip(id)}\`${isMoved ? ` ${namespacePart}` : ''}`;
}

type Stop<Kind> = Extract<UndeclaredJob['stop'], { readonly kind: Kind }>;

function describeStop({ target, running = 0, children }: Stop<'stops'>, id: string): string {
  const ids = children === undefined || children.length === 0 ? '' : ` (${listIds(children)})`;
  const family = target.children === true ? `, with its running child jobs${ids}` : '';
  const allocations = running === 0 ? '' : `; ${plural(running, 'allocation')} will stop`;
  const childrenText = target.children === true ? '' : describeLeftChildren(id, children);
  return `${family}${allocations}.${childrenText === '' ? '' : ` ${childrenText}`}`;
}

function describeReason({ reason, otherFile = '', target }: Stop<'keeps-running'>, isMoved: boolean): string {
  if (reason === 'declared') return `, because \`${clip(otherFile)}\` declares it.`;
  if (reason === 'may-be-declared') return `, because \`${clip(otherFile)}\` cannot be parsed and may declare it.`;
  if (reason === 'reconfigured')
    return `, because this pull request also changes \`${configurationPath}\`. Delete the file in another pull request, or stop the job manually.`;
  return reason === 'stop-manually' || target === undefined || isMoved
    ? '. Stop it manually if it is no longer needed.'
    : `. Set ${describeSetting('stop-removed: true')} in an earlier pull request to stop it with the merge, or stop it manually.`;
}

/** The child jobs that keep running if only the parent is stopped; empty if there are none. @param children their IDs; `undefined` if they could not be listed */
export function describeLeftChildren(parent: string, children: readonly string[] | undefined): string {
  const parentText = `of \`${clip(parent)}\``;
  if (children === undefined)
    return `Running child jobs ${parentText} keep running: they could not be listed, for which the token needs \`list-jobs\`.`;
  if (children.length === 0) return '';
  const [keep, pronoun] = children.length === 1 ? ['keeps', 'it'] : ['keep', 'them'];
  return `${plural(children.length, 'child job')} ${parentText} ${keep} running: ${listIds(children)}. ${describeSetting('children: true')} stops ${pronoun} as well.`;
}

export function listIds(ids: readonly string[]): string {
  const names = ids.map((id) => `\`${clip(id)}\``);
  return listTexts(names);
}

/** The location of an error, as `file:line`. */
export function formatLocation({ location }: Pick<ActionError, 'location'>): string {
  if (location === undefined) return '';
  return location.line === undefined ? location.file : `${location.file}:${location.line}`;
}
