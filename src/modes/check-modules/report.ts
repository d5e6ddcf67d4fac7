import { joinLog, plain, plainLines } from '../../text/log-text.ts';
import { md } from '../../text/markdown.ts';
import { ActionError } from '../../errors.ts';
import { SUMMARY_LIMIT } from '../../clients/github/runner.ts';
import { commentMarker } from '../../clients/github/comments/find.ts';
import { failureText } from '../../report/help.ts';
import { sameComment } from '../../report/comment/same-comment.ts';
import {
  checkHeadline,
  describeFinding,
  describeMove,
  isFailing,
  isFailingUnchecked,
  type CheckOutcome,
  type Finding,
  type Unchecked,
} from './outcome.ts';
import { checkMarkdown, type CheckSurroundings } from './markdown.ts';
import type { WriteComment } from '../../operations/comments/comment-writer.ts';
import type { LogEntry, RunReport } from '../../report/run-report.ts';

/** A check, and where it is shown. */
export interface ShownCheck {
  readonly outcome: CheckOutcome;
  readonly surroundings: CheckSurroundings;
  readonly commentId: string;
  /** Undefined when no comment is wanted or no pull request is known. */
  readonly writeComment: WriteComment | undefined;
  /** GitHub lets no run of a fork's pull request write comments. */
  readonly isOfFork: boolean;
}

/** GitHub's limit of a comment: https://docs.github.com/en/rest/issues/comments */
const commentLimit = 65_536;
/** Of the step summary, which other steps do not share. */
const summaryLimit = SUMMARY_LIMIT - 1024;

/** The report of a check: log and annotations, comment, step summary and outputs. */
export function checkReport(shown: ShownCheck): RunReport {
  const { outcome, surroundings, commentId, writeComment, isOfFork } = shown;
  const errors = [
    ...outcome.failures,
    ...outcome.findings.filter((one) => isFailing(one, outcome)).map(toError),
    ...outcome.unchecked.filter((one) => isFailingUnchecked(one, outcome)).map(toUncheckedError),
  ];
  const summary = checkMarkdown(outcome, surroundings, {
    max: summaryLimit,
    measure: (text) => Buffer.byteLength(text),
    elsewhere: md`the log`,
  });
  const marker = commentMarker(commentId);
  const body = checkMarkdown(
    outcome,
    { ...surroundings, marker },
    { max: commentLimit, measure: (text) => text.length, elsewhere: md`the step summary` },
  );
  const create = outcome.findings.length > 0 || outcome.failures.length > 0;
  return {
    errors,
    log: checkLog(outcome),
    comment:
      writeComment === undefined
        ? undefined
        : { subject: 'report', isOfFork, write: async () => writeComment(body, { same: sameComment, create }) },
    summary,
    outputs: {
      summary: checkHeadline(outcome),
      changed: 'false',
      'comment-url': '',
      findings: JSON.stringify(outcome.findings.map(findingOutput)),
    },
    files: { markdown: { name: 'check-modules.md', parts: [summary], isPrivate: false } },
  };
}

function toError(finding: Finding): ActionError {
  return new ActionError({
    reason: finding.state,
    message: describeFinding(finding),
    location: finding.place,
    hint: [describeMove(finding), ...(finding.link === '' ? [] : [`Details: ${finding.link}`])].join(' '),
  });
}

/** The runner keeps this many annotations of a kind for each step. */
const mostAnnotations = 10;

/** One annotation for each call, and all calls in the log. */
function checkLog(outcome: CheckOutcome): readonly LogEntry[] {
  const { findings, unchecked, failures } = outcome;
  const annotations = [
    ...findings.map((finding) => findingEntry(finding, isFailing(finding, outcome))),
    ...unchecked.map((one) => uncheckedEntry(one, isFailingUnchecked(one, outcome))),
  ];
  const lines = [
    ...findings.map(
      (finding) => plain`${placeText(finding.place)}: ${describeFinding(finding)}. ${describeMove(finding)}`,
    ),
    ...unchecked.flatMap(({ problem, places }) => places.map((place) => plain`${placeText(place)}: ${problem}.`)),
  ];
  const headline = checkHeadline(outcome);
  return [
    { kind: 'errors', errors: failures },
    ...(['error', 'warning', 'notice'] as const).flatMap((kind) =>
      // Others of the run may need one as well.
      limited(
        annotations.filter((entry) => entry.kind === kind),
        kind,
        mostAnnotations - 1 - (kind === 'error' ? Math.min(failures.length, mostAnnotations - 2) : 0),
      ),
    ),
    ...(lines.length === 0 ? [] : [{ kind: 'text', text: joinLog(lines) } as const]),
    ...(failures.some(({ message }) => message === headline)
      ? []
      : [{ kind: 'text', text: plain`${headline}` } as const]),
  ];
}

type Annotation = Extract<LogEntry, { readonly kind: 'notice' | 'warning' | 'error' }>;

function limited(entries: readonly Annotation[], kind: Annotation['kind'], most: number): readonly Annotation[] {
  if (entries.length <= most) return entries;
  const shown = entries.slice(0, most - 1);
  return [...shown, { kind, text: plain`… and ${entries.length - shown.length} more; they are listed in the log.` }];
}

function findingEntry(finding: Finding, fails: boolean): Annotation {
  const { file, line } = finding.place;
  const error = toError(finding);
  return { kind: fails ? 'error' : 'warning', text: plainLines(failureText(error, { linked: fails })), file, line };
}

function uncheckedEntry(one: Unchecked, fails: boolean): Annotation {
  const error = toUncheckedError(one);
  const text = plainLines(fails ? failureText(error, { linked: true }) : error.message);
  return { kind: fails ? 'error' : one.level, text, file: error.location?.file, line: error.location?.line };
}

function toUncheckedError({ problem, places }: Unchecked): ActionError {
  const more =
    places.length > 1 ? ` (and at ${places.length - 1} more ${places.length === 2 ? 'place' : 'places'})` : '';
  const message = `Not checked: ${problem}${more}.`;
  return new ActionError({ reason: 'unchecked', message, location: places[0] });
}

function placeText({ file, line }: { readonly file: string; readonly line?: number | undefined }): string {
  return line === undefined ? file : `${file}:${line}`;
}

function findingOutput({ place, module, constraint, version, state, reason, link, replacement }: Finding): object {
  const { file, line } = place;
  return { file, line, module, constraint, version, state, reason, link, replacement: replacement?.version ?? '' };
}
