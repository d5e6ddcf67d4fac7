import * as v from 'valibot';
import type { GitHub } from '../client.ts';
import { readPages } from '../responses.ts';
import type { Repository } from '../context.ts';

/** A file that a pull request changes; names are paths in the repository, with `/`. */
interface ChangedFile {
  readonly name: string;
  /** `changed` also for a missing status, or one that GitHub does not have. */
  readonly status: (typeof statuses)[number];
  /** Of a renamed file, if the server reports it. */
  readonly formerName?: string;
}

export interface ChangedFiles {
  readonly files: readonly ChangedFile[];
  /** Otherwise there may be more files. */
  readonly complete: boolean;
}

const statuses = ['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged'] as const;

/** The limit of GitHub: https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
const maxListedFiles = 3000;

const anyText = v.fallback(v.optional(v.string(), ''), '');
const FILE = v.fallback(v.object({ filename: anyText, status: anyText, previous_filename: anyText }), {
  filename: '',
  status: '',
  previous_filename: '',
});

/**
 * The files that a pull request changes, from all pages. Entries without a name are skipped.
 *
 * @throws ServiceError of the request; `server` if the response is not a list
 * @see https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files
 */
export async function listChangedFiles(github: GitHub, repository: Repository, number: number): Promise<ChangedFiles> {
  const parameters = { ...repository, pull_number: number, per_page: 100 };
  const pages = github.paginate.iterator(github.rest.pulls.listFiles, parameters);
  const entries = await readPages(pages, FILE, 'a list of changed files');
  const files = entries.filter(({ filename }) => filename !== '').map(toChangedFile);
  return { files, complete: entries.length < maxListedFiles };
}

function toChangedFile({
  filename: name,
  status: given,
  previous_filename: former,
}: v.InferOutput<typeof FILE>): ChangedFile {
  // The status of Gitea and Forgejo: https://github.com/go-gitea/gitea/blob/main/services/convert/convert.go
  const status = given === 'deleted' ? 'removed' : (statuses.find((known) => known === given) ?? 'changed');
  return { name, status, ...(status === 'renamed' && former !== '' ? { formerName: former } : {}) };
}
