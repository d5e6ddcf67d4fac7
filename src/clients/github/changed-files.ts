import * as v from 'valibot';
import { ownerAndRepo, type GitHub } from './client.ts';
import { readPages } from './responses.ts';
import type { Repository } from './context.ts';

/** A file that a pull request touches; all names are paths in the repository, with `/`. */
interface ChangedFile {
  readonly name: string;
  /** `changed` also where the server names none, or one that GitHub does not know. */
  readonly status: (typeof statuses)[number];
  /** Of a renamed file, where the server names it. */
  readonly formerName?: string;
}

export interface ChangedFiles {
  readonly files: readonly ChangedFile[];
  /** Whether these are all; else there may be more. */
  readonly complete: boolean;
}

const statuses = ['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged'] as const;

/** GitHub lists no more: https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
const mostFiles = 3000;

const text = v.fallback(v.optional(v.string(), ''), '');
const FILE = v.fallback(v.object({ filename: text, status: text, previous_filename: text }), {
  filename: '',
  status: '',
  previous_filename: '',
});

/**
 * The files that a pull request touches, from all pages. What has no name in the answer is left out.
 *
 * @throws ServiceError GitHub's own; `server` when the answer is no list
 * @see https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files
 */
export async function listChangedFiles(github: GitHub, repository: Repository, number: number): Promise<ChangedFiles> {
  const parameters = { ...ownerAndRepo(repository), pull_number: number, per_page: 100 };
  const pages = github.paginate.iterator(github.rest.pulls.listFiles, parameters);
  const entries = await readPages(pages, FILE, 'list of changed files');
  const files = entries.filter(({ filename }) => filename !== '').map(toChangedFile);
  return { files, complete: entries.length < mostFiles };
}

function toChangedFile({ filename, status, previous_filename: former }: v.InferOutput<typeof FILE>): ChangedFile {
  const file = { name: filename, status: toStatus(status) };
  return file.status === 'renamed' && former !== '' ? { ...file, formerName: former } : file;
}

function toStatus(status: string): ChangedFile['status'] {
  // Gitea's and Forgejo's word: https://github.com/go-gitea/gitea/blob/main/services/convert/convert.go
  if (status === 'deleted') return 'removed';
  return statuses.find((known) => known === status) ?? 'changed';
}
