import { expandReport } from '../../report/run-report.ts';
import { registryReport } from '../../report/modules/module-report.ts';
import { deprecateInputs, readDeprecateInputs, type DeprecateInputs } from './inputs.ts';
import { withErrors } from '../../errors.ts';
import { judgeModules, nothingJudged } from '../../operations/modules/judge-modules.ts';
import { decideDeprecations } from './deprecate-module.ts';
import type { RegistryOutcome } from '../../deprecation/outcome.ts';
import type { Mode } from '../mode.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { RunContext } from '../../operations/run-context.ts';

/**
 * Mode `deprecate`: deprecates the versions of a module that a release supersedes.
 * Takes the event of the release and a policy; returns the result of each version.
 * All changes of a module are decided before the first is written. A second run changes nothing, and versions that a person deprecated are left alone.
 */
export const mode: Mode<typeof deprecateInputs, DeprecateInputs, RegistryOutcome> = {
  inputs: deprecateInputs,
  activity: 'Deprecating',
  writes: ['deprecate'],
  read: readDeprecateInputs,
  run: deprecate,
  report: (outcome, context) => expandReport(registryReport(outcome), context),
};

async function deprecate(inputs: DeprecateInputs, context: RunContext): Promise<RegistryOutcome> {
  const waitUntil = performance.now() + inputs.waitForVersion;
  const judging = judgeModules(inputs, context, decideBy(inputs, context, waitUntil));
  return withErrors(judging, nothingJudged(inputs, context));
}

function decideBy(inputs: DeprecateInputs, context: RunContext, waitUntil: number): Parameters<typeof judgeModules>[2] {
  return ({ tag }, run) => {
    const releaseUrl = (name: string): string =>
      tag?.tag === name && tag.url !== undefined ? tag.url : releasePage(name, context.event);
    const isPrerelease = tag?.isPrerelease === true;
    const dependencies = { ...run, inputs, tag: tag?.tag ?? '', isPrerelease, releaseUrl, waitUntil };
    return async (target) => decideDeprecations(target, dependencies);
  };
}

/** Empty without a repository. */
function releasePage(tag: string, { repo: repository, serverUrl }: RunnerContext): string {
  const path = tag.split('/').map(encodeURIComponent).join('/');
  return repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.repo}/releases/tag/${path}`;
}
