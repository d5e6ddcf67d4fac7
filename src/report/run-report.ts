import { failureItems, wayOut } from './failure-items.ts';
import { prose } from './markdown/prose.ts';
import type { ActionError, Note } from '../errors.ts';
import type { CommentDraft } from './comment/publish-comment.ts';
import type { OutputName } from './output-table.ts';

/** Everything that a run reports, in the order in which it is published: log, comment, step summary, outputs. */
export interface RunReport {
  /** Any of these fails the run. */
  readonly errors: readonly ActionError[];
  readonly log: readonly LogEntry[];
  /** Undefined if the run writes no comment. */
  readonly comment?: CommentDraft | undefined;
  /** Markdown for the step summary. */
  readonly summary: string;
  /** Besides `reason`, and `comment-url` where there is a comment. */
  readonly outputs: Partial<Record<OutputName, string>>;
  /** Outputs that are paths of files. */
  readonly files: Partial<Record<OutputName, OutputFile>>;
}

export type LogEntry =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'group'; readonly name: string; readonly text: string }
  /** An annotation; `file` is relative to the repository's root. */
  | {
      readonly kind: 'notice' | 'warning' | 'error';
      readonly text: string;
      readonly file?: string | undefined;
      readonly line?: number | undefined;
    }
  | { readonly kind: 'errors'; readonly errors: readonly ActionError[] };

/** A file that an output names. */
export interface OutputFile {
  readonly name: string;
  /** Written one by one: the whole text of thousands of jobs would be held in memory three times. */
  readonly parts: Iterable<string>;
  /** Readable only for the owner, because it holds unredacted values. */
  readonly isPrivate: boolean;
}

/** Hides secrets in a text. */
type Redact = (text: string) => string;

export interface ReportContext {
  readonly redact: Redact;
}

/** The report of most modes: one sentence, with details. */
export interface ShortReport {
  /** One line; names in back-ticks. */
  readonly headline: string;
  /** Further lines of the log. */
  readonly lines?: readonly string[];
  /** For a run without errors; one with errors is red. */
  readonly sign: '🟢' | '🔵' | '🟠' | '🔴' | '⚪';
  readonly failures: readonly ActionError[];
  readonly notes: readonly Note[];
  /** Blocks of Markdown. */
  readonly body: readonly string[];
  /** Besides `summary`, `markdown` and `reason`. */
  readonly outputs: Partial<Record<OutputName, string>>;
  readonly files?: Partial<Record<OutputName, OutputFile>>;
}

/** Expands a short report to log, step summary and outputs. Nothing repeats the headline. */
export function expandReport(
  { headline, lines = [], sign, failures, notes, body, outputs, files }: ShortReport,
  { redact }: ReportContext,
): RunReport {
  const otherFailures = failures.filter((failure) => !isInHeadline(failure, headline));
  const blocks = [
    `### ${failures.length > 0 ? '🔴' : sign} ${prose(headline)}`,
    ...failures.filter((failure) => isInHeadline(failure, headline)).map((failure) => wayOut(failure)),
    ...(otherFailures.length === 0 ? [] : [failureItems(otherFailures, undefined).join('\n')]),
    ...notes.filter(({ text }) => text !== `${headline}.`).map(noteCallout),
    ...body,
  ];
  const markdown = `${redact(blocks.join('\n\n'))}\n`;
  const isLogged = [...failures.map(({ message }) => message), ...notes.map(({ text }) => text.replace(/\.$/, ''))];
  const logged = [...(isLogged.includes(headline) ? [] : [headline]), ...lines];
  return {
    errors: failures,
    log: [
      { kind: 'errors', errors: failures },
      ...notes.map(({ level, text }) => ({ kind: level, text: text })),
      ...(logged.length === 0 ? [] : [{ kind: 'text', text: logged.join('\n') } as const]),
    ],
    summary: markdown,
    outputs: { summary: headline, ...outputs },
    files: { ...files, markdown: { name: 'outrider.md', parts: [markdown], isPrivate: false } },
  };
}

/** Whether the headline has the whole message of a failure, apart from the job's ID. */
function isInHeadline({ message, location }: ActionError, headline: string): boolean {
  const text = message.replace(/^`[^`]+`: /, '').replace(/\.$/, '');
  return location === undefined && !text.includes('\n') && headline.includes(text);
}

function noteCallout({ level, text }: Note): string {
  return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${prose(text)}`;
}
