import { asPublished } from '../../text/published.ts';
import { joinLog, plain, plainLines } from '../../text/log-text.ts';
import { md } from '../../text/markdown.ts';
import { ActionError, type Note } from '../../errors.ts';
import { SUMMARY_LIMIT } from '../../clients/github/runner.ts';
import { plural } from '../../text/numbers.ts';
import { failedOutput } from '../../report/plan/plan-outputs.ts';
import { allFailures } from '../../report/plan/plan-outcome.ts';
import { describeCommit, describeDrift, describeVersion, type DriftContext, driftHeadline } from './drift-words.ts';
import { driftMarkdown } from './drift-markdown.ts';
import { countedDrifts, type DriftOutcome, type JobDrift } from './outcome.ts';
import type { KeptIssue } from './issue.ts';
import type { LogEntry, RunReport } from '../../report/run-report.ts';

/** The drift, and the result of keeping the issue. */
export interface DriftReportInput {
  readonly outcome: DriftOutcome;
  readonly context: DriftContext;
  readonly issue: KeptIssue;
  /** Whether drift fails the run. */
  readonly failOnDrift: boolean;
}

/** Of the step summary, which other steps do not share. */
const summaryLimit = SUMMARY_LIMIT - 1024;

/** The report of a run: log, step summary and outputs. The issue is written already. */
export function driftReport({ outcome, context, issue, failOnDrift }: DriftReportInput): RunReport {
  const counted = countedDrifts(outcome);
  const headline = driftHeadline(outcome);
  const { notes, failures } = issue;
  const failed = failOnDrift && counted.length > 0 ? [driftError(headline)] : [];
  const errors = [...allFailures(outcome), ...failures, ...failed];
  const all = [...notes, ...shallowNote(outcome)];
  const body = driftMarkdown(
    outcome,
    { ...context, errors: [...failures, ...failed] },
    {
      max: summaryLimit,
      measure: (text) => Buffer.byteLength(text),
      elsewhere: md`the output \`jobs\``,
    },
  );
  const markdown = asPublished(`${body}\n`);
  return {
    errors,
    log: [
      ...outcome.drifts.map(driftLog),
      { kind: 'errors', errors },
      ...all.map(({ level, text }) => ({ kind: level, text: plainLines(text) })),
      {
        kind: 'text',
        text: joinLog([plain`Drift: ${headline}`, ...(issue.url === '' ? [] : [plain`Issue: ${issue.url}`])]),
      },
    ],
    summary: markdown,
    outputs: {
      summary: headline,
      changed: 'false',
      drifted: String(counted.length > 0),
      jobs: JSON.stringify([
        ...outcome.drifts.map(driftOutput),
        ...outcome.failed.map((file) => ({ ...failedOutput(file), change: undefined, kind: 'unknown' })),
      ]),
      'issue-url': issue.url,
    },
    files: { markdown: { name: 'drift.md', parts: [markdown], isPrivate: false } },
  };
}

function driftError(headline: string): ActionError {
  return new ActionError({
    reason: 'drifted',
    message: `${headline.charAt(0).toUpperCase()}${headline.slice(1)}`,
    hint: 'Register the job files, or change them in a pull request. To succeed with drift, set `fail-on-drift: false`.',
  });
}

function shallowNote({ drifts }: DriftOutcome): readonly Note[] {
  const shallow = drifts.filter(({ commit }) => commit === 'shallow').length;
  if (shallow === 0) return [];
  const text = `The last change of ${plural(shallow, 'job file')} is not known, because the checkout is shallow: \`unregistered\` and \`changed\` cannot be distinguished. Set \`fetch-depth: 0\` for \`actions/checkout\`.`;
  return [{ level: 'notice', text }];
}

function driftLog(drift: JobDrift): LogEntry {
  const { file, id, diff, pullRequests } = drift;
  const by =
    pullRequests.length === 0
      ? ''
      : ` (not counted: changed by ${pullRequests.map((number) => `#${number}`).join(', ')})`;
  const facts = [describeVersion(drift), describeCommit(drift)].filter((text) => text !== '');
  const name = plain`${id}${file === undefined ? '' : ` (${file})`}: ${describeDrift(drift)}${by}`;
  return { kind: 'group', name, text: joinLog([...diff.lines, ...facts]) };
}

/** A drift, for output `jobs`. */
function driftOutput(drift: JobDrift): object {
  const { kind, why, file, id, namespace, region, fields, version, submitted, commit, pullRequests } = drift;
  return {
    kind,
    counted: pullRequests.length === 0,
    file: file ?? '',
    id,
    namespace,
    region: region ?? '',
    why: why ?? '',
    fields,
    version: version ?? null,
    submitted: submitted?.toISOString() ?? '',
    commit: typeof commit === 'object' ? commit.id : '',
    committed: typeof commit === 'object' ? commit.at.toISOString() : '',
    pullRequests,
  };
}
