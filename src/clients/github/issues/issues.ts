import * as v from 'valibot';
import { orElse, orUndefined, ServiceError } from '../../../errors.ts';
import type { GitHub } from '../client.ts';
import { readAs, readPages } from '../responses.ts';
import { type Published, toMark, type Mark } from '../../../text/published.ts';
import type { Repository } from '../context.ts';
import { carriesMarker, isOwnComment } from '../comments/find.ts';

export interface IssueList {
  readonly github: GitHub;
  readonly repository: Repository;
}

const accountSchema = v.object({ login: v.string(), type: v.nullish(v.string()) });

/** GitHub may list only the names. */
const labelSchema = v.union([v.string(), v.object({ name: v.nullish(v.string(), '') })]);
const labelsSchema = v.pipe(v.nullish(v.array(labelSchema), []), v.readonly());

const issueSchema = v.object({
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  html_url: v.string(),
  body: v.optional(v.nullable(v.string()), ''),
  state: v.string(),
  labels: labelsSchema,
  user: v.nullish(accountSchema),
  /** Set only for pull requests, which GitHub lists as issues. */
  pull_request: v.nullish(v.object({})),
});
export type Issue = v.InferOutput<typeof issueSchema>;

interface NewIssue {
  readonly title: Published;
  readonly body: Published;
  readonly labels: readonly string[];
}

/**
 * Creates an issue. Adds the labels afterwards if the server rejects their names in the issue (Gitea: https://github.com/go-gitea/gitea/blob/main/modules/structs/issue.go).
 *
 * @throws ServiceError of the request; `not-found` (410) if issues are disabled
 * @see https://docs.github.com/en/rest/issues/issues#create-an-issue
 */
export async function createIssue({ github, repository }: IssueList, issue: NewIssue): Promise<Issue> {
  const { title, body, labels } = issue;
  const create = async (names: readonly string[]): Promise<Issue> => {
    const { data } = await github.rest.issues.create({ ...repository, title, body, labels: [...names] });
    return readAs(issueSchema, data, 'an issue');
  };
  return orElse(create(labels), async (error) => {
    if (labels.length === 0 || !(error instanceof ServiceError) || error.httpStatus !== 422) throw error;
    const createdIssue = await create([]);
    const labelRequest = { ...repository, issue_number: createdIssue.number, labels: [...labels] };
    const set = await orUndefined(github.rest.issues.addLabels(labelRequest));
    return { ...createdIssue, labels: readAs(labelsSchema, set?.data, 'a list of labels') };
  });
}

/** The labels that an issue lacks, for example because the server did not create them, or the token may not set them. */
export function findMissingLabels({ labels }: Issue, requiredLabels: readonly string[]): readonly string[] {
  const set = new Set(labels.map((label) => (typeof label === 'string' ? label : label.name).toLowerCase()));
  return requiredLabels.filter((name) => !set.has(name.toLowerCase()));
}

export interface IssueEdit {
  readonly body?: Published;
  readonly state?: 'open' | 'closed';
  readonly reason?: 'completed' | 'not_planned' | 'reopened';
}

/** @throws ServiceError of the request; `not-found` for a deleted issue @see https://docs.github.com/en/rest/issues/issues#update-an-issue */
export async function updateIssue(
  { github, repository }: IssueList,
  number: number,
  { body, state, reason }: IssueEdit,
): Promise<Issue> {
  const { data } = await github.rest.issues.update({
    ...repository,
    issue_number: number,
    ...(body === undefined ? {} : { body }),
    ...(state === undefined ? {} : { state }),
    ...(reason === undefined ? {} : { state_reason: reason }),
  });
  return readAs(issueSchema, data, 'an issue');
}

export interface IssueTracker extends IssueList {
  /** The first line of the issue (see `createIssueMarker`). */
  readonly marker: Mark;
  /** The login of this run. */
  readonly author: string;
  /**
   * Whether the server lists the issues of an account. On GitHub Enterprise Cloud with data residency the filter does not find issues of an App:
   * https://github.com/renovatebot/renovate/issues/44730
   */
  readonly canListByCreator: boolean;
}

/** The first line of the issue with this ID. It stays inside the HTML comment with any ID. */
export function createIssueMarker(id: string): Mark {
  return toMark`outrider:drift id=${encodeURIComponent(id.toWellFormed())}`;
}

function isOwnIssue(issue: Issue, { marker, author }: Pick<IssueTracker, 'marker' | 'author'>): boolean {
  const isIssue = issue.pull_request === undefined || issue.pull_request === null;
  return isIssue && carriesMarker(issue.body ?? '', marker) && isOwnComment(author, issue.user);
}

/**
 * The open issues with the marker, the oldest first (if two runs create issues at the same time, the oldest one stays), and the newest closed issue.
 *
 * @throws ServiceError of a request; `not-found` if issues are disabled
 * @see https://docs.github.com/en/rest/issues/issues#list-repository-issues
 */
export async function findIssues(tracker: IssueTracker) {
  const { github, repository, author, canListByCreator } = tracker;
  const creator = canListByCreator ? { creator: author } : {};
  const parameters = { ...repository, state: 'all' as const, per_page: 100, ...creator };
  const pages = github.paginate.iterator(github.rest.issues.listForRepo, parameters);
  const all = await readPages(pages, issueSchema, 'a list of issues');
  const issues = new Map(all.filter((issue) => isOwnIssue(issue, tracker)).map((issue) => [issue.number, issue]));
  const sortedIssues = [...issues.values()].toSorted((a, b) => a.number - b.number);
  const open = sortedIssues.filter(({ state }) => state === 'open');
  return { open, closed: sortedIssues.findLast(({ state }) => state !== 'open') };
}
