import { createSummaryLimit } from '../../text/fit.ts';
import { joinLog, plain, plainLines } from '../../text/log-text.ts';
import { md } from '../../text/markdown.ts';
import type { Published } from '../../text/published.ts';
import { describeLateValue } from '../../report/plan/describe-plan.ts';
import { describeRemovedState, renderRegister, listOpenJobs, type CommentState } from './comment.ts';
import { listNeverLaunching, describeRegister, findRegisterSign } from './headline.ts';
import { describeState, listRegisterFailures } from './job-failures.ts';
import {
  listFilledJobs,
  listLateValues,
  listRollouts,
  type RegisterOutcome,
  type RegisteredJob,
  type RemovedJobState,
  type WrittenJob,
} from './outcome.ts';
import {
  describeFailedFile,
  describePlanned,
  describeUndeclaredJob,
  createGuardResults,
} from '../../report/plan/plan-outputs.ts';
import { listNextCommands } from '../../report/comment/next-steps.ts';
import { createJobOutputs, createResultJob, type ResultData, type ResultJob } from '../../report/result.ts';
import { listCanaries, formatRolloutResult } from '../../report/describe-rollout.ts';
import { codeList } from '../../text/numbers.ts';
import { findWorstRollout } from '../../rollout/outcome.ts';
import type { DraftOutcome } from '../../report/comment/publish-comment.ts';
import type { LogEntry, RunReport } from '../../report/run-report.ts';
import type { UiLinks } from '../../report/nomad-ui.ts';

export interface ShownRegister extends CommentState {
  readonly outcome: RegisterOutcome;
  readonly writeComment: ((body: Published) => Promise<DraftOutcome>) | undefined;
}

export function createRegisterReport({ outcome, writeComment, ...showing }: ShownRegister): RunReport {
  const { context, logs } = showing;
  const body = renderRegister(outcome, showing);
  const bare = { ...context, marker: undefined, record: undefined, commands: undefined };
  const summary = renderRegister(outcome, { ...showing, context: bare }, createSummaryLimit(md`the log`));
  return {
    errors: listRegisterFailures(outcome),
    log: listRegisterLog(outcome, logs.inLog),
    comment:
      writeComment === undefined
        ? undefined
        : { subject: 'outcome', isForkRun: false, write: async () => writeComment(body) },
    summary,
    outputs: createRegisterOutputs(outcome, context.ui),
    data: createRegisterData(outcome),
    next: listOpenJobs(outcome, context).flatMap(listNextCommands),
    files: { markdown: { name: 'register.md', parts: [body], isPrivate: false } },
  };
}

const effects: Readonly<Record<RemovedJobState['state']['kind'], string>> = {
  stopped: 'stops',
  'dry-run': 'stops',
  'held-back': 'stops',
  refused: 'stops',
  gone: 'unchanged',
  'still-declared': 'keeps-running',
  'stop-removed-off': 'keeps-running',
  moved: 'keeps-running',
};

function listRegisterLog(outcome: RegisterOutcome, withLogs: boolean): readonly LogEntry[] {
  const lines = [
    // The end of a rollout is already in the log.
    ...outcome.jobs
      .filter(({ state }) => state.kind !== 'rolled-out')
      .map(({ planned, state }) => plain`${planned.id} (${planned.file}): ${describeState(state)}`),
    ...outcome.removed.map((job) => plain`${describeRemovedState(job, outcome.jobs)}`),
  ];
  const movable = listFilledJobs(outcome.jobs).flatMap(({ id, late = [] }) =>
    late.filter(({ isMovable }) => isMovable).map((value) => `Job \`${id}\`: ${describeLateValue(value)}`),
  );
  const heldJobs = outcome.jobs.flatMap(({ planned: { id }, state }) =>
    state.kind === 'not-written' && state.reason === 'promotion' ? [`Job \`${id}\`: ${describeState(state)}.`] : [],
  );
  const warnings = [
    outcome.unreviewedReason ?? [],
    listNeverLaunching(outcome),
    movable,
    heldJobs,
    describeDeniedLogs(outcome),
  ].flat();
  const problems = outcome.jobs.flatMap(({ planned, state }) =>
    (state.kind === 'rolled-out' ? state.rollout.problems : []).map((problem): LogEntry => {
      const details = [...problem.events, ...(withLogs ? (problem.logs ?? []) : [])];
      const name = plain`${planned.id}: task ${problem.task}, allocation ${problem.allocation.slice(0, 8)}`;
      return { kind: 'group', name, text: details.length === 0 ? plain`(no events)` : joinLog(details) };
    }),
  );
  return [
    ...warnings.map((text) => ({ kind: 'warning', text: plainLines(text) }) as const),
    ...(lines.length === 0 ? [] : [{ kind: 'text', text: joinLog(lines) } as const]),
    ...problems,
    { kind: 'errors', errors: listRegisterFailures(outcome) },
    { kind: 'text', text: plain`Register: ${findRegisterSign(outcome)} ${describeRegister(outcome)}` },
  ];
}

