import { withErrors } from '../../errors.ts';
import { judgeModules, nothingJudged } from '../../operations/modules/judge-modules.ts';
import { deprecateModule } from './deprecate-module.ts';
import { noteReleases } from './note-release.ts';
import { createConsumerReader } from './read-consumers.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { RegistryOutcome } from '../../deprecation/outcome.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { DeprecateInputs } from './inputs.ts';

/** Deprecates what a release supersedes, module by module; with `note: release` also lists it in the release. */
export async function deprecate(inputs: DeprecateInputs, context: RunContext): Promise<RegistryOutcome> {
  const waitUntil = performance.now() + inputs.waitForVersion;
  const judging = judgeModules(inputs, context, ({ tag }, run) => {
    const releaseUrl = (name: string): string =>
      tag?.tag === name && tag.url !== undefined ? tag.url : releasePage(name, context.event);
    const readConsumers = createConsumerReader(inputs, context);
    const isPrerelease = tag?.isPrerelease === true;
    const dependencies = { ...run, inputs, tag: tag?.tag ?? '', isPrerelease, releaseUrl, waitUntil, readConsumers };
    return async (target) => deprecateModule(target, dependencies);
  });
  const outcome = await withErrors(judging, nothingJudged(inputs, context));
  if (!inputs.note || inputs.dryRun || outcome.modules.length === 0) return outcome;
  const noting = noteReleases({ context, token: inputs.githubToken, modules: outcome.modules });
  return withErrors(
    noting.then((note) => ({ ...outcome, note })),
    outcome,
  );
}

/** Empty without a repository. */
function releasePage(tag: string, { repository, serverUrl }: RunnerContext): string {
  const path = tag.split('/').map(encodeURIComponent).join('/');
  return repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.name}/releases/tag/${path}`;
}
