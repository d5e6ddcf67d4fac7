import { connectionInputs, readConnection, type ConnectionInputs } from './connection/connection.ts';
import { jobFileInputs, readJobFileInputs, type JobFileInputs } from './job-files.ts';
import { commentInputs, readComment, type CommentInputs } from './comment.ts';
import * as kinds from './kinds.ts';
import { readRedaction, redactionInputs, verbose, type RedactionInputs } from './redaction.ts';
import * as shared from './shared.ts';
import { readUiAddress, uiInputs } from './connection/ui-address.ts';
import { readSigningKeys, type SigningKeys } from './signing-keys.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { InputErrors, InputSource } from './input-errors.ts';

/** The inputs of all modes that plan job files; a register plans again with the same inputs. */
export const planningInputs = {
  ...connectionInputs,
  ...uiInputs,
  ...jobFileInputs,
  submission: {
    kind: kinds.boolean,
    default: 'true',
    text: 'Store the source of the job file and its variables with the job, for the Nomad UI. Values that are or may be secret are left out.',
  },
  'preserve-counts': shared.preserveCounts,
  'policy-override': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Override soft-mandatory Sentinel policies (Nomad Enterprise).',
  },
  'eval-priority': shared.evalPriority,
  review: {
    kind: kinds.choice(['required', 'ignore']),
    default: 'required',
    text: '`required` registers only what was planned on the merged pull request; `ignore` registers without a review, with a warning, only a commit of a branch that counts.',
  },
  'signing-key': {
    kind: kinds.secret,
    text: 'Key that signs the reviewed plan, at least 16 bytes; the same for modes `plan` and `register`. Without a key, no plan counts as reviewed. Several keys, one per line: the first signs, all of them verify.',
  },
  'stop-removed': {
    kind: kinds.boolean,
    default: 'false',
    text: 'After the merge, stop the jobs whose files the pull request removes; the same for modes `plan` and `register`. Requires `only-changed`.',
  },
  ...commentInputs,
  ...redactionInputs,
  verbose,
  timeout: shared.timeout,
} as const satisfies InputTable;

type RawPlanning = RawInputs<typeof planningInputs>;

/** The check of the review before a register. */
interface ReviewInputs {
  readonly mode: 'required' | 'ignore';
  /** Undefined without a key: then nothing is recorded, and no review counts. */
  readonly keys: SigningKeys | undefined;
}

export interface PlanningInputs {
  readonly nomad: ConnectionInputs;
  /** Where links to Nomad's web UI lead; undefined for no links. */
  readonly ui: URL | undefined;
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
  const ui = readUiAddress(raw, nomad, reading.errors);
  if (nomad === undefined) return undefined;
  return {
    nomad,
    ui,
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

/** Shorter keys could be guessed. */
const minKeyBytes = 16;

export function readReview(raw: Pick<RawPlanning, 'review' | 'signing-key'>, errors: InputErrors): ReviewInputs {
  const keys = readSigningKeys(raw['signing-key'] ?? '');
  const shortest = Math.min(...(keys ?? []).map(({ secret }) => Buffer.byteLength(secret)));
  if (shortest < minKeyBytes) {
    const what = `has a key of ${shortest} bytes; at least ${minKeyBytes} are required`;
    errors.add('signing-key', what, 'Create one with `openssl rand -base64 32`.');
  }
  return { mode: raw.review, keys };
}