function describeDeniedLogs({ jobs }: RegisterOutcome): readonly string[] {
  const deniedJobs = jobs.filter((job) => listRollouts([job])[0]?.problems.some(({ isLogDenied }) => isLogDenied));
  const namespaces = [...new Set(deniedJobs.map(({ planned }) => planned.namespace))];
  const reason = `the token lacks \`read-logs\` in namespace ${codeList(namespaces)}`;
  const hint = 'Add it to the policy of the token, or remove the input `logs`.';
  return deniedJobs.length === 0 ? [] : [`The stderr of failed tasks could not be read: ${reason}. ${hint}`];
}

/** Sets the outputs about a job if the run has, or wrote, a single job. */
function createRegisterOutputs(outcome: RegisterOutcome, ui: UiLinks | undefined): RunReport['outputs'] {
  const about = outcome.jobs.length === 1 ? outcome.jobs : outcome.jobs.filter((job) => findWritten(job) !== undefined);
  const [only] = about.length === 1 ? about : [];
  return {
    summary: describeRegister(outcome),
    url: only === undefined ? '' : (ui?.job(only.planned) ?? ''),
    'comment-url': '',
    ...(only === undefined ? {} : createJobOutputs(describeRegistered(only))),
    outcome: findWorstRollout(listRollouts(outcome.jobs))?.kind ?? '',
  };
}

function createRegisterData(outcome: RegisterOutcome): ResultData {
  // One review may count for a plan and for its guarded changes.
  const approvals = (outcome.approvals ?? []).flatMap((count) => count.approvals);
  const people = new Map(approvals.map((approval) => [`${approval.at} ${approval.login}`, { ...approval }]));
  return {
    jobs: [
      ...outcome.jobs.map(describeRegistered),
      ...outcome.failed.map(describeFailedFile),
      ...outcome.removed.map(({ file, state, ...was }) => {
        const plannedJob = outcome.jobs.find(({ planned }) => planned.file === file)?.planned;
        const job = describeUndeclaredJob({ file, formerAddress: was, newJob: plannedJob });
        return createResultJob({ ...job, effect: effects[state.kind], outcome: state.kind });
      }),
    ],
    guards: createGuardResults(outcome.hits ?? []),
    approvals: [...people.values()],
    lateValues: listFilledJobs(outcome.jobs).flatMap((job) =>
      (listLateValues(job) ?? []).map((late) => ({
        job: job.id,
        namespace: job.namespace,
        ...late,
        fields: [...late.fields],
      })),
    ),
    canaries: listCanaries(listRollouts(outcome.jobs)),
  };
}

function findWritten({ state }: RegisteredJob): WrittenJob | undefined {
  return 'written' in state ? state.written : undefined;
}

function describeRegistered(job: RegisteredJob): ResultJob {
  const { state } = job;
  const write = findWritten(job);
  const rollout = state.kind === 'rolled-out' ? state.rollout : undefined;
  return {
    ...describePlanned(job.planned),
    ...formatRolloutResult(rollout),
    outcome: rollout?.kind ?? state.kind,
    registered: write?.isByThisRun ?? false,
    evaluation: rollout?.evalId ?? write?.evalId ?? '',
    version: rollout?.version ?? null,
    index: write?.index ?? job.planned.verdict.jobModifyIndex,
  };
}
