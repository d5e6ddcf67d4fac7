import * as kinds from './kinds.ts';
import { readPattern, type Pattern } from './pattern.ts';
import type { InputErrors, InputSource, InputTable, InputValues } from './input.ts';

export const revealInput = {
  reveal: {
    kind: kinds.list,
    text: 'Names whose values to show, such as `Env[LOG_*]`, and files outside git whose content to show, one per line. A value that looks like a secret stays hidden.',
  },
} as const satisfies InputTable;

/** The inputs of all modes that show values of a job. */
export const redactionInputs = {
  redact: {
    kind: kinds.choose(['default', 'all-values', 'none']),
    default: 'default',
    // A pull request that changes the file can only make it stricter.
    inFile: ['default', 'all-values'],
    text: 'Values to hide: `default` hides values that may be secret, `all-values` hides all, `none` only tokens and values that look like a secret.',
  },
  'redact-patterns': {
    kind: kinds.list,
    mayBeSecret: true,
    text: 'More names or values to hide, one per line; `*` matches any text.',
  },
  ...revealInput,
} as const satisfies InputTable;

export const verbose = {
  kind: kinds.boolean,
  default: 'false',
  inFile: true,
  text: 'Show new and deleted jobs field by field.',
} as const;

export interface RedactionInputs {
  readonly mode: 'default' | 'all-values' | 'none';
  readonly patterns: readonly Pattern[];
  readonly reveal: readonly Pattern[];
}

export function readRedaction(
  { redact: mode, redactPatterns, reveal }: InputValues<typeof redactionInputs>,
  { isFromFork, errors }: Pick<InputSource, 'isFromFork' | 'errors'>,
): RedactionInputs {
  if (mode === 'none' && isFromFork) {
    const hint = 'Use `default`: the author of a fork could make the run show values of the running job.';
    errors.add(
      'redact',
      'is `none`, which is not allowed on pull requests from forks, and on events that may be about one',
      hint,
    );
  }
  const patterns = readPatterns('redact-patterns', redactPatterns, errors);
  return { mode, patterns, reveal: readPatterns('reveal', reveal, errors) };
}

export function readPatterns(name: string, texts: readonly string[], errors: InputErrors): readonly Pattern[] {
  return texts.flatMap((text) => errors.takeValue(name, readPattern(text)) ?? []);
}
