import type { ActionError } from '../errors.ts';
import { mistakeIn, quote } from './kinds.ts';
import { readJobFileInputs, type JobFileInputs } from './job-files.ts';
import { readPattern, type Pattern } from './pattern.ts';
import type { Environment, RawInputs } from './raw.ts';
import { readScheduler, type SchedulerInputs } from './scheduler.ts';
import { inputTable, type InputName } from './table.ts';

/** What hides values from the public: the mode of redaction, and what a user adds to it or takes from it. */
export interface RedactionInputs {
  readonly mode: 'default' | 'all-values' | 'none';
  readonly patterns: readonly Pattern[];
  readonly reveal: readonly Pattern[];
}

/** How the plan is told on the pull request. */
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

/** All that a mode may be told that plans job files. */
export interface PlanningInputs {
  readonly scheduler: SchedulerInputs;
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

/** All that mode `plan` may be told. */
export interface PlanInputs extends PlanningInputs {
  readonly mode: 'plan';
}

/** What the inputs are judged by, besides their own texts. */
export interface Judgement {
  readonly env: Environment;
  readonly workspace: string;
  /** Whether the pull request comes from a fork, whose author must not choose what is shown. */
  readonly fork: boolean;
  /** Whether GitHub gives the run no secrets and no variables. Then an input that is empty is none that the user got wrong. */
  readonly withheld?: boolean | undefined;
  readonly mistakes: ActionError[];
}

/** Reads the inputs of mode `plan`; undefined when a mistake, which is noted, makes that impossible. */
export function readPlanInputs(raw: RawInputs, judgement: Judgement): PlanInputs | undefined {
  const planning = readPlanningInputs(raw, judgement);
  return planning === undefined ? undefined : { ...planning, mode: 'plan' };
}

/** Reads what all modes are told that plan job files. */
export function readPlanningInputs(raw: RawInputs, judgement: Judgement): PlanningInputs | undefined {
  const { fork, mistakes } = judgement;
  const scheduler = readScheduler(raw, judgement);
  const jobFiles = readJobFileInputs(raw, judgement);
  const redaction = readRedaction(raw, fork, mistakes);
  const comment = readComment(raw, mistakes);
  const review = readReview(raw, mistakes);
  if (scheduler === undefined) return undefined;
  return {
    scheduler,
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

function readComment(raw: RawInputs, mistakes: ActionError[]): CommentInputs {
  const id = raw['comment-id'] ?? '';
  if (!/^[\w.-]{1,64}$/.test(id)) {
    mistakes.push(missing('comment-id', `is ${quote(id)}`, 'Use 1 to 64 letters, digits, `.`, `_` and `-`.'));
  }
  return { token: raw['github-token'], wanted: raw.comment === 'auto', id, author: raw['comment-author'] };
}

/** Shorter ones could be found by trying. */
const shortestKey = 16;

function readReview(raw: RawInputs, mistakes: ActionError[]): ReviewInputs {
  const signingKey = raw['signing-key'];
  const bytes = Buffer.byteLength(signingKey ?? '');
  if (signingKey !== undefined && bytes < shortestKey) {
    const what = `has ${bytes} bytes; a key has at least ${shortestKey}`;
    mistakes.push(missing('signing-key', what, 'Make one with `openssl rand -base64 32`.'));
  }
  return { mode: raw.review, signingKey };
}

function missing(name: InputName, mistake: string, hint: string): ActionError {
  return mistakeIn(name, inputTable[name], false, mistake, hint);
}

/** Reads what is hidden and what is shown. */
export function readRedaction(raw: RawInputs, fork: boolean, mistakes: ActionError[]): RedactionInputs {
  if (raw.redact === 'none' && fork) {
    mistakes.push(
      missing(
        'redact',
        'is `none`, which is refused on the pull request of a fork',
        'Its author could have the values of the running job shown; use `default`.',
      ),
    );
  }
  const patterns = (name: 'redact-patterns' | 'reveal'): readonly Pattern[] =>
    raw[name].flatMap((text) => {
      const read = readPattern(text);
      if ('value' in read) return [read.value];
      mistakes.push(missing(name, read.mistake, read.hint));
      return [];
    });
  return { mode: raw.redact, patterns: patterns('redact-patterns'), reveal: patterns('reveal') };
}
