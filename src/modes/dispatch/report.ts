import type { ShortReport } from '../../report/run-report.ts';
import type { ActionError } from '../../errors.ts';
import { nameCode, table } from '../../report/markdown/markdown.ts';
import { prose } from '../../report/markdown/prose.ts';
import { thousands } from '../../plan/numbers.ts';
import { workFailure, describeChildJobOutcome, worstWork } from '../../report/describe-child-job.ts';
import type { ChildJobOutcome } from '../../rollout/outcome.ts';

/** What became of one dispatch. */
export interface DispatchedJob {
  /** In the file of payloads; undefined where there is none. */
  readonly line: number | undefined;
  /** The ID of what was launched; empty when nothing was. */
  readonly child: string;
  readonly evalId: string;
  readonly result: 'none' | 'already' | 'dry-run' | 'done';
  /** Of what was dispatched already: by this run, by an earlier attempt of it, or by whoever used the same token. */
  readonly by: 'run' | 'attempt' | 'token' | undefined;
  /** Undefined where it was not followed. */
  readonly work: ChildJobOutcome | undefined;
  readonly failure: ActionError | undefined;
}

/** How a run of mode `dispatch` ended. */
export interface DispatchOutcome {
  readonly job: string;
  /** The path of the file of payloads; undefined where there is none. */
  readonly file: string | undefined;
  readonly dispatches: readonly DispatchedJob[];
  readonly notes: readonly string[];
  /** What went wrong before the first write. */
  readonly failures: readonly ActionError[];
}

const already = {
  run: 'was dispatched already by this run',
  attempt: 'was dispatched already by an earlier attempt of this run',
  token: 'was dispatched already with this `idempotency-token`',
};

/** What became of a dispatch, in a sentence without its end. */
export function describeDispatched({ child, result, by, work, failure }: DispatchedJob): string {
  if (failure !== undefined) return failure.message;
  if (result === 'dry-run') return 'would be dispatched';
  const verb = by === undefined ? 'was dispatched' : already[by];
  return `\`${child}\` ${verb}${work === undefined ? '' : `: ${describeChildJobOutcome(work)}`}`;
}

/** What is said of one dispatch, or of many. */
export function dispatchReport(outcome: DispatchOutcome): ShortReport {
  const { file, dispatches, notes } = outcome;
  const failures = [...outcome.failures, ...dispatches.flatMap((one) => failureOf(one, file) ?? [])];
  const [only] = dispatches.length === 1 ? dispatches : [];
  const isDry = dispatches.some(({ result }) => result === 'dry-run');
  return {
    headline: outcome.failures[0]?.message ?? headlineOf(outcome),
    sign: isDry ? '🔵' : '🟢',
    failures,
    notes: notes.map((text) => ({ level: 'warning', text })),
    body: file === undefined || isDry || dispatches.length === 0 ? [] : [tableOf(dispatches)],
    outputs: {
      changed: String(dispatches.some(isChange)),
      outcome: worstWork(dispatches.map(({ work }) => work)),
      'dispatched-job-id': only?.child ?? '',
      'eval-id': only?.evalId ?? '',
      jobs: JSON.stringify(dispatches.map((one) => outputOf(one, outcome))),
    },
  };
}

/** What this run dispatched itself counts also where the answer to it was lost. */
function isChange({ result, by }: DispatchedJob): boolean {
  return result === 'done' || by === 'run';
}

function failureOf({ line, child, work, failure }: DispatchedJob, file: string | undefined): ActionError | undefined {
  const found = failure ?? (work === undefined ? undefined : workFailure(child, work));
  return file === undefined ? found : found?.withMessage(found.message, { file, line });
}

function headlineOf({ job, file, dispatches }: DispatchOutcome): string {
  const [only] = dispatches;
  if (file === undefined && only !== undefined)
    return only.result === 'dry-run' ? `Dry run: \`${job}\` would be dispatched` : describeDispatched(only);
  const count = `${thousands(dispatches.length)} ${dispatches.length === 1 ? 'dispatch' : 'dispatches'}`;
  if (only?.result === 'dry-run') return `Dry run: \`${job}\` would have ${count}`;
  const kinds = Map.groupBy(dispatches, stateOf);
  const states = [...kinds].map(([state, same]) => `${same.length} ${state}`);
  const before = dispatches.filter(({ result }) => result === 'already').length;
  const known = before === 0 ? '' : `; ${before} of them dispatched already`;
  return `\`${job}\`, ${count}: ${states.join(', ')}${known}`;
}

/** The outcome of a dispatch in a word or two. */
function stateOf({ child, work, failure }: DispatchedJob): string {
  if (child === '') return 'not dispatched';
  if (failure !== undefined) return 'not followed';
  return work?.kind ?? 'dispatched';
}

function tableOf(dispatches: readonly DispatchedJob[]): string {
  return table(
    ['Line', 'Job', 'Outcome'],
    dispatches.map((one) => [
      String(one.line),
      one.child === '' ? '' : nameCode(one.child),
      one.result === 'already' ? `${cellOf(one)} (dispatched already)` : cellOf(one),
    ]),
  );
}

function cellOf({ work, failure }: DispatchedJob): string {
  const text = failure?.message ?? (work === undefined ? 'dispatched' : describeChildJobOutcome(work));
  return prose(text.replaceAll('|', '∣'));
}

function outputOf(one: DispatchedJob, { job, file }: DispatchOutcome): object {
  const { line, child, evalId, result, work } = one;
  return {
    ...(line === undefined ? {} : { line }),
    id: job,
    child,
    changed: isChange(one),
    already: result === 'already',
    evaluation: evalId,
    outcome: work?.kind ?? '',
    reason: failureOf(one, file)?.reason ?? '',
  };
}
