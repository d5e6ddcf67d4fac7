import { ActionError, orUndefined } from '../../../errors.ts';
import { writeOnce } from '../../../clients/http/write-once.ts';
import { findIssues, isOwnIssue, type IssuePlace } from '../../../clients/github/issues/find.ts';
import {
  createIssue,
  getIssue,
  updateIssue,
  type Issue,
  type IssueEdit,
} from '../../../clients/github/issues/requests.ts';
import { sameIssue } from '../text/same-issue.ts';
import { announceNews } from './announce-news.ts';
import { decideIssue, type IssueDecision } from './decide.ts';
import type { DriftOutcome, JobDrift } from '../outcome.ts';
import { readState, type IssueState, type RunTime } from './issue-state.ts';

/** The issue as its run describes it. */
export interface IssueDraft {
  readonly outcome: DriftOutcome;
  readonly run: RunTime;
  /** The latest time at which a run can have begun, by GitHub's clock. */
  readonly latest: () => number;
  readonly title: string;
  readonly labels: readonly string[];
  readonly body: (state: IssueState) => string;
  readonly comment: (news: readonly JobDrift[], stamp: string) => string;
}

/** What happened to the issue. */
export interface WrittenIssue {
  readonly url: string;
  readonly action:
    | 'none'
    | 'opened'
    | 'edited'
    | 'unchanged'
    | 'reopened'
    | 'closed'
    | 'snoozed'
    | 'later-run'
    | 'unknown';
  /** Why the comment that notifies could not be written. */
  readonly commentFailure?: ActionError | undefined;
}

/**
 * Opens, edits, closes or reopens the one issue of a place. When nothing has changed, it sends only the requests of the list.
 *
 * @throws ServiceError of a request
 */
export async function writeIssue(place: IssuePlace, draft: IssueDraft): Promise<WrittenIssue> {
  const { open, closed } = await findIssues(place);
  const [first, ...duplicates] = open;
  for (const { number } of duplicates) if (first !== undefined) await closeDuplicate(place, number, first.number);
  const present = first ?? closed;
  if (present !== undefined) return settleIssue(place, draft, await withCloser(present, place));
  const decision = decideIssue(draft.outcome, undefined, draft.run, draft.latest());
  return decision.kind === 'open' ? openIssue(place, draft, decision.state) : { url: '', action: leftAs(decision) };
}

/** Who closed an issue, which a list may not name. */
async function withCloser(issue: Issue, place: IssuePlace): Promise<Issue> {
  const isNamed = issue.closed_by !== undefined && issue.closed_by !== null;
  return isNotPlanned(issue) && !isNamed ? getIssue(place, issue.number) : issue;
}

/** A duplicate is not planned either: the issue that it repeats is followed instead. */
function isNotPlanned({ state, state_reason: reason }: Issue): boolean {
  return state !== 'open' && (reason === 'not_planned' || reason === 'duplicate');
}

/** A bot that closes old issues dismisses nothing. */
function isDismissed(issue: Issue): boolean {
  return isNotPlanned(issue) && issue.closed_by?.type !== 'Bot';
}

/** Attempts, if answers are lost, or an earlier run overwrites the issue. */
const maxSteps = 6;

/**
 * Writes an issue until what GitHub has is what this run decides on: it is read again right before and after each write, because GitHub has no
 * check-and-set for issues. The comment that notifies comes before the text: a run that is interrupted between the two leaves the jobs new for the next one.
 */
async function settleIssue(place: IssuePlace, draft: IssueDraft, found: Issue): Promise<WrittenIssue> {
  let issue = found;
  let decision = decideOn(issue, draft);
  let action: WrittenIssue['action'] | undefined;
  let announced: { readonly failure: ActionError | undefined } | undefined;
  let failure: ActionError | undefined;
  for (let steps = 0; editOf(decision, issue, draft) !== undefined && steps < maxSteps; steps += 1) {
    const fresh = await orUndefined(getIssue(place, issue.number), 'not-found');
    // Deleted, moved to another repository, or no longer marked: the next drift opens a new one.
    if (fresh === undefined || !isOwnIssue(fresh, place)) return openAfterLoss(place, draft);
    issue = fresh;
    decision = decideOn(issue, draft);
    const edit = editOf(decision, issue, draft);
    if (edit === undefined) break;
    if (announced === undefined && decision.kind === 'edit' && decision.news.length > 0) {
      announced = { failure: await announceNews(place, issue, decision.news, draft) };
      continue;
    }
    action ??= actionOf(decision);
    try {
      await updateIssue(place, issue.number, edit);
      failure = undefined;
    } catch (error) {
      if (!(error instanceof ActionError) || !lostAnswerReasons.has(error.reason)) throw error;
      failure = error;
    }
    // If this request fails, the issue was written all the same.
    issue = (await orUndefined(getIssue(place, issue.number))) ?? { ...issue, ...writtenBy(edit) };
    decision = decideOn(issue, draft);
    if (edit.state !== 'closed' || !isOvertaken(decision, issue, draft)) continue;
    await updateIssue(place, issue.number, reopening);
    action = 'later-run';
  }
  if (failure !== undefined && editOf(decision, issue, draft) !== undefined) throw failure;
  const url = issue.html_url;
  return { url, action: action ?? leftAs(decision), commentFailure: announced?.failure };
}

