import type { CommandVerb } from '../../inputs/commands.ts';
import type { ApprovalCount } from '../../review/approvals.ts';
import type { Publisher } from '../../text/publisher.ts';
import type { ApprovalRequirement } from './guard-rows.ts';
import type { Mark } from '../../text/published.ts';
import type { Markdown } from '../../text/markdown.ts';
import type { UiLinks } from '../nomad-ui.ts';

/** The names and links of a report. */
export interface CommentContext {
  /** The input `environment`; `undefined` if there is only one environment. */
  readonly environment: string | undefined;
  /** Pages of Nomad's UI; `undefined` if no links are requested. */
  readonly ui: UiLinks | undefined;
  /** The approvals of the plan; empty if none are needed. */
  readonly approvals?: readonly ApprovalCount[];
  /** The approvers of guard hits; `undefined` for a plan that a register run creates itself. */
  readonly requirement?: ApprovalRequirement | undefined;
  /** The comment's first line; `undefined` for a summary. */
  readonly marker: Mark | undefined;
  /** The last lines of the comment, with the draft of the record that a register run reads; `undefined` without a record, and for a summary. */
  readonly record: Markdown | undefined;
  /** Doubtful values of inputs, in sentences. */
  readonly warnings?: readonly string[];
  /** Whether the plan has no signing key. */
  readonly isUnsigned?: boolean;
  /** The commands with the given verbs that a comment can contain for the job of a file. */
  readonly commands?: ((file: string, verbs: readonly CommandVerb[]) => readonly string[]) | undefined;
  readonly publisher: Publisher;
  /** The URL of a file at the planned commit; `undefined` without a repository to link to. */
  readonly fileUrl: ((file: string) => string) | undefined;
  readonly commit: string | undefined;
  readonly run: { readonly number: number; readonly attempt: number; readonly url: string } | undefined;
  /** Host and port; empty if unknown. */
  readonly cluster: string;
  readonly region: string | undefined;
  /** The namespace of jobs whose file sets no namespace, if it is not `default`. */
  readonly namespace: string | undefined;
}
