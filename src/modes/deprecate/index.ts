import { forkReport, expandReport } from '../../report/run-report.ts';
import { registryReport } from '../../report/modules/module-report.ts';
import {
  completeDeprecateInputs,
  deprecateInputs,
  isTokenWithheld,
  readDeprecateInputs,
  type DeprecateInputs,
} from './inputs.ts';
import { withErrors } from '../../errors.ts';
import { judgeModules, nothingJudged } from '../../operations/modules/judge-modules.ts';
import { planChanges, type ChangeReview } from './plan-changes.ts';
import { makeReviewedChanges } from './reviewed-changes.ts';
import { decideDeprecations } from './deprecate-module.ts';
import { noteReleases } from './release-note.ts';
import { createConsumerReader } from './read-consumers.ts';
import type { CommentDraft } from '../../report/comment/publish-comment.ts';
import type { RegistryOutcome } from '../../deprecation/outcome.ts';
import type { Mode } from '../mode.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { RunContext } from '../../operations/run-context.ts';

/**
 * Mode `deprecate`: deprecates the versions of a module that a release supersedes.
 * Takes the event of the release and a policy; returns the result of each version.
 * All changes of a module are decided before the first is written. A second run changes nothing, and versions that a person deprecated are left alone.
 */
export const mode: Mode<typeof deprecateInputs, DeprecateInputs, ShownChanges> = {
  inputs: deprecateInputs,
  activity: 'Deprecating',
  writes: ['deprecate'],
  read: readDeprecateInputs,
  complete: completeDeprecateInputs,
  run: deprecate,
  report({ outcome, comment }, context) {
    const report = expandReport(registryReport(outcome), context);
    return { ...report, comment, outputs: { ...report.outputs, 'comment-url': '' } };
  },
  withheld: {
    isWithheld: isTokenWithheld,
    report(context) {
      const { outputs } = registryReport(
        nothingJudged({ mode: 'deprecate', dryRun: false }, { event: { tag: undefined } }),
      );
      return expandReport(forkReport('planned', { outputs }), context);
    },
  },
};

interface ShownChanges {
  readonly outcome: RegistryOutcome;
  /** On the pull request; undefined if none is written. */
  readonly comment: CommentDraft | undefined;
}

/** Deprecates what a release supersedes in all modules; with `note: release` also lists it in the release. */
async function deprecate(inputs: DeprecateInputs, context: RunContext): Promise<ShownChanges> {
  const waitUntil = performance.now() + inputs.waitForVersion;
  let review: ChangeReview | undefined;
  const judging = async (): Promise<RegistryOutcome> => {
    review = await reviewChanges(inputs, context);
    const isPlan = review?.isPlan === true;
    const given = isPlan ? { ...inputs, dryRun: true } : inputs;
    const outcome = await judgeModules(given, context, decideBy(given, context, waitUntil), review?.judge);
    return { ...outcome, isPlan };
  };
  const outcome = await withErrors(judging(), nothingJudged(inputs, context));
  const noted = await noteChanges(outcome, inputs, context);
  return { outcome: noted, comment: await review?.comment(noted) };
}

/** Undefined without a key: then a step changes what it names. */
async function reviewChanges(inputs: DeprecateInputs, context: RunContext): Promise<ChangeReview | undefined> {
  const { keys } = inputs;
  if (keys === undefined) return undefined;
  const { pullRequest } = context.event;
  const isOpen = pullRequest !== undefined && !pullRequest.closed;
  return isOpen ? planChanges({ ...inputs, keys }, context) : makeReviewedChanges({ ...inputs, keys }, context);
}

function decideBy(inputs: DeprecateInputs, context: RunContext, waitUntil: number): Parameters<typeof judgeModules>[2] {
  return ({ tag }, run) => {
    const releaseUrl = (name: string): string =>
      tag?.tag === name && tag.url !== undefined ? tag.url : releasePage(name, context.event);
    const readConsumers = createConsumerReader(inputs, context);
    const isPrerelease = tag?.isPrerelease === true;
    const dependencies = { ...run, inputs, tag: tag?.tag ?? '', isPrerelease, releaseUrl, waitUntil, readConsumers };
    return async (target) => decideDeprecations(target, dependencies);
  };
}

async function noteChanges(
  outcome: RegistryOutcome,
  { note, dryRun, githubToken: token }: DeprecateInputs,
  context: RunContext,
): Promise<RegistryOutcome> {
  const { modules, isPlan } = outcome;
  if (!note || dryRun || isPlan === true || modules.length === 0) return outcome;
  const noting = noteReleases({ context, token, modules });
  return withErrors(
    noting.then((noted) => ({ ...outcome, note: noted })),
    outcome,
  );
}

/** Empty without a repository. */
function releasePage(tag: string, { repo: repository, serverUrl }: RunnerContext): string {
  const path = tag.split('/').map(encodeURIComponent).join('/');
  return repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.repo}/releases/tag/${path}`;
}