const reopening = { state: 'open', reason: 'reopened' } as const;

/** Whether this run closed the issue just when a later one found drift, and wrote it. */
function isOvertaken(decision: IssueDecision, { state, body }: Issue, { latest }: IssueDraft): boolean {
  const isLater = decision.kind === 'leave' && decision.why === 'later-run';
  return isLater && state !== 'open' && (readState(body ?? '', latest())?.jobs.size ?? 0) > 0;
}

const lostAnswerReasons: ReadonlySet<ActionError['reason']> = new Set(['unreachable', 'server', 'timed-out']);

function writtenBy({ body, state, reason }: IssueEdit): Partial<Issue> {
  return { ...(body === undefined ? {} : { body }), ...(state === undefined ? {} : { state, state_reason: reason }) };
}

function decideOn(issue: Issue, { outcome, run, latest }: IssueDraft): IssueDecision {
  const present = { body: issue.body ?? '', isOpen: issue.state === 'open', isDismissed: isDismissed(issue) };
  return decideIssue(outcome, present, run, latest());
}

/** What has to be written for a decision; undefined if GitHub has it already. */
function editOf(decision: IssueDecision, issue: Issue, draft: IssueDraft): IssueEdit | undefined {
  if (decision.kind === 'leave' || decision.kind === 'open') return undefined;
  const body = draft.body(decision.state);
  const text = sameIssue(issue.body ?? '', body) ? {} : { body };
  switch (decision.kind) {
    case 'edit':
      if (decision.reopens) return { ...text, ...reopening };
      return 'body' in text ? text : undefined;
    case 'forget':
      return 'body' in text ? text : undefined;
    // Without the text, which could be an earlier one: the decision on a closed issue is to write it.
    case 'close':
      return { state: 'closed', reason: 'completed' };
  }
}

function actionOf(decision: IssueDecision): WrittenIssue['action'] {
  if (decision.kind === 'close') return 'closed';
  return decision.kind === 'edit' && decision.reopens ? 'reopened' : 'edited';
}

function leftAs(decision: IssueDecision): WrittenIssue['action'] {
  if (decision.kind === 'forget') return 'none';
  if (decision.kind !== 'leave') return 'unchanged';
  return decision.why === 'clean' ? 'none' : decision.why;
}

async function openAfterLoss(place: IssuePlace, draft: IssueDraft): Promise<WrittenIssue> {
  const decision = decideIssue(draft.outcome, undefined, draft.run, draft.latest());
  return decision.kind === 'open' ? openIssue(place, draft, decision.state) : { url: '', action: leftAs(decision) };
}

/**
 * Opens the issue, and checks whether another run has opened one at the same time. Both runs find the same one to be the oldest, so that one stays and the
 * other is closed, in whatever order they check.
 */
async function openIssue(place: IssuePlace, draft: IssueDraft, state: IssueState): Promise<WrittenIssue> {
  const { title, labels } = draft;
  const body = draft.body(state);
  const mine = await writeOnce({
    send: async () => createIssue(place, { title, body, labels }),
    leavesOpen: ({ reason }) => lostAnswerReasons.has(reason),
    async find() {
      const found = await orUndefined(findIssues(place));
      return found?.open.find((issue) => issue.body === body);
    },
    pauses: [],
  });
  const { open } = (await orUndefined(findIssues(place))) ?? { open: [] };
  const [first = mine] = open;
  if (first.number >= mine.number) return { url: mine.html_url, action: 'opened' };
  await closeDuplicate(place, mine.number, first.number);
  return settleIssue(place, draft, first);
}

/** Without its marker, the issue is no longer found. */
async function closeDuplicate(place: IssuePlace, number: number, first: number): Promise<void> {
  const body = `Opened at the same time as #${first}, which stays.`;
  await orUndefined(updateIssue(place, number, { body, state: 'closed', reason: 'not_planned' }));
}
