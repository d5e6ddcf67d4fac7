import { ActionError } from '../../../errors.ts';
import { issueMarker } from '../../../clients/github/issues/find.ts';
import { driftMarkdown } from '../text/drift-markdown.ts';
import { newsMarkdown } from '../text/news.ts';
import { formatState } from './issue-state.ts';
import { writeIssue, type WrittenIssue } from './write-issue.ts';
import type { GitHub } from '../../../clients/github/client.ts';
import type { Repository } from '../../../clients/github/context.ts';
import type { Survey } from '../../../clients/github/survey.ts';
import type { RunContext } from '../../../operations/run-context.ts';
import type { IssueInputs } from '../inputs.ts';
import type { DriftOutcome } from '../outcome.ts';
import type { DriftContext } from '../text/drift-context.ts';

/** GitHub, as a run found it before it compared. */
export interface SurveyedGitHub {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly survey: Survey;
}

interface IssueOptions {
  readonly github: SurveyedGitHub;
  readonly issue: IssueInputs;
  readonly context: DriftContext;
  readonly event: RunContext['event'];
}

/** GitHub's limit: https://docs.github.com/en/rest/issues/issues */
const bodyLimit = 65_536;

/** Milliseconds that the clocks of GitHub's servers may differ. */
const tolerance = 60_000;

/** The result of keeping the issue. */
export type KeptIssue =
  | WrittenIssue
  | { readonly action: 'off'; readonly url: '' }
  /** `why`: the end of a sentence. */
  | { readonly action: 'not-kept'; readonly url: ''; readonly why: string }
  | { readonly action: 'failed'; readonly url: ''; readonly failure: ActionError };

/** Keeps the issue up to date. An error is a part of the result: the report follows in the step summary. */
export async function keepIssue(outcome: DriftOutcome, options: IssueOptions): Promise<KeptIssue> {
  try {
    return await writeDraft(outcome, options);
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { action: 'failed', url: '', failure: error };
  }
}

function writeDraft(
  outcome: DriftOutcome,
  { github: { github, repository, survey }, issue, context, event }: IssueOptions,
): Promise<WrittenIssue> {
  const marker = issueMarker(issue.id);
  // Other servers may not know the filter, or not find issues of an App by it.
  const listsByCreator = event.serverUrl === 'https://github.com';
  // A link to the run would differ with every run; the last line has one.
  const elsewhere = context.run === undefined ? 'the step summary' : 'the step summary of the run';
  return writeIssue(
    { github, repository, marker, author: survey.login, listsByCreator },
    {
      outcome,
      run: {
        at: survey.time,
        run: /^\d{1,20}$/.test(event.runId ?? '') ? (event.runId ?? '') : '',
        attempt: event.runAttempt,
      },
      latest: () => survey.now() + tolerance,
      title: titleOf(context),
      labels: issue.labels,
      body: (state) =>
        driftMarkdown(
          outcome,
          { ...context, marker, stateLine: formatState(state) },
          { max: bodyLimit, measure: (text) => text.length, elsewhere },
        ),
      comment: (news, stamp) => newsMarkdown(news, context, stamp),
    },
  );
}

/** The title never changes: each change of it would be a line in the issue's timeline. */
function titleOf({ environment, branch }: DriftContext): string {
  const where = environment === undefined ? '' : ` in ${environment}`;
  return `Drift${where}: Nomad jobs differ from ${branch}`;
}
