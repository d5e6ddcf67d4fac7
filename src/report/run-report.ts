import { renderFailureItems, renderFix } from './failure-items.ts';
import { listCanaryCliCommands } from './comment/next-steps.ts';
import { removeFullStop } from '../text/numbers.ts';
import { joinLog, plain, plainLines, type LogText } from '../text/log-text.ts';
import { callout, code, joinLines, md, prose, type Sign } from '../text/markdown.ts';
import { fitDocument, createSummaryLimit, keepWhole, type Block } from '../text/fit.ts';
import type { Publisher } from '../text/publisher.ts';
import { toPublished, type Published } from '../text/published.ts';
import { ActionError, type Note } from '../errors.ts';
import type { CommentDraft } from './comment/publish-comment.ts';
import type { OutputName } from './output-table.ts';
import { createJobOutputs, createResultJob, type ResultData, type ResultJob } from './result.ts';

/** The report of a run, in the order of its publication: log, comment, step summary, outputs. */
export interface RunReport {
  /** Any error fails the run. */
  readonly errors: readonly ActionError[];
  readonly log: readonly LogEntry[];
  /** `undefined` if the run writes no comment. */
  readonly comment?: CommentDraft | undefined;
  readonly summary: Published;
  /** All outputs except `reason` and `comment-url`. */
  readonly outputs: Partial<Record<OutputName, string>>;
  readonly files: Partial<Record<OutputName, OutputFile>>;
  readonly data: ResultData;
  /** Commands that a person can run next, for output `result`. */
  readonly next?: readonly string[];
}

export type LogEntry =
  | { readonly kind: 'text'; readonly text: LogText }
  | { readonly kind: 'group'; readonly name: LogText; readonly text: LogText }
  /** An annotation; `file` is relative to the repository's root. */
  | {
      readonly kind: 'notice' | 'warning' | 'error';
      readonly text: LogText;
      readonly title?: string;
      readonly file?: string | undefined;
      readonly line?: number | undefined;
    }
  | { readonly kind: 'errors'; readonly errors: readonly ActionError[] };

export interface OutputFile {
  readonly name: string;
  /** Written one by one: the text of thousands of jobs would be in memory three times. */
  readonly parts: Iterable<string>;
  /** Readable only for the owner, because the values are not redacted. */
  readonly isPrivate: boolean;
}

export interface ReportContext {
  readonly publisher: Publisher;
}

/** The report of most modes: a headline and details. */
export interface ShortReport {
  /** One line; names in back-ticks. The request of an error is shown below it. */
  readonly headline: string | ActionError;
  /** The failure that the headline describes in other words; only its next step is shown. */
  readonly cause?: ActionError | undefined;
  readonly lines?: readonly string[];
  /** The sign of a run without errors. */
  readonly sign: Sign;
  readonly failures: readonly ActionError[];
  readonly notes?: readonly Note[];
  readonly body?: readonly Block[];
  /** All outputs except `summary`, `markdown`, `reason` and the outputs about the job of the inputs. */
  readonly outputs?: Partial<Record<OutputName, string>>;
  readonly files?: Partial<Record<OutputName, OutputFile>>;
  /** The known state of the job of the inputs. */
  readonly job?: Partial<ResultJob>;
  readonly canaries?: ResultData['canaries'];
  /** The result of a run that is not about the job of the inputs. */
  readonly data?: ResultData;
}

/** Expands a short report to log, step summary and outputs. The headline is not repeated. */
export function expandReport(report: ShortReport, { publisher }: ReportContext): RunReport {
  const { failures, lines = [], notes = [], body = [], job, canaries = [] } = report;
  const sign = failures.length > 0 ? '🔴' : report.sign;
  const cause = report.headline instanceof ActionError ? report.headline : report.cause;
  const headline = report.headline instanceof ActionError ? report.headline.sentence : report.headline;
  // A list of errors from a service, and a location, are not in the headline.
  const isInHeadline = (failure: ActionError): boolean =>
    failure === cause && failure.location === undefined && !failure.sentence.includes('\n');
  const otherFailures = failures.filter((failure) => !isInHeadline(failure));
  const head = [
    md`### ${sign} ${prose(headline)}`,
    ...failures.filter(isInHeadline).map((failure) => renderFix(failure)),
    ...(cause?.request === undefined ? [] : [md`<sub>${code(cause.request)}</sub>`]),
    ...(otherFailures.length === 0 ? [] : [joinLines(renderFailureItems(otherFailures, undefined))]),
    ...notes
      .filter(({ text }) => text !== `${headline}.`)
      .map(({ level, text }) => callout(level === 'notice' ? 'NOTE' : 'WARNING', prose(text))),
  ];
  const summary = fitDocument({ head, blocks: body, tail: [] }, createSummaryLimit(md`the log`), publisher);
  const markdown = toPublished(`${summary}\n`);
  const isLogged = [...failures.map(({ sentence }) => sentence), ...notes.map(({ text }) => removeFullStop(text))];
  const logged = [...(isLogged.includes(headline) ? [] : [headline]), ...lines];
  return {
    errors: failures,
    log: [
      { kind: 'errors', errors: failures },
      ...notes.map(({ level, text }) => ({ kind: level, text: plainLines(text) })),
      ...(logged.length === 0 ? [] : [{ kind: 'text', text: joinLog(logged.map((line) => plain`${line}`)) } as const]),
    ],
    summary: markdown,
    outputs: { summary: headline, ...(job === undefined ? {} : createJobOutputs(job)), ...report.outputs },
    files: { ...report.files, markdown: { name: 'outrider.md', parts: [markdown], isPrivate: false } },
    next: job?.outcome === 'awaiting-promotion' ? listCanaryCliCommands(job.namespace ?? '', job.deployment ?? '') : [],
    data: { ...(job === undefined ? {} : { jobs: [createResultJob(job)] }), canaries, ...report.data },
  };
}

const verbs = { planned: md`plan`, parsed: md`plan`, checked: md`check` };

/** Creates the report for the pull request of a fork, which has no credentials for the service: a notice, and the outputs of a run without files. */
export function createForkReport(
  verb: 'planned' | 'parsed' | 'checked',
  empty: Pick<ShortReport, 'outputs' | 'files'>,
): ShortReport {
  const reason = `This pull request is from a fork: GitHub gives its runs no secrets or variables, so nothing was ${verb}.`;
  return {
    headline: `Nothing was ${verb}: the pull request is from a fork`,
    sign: '⚪',
    failures: [],
    notes: [{ level: 'notice', text: reason }],
    body: [keepWhole(md`To ${verbs[verb]} it, read the change, then push its commits to a branch of this repository.`)],
    ...empty,
  };
}

/** Joins JSON texts to one JSON array, with one part for each text. */
export function* formatJsonArray(texts: readonly string[]): Generator<string> {
  for (const [index, text] of texts.entries()) yield `${index === 0 ? '[' : ',\n'}${text.trim()}`;
  yield texts.length === 0 ? '[]\n' : ']\n';
}
