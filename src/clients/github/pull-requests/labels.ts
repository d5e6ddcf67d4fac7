import * as v from 'valibot';
import { orUndefined } from '../../../errors.ts';
import type { Thread } from '../comments/requests.ts';
import { readAs } from '../responses.ts';

const Labels = v.array(v.object({ name: v.string() }));

/**
 * The names of the labels of a pull request, in GitHub's spelling; at most 100, which is the most that GitHub allows.
 *
 * @see https://docs.github.com/en/rest/issues/labels#list-labels-for-an-issue
 */
export async function listLabels({ github, repository, number }: Thread): Promise<readonly string[]> {
  const parameters = { ...repository, issue_number: number, per_page: 100 };
  const { data } = await github.rest.issues.listLabelsOnIssue(parameters);
  return readAs(Labels, data, 'a list of labels').map(({ name }) => name);
}

/** Adds labels; GitHub creates those that the repository does not have. @see https://docs.github.com/en/rest/issues/labels#add-labels-to-an-issue */
export async function addLabels({ github, repository, number }: Thread, labels: readonly string[]): Promise<void> {
  await github.rest.issues.addLabels({ ...repository, issue_number: number, labels: [...labels] });
}

/** Removes a label; that it was already removed is not an error. @see https://docs.github.com/en/rest/issues/labels#remove-a-label-from-an-issue */
export async function removeLabel({ github, repository, number }: Thread, name: string): Promise<void> {
  const removed = github.rest.issues.removeLabel({ ...repository, issue_number: number, name });
  await orUndefined(removed, 'not-found');
}
