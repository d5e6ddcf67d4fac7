import { connectionInputs, readConnection, type ConnectionInputs } from './connection.ts';
import { jobFileInputs, readJobFileInputs, type JobFileInputs } from './job-files.ts';
import * as kinds from './kinds.ts';
import { readRedaction, redactionInputs, verbose, type RedactionInputs } from './redaction.ts';
import * as shared from './shared.ts';
import { quote } from './suggest.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { InputErrors, InputSource } from './input-errors.ts';

/** The inputs of all modes that plan job files; a register plans again with the same inputs. */
export const planningInputs = {
  ...connectionInputs,
  ...jobFileInputs,
  submission: {
    kind: kinds.boolean,
    default: 'true',
    text: "Whether source and variables are stored with the job for Nomad's web interface, without values that are or may be secret.",
  },
  'preserve-counts': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Keep the counts of the running job over those of the file, as for groups that an autoscaler owns.',
  },
  'policy-override': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Override soft-mandatory policies of Nomad.',
  },
  'eval-priority': shared.evalPriority,
  review: {
    kind: kinds.choice(['auto', 'required', 'ignore']),
    default: 'auto',
    text: '`auto` registers only what the reviewers of a pull request saw planned, and with a notice where there is no pull request; `required` refuses that, too; `ignore` asks for no review.',
  },
  'signing-key': {
    kind: kinds.secret,
    text: 'Signs the record of what was planned: the same for plan and register, 16 bytes or more. Without it the record counts only if GitHub says that nobody edited it.',
  },
  'stop-removed': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Stop the jobs whose files the pull request removes, once it is merged: the same for plan and register. Needs `only-changed`.',
  },
  'github-token': shared.githubToken,
  comment: {
    kind: kinds.choice(['auto', 'off']),
    default: 'auto',
    text: '`auto` keeps one comment on the pull request up to date; `off` leaves it alone.',
  },
  'comment-id': {
    kind: kinds.text,
    default: 'default',
    text: 'Identity of the comment when a pull request has several, such as one for each environment.',
  },
  'comment-author': {
    kind: kinds.text,
    text: 'Login that our comments have, where GitHub will not say who a token belongs to.',
  },
  ...redactionInputs,
  verbose,
  timeout: shared.timeout,
} as const satisfies InputTable;

type RawPlanning = RawInputs<typeof planningInputs>;

/** The comment on the pull request. */
interface CommentInputs {
  readonly token: string | undefined;
  readonly wanted: boolean;
  readonly id: string;
  readonly author: string | undefined;
}

/** The check of the review before a register. */
interface ReviewInputs {
  readonly mode: 'auto' | 'required' | 'ignore';
  readonly signingKey: string | undefined;
}

export interface PlanningInputs {
  readonly nomad: ConnectionInputs;
  readonly jobFiles: JobFileInputs;
  /** Whether the source and the variables are stored with the job. */
  readonly submission: boolean;
  readonly preserveCounts: boolean;
  readonly policyOverride: boolean;
  /** 1 to 100. */
  readonly evalPriority: number | undefined;
  readonly review: ReviewInputs;
  readonly comment: CommentInputs;
  readonly redaction: RedactionInputs;
  readonly verbose: boolean;
  /** Whether jobs are stopped after the merge if the pull request removes their files. */
  readonly stopRemoved: boolean;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Undefined after an error that leaves no valid address. */
export function readPlanningInputs(raw: RawPlanning, reading: InputSource): PlanningInputs | undefined {
  const nomad = readConnection(raw, reading);
  const jobFiles = readJobFileInputs(raw, reading);
  const redaction = readRedaction(raw, reading);
  const comment = readComment(raw, reading.errors);
  const review = readReview(raw, reading.errors);
  if (nomad === undefined) return undefined;
  return {
    nomad,
    jobFiles,
    submission: raw.submission,
    preserveCounts: raw['preserve-counts'],
    policyOverride: raw['policy-override'],
    evalPriority: raw['eval-priority'],
    review,
    comment,
    redaction,
    verbose: raw.verbose,
    stopRemoved: raw['stop-removed'],
    timeout: raw.timeout,
  };
}

function readComment(raw: RawPlanning, errors: InputErrors): CommentInputs {
  const id = raw['comment-id'] ?? '';
  if (!/^[\w.-]{1,64}$/.test(id)) {
    errors.add(
      'comment-id',
      `is ${quote(id)}, which is not a valid ID`,
      'Use 1 to 64 letters, digits, `.`, `_` and `-`.',
    );
  }
  return { token: raw['github-token'], wanted: raw.comment === 'auto', id, author: raw['comment-author'] };
}

/** Shorter keys could be guessed. */
const minKeyBytes = 16;

function readReview(raw: RawPlanning, errors: InputErrors): ReviewInputs {
  const signingKey = raw['signing-key'];
  const bytes = Buffer.byteLength(signingKey ?? '');
  if (signingKey !== undefined && bytes < minKeyBytes) {
    const what = `has ${bytes} bytes; at least ${minKeyBytes} are required`;
    errors.add('signing-key', what, 'Create one with `openssl rand -base64 32`.');
  }
  return { mode: raw.review, signingKey };
}
