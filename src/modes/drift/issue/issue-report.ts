import { ActionError, type Note } from '../../../errors.ts';
import { failureText } from '../../../report/help.ts';
import type { KeptIssue } from './keep-issue.ts';

interface IssueReport {
  readonly notes: readonly Note[];
  /** Errors that fail the run. */
  readonly failures: readonly ActionError[];
}

/** What a run reports of the issue. Without the permission, or where issues are switched off, that is a warning: the drift is in the step summary. */
export function issueReport(issue: KeptIssue): IssueReport {
  switch (issue.action) {
    case 'failed':
      return failedReport(issue.failure);
    case 'not-kept':
      return note('notice', `No issue was written: ${issue.why}`);
    case 'later-run':
      return note('notice', 'A later run has written the issue; the drift of this run is in the step summary.');
    case 'unknown':
      return note('notice', 'The issue was left as it is, because no job could be compared.');
    case 'snoozed':
      return note('notice', 'The issue is closed as not planned, and is not reopened until the drift changes.');
    case 'off':
    case 'none':
    case 'opened':
    case 'edited':
    case 'unchanged':
    case 'reopened':
    case 'closed': {
      const failure = 'commentFailure' in issue ? issue.commentFailure : undefined;
      return failure === undefined ? { notes: [], failures: [] } : commentReport(failure);
    }
  }
}

function note(level: Note['level'], text: string): IssueReport {
  return { notes: [{ level, text }], failures: [] };
}

function failedReport(failure: ActionError): IssueReport {
  const refusal = refusalOf(failure);
  if (refusal === undefined) return { notes: [], failures: [failure.withContext('The issue could not be written')] };
  const text = `No issue was written; the drift is in the step summary. ${failureText(refusal)}`;
  return note('warning', text);
}

/** An error that only a person can remove; undefined for any other. */
function refusalOf({ reason, message }: ActionError): ActionError | undefined {
  if (reason !== 'unauthorized' && reason !== 'not-found') return undefined;
  const hint =
    reason === 'unauthorized'
      ? 'Give the job `permissions: { contents: read, issues: write, pull-requests: read }`, or set `issue: off`.'
      : 'Switch issues on in the settings of the repository, or set `issue: off`.';
  return new ActionError({ reason, message, hint, help: 'no-right-to-issues' });
}

function commentReport({ message, hint, reason }: ActionError): IssueReport {
  const isLocked = hint?.startsWith('The conversation is locked') === true;
  const way = isLocked
    ? 'The issue is locked: unlock it.'
    : reason === 'unauthorized'
      ? 'Give the job `issues: write`.'
      : '';
  const text = `The issue is up to date, but the comment that notifies of new drift could not be written: ${message}. ${way}`;
  return note('warning', text.trim());
}
