import { closedEvent, pullRequestEvent, startGitHub, type FakeGitHub } from './github.ts';
import { network, startModules, type ModuleStory } from './modules.ts';
import { createWorkspace, type Workspace } from './workspace.ts';
import type { ActionRun } from './action.ts';

export const signingKey = 'a-key-of-more-than-sixteen-bytes';
const versionsFile = 'modules/network.yml';

type RunOptions = NonNullable<Parameters<ModuleStory['deprecate']>[0]>;

/** A repository with a file of versions, a pull request that changes it, and a registry. */
export interface ReviewStory extends AsyncDisposable {
  readonly story: ModuleStory;
  readonly github: FakeGitHub;
  readonly workspace: Workspace;
  /** Writes the file of versions. */
  list(text: string): void;
  /** The step on the pull request. */
  plan(options?: RunOptions): Promise<ActionRun>;
  /** The step after its merge. */
  merge(options?: RunOptions): Promise<ActionRun>;
  /** The text of the comment; empty without one. */
  comment(): string;
}

/** Starts with a list of versions in YAML. */
export async function startReview(
  text: string,
  versions: NonNullable<Parameters<typeof startModules>[0]['versions']> = ['1.0.0', '1.1.0', '1.2.0', '2.0.0'],
): Promise<ReviewStory> {
  const story = await startModules({ versions });
  const github = await startGitHub();
  const workspace = createWorkspace({ [versionsFile]: text });
  const run = (
    event: NonNullable<RunOptions['event']>,
    { inputs, env, ...options }: RunOptions,
  ): Promise<ActionRun> => {
    workspace.commit();
    return story.deprecate({
      event,
      apiUrl: github.url,
      workspace: workspace.path,
      ...options,
      env: { GITHUB_GRAPHQL_URL: `${github.url}/graphql`, ...env },
      inputs: { policy: 'explicit', 'versions-file': versionsFile, 'signing-key': signingKey, ...inputs },
    });
  };
  return {
    story,
    github,
    workspace,
    list: (changed) => workspace.write(versionsFile, changed),
    plan: (options = {}) => run(pullRequestEvent(), options),
    merge: (options = {}) => run(closedEvent(true), options),
    comment: () => github.comments.at(-1)?.body ?? '',
    async [Symbol.asyncDispose]() {
      workspace[Symbol.dispose]();
      await github[Symbol.asyncDispose]();
      await story[Symbol.asyncDispose]();
    },
  };
}

/** Deprecates or reinstates a version of the story's module, as a person does. */
export function decideByHand(
  { registry }: Pick<ModuleStory, 'registry'>,
  version: string,
  deprecation: ReturnType<ModuleStory['registry']['deprecation']>,
): void {
  const found = registry.find(network)?.versions.get(version);
  if (found === undefined) throw new Error(`There is no ${version}`);
  registry.deprecate(found, deprecation, 0);
}

/** Adds a version to the story's module, imported at once. */
export function publishAlso({ registry }: Pick<ModuleStory, 'registry'>, version: string): void {
  const versions = registry.find(network)?.versions;
  const newest = versions?.get('2.0.0');
  if (newest === undefined) throw new Error('There is no 2.0.0');
  versions?.set(version, { ...newest, version });
}
