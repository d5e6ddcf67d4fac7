import { ActionError } from '../../../errors.ts';
import { surveyRepository } from '../../../clients/github/survey.ts';
import { connectGitHub, type RunContext } from '../../../operations/run-context.ts';
import type { DriftInputs } from '../inputs.ts';
import type { KeptIssue, SurveyedGitHub } from './keep-issue.ts';

/** Asks GitHub what the run has to know; without an answer, what that means for the issue. */
export async function surveyGitHub(
  { issue, skipOpen, githubToken }: DriftInputs,
  context: Pick<RunContext, 'event' | 'transport' | 'runner'>,
): Promise<SurveyedGitHub | { readonly issue: KeptIssue }> {
  const { repository, graphqlUrl } = context.event;
  if (!issue.wanted && !skipOpen) return notKept('');
  if (githubToken === undefined) return notKept('`github-token` is empty.');
  if (repository === undefined) return notKept('the repository of this run is not known.');
  try {
    const github = await connectGitHub(context, githubToken);
    const survey = await surveyRepository({ github, repository, graphqlUrl, withPullRequests: skipOpen });
    if (skipOpen && survey.pullRequests === undefined) {
      const why = graphqlUrl === undefined ? 'this server has no GraphQL' : 'the token needs `pull-requests: read`';
      context.runner.log(`Open pull requests could not be read (${why}), so drift of their jobs counts as well.`);
    }
    return { github, repository, survey };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { issue: { action: 'failed', url: '', failure: error } };
  }
}

function notKept(why: string): { readonly issue: KeptIssue } {
  return { issue: { action: 'not-kept', url: '', why } };
}
