import { failureItems } from './failure-items.ts';
import { prose } from './markdown/prose.ts';
import type { ActionError, Note } from '../errors.ts';
import type { CommentDraft } from './comment/publish-comment.ts';
import type { OutputName } from './output-table.ts';

/** Everything that a run reports, in the order in which it is published: log, comment, step summary, outputs. */
export interface RunReport {
  /** A run with any did not do what it promised. */
  readonly errors: readonly ActionError[];
  readonly log: readonly LogEntry[];
  /** Undefined where no comment is to be written. */
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
  /** `file`: of the annotation, relative to the repository's root. */
  | { readonly kind: 'notice' | 'warning'; readonly text: string; readonly file?: string }
  | { readonly kind: 'errors'; readonly errors: readonly ActionError[] };

/** A file that an output names. */
export interface OutputFile {
  readonly name: string;
  /** Written one by one: of thousands of jobs the whole would be held in memory three times. */
  readonly parts: Iterable<string>;
  /** Readable for the owner alone where values are in clear. */
  readonly isPrivate: boolean;
}

/** Takes out of a text what must not be shown. */
type Redact = (text: string) => string;

/** What a report needs to know besides the outcome. */
export interface ReportContext {
  readonly redact: Redact;
}

/** What most modes have to say: one sentence, with details. */
export interface ShortReport {
  /** One line; names in back-ticks. */
  readonly headline: string;
  /** What the log says besides it, a line each. */
  readonly lines?: readonly string[];
  /** How a run without errors looks; one with errors is red. */
  readonly sign: '🟢' | '🔵' | '🟠' | '🔴' | '⚪';
  readonly failures: readonly ActionError[];
  readonly notes: readonly Note[];
  /** Markdown, a block each. */
  readonly body: readonly string[];
  /** Besides `summary`, `markdown` and `reason`. */
  readonly outputs: Partial<Record<OutputName, string>>;
  readonly files?: Partial<Record<OutputName, OutputFile>>;
}

/** The same text in log, step summary and outputs. */
export function expandReport(
  { headline, lines = [], sign, failures, notes, body, outputs, files }: ShortReport,
  { redact }: ReportContext,
): RunReport {
  const blocks = [
    `### ${failures.length > 0 ? '🔴' : sign} ${prose(headline)}`,
    ...(failures.length === 0 ? [] : [failureItems(failures, undefined).join('\n')]),
    ...notes.map(noteCallout),
    ...body,
  ];
  const markdown = `${redact(blocks.join('\n\n'))}\n`;
  return {
    errors: failures,
    log: [
      { kind: 'errors', errors: failures },
      ...notes.map(({ level, text }) => ({ kind: level, text: text })),
      { kind: 'text', text: [headline, ...lines].join('\n') },
    ],
    summary: markdown,
    outputs: { summary: headline, ...outputs },
    files: { ...files, markdown: { name: 'outrider.md', parts: [markdown], isPrivate: false } },
  };
}

function noteCallout({ level, text }: Note): string {
  return `> [!${level === 'notice' ? 'NOTE' : 'WARNING'}]\n> ${prose(text)}`;
}
