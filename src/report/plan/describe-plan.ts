import { plural } from '../../text/numbers.ts';
import type { ActionError } from '../../errors.ts';
import type { PlacementReason, Unplaced } from '../../nomad-plan/placement.ts';
import type { LateValue, PlannedJob, RemovedFile } from './plan-outcome.ts';
import type { Verdict } from '../../nomad-plan/verdict.ts';

/** To the minute; empty for no time. */
export function formatMinute(time: Date | undefined): string {
  return time === undefined ? '' : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** How registering changes the job. */
export function describeChange(verdict: Verdict): string {
  if (verdict.startsAgain) return 'starts again (it was stopped)';
  if (verdict.change === 'unchanged') return verdict.changes ? 'allocations due' : 'unchanged';
  return { new: 'new', edited: 'changes', stopped: 'stops' }[verdict.change];
}

export function unplacedCount(unplaced: readonly Unplaced[]): number {
  return unplaced.reduce((total, one) => total + one.count, 0);
}

/** Reasons as a plain line, for the log and the outputs. */
export function describeReasons(reasons: readonly PlacementReason[]): string {
  return reasons.map(({ text, name }) => (name === undefined ? text : `${text} ${name}`)).join('; ');
}

/** Notes about the job file: contradictions with the inputs, and variables without effect. */
export function describeNotes({
  overridden,
  dropped,
  random = [],
  leftOut = [],
  late = [],
  isUncompared = false,
}: Pick<PlannedJob, 'overridden' | 'dropped' | 'random' | 'leftOut' | 'late' | 'isUncompared'>): readonly string[] {
  return [
    ...(isUncompared ? [uncompared] : []),
    ...late.map(describeLateValue),
    ...(random.length === 0 ? [] : [describeRandomFields(random)]),
    ...(leftOut.length === 0 ? [] : [describeLeftOut(leftOut)]),
    ...overridden.map(
      ({ what, file, input }) =>
        `The job file sets ${what} \`${file}\`, and the input \`${what}\` is \`${input}\`: the job file takes precedence.`,
    ),
    ...dropped.map(
      ({ name, by }) => `The variable \`${name}\`, set by ${by}, is not declared in the job file and was left out.`,
    ),
  ];
}

const uncompared =
  "Nomad's plan shows no change, but it omits some fields, such as `spread`. Outrider could not compare these: the token lacks the capability `read-job`.";

/** What is filled in after the review, or was by this run. */
export function describeLateValue({ variable, fields, value, isMovable }: LateValue): string {
  if (value === undefined)
    return `The build fills in the late variable \`${variable}\`, which sets ${someFields(fields)}. The plan shows the largest effect that its value can have.`;
  const tag = isMovable ? ' It names an image without a digest: the same name may stand for another image later.' : '';
  return `The late variable \`${variable}\` is \`${value}\`, in ${someFields(fields)}.${tag}`;
}

const mostNamed = 5;

function someFields(fields: readonly string[]): string {
  const named = fields.slice(0, mostNamed).map((field) => `\`${field}\``);
  const more = fields.length > mostNamed ? ` and ${plural(fields.length - mostNamed, 'field')} more` : '';
  return `${named.join(', ')}${more}`;
}

function describeLeftOut(fields: readonly string[]): string {
  return `Not shown, whether changed or not: ${someFields(fields)}, because a condition or a function makes the value from a secret, or because Nomad decides by it.`;
}

function describeRandomFields(fields: readonly string[]): string {
  return `Changes with every plan: ${someFields(fields)}, because the job file calls \`uuidv4()\` or \`bcrypt()\`. The register compares everything else of the job with what was reviewed, but not these values.`;
}

/** What happens to the job of a removed file, and how to stop it if it keeps running. */
export function describeRemovedFile({ file, id, stop }: RemovedFile): string {
  const removed = `\`${file}\` is removed`;
  const job = id === undefined ? 'its job' : `job \`${id}\``;
  switch (stop.kind) {
    case 'stops':
      return `${removed}: ${job} will be stopped after the merge.`;
    case 'gone':
      return `${removed}: ${job} does not run.`;
    case 'runs-on':
      if (stop.why === 'by-hand')
        return `${removed}: ${job} keeps running. Set \`stop-removed: true\` to stop it with the merge, or stop it manually.`;
      return stop.why === 'declared'
        ? `${removed}: ${job} keeps running, because \`${stop.by}\` declares it.`
        : `${removed}: ${job} keeps running, because \`${stop.by}\` cannot be parsed and may declare it.`;
  }
}

/** The location of an error, as `file:line`. */
export function describeFailure(failure: ActionError): string {
  const { location: where } = failure;
  if (where === undefined) return '';
  return where.line === undefined ? where.file : `${where.file}:${where.line}`;
}
