import * as kinds from './kinds.ts';
import { readPattern, type Pattern } from './pattern.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { InputErrors, InputSource } from './input-errors.ts';

export const revealInput = {
  reveal: {
    kind: kinds.list,
    text: 'Names to show although `default` would hide them, one a line, such as `Env[LOG_*]`; never what looks like a secret. Also paths of files that git does not hold, such as `dist/version.txt`: what a job file takes from them may then stand in fields that are shown.',
  },
} as const satisfies InputTable;

/** The inputs of every mode that shows values of a job. */
export const redactionInputs = {
  redact: {
    kind: kinds.choice(['default', 'all-values', 'none']),
    default: 'default',
    text: 'What comment, summary and log hide: `default` what may be secret, `all-values` all but names, `none` only tokens and what looks like a secret.',
  },
  'redact-patterns': {
    kind: kinds.list,
    text: 'Further names or values to hide, one a line; `*` stands for any text.',
  },
  ...revealInput,
} as const satisfies InputTable;

export const verbose = {
  kind: kinds.boolean,
  default: 'false',
  text: 'Show new and deleted jobs field by field.',
} as const;

/** What hides values from the public: the mode of redaction, and what a user adds to it or takes from it. */
export interface RedactionInputs {
  readonly mode: 'default' | 'all-values' | 'none';
  readonly patterns: readonly Pattern[];
  readonly reveal: readonly Pattern[];
}

/** Reads what is hidden and what is shown. */
export function readRedaction(
  raw: RawInputs<typeof redactionInputs>,
  { fork, errors }: Pick<InputSource, 'fork' | 'errors'>,
): RedactionInputs {
  if (raw.redact === 'none' && fork) {
    const hint = 'Its author could have the values of the running job shown; use `default`.';
    errors.add('redact', 'is `none`, which is refused on the pull request of a fork', hint);
  }
  return {
    mode: raw.redact,
    patterns: readPatterns('redact-patterns', raw['redact-patterns'], errors),
    reveal: readPatterns('reveal', raw.reveal, errors),
  };
}

/** Reads patterns of names or values; wrong ones are left out, and their errors collected. */
export function readPatterns(name: string, texts: readonly string[], errors: InputErrors): readonly Pattern[] {
  return texts.flatMap((text) => {
    const read = readPattern(text);
    if ('value' in read) return [read.value];
    errors.add(name, read.error, read.hint);
    return [];
  });
}
