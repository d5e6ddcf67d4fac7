import { isJsonForm } from './json-text.ts';
import type { LoadedJob } from '../load.ts';
import type { Setting } from '../variables/settings.ts';

/** Where a job came from, as Nomad keeps it beside the job for its web interface. */
export interface JobSubmission {
  readonly source: string;
  readonly format: 'hcl2' | 'json';
  /** HCL, one variable after the other. */
  readonly variables: string | undefined;
}

/**
 * What to store with a job. Its source has literals in place of the files that it reads, for nobody else could read these; values of variables
 * that are or may be secret are left out, for whoever may read the job may read them.
 *
 * @returns the submission, and the names of the variables that are not in it
 */
export function submissionOf(
  { source, prepared }: LoadedJob,
  isSecret: (setting: Setting) => boolean,
): { readonly submission: JobSubmission; readonly left: readonly string[] } {
  if (prepared === undefined)
    return { submission: { source: source.text, format: 'json', variables: undefined }, left: [] };
  const settings = [...prepared.settings];
  const left = settings.filter(([, setting]) => isSecret(setting)).map(([name]) => name);
  const variables = prepared.encode(new Map(settings.filter(([name]) => !left.includes(name))));
  const text = prepared.textWithout((name) => left.includes(name));
  const format = isJsonForm(text) ? 'json' : 'hcl2';
  return { submission: { source: text, format, variables: variables === '' ? undefined : variables }, left };
}
