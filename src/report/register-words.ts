import { Failure, type Reason } from '../failure.ts';
import { reasonWords, plural } from './words.ts';
import { worstRollout, type JobState, type RegisteredJob, type RegisterOutcome } from './register-outcome.ts';
import type { Rollout, RolloutKind, TaskTrouble } from '../rollout/outcome.ts';

/** Milliseconds in a person's units: `42 s`, `3 min 5 s`. */
function timeWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest === 0 ? '' : ` ${rest} s`}`;
}

/** What became of a task, in half a sentence: "task `server` exits 137, restarted 2 times on node `n1`". */
function troubleWords({ task, exitCode, signal, restarts, node, events }: TaskTrouble): string {
  const last = events.at(-1);
  const how =
    exitCode !== undefined && exitCode !== 0
      ? `exits ${exitCode}`
      : signal !== undefined && signal !== 0
        ? `ends by signal ${signal}`
        : last === undefined
          ? 'is not healthy'
          : `is not healthy: ${last}`;
  const again = restarts === 0 ? '' : `, restarted ${plural(restarts, 'time')}`;
  return `task \`${task}\` ${how}${again}${node === '' ? '' : ` on node \`${node}\``}`;
}

/** How a rollout ended, in a few words; with why it is not well, if that is known. */
export function rolloutWords(rollout: Rollout): string {
  const [trouble] = rollout.troubles;
  const why = trouble === undefined ? '' : `: ${troubleWords(trouble)}`;
  switch (rollout.kind) {
    case 'successful':
      return `rolled out in ${timeWords(rollout.milliseconds)}`;
    case 'failed':
      return `rollout failed${why === '' && rollout.description !== '' ? `: ${rollout.description}` : why}`;
    case 'rolled-back':
      return `rolled back${versionWords(rollout)}${why}`;
    case 'awaiting-promotion':
      return 'canaries are healthy and wait for promotion';
    case 'placement-blocked':
      return `cannot be placed: ${unplacedWords(rollout)}`;
    case 'no-deployment':
      return `registered and placed${why}`;
    case 'superseded':
      return 'superseded by a newer version of the job, or stopped';
    case 'timed-out':
      return rollout.ended === 'cancelled'
        ? `left as it is after ${timeWords(rollout.milliseconds)}, because the run was cancelled${healthWords(rollout)}`
        : `not healthy after ${timeWords(rollout.milliseconds)}${healthWords(rollout)}${why}`;
  }
}

function versionWords({ revertedTo }: Rollout): string {
  if (revertedTo === undefined) return '';
  return ` to version ${revertedTo.version}${revertedTo.healthy ? '' : ', which is not healthy yet'}`;
}

function unplacedWords({ unplaced }: Rollout): string {
  const words = unplaced.map(({ group, reasons }) => `group \`${group}\`: ${reasonWords(reasons)}`);
  return words.length === 0 ? 'no node takes it' : words.join('; ');
}

function healthWords({ groups }: Rollout): string {
  return groups.length === 0 ? '' : `, ${healthyOf(groups)}`;
}

/** `2 of 3 healthy`, all groups together. */
export function healthyOf(groups: Rollout['groups']): string {
  const sum = (read: (group: Rollout['groups'][number]) => number): number =>
    groups.reduce((total, group) => total + read(group), 0);
  return `${sum((group) => group.healthy)} of ${sum((group) => group.desired)} healthy`;
}

