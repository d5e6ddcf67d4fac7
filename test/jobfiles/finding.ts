import { join } from 'node:path';
import { ActionErrors } from '../../src/errors.ts';
import { findJobFiles } from '../../src/jobfiles/discovery/find.ts';
import type { Workspace } from '../support/workspace.ts';

export interface Asked {
  readonly workspace: Workspace;
  readonly directory?: string;
  /** Files that the pull request removed. */
  readonly gone?: readonly string[];
}

/** Returns the names of the files found, or the errors. */
export async function find(
  { workspace, directory = '.', gone = [] }: Asked,
  ...patterns: string[]
): Promise<readonly string[]> {
  try {
    const files = await findJobFiles({
      patterns,
      directory: join(workspace.path, directory),
      workspace: workspace.path,
      removed: gone,
    });
    return files.map(({ name }) => name);
  } catch (error) {
    if (!(error instanceof ActionErrors)) throw error;
    return error.list.map(({ reason, message }) => `${reason}: ${message.replace(/^Input `job-files`: /, '')}`);
  }
}

/** A checkout with files of every kind. */
export const tree = {
  'a.hcl': '',
  'b.nomad': '',
  'c.json': '',
  'd.txt': '',
  'jobs/web.nomad.hcl': '',
  'jobs/api.nomad.hcl': '',
  'jobs/old/legacy.nomad.hcl': '',
  'jobs/two words.nomad.hcl': '',
  'jobs/größe-日本.nomad.hcl': '',
  'jobs/[id].nomad.hcl': '',
  'jobs/notes.md': '',
  'node_modules/x/dep.hcl': '',
  'deep/node_modules/x/dep.hcl': '',
  '.git/refs.hcl': '',
};
