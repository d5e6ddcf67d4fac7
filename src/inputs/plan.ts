import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failures, type Failure } from '../failure.ts';
import { mistakeIn, quote } from './kinds.ts';
import { isOutside } from './outside.ts';
import { readPattern, type Pattern } from './pattern.ts';
import { readMode, readRaw, type Environment, type RawInputs } from './raw.ts';
import { readScheduler, type SchedulerInputs } from './scheduler.ts';
import { inputTable, type InputName } from './table.ts';

/** What hides values from the public: the mode of redaction, and what a user adds to it or takes from it. */
interface RedactionInputs {
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

/** All that mode `plan` may be told. */
export interface PlanInputs {
  readonly mode: 'plan';
  readonly scheduler: SchedulerInputs;
  /** Paths and globs, `!` excludes. */
  readonly jobFiles: readonly string[];
  /** Absolute, inside the workspace. */
  readonly workingDirectory: string;
  readonly preserveCounts: boolean;
  readonly policyOverride: boolean;
  readonly comment: CommentInputs;
  readonly redaction: RedactionInputs;
  readonly verbose: boolean;
  /** Milliseconds after which the run gives up. */
  readonly timeout: number;
}

/** What the inputs are judged by, besides their own texts. */
export interface Surroundings {
  readonly env: Environment;
  readonly workspace: string;
  /** Whether the pull request comes from a fork, whose author must not choose what is shown. */
  readonly fork: boolean;
}

/**
 * Reads the inputs of a run.
 *
 * @throws Failures with every mistake at once, each naming the input, what it got (never a secret) and the way out
 */
export function readInputs(surroundings: Surroundings): PlanInputs {
  const mistakes: Failure[] = [];
  const mode = readMode(surroundings.env, mistakes);
  if (mode === undefined) throw new Failures(mistakes);
  const raw = readRaw(surroundings.env, mode, mistakes);
  const scheduler = readScheduler(raw, { ...surroundings, mistakes });
  const workingDirectory = readWorkingDirectory(raw, surroundings.workspace, mistakes);
  const redaction = readRedaction(raw, surroundings.fork, mistakes);
  if (!raw['job-files'].some((pattern) => !pattern.startsWith('!'))) {
    mistakes.push(
      missing('job-files', 'names no file', 'Give a path or a glob a line, such as `jobs/**/*.nomad.hcl`.'),
    );
  }
  if (!/^[\w.-]{1,64}$/.test(raw['comment-id'] ?? '')) {
    mistakes.push(
      missing('comment-id', `is ${quote(raw['comment-id'] ?? '')}`, 'Use 1 to 64 letters, digits, `.`, `_` and `-`.'),
    );
  }
  if (mistakes.length > 0 || scheduler === undefined) throw new Failures(mistakes);
  return {
    mode,
    scheduler,
    jobFiles: raw['job-files'],
    workingDirectory,
    preserveCounts: raw['preserve-counts'],
    policyOverride: raw['policy-override'],
    comment: {
      token: raw['github-token'],
      wanted: raw.comment === 'auto',
      id: raw['comment-id'] ?? 'default',
      author: raw['comment-author'],
    },
    redaction,
    verbose: raw.verbose,
    timeout: raw.timeout,
  };
}

function missing(name: InputName, mistake: string, hint: string): Failure {
  return mistakeIn(name, inputTable[name], false, mistake, hint);
}

function readWorkingDirectory(raw: RawInputs, workspace: string, mistakes: Failure[]): string {
  const given = raw['working-directory'] ?? '.';
  const add = (mistake: string, hint: string): string => {
    mistakes.push(missing('working-directory', `is ${quote(given)}, ${mistake}`, hint));
    return workspace;
  };
  try {
    // The other `realpathSync` takes a link to `link/..` for the folder that holds the link.
    const root = realpathSync.native(workspace);
    const path = realpathSync.native(resolve(root, given));
    if (isOutside(root, path)) {
      return add('which lies outside the workspace', 'Give a path inside the checked-out repository.');
    }
    return statSync(path).isDirectory()
      ? path
      : add('which is a file', 'Give the folder, and the file as `job-files`.');
  } catch {
    return add('which does not exist', 'Check the path, and that a step before this one checks out the repository.');
  }
}

function readRedaction(raw: RawInputs, fork: boolean, mistakes: Failure[]): RedactionInputs {
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