/** Where a job stands, in a few words. */
export function stateWords(state: JobState): string {
  switch (state.kind) {
    case 'there':
      return 'registered already';
    case 'changed':
      return {
        place: 'not registered: the file names another job, namespace or region than the reviewed one',
        specification: 'not registered: the specification is not the one that was reviewed',
        plan: 'not registered: the plan is not the one that was reviewed',
      }[state.what];
    case 'unseen':
      return 'not registered: no reviewer saw a plan of it';
    case 'done':
      return `not registered again: ${state.run} registered it (${state.outcome})`;
    case 'not-written':
      return {
        refusal: 'not registered',
        others: 'not registered, because of what is wrong with others',
        failure: 'not registered, because another failed before',
        'dry-run': 'would be registered',
        time: 'not registered: the time was up',
      }[state.why];
    case 'refused':
      return 'not registered';
    case 'unfollowed':
      return 'registered, but it cannot be told what became of it';
    case 'rolling-out':
      return state.progress === undefined ? 'registered' : `rolling out: ${state.progress.words}`;
    case 'written':
      return 'registered';
    case 'rolled-out':
      return rolloutWords(state.rollout);
  }
}

/** The same for a cell of a table: why is told elsewhere. */
export function stateLabel(state: JobState): string {
  if (state.kind !== 'rolled-out') return stateWords(state).replace(/:.*$/s, '');
  const { rollout } = state;
  if (rollout.kind === 'rolled-back') return `rolled back${versionWords(rollout)}`;
  return rollout.kind === 'awaiting-promotion' ? 'canaries wait for promotion' : kindWords[rollout.kind];
}

/** Outcomes that are no success, each as the reason of the run and the way out. */
const bad: Partial<Record<RolloutKind, readonly [reason: Reason, hint: string]>> = {
  failed: [
    'failed',
    'The new version stays registered. Mend the cause and have the next plan reviewed, or register the version before again.',
  ],
  'rolled-back': [
    'rolled-back',
    'The version before runs again. Mend the cause, push, and have the new plan reviewed.',
  ],
  'placement-blocked': [
    'unplaceable',
    'The job stays registered and is placed as soon as there is room. Make room in the cluster, or let the job ask for less.',
  ],
  superseded: ['conflict', 'Somebody else registered or stopped the job meanwhile: look at its newest version.'],
  'timed-out': [
    'timed-out',
    'The job is left as it is, and the scheduler goes on. Run this again to follow it to its end; raise `timeout` if it takes longer.',
  ],
};

const again = 'Nothing of this run was written. Plan the pull request again and have that reviewed';

/** What of a job keeps the run from having done what it promised. */
function failureOf({ planned: { id, file }, state }: RegisteredJob): Failure | undefined {
  const told = (reason: Reason, hint: string): Failure =>
    new Failure({ reason, what: `\`${id}\`: ${stateWords(state)}.`, where: { file }, hint });
  switch (state.kind) {
    case 'changed':
      return told('plan-changed', `${again}; what differs is shown in the comment and the summary.`);
    case 'unseen':
      return told('not-reviewed', `${again}; of very many jobs give each part a \`comment-id\` of its own.`);
    case 'done':
      return told(
        state.outcome === 'rolled-back' ? 'rolled-back' : 'plan-changed',
        'What runs now is something else. To register it once more, plan the pull request again.',
      );
    case 'refused':
    case 'unfollowed':
      return state.failure;
    case 'not-written':
      return state.why === 'time' ? told('timed-out', 'Run this again, or raise `timeout`.') : undefined;
    case 'rolled-out':
      return bad[state.rollout.kind] === undefined ? undefined : rolloutFailure(state.rollout, { id, file });
    case 'there':
    case 'rolling-out':
    case 'written':
      return undefined;
  }
}

/** An outcome that is not what was wanted, as a failure that tells why. */
export function rolloutFailure(
  rollout: Rollout,
  { id, file }: { readonly id: string; readonly file: string | undefined },
): Failure {
  const [reason, hint] = bad[rollout.kind] ?? ['conflict', 'Look at the latest deployment of the job.'];
  const where = file === undefined ? undefined : { file };
  return new Failure({ reason, what: `\`${id}\`: ${rolloutWords(rollout)}.`, where, hint });
}

