import { startStory, type Story, type StoryOptions, type StoryRunOptions } from './registering.ts';
import type { ActionRun } from './action.ts';
import type { DeploymentDouble } from './github-deployments.ts';

/** The inputs that record a GitHub deployment. */
export const recorded = { deployments: 'auto', environment: 'production', 'ui-address': 'https://nomad.example' };

/** A story with a planned pull request, in which every run records a GitHub deployment. */
export interface DeployedStory extends AsyncDisposable {
  readonly story: Story;
  /** Mode `register`. */
  register(options?: StoryRunOptions): Promise<ActionRun>;
  /** Any other mode, with the inputs given and the same double of GitHub. */
  run(inputs: Readonly<Record<string, string>>, options?: Omit<StoryRunOptions, 'inputs'>): Promise<ActionRun>;
  /** Plans and registers another state of the job files; returns its commit. */
  change(files: Readonly<Record<string, string>>, options?: StoryRunOptions): Promise<string>;
}

export async function startDeployed(options: StoryOptions): Promise<DeployedStory> {
  const story = await startStory(options);
  const register: DeployedStory['register'] = ({ inputs, ...more } = {}) =>
    story.register({ inputs: { ...recorded, ...inputs }, ...more });
  await story.plan();
  return {
    story,
    register,
    run: (inputs, { env, ...more } = {}) =>
      story.run({
        inputs: { ...recorded, ...inputs },
        env: { GITHUB_API_URL: story.github.url, GITHUB_GRAPHQL_URL: `${story.github.url}/graphql`, ...env },
        ...more,
      }),
    async change(files, more) {
      for (const [name, text] of Object.entries(files)) story.workspace.write(name, text);
      const commit = story.workspace.commit();
      // As on another pull request: its plan is a new comment.
      story.github.comments.splice(0);
      await story.plan();
      await register(more);
      return commit;
    },
    [Symbol.asyncDispose]: () => story[Symbol.asyncDispose](),
  };
}

/** The states of each GitHub deployment, in order. */
export function statesOf({ github }: Story): readonly (readonly string[])[] {
  return github.deployments.map(({ statuses }) => statuses.map(({ state }) => state));
}

/** The last status of the newest GitHub deployment. */
export function lastStatus({ github }: Story): DeploymentDouble['statuses'][number] | undefined {
  return github.deployments.at(-1)?.statuses.at(-1);
}

/** The requests about deployments so far. */
export function deploymentRequests({ github }: Story): readonly string[] {
  return github.asked.filter((line) => line.includes('/deployments'));
}

/** The warnings of a run about its GitHub deployment. */
export function warningsOf({ annotations }: ActionRun): readonly string[] {
  return annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
}
