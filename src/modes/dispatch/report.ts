import { keepWhole } from '../../text/fit.ts';
import type { ShortReport } from '../../report/run-report.ts';
import { createResultJob, type ResultJob } from '../../report/result.ts';
import type { ActionError } from '../../errors.ts';
import { code, md, nothing, prose, table, tableRow, type Markdown } from '../../text/markdown.ts';
import { thousands } from '../../text/numbers.ts';
import { findBatchFailure, findWorstBatch } from '../../report/describe-batch.ts';
import { describeBatchOutcome } from '../../report/describe-rollout.ts';
import type { BatchOutcome } from '../../rollout/outcome.ts';
import type { DispatchInputs } from './inputs.ts';

export interface DispatchedJob {
  /** The line in `dispatches-file`; `undefined` without a file. */
  readonly line: number | undefined;
  /** The ID of the dispatched job; empty if there is none. */
  readonly child: string;
  readonly evalId: string;
  readonly result: 'none' | 'already' | 'dry-run' | 'done';
  /** The earlier dispatcher: this run, an earlier attempt of it, or anyone with the same token. */
  readonly dispatcher: 'run' | 'attempt' | 'token' | undefined;
  /** `undefined` if it was not followed. */
  readonly work: BatchOutcome | undefined;
  readonly failure: ActionError | undefined;
}

export interface DispatchOutcome {
  readonly dispatches: readonly DispatchedJob[];
  readonly notes: readonly string[];
}

type ReportInputs = Pick<DispatchInputs, 'job' | 'dispatchesFile'> & {
  readonly nomad: Pick<DispatchInputs['nomad'], 'namespace' | 'region'>;
};

const earlierDispatch = {
  run: 'was already dispatched by this run',
  attempt: 'was already dispatched by an earlier attempt of this run',
  token: 'was already dispatched with this `idempotency-token`',
};

/** The result of a dispatch, as a sentence without its full stop. */
export function describeDispatchResult({ child, result, dispatcher, work, failure }: DispatchedJob): string {
  if (failure !== undefined) return failure.message;
  if (result === 'dry-run') return 'would be dispatched';
  const verb = dispatcher === undefined ? 'was dispatched' : earlierDispatch[dispatcher];
  return `\`${child}\` ${verb}${work === undefined ? '' : `: ${describeBatchOutcome(work)}`}`;
}

export function createDispatchReport({ dispatches, notes }: DispatchOutcome, inputs: ReportInputs): ShortReport {
  const { dispatchesFile: file } = inputs;
  const failures = dispatches.flatMap((dispatch) => toFailure(dispatch, inputs) ?? []);
  const [only] = dispatches.length === 1 ? dispatches : [];
  const isDryRun = dispatches.some(({ result }) => result === 'dry-run');
  return {
    headline: composeHeadline(dispatches, inputs),
    sign: isDryRun ? '🔵' : '🟢',
    failures,
    cause: only === undefined || file !== undefined ? undefined : failures[0],
    notes: notes.map((text) => ({ level: 'warning', text })),
    body: file === undefined || isDryRun || dispatches.length === 0 ? [] : [keepWhole(buildTable(dispatches))],
    ...(only === undefined ? {} : { job: toResultJob(only, inputs) }),
    outputs: { outcome: findWorstBatch(dispatches.map(({ work }) => work)) },
    data: { jobs: dispatches.map((dispatch) => toResultJob(dispatch, inputs)) },
  };
}

function toFailure(
  { line, child, work, failure }: DispatchedJob,
  { dispatchesFile: file, nomad: { namespace } }: ReportInputs,
): ActionError | undefined {
  const error = failure ?? (work && findBatchFailure({ id: child, namespace }, work));
  return file === undefined ? error : error?.with({ location: { file, line } });
}

function composeHeadline(
  dispatches: readonly DispatchedJob[],
  { job, dispatchesFile: file }: ReportInputs,
): string | ActionError {
  const [only] = dispatches;
  if (file === undefined && only !== undefined)
    return only.result === 'dry-run'
      ? `Dry run: \`${job}\` would be dispatched`
      : (only.failure ?? describeDispatchResult(only));
  const count = `${thousands(dispatches.length)} ${dispatches.length === 1 ? 'dispatch' : 'dispatches'}`;
  if (only?.result === 'dry-run')
    return `Dry run: \`${job}\` would be dispatched ${dispatches.length === 1 ? 'once' : `${thousands(dispatches.length)} times`}`;
  const kinds = Map.groupBy(dispatches, classifyDispatch);
  const states = [...kinds].map(([state, same]) => `${same.length} ${state}`);
  const earlierCount = dispatches.filter(({ result }) => result === 'already').length;
  const earlierNote = earlierCount === 0 ? '' : `; ${earlierCount} of them were already dispatched`;
  return `${count} of \`${job}\`: ${states.join(', ')}${earlierNote}`;
}

function classifyDispatch({ child, work, failure }: DispatchedJob): string {
  if (child === '') return 'not dispatched';
  if (failure !== undefined) return 'not followed';
  return work?.kind ?? 'dispatched';
}

function buildTable(dispatches: readonly DispatchedJob[]): Markdown {
  return table(
    [md`Line`, md`Job`, md`Outcome`],
    dispatches.map((dispatch) => {
      const { line, child } = dispatch;
      const [lineCell, childCell] = [line === undefined ? nothing : md`${line}`, child === '' ? nothing : code(child)];
      return tableRow([lineCell, childCell, renderOutcome(dispatch)]);
    }),
  );
}

function renderOutcome({ result, work, failure }: DispatchedJob): Markdown {
  const outcome = prose(failure?.message ?? (work === undefined ? 'dispatched' : describeBatchOutcome(work)));
  return result === 'already' ? md`${outcome} (already dispatched)` : outcome;
}

function toResultJob(dispatch: DispatchedJob, inputs: ReportInputs): ResultJob {
  const { job, nomad } = inputs;
  const { line, child, evalId, result, dispatcher, work } = dispatch;
  return createResultJob({
    id: job,
    namespace: nomad.namespace ?? 'default',
    region: nomad.region ?? '',
    line: line ?? null,
    child,
    // A dispatch of this run counts even if its first response was lost.
    changed: result === 'done' || dispatcher === 'run',
    already: result === 'already',
    evaluation: evalId,
    outcome: work?.kind ?? '',
    reason: toFailure(dispatch, inputs)?.reason ?? '',
  });
}
