import { createGitHub, type GitHub } from '../github/client.ts';
import { commentMarker, upsertComment } from '../github/comments.ts';
import { whoAreWe } from '../github/identity.ts';
import { findOpenPullRequest, hasOtherHead } from '../github/pull-request.ts';
import { createFetch } from '../http/fetch.ts';
import { isLater, runOf, wroteLater } from '../report/same-comment.ts';
import type { Context, Repository } from '../github/context.ts';
import type { Transport } from '../http/exchange.ts';
import type { Surroundings } from '../report/plan-comment.ts';
import type { WriteComment } from '../report/tell-plan.ts';
import type { Run } from './run.ts';
import type { PlanInputs } from '../inputs/plan.ts';

/** A run of mode `plan`. */
export type PlanRun = Run & { readonly inputs: PlanInputs };

/** Where the plan is told, and what it links to. */
export function placeOf(
  run: PlanRun,
  transport: Transport,
): { surroundings: Surroundings; writeComment: WriteComment | undefined } {
  const { context, inputs } = run;
  const { repository, pullRequest, runUrl } = context;
  const commit = pullRequest?.headSha ?? context.sha;
  const marker = commentMarker(inputs.comment.id);
  const surroundings: Surroundings = {
    marker,
    fileUrl: fileUrlOf(context),
    commit,
    run: runUrl === undefined ? undefined : { number: context.runNumber, attempt: context.runAttempt, url: runUrl },
    cluster: inputs.scheduler.address.host,
    region: inputs.scheduler.region,
  };
  const { token, wanted } = inputs.comment;
  if (wanted && token === undefined && pullRequest !== undefined) {
    run.runner.notice('No comment is written: `github-token` is empty. The plan is in the step summary.', {
      title: 'Outrider',
    });
  }
  // A merge queue plans a commit that no pull request has for its head; its plan is in the summary.
  const canBeFound = context.eventName === 'push' || context.eventName === 'workflow_dispatch';
  if (!wanted || token === undefined || repository === undefined || (pullRequest === undefined && !canBeFound)) {
    return { surroundings, writeComment: undefined };
  }
  const connect = (): Promise<GitHub> => connectGitHub(transport, context.apiUrl, token);
  return { surroundings, writeComment: commentWriter({ run, repository, connect, commit: commit ?? '', marker }) };
}

/** URL of a file at the commit of the run; undefined when there is no repository to link to. */
export function fileUrlOf({ repository, serverUrl, pullRequest, sha }: Context): Surroundings['fileUrl'] {
  const commit = pullRequest?.headSha ?? sha;
  if (repository === undefined || commit === undefined) return undefined;
  const base = `${serverUrl}/${repository.owner}/${repository.name}/blob/${commit}`;
  return (file) => `${base}/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** A client of GitHub over our own transport. */
export async function connectGitHub(transport: Transport, apiUrl: string, token: string): Promise<GitHub> {
  return createGitHub({ fetch: createFetch({ transport, service: 'GitHub' }), apiUrl, token });
}

interface WriterOptions {
  readonly run: PlanRun;
  readonly repository: Repository;
  readonly connect: () => Promise<GitHub>;
  readonly commit: string;
  readonly marker: string;
}

function commentWriter({ run, repository, connect, commit, marker }: WriterOptions): WriteComment {
  const { context, inputs } = run;
  return async (body, options) => {
    const github = await connect();
    const pullRequest = context.pullRequest ?? (await findOpenPullRequest(github, repository, commit));
    if (pullRequest === undefined) return { action: 'none', why: 'no open pull request has this commit for its head' };
    const ours = { commit: pullRequest.headSha, number: context.runNumber, attempt: context.runAttempt };
    const isOutdated = async (present: readonly string[]): Promise<boolean> =>
      present.some((one) => isLater(runOf(one), ours)) || (await hasOtherHead(github, repository, pullRequest));
    const author = (): Promise<string> =>
      whoAreWe({ github, graphqlUrl: context.graphqlUrl, commentAuthor: inputs.comment.author });
    const place = { github, repository, number: pullRequest.number, marker, author };
    const written = await upsertComment(place, body, { ...options, isNewer: wroteLater, isOutdated });
    return written ?? { action: 'none', why: 'nothing changes, and there is no comment yet' };
  };
}
