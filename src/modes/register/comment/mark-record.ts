import type { Markdown } from '../../../text/markdown.ts';
import { recordLines } from '../../../operations/planning/record.ts';
import type { RunnerContext } from '../../../clients/github/context.ts';
import type { OpenedRecord } from '../../../review/record-codec.ts';
import type { RegisteredBefore } from '../../../review/record.ts';
import type { RegisterInputs } from '../inputs.ts';
import type { RegisterOutcome, RegisterState, RemovedJobState } from '../outcome.ts';

interface MarkOptions {
  readonly context: RunnerContext;
  readonly inputs: RegisterInputs;
  /** The record of the comment before this run. */
  readonly opened: OpenedRecord;
}

/**
 * The last lines of the comment once jobs are registered or stopped: each is marked in the record, so that the same review does not do it twice. A record that
 * did not count for this run stays as it is.
 */
export function markRecord(outcome: RegisterOutcome, { context, inputs, opened }: MarkOptions): Markdown | undefined {
  const { keys } = inputs.review;
  const { record } = outcome;
  if (keys === undefined) return undefined;
  if (record === undefined)
    return opened.kind === 'opened' ? recordLines(opened.record, keys, inputs.verbs) : undefined;
  const run = context.runUrl === undefined ? 'an earlier run' : `run ${context.runNumber}`;
  // What was written by the record of another pull request is not marked here: Nomad's history of the job shows it.
  const isOwn = ([file]: readonly [string, Done]): boolean => outcome.judgedBy?.has(file) !== true;
  const before = new Map(record.jobs.map(({ file, done }) => [file, done?.index]));
  const registered = new Map(
    outcome.jobs.flatMap(({ planned: { file }, state }) => doneOf(file, state, before.get(file))).filter(isOwn),
  );
  const stopped = new Map(outcome.removed.flatMap(stopOf).filter(isOwn));
  return recordLines(
    { ...record, jobs: marked(record.jobs, registered, run), removed: marked(record.removed, stopped, run) },
    keys,
    inputs.verbs,
  );
}

type Done = Omit<RegisteredBefore, 'run'>;

function marked<One extends { readonly file: string }>(
  all: readonly One[],
  done: ReadonlyMap<string, Done>,
  run: string,
): One[] {
  return all.map((one) => {
    const now = done.get(one.file);
    return now === undefined ? one : { ...one, done: { ...now, run } };
  });
}

function stopOf({ file, state }: RemovedJobState): readonly [string, Done][] {
  return state.kind === 'stopped' ? [[file, { index: state.index, outcome: 'stopped' }]] : [];
}

/** @param before the index that the record marks: an earlier registration counts, another user's or process's does not */
function doneOf(file: string, state: RegisterState, before: number | undefined): readonly [string, Done][] {
  switch (state.kind) {
    case 'rolling-out':
    case 'written':
    case 'unfollowed':
      return state.written.byUs ? [[file, { index: state.written.index, outcome: 'registered' }]] : [];
    case 'rolled-out': {
      const { index, byUs } = state.written;
      return byUs || index === before ? [[file, { index, outcome: state.rollout.kind }]] : [];
    }
    case 'there':
    case 'changed':
    case 'unseen':
    case 'done':
    case 'since':
    case 'not-written':
    case 'refused':
      return [];
  }
}
