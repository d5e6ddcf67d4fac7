import { markOf, type Mark } from '../../../text/mark.ts';
import { carriesMarker, isOwnComment } from '../comments/find.ts';
import { issuePages, type Issue, type IssueList } from './requests.ts';

/** The issue of a run, and how to recognise it. */
export interface IssuePlace extends IssueList {
  /** The first line of the issue (see `issueMarker`). */
  readonly marker: Mark;
  /** Our login. */
  readonly author: string;
  /** Whether the server can list the issues of a login. */
  readonly listsByCreator: boolean;
}

/** The first line of the issue with this ID. It stays inside the HTML comment with any ID. */
export function issueMarker(id: string): Mark {
  return markOf`outrider:drift id=${encodeURIComponent(id.toWellFormed())}`;
}

function isOwnIssue(issue: Issue, { marker, author }: Pick<IssuePlace, 'marker' | 'author'>): boolean {
  const isIssue = issue.pull_request === undefined || issue.pull_request === null;
  return isIssue && carriesMarker(issue.body ?? '', marker) && isOwnComment(author, issue.user);
}

export interface FoundIssues {
  /** The oldest first: after two runs at once it is the one that stays. */
  readonly open: readonly Issue[];
  /** The newest closed one. */
  readonly closed: Issue | undefined;
}

/** Our issues with the marker. */
export async function findIssues(place: IssuePlace): Promise<FoundIssues> {
  const found = new Map<number, Issue>();
  for await (const page of issuePages(place, place.listsByCreator ? place.author : undefined))
    for (const issue of page) if (isOwnIssue(issue, place)) found.set(issue.number, issue);
  const ours = [...found.values()].toSorted((a, b) => a.number - b.number);
  return {
    open: ours.filter(({ state }) => state === 'open'),
    closed: ours.findLast(({ state }) => state !== 'open'),
  };
}
