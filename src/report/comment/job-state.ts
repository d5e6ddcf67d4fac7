import { code, md, name, nothing, prose, type Markdown, type Sign } from '../../text/markdown.ts';
import { formatMoment } from '../../text/times.ts';
import { hiddenMark } from '../../redaction/hidden-text.ts';
import { describeServed } from '../describe-rollout.ts';
import type { ShortReport } from '../run-report.ts';
import type { Verb } from '../../gate/evidence.ts';
import type { RolloutKind } from '../../rollout/outcome.ts';
import type { JobState, ReviewedJob } from '../../review/record.ts';

/** How the latest change of a job ended, as far as its run knows. */
export type StateEnd =
  | RolloutKind
  /** An earlier version serves again. */
  | 'reverted'
  | 'stopped'
  /** Not followed. */
  | 'changed'
  /** By another pull request, or without a review. */
  | 'registered-again'
  | 'unknown';

const signs: Readonly<Record<StateEnd, Sign>> = {
  failed: '🔴',
  'rolled-back': '🔴',
  'placement-blocked': '🔴',
  'timed-out': '🔴',
  unknown: '🔴',
  'awaiting-promotion': '🟡',
  changed: '🔵',
  superseded: '⚪',
  reverted: '⚪',
  stopped: '⚪',
  'registered-again': '⚪',
  'no-deployment': '🟢',
  successful: '🟢',
};

const worstFirst = Object.keys(signs);

/** Of a record, which holds any text. */
function endOf({ end }: JobState): StateEnd {
  return Object.hasOwn(signs, end) ? (end as StateEnd) : 'unknown';
}

export function stateSign(state: JobState): Sign {
  return signs[endOf(state)];
}

/** The order of a list with the worst state first. */
export function stateRank(state: JobState): number {
  return worstFirst.indexOf(endOf(state));
}

/** What runs of a job after a run that changed it, or saw the end of its rollout. */
export function stateOfReport(
  { outputs, failures, foundEnd }: Pick<ShortReport, 'outputs' | 'failures' | 'foundEnd'>,
  verb: Verb,
): JobState {
  const { outcome = '', 'job-version': version = '', 'serving-version': serving = '' } = outputs;
  const facts = {
    version: version === '' ? undefined : Number(version),
    serving: serving === '' ? undefined : serving.split(',').map(Number),
    deployment: outputs['deployment-id'],
  };
  const otherwise: StateEnd = verb === 'fail' ? 'failed' : failures.length > 0 ? 'unknown' : 'changed';
  const seen = outcome === '' ? foundEnd : outcome;
  const end = seen === 'successful' && verb === 'revert' ? 'reverted' : (seen ?? otherwise);
  return createJobState(end, new Date(), facts);
}

interface StateFacts {
  readonly version?: number | undefined;
  readonly serving?: readonly number[] | undefined;
  /** Kept only while its canaries wait. */
  readonly deployment?: string | undefined;
  readonly pullRequest?: number | undefined;
}

export function createJobState(end: string, at: Date, facts: StateFacts = {}): JobState {
  const { version, serving, deployment = '', pullRequest } = facts;
  return {
    end,
    ...(version === undefined ? {} : { version }),
    ...(serving === undefined ? {} : { serving: [...serving] }),
    ...(end === 'awaiting-promotion' ? { deployment } : {}),
    at: Math.floor(at.getTime() / 1000),
    ...(pullRequest === undefined ? {} : { pullRequest }),
  };
}

/** Whether two states are of the same change, whenever they were seen: a version that a revert made still serves because of the revert. */
export function saysTheSame(before: JobState, now: JobState): boolean {
  const isStillReverted = before.end === 'reverted' && now.end === 'successful';
  const fields = (['end', 'version', 'deployment', 'pullRequest'] as const).filter(
    (field) => field !== 'end' || !isStillReverted,
  );
  return fields.every((field) => before[field] === now[field]);
}

/** What runs of a job: a state that lasts, or what was seen and when. */
export function describeState(state: JobState): Markdown {
  const { version, serving, pullRequest } = state;
  const at = prose(formatMoment(new Date(state.at * 1000)));
  const registered = version === undefined ? md`it` : md`version ${version}`;
  const served = describeServed(state);
  const servedThen = served === '' ? nothing : md`; ${prose(served)}`;
  switch (endOf(state)) {
    case 'successful':
    case 'reverted':
      return md`${registered} serves since ${at}`;
    case 'no-deployment':
      return md`${registered} ${prose(serving?.includes(version ?? -1) === true ? 'serves' : 'is registered')} since ${at}`;
    case 'awaiting-promotion':
      return md`at ${at}, canaries of ${registered} waited for promotion${servedThen}`;
    case 'rolled-back':
      return md`${registered} was rolled back at ${at}${servedThen}`;
    case 'failed':
      return md`${registered} failed at ${at}${servedThen}`;
    case 'placement-blocked':
      return md`${registered} could not be placed at ${at}${servedThen}`;
    case 'timed-out':
      return md`${registered} was not healthy at ${at}${servedThen}`;
    case 'superseded':
      return md`${registered} was replaced by another version before ${at}`;
    case 'stopped':
      return md`stopped at ${at}`;
    case 'registered-again':
      return pullRequest === undefined
        ? md`registered again at ${at}`
        : md`registered again by #${pullRequest} at ${at}`;
    case 'changed':
      return md`changed at ${at}; its rollout was not followed`;
    case 'unknown':
      return md`its state was unknown at ${at}`;
  }
}

/** The name of a recorded job, which may be hidden. */
export function recordedName({ id }: Pick<ReviewedJob, 'id'>): Markdown {
  return typeof id === 'string' ? name(id) : code(hiddenMark);
}