/** All that keeps the run from having done what it promised, the run's own first. */
export function registerFailures(outcome: RegisterOutcome): readonly Failure[] {
  return [
    ...outcome.failures,
    ...outcome.failed.flatMap((file) => file.failures),
    ...outcome.jobs.flatMap((job) => failureOf(job) ?? []),
    ...outcome.removed.flatMap(({ state }) => (state.kind === 'refused' ? [state.failure] : [])),
  ];
}

/** The run in one line, without its sign: `Rolled out in 42 s`. */
export function registerHeadline(outcome: RegisterOutcome): string {
  const { jobs, failures, failed } = outcome;
  if (failures[0] !== undefined) return failures[0].message.replace(/\.$/, '');
  if (failed.length > 0) return `Not registered: ${plural(failed.length, 'file')} failed`;
  const count = (matches: (state: JobState) => boolean): number => jobs.filter((job) => matches(job.state)).length;
  const stale = count((state) => state.kind === 'changed');
  const unseen = count((state) => state.kind === 'unseen');
  if (stale > 0) return `Not registered: ${plural(stale, 'job')} changed after the review`;
  if (unseen > 0) return `Not registered: no reviewer saw ${plural(unseen, 'job')}`;
  const dry = count((state) => state.kind === 'not-written' && state.why === 'dry-run');
  if (dry > 0) return `Dry run: ${plural(dry, 'job')} would be registered`;
  const rolling = count((state) => state.kind === 'rolling-out');
  if (rolling > 0)
    return `Rolling out: ${jobs.length - rolling - count(isUntouched)} of ${jobs.length - count(isUntouched)} jobs done`;
  return capital(ended(outcome));
}

function isUntouched(state: JobState): boolean {
  return state.kind === 'there' || state.kind === 'not-written';
}

function ended({ jobs, removed, milliseconds }: RegisterOutcome): string {
  const touched = jobs.filter(({ state }) => state.kind !== 'there');
  const stopped = removed.filter(({ state }) => state.kind === 'stopped').length;
  const also = stopped === 0 ? '' : `, ${plural(stopped, 'job')} stopped`;
  const [only] = touched;
  if (only === undefined)
    return stopped > 0
      ? `${plural(stopped, 'job')} stopped`
      : 'nothing to register: the jobs are registered as the files say';
  if (touched.length === 1) return `${stateWords(only.state)}${also}`;
  const kinds = Map.groupBy(touched, ({ state }) => summaryOf(state));
  const parts = [...kinds]
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([words, list]) => `${list.length} ${words}`);
  const time = worstRollout(jobs) === undefined ? '' : ` in ${timeWords(milliseconds)}`;
  return `${parts.join(', ')}${also}${time}`;
}

/** The worst first. */
const order = [
  'failed', 'rolled back', 'cannot be placed', 'superseded', 'timed out', 'not registered', 'wait for promotion', 'registered', 'rolled out',
]; // prettier-ignore

const kindWords: Record<RolloutKind, string> = {
  failed: 'failed',
  'rolled-back': 'rolled back',
  'placement-blocked': 'cannot be placed',
  superseded: 'superseded',
  'timed-out': 'timed out',
  'awaiting-promotion': 'wait for promotion',
  'no-deployment': 'registered',
  successful: 'rolled out',
};

function summaryOf(state: JobState): string {
  if (state.kind === 'rolled-out') return kindWords[state.rollout.kind];
  if (state.kind === 'written') return 'registered';
  return state.kind === 'unfollowed' ? 'failed' : 'not registered';
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** How it looks from far away. */
export function registerSign(outcome: RegisterOutcome): string {
  if (registerFailures(outcome).length > 0) return '🔴';
  const kinds = new Set<string>(
    outcome.jobs.map(({ state }) => (state.kind === 'rolled-out' ? state.rollout.kind : state.kind)),
  );
  if (kinds.has('awaiting-promotion')) return '🟡';
  return kinds.has('rolling-out') || kinds.has('not-written') ? '🔵' : '🟢';
}
