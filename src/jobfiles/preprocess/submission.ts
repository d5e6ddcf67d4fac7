import type { LoadedJob } from './load.ts';
import type { Setting } from '../variables/settings.ts';

/** The source of a job, which Nomad stores with the job and shows in its UI. */
export interface JobSubmission {
  readonly source: string;
  readonly format: 'hcl2' | 'json';
  /** One `name = expression` per line; undefined if none is set. */
  readonly variables: string | undefined;
}

/**
 * The source to store with a job. Files that the job reads are inlined, because Nomad cannot read them. Values of
 * secret variables are left out, because everybody who may read the job may read its submission.
 *
 * @returns the submission, and the names of the variables that are left out
 */
export function submissionOf(
  { source, prepared }: LoadedJob,
  isSecret: (setting: Setting) => boolean,
): { readonly submission: JobSubmission; readonly omitted: readonly string[] } {
  if (prepared === undefined)
    return { submission: { source: source.text, format: 'json', variables: undefined }, omitted: [] };
  const settings = [...prepared.settings];
  const omitted = settings.filter(([, setting]) => isSecret(setting)).map(([name]) => name);
  const variables = prepared.encode(new Map(settings.filter(([name]) => !omitted.includes(name))));
  const text = prepared.textWithout((name) => omitted.includes(name));
  return { submission: { source: text, format: 'hcl2', variables: variables === '' ? undefined : variables }, omitted };
}
