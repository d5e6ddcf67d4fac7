import { connectionInputs, readConnection, type ConnectionInputs } from './connection.ts';
import { jobFileInputs, readJobFileInputs, type JobFileInputs } from './job-files.ts';
import * as kinds from './kinds.ts';
import { readRedaction, redactionInputs, verbose, type RedactionInputs } from './redaction.ts';
import * as shared from './shared.ts';
import { quote } from './suggest.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { InputErrors, InputSource } from './input-errors.ts';

/** The inputs of the modes that plan job files: what is registered is what was planned, so both need the same ones. */
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

type Raw = RawInputs<typeof planningInputs>;

/** How the plan is shown on the pull request. */
interface CommentInputs {
  readonly token: string | undefined;
  readonly wanted: boolean;
  readonly id: string;
  readonly author: string | undefined;
}

/** What a plan is held to once it is to be registered. */
interface ReviewInputs {
  readonly mode: 'auto' | 'required' | 'ignore';
  readonly signingKey: string | undefined;
}

/** What a mode gets that plans job files. */
export interface PlanningInputs {
  readonly nomad: ConnectionInputs;
  readonly jobFiles: JobFileInputs;
  /** Whether source and variables are stored with a job. */
  readonly submission: boolean;
  readonly preserveCounts: boolean;
  readonly policyOverride: boolean;
  /** 1 to 100. */
  readonly evalPriority: number | undefined;
  readonly review: ReviewInputs;
  readonly comment: CommentInputs;
  readonly redaction: RedactionInputs;
  readonly verbose: boolean;
  /** Whether the jobs whose files the pull request removes are stopped after the merge. */
  readonly stopRemoved: boolean;
  /** Milliseconds after which the run gives up. */
  readonly timeout: number;
}

/** Reads the inputs of a mode that plans job files; undefined when an error, which is collected, makes that impossible. */
export function readPlanningInputs(raw: Raw, reading: InputSource): PlanningInputs | undefined {
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

function readComment(raw: Raw, errors: InputErrors): CommentInputs {
  const id = raw['comment-id'] ?? '';
  if (!/^[\w.-]{1,64}$/.test(id)) {
    errors.add('comment-id', `is ${quote(id)}`, 'Use 1 to 64 letters, digits, `.`, `_` and `-`.');
  }
  return { token: raw['github-token'], wanted: raw.comment === 'auto', id, author: raw['comment-author'] };
}

/** Shorter ones could be found by trying. */
const shortestKey = 16;

function readReview(raw: Raw, errors: InputErrors): ReviewInputs {
  const signingKey = raw['signing-key'];
  const bytes = Buffer.byteLength(signingKey ?? '');
  if (signingKey !== undefined && bytes < shortestKey) {
    const what = `has ${bytes} bytes; a key has at least ${shortestKey}`;
    errors.add('signing-key', what, 'Make one with `openssl rand -base64 32`.');
  }
  return { mode: raw.review, signingKey };
}
